<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AttributePanel</name>
    <message numerus="yes">
        <source>%n attribute(s) ticked</source>
        <translation>
            <numerusform>%n attribute ticked</numerusform>
            <numerusform>%n attributes ticked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep %n attribute(s)</source>
        <translation>
            <numerusform>keep %n attribute</numerusform>
            <numerusform>keep %n attributes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BiplotPage</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxesPage</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassifyRoom</name>
    <message numerus="yes">
        <source>%n fold(s) failed: {text}</source>
        <translation>
            <numerusform>%n fold failed: {text}</numerusform>
            <numerusform>%n folds failed: {text}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: %n run(s) not made, the others are in the list.</source>
        <translation>
            <numerusform>Cancelled: %n run not made, the others are in the list.</numerusform>
            <numerusform>Cancelled: %n runs not made, the others are in the list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message numerus="yes">
        <source>%n command(s) found</source>
        <translation>
            <numerusform>%n command found</numerusform>
            <numerusform>%n commands found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConfusionModel</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurveWords</name>
    <message numerus="yes">
        <source>%n chosen run(s) not drawn</source>
        <translation>
            <numerusform>%n chosen run not drawn</numerusform>
            <numerusform>%n chosen runs not drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The curves of %n row(s) are being computed…</source>
        <translation>
            <numerusform>The curves of %n row are being computed…</numerusform>
            <numerusform>The curves of %n rows are being computed…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DatasetModel</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DistancesPage</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InspectorPanel</name>
    <message numerus="yes">
        <source>%n row(s) selected</source>
        <translation>
            <numerusform>%n row selected</numerusform>
            <numerusform>%n rows selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyboardMap</name>
    <message numerus="yes">
        <source>%n shortcut(s)</source>
        <translation>
            <numerusform>%n shortcut</numerusform>
            <numerusform>%n shortcuts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearningPage</name>
    <message numerus="yes">
        <source>%n fold(s) failed.</source>
        <translation>
            <numerusform>%n fold failed.</numerusform>
            <numerusform>%n folds failed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonPlayer</name>
    <message numerus="yes">
        <source>A course of %n lesson(s): all are in the menu Lessons</source>
        <translation>
            <numerusform>A course of %n lesson: all are in the menu Lessons</numerusform>
            <numerusform>A course of %n lessons: all are in the menu Lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message numerus="yes">
        <source>stopped after %n step(s)</source>
        <translation>
            <numerusform>stopped after %n step</numerusform>
            <numerusform>stopped after %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatrixGrid</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatrixPage</name>
    <message numerus="yes">
        <source>%n text attribute(s) left out</source>
        <translation>
            <numerusform>%n text attribute left out</numerusform>
            <numerusform>%n text attributes left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with a gap are not in every cell</source>
        <translation>
            <numerusform>%n row with a gap is not in every cell</numerusform>
            <numerusform>%n rows with a gap are not in every cell</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows as density tiles</source>
        <translation>
            <numerusform>%n row as density tiles</numerusform>
            <numerusform>%n rows as density tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MethodSlot</name>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n iteration</numerusform>
            <numerusform>%n iterations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MosaicPage</name>
    <message numerus="yes">
        <source>%n row(s) with a gap left out</source>
        <translation>
            <numerusform>%n row with a gap left out</numerusform>
            <numerusform>%n rows with a gap left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParallelPlot</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QueryControl</name>
    <message numerus="yes">
        <source>The vote stands without any %n row(s).</source>
        <translation>
            <numerusform>The vote stands without any %n row.</numerusform>
            <numerusform>The vote stands without any %n rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message numerus="yes">
        <source>%n other attribute(s) at the median.</source>
        <translation>
            <numerusform>%n other attribute at its median.</numerusform>
            <numerusform>%n other attributes at their medians.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) in all.</source>
        <translation>
            <numerusform>%n row in all.</numerusform>
            <numerusform>%n rows in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegressionPage</name>
    <message numerus="yes">
        <source>Query {x}: predicted {y}, %n row(s) with a weight.</source>
        <translation>
            <numerusform>Query {x}: predicted {y}, %n row with a weight.</numerusform>
            <numerusform>Query {x}: predicted {y}, %n rows with a weight.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s). {method}. {query}</source>
        <translation>
            <numerusform>%n row. {method}. {query}</numerusform>
            <numerusform>%n rows. {method}. {query}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowCommands</name>
    <message numerus="yes">
        <source>%n row(s) copied</source>
        <translation>
            <numerusform>%n row copied</numerusform>
            <numerusform>%n rows copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>relabel %n row(s)</source>
        <translation>
            <numerusform>relabel %n row</numerusform>
            <numerusform>relabel %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n row(s)</source>
        <translation>
            <numerusform>delete %n row</numerusform>
            <numerusform>delete %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowSelection</name>
    <message numerus="yes">
        <source>%n row(s) selected</source>
        <translation>
            <numerusform>%n row selected</numerusform>
            <numerusform>%n rows selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowsPanel</name>
    <message numerus="yes">
        <source>delete %n row(s)</source>
        <translation>
            <numerusform>delete %n row</numerusform>
            <numerusform>delete %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %n row(s)</source>
        <translation>
            <numerusform>paste %n row</numerusform>
            <numerusform>paste %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste over %n row(s)</source>
        <translation>
            <numerusform>paste over %n row</numerusform>
            <numerusform>paste over %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunDesk</name>
    <message numerus="yes">
        <source>forget %n run(s)</source>
        <translation>
            <numerusform>forget %n run</numerusform>
            <numerusform>forget %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) forgotten; Undo brings them back</source>
        <translation>
            <numerusform>%n run forgotten; Undo brings it back</numerusform>
            <numerusform>%n runs forgotten; Undo brings them back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunNotes</name>
    <message numerus="yes">
        <source>%n fold(s) failed; {learner} on {data}: {text}</source>
        <translation>
            <numerusform>%n fold failed; {learner} on {data}: {text}</numerusform>
            <numerusform>%n folds failed; {learner} on {data}: {text}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemesView</name>
    <message numerus="yes">
        <source>fixed k: %n row(s) within {r}</source>
        <translation>
            <numerusform>fixed k: %n row within {r}</numerusform>
            <numerusform>fixed k: %n rows within {r}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fixed radius: %n row(s) within {r}</source>
        <translation>
            <numerusform>fixed radius: %n row within {r}</numerusform>
            <numerusform>fixed radius: %n rows within {r}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message numerus="yes">
        <source>%n combination(s) tried.</source>
        <translation>
            <numerusform>%n combination tried.</numerusform>
            <numerusform>%n combinations tried.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message numerus="yes">
        <source>%n plugin(s) of others found</source>
        <extracomment>Per cent of the system&apos;s size of text.</extracomment>
        <translation>
            <numerusform>%n plugin of others found</numerusform>
            <numerusform>%n plugins of others found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SilhouettePage</name>
    <message numerus="yes">
        <source>%n row(s) nearer to another class</source>
        <translation>
            <numerusform>%n row nearer to another class</numerusform>
            <numerusform>%n rows nearer to another class</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StrokePreview</name>
    <message numerus="yes">
        <source>move %n point(s)</source>
        <translation>
            <numerusform>move %n point</numerusform>
            <numerusform>move %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n point(s)</source>
        <translation>
            <numerusform>delete %n point</numerusform>
            <numerusform>delete %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shake %n point(s)</source>
        <translation>
            <numerusform>shake %n point</numerusform>
            <numerusform>shake %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pull %n point(s)</source>
        <translation>
            <numerusform>pull %n point</numerusform>
            <numerusform>pull %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestsPage</name>
    <message numerus="yes">
        <source>%n caution(s)</source>
        <translation>
            <numerusform>%n caution</numerusform>
            <numerusform>%n cautions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TreePage</name>
    <message numerus="yes">
        <source>%n row(s) selected</source>
        <translation>
            <numerusform>%n row selected</numerusform>
            <numerusform>%n rows selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with missing values left out</source>
        <translation>
            <numerusform>%n row with missing values left out</numerusform>
            <numerusform>%n rows with missing values left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TreePicture</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <extracomment>Below this zoom texts cannot be read and are left out. Below this one, boxes are a few pixels: their class is all that can be seen.</extracomment>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
</TS>
