import java.io.File;
import weka.core.Instances;
import weka.core.converters.AbstractFileLoader;
import weka.core.converters.ArffLoader;
import weka.core.converters.CSVLoader;

/** Reads one file three times with Weka's loader and prints the shortest time. */
public class ReadWithWeka {
    public static void main(String[] arguments) throws Exception {
        double best = Double.MAX_VALUE;
        int rows = 0;
        int columns = 0;
        for (int i = 0; i < 3; i++) {
            boolean arff = arguments[0].endsWith(".arff");
            AbstractFileLoader loader = arff ? new ArffLoader() : new CSVLoader();
            long began = System.nanoTime();
            loader.setSource(new File(arguments[0]));
            Instances data = loader.getDataSet();
            best = Math.min(best, (System.nanoTime() - began) / 1e9);
            rows = data.numInstances();
            columns = data.numAttributes();
        }
        System.out.printf("%8.3f s  %d x %d%n", best, rows, columns);
    }
}
