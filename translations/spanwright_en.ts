<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ui::AlternativesModel</name>
    <message numerus="yes">
        <source>fails in %n case(s)</source>
        <translation>
            <numerusform>fails in %n case</numerusform>
            <numerusform>fails in %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least: %n item(s) without a price.</source>
        <translation>
            <numerusform>At least: %n item without a price.</numerusform>
            <numerusform>At least: %n items without a price.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AssumptionText</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Canvas</name>
    <message numerus="yes">
        <source>Move %n site(s)</source>
        <translation>
            <numerusform>Move %n site</numerusform>
            <numerusform>Move %n sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln port(s)</source>
        <translation>
            <numerusform>%Ln port</numerusform>
            <numerusform>%Ln ports</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln pair</numerusform>
            <numerusform>%Ln pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hut(s)</source>
        <translation>
            <numerusform>%n hut</numerusform>
            <numerusform>%n huts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln amplifier(s)</source>
        <translation>
            <numerusform>%Ln amplifier</numerusform>
            <numerusform>%Ln amplifiers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CanvasOverlays</name>
    <message numerus="yes">
        <source>%n site(s) have no coordinates: shown in the schematic</source>
        <translation>
            <numerusform>%n site has no coordinates: shown in the schematic</numerusform>
            <numerusform>%n sites have no coordinates: shown in the schematic</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CheckListEditor</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ComboEditor</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Document</name>
    <message numerus="yes">
        <source>Move %n site(s)</source>
        <translation>
            <numerusform>Move %n site</numerusform>
            <numerusform>Move %n sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n site(s)</source>
        <translation>
            <numerusform>Delete %n site</numerusform>
            <numerusform>Delete %n sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n route(s)</source>
        <translation>
            <numerusform>Delete %n route</numerusform>
            <numerusform>Delete %n routes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n demand(s)</source>
        <translation>
            <numerusform>Delete %n demand</numerusform>
            <numerusform>Delete %n demands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n object(s)</source>
        <translation>
            <numerusform>Delete %n object</numerusform>
            <numerusform>Delete %n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n shared risk(s)</source>
        <translation>
            <numerusform>Delete %n shared risk</numerusform>
            <numerusform>Delete %n shared risks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message numerus="yes">
        <source>%n error(s) are open in this scenario. &lt;a href=&quot;findings&quot;&gt;Show findings&lt;/a&gt;</source>
        <translation>
            <numerusform>%n error is open in this scenario. &lt;a href=&quot;findings&quot;&gt;Show findings&lt;/a&gt;</numerusform>
            <numerusform>%n errors are open in this scenario. &lt;a href=&quot;findings&quot;&gt;Show findings&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the first of %n table(s)</source>
        <translation>
            <numerusform>%1, the first of %n table</numerusform>
            <numerusform>%1, the first of %n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FailureTableModel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of this kind do the same.</source>
        <translation>
            <numerusform>%Ln of this kind does the same.</numerusform>
            <numerusform>%Ln of this kind do the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FailureText</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n route(s): %1</source>
        <translation>
            <numerusform>over %n route: %1</numerusform>
            <numerusform>over %n routes: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FailuresPanel</name>
    <message numerus="yes">
        <source>%n choice(s) in %1</source>
        <translation>
            <numerusform>%n choice in %1</numerusform>
            <numerusform>%n choices in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dual failure(s) in %1</source>
        <translation>
            <numerusform>%Ln dual failure in %1</numerusform>
            <numerusform>%Ln dual failures in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln single failure(s) in %1</source>
        <translation>
            <numerusform>%Ln single failure in %1</numerusform>
            <numerusform>%Ln single failures in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lit route(s) in %1</source>
        <translation>
            <numerusform>%Ln lit route in %1</numerusform>
            <numerusform>%Ln lit routes in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FigureEditor</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FindingsModel</name>
    <message numerus="yes">
        <source>Accepted (%n)</source>
        <translation>
            <numerusform>Accepted (%n)</numerusform>
            <numerusform>Accepted (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FindingsView</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) passed for this scenario.</source>
        <translation>
            <numerusform>%n check passed for this scenario.</numerusform>
            <numerusform>%n checks passed for this scenario.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HeadlineCards</name>
    <message numerus="yes">
        <source>at %n site(s)</source>
        <translation>
            <numerusform>at %n site</numerusform>
            <numerusform>at %n sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≈ estimate, %n item(s) without a price</source>
        <translation>
            <numerusform>≈ estimate, %n item without a price</numerusform>
            <numerusform>≈ estimate, %n items without a price</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Inspector</name>
    <message numerus="yes">
        <source>%n site(s)</source>
        <translation>
            <numerusform>%n site</numerusform>
            <numerusform>%n sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n route(s)</source>
        <translation>
            <numerusform>%n route</numerusform>
            <numerusform>%n routes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s), of several kinds</source>
        <translation>
            <numerusform>%n object, of several kinds</numerusform>
            <numerusform>%n objects, of several kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shared risk(s)</source>
        <translation>
            <numerusform>%n shared risk</numerusform>
            <numerusform>%n shared risks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LineEditor</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>%n site(s) selected</source>
        <translation>
            <numerusform>%n site selected</numerusform>
            <numerusform>%n sites selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n route(s) selected</source>
        <translation>
            <numerusform>%n route selected</numerusform>
            <numerusform>%n routes selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) selected</source>
        <translation>
            <numerusform>%n object selected</numerusform>
            <numerusform>%n objects selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shared risk(s) selected</source>
        <translation>
            <numerusform>%n shared risk selected</numerusform>
            <numerusform>%n shared risks selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::NotesEditor</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ObjectsPage</name>
    <message numerus="yes">
        <source>Edit only the %n site(s)</source>
        <translation>
            <numerusform>Edit only the %n site</numerusform>
            <numerusform>Edit only the %n sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Edit only the %n route(s)</source>
        <translation>
            <numerusform>Edit only the %n route</numerusform>
            <numerusform>Edit only the %n routes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::OutlineModel</name>
    <message numerus="yes">
        <source>%n made</source>
        <translation>
            <numerusform>%n made</numerusform>
            <numerusform>%n made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n route(s)</source>
        <translation>
            <numerusform>%n route</numerusform>
            <numerusform>%n routes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PreviewBanner</name>
    <message numerus="yes">
        <source>Size for it: %Ln port(s)</source>
        <translation>
            <numerusform>Size for it: %Ln port</numerusform>
            <numerusform>Size for it: %Ln ports</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ResultsDock</name>
    <message numerus="yes">
        <source>%n open finding(s)</source>
        <translation>
            <numerusform>%n open finding</numerusform>
            <numerusform>%n open findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Findings, %n open</source>
        <translation>
            <numerusform>Findings, %n open</numerusform>
            <numerusform>Findings, %n open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RouteProperties</name>
    <message numerus="yes">
        <source>From %n listed span(s).</source>
        <translation>
            <numerusform>From %n listed span.</numerusform>
            <numerusform>From %n listed spans.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SpectrumBar</name>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln pair</numerusform>
            <numerusform>%Ln pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln channel(s)</source>
        <translation>
            <numerusform>%Ln channel</numerusform>
            <numerusform>%Ln channels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free: no channel of these %Ln pair(s) stands here.</source>
        <translation>
            <numerusform>Free: no channel of this %Ln pair stands here.</numerusform>
            <numerusform>Free: no channel of these %Ln pairs stands here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln other pattern(s)</source>
        <translation>
            <numerusform>and %Ln other pattern</numerusform>
            <numerusform>and %Ln other patterns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::WelcomePage</name>
    <message numerus="yes">
        <source>%n design(s) were not closed in order.</source>
        <translation>
            <numerusform>%n design was not closed in order.</numerusform>
            <numerusform>%n designs were not closed in order.</numerusform>
        </translation>
    </message>
</context>
</TS>
