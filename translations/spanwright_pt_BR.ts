<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Canvas</name>
    <message>
        <source>Place campus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place hub</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Place campus “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place hub “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don&apos;t Save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>The table has more than %1 cells. Split it into smaller files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A carriage return stands alone. Save the table with line ends of Windows or Unix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a control character here: this is no CSV text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quotation mark stands inside a cell. Put the whole cell in quotation marks and double the one inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotation mark that opens here is never closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a closing quotation mark only a comma or the end of the line may follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is larger than %1 bytes. Split it into smaller files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not UTF-8. Save the table as “CSV UTF-8”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a folder. Choose a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read: you have no right to. Ask its owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a device, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read: the disk reports an error. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not written to the end: %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is larger than %2 MiB. It was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space, or save under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the place is write-protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a folder of that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again, or save under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not written: %2. What was there before is untouched. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was written, but the disk did not confirm it: %2. Save it again to be sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value “%1” in row “%2”, column “%3” cannot be used: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has no column “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column “%1” is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column “%1” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is empty: its first line must name the columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has %1 cells, the table has %2 columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another row has this id already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design&apos;s catalogue, table “%1”, row “%2”, column “%3”: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text in quotation marks is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number without quotation marks is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table has no such column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id stands beside the columns and is not one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue holds the table “%1” twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue has no table “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design&apos;s catalogue names a table “%1” that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it may not be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must be greater than zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too large to be true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds control characters or is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a year such as 2026 is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kinds of figures are spec, datasheet, press, derived and estimate, written “power=press;reach=spec”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an id has 1 to 128 bytes of plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not known to this version. It is kept, but has no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 further keys are not known to this version. They are kept, but have no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” must be %2, but it is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” must be a whole number, but it is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be “%2”. Choose one of: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not give “%2”, which is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” gives “%2” without “%3”. Give both or neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” must be a number, a word, a list of words, true or false, but it is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is empty. Give an id, or leave the key out to get one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a cell of a catalogue row. It must be a number, text, true, false or null.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a catalogue row without an “id” of 1 to 128 bytes of plain text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a second row with the id “%2”. Put both into one row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a Spanwright design: it is %1 instead of an object in braces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a Spanwright design. A design says &quot;format&quot;: &quot;spanwright-design&quot; in its outermost object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design does not say its &quot;version&quot;. Write &quot;version&quot;: 1 after &quot;format&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” must be 1, but it is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design has format version %1; this program reads up to version %2. Open it with a newer Spanwright.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design is larger than %1 MiB. That is more than a design can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campus pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two 100 MW sites, 100 km apart: 32,052 coherent ports as one fabric at taper 4, 12,096 at taper 10.6, about 1,000 as conventional interconnect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no example “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanwright design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” stands twice in %2. Take one of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the outermost object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number %1 is too large. Numbers lie between -1.797e308 and 1.797e308.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text holds more than %1 values. That is more than a design can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” lists more than %2 items. Split the design, or leave some out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists and objects are nested deeper than %1 levels. No design needs that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is empty. A design starts with “{”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number. Leave the key out, or write null, where a value is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something follows after the end of the design, starting with “%1”. Take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text ends in the middle. The file is not complete; get it again from where it came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” stands here where a key or a value is missing. Is there a comma too many before it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON writes text in double quotation marks (&quot;), not in single ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON has no comments. Take this one out, or keep it in “notes”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot stand here. Is there a comma, a colon or a quotation mark missing before it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is larger than 4 GiB. That is more than a design can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not UTF-8. Save it as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text in quotation marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list in square brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light and fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports and routers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sites, power and space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as one fabric (taper)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as conventional interconnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the demands I give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger of taper and job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fibre I can get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least annual cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What decides how much bandwidth leaves a campus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taper of conventional interconnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front-end bandwidth of a campus over the bandwidth that leaves it, under the basis “conventional interconnect”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed slowdown of a job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much longer a training step may take than without distance, under the basis “for a job”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all to all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who talks to whom with the bandwidth that leaves each campus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hub site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre of the pattern “hub”. Empty: the campus with the least sum of latencies to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Independent parallel networks that share the traffic equally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shortest by latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal split over equal paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal split over k paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full rate on a disjoint pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a demand finds its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loopless paths a demand is split over under “k paths”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tolerance of equal paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra one-way latency at which a path still counts as equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the light where it closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>through the routers of every site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether light passes through a site or ends in its routers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coherent pluggable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen by the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coherent optic of every route that does not name its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed pluggables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the program may choose from. Empty: all of the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optics that ship later than this are not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept back from the optical margin for ageing, repair and what the model does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre of every route that does not name its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C, 4.8 THz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C+L, 9.6 THz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>super C, 6 THz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>super C+L, 12 THz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectrum lit on every route that does not name its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In-line amplifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by band and pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By band and pairs: C single; C+L single, above 8 pairs multi-rail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre length over great circle where no length is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A route that needs amplifiers is cut into equal spans no longer than this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One long span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the optic reaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a route is tried without huts first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss of one long span, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typical fibre loss plus 1 dB above which a route gets huts. Raman pumping reaches 33 dB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of a port&apos;s rate that traffic may use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border router of every site that does not name its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare routers per plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routers of a site that traffic does not need, in every plane.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line ports per router, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer coherent ports in a box leave more buffer for each. 0: no limit of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client optic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey optic between border router and spine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client optics per client port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 counts the border and the spine end, 1 only the border&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of a campus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the meter, for every campus that does not give its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power at the meter over IT power, for every site that does not give its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platform of every campus that does not name its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border layer inside the site&apos;s power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the border layer&apos;s typical IT power off what is left for accelerators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of a network rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IT power that a rack of the border layer may take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power overhead of a hut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total over equipment power in an amplifier hut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre acquired by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IRU, per pair and km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>building, per route km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already owned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For every route that does not say its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life of equipment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years over which equipment is written off, straight line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life of fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years over which fibre is written off, straight line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of energy at the meter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maintenance a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the first cost of equipment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerator hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an hour of one accelerator is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies between %2 and %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no choice “%2”. Choose one of: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a list of catalogue ids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds an id that is empty, longer than 128 bytes or not plain text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be an id, written as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an id of 1 to 128 bytes of plain text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the design is not plain text of at most 1,000 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design holds no scenario. It needs at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design holds %1 scenarios; at most %2 are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two scenarios have the id “%1”. Give one of them another id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario “%1” is a second baseline. Only one scenario can be the baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 “%2”: %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 “%2”: %3 lies between %4 and %5 %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 lies between %4 and %5 %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 “%2”: %3 lies between %4 and %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 lies between %4 and %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 “%2”: %3 is a whole number from 0 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 is a whole number from 0 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 “%2”: %3 is not plain text of at most %4 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 is not plain text of at most %4 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not an id of 1 to 128 bytes of plain text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared-risk group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ready date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rack power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the transport limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latitude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longitude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route “%1” lists more than 10,000 spans.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the length of a span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loss of a span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a hut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route “%1”: the listed spans add up to %2 km, but the length is %3 km. Mend one of them: they may differ by 0.1 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acquisition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is one of build, iru, lease, owned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route “%1” starts and ends at site “%2”. A route joins two different sites.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the longest span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of fibre pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the amplifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pluggable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no assumption “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario “%1” has %2 sites; at most %3 are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario “%1” has %2 routes; at most %3 are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario “%1” has %2 demands; at most %3 are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 share the id “%3”. Give one of them another id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the repair time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cuts a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route “%1” ends at “%2”, but there is no such site.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route “%1” names the shared-risk group “%2”, but there is none of that id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A demand ends at “%1”, but there is no such site.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A demand starts and ends at site “%1”. A demand joins two different sites.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines without a price, left out above: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line and client ports, cages and routers of every site; ports, optics and fibre of every route.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bill of materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has to be bought for every site and route, with price ranges, power and sources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Site power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typical and provisioned power and space of the border layer at every site, and of the huts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumptions and sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every assumption and every catalogue row used, with its source and what it is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, one file a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workbook was not written: its parts could not be put together in the folder for temporary files (%1). Free some space there or set TMPDIR to another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table “%1” has more rows than a sheet can hold. Export it as CSV instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” holds a comma. Write the decimals after a point and nothing between the thousands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not begin with a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not fit here: type a number without a unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not fit here. Units that fit: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is too large or too small to reckon with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>µs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k USD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M USD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bn USD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kHz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MHz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GHz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>THz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>µm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dBm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USD/MWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>µs/km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USD/a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dB/km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ps/nm/km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ps/nm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>µm²</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GBd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TFLOPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair-km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amplifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>huts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quanta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>routers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terminals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not the file that was opened any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth-delay product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes that are on the way while the first answer comes back: what a sender must keep outstanding to fill a link or a bundle of links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate of a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links in the bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flows that share the bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In flight per link, round trip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In flight in the bundle, round trip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In flight per link, one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window per flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages outstanding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no input “%2”. Its inputs are: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no value for “%2”. Write a number, alone or with a unit such as %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no value for “%2”. Write a number without a unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The input “%1” is missing. Give it as a column or as a fixed value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has %1 cells, the head has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” in column “%2” is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) lies between %3 and %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) must be a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no finite value for these inputs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency of a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-way time and round trip over fibre, amplifiers, modems and routers. Queueing is not included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group index of the fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Span length, 0 for no amplifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delay of an amplifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modem pairs on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delay of a modem pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Router hops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delay of a hop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hops that store and forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn-round of the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time in the fibre, one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amplifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time in amplifiers, one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serialisation, one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-way latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PFC headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory that a port must keep free, for one lossless class, for what still arrives after it asks its peer to pause; and the distance at which a router&apos;s memory no longer holds it. IEEE 802.3 annex 31B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other delay of the line, one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delay of both interfaces, one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time the peer may take to stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest frame of the port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest frame of the lossless class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory bytes per wire byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports of the router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lossless classes per port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharing of the headroom pool, 1 for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory on the chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the interfaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the peer&apos;s response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of frames just begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes that may still arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom per port and class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory per port and class at full rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headroom of the router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits the memory on the chip (1 or 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits the deep memory (1 or 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach with the memory on the chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach with the deep memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time until the flow has stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest pause of one frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause frames per loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front end needs both accelerators per node and front-end rate per node. Give both or neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coherent ports of a campus pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the power of two equal sites to the coherent ports between them. With accelerators per node and front-end rate per node the front-end network is what leaves the site, as in conventional interconnect; without them it is the back-end network of the accelerators&apos; own NICs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of a site at the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IT power per accelerator, all-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NIC rate per accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerators per node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front-end rate per node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate of a coherent port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerators per site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth of a site&apos;s network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth between the sites, one direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coherent ports per end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coherent ports, both ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has too few fibre pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needed, %2 available, %3 are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light C+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light super C+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get %1 pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hangs on one cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of its fibre pairs leave in a single cable through a single entrance: one cut takes the site off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every route has the fibre pairs it needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every site has two cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The length of %1 is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The route carries nothing until its length is given or both sites have coordinates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not work on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The light has to go %1 km, and the catalogue gives this optic %2 km on such a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The light has to go %1 km, and the catalogue gives this optic no reach on such a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the program choose the optic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not allowed on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel plan of %1 needs more fibre pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 channels of each plane that pass through several routes find no frequency that is free on all of them, though each route alone has room in its %2 pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 regenerates passing light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of its %2 coherent ports only pass traffic on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every route&apos;s length is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every lightpath works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every optic is allowed and fits its cages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel plan fits the fibre pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light passes without regeneration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number of %1 holds the ports of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 coherent and %2 client ports do not go into its cages, its throughput or its limit of coherent ports. Routers, power and space of the site stay unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the limit of line ports per router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The border layer of %1 needs more power than it may</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kW provisioned (%2 kW typical) against a limit of %3 kW.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the limit to %1 kW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power or space of %1 is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue lacks watts or rack units of an optic, router or terminal that stands there. Give the figure in the design&apos;s catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amplifiers of %1 lack figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue gives “%1” no watts or no number of fibre pairs; the power of its huts leaves them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routers hold the ports of every site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The border layer stays within every site&apos;s power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All figures of the equipment are known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version does not size the demand basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The basis “%1” is kept in the design, but no traffic is made from it. Only the given demands are sized.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size as one fabric (taper)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version does not size the choice of paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choice “%1” is kept in the design, but every demand goes by its shortest path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the shortest paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than two campuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic is made between campuses, and there are fewer than two. Place another campus or give demands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hub site does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern “hub” names the site “%1”, and there is no such site, so no traffic is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the program choose the hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ring is a good one, perhaps not the shortest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With more than 10 campuses the ring is found by nearest neighbour and 2-opt, not by trying all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No path from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Gb/s have no way over routes of known length. Draw a route or give its length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campus %1 has no accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It sends nothing under this demand basis. Give it an accelerator, a number of them or more power, or make it a hub.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the scenario&apos;s accelerator, counted from the power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demand basis can be sized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choice of paths can be sized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are campuses to send traffic between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hub site exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ring is the shortest one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every demand has a path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every campus has accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back-end bandwidth of a campus over the bandwidth that leaves it. Meta publishes 4.5 towards its aggregation layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coherent optics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client optics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line terminals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In-line amplifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amplifier huts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 runs at %2 Gb/s, but the cages of %3 at %4 Gb/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 comes as %2, but %3 has cages for %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes up to %2 W, but a cage of %3 powers and cools %4 W.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ships in %2, after the plan year %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the list of allowed pluggables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pluggable “%1” has no line rate in the catalogue, so its ports cannot be counted. Choose another one or give its rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pluggable of the catalogue is allowed between “%1” and “%2”. Allow more of them, raise the plan year or choose another router.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Site %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no quantity “%1” of that kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing called “%1” in the scenario “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 − 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibres of a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typical price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a modular router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports of a router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No item has a price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known, left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ÷ %2 a + %3 ÷ %4 a + (%5 W + %6 W) × %7 h × %8 USD/MWh + %1 × %9 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⌈%1 Gb/s ÷ (%2 Gb/s × %3)⌉</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%4 × ⌈%1 Gb/s ÷ (%4 × %2 Gb/s × %3)⌉</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demands that end here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cages of a router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput of a router, Tb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coherent 400G ports of a router, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coherent 800G ports of a router, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>routers without spares × %1 cages − ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewest boxes of %1 cages that hold an even share of every kind of port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic of the segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels %1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of routers is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum with optics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum of a cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W − %2 × %3 W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum of a router without optics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum power of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typical power of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routers without optics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IT power of the border layer, provisioned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IT power of the border layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The site&apos;s power is not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W ÷ %2 MW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The site has no accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IT power per accelerator, all in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⌊%1 W ÷ (%2 × %3 W)⌋</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack units of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of a rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usable units of a rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max(⌈%1 ÷ %4⌉; ⌈%2 W ÷ %3 kW⌉)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No length is given, and a site has no coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latitude, °</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longitude, °</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>haversine on a sphere of 6,371.0088 km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No length, no spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⌈%1 km ÷ %2 km⌉</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach over one span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre loss, dB/km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 where %1 km ≤ %2 km and %1 × %3 + 1 dB ≤ %4 dB, else ⌈%1 ÷ %5⌉</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spans with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the most that any of its optics needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of light, m/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 km × %2 ÷ c</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modem latency per end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The length is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amplifiers passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: the line is not amplified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modems, both ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency of an amplifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency of a hop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2 × %3 + %4 + %5 × %6 + %7 × 8 ÷ %8 Gb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 × %1 + %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the longest of the lit routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is lit on this route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lit capacity of a segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectrum of the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot of a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⌈%1 ÷ ⌊%2 GHz ÷ %3 GHz⌋⌉</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs that the channels of a plane fill, widest slot first, times planes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No length, no pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hut is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs a unit serves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1 − 1) × ⌈%2 ÷ %3⌉</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No amplifier with known watts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Gb/s × %2 µs ÷ 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interfaces of both ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response time, quanta of 512 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest frame of the port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest lossless frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory per wire byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(propagation both ways + interfaces + response + three frames) × packing, in whole cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light goes by the catalogue&apos;s reach, which has no decibels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power at the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A site without accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A site without power of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⌊%1 MW ÷ %2 ÷ %3 W⌋</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IT power of the border layer, inside the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled by repeating the sizing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⌊(%1 MW ÷ %2 − %3 W) ÷ %4 W⌋</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back-end rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sends nothing of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Egress of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ÷ %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⌊%1 ÷ %2⌋ × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front-end rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Egress of all campuses but %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min(%1; %2) ÷ 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min(%1; %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generated by the pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min(%1 × %2 ÷ %3; %2 × %1 ÷ %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min(%1; %2 × %1 ÷ %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand %1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max(%1; %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given demands, the larger direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern gives this pair nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No job is sized in this scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line-side ports of all sites together: two for every channel of every segment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inter-site rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of all demands, one direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of all routes together, all planes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair kilometres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre pairs times length, over all routes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest round trip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the lit routes, one segment each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all sites together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports of the border routers towards the sites&apos; own fabrics, all sites.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regenerator ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regenerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the coherent ports that only passes light on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border routers of all sites, all planes, spares included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units in the huts of all routes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border-layer power, typical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the meters of all sites, huts apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border-layer power, provisioned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provisioned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With every part at its maximum, at the meters of all sites, huts apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hut power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amplifier huts of all routes, overhead included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routers and line terminals of all sites.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typical prices of all items that have one: at least this much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annual cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First cost written off, energy and maintenance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given, or what the site&apos;s power carries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back-end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What all network cards of the accelerators can send.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Egress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may leave the site by the demand basis, one direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coherent ports at this end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line-side ports of this site.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports of the border routers towards the site&apos;s own fabric.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey optics of the client ports, at both of their ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest boxes that hold the ports, all planes, spares included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stranded cages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stranded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cages of the routers without a port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the meter: optics, routers and terminals times PUE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With every part at its maximum, at the meter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the site&apos;s power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typical border-layer power over the power at the meter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerators displaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Displaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerators that the border layer&apos;s power would carry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routers and line terminals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By 36 usable units and by power, whichever needs more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre length, given or great circle times route factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces of fibre between amplifiers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time in glass, one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In glass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length times group index over the speed of light.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glass, amplifiers, modems, two router hops and one frame&apos;s serialisation; no queueing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice one way and the host&apos;s turn-round; no queueing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the optic with most channels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lit wavelengths of all planes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs that the channels fill, all planes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre pairs times length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units in the huts of this route.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All huts of this route, overhead included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GSNR in 0.1 nm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GSNR, 0.1 nm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal over amplifier and nonlinear noise in 0.1 nm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left above the optic&apos;s need, penalties and design margin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demands over this route, one direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lit channels times line rate, one direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In flight per line port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line rate times round trip: what a sender has under way before it can hear back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PFC headroom per line port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may still arrive after the port asks its peer to pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One direction, the larger of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate by taper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By taper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this pair would get as one fabric.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate by job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the jobs need of this pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 “%2” names “%3”, but the catalogue table “%4” has no such row. Choose another one or add the row to the design.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client optic “%1” has no rate in the catalogue, so client ports cannot be counted. Choose another one or give its rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged and was not opened: %1. Open a backup of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tables are not those of a design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its pages do not fit together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its content is not what was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the database of another program, not a Spanwright design. Choose a .spanwright or .json file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not say its format version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read as a database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a column holds what it cannot hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design is too large for the memory of this machine. Close other programs and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design was not saved: it is too large for the memory of this machine. Your changes are still open. Close other programs and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is open for writing by %2 on %3 (process %4). Close it there, or open a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be locked for writing: %2. You can look at it, but saving needs another name. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty. Open a backup of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a Spanwright design. Choose a .spanwright or .json file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design was not saved: %2. Your changes are still open, and what “%1” held before is untouched. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design was not saved: the disk did not give back what was written to it. Your changes are still open, and what “%1” held before is untouched. Save under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design was not saved: there is a file “%1” already. Nothing was changed. Overwrite it, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design was not saved: somebody else changed “%1” since it was opened. Your changes are still open. Overwrite it, or save under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged and was not opened: %1. Open its backup, “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design was not saved: it is larger than a file may be. Your changes are still open. Split it into several designs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accelerator “%1” has no figure in column “%2” of the catalogue, so its traffic cannot be sized. Give the figure in the design&apos;s catalogue or choose another accelerator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All to all between %1 campuses makes more than %2 demands. Choose the pattern “ring” or “hub”, or make some of the campuses hubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This route has no length yet. Give its length, then put huts on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hut stands at least 100 m from the route&apos;s ends and from other huts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture was not written: there is not enough memory for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture was not written: it could not be made into a PNG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no scenario “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no picture this program writes. Give the file the suffix .png or .svg.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard input holds more than %1 bytes. Is it the right file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard input could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Plans scale-across networks between AI sites. The command line twin is spanwright-cli.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a copy of a shipped example, for instance campus_pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design to open: a .spanwright file or its JSON form.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About Spanwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Spanwright sizes the networks that let AI sites far apart train one model together: ports, fibre, power, buffers and money, each figure explained down to formula and source.&lt;/p&gt;&lt;p&gt;Licence: GNU General Public License, version 3 or later. You may use, study, share and change it under those terms; it comes without any warranty. &lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;The licence in full&lt;/a&gt;&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Built with these libraries:&lt;/p&gt;%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Device, fibre and price figures come from the shipped catalogue. Every figure says where it is from: a standard, a data sheet, an announcement, arithmetic, or a guess; guesses are marked ≈ wherever they count. Explain shows document and date.&lt;/p&gt;&lt;p&gt;Models follow ITU-T G.652 and G.654 for fibre, OIF 400ZR and 800ZR and the OpenZR+ agreement for optics, and the papers named in their help.&lt;/p&gt;&lt;p&gt;Outlines of land and borders on the map: Natural Earth, public domain. &lt;a href=&quot;https://www.naturalearthdata.com&quot;&gt;naturalearthdata.com&lt;/a&gt;&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Actions</name>
    <message>
        <source>&amp;New design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start an empty design with one scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a design, or the JSON form of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the design to its file; the version before stays beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the design to a new file and go on with that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a report of the scenario in front as a spreadsheet, CSV or JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the design and go back to the start page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the program; unsaved changes are asked about first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last step back. There is no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do again what was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the selected sites and routes; a site takes its routes along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the selected site or route another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all sites and routes; the inspector then edits what they share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select n&amp;othing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deselect; the inspector then shows the assumptions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose language and theme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show sites where they are on earth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Schematic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show sites as cards, where you put them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;witch map and schematic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go from the map to the schematic and back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come closer. The wheel zooms at the pointer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See more of the design.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring all sites into view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit se&amp;lection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the selected sites and routes into view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;utline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the tree of sites and routes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ins&amp;pector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the fields of what is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the tables, findings and derivations at the bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;de panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide outline and inspector together, and bring them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the window the whole screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change between the light and the dark theme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus on: tabs, figures, outline, canvas, inspector, results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus back to the area before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click selects, drag moves or draws a rubber band.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag moves the view. With any tool: hold the space bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Campus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to place a campus with accelerators.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to place a hub, where routes meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H&amp;ut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a route to stand a hut on it, between two spans.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from one site to another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the scenario to a new tab, to change one thing and compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the tab another name, in place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set as &amp;baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other scenarios show their difference to this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;elete scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the tab in front. Undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the tab at the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the tab at the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the sizing of this scenario rests on, in the inspector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search or run a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command, a site, a route or an assumption by name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explain the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where the figure that has the focus comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Spanwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, licence, libraries and where the data comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence of the toolkit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::AssumptionProperties</name>
    <message>
        <source>%1 to %2 allowed. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual %1 to %2; %3 to %4 allowed. %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::AssumptionText</name>
    <message>
        <source>chosen by latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Changed from the standard: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed from the baseline: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::AssumptionsPage</name>
    <message>
        <source>Search assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No assumption is called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Canvas</name>
    <message numerus="yes">
        <source>Move %n site(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Put a hut on “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width: capacity · dots: amplifier huts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width: capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln port(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>power and ports</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back-end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coherent ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routers, %1 × %2G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to send once connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>+%1 dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>length and pairs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>length, pairs, margin or round trip</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in flight per %2G port, round trip</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hut(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hut, km %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, km %2</source>
        <comment>hut</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln amplifier(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>amplifiers and power</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ample, ≥ 2 dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair, 1 to 2 dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thin, 0 to 1 dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown, nothing lit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below 40 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>40 to 60 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>60 to 80 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>80 to 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>campus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>site, kind, figures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route %1, %2, %3</source>
        <comment>name, figures, verdict</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CanvasOverlays</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>tool and key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place campus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put hut on a route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schematic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the first site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press S and click, or open an example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a site</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n site(s) have no coordinates: shown in the schematic</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CanvasView</name>
    <message>
        <source>%1° N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1° S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1° E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1° W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>latitude and longitude</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain the ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain the fibre pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a route from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect the two sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a hut here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a campus here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a hub here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, about %2 of fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing of sites and routes. Tab goes through them by name; the outline holds the same objects as a tree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canvas: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted. Undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length, km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the route, km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room for another site in this scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A route joins two different sites.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press on a site and drag to another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click on a route to put a hut there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CheckListEditor</name>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ComboEditor</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CommandPalette</name>
    <message>
        <source>Search or run a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&gt; commands only, @ sites, routes and scenarios only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::DerivationModel</name>
    <message>
        <source>≈ est.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, rests on an estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula or kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as above</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::DesignPage</name>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Document</name>
    <message>
        <source>%1 copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 copy %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete scenario “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename scenario to “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move scenario “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set “%1” as baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Site %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Move %n site(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Delete %n site(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n route(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n demand(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n object(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Draw route “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename “%1” to “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute the length of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ExampleTile</name>
    <message>
        <source>ports, both ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fibre pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>border layer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ExplainPanel</name>
    <message>
        <source>Derivation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the derivation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a figure to see where it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Export a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open when done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;cenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same from a script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file of that name, of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) are open in this scenario. &lt;a href=&quot;findings&quot;&gt;Show findings&lt;/a&gt;</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Making the preview…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, the first of %n table(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The scenario is still being sized. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was not written; your design is unchanged. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::FigureEditor</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FigureRow</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::FileController</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please wait until the file is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without saving, what you did since the last save is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example could not be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Designs (*.spanwright *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be opened for writing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
You can open a copy; saving it asks for a new name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an autosaved version, but it cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not closed in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes that were not saved are in an autosaved version of %1. The file itself stays as it is until you save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open as saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design (*.spanwright);;Design as JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <comment>Saved 14:02</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not saved. Your changes are still open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was changed on disk since you opened it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else, or another program, wrote it. Nothing was written now; your changes are still open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autosave failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autosaved %1</source>
        <comment>Autosaved 14:02</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The autosaved design was not opened.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::FindingText</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::FindingsModel</name>
    <message numerus="yes">
        <source>Accepted (%n)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Accepted: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::FindingsView</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) passed for this scenario.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The scenario is not sized yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mends are being worked out anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept with a reason…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is “%1” acceptable? The reason goes into the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::FlagEditor</name>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::HeadlineCards</name>
    <message>
        <source>same as baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 vs baseline</source>
        <comment>▲ 4,274 vs baseline</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 (%3%4 %) vs baseline</source>
        <comment>▲ 4,274 (+33 %) vs baseline</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 at the ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at %n site(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Coherent ports, both ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once two sites are connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interconnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given demands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1 %2</source>
        <comment>by job 64 Tb/s</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inter-site rate, by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>North – South, 100 km</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trip, longest route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In flight per %1 port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In flight per line port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a buffer must hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 provisioned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border-layer power</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>≈ estimate, %n item(s) without a price</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>≈ estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First cost, at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border routers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the box does not hold the ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::HeadlineStrip</name>
    <message>
        <source>Headline figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy with label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Click to see where it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Inspector</name>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n site(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n route(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s), of several kinds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Edit: Undo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario 1 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the tab of that number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next, previous object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab  Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk through sites and routes by name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows  Shift+Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move what is selected by a little or by more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the tool, then the selection.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LegendPanel</name>
    <message>
        <source>Margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the colours of routes mean</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LineEditor</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A value is needed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give latitude and longitude in degrees, for instance “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number is needed here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open e&amp;xample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Spanwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working with the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No design open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n site(s) selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n route(s) selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not sized: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sized in %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a design or start a new one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a site or route first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a site first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place two sites first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a route first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scenario is the baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A design keeps at least one scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one scenario only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumptions, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::MenuCorner</name>
    <message>
        <source>%1, changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::MessageBlock</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::NotesEditor</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ObjectsPage</name>
    <message>
        <source>A demand follows from the assumptions and has no fields here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sites and routes have no fields in common. Select only sites or only routes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Outline</name>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add campus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws a route between the two selected sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show on the canvas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more sites fit in this scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select two sites to connect.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::OutlineModel</name>
    <message>
        <source>Routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hut, km %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demands</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n made</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared risks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n route(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PaletteModel</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PropertyRow</name>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::QuantityTable</name>
    <message>
        <source>Filter rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::QuantityTableModel</name>
    <message>
        <source>Site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interconnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RecentTile</name>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ResultsDock</name>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter rows (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide (Ctrl+J)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n open finding(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Findings, %n open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RouteProperties</name>
    <message>
        <source>As assumed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>From %n listed span(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Give a length, or coordinates of both ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 great circle × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length is given. Great circle × %1 would be %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: the names of its ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change fibre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change longest span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dashed value follows from the assumptions until you give one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change pairs available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fibre pairs that can be had on this route. Empty: as many as are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acquired by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change acquisition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pluggable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change pluggable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amplifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change amplifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change ready date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTabs</name>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate scenario (Ctrl+Shift+D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Umber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Periwinkle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set as baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A design keeps at least one scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scenario needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SearchButton</name>
    <message>
        <source>Search or run a command</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of menus, messages and explanations. Files and the command line stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System follows the desktop when it turns light or dark. Paper is always light.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SiteProperties</name>
    <message>
        <source>Assumed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As assumed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change kind of site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latitude and longitude in degrees, south and west negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dashed value follows from the assumptions until you give one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power and accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power at the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change PUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change number of accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given, whatever the power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dashed value follows from power, PUE and watts per accelerator until you give one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NIC rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transport limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change transport limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the border layer may draw at the meter. Empty: not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of a rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change power of a rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change ready date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::WelcomePage</name>
    <message>
        <source>Networks between AI sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each opens as a new, unsaved design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the list of recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n design(s) were not closed in order.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Autosaved %1</source>
        <comment>Autosaved 30/11/26 14:02</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
