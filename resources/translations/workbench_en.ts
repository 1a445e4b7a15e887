<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Board</name>
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
</context>
<context>
    <name>MetricRoom</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
</context>
</TS>
