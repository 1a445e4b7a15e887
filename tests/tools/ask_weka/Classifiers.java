import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Classifier;
import weka.classifiers.Evaluation;
import weka.classifiers.Sourcable;
import weka.classifiers.evaluation.Prediction;
import weka.classifiers.trees.J48;
import weka.core.Instances;
import weka.core.Utils;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * Trains Weka's classifiers on ARFF files (class last) and prints one JSON object.
 *
 * <p>Standard input has one line for each set: name, file, how many seeds of ten-fold
 * cross-validation, how many distributions of each classifier, separated by tabs.
 */
public final class Classifiers {
  /** No -R: reduced-error pruning of 3.9.7 ends in "Model selection method not implemented". */
  private static final String[] TREES = {
    "", "-U", "-B", "-S", "-C 0.1", "-M 5", "-U -B", "-J", "-C 0.05 -M 3"
  };
  private static final Map<String, String> COUNTED = new LinkedHashMap<>();
  private static final Map<String, String> PREDICTED = new LinkedHashMap<>();

  static {
    COUNTED.put("j48", "weka.classifiers.trees.J48");
    COUNTED.put("ibk1", "weka.classifiers.lazy.IBk -K 1");
    COUNTED.put("ibk5", "weka.classifiers.lazy.IBk -K 5");
    COUNTED.put("nb", "weka.classifiers.bayes.NaiveBayes");
    COUNTED.put("smo", "weka.classifiers.functions.SMO");
    PREDICTED.putAll(COUNTED);
    PREDICTED.put("j48-laplace", "weka.classifiers.trees.J48 -A");
    PREDICTED.put("ibk5-inverse", "weka.classifiers.lazy.IBk -K 5 -I");
    PREDICTED.put("ibk5-similarity", "weka.classifiers.lazy.IBk -K 5 -F");
    PREDICTED.put("nb-kernel", "weka.classifiers.bayes.NaiveBayes -K");
    PREDICTED.put("nb-discretise", "weka.classifiers.bayes.NaiveBayes -D");
    PREDICTED.put("mlp", "weka.classifiers.functions.MultilayerPerceptron");
  }

  private Classifiers() {}

  public static void main(String[] arguments) throws Exception {
    PrintStream answers = new PrintStream(System.out, true, "UTF-8");
    System.setOut(System.err); // Weka prints, too
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String separator = "{\n";
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      String[] asked = line.split("\t");
      Instances data = DataSource.read(asked[1]);
      data.setClassIndex(data.numAttributes() - 1);
      answers.print(separator + text(asked[0]) + ": {\"trees\": " + trees(data));
      answers.print(",\n\"cv\": " + counts(data, Integer.parseInt(asked[2])));
      answers.print(",\n\"split\": " + split(data, Integer.parseInt(asked[3])));
      answers.print(",\n\"folds\": " + (data.numInstances() > 60 ? "null" : folds(data)));
      answers.print("}");
      separator = ",\n";
    }
    answers.print("\n}\n");
    System.exit(0);
  }

  private static Classifier made(String command) throws Exception {
    String[] options = Utils.splitOptions(command);
    String name = options[0];
    options[0] = "";
    return AbstractClassifier.forName(name, options);
  }

  private static String trees(Instances data) throws Exception {
    StringBuilder out = new StringBuilder("{");
    for (String options : TREES) {
      J48 tree = (J48) made("weka.classifiers.trees.J48 " + options);
      out.append(options.isEmpty() ? "" : ",\n").append(text(options)).append(": {");
      tree.buildClassifier(new Instances(data));
      out.append("\"leaves\": ").append((int) tree.measureNumLeaves());
      out.append(", \"size\": ").append((int) tree.measureTreeSize());
      out.append(", \"graph\": ").append(text(tree.graph()));
      out.append(", \"source\": ").append(text(((Sourcable) tree).toSource("T"))).append("}");
    }
    return out.append("}").toString();
  }

  /** Rows (not weights) classified correctly in ten folds, for seeds from 1. */
  private static String counts(Instances data, int seeds) throws Exception {
    StringBuilder out = new StringBuilder("{");
    for (Map.Entry<String, String> one : COUNTED.entrySet()) {
      out.append(out.length() > 1 ? ", " : "").append(text(one.getKey())).append(": [");
      for (int seed = 1; seed <= seeds; seed++) {
        Evaluation evaluation = new Evaluation(data);
        evaluation.crossValidateModel(made(one.getValue()), data, 10, new Random(seed));
        int correct = 0;
        for (Prediction prediction : evaluation.predictions()) {
          correct += prediction.actual() == prediction.predicted() ? 1 : 0;
        }
        out.append(seed == 1 ? "" : ", ").append(correct);
      }
      out.append("]");
    }
    return out.append("}").toString();
  }

  /** The Explorer's split: 66 % of the shuffled rows train, the others test in order. */
  private static String split(Instances data, int distributions) throws Exception {
    Instances shuffled = new Instances(data);
    shuffled.randomize(new Random(1));
    int trains = (int) Math.round(shuffled.numInstances() * 66.0 / 100);
    Instances train = new Instances(shuffled, 0, trains);
    Instances test = new Instances(shuffled, trains, shuffled.numInstances() - trains);
    StringBuilder out = new StringBuilder("{");
    for (Map.Entry<String, String> one : PREDICTED.entrySet()) {
      out.append(out.length() > 1 ? ",\n" : "").append(text(one.getKey())).append(": ");
      try {
        out.append(predictions(made(one.getValue()), train, test, distributions));
      } catch (Exception refusal) {
        out.append("null");
      }
    }
    return out.append("}").toString();
  }

  private static String predictions(
      Classifier classifier, Instances train, Instances test, int distributions)
      throws Exception {
    classifier.buildClassifier(new Instances(train));
    StringBuilder codes = new StringBuilder();
    StringBuilder shares = new StringBuilder();
    for (int i = 0; i < test.numInstances(); i++) {
      double[] distribution = classifier.distributionForInstance(test.instance(i));
      codes.append(i == 0 ? "" : ",").append(Utils.maxIndex(distribution));
      if (i < distributions) {
        shares.append(i == 0 ? "[" : ",[");
        for (int c = 0; c < distribution.length; c++) {
          shares.append(c == 0 ? "" : ",").append(distribution[c]);
        }
        shares.append("]");
      }
    }
    return "{\"predicted\": [" + codes + "], \"scores\": [" + shares + "]}";
  }

  /** Test and training rows of ten folds with seed 3; rows carry their number as weight. */
  private static String folds(Instances data) {
    Instances numbered = new Instances(data);
    for (int i = 0; i < numbered.numInstances(); i++) {
      numbered.instance(i).setWeight(i);
    }
    Random random = new Random(3);
    numbered.randomize(random);
    numbered.stratify(10);
    StringBuilder out = new StringBuilder("[");
    for (int fold = 0; fold < 10; fold++) {
      Instances train = numbered.trainCV(10, fold, random);
      Instances test = numbered.testCV(10, fold);
      out.append(fold == 0 ? "[" : ",[").append(rows(test)).append(",");
      out.append(rows(train)).append("]");
    }
    return out.append("]").toString();
  }

  private static String rows(Instances data) {
    StringBuilder out = new StringBuilder("[");
    for (int i = 0; i < data.numInstances(); i++) {
      out.append(i == 0 ? "" : ",").append((int) data.instance(i).weight());
    }
    return out.append("]").toString();
  }

  private static String text(String raw) {
    StringBuilder out = new StringBuilder("\"");
    for (char letter : raw.toCharArray()) {
      if (letter == '"' || letter == '\\') {
        out.append('\\').append(letter);
      } else if (letter < 32 || letter > 126) {
        out.append(String.format("\\u%04x", (int) letter));
      } else {
        out.append(letter);
      }
    }
    return out.append('"').toString();
  }
}
