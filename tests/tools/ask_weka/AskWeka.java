import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicReference;

import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.converters.ArffLoader;
import weka.core.converters.CSVLoader;

/**
 * Reads files with Weka's own loaders and prints what it understood, one JSON
 * object with a line for each file. Names of files come on standard input, one a line,
 * relative to the folder given. Weka never ends on some files: each has a time limit.
 */
public final class AskWeka {
  private static final long MILLISECONDS = 5000;

  private AskWeka() {}

  public static void main(String[] arguments) throws Exception {
    PrintStream answers = System.out;
    System.setOut(System.err); // Weka prints, too
    File folder = new File(arguments[0]);
    BufferedReader names =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    StringBuilder out = new StringBuilder();
    for (String name = names.readLine(); name != null; name = names.readLine()) {
      out.append(out.length() == 0 ? "{\n" : ",\n");
      out.append(text(name)).append(": ").append(ask(new File(folder, name)));
    }
    answers.write((out + "\n}\n").getBytes(StandardCharsets.UTF_8));
    answers.flush();
    System.exit(0); // threads that hang are left behind
  }

  private static String ask(File file) throws InterruptedException {
    AtomicReference<String> answer = new AtomicReference<>();
    Thread thread = new Thread(() -> answer.set(answerFor(file)));
    thread.setDaemon(true);
    thread.start();
    thread.join(MILLISECONDS);
    return answer.get() == null ? "{\"error\": \"does not end\"}" : answer.get();
  }

  private static String answerFor(File file) {
    try {
      return described(load(file));
    } catch (Throwable trouble) {
      String said = trouble.getClass().getSimpleName() + ": " + trouble.getMessage();
      return "{\"error\": " + text(said) + "}";
    }
  }

  private static Instances load(File file) throws Exception {
    String name = file.getName();
    if (name.endsWith(".arff") || name.endsWith(".arff.gz")) {
      ArffLoader loader = new ArffLoader();
      loader.setFile(file);
      return loader.getDataSet();
    }
    if (name.endsWith(".dat")) { // Weka would take the suffix for SVMLight's
      try (BufferedReader reader =
          Files.newBufferedReader(file.toPath(), StandardCharsets.UTF_8)) {
        return new ArffLoader.ArffReader(reader).getData();
      }
    }
    CSVLoader loader = new CSVLoader();
    if (name.endsWith(".tsv")) {
      loader.setFieldSeparator("\t");
    }
    loader.setSource(file);
    return loader.getDataSet();
  }

  private static String described(Instances data) throws Exception {
    StringBuilder out = new StringBuilder("{\"relation\": ").append(text(data.relationName()));
    out.append(", \"attributes\": ").append(attributes(data));
    out.append(", \"cells\": ").append(cells(data));
    out.append(", \"weights\": [");
    for (int i = 0; i < data.numInstances(); i++) {
      out.append(i == 0 ? "" : ", ").append(data.instance(i).weight());
    }
    return out.append("]}").toString();
  }

  private static String attributes(Instances data) {
    StringBuilder out = new StringBuilder("[");
    for (int j = 0; j < data.numAttributes(); j++) {
      Attribute attribute = data.attribute(j);
      out.append(j == 0 ? "" : ", ").append("{\"name\": ").append(text(attribute.name()));
      out.append(", \"type\": ").append(text(Attribute.typeToString(attribute)));
      if (attribute.isNominal()) {
        out.append(", \"labels\": [");
        for (int k = 0; k < attribute.numValues(); k++) {
          out.append(k == 0 ? "" : ", ").append(text(attribute.value(k)));
        }
        out.append("]");
      }
      if (attribute.isDate()) {
        out.append(", \"format\": ").append(text(attribute.getDateFormat()));
      }
      if (attribute.isRelationValued()) {
        out.append(", \"inner\": ").append(attributes(attribute.relation()));
      }
      out.append(", \"weight\": ").append(attribute.weight()).append("}");
    }
    return out.append("]").toString();
  }

  /** Cells as numbers, texts, null for missing; inner tables as their cells. */
  private static String cells(Instances data) {
    StringBuilder out = new StringBuilder("[");
    for (int i = 0; i < data.numInstances(); i++) {
      out.append(i == 0 ? "[" : ", [");
      Instance row = data.instance(i);
      for (int j = 0; j < data.numAttributes(); j++) {
        out.append(j == 0 ? "" : ", ").append(cell(row, data.attribute(j)));
      }
      out.append("]");
    }
    return out.append("]").toString();
  }

  private static String cell(Instance row, Attribute attribute) {
    if (row.isMissing(attribute)) {
      return "null";
    }
    if (attribute.isRelationValued()) {
      return cells(row.relationalValue(attribute));
    }
    if (attribute.isNominal() || attribute.isString()) {
      return text(row.stringValue(attribute));
    }
    double value = row.value(attribute);
    // JSON has no infinity; Weka reads one
    return Double.isInfinite(value) ? text(Double.toString(value)) : Double.toString(value);
  }

  private static String text(String raw) {
    StringBuilder out = new StringBuilder("\"");
    for (char letter : String.valueOf(raw).toCharArray()) {
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
