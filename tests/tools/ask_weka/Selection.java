import java.util.Arrays;
import weka.attributeSelection.ASEvaluation;
import weka.attributeSelection.AttributeEvaluator;
import weka.attributeSelection.GainRatioAttributeEval;
import weka.attributeSelection.InfoGainAttributeEval;
import weka.attributeSelection.ReliefFAttributeEval;
import weka.attributeSelection.SymmetricalUncertAttributeEval;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;
import weka.filters.Filter;

/** Prints the scores and cut points of Weka for data files as one JSON document. */
public class Selection {

  public static void main(String[] files) throws Exception {
    String separator = "{\n";
    for (String file : files) {
      Instances data = DataSource.read(file);
      data.setClassIndex(data.numAttributes() - 1);
      String name = file.substring(file.lastIndexOf('/') + 1);
      System.out.print(separator + "\"" + name + "\": {\n");
      scores("info-gain", new InfoGainAttributeEval(), data);
      scores("gain-ratio", new GainRatioAttributeEval(), data);
      scores("symmetric-uncertainty", new SymmetricalUncertAttributeEval(), data);
      scores("relieff", new ReliefFAttributeEval(), data);
      for (boolean better : new boolean[] {false, true}) {
        mdl(better ? "mdl-E" : "mdl", better, data);
      }
      for (int bins : new int[] {3, 10}) {
        bins("equal-width-" + bins, bins, false, data, ",\n");
        bins("equal-frequency-" + bins, bins, true, data, bins == 10 ? "\n}" : ",\n");
      }
      separator = ",\n";
    }
    System.out.println("\n}");
  }

  static void scores(String key, ASEvaluation evaluator, Instances data) throws Exception {
    evaluator.buildEvaluator(new Instances(data));
    double[] scores = new double[data.numAttributes() - 1];
    for (int j = 0; j < scores.length; j++) {
      scores[j] = ((AttributeEvaluator) evaluator).evaluateAttribute(j);
    }
    System.out.println("\"" + key + "\": " + Arrays.toString(scores) + ",");
  }

  static void mdl(String key, boolean better, Instances data) throws Exception {
    weka.filters.supervised.attribute.Discretize filter =
        new weka.filters.supervised.attribute.Discretize();
    filter.setUseBetterEncoding(better);
    filter.setInputFormat(data);
    Filter.useFilter(data, filter);
    double[][] cuts = new double[data.numAttributes() - 1][];
    for (int j = 0; j < cuts.length; j++) {
      cuts[j] = filter.getCutPoints(j);
    }
    print(key, data, cuts, ",\n");
  }

  static void bins(String key, int bins, boolean frequency, Instances data, String end)
      throws Exception {
    weka.filters.unsupervised.attribute.Discretize filter =
        new weka.filters.unsupervised.attribute.Discretize();
    filter.setUseEqualFrequency(frequency);
    filter.setBins(bins);
    filter.setInputFormat(data);
    Filter.useFilter(data, filter);
    double[][] cuts = new double[data.numAttributes() - 1][];
    for (int j = 0; j < cuts.length; j++) {
      cuts[j] = filter.getCutPoints(j);
    }
    print(key, data, cuts, end);
  }

  /** One list for each attribute; null for a nominal one. */
  static void print(String key, Instances data, double[][] cuts, String end) {
    StringBuilder text = new StringBuilder("\"" + key + "\": [");
    for (int j = 0; j < cuts.length; j++) {
      text.append(j == 0 ? "" : ", ");
      if (data.attribute(j).isNominal()) {
        text.append("null");
      } else {
        text.append(cuts[j] == null ? "[]" : Arrays.toString(cuts[j]));
      }
    }
    System.out.print(text + "]" + end);
  }
}
