<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sim</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Não</translation>
    </message>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Não salvar</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>The table has more than %1 cells. Split it into smaller files.</source>
        <translation>A tabela tem mais de %1 células. Divida-a em arquivos menores.</translation>
    </message>
    <message>
        <source>A carriage return stands alone. Save the table with line ends of Windows or Unix.</source>
        <translation>Há um retorno de carro sozinho. Salve a tabela com fins de linha do Windows ou do Unix.</translation>
    </message>
    <message>
        <source>There is a control character here: this is no CSV text.</source>
        <translation>Há um caractere de controle aqui: isto não é texto CSV.</translation>
    </message>
    <message>
        <source>A quotation mark stands inside a cell. Put the whole cell in quotation marks and double the one inside.</source>
        <translation>Há aspas no meio de uma célula. Ponha a célula inteira entre aspas e duplique as de dentro.</translation>
    </message>
    <message>
        <source>The quotation mark that opens here is never closed.</source>
        <translation>As aspas abertas aqui nunca são fechadas.</translation>
    </message>
    <message>
        <source>After a closing quotation mark only a comma or the end of the line may follow.</source>
        <translation>Depois das aspas de fechamento só pode vir uma vírgula ou o fim da linha.</translation>
    </message>
    <message>
        <source>The table is larger than %1 bytes. Split it into smaller files.</source>
        <translation>A tabela é maior que %1 bytes. Divida-a em arquivos menores.</translation>
    </message>
    <message>
        <source>The text is not UTF-8. Save the table as “CSV UTF-8”.</source>
        <translation>O texto não é UTF-8. Salve a tabela como “CSV UTF-8”.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>O arquivo “%1” não existe.</translation>
    </message>
    <message>
        <source>“%1” is a folder. Choose a file in it.</source>
        <translation>“%1” é uma pasta. Escolha um arquivo dentro dela.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: you have no right to. Ask its owner.</source>
        <translation>“%1” não pode ser lido: você não tem permissão. Peça ao proprietário.</translation>
    </message>
    <message>
        <source>“%1” is a device, not a file.</source>
        <translation>“%1” é um dispositivo, não um arquivo.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: the disk reports an error. Try again.</source>
        <translation>“%1” não pode ser lido: o disco informa um erro. Tente de novo.</translation>
    </message>
    <message>
        <source>“%1” was not written to the end: %2. %3</source>
        <translation>“%1” não foi gravado até o fim: %2. %3</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 MiB. It was not read.</source>
        <translation>“%1” é maior que %2 MiB. Não foi lido.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>Free some space, or save under another name.</source>
        <translation>Libere espaço ou salve com outro nome.</translation>
    </message>
    <message>
        <source>the place is write-protected</source>
        <translation>o local é protegido contra gravação</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>Escolha outra pasta ou outro nome.</translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation>a pasta não existe</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>Escolha uma pasta que exista.</translation>
    </message>
    <message>
        <source>there is a folder of that name</source>
        <translation>existe uma pasta com esse nome</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Escolha outro nome.</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>o nome é longo demais</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>Escolha um nome mais curto.</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>é um dispositivo, não um arquivo</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>o disco informa um erro</translation>
    </message>
    <message>
        <source>Try again, or save under another name.</source>
        <translation>Tente de novo ou salve com outro nome.</translation>
    </message>
    <message>
        <source>“%1” was not written: %2. What was there before is untouched. %3</source>
        <translation>“%1” não foi gravado: %2. O que havia antes está intacto. %3</translation>
    </message>
    <message>
        <source>“%1” was written, but the disk did not confirm it: %2. Save it again to be sure.</source>
        <translation>“%1” foi gravado, mas o disco não confirmou: %2. Salve de novo para ter certeza.</translation>
    </message>
    <message>
        <source>The value “%1” in row “%2”, column “%3” cannot be used: %4.</source>
        <translation>O valor “%1” na linha “%2”, coluna “%3”, não pode ser usado: %4.</translation>
    </message>
    <message>
        <source>The table has no column “%1”.</source>
        <translation>A tabela não tem a coluna “%1”.</translation>
    </message>
    <message>
        <source>The column “%1” is there twice.</source>
        <translation>A coluna “%1” aparece duas vezes.</translation>
    </message>
    <message>
        <source>The column “%1” is missing.</source>
        <translation>Falta a coluna “%1”.</translation>
    </message>
    <message>
        <source>The table is empty: its first line must name the columns.</source>
        <translation>A tabela está vazia: a primeira linha deve nomear as colunas.</translation>
    </message>
    <message>
        <source>The row has %1 cells, the table has %2 columns.</source>
        <translation>A linha tem %1 células, a tabela tem %2 colunas.</translation>
    </message>
    <message>
        <source>another row has this id already</source>
        <translation>outra linha já tem este id</translation>
    </message>
    <message>
        <source>The design&apos;s catalogue, table “%1”, row “%2”, column “%3”: %4.</source>
        <translation>Catálogo do projeto, tabela “%1”, linha “%2”, coluna “%3”: %4.</translation>
    </message>
    <message>
        <source>text in quotation marks is needed</source>
        <translation>é preciso um texto entre aspas</translation>
    </message>
    <message>
        <source>a number without quotation marks is needed</source>
        <translation>é preciso um número sem aspas</translation>
    </message>
    <message>
        <source>the table has no such column</source>
        <translation>a tabela não tem essa coluna</translation>
    </message>
    <message>
        <source>the id stands beside the columns and is not one of them</source>
        <translation>o id fica ao lado das colunas e não é uma delas</translation>
    </message>
    <message>
        <source>The catalogue holds the table “%1” twice.</source>
        <translation>O catálogo traz a tabela “%1” duas vezes.</translation>
    </message>
    <message>
        <source>The catalogue has no table “%1”.</source>
        <translation>O catálogo não tem a tabela “%1”.</translation>
    </message>
    <message>
        <source>The design&apos;s catalogue names a table “%1” that does not exist.</source>
        <translation>O catálogo do projeto nomeia uma tabela “%1” que não existe.</translation>
    </message>
    <message>
        <source>it may not be negative</source>
        <translation>não pode ser negativo</translation>
    </message>
    <message>
        <source>it must be greater than zero</source>
        <translation>deve ser maior que zero</translation>
    </message>
    <message>
        <source>it is too large to be true</source>
        <translation>é grande demais para ser verdade</translation>
    </message>
    <message>
        <source>it holds control characters or is not UTF-8</source>
        <translation>contém caracteres de controle ou não é UTF-8</translation>
    </message>
    <message>
        <source>a number is needed</source>
        <translation>é preciso um número</translation>
    </message>
    <message>
        <source>a whole number is needed</source>
        <translation>é preciso um número inteiro</translation>
    </message>
    <message>
        <source>a year such as 2026 is needed</source>
        <translation>é preciso um ano, como 2026</translation>
    </message>
    <message>
        <source>the kinds of figures are spec, datasheet, press, derived and estimate, written “power=press;reach=spec”</source>
        <translation>os tipos de valor são spec, datasheet, press, derived e estimate, escritos “power=press;reach=spec”</translation>
    </message>
    <message>
        <source>an id has 1 to 128 bytes of plain text</source>
        <translation>um id tem de 1 a 128 bytes de texto simples</translation>
    </message>
    <message>
        <source>“%1” is not known to this version. It is kept, but has no effect.</source>
        <translation>“%1” não é conhecido por esta versão. É mantido, mas não tem efeito.</translation>
    </message>
    <message>
        <source>%1 further keys are not known to this version. They are kept, but have no effect.</source>
        <translation>Mais %1 chaves não são conhecidas por esta versão. São mantidas, mas não têm efeito.</translation>
    </message>
    <message>
        <source>“%1” must be %2, but it is %3.</source>
        <translation>“%1” deve ser %2, mas é %3.</translation>
    </message>
    <message>
        <source>“%1” must be a whole number, but it is %2.</source>
        <translation>“%1” deve ser um número inteiro, mas é %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be “%2”. Choose one of: %3.</source>
        <translation>“%1” não pode ser “%2”. Escolha entre: %3.</translation>
    </message>
    <message>
        <source>“%1” does not give “%2”, which is needed.</source>
        <translation>“%1” não dá “%2”, que é necessário.</translation>
    </message>
    <message>
        <source>“%1” gives “%2” without “%3”. Give both or neither.</source>
        <translation>“%1” dá “%2” sem “%3”. Dê os dois ou nenhum.</translation>
    </message>
    <message>
        <source>“%1” must be a number, a word, a list of words, true or false, but it is %2.</source>
        <translation>“%1” deve ser um número, uma palavra, uma lista de palavras, true ou false, mas é %2.</translation>
    </message>
    <message>
        <source>“%1” is empty. Give an id, or leave the key out to get one.</source>
        <translation>“%1” está vazio. Dê um id ou omita a chave para receber um.</translation>
    </message>
    <message>
        <source>“%1” is a cell of a catalogue row. It must be a number, text, true, false or null.</source>
        <translation>“%1” é uma célula de uma linha do catálogo. Deve ser número, texto, true, false ou null.</translation>
    </message>
    <message>
        <source>“%1” is a catalogue row without an “id” of 1 to 128 bytes of plain text.</source>
        <translation>“%1” é uma linha do catálogo sem “id” de 1 a 128 bytes de texto simples.</translation>
    </message>
    <message>
        <source>“%1” is a second row with the id “%2”. Put both into one row.</source>
        <translation>“%1” é uma segunda linha com o id “%2”. Junte as duas em uma.</translation>
    </message>
    <message>
        <source>This is not a Spanwright design: it is %1 instead of an object in braces.</source>
        <translation>Isto não é um projeto do Spanwright: é %1 em vez de um objeto entre chaves.</translation>
    </message>
    <message>
        <source>This is not a Spanwright design. A design says &quot;format&quot;: &quot;spanwright-design&quot; in its outermost object.</source>
        <translation>Isto não é um projeto do Spanwright. Um projeto diz &quot;format&quot;: &quot;spanwright-design&quot; no objeto mais externo.</translation>
    </message>
    <message>
        <source>The design does not say its &quot;version&quot;. Write &quot;version&quot;: 1 after &quot;format&quot;.</source>
        <translation>O projeto não diz sua &quot;version&quot;. Escreva &quot;version&quot;: 1 depois de &quot;format&quot;.</translation>
    </message>
    <message>
        <source>“%1” must be 1, but it is %2.</source>
        <translation>“%1” deve ser 1, mas é %2.</translation>
    </message>
    <message>
        <source>The design has format version %1; this program reads up to version %2. Open it with a newer Spanwright.</source>
        <translation>O projeto tem a versão de formato %1; este programa lê até a versão %2. Abra-o com um Spanwright mais novo.</translation>
    </message>
    <message>
        <source>The design is larger than %1 MiB. That is more than a design can be.</source>
        <translation>O projeto é maior que %1 MiB. Isso é mais do que um projeto pode ter.</translation>
    </message>
    <message>
        <source>Campus pair</source>
        <translation>Par de campi</translation>
    </message>
    <message>
        <source>Two 100 MW sites, 100 km apart: 32,052 coherent ports as one fabric at taper 4, 12,096 at taper 10.6, 2,004 as conventional interconnect.</source>
        <translation>Dois sites de 100 MW a 100 km um do outro: 32.052 portas coerentes como um só fabric com taper 4, 12.096 com taper 10,6, 2.004 como interconexão convencional.</translation>
    </message>
    <message>
        <source>There is no example “%1”.</source>
        <translation>O exemplo “%1” não existe.</translation>
    </message>
    <message>
        <source>Spanwright design</source>
        <translation>Projeto do Spanwright</translation>
    </message>
    <message>
        <source>Design as JSON</source>
        <translation>Projeto em JSON</translation>
    </message>
    <message>
        <source>The key “%1” stands twice in %2. Take one of them out.</source>
        <translation>A chave “%1” aparece duas vezes em %2. Remova uma delas.</translation>
    </message>
    <message>
        <source>the outermost object</source>
        <translation>o objeto mais externo</translation>
    </message>
    <message>
        <source>The number %1 is too large. Numbers lie between -1.797e308 and 1.797e308.</source>
        <translation>O número %1 é grande demais. Os números ficam entre -1.797e308 e 1.797e308.</translation>
    </message>
    <message>
        <source>The text holds more than %1 values. That is more than a design can be.</source>
        <translation>O texto tem mais de %1 valores. Isso é mais do que um projeto pode ter.</translation>
    </message>
    <message>
        <source>“%1” lists more than %2 items. Split the design, or leave some out.</source>
        <translation>“%1” lista mais de %2 itens. Divida o projeto ou deixe alguns de fora.</translation>
    </message>
    <message>
        <source>Lists and objects are nested deeper than %1 levels. No design needs that.</source>
        <translation>Listas e objetos estão aninhados em mais de %1 níveis. Nenhum projeto precisa disso.</translation>
    </message>
    <message>
        <source>The text is empty. A design starts with “{”.</source>
        <translation>O texto está vazio. Um projeto começa com “{”.</translation>
    </message>
    <message>
        <source>“%1” is not a number. Leave the key out, or write null, where a value is not known.</source>
        <translation>“%1” não é um número. Omita a chave, ou escreva null, onde o valor não é conhecido.</translation>
    </message>
    <message>
        <source>Something follows after the end of the design, starting with “%1”. Take it out.</source>
        <translation>Há algo depois do fim do projeto, começando com “%1”. Remova-o.</translation>
    </message>
    <message>
        <source>The text ends in the middle. The file is not complete; get it again from where it came.</source>
        <translation>O texto termina no meio. O arquivo está incompleto; obtenha-o de novo na origem.</translation>
    </message>
    <message>
        <source>“%1” stands here where a key or a value is missing. Is there a comma too many before it?</source>
        <translation>Há “%1” aqui, onde falta uma chave ou um valor. Há uma vírgula a mais antes?</translation>
    </message>
    <message>
        <source>JSON writes text in double quotation marks (&quot;), not in single ones.</source>
        <translation>JSON escreve textos entre aspas duplas (&quot;), não simples.</translation>
    </message>
    <message>
        <source>JSON has no comments. Take this one out, or keep it in “notes”.</source>
        <translation>JSON não tem comentários. Remova este ou guarde-o em “notes”.</translation>
    </message>
    <message>
        <source>“%1” cannot stand here. Is there a comma, a colon or a quotation mark missing before it?</source>
        <translation>“%1” não pode ficar aqui. Falta antes uma vírgula, dois-pontos ou aspas?</translation>
    </message>
    <message>
        <source>The text is larger than 4 GiB. That is more than a design can be.</source>
        <translation>O texto é maior que 4 GiB. Isso é mais do que um projeto pode ter.</translation>
    </message>
    <message>
        <source>The text is not UTF-8. Save it as UTF-8.</source>
        <translation>O texto não é UTF-8. Salve-o como UTF-8.</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>text in quotation marks</source>
        <translation>um texto entre aspas</translation>
    </message>
    <message>
        <source>a list in square brackets</source>
        <translation>uma lista entre colchetes</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>um objeto entre chaves</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Tráfego</translation>
    </message>
    <message>
        <source>Light and fibre</source>
        <translation>Luz e fibra</translation>
    </message>
    <message>
        <source>Ports and routers</source>
        <translation>Portas e roteadores</translation>
    </message>
    <message>
        <source>Sites, power and space</source>
        <translation>Sites, energia e espaço</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Custos</translation>
    </message>
    <message>
        <source>Demand basis</source>
        <translation>Base da demanda</translation>
    </message>
    <message>
        <source>as one fabric (taper)</source>
        <translation>como um só fabric (taper)</translation>
    </message>
    <message>
        <source>as conventional interconnect</source>
        <translation>como interconexão convencional</translation>
    </message>
    <message>
        <source>only the demands I give</source>
        <translation>só as demandas que eu der</translation>
    </message>
    <message>
        <source>for a job</source>
        <translation>para um job</translation>
    </message>
    <message>
        <source>larger of taper and job</source>
        <translation>o maior entre taper e job</translation>
    </message>
    <message>
        <source>the fibre I can get</source>
        <translation>a fibra que consigo obter</translation>
    </message>
    <message>
        <source>least annual cost</source>
        <translation>menor custo anual</translation>
    </message>
    <message>
        <source>What decides how much bandwidth leaves a campus.</source>
        <translation>O que decide quanta banda sai de um campus.</translation>
    </message>
    <message>
        <source>Taper</source>
        <translation>Taper</translation>
    </message>
    <message>
        <source>Front-end bandwidth of a campus over the bandwidth that leaves it, under the basis “conventional interconnect”.</source>
        <translation>Banda de front-end de um campus sobre a banda que sai dele, na base “interconexão convencional”.</translation>
    </message>
    <message>
        <source>How much longer a training step may take than without distance, under the basis “for a job”.</source>
        <translation>Quanto um passo de treinamento pode demorar a mais do que sem distância, na base “para um job”.</translation>
    </message>
    <message>
        <source>Traffic pattern</source>
        <translation>Padrão de tráfego</translation>
    </message>
    <message>
        <source>all to all</source>
        <translation>todos com todos</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>anel</translation>
    </message>
    <message>
        <source>hub</source>
        <translation>hub</translation>
    </message>
    <message>
        <source>Who talks to whom with the bandwidth that leaves each campus.</source>
        <translation>Quem fala com quem usando a banda que sai de cada campus.</translation>
    </message>
    <message>
        <source>Hub site</source>
        <translation>Site hub</translation>
    </message>
    <message>
        <source>Centre of the pattern “hub”. Empty: the campus with the least sum of latencies to the others.</source>
        <translation>Centro do padrão “hub”. Vazio: o campus com a menor soma de latências até os outros.</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Planos</translation>
    </message>
    <message>
        <source>Independent parallel networks that share the traffic equally.</source>
        <translation>Redes paralelas independentes que dividem o tráfego igualmente.</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Caminhos</translation>
    </message>
    <message>
        <source>shortest by latency</source>
        <translation>o mais curto em latência</translation>
    </message>
    <message>
        <source>equal split over equal paths</source>
        <translation>divisão igual entre caminhos iguais</translation>
    </message>
    <message>
        <source>equal split over k paths</source>
        <translation>divisão igual entre k caminhos</translation>
    </message>
    <message>
        <source>full rate on a disjoint pair</source>
        <translation>taxa cheia em um par disjunto</translation>
    </message>
    <message>
        <source>How a demand finds its way.</source>
        <translation>Como uma demanda encontra seu caminho.</translation>
    </message>
    <message>
        <source>Number of paths</source>
        <translation>Número de caminhos</translation>
    </message>
    <message>
        <source>Loopless paths a demand is split over under “k paths”.</source>
        <translation>Caminhos sem laço entre os quais uma demanda é dividida em “k caminhos”.</translation>
    </message>
    <message>
        <source>Extra one-way latency at which a path still counts as equal.</source>
        <translation>Latência extra, em um sentido, com a qual um caminho ainda conta como igual.</translation>
    </message>
    <message>
        <source>Transit</source>
        <translation>Trânsito</translation>
    </message>
    <message>
        <source>in the light where it closes</source>
        <translation>na luz, onde ela fecha</translation>
    </message>
    <message>
        <source>through the routers of every site</source>
        <translation>pelos roteadores de cada site</translation>
    </message>
    <message>
        <source>Whether light passes through a site or ends in its routers.</source>
        <translation>Se a luz passa por um site ou termina em seus roteadores.</translation>
    </message>
    <message>
        <source>Coherent pluggable</source>
        <translation>Plugável coerente</translation>
    </message>
    <message>
        <source>chosen by the program</source>
        <translation>escolhido pelo programa</translation>
    </message>
    <message>
        <source>The coherent optic of every route that does not name its own.</source>
        <translation>A óptica coerente de toda rota que não indica a sua.</translation>
    </message>
    <message>
        <source>Allowed pluggables</source>
        <translation>Plugáveis permitidos</translation>
    </message>
    <message>
        <source>What the program may choose from. Empty: all of the catalogue.</source>
        <translation>Entre quais o programa pode escolher. Vazio: todos do catálogo.</translation>
    </message>
    <message>
        <source>Plan year</source>
        <translation>Ano do plano</translation>
    </message>
    <message>
        <source>Optics that ship later than this are not allowed.</source>
        <translation>Ópticas entregues depois deste ano não são permitidas.</translation>
    </message>
    <message>
        <source>Design margin</source>
        <translation>Margem de projeto</translation>
    </message>
    <message>
        <source>Kept back from the optical margin for ageing, repair and what the model does not know.</source>
        <translation>Reservada da margem óptica para envelhecimento, reparos e o que o modelo não sabe.</translation>
    </message>
    <message>
        <source>Fibre type</source>
        <translation>Tipo de fibra</translation>
    </message>
    <message>
        <source>Fibre of every route that does not name its own.</source>
        <translation>Fibra de toda rota que não indica a sua.</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>C, 4.8 THz</source>
        <translation>C, 4,8 THz</translation>
    </message>
    <message>
        <source>C+L, 9.6 THz</source>
        <translation>C+L, 9,6 THz</translation>
    </message>
    <message>
        <source>super C, 6 THz</source>
        <translation>super C, 6 THz</translation>
    </message>
    <message>
        <source>super C+L, 12 THz</source>
        <translation>super C+L, 12 THz</translation>
    </message>
    <message>
        <source>Spectrum lit on every route that does not name its own.</source>
        <translation>Espectro iluminado em toda rota que não indica o seu.</translation>
    </message>
    <message>
        <source>by band and pairs</source>
        <translation>pela banda e pelos pares</translation>
    </message>
    <message>
        <source>By band and pairs: C single; C+L single, above 8 pairs multi-rail.</source>
        <translation>Pela banda e pelos pares: C simples; C+L simples, acima de 8 pares multi-rail.</translation>
    </message>
    <message>
        <source>Route factor</source>
        <translation>Fator de rota</translation>
    </message>
    <message>
        <source>Fibre length over great circle where no length is given.</source>
        <translation>Comprimento de fibra sobre o círculo máximo quando não há comprimento informado.</translation>
    </message>
    <message>
        <source>Longest span</source>
        <translation>Maior vão</translation>
    </message>
    <message>
        <source>A route that needs amplifiers is cut into equal spans no longer than this.</source>
        <translation>Uma rota que precisa de amplificadores é cortada em vãos iguais que não passam disto.</translation>
    </message>
    <message>
        <source>One long span</source>
        <translation>Um só vão longo</translation>
    </message>
    <message>
        <source>where the optic reaches</source>
        <translation>onde a óptica alcança</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Whether a route is tried without huts first.</source>
        <translation>Se uma rota é tentada primeiro sem abrigos.</translation>
    </message>
    <message>
        <source>Typical fibre loss plus 1 dB above which a route gets huts. Raman pumping reaches 33 dB.</source>
        <translation>Perda típica da fibra mais 1 dB acima da qual a rota recebe abrigos. Bombeamento Raman chega a 33 dB.</translation>
    </message>
    <message>
        <source>Maximum fill</source>
        <translation>Ocupação máxima</translation>
    </message>
    <message>
        <source>Share of a port&apos;s rate that traffic may use.</source>
        <translation>Parte da taxa de uma porta que o tráfego pode usar.</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Roteador</translation>
    </message>
    <message>
        <source>Border router of every site that does not name its own.</source>
        <translation>Roteador de borda de todo site que não indica o seu.</translation>
    </message>
    <message>
        <source>Routers of a site that traffic does not need, in every plane.</source>
        <translation>Roteadores de um site que o tráfego não exige, em cada plano.</translation>
    </message>
    <message>
        <source>Fewer coherent ports in a box leave more buffer for each. 0: no limit of your own.</source>
        <translation>Menos portas coerentes por equipamento deixam mais buffer para cada uma. 0: sem limite seu.</translation>
    </message>
    <message>
        <source>Client optic</source>
        <translation>Óptica de cliente</translation>
    </message>
    <message>
        <source>Grey optic between border router and spine.</source>
        <translation>Óptica cinza entre o roteador de borda e o spine.</translation>
    </message>
    <message>
        <source>2 counts the border and the spine end, 1 only the border&apos;s.</source>
        <translation>2 conta as pontas da borda e do spine, 1 só a da borda.</translation>
    </message>
    <message>
        <source>At the meter, for every campus that does not give its own.</source>
        <translation>No medidor, para todo campus que não informa a sua.</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Power at the meter over IT power, for every site that does not give its own.</source>
        <translation>Potência no medidor sobre a potência de TI, para todo site que não informa a sua.</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Acelerador</translation>
    </message>
    <message>
        <source>Platform of every campus that does not name its own.</source>
        <translation>Plataforma de todo campus que não indica a sua.</translation>
    </message>
    <message>
        <source>Takes the border layer&apos;s typical IT power off what is left for accelerators.</source>
        <translation>Desconta a potência típica de TI da camada de borda do que resta para aceleradores.</translation>
    </message>
    <message>
        <source>IT power that a rack of the border layer may take.</source>
        <translation>Potência de TI que um rack da camada de borda pode consumir.</translation>
    </message>
    <message>
        <source>Total over equipment power in an amplifier hut.</source>
        <translation>Potência total sobre a dos equipamentos em um abrigo de amplificadores.</translation>
    </message>
    <message>
        <source>Fibre acquired by</source>
        <translation>Fibra obtida por</translation>
    </message>
    <message>
        <source>IRU, per pair and km</source>
        <translation>IRU, por par e km</translation>
    </message>
    <message>
        <source>building, per route km</source>
        <translation>construção, por km de rota</translation>
    </message>
    <message>
        <source>lease</source>
        <translation>aluguel</translation>
    </message>
    <message>
        <source>already owned</source>
        <translation>própria</translation>
    </message>
    <message>
        <source>For every route that does not say its own.</source>
        <translation>Para toda rota que não indica a sua.</translation>
    </message>
    <message>
        <source>Years over which equipment is written off, straight line.</source>
        <translation>Anos em que os equipamentos são amortizados, linearmente.</translation>
    </message>
    <message>
        <source>Years over which fibre is written off, straight line.</source>
        <translation>Anos em que a fibra é amortizada, linearmente.</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Eletricidade</translation>
    </message>
    <message>
        <source>Price of energy at the meter.</source>
        <translation>Preço da energia no medidor.</translation>
    </message>
    <message>
        <source>Of the first cost of equipment.</source>
        <translation>Do custo inicial dos equipamentos.</translation>
    </message>
    <message>
        <source>Accelerator hour</source>
        <translation>Hora de acelerador</translation>
    </message>
    <message>
        <source>What an hour of one accelerator is worth.</source>
        <translation>Quanto vale uma hora de um acelerador.</translation>
    </message>
    <message>
        <source>%1 must be a number.</source>
        <translation>%1 deve ser um número.</translation>
    </message>
    <message>
        <source>%1 lies between %2 and %3.</source>
        <translation>%1 fica entre %2 e %3.</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1 deve ser um número inteiro.</translation>
    </message>
    <message>
        <source>%1 must be a word.</source>
        <translation>%1 deve ser uma palavra.</translation>
    </message>
    <message>
        <source>%1 has no choice “%2”. Choose one of: %3.</source>
        <translation>%1 não tem a opção “%2”. Escolha entre: %3.</translation>
    </message>
    <message>
        <source>%1 must be a list of catalogue ids.</source>
        <translation>%1 deve ser uma lista de ids do catálogo.</translation>
    </message>
    <message>
        <source>%1 holds an id that is empty, longer than 128 bytes or not plain text.</source>
        <translation>%1 contém um id vazio, com mais de 128 bytes ou que não é texto simples.</translation>
    </message>
    <message>
        <source>%1 must be an id, written as text.</source>
        <translation>%1 deve ser um id, escrito como texto.</translation>
    </message>
    <message>
        <source>%1 is not an id of 1 to 128 bytes of plain text.</source>
        <translation>%1 não é um id de 1 a 128 bytes de texto simples.</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 deve ser true ou false.</translation>
    </message>
    <message>
        <source>The name of the design is not plain text of at most 1,000 bytes.</source>
        <translation>O nome do projeto não é um texto simples de até 1.000 bytes.</translation>
    </message>
    <message>
        <source>The design holds no scenario. It needs at least one.</source>
        <translation>O projeto não tem nenhum cenário. Precisa de pelo menos um.</translation>
    </message>
    <message>
        <source>The design holds %1 scenarios; at most %2 are possible.</source>
        <translation>O projeto tem %1 cenários; são possíveis no máximo %2.</translation>
    </message>
    <message>
        <source>Two scenarios have the id “%1”. Give one of them another id.</source>
        <translation>Dois cenários têm o id “%1”. Dê outro id a um deles.</translation>
    </message>
    <message>
        <source>Scenario “%1” is a second baseline. Only one scenario can be the baseline.</source>
        <translation>O cenário “%1” é uma segunda referência. Só um cenário pode ser a referência.</translation>
    </message>
    <message>
        <source>%1 “%2”: %3 %4</source>
        <translation>%1 “%2”: %3 %4</translation>
    </message>
    <message>
        <source>%3 %4</source>
        <translation>%3 %4</translation>
    </message>
    <message>
        <source>%1 “%2”: %3 lies between %4 and %5 %6.</source>
        <translation>%1 “%2”: %3 fica entre %4 e %5 %6.</translation>
    </message>
    <message>
        <source>%3 lies between %4 and %5 %6.</source>
        <translation>%3 fica entre %4 e %5 %6.</translation>
    </message>
    <message>
        <source>%1 “%2”: %3 lies between %4 and %5.</source>
        <translation>%1 “%2”: %3 fica entre %4 e %5.</translation>
    </message>
    <message>
        <source>%3 lies between %4 and %5.</source>
        <translation>%3 fica entre %4 e %5.</translation>
    </message>
    <message>
        <source>%1 “%2”: %3 is a whole number from 0 to %4.</source>
        <translation>%1 “%2”: %3 é um número inteiro de 0 a %4.</translation>
    </message>
    <message>
        <source>%3 is a whole number from 0 to %4.</source>
        <translation>%3 é um número inteiro de 0 a %4.</translation>
    </message>
    <message>
        <source>%1 “%2”: %3 is not plain text of at most %4 bytes.</source>
        <translation>%1 “%2”: %3 não é um texto simples de até %4 bytes.</translation>
    </message>
    <message>
        <source>%3 is not plain text of at most %4 bytes.</source>
        <translation>%3 não é um texto simples de até %4 bytes.</translation>
    </message>
    <message>
        <source>is not an id of 1 to 128 bytes of plain text.</source>
        <translation>não é um id de 1 a 128 bytes de texto simples.</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Rota</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Demanda</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Cenário</translation>
    </message>
    <message>
        <source>Shared-risk group</source>
        <translation>Grupo de risco compartilhado</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>o nome</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>as notas</translation>
    </message>
    <message>
        <source>the ready date</source>
        <translation>a data de entrega</translation>
    </message>
    <message>
        <source>power</source>
        <translation>a potência</translation>
    </message>
    <message>
        <source>the number of accelerators</source>
        <translation>o número de aceleradores</translation>
    </message>
    <message>
        <source>the number of racks</source>
        <translation>o número de racks</translation>
    </message>
    <message>
        <source>rack power</source>
        <translation>a potência do rack</translation>
    </message>
    <message>
        <source>the transport limit</source>
        <translation>o limite de transporte</translation>
    </message>
    <message>
        <source>the accelerator</source>
        <translation>o acelerador</translation>
    </message>
    <message>
        <source>the router</source>
        <translation>o roteador</translation>
    </message>
    <message>
        <source>latitude</source>
        <translation>a latitude</translation>
    </message>
    <message>
        <source>longitude</source>
        <translation>a longitude</translation>
    </message>
    <message>
        <source>Route “%1” lists more than 10,000 spans.</source>
        <translation>A rota “%1” lista mais de 10.000 vãos.</translation>
    </message>
    <message>
        <source>the length of a span</source>
        <translation>o comprimento de um vão</translation>
    </message>
    <message>
        <source>the loss of a span</source>
        <translation>a perda de um vão</translation>
    </message>
    <message>
        <source>the name of a hut</source>
        <translation>o nome de um abrigo</translation>
    </message>
    <message>
        <source>Route “%1”: the listed spans add up to %2 km, but the length is %3 km. Mend one of them: they may differ by 0.1 %.</source>
        <translation>Rota “%1”: os vãos listados somam %2 km, mas o comprimento é %3 km. Corrija um deles: podem diferir em 0,1 %.</translation>
    </message>
    <message>
        <source>acquisition</source>
        <translation>a forma de obtenção</translation>
    </message>
    <message>
        <source>is one of build, iru, lease, owned.</source>
        <translation>é uma de build, iru, lease, owned.</translation>
    </message>
    <message>
        <source>Route “%1” starts and ends at site “%2”. A route joins two different sites.</source>
        <translation>A rota “%1” começa e termina no site “%2”. Uma rota une dois sites diferentes.</translation>
    </message>
    <message>
        <source>length</source>
        <translation>o comprimento</translation>
    </message>
    <message>
        <source>the longest span</source>
        <translation>o maior vão</translation>
    </message>
    <message>
        <source>the number of fibre pairs</source>
        <translation>o número de pares de fibras</translation>
    </message>
    <message>
        <source>the fibre</source>
        <translation>a fibra</translation>
    </message>
    <message>
        <source>the amplifier</source>
        <translation>o amplificador</translation>
    </message>
    <message>
        <source>the pluggable</source>
        <translation>o plugável</translation>
    </message>
    <message>
        <source>the cable</source>
        <translation>o cabo</translation>
    </message>
    <message>
        <source>There is no assumption “%1”.</source>
        <translation>A premissa “%1” não existe.</translation>
    </message>
    <message>
        <source>the id</source>
        <translation>o id</translation>
    </message>
    <message>
        <source>the colour</source>
        <translation>a cor</translation>
    </message>
    <message>
        <source>Scenario “%1” has %2 sites; at most %3 are possible.</source>
        <translation>O cenário “%1” tem %2 sites; são possíveis no máximo %3.</translation>
    </message>
    <message>
        <source>Scenario “%1” has %2 routes; at most %3 are possible.</source>
        <translation>O cenário “%1” tem %2 rotas; são possíveis no máximo %3.</translation>
    </message>
    <message>
        <source>Scenario “%1” has %2 demands; at most %3 are possible.</source>
        <translation>O cenário “%1” tem %2 demandas; são possíveis no máximo %3.</translation>
    </message>
    <message>
        <source>%1 and %2 share the id “%3”. Give one of them another id.</source>
        <translation>%1 e %2 têm o mesmo id “%3”. Dê outro id a um deles.</translation>
    </message>
    <message>
        <source>the repair time</source>
        <translation>o tempo de reparo</translation>
    </message>
    <message>
        <source>the cuts a year</source>
        <translation>os cortes por ano</translation>
    </message>
    <message>
        <source>Route “%1” ends at “%2”, but there is no such site.</source>
        <translation>A rota “%1” termina em “%2”, mas esse site não existe.</translation>
    </message>
    <message>
        <source>Route “%1” names the shared-risk group “%2”, but there is none of that id.</source>
        <translation>A rota “%1” nomeia o grupo de risco compartilhado “%2”, mas não há nenhum com esse id.</translation>
    </message>
    <message>
        <source>the rate</source>
        <translation>a taxa</translation>
    </message>
    <message>
        <source>A demand ends at “%1”, but there is no such site.</source>
        <translation>Uma demanda termina em “%1”, mas esse site não existe.</translation>
    </message>
    <message>
        <source>A demand starts and ends at site “%1”. A demand joins two different sites.</source>
        <translation>Uma demanda começa e termina no site “%1”. Uma demanda une dois sites diferentes.</translation>
    </message>
    <message>
        <source>Lines without a price, left out above: %1</source>
        <translation>Linhas sem preço, fora da soma acima: %1</translation>
    </message>
    <message>
        <source>Port report</source>
        <translation>Relatório de portas</translation>
    </message>
    <message>
        <source>Line and client ports, cages and routers of every site; ports, optics and fibre of every route.</source>
        <translation>Portas de linha e de cliente, gaiolas e roteadores de cada site; portas, ópticas e fibra de cada rota.</translation>
    </message>
    <message>
        <source>Bill of materials</source>
        <translation>Lista de materiais</translation>
    </message>
    <message>
        <source>What has to be bought for every site and route, with price ranges, power and sources.</source>
        <translation>O que é preciso comprar para cada site e rota, com faixas de preço, potência e fontes.</translation>
    </message>
    <message>
        <source>Site power</source>
        <translation>Energia dos sites</translation>
    </message>
    <message>
        <source>Typical and provisioned power and space of the border layer at every site, and of the huts.</source>
        <translation>Potência típica e provisionada e espaço da camada de borda em cada site, e dos abrigos.</translation>
    </message>
    <message>
        <source>Assumptions and sources</source>
        <translation>Premissas e fontes</translation>
    </message>
    <message>
        <source>Every assumption and every catalogue row used, with its source and what it is worth.</source>
        <translation>Cada premissa e cada linha do catálogo usada, com a fonte e o quanto ela vale.</translation>
    </message>
    <message>
        <source>CSV, one file a table</source>
        <translation>CSV, um arquivo por tabela</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Planilha do Excel</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>The workbook was not written: its parts could not be put together in the folder for temporary files (%1). Free some space there or set TMPDIR to another folder.</source>
        <translation>A planilha não foi gravada: suas partes não puderam ser montadas na pasta de arquivos temporários (%1). Libere espaço nela ou aponte TMPDIR para outra pasta.</translation>
    </message>
    <message>
        <source>The table “%1” has more rows than a sheet can hold. Export it as CSV instead.</source>
        <translation>A tabela “%1” tem mais linhas do que uma planilha comporta. Exporte-a como CSV.</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>Digite um número.</translation>
    </message>
    <message>
        <source>“%1” holds a comma. Write the decimals after a point and nothing between the thousands.</source>
        <translation>“%1” contém uma vírgula. Escreva os decimais depois de um ponto e nada entre os milhares.</translation>
    </message>
    <message>
        <source>“%1” does not begin with a number.</source>
        <translation>“%1” não começa com um número.</translation>
    </message>
    <message>
        <source>“%1” does not fit here: type a number without a unit.</source>
        <translation>“%1” não serve aqui: digite um número sem unidade.</translation>
    </message>
    <message>
        <source>“%1” does not fit here. Units that fit: %2.</source>
        <translation>“%1” não serve aqui. Unidades que servem: %2.</translation>
    </message>
    <message>
        <source>“%1” is too large or too small to reckon with.</source>
        <translation>“%1” é grande ou pequeno demais para o cálculo.</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>km</source>
        <translation>km</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>kW</source>
        <translation>kW</translation>
    </message>
    <message>
        <source>MW</source>
        <translation>MW</translation>
    </message>
    <message>
        <source>GW</source>
        <translation>GW</translation>
    </message>
    <message>
        <source>b/s</source>
        <translation>b/s</translation>
    </message>
    <message>
        <source>kb/s</source>
        <translation>kb/s</translation>
    </message>
    <message>
        <source>Mb/s</source>
        <translation>Mb/s</translation>
    </message>
    <message>
        <source>Gb/s</source>
        <translation>Gb/s</translation>
    </message>
    <message>
        <source>Tb/s</source>
        <translation>Tb/s</translation>
    </message>
    <message>
        <source>Pb/s</source>
        <translation>Pb/s</translation>
    </message>
    <message>
        <source>Eb/s</source>
        <translation>Eb/s</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>kB</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>TB</translation>
    </message>
    <message>
        <source>PB</source>
        <translation>PB</translation>
    </message>
    <message>
        <source>EB</source>
        <translation>EB</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>k USD</source>
        <translation>mil USD</translation>
    </message>
    <message>
        <source>M USD</source>
        <translation>mi USD</translation>
    </message>
    <message>
        <source>bn USD</source>
        <translation>bi USD</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>kHz</source>
        <translation>kHz</translation>
    </message>
    <message>
        <source>MHz</source>
        <translation>MHz</translation>
    </message>
    <message>
        <source>GHz</source>
        <translation>GHz</translation>
    </message>
    <message>
        <source>THz</source>
        <translation>THz</translation>
    </message>
    <message>
        <source>µm</source>
        <translation>µm</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>mi</source>
        <translation>mi</translation>
    </message>
    <message>
        <source>ps</source>
        <translation>ps</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
    <message>
        <source>a</source>
        <translation>a</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message>
        <source>dBm</source>
        <translation>dBm</translation>
    </message>
    <message>
        <source>USD/MWh</source>
        <translation>USD/MWh</translation>
    </message>
    <message>
        <source>µs/km</source>
        <translation>µs/km</translation>
    </message>
    <message>
        <source>kg</source>
        <translation>kg</translation>
    </message>
    <message>
        <source>USD/a</source>
        <translation>USD/a</translation>
    </message>
    <message>
        <source>dB/km</source>
        <translation>dB/km</translation>
    </message>
    <message>
        <source>ps/nm/km</source>
        <translation>ps/nm/km</translation>
    </message>
    <message>
        <source>ps/nm</source>
        <translation>ps/nm</translation>
    </message>
    <message>
        <source>µm²</source>
        <translation>µm²</translation>
    </message>
    <message>
        <source>GBd</source>
        <translation>GBd</translation>
    </message>
    <message>
        <source>TFLOPS</source>
        <translation>TFLOPS</translation>
    </message>
    <message>
        <source>pair-km</source>
        <translation>par-km</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>accelerators</source>
        <translation>aceleradores</translation>
    </message>
    <message>
        <source>amplifiers</source>
        <translation>amplificadores</translation>
    </message>
    <message>
        <source>cables</source>
        <translation>cabos</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>gaiolas</translation>
    </message>
    <message>
        <source>channels</source>
        <translation>canais</translation>
    </message>
    <message>
        <source>huts</source>
        <translation>abrigos</translation>
    </message>
    <message>
        <source>optics</source>
        <translation>ópticas</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>pares</translation>
    </message>
    <message>
        <source>ports</source>
        <translation>portas</translation>
    </message>
    <message>
        <source>quanta</source>
        <translation>quanta</translation>
    </message>
    <message>
        <source>racks</source>
        <translation>racks</translation>
    </message>
    <message>
        <source>routers</source>
        <translation>roteadores</translation>
    </message>
    <message>
        <source>RU</source>
        <translation>U</translation>
    </message>
    <message>
        <source>spans</source>
        <translation>vãos</translation>
    </message>
    <message>
        <source>terminals</source>
        <translation>terminais</translation>
    </message>
    <message>
        <source>Bandwidth-delay product</source>
        <translation>Produto banda-atraso</translation>
    </message>
    <message>
        <source>Bytes that are on the way while the first answer comes back: what a sender must keep outstanding to fill a link or a bundle of links.</source>
        <translation>Bytes em trânsito enquanto a primeira resposta volta: o que um emissor precisa manter pendente para encher um enlace ou um feixe de enlaces.</translation>
    </message>
    <message>
        <source>Rate of a link</source>
        <translation>Taxa de um enlace</translation>
    </message>
    <message>
        <source>Links in the bundle</source>
        <translation>Enlaces no feixe</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Ida e volta</translation>
    </message>
    <message>
        <source>Flows that share the bundle</source>
        <translation>Fluxos que dividem o feixe</translation>
    </message>
    <message>
        <source>Message size</source>
        <translation>Tamanho da mensagem</translation>
    </message>
    <message>
        <source>In flight per link, round trip</source>
        <translation>Em trânsito por enlace, ida e volta</translation>
    </message>
    <message>
        <source>In flight in the bundle, round trip</source>
        <translation>Em trânsito no feixe, ida e volta</translation>
    </message>
    <message>
        <source>In flight per link, one way</source>
        <translation>Em trânsito por enlace, um sentido</translation>
    </message>
    <message>
        <source>Window per flow</source>
        <translation>Janela por fluxo</translation>
    </message>
    <message>
        <source>Messages outstanding</source>
        <translation>Mensagens pendentes</translation>
    </message>
    <message>
        <source>“%1” has no input “%2”. Its inputs are: %3.</source>
        <translation>“%1” não tem a entrada “%2”. Suas entradas são: %3.</translation>
    </message>
    <message>
        <source>“%1” is no value for “%2”. Write a number, alone or with a unit such as %3.</source>
        <translation>“%1” não é um valor para “%2”. Escreva um número, sozinho ou com uma unidade como %3.</translation>
    </message>
    <message>
        <source>“%1” is no value for “%2”. Write a number without a unit.</source>
        <translation>“%1” não é um valor para “%2”. Escreva um número sem unidade.</translation>
    </message>
    <message>
        <source>The input “%1” is missing. Give it as a column or as a fixed value.</source>
        <translation>Falta a entrada “%1”. Dê-a como coluna ou como valor fixo.</translation>
    </message>
    <message>
        <source>The row has %1 cells, the head has %2.</source>
        <translation>A linha tem %1 células, o cabeçalho tem %2.</translation>
    </message>
    <message>
        <source>“%1” in column “%2” is not a number.</source>
        <translation>“%1” na coluna “%2” não é um número.</translation>
    </message>
    <message>
        <source>%1 (%2) is missing.</source>
        <translation>Falta %1 (%2).</translation>
    </message>
    <message>
        <source>%1 (%2) lies between %3 and %4.</source>
        <translation>%1 (%2) fica entre %3 e %4.</translation>
    </message>
    <message>
        <source>%1 (%2) must be a whole number.</source>
        <translation>%1 (%2) deve ser um número inteiro.</translation>
    </message>
    <message>
        <source>%1 has no finite value for these inputs.</source>
        <translation>%1 não tem valor finito para essas entradas.</translation>
    </message>
    <message>
        <source>Latency of a link</source>
        <translation>Latência de um enlace</translation>
    </message>
    <message>
        <source>One-way time and round trip over fibre, amplifiers, modems and routers. Queueing is not included.</source>
        <translation>Tempo em um sentido e de ida e volta por fibra, amplificadores, modems e roteadores. Sem filas.</translation>
    </message>
    <message>
        <source>Fibre length</source>
        <translation>Comprimento da fibra</translation>
    </message>
    <message>
        <source>Group index of the fibre</source>
        <translation>Índice de grupo da fibra</translation>
    </message>
    <message>
        <source>Span length, 0 for no amplifiers</source>
        <translation>Comprimento do vão, 0 para sem amplificadores</translation>
    </message>
    <message>
        <source>Delay of an amplifier</source>
        <translation>Atraso de um amplificador</translation>
    </message>
    <message>
        <source>Modem pairs on the way</source>
        <translation>Pares de modems no caminho</translation>
    </message>
    <message>
        <source>Delay of a modem pair</source>
        <translation>Atraso de um par de modems</translation>
    </message>
    <message>
        <source>Router hops</source>
        <translation>Saltos de roteador</translation>
    </message>
    <message>
        <source>Delay of a hop</source>
        <translation>Atraso de um salto</translation>
    </message>
    <message>
        <source>Frame size</source>
        <translation>Tamanho do quadro</translation>
    </message>
    <message>
        <source>Line rate</source>
        <translation>Taxa de linha</translation>
    </message>
    <message>
        <source>Hops that store and forward</source>
        <translation>Saltos store-and-forward</translation>
    </message>
    <message>
        <source>Turn-round of the host</source>
        <translation>Tempo de resposta do host</translation>
    </message>
    <message>
        <source>Time in the fibre, one way</source>
        <translation>Tempo na fibra, um sentido</translation>
    </message>
    <message>
        <source>Amplifiers</source>
        <translation>Amplificadores</translation>
    </message>
    <message>
        <source>Time in amplifiers, one way</source>
        <translation>Tempo nos amplificadores, um sentido</translation>
    </message>
    <message>
        <source>Serialisation, one way</source>
        <translation>Serialização, um sentido</translation>
    </message>
    <message>
        <source>One-way latency</source>
        <translation>Latência em um sentido</translation>
    </message>
    <message>
        <source>PFC headroom</source>
        <translation>Headroom PFC</translation>
    </message>
    <message>
        <source>Memory that a port must keep free, for one lossless class, for what still arrives after it asks its peer to pause; and the distance at which a router&apos;s memory no longer holds it. IEEE 802.3 annex 31B.</source>
        <translation>Memória que uma porta precisa manter livre, para uma classe sem perdas, para o que ainda chega depois de pedir a pausa ao par; e a distância a partir da qual a memória do roteador não a comporta. IEEE 802.3 anexo 31B.</translation>
    </message>
    <message>
        <source>Port rate</source>
        <translation>Taxa da porta</translation>
    </message>
    <message>
        <source>Other delay of the line, one way</source>
        <translation>Outro atraso da linha, um sentido</translation>
    </message>
    <message>
        <source>Delay of both interfaces, one way</source>
        <translation>Atraso das duas interfaces, um sentido</translation>
    </message>
    <message>
        <source>Time the peer may take to stop</source>
        <translation>Tempo que o par pode levar para parar</translation>
    </message>
    <message>
        <source>Largest frame of the port</source>
        <translation>Maior quadro da porta</translation>
    </message>
    <message>
        <source>Largest frame of the lossless class</source>
        <translation>Maior quadro da classe sem perdas</translation>
    </message>
    <message>
        <source>Memory bytes per wire byte</source>
        <translation>Bytes de memória por byte na linha</translation>
    </message>
    <message>
        <source>Memory cell</source>
        <translation>Célula de memória</translation>
    </message>
    <message>
        <source>Ports of the router</source>
        <translation>Portas do roteador</translation>
    </message>
    <message>
        <source>Lossless classes per port</source>
        <translation>Classes sem perdas por porta</translation>
    </message>
    <message>
        <source>Sharing of the headroom pool, 1 for none</source>
        <translation>Compartilhamento do pool de headroom, 1 para nenhum</translation>
    </message>
    <message>
        <source>Memory on the chip</source>
        <translation>Memória no chip</translation>
    </message>
    <message>
        <source>Deep memory</source>
        <translation>Memória profunda</translation>
    </message>
    <message>
        <source>Part of the line</source>
        <translation>Parcela da linha</translation>
    </message>
    <message>
        <source>Part of the interfaces</source>
        <translation>Parcela das interfaces</translation>
    </message>
    <message>
        <source>Part of the peer&apos;s response</source>
        <translation>Parcela da resposta do par</translation>
    </message>
    <message>
        <source>Part of frames just begun</source>
        <translation>Parcela dos quadros recém-iniciados</translation>
    </message>
    <message>
        <source>Bytes that may still arrive</source>
        <translation>Bytes que ainda podem chegar</translation>
    </message>
    <message>
        <source>Headroom per port and class</source>
        <translation>Headroom por porta e classe</translation>
    </message>
    <message>
        <source>Memory per port and class at full rate</source>
        <translation>Memória por porta e classe à taxa cheia</translation>
    </message>
    <message>
        <source>Headroom of the router</source>
        <translation>Headroom do roteador</translation>
    </message>
    <message>
        <source>Fits the memory on the chip (1 or 0)</source>
        <translation>Cabe na memória do chip (1 ou 0)</translation>
    </message>
    <message>
        <source>Fits the deep memory (1 or 0)</source>
        <translation>Cabe na memória profunda (1 ou 0)</translation>
    </message>
    <message>
        <source>Reach with the memory on the chip</source>
        <translation>Alcance com a memória do chip</translation>
    </message>
    <message>
        <source>Reach with the deep memory</source>
        <translation>Alcance com a memória profunda</translation>
    </message>
    <message>
        <source>Time until the flow has stopped</source>
        <translation>Tempo até o fluxo parar</translation>
    </message>
    <message>
        <source>Longest pause of one frame</source>
        <translation>Maior pausa de um quadro</translation>
    </message>
    <message>
        <source>Pause frames per loop</source>
        <translation>Quadros de pausa por ciclo</translation>
    </message>
    <message>
        <source>The front end needs both accelerators per node and front-end rate per node. Give both or neither.</source>
        <translation>O front-end precisa tanto dos aceleradores por nó quanto da taxa de front-end por nó. Dê os dois ou nenhum.</translation>
    </message>
    <message>
        <source>Coherent ports of a campus pair</source>
        <translation>Portas coerentes de um par de campi</translation>
    </message>
    <message>
        <source>From the power of two equal sites to the coherent ports between them. With accelerators per node and front-end rate per node the front-end network is what leaves the site, as in conventional interconnect; without them it is the back-end network of the accelerators&apos; own NICs.</source>
        <translation>Da potência de dois sites iguais às portas coerentes entre eles. Com aceleradores por nó e taxa de front-end por nó, é a rede de front-end que sai do site, como na interconexão convencional; sem eles, é a rede de back-end das NICs dos próprios aceleradores.</translation>
    </message>
    <message>
        <source>Power of a site at the meter</source>
        <translation>Potência de um site no medidor</translation>
    </message>
    <message>
        <source>IT power per accelerator, all-in</source>
        <translation>Potência de TI por acelerador, tudo incluído</translation>
    </message>
    <message>
        <source>NIC rate per accelerator</source>
        <translation>Taxa da NIC por acelerador</translation>
    </message>
    <message>
        <source>Accelerators per node</source>
        <translation>Aceleradores por nó</translation>
    </message>
    <message>
        <source>Front-end rate per node</source>
        <translation>Taxa de front-end por nó</translation>
    </message>
    <message>
        <source>Rate of a coherent port</source>
        <translation>Taxa de uma porta coerente</translation>
    </message>
    <message>
        <source>Accelerators per site</source>
        <translation>Aceleradores por site</translation>
    </message>
    <message>
        <source>Bandwidth of a site&apos;s network</source>
        <translation>Banda da rede de um site</translation>
    </message>
    <message>
        <source>Bandwidth between the sites, one direction</source>
        <translation>Banda entre os sites, um sentido</translation>
    </message>
    <message>
        <source>Coherent ports per end</source>
        <translation>Portas coerentes por ponta</translation>
    </message>
    <message>
        <source>Coherent ports, both ends</source>
        <translation>Portas coerentes, nas duas pontas</translation>
    </message>
    <message>
        <source>%1 has too few fibre pairs</source>
        <translation>%1 tem pares de fibras de menos</translation>
    </message>
    <message>
        <source>%1 needed, %2 available, %3 are missing.</source>
        <translation>%1 necessários, %2 disponíveis, faltam %3.</translation>
    </message>
    <message>
        <source>Light C+L</source>
        <translation>Iluminar C+L</translation>
    </message>
    <message>
        <source>Light super C+L</source>
        <translation>Iluminar super C+L</translation>
    </message>
    <message>
        <source>Get %1 pairs</source>
        <translation>Obter %1 pares</translation>
    </message>
    <message>
        <source>%1 hangs on one cable</source>
        <translation>%1 depende de um único cabo</translation>
    </message>
    <message>
        <source>All of its fibre pairs leave in a single cable through a single entrance: one cut takes the site off.</source>
        <translation>Todos os seus pares de fibras saem em um único cabo por uma única entrada: um corte isola o site.</translation>
    </message>
    <message>
        <source>Every route has the fibre pairs it needs</source>
        <translation>Toda rota tem os pares de fibras de que precisa</translation>
    </message>
    <message>
        <source>Every site has two cables</source>
        <translation>Todo site tem dois cabos</translation>
    </message>
    <message>
        <source>The length of %1 is not known</source>
        <translation>O comprimento de %1 não é conhecido</translation>
    </message>
    <message>
        <source>The route carries nothing until its length is given or both sites have coordinates.</source>
        <translation>A rota não transporta nada até que se informe o comprimento ou que os dois sites tenham coordenadas.</translation>
    </message>
    <message>
        <source>%1 does not work on %2</source>
        <translation>%1 não funciona em %2</translation>
    </message>
    <message>
        <source>The light has to go %1 km, and the catalogue gives this optic %2 km on such a line.</source>
        <translation>A luz precisa percorrer %1 km, e o catálogo dá a esta óptica %2 km em uma linha dessas.</translation>
    </message>
    <message>
        <source>The light has to go %1 km, and the catalogue gives this optic no reach on such a line.</source>
        <translation>A luz precisa percorrer %1 km, e o catálogo não dá a esta óptica alcance em uma linha dessas.</translation>
    </message>
    <message>
        <source>Let the program choose the optic</source>
        <translation>Deixar o programa escolher a óptica</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>%1 is not allowed on %2</source>
        <translation>%1 não é permitido em %2</translation>
    </message>
    <message>
        <source>Plan for %1</source>
        <translation>Planejar para %1</translation>
    </message>
    <message>
        <source>The channel plan of %1 needs more fibre pairs</source>
        <translation>O plano de canais de %1 precisa de mais pares de fibras</translation>
    </message>
    <message>
        <source>%1 channels of each plane that pass through several routes find no frequency that is free on all of them, though each route alone has room in its %2 pairs.</source>
        <translation>%1 canais de cada plano que passam por várias rotas não encontram uma frequência livre em todas, embora cada rota sozinha tenha espaço em seus %2 pares.</translation>
    </message>
    <message>
        <source>%1 regenerates passing light</source>
        <translation>%1 regenera luz de passagem</translation>
    </message>
    <message>
        <source>%1 of its %2 coherent ports only pass traffic on.</source>
        <translation>%1 de suas %2 portas coerentes só repassam tráfego.</translation>
    </message>
    <message>
        <source>Every route&apos;s length is known</source>
        <translation>O comprimento de toda rota é conhecido</translation>
    </message>
    <message>
        <source>Every lightpath works</source>
        <translation>Todo caminho de luz funciona</translation>
    </message>
    <message>
        <source>Every optic is allowed and fits its cages</source>
        <translation>Toda óptica é permitida e cabe nas gaiolas</translation>
    </message>
    <message>
        <source>The channel plan fits the fibre pairs</source>
        <translation>O plano de canais cabe nos pares de fibras</translation>
    </message>
    <message>
        <source>Light passes without regeneration</source>
        <translation>A luz passa sem regeneração</translation>
    </message>
    <message>
        <source>No number of %1 holds the ports of %2</source>
        <translation>Nenhum número de %1 comporta as portas de %2</translation>
    </message>
    <message>
        <source>%1 coherent and %2 client ports do not go into its cages, its throughput or its limit of coherent ports. Routers, power and space of the site stay unknown.</source>
        <translation>%1 portas coerentes e %2 de cliente não cabem em suas gaiolas, em sua vazão ou em seu limite de portas coerentes. Roteadores, energia e espaço do site ficam desconhecidos.</translation>
    </message>
    <message>
        <source>Use %1 %2</source>
        <translation>Usar %1 %2</translation>
    </message>
    <message>
        <source>Lift the limit of line ports per router</source>
        <translation>Retirar o limite de portas de linha por roteador</translation>
    </message>
    <message>
        <source>The border layer of %1 needs more power than it may</source>
        <translation>A camada de borda de %1 precisa de mais energia do que pode</translation>
    </message>
    <message>
        <source>%1 kW provisioned (%2 kW typical) against a limit of %3 kW.</source>
        <translation>%1 kW provisionados (%2 kW típicos) contra um limite de %3 kW.</translation>
    </message>
    <message>
        <source>Raise the limit to %1 kW</source>
        <translation>Aumentar o limite para %1 kW</translation>
    </message>
    <message>
        <source>Power or space of %1 is not known</source>
        <translation>A energia ou o espaço de %1 não é conhecido</translation>
    </message>
    <message>
        <source>The catalogue lacks watts or rack units of an optic, router or terminal that stands there. Give the figure in the design&apos;s catalogue.</source>
        <translation>Faltam no catálogo os watts ou as unidades de rack de uma óptica, roteador ou terminal que está ali. Informe o valor no catálogo do projeto.</translation>
    </message>
    <message>
        <source>The amplifiers of %1 lack figures</source>
        <translation>Faltam valores dos amplificadores de %1</translation>
    </message>
    <message>
        <source>The catalogue gives “%1” no watts or no number of fibre pairs; the power of its huts leaves them out.</source>
        <translation>O catálogo não dá a “%1” watts ou número de pares de fibras; a energia de seus abrigos não os inclui.</translation>
    </message>
    <message>
        <source>Routers hold the ports of every site</source>
        <translation>Os roteadores comportam as portas de todos os sites</translation>
    </message>
    <message>
        <source>The border layer stays within every site&apos;s power</source>
        <translation>A camada de borda fica dentro da energia de cada site</translation>
    </message>
    <message>
        <source>All figures of the equipment are known</source>
        <translation>Todos os valores dos equipamentos são conhecidos</translation>
    </message>
    <message>
        <source>This version does not size the demand basis</source>
        <translation>Esta versão não dimensiona a base da demanda</translation>
    </message>
    <message>
        <source>The basis “%1” is kept in the design, but no traffic is made from it. Only the given demands are sized.</source>
        <translation>A base “%1” é mantida no projeto, mas nenhum tráfego é gerado a partir dela. Só as demandas informadas são dimensionadas.</translation>
    </message>
    <message>
        <source>Size as one fabric (taper)</source>
        <translation>Dimensionar como um só fabric (taper)</translation>
    </message>
    <message>
        <source>Fewer than two campuses</source>
        <translation>Menos de dois campi</translation>
    </message>
    <message>
        <source>Traffic is made between campuses, and there are fewer than two. Place another campus or give demands.</source>
        <translation>O tráfego é gerado entre campi, e há menos de dois. Posicione outro campus ou informe demandas.</translation>
    </message>
    <message>
        <source>The hub site does not exist</source>
        <translation>O site hub não existe</translation>
    </message>
    <message>
        <source>The pattern “hub” names the site “%1”, and there is no such site, so no traffic is made.</source>
        <translation>O padrão “hub” nomeia o site “%1”, que não existe; por isso nenhum tráfego é gerado.</translation>
    </message>
    <message>
        <source>Let the program choose the hub</source>
        <translation>Deixar o programa escolher o hub</translation>
    </message>
    <message>
        <source>The ring is a good one, perhaps not the shortest</source>
        <translation>O anel é bom, talvez não o mais curto</translation>
    </message>
    <message>
        <source>With more than 10 campuses the ring is found by nearest neighbour and 2-opt, not by trying all.</source>
        <translation>Com mais de 10 campi o anel é encontrado por vizinho mais próximo e 2-opt, não testando todos.</translation>
    </message>
    <message>
        <source>No path from %1 to %2</source>
        <translation>Sem caminho de %1 a %2</translation>
    </message>
    <message>
        <source>%1 Gb/s have no way over routes of known length. Draw a route or give its length.</source>
        <translation>%1 Gb/s não têm caminho por rotas de comprimento conhecido. Desenhe uma rota ou informe o comprimento.</translation>
    </message>
    <message>
        <source>Campus %1 has no accelerators</source>
        <translation>O campus %1 não tem aceleradores</translation>
    </message>
    <message>
        <source>It sends nothing under this demand basis. Give it an accelerator, a number of them or more power, or make it a hub.</source>
        <translation>Ele não envia nada nesta base da demanda. Dê-lhe um acelerador, um número deles ou mais potência, ou faça dele um hub.</translation>
    </message>
    <message>
        <source>Use the scenario&apos;s accelerator, counted from the power</source>
        <translation>Usar o acelerador do cenário, contado pela potência</translation>
    </message>
    <message>
        <source>Make it a hub</source>
        <translation>Fazer dele um hub</translation>
    </message>
    <message>
        <source>The demand basis can be sized</source>
        <translation>A base da demanda pode ser dimensionada</translation>
    </message>
    <message>
        <source>There are campuses to send traffic between</source>
        <translation>Há campi entre os quais enviar tráfego</translation>
    </message>
    <message>
        <source>The hub site exists</source>
        <translation>O site hub existe</translation>
    </message>
    <message>
        <source>The ring is the shortest one</source>
        <translation>O anel é o mais curto</translation>
    </message>
    <message>
        <source>Every demand has a path</source>
        <translation>Toda demanda tem um caminho</translation>
    </message>
    <message>
        <source>Every campus has accelerators</source>
        <translation>Todo campus tem aceleradores</translation>
    </message>
    <message>
        <source>Back-end bandwidth of a campus over the bandwidth that leaves it. Meta publishes 4.5 towards its aggregation layer.</source>
        <translation>Banda de back-end de um campus sobre a banda que sai dele. A Meta publica 4,5 rumo à sua camada de agregação.</translation>
    </message>
    <message>
        <source>Coherent optics</source>
        <translation>Ópticas coerentes</translation>
    </message>
    <message>
        <source>Client optics</source>
        <translation>Ópticas de cliente</translation>
    </message>
    <message>
        <source>Routers</source>
        <translation>Roteadores</translation>
    </message>
    <message>
        <source>Line terminals</source>
        <translation>Terminais de linha</translation>
    </message>
    <message>
        <source>In-line amplifiers</source>
        <translation>Amplificadores de linha</translation>
    </message>
    <message>
        <source>Amplifier huts</source>
        <translation>Abrigos de amplificadores</translation>
    </message>
    <message>
        <source>Fibre</source>
        <translation>Fibra</translation>
    </message>
    <message>
        <source>%1 runs at %2 Gb/s, but the cages of %3 at %4 Gb/s.</source>
        <translation>%1 opera a %2 Gb/s, mas as gaiolas de %3 a %4 Gb/s.</translation>
    </message>
    <message>
        <source>%1 comes as %2, but %3 has cages for %4.</source>
        <translation>%1 vem como %2, mas %3 tem gaiolas para %4.</translation>
    </message>
    <message>
        <source>%1 takes up to %2 W, but a cage of %3 powers and cools %4 W.</source>
        <translation>%1 consome até %2 W, mas uma gaiola de %3 alimenta e resfria %4 W.</translation>
    </message>
    <message>
        <source>%1 ships in %2, after the plan year %3.</source>
        <translation>%1 é entregue em %2, depois do ano do plano %3.</translation>
    </message>
    <message>
        <source>%1 is not in the list of allowed pluggables.</source>
        <translation>%1 não está na lista de plugáveis permitidos.</translation>
    </message>
    <message>
        <source>The pluggable “%1” has no line rate in the catalogue, so its ports cannot be counted. Choose another one or give its rate.</source>
        <translation>O plugável “%1” não tem taxa de linha no catálogo, então suas portas não podem ser contadas. Escolha outro ou informe a taxa.</translation>
    </message>
    <message>
        <source>No pluggable of the catalogue is allowed between “%1” and “%2”. Allow more of them, raise the plan year or choose another router.</source>
        <translation>Nenhum plugável do catálogo é permitido entre “%1” e “%2”. Permita mais deles, avance o ano do plano ou escolha outro roteador.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrompido.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <translation>%1, coluna %2</translation>
    </message>
    <message>
        <source>Site %1</source>
        <translation>Site %1</translation>
    </message>
    <message>
        <source>Route %1</source>
        <translation>Rota %1</translation>
    </message>
    <message>
        <source>There is no quantity “%1” of that kind.</source>
        <translation>Não há grandeza “%1” desse tipo.</translation>
    </message>
    <message>
        <source>There is nothing called “%1” in the scenario “%2”.</source>
        <translation>Não há nada chamado “%1” no cenário “%2”.</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Quantidade</translation>
    </message>
    <message>
        <source>%1 − 1</source>
        <translation>%1 − 1</translation>
    </message>
    <message>
        <source>Huts</source>
        <translation>Abrigos</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Pontas</translation>
    </message>
    <message>
        <source>Fibres of a pair</source>
        <translation>Fibras de um par</translation>
    </message>
    <message>
        <source>Typical price</source>
        <translation>Preço típico</translation>
    </message>
    <message>
        <source>Nothing to buy</source>
        <translation>Nada a comprar</translation>
    </message>
    <message>
        <source>Ports of the modular routers</source>
        <translation>Portas dos roteadores modulares</translation>
    </message>
    <message>
        <source>Ports of a router</source>
        <translation>Portas de um roteador</translation>
    </message>
    <message>
        <source>No item has a price</source>
        <translation>Nenhum item tem preço</translation>
    </message>
    <message>
        <source>Not known, left out</source>
        <translation>Não conhecido, deixado de fora</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Equipamentos</translation>
    </message>
    <message>
        <source>Hours a year</source>
        <translation>Horas por ano</translation>
    </message>
    <message>
        <source>%1 ÷ %2 a + %3 ÷ %4 a + (%5 W + %6 W) × %7 h × %8 USD/MWh + %1 × %9 %</source>
        <translation>%1 ÷ %2 a + %3 ÷ %4 a + (%5 W + %6 W) × %7 h × %8 USD/MWh + %1 × %9 %</translation>
    </message>
    <message>
        <source>⌈%1 Gb/s ÷ (%2 Gb/s × %3)⌉</source>
        <translation>⌈%1 Gb/s ÷ (%2 Gb/s × %3)⌉</translation>
    </message>
    <message>
        <source>%4 × ⌈%1 Gb/s ÷ (%4 × %2 Gb/s × %3)⌉</source>
        <translation>%4 × ⌈%1 Gb/s ÷ (%4 × %2 Gb/s × %3)⌉</translation>
    </message>
    <message>
        <source>Demands that end here</source>
        <translation>Demandas que terminam aqui</translation>
    </message>
    <message>
        <source>Client rate</source>
        <translation>Taxa de cliente</translation>
    </message>
    <message>
        <source>Cages of a router</source>
        <translation>Gaiolas de um roteador</translation>
    </message>
    <message>
        <source>Throughput of a router, Tb/s</source>
        <translation>Vazão de um roteador, Tb/s</translation>
    </message>
    <message>
        <source>Coherent 400G ports of a router, at most</source>
        <translation>Portas coerentes 400G de um roteador, no máximo</translation>
    </message>
    <message>
        <source>Coherent 800G ports of a router, at most</source>
        <translation>Portas coerentes 800G de um roteador, no máximo</translation>
    </message>
    <message>
        <source>routers without spares × %1 cages − ports</source>
        <translation>roteadores sem reserva × %1 gaiolas − portas</translation>
    </message>
    <message>
        <source>fewest boxes of %1 cages that hold an even share of every kind of port</source>
        <translation>menor número de equipamentos de %1 gaiolas que comporta uma parte igual de cada tipo de porta</translation>
    </message>
    <message>
        <source>Traffic of the segment</source>
        <translation>Tráfego do segmento</translation>
    </message>
    <message>
        <source>Channels %1 – %2</source>
        <translation>Canais %1 – %2</translation>
    </message>
    <message>
        <source>Ports with %1</source>
        <translation>Portas com %1</translation>
    </message>
    <message>
        <source>The number of routers is not known</source>
        <translation>O número de roteadores não é conhecido</translation>
    </message>
    <message>
        <source>Maximum with optics</source>
        <translation>Máximo com ópticas</translation>
    </message>
    <message>
        <source>Maximum of a cage</source>
        <translation>Máximo de uma gaiola</translation>
    </message>
    <message>
        <source>%1 W − %2 × %3 W</source>
        <translation>%1 W − %2 × %3 W</translation>
    </message>
    <message>
        <source>Maximum of a router without optics</source>
        <translation>Máximo de um roteador sem ópticas</translation>
    </message>
    <message>
        <source>Maximum power of one</source>
        <translation>Potência máxima de um</translation>
    </message>
    <message>
        <source>Typical power of one</source>
        <translation>Potência típica de um</translation>
    </message>
    <message>
        <source>Routers without optics</source>
        <translation>Roteadores sem ópticas</translation>
    </message>
    <message>
        <source>IT power of the border layer, provisioned</source>
        <translation>Potência de TI da camada de borda, provisionada</translation>
    </message>
    <message>
        <source>IT power of the border layer</source>
        <translation>Potência de TI da camada de borda</translation>
    </message>
    <message>
        <source>The site&apos;s power is not given</source>
        <translation>A potência do site não foi informada</translation>
    </message>
    <message>
        <source>%1 W ÷ %2 MW</source>
        <translation>%1 W ÷ %2 MW</translation>
    </message>
    <message>
        <source>The site has no accelerators</source>
        <translation>O site não tem aceleradores</translation>
    </message>
    <message>
        <source>IT power per accelerator, all in</source>
        <translation>Potência de TI por acelerador, tudo incluído</translation>
    </message>
    <message>
        <source>⌊%1 W ÷ (%2 × %3 W)⌋</source>
        <translation>⌊%1 W ÷ (%2 × %3 W)⌋</translation>
    </message>
    <message>
        <source>Rack units of one</source>
        <translation>Unidades de rack de um</translation>
    </message>
    <message>
        <source>Power of a rack</source>
        <translation>Potência de um rack</translation>
    </message>
    <message>
        <source>Usable units of a rack</source>
        <translation>Unidades utilizáveis de um rack</translation>
    </message>
    <message>
        <source>max(⌈%1 ÷ %4⌉; ⌈%2 W ÷ %3 kW⌉)</source>
        <translation>max(⌈%1 ÷ %4⌉; ⌈%2 W ÷ %3 kW⌉)</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Comprimento</translation>
    </message>
    <message>
        <source>Listed span</source>
        <translation>Vão listado</translation>
    </message>
    <message>
        <source>No length is given, and a site has no coordinates</source>
        <translation>Nenhum comprimento foi informado, e um site não tem coordenadas</translation>
    </message>
    <message>
        <source>Latitude, °</source>
        <translation>Latitude, °</translation>
    </message>
    <message>
        <source>Longitude, °</source>
        <translation>Longitude, °</translation>
    </message>
    <message>
        <source>Great circle</source>
        <translation>Círculo máximo</translation>
    </message>
    <message>
        <source>haversine on a sphere of 6,371.0088 km</source>
        <translation>haversine em uma esfera de 6.371,0088 km</translation>
    </message>
    <message>
        <source>No length, no spans</source>
        <translation>Sem comprimento não há vãos</translation>
    </message>
    <message>
        <source>⌈%1 km ÷ %2 km⌉</source>
        <translation>⌈%1 km ÷ %2 km⌉</translation>
    </message>
    <message>
        <source>Equal spans</source>
        <translation>Vãos iguais</translation>
    </message>
    <message>
        <source>Spans with %1</source>
        <translation>Vãos com %1</translation>
    </message>
    <message>
        <source>Listed spans</source>
        <translation>Vãos listados</translation>
    </message>
    <message>
        <source>the most that any of its optics needs</source>
        <translation>o maior valor que alguma de suas ópticas exige</translation>
    </message>
    <message>
        <source>Group index</source>
        <translation>Índice de grupo</translation>
    </message>
    <message>
        <source>Speed of light, m/s</source>
        <translation>Velocidade da luz, m/s</translation>
    </message>
    <message>
        <source>%1 km × %2 ÷ c</source>
        <translation>%1 km × %2 ÷ c</translation>
    </message>
    <message>
        <source>Modem latency per end</source>
        <translation>Latência do modem por ponta</translation>
    </message>
    <message>
        <source>The length is not known</source>
        <translation>O comprimento não é conhecido</translation>
    </message>
    <message>
        <source>Amplifiers passed</source>
        <translation>Amplificadores atravessados</translation>
    </message>
    <message>
        <source>%1 + 1</source>
        <translation>%1 + 1</translation>
    </message>
    <message>
        <source>none: the line is not amplified</source>
        <translation>nenhum: a linha não é amplificada</translation>
    </message>
    <message>
        <source>Modems, both ends</source>
        <translation>Modems, nas duas pontas</translation>
    </message>
    <message>
        <source>Latency of an amplifier</source>
        <translation>Latência de um amplificador</translation>
    </message>
    <message>
        <source>Latency of a hop</source>
        <translation>Latência de um salto</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>%1 + %2 × %3 + %4 + %5 × %6 + %7 × 8 ÷ %8 Gb/s</source>
        <translation>%1 + %2 × %3 + %4 + %5 × %6 + %7 × 8 ÷ %8 Gb/s</translation>
    </message>
    <message>
        <source>2 × %1 + %2</source>
        <translation>2 × %1 + %2</translation>
    </message>
    <message>
        <source>the longest of the lit routes</source>
        <translation>a mais longa das rotas iluminadas</translation>
    </message>
    <message>
        <source>Nothing is lit on this route</source>
        <translation>Nada está iluminado nesta rota</translation>
    </message>
    <message>
        <source>Lit capacity of a segment</source>
        <translation>Capacidade iluminada de um segmento</translation>
    </message>
    <message>
        <source>Spectrum of the band</source>
        <translation>Espectro da banda</translation>
    </message>
    <message>
        <source>Channels with %1</source>
        <translation>Canais com %1</translation>
    </message>
    <message>
        <source>Slot of a channel</source>
        <translation>Largura de um canal</translation>
    </message>
    <message>
        <source>⌈%1 ÷ ⌊%2 GHz ÷ %3 GHz⌋⌉</source>
        <translation>⌈%1 ÷ ⌊%2 GHz ÷ %3 GHz⌋⌉</translation>
    </message>
    <message>
        <source>pairs that the channels of a plane fill, widest slot first, times planes</source>
        <translation>pares que os canais de um plano ocupam, do mais largo ao mais estreito, vezes planos</translation>
    </message>
    <message>
        <source>No length, no pairs</source>
        <translation>Sem comprimento não há pares</translation>
    </message>
    <message>
        <source>No hut is needed</source>
        <translation>Nenhum abrigo é necessário</translation>
    </message>
    <message>
        <source>Pairs a unit serves</source>
        <translation>Pares atendidos por unidade</translation>
    </message>
    <message>
        <source>(%1 − 1) × ⌈%2 ÷ %3⌉</source>
        <translation>(%1 − 1) × ⌈%2 ÷ %3⌉</translation>
    </message>
    <message>
        <source>No amplifier with known watts</source>
        <translation>Nenhum amplificador com watts conhecidos</translation>
    </message>
    <message>
        <source>Power of a unit</source>
        <translation>Potência de uma unidade</translation>
    </message>
    <message>
        <source>%1 Gb/s × %2 µs ÷ 8</source>
        <translation>%1 Gb/s × %2 µs ÷ 8</translation>
    </message>
    <message>
        <source>Interfaces of both ends</source>
        <translation>Interfaces das duas pontas</translation>
    </message>
    <message>
        <source>Response time, quanta of 512 bits</source>
        <translation>Tempo de resposta, quanta de 512 bits</translation>
    </message>
    <message>
        <source>Longest frame of the port</source>
        <translation>Maior quadro da porta</translation>
    </message>
    <message>
        <source>Longest lossless frame</source>
        <translation>Maior quadro sem perdas</translation>
    </message>
    <message>
        <source>Memory per wire byte</source>
        <translation>Memória por byte na linha</translation>
    </message>
    <message>
        <source>(propagation both ways + interfaces + response + three frames) × packing, in whole cells</source>
        <translation>(propagação nos dois sentidos + interfaces + resposta + três quadros) × empacotamento, em células inteiras</translation>
    </message>
    <message>
        <source>Power at the meter</source>
        <translation>Potência no medidor</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Aceleradores</translation>
    </message>
    <message>
        <source>A site without accelerators</source>
        <translation>Um site sem aceleradores</translation>
    </message>
    <message>
        <source>A site without power of its own</source>
        <translation>Um site sem potência própria</translation>
    </message>
    <message>
        <source>⌊%1 MW ÷ %2 ÷ %3 W⌋</source>
        <translation>⌊%1 MW ÷ %2 ÷ %3 W⌋</translation>
    </message>
    <message>
        <source>IT power of the border layer, inside the meter</source>
        <translation>Potência de TI da camada de borda, dentro do medidor</translation>
    </message>
    <message>
        <source>Settled by repeating the sizing</source>
        <translation>Acertado repetindo o dimensionamento</translation>
    </message>
    <message>
        <source>⌊(%1 MW ÷ %2 − %3 W) ÷ %4 W⌋</source>
        <translation>⌊(%1 MW ÷ %2 − %3 W) ÷ %4 W⌋</translation>
    </message>
    <message>
        <source>Back-end rate</source>
        <translation>Taxa de back-end</translation>
    </message>
    <message>
        <source>%1 sends nothing of its own</source>
        <translation>%1 não envia nada próprio</translation>
    </message>
    <message>
        <source>Egress of %1</source>
        <translation>Saída de %1</translation>
    </message>
    <message>
        <source>%1 ÷ %2</source>
        <translation>%1 ÷ %2</translation>
    </message>
    <message>
        <source>⌊%1 ÷ %2⌋ × %3</source>
        <translation>⌊%1 ÷ %2⌋ × %3</translation>
    </message>
    <message>
        <source>Front-end rate</source>
        <translation>Taxa de front-end</translation>
    </message>
    <message>
        <source>Egress of all campuses but %1</source>
        <translation>Saída de todos os campi exceto %1</translation>
    </message>
    <message>
        <source>min(%1; %2) ÷ 2</source>
        <translation>min(%1; %2) ÷ 2</translation>
    </message>
    <message>
        <source>min(%1; %2)</source>
        <translation>min(%1; %2)</translation>
    </message>
    <message>
        <source>Generated by the pattern</source>
        <translation>Gerado pelo padrão</translation>
    </message>
    <message>
        <source>min(%1 × %2 ÷ %3; %2 × %1 ÷ %4)</source>
        <translation>min(%1 × %2 ÷ %3; %2 × %1 ÷ %4)</translation>
    </message>
    <message>
        <source>min(%1; %2 × %1 ÷ %3)</source>
        <translation>min(%1; %2 × %1 ÷ %3)</translation>
    </message>
    <message>
        <source>Given demand</source>
        <translation>Demanda informada</translation>
    </message>
    <message>
        <source>Demand %1 → %2</source>
        <translation>Demanda %1 → %2</translation>
    </message>
    <message>
        <source>Given from %1 to %2</source>
        <translation>Informado de %1 a %2</translation>
    </message>
    <message>
        <source>max(%1; %2)</source>
        <translation>max(%1; %2)</translation>
    </message>
    <message>
        <source>Given demands, the larger direction</source>
        <translation>Demandas informadas, o maior sentido</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taxa</translation>
    </message>
    <message>
        <source>The pattern gives this pair nothing</source>
        <translation>O padrão não dá nada a este par</translation>
    </message>
    <message>
        <source>No job is sized in this scenario</source>
        <translation>Nenhum job é dimensionado neste cenário</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Portas</translation>
    </message>
    <message>
        <source>Line-side ports of all sites together: two for every channel of every segment.</source>
        <translation>Portas de linha de todos os sites juntos: duas por canal de cada segmento.</translation>
    </message>
    <message>
        <source>Inter-site rate</source>
        <translation>Taxa entre sites</translation>
    </message>
    <message>
        <source>Sum of all demands, one direction.</source>
        <translation>Soma de todas as demandas, um sentido.</translation>
    </message>
    <message>
        <source>Fibre pairs</source>
        <translation>Pares de fibras</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Pairs of all routes together, all planes.</source>
        <translation>Pares de todas as rotas juntas, todos os planos.</translation>
    </message>
    <message>
        <source>Pair kilometres</source>
        <translation>Pares-quilômetro</translation>
    </message>
    <message>
        <source>Pair km</source>
        <translation>Par-km</translation>
    </message>
    <message>
        <source>Fibre pairs times length, over all routes.</source>
        <translation>Pares de fibras vezes comprimento, sobre todas as rotas.</translation>
    </message>
    <message>
        <source>Longest round trip</source>
        <translation>Maior ida e volta</translation>
    </message>
    <message>
        <source>Of the lit routes, one segment each.</source>
        <translation>Das rotas iluminadas, um segmento cada.</translation>
    </message>
    <message>
        <source>Of all sites together.</source>
        <translation>De todos os sites juntos.</translation>
    </message>
    <message>
        <source>Client ports</source>
        <translation>Portas de cliente</translation>
    </message>
    <message>
        <source>Ports of the border routers towards the sites&apos; own fabrics, all sites.</source>
        <translation>Portas dos roteadores de borda voltadas aos fabrics dos próprios sites, todos os sites.</translation>
    </message>
    <message>
        <source>Regenerator ports</source>
        <translation>Portas de regeneração</translation>
    </message>
    <message>
        <source>Regenerators</source>
        <translation>Regeneradores</translation>
    </message>
    <message>
        <source>Part of the coherent ports that only passes light on.</source>
        <translation>Parte das portas coerentes que só repassa luz.</translation>
    </message>
    <message>
        <source>Border routers of all sites, all planes, spares included.</source>
        <translation>Roteadores de borda de todos os sites, todos os planos, com reservas.</translation>
    </message>
    <message>
        <source>Units in the huts of all routes.</source>
        <translation>Unidades nos abrigos de todas as rotas.</translation>
    </message>
    <message>
        <source>Border-layer power, typical</source>
        <translation>Potência da camada de borda, típica</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potência</translation>
    </message>
    <message>
        <source>At the meters of all sites, huts apart.</source>
        <translation>Nos medidores de todos os sites, abrigos à parte.</translation>
    </message>
    <message>
        <source>Border-layer power, provisioned</source>
        <translation>Potência da camada de borda, provisionada</translation>
    </message>
    <message>
        <source>Provisioned</source>
        <translation>Provisionada</translation>
    </message>
    <message>
        <source>With every part at its maximum, at the meters of all sites, huts apart.</source>
        <translation>Com cada parte no máximo, nos medidores de todos os sites, abrigos à parte.</translation>
    </message>
    <message>
        <source>Hut power</source>
        <translation>Potência dos abrigos</translation>
    </message>
    <message>
        <source>Amplifier huts of all routes, overhead included.</source>
        <translation>Abrigos de amplificadores de todas as rotas, com sobrecarga.</translation>
    </message>
    <message>
        <source>Rack units</source>
        <translation>Unidades de rack</translation>
    </message>
    <message>
        <source>Routers and line terminals of all sites.</source>
        <translation>Roteadores e terminais de linha de todos os sites.</translation>
    </message>
    <message>
        <source>First cost</source>
        <translation>Custo inicial</translation>
    </message>
    <message>
        <source>Typical prices of all items that have one: at least this much.</source>
        <translation>Preços típicos de todos os itens que têm um: pelo menos isto.</translation>
    </message>
    <message>
        <source>Annual cost</source>
        <translation>Custo anual</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Por ano</translation>
    </message>
    <message>
        <source>First cost written off, energy and maintenance.</source>
        <translation>Amortização do custo inicial, energia e manutenção.</translation>
    </message>
    <message>
        <source>Given, or what the site&apos;s power carries.</source>
        <translation>Informado, ou o que a potência do site comporta.</translation>
    </message>
    <message>
        <source>Back-end</source>
        <translation>Back-end</translation>
    </message>
    <message>
        <source>What all network cards of the accelerators can send.</source>
        <translation>O que todas as placas de rede dos aceleradores podem enviar.</translation>
    </message>
    <message>
        <source>Egress</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>What may leave the site by the demand basis, one direction.</source>
        <translation>O que pode sair do site pela base da demanda, um sentido.</translation>
    </message>
    <message>
        <source>Coherent ports at this end</source>
        <translation>Portas coerentes nesta ponta</translation>
    </message>
    <message>
        <source>Line-side ports of this site.</source>
        <translation>Portas de linha deste site.</translation>
    </message>
    <message>
        <source>Ports of the border routers towards the site&apos;s own fabric.</source>
        <translation>Portas dos roteadores de borda voltadas ao fabric do próprio site.</translation>
    </message>
    <message>
        <source>Grey optics of the client ports, at both of their ends.</source>
        <translation>Ópticas cinza das portas de cliente, nas suas duas pontas.</translation>
    </message>
    <message>
        <source>The fewest boxes that hold the ports, all planes, spares included.</source>
        <translation>O menor número de equipamentos que comporta as portas, todos os planos, com reservas.</translation>
    </message>
    <message>
        <source>Stranded cages</source>
        <translation>Gaiolas ociosas</translation>
    </message>
    <message>
        <source>Stranded</source>
        <translation>Ociosas</translation>
    </message>
    <message>
        <source>Cages of the routers without a port.</source>
        <translation>Gaiolas dos roteadores sem porta.</translation>
    </message>
    <message>
        <source>At the meter: optics, routers and terminals times PUE.</source>
        <translation>No medidor: ópticas, roteadores e terminais vezes PUE.</translation>
    </message>
    <message>
        <source>With every part at its maximum, at the meter.</source>
        <translation>Com cada parte no máximo, no medidor.</translation>
    </message>
    <message>
        <source>Share of the site&apos;s power</source>
        <translation>Parcela da potência do site</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parcela</translation>
    </message>
    <message>
        <source>Typical border-layer power over the power at the meter.</source>
        <translation>Potência típica da camada de borda sobre a potência no medidor.</translation>
    </message>
    <message>
        <source>Accelerators displaced</source>
        <translation>Aceleradores deslocados</translation>
    </message>
    <message>
        <source>Displaced</source>
        <translation>Deslocados</translation>
    </message>
    <message>
        <source>Accelerators that the border layer&apos;s power would carry.</source>
        <translation>Aceleradores que a potência da camada de borda alimentaria.</translation>
    </message>
    <message>
        <source>Routers and line terminals.</source>
        <translation>Roteadores e terminais de linha.</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>By 36 usable units and by power, whichever needs more.</source>
        <translation>Por 36 unidades utilizáveis e por potência, o que exigir mais.</translation>
    </message>
    <message>
        <source>Fibre length, given or great circle times route factor.</source>
        <translation>Comprimento de fibra, informado ou círculo máximo vezes fator de rota.</translation>
    </message>
    <message>
        <source>Spans</source>
        <translation>Vãos</translation>
    </message>
    <message>
        <source>Pieces of fibre between amplifiers.</source>
        <translation>Trechos de fibra entre amplificadores.</translation>
    </message>
    <message>
        <source>Time in glass, one way</source>
        <translation>Tempo no vidro, um sentido</translation>
    </message>
    <message>
        <source>In glass</source>
        <translation>No vidro</translation>
    </message>
    <message>
        <source>Length times group index over the speed of light.</source>
        <translation>Comprimento vezes índice de grupo sobre a velocidade da luz.</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Um sentido</translation>
    </message>
    <message>
        <source>Glass, amplifiers, modems, two router hops and one frame&apos;s serialisation; no queueing.</source>
        <translation>Vidro, amplificadores, modems, dois saltos de roteador e a serialização de um quadro; sem filas.</translation>
    </message>
    <message>
        <source>Twice one way and the host&apos;s turn-round; no queueing.</source>
        <translation>Duas vezes um sentido e o tempo de resposta do host; sem filas.</translation>
    </message>
    <message>
        <source>Of the optic with most channels.</source>
        <translation>Da óptica com mais canais.</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canais</translation>
    </message>
    <message>
        <source>Lit wavelengths of all planes.</source>
        <translation>Comprimentos de onda iluminados de todos os planos.</translation>
    </message>
    <message>
        <source>Pairs that the channels fill, all planes.</source>
        <translation>Pares que os canais ocupam, todos os planos.</translation>
    </message>
    <message>
        <source>Fibre pairs times length.</source>
        <translation>Pares de fibras vezes comprimento.</translation>
    </message>
    <message>
        <source>Units in the huts of this route.</source>
        <translation>Unidades nos abrigos desta rota.</translation>
    </message>
    <message>
        <source>All huts of this route, overhead included.</source>
        <translation>Todos os abrigos desta rota, com sobrecarga.</translation>
    </message>
    <message>
        <source>GSNR in 0.1 nm</source>
        <translation>GSNR em 0,1 nm</translation>
    </message>
    <message>
        <source>GSNR, 0.1 nm</source>
        <translation>GSNR, 0,1 nm</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margem</translation>
    </message>
    <message>
        <source>What is left above the optic&apos;s need, penalties and design margin.</source>
        <translation>O que sobra acima da exigência da óptica, das penalidades e da margem de projeto.</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Transportado</translation>
    </message>
    <message>
        <source>Demands over this route, one direction.</source>
        <translation>Demandas por esta rota, um sentido.</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacidade</translation>
    </message>
    <message>
        <source>Lit channels times line rate, one direction.</source>
        <translation>Canais iluminados vezes taxa de linha, um sentido.</translation>
    </message>
    <message>
        <source>In flight per line port</source>
        <translation>Em trânsito por porta de linha</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>Em trânsito</translation>
    </message>
    <message>
        <source>Line rate times round trip: what a sender has under way before it can hear back.</source>
        <translation>Taxa de linha vezes ida e volta: o que um emissor tem a caminho antes de poder ouvir a resposta.</translation>
    </message>
    <message>
        <source>PFC headroom per line port</source>
        <translation>Headroom PFC por porta de linha</translation>
    </message>
    <message>
        <source>What may still arrive after the port asks its peer to pause.</source>
        <translation>O que ainda pode chegar depois que a porta pede a pausa ao par.</translation>
    </message>
    <message>
        <source>One direction, the larger of the two.</source>
        <translation>Um sentido, o maior dos dois.</translation>
    </message>
    <message>
        <source>Rate by taper</source>
        <translation>Taxa pelo taper</translation>
    </message>
    <message>
        <source>By taper</source>
        <translation>Pelo taper</translation>
    </message>
    <message>
        <source>What this pair would get as one fabric.</source>
        <translation>O que este par receberia como um só fabric.</translation>
    </message>
    <message>
        <source>Rate by job</source>
        <translation>Taxa pelo job</translation>
    </message>
    <message>
        <source>By job</source>
        <translation>Pelo job</translation>
    </message>
    <message>
        <source>What the jobs need of this pair.</source>
        <translation>O que os jobs precisam deste par.</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>Premissa</translation>
    </message>
    <message>
        <source>%1 “%2” names “%3”, but the catalogue table “%4” has no such row. Choose another one or add the row to the design.</source>
        <translation>%1 “%2” nomeia “%3”, mas a tabela “%4” do catálogo não tem essa linha. Escolha outra ou acrescente a linha ao projeto.</translation>
    </message>
    <message>
        <source>The client optic “%1” has no rate in the catalogue, so client ports cannot be counted. Choose another one or give its rate.</source>
        <translation>A óptica de cliente “%1” não tem taxa no catálogo, então as portas de cliente não podem ser contadas. Escolha outra ou informe a taxa.</translation>
    </message>
    <message>
        <source>The file is damaged and was not opened: %1. Open a backup of it.</source>
        <translation>O arquivo está danificado e não foi aberto: %1. Abra uma cópia de segurança dele.</translation>
    </message>
    <message>
        <source>its tables are not those of a design</source>
        <translation>suas tabelas não são as de um projeto</translation>
    </message>
    <message>
        <source>its pages do not fit together</source>
        <translation>suas páginas não combinam entre si</translation>
    </message>
    <message>
        <source>its content is not what was saved</source>
        <translation>seu conteúdo não é o que foi salvo</translation>
    </message>
    <message>
        <source>it is not complete</source>
        <translation>está incompleto</translation>
    </message>
    <message>
        <source>This is the database of another program, not a Spanwright design. Choose a .spanwright or .json file.</source>
        <translation>Este é o banco de dados de outro programa, não um projeto do Spanwright. Escolha um arquivo .spanwright ou .json.</translation>
    </message>
    <message>
        <source>it does not say its format version</source>
        <translation>não diz a versão de seu formato</translation>
    </message>
    <message>
        <source>it cannot be read as a database</source>
        <translation>não pode ser lido como banco de dados</translation>
    </message>
    <message>
        <source>a column holds what it cannot hold</source>
        <translation>uma coluna contém o que não pode conter</translation>
    </message>
    <message>
        <source>The design is too large for the memory of this machine. Close other programs and try again.</source>
        <translation>O projeto é grande demais para a memória desta máquina. Feche outros programas e tente de novo.</translation>
    </message>
    <message>
        <source>The design was not saved: it is too large for the memory of this machine. Your changes are still open. Close other programs and try again.</source>
        <translation>O projeto não foi salvo: é grande demais para a memória desta máquina. Suas alterações continuam abertas. Feche outros programas e tente de novo.</translation>
    </message>
    <message>
        <source>“%1” is open for writing by %2 on %3 (process %4). Close it there, or open a copy.</source>
        <translation>“%1” está aberto para gravação por %2 em %3 (processo %4). Feche-o lá ou abra uma cópia.</translation>
    </message>
    <message>
        <source>“%1” cannot be locked for writing: %2. You can look at it, but saving needs another name. %3</source>
        <translation>“%1” não pode ser bloqueado para gravação: %2. Você pode vê-lo, mas para salvar é preciso outro nome. %3</translation>
    </message>
    <message>
        <source>The file is empty. Open a backup of it.</source>
        <translation>O arquivo está vazio. Abra uma cópia de segurança dele.</translation>
    </message>
    <message>
        <source>This is not a Spanwright design. Choose a .spanwright or .json file.</source>
        <translation>Isto não é um projeto do Spanwright. Escolha um arquivo .spanwright ou .json.</translation>
    </message>
    <message>
        <source>The design was not saved: %2. Your changes are still open, and what “%1” held before is untouched. %3</source>
        <translation>O projeto não foi salvo: %2. Suas alterações continuam abertas, e o que “%1” continha antes está intacto. %3</translation>
    </message>
    <message>
        <source>The design was not saved: the disk did not give back what was written to it. Your changes are still open, and what “%1” held before is untouched. Save under another name.</source>
        <translation>O projeto não foi salvo: o disco não devolveu o que foi gravado nele. Suas alterações continuam abertas, e o que “%1” continha antes está intacto. Salve com outro nome.</translation>
    </message>
    <message>
        <source>The design was not saved: there is a file “%1” already. Nothing was changed. Overwrite it, or choose another name.</source>
        <translation>O projeto não foi salvo: já existe um arquivo “%1”. Nada foi alterado. Substitua-o ou escolha outro nome.</translation>
    </message>
    <message>
        <source>The design was not saved: somebody else changed “%1” since it was opened. Your changes are still open. Overwrite it, or save under another name.</source>
        <translation>O projeto não foi salvo: alguém alterou “%1” desde que foi aberto. Suas alterações continuam abertas. Substitua-o ou salve com outro nome.</translation>
    </message>
    <message>
        <source>The file is damaged and was not opened: %1. Open its backup, “%2”.</source>
        <translation>O arquivo está danificado e não foi aberto: %1. Abra a cópia de segurança, “%2”.</translation>
    </message>
    <message>
        <source>The design was not saved: it is larger than a file may be. Your changes are still open. Split it into several designs.</source>
        <translation>O projeto não foi salvo: é maior do que um arquivo pode ser. Suas alterações continuam abertas. Divida-o em vários projetos.</translation>
    </message>
    <message>
        <source>The accelerator “%1” has no figure in column “%2” of the catalogue, so its traffic cannot be sized. Give the figure in the design&apos;s catalogue or choose another accelerator.</source>
        <translation>O acelerador “%1” não tem valor na coluna “%2” do catálogo, então seu tráfego não pode ser dimensionado. Informe o valor no catálogo do projeto ou escolha outro acelerador.</translation>
    </message>
    <message>
        <source>All to all between %1 campuses makes more than %2 demands. Choose the pattern “ring” or “hub”, or make some of the campuses hubs.</source>
        <translation>Todos com todos entre %1 campi gera mais de %2 demandas. Escolha o padrão “anel” ou “hub”, ou faça de alguns campi hubs.</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>equipamentos</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unidades</translation>
    </message>
    <message>
        <source>This route has no length yet. Give its length, then put huts on it.</source>
        <translation>Esta rota ainda não tem comprimento. Informe-o e depois posicione abrigos nela.</translation>
    </message>
    <message>
        <source>A hut stands at least 100 m from the route&apos;s ends and from other huts.</source>
        <translation>Um abrigo fica a pelo menos 100 m das pontas da rota e de outros abrigos.</translation>
    </message>
    <message>
        <source>The picture was not written: there is not enough memory for it.</source>
        <translation>A imagem não foi gravada: não há memória suficiente.</translation>
    </message>
    <message>
        <source>The picture was not written: it could not be made into a PNG.</source>
        <translation>A imagem não foi gravada: não foi possível gerar um PNG.</translation>
    </message>
    <message>
        <source>There is no scenario “%1”.</source>
        <translation>O cenário “%1” não existe.</translation>
    </message>
    <message>
        <source>“%1” is no picture this program writes. Give the file the suffix .png or .svg.</source>
        <translation>“%1” não é uma imagem que este programa grava. Dê ao arquivo o sufixo .png ou .svg.</translation>
    </message>
    <message>
        <source>Standard input holds more than %1 bytes. Is it the right file?</source>
        <translation>A entrada padrão tem mais de %1 bytes. É o arquivo certo?</translation>
    </message>
    <message>
        <source>Standard input could not be read.</source>
        <translation>A entrada padrão não pôde ser lida.</translation>
    </message>
    <message>
        <source>Interconnect taper</source>
        <translation>Taper de interconexão</translation>
    </message>
    <message>
        <source>Job slowdown</source>
        <translation>Lentidão do job</translation>
    </message>
    <message>
        <source>Equal-path tolerance</source>
        <translation>Tolerância de caminhos iguais</translation>
    </message>
    <message>
        <source>Amplifier</source>
        <translation>Amplificador</translation>
    </message>
    <message>
        <source>Long-span loss</source>
        <translation>Perda do vão longo</translation>
    </message>
    <message>
        <source>Spare routers</source>
        <translation>Roteadores reserva</translation>
    </message>
    <message>
        <source>Line ports a router</source>
        <translation>Portas de linha por roteador</translation>
    </message>
    <message>
        <source>Optics a client port</source>
        <translation>Ópticas por porta de cliente</translation>
    </message>
    <message>
        <source>Campus power</source>
        <translation>Potência do campus</translation>
    </message>
    <message>
        <source>Border inside meter</source>
        <translation>Borda dentro do medidor</translation>
    </message>
    <message>
        <source>Network rack power</source>
        <translation>Potência do rack de rede</translation>
    </message>
    <message>
        <source>Hut overhead</source>
        <translation>Sobrecarga do abrigo</translation>
    </message>
    <message>
        <source>Equipment life</source>
        <translation>Vida do equipamento</translation>
    </message>
    <message>
        <source>Fibre life</source>
        <translation>Vida da fibra</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Manutenção</translation>
    </message>
    <message>
        <source>%1, %2 → %3</source>
        <translation>%1, %2 → %3</translation>
    </message>
    <message>
        <source>Standard value</source>
        <translation>Valor padrão</translation>
    </message>
    <message>
        <source>Scenario; usual %1 to %2</source>
        <translation>Cenário; usual de %1 a %2</translation>
    </message>
    <message>
        <source>Standard value; usual %1 to %2</source>
        <translation>Valor padrão; usual de %1 a %2</translation>
    </message>
    <message>
        <source>Span %5: %1 must be above %2 and at most %3 %4.</source>
        <translation>Vão %5: %1 deve estar acima de %2 e ser no máximo %3 %4.</translation>
    </message>
    <message>
        <source>Span %5: %1 must lie between %2 and %3 %4.</source>
        <translation>Vão %5: %1 deve estar entre %2 e %3 %4.</translation>
    </message>
    <message>
        <source>Channel %5: %1 must be above %2 and at most %3 %4.</source>
        <translation>Canal %5: %1 deve estar acima de %2 e ser no máximo %3 %4.</translation>
    </message>
    <message>
        <source>Channel %5: %1 must lie between %2 and %3 %4.</source>
        <translation>Canal %5: %1 deve estar entre %2 e %3 %4.</translation>
    </message>
    <message>
        <source>Booster: %1 must be above %2 and at most %3 %4.</source>
        <translation>Amplificador de saída: %1 deve estar acima de %2 e ser no máximo %3 %4.</translation>
    </message>
    <message>
        <source>Booster: %1 must lie between %2 and %3 %4.</source>
        <translation>Amplificador de saída: %1 deve estar entre %2 e %3 %4.</translation>
    </message>
    <message>
        <source>the gain of the amplifier</source>
        <translation>o ganho do amplificador</translation>
    </message>
    <message>
        <source>the noise figure of the amplifier</source>
        <translation>a figura de ruído do amplificador</translation>
    </message>
    <message>
        <source>the noise figure of the first stage</source>
        <translation>a figura de ruído do primeiro estágio</translation>
    </message>
    <message>
        <source>the noise figure of the second stage</source>
        <translation>a figura de ruído do segundo estágio</translation>
    </message>
    <message>
        <source>the largest gain of the amplifier</source>
        <translation>o maior ganho do amplificador</translation>
    </message>
    <message>
        <source>the least gain of the amplifier</source>
        <translation>o menor ganho do amplificador</translation>
    </message>
    <message>
        <source>the length</source>
        <translation>o comprimento</translation>
    </message>
    <message>
        <source>the loss of the fibre</source>
        <translation>a perda da fibra</translation>
    </message>
    <message>
        <source>the dispersion</source>
        <translation>a dispersão</translation>
    </message>
    <message>
        <source>the dispersion slope</source>
        <translation>a inclinação da dispersão</translation>
    </message>
    <message>
        <source>the effective area</source>
        <translation>a área efetiva</translation>
    </message>
    <message>
        <source>the nonlinear index</source>
        <translation>o índice não linear</translation>
    </message>
    <message>
        <source>the polarisation mode dispersion</source>
        <translation>a dispersão dos modos de polarização</translation>
    </message>
    <message>
        <source>the group index</source>
        <translation>o índice de grupo</translation>
    </message>
    <message>
        <source>the loss of the input connector</source>
        <translation>a perda do conector de entrada</translation>
    </message>
    <message>
        <source>the loss of the attenuator</source>
        <translation>a perda do atenuador</translation>
    </message>
    <message>
        <source>the lumped loss</source>
        <translation>a perda concentrada</translation>
    </message>
    <message>
        <source>the loss of the output connector</source>
        <translation>a perda do conector de saída</translation>
    </message>
    <message>
        <source>Span %1: the dispersion is 0. No model of the interference holds there; give it in ps/nm/km, or take another fibre or band.</source>
        <translation>Vão %1: a dispersão é 0. Nenhum modelo da interferência vale aí; informe-a em ps/nm/km ou use outra fibra ou banda.</translation>
    </message>
    <message>
        <source>Span %1: the dispersion passes through 0 between %2 and %3 THz. Use channels on one side of it, or another fibre.</source>
        <translation>Vão %1: a dispersão passa por 0 entre %2 e %3 THz. Use canais de um só lado ou outra fibra.</translation>
    </message>
    <message>
        <source>Span %1: an effective area of %2 µm² is too large for light at %3 THz. Give less than 700 µm².</source>
        <translation>Vão %1: uma área efetiva de %2 µm² é grande demais para luz em %3 THz. Informe menos de 700 µm².</translation>
    </message>
    <message>
        <source>the frequency</source>
        <translation>a frequência</translation>
    </message>
    <message>
        <source>the slot</source>
        <translation>o slot</translation>
    </message>
    <message>
        <source>the symbol rate</source>
        <translation>a taxa de símbolos</translation>
    </message>
    <message>
        <source>the launch power</source>
        <translation>a potência de lançamento</translation>
    </message>
    <message>
        <source>the roll-off</source>
        <translation>o roll-off</translation>
    </message>
    <message>
        <source>Channel %1 does not lie above channel %2. Give the channels in rising frequency.</source>
        <translation>O canal %1 não fica acima do canal %2. Informe os canais em frequência crescente.</translation>
    </message>
    <message>
        <source>The slots of channels %1 and %2 overlap: they need %3 GHz between the carriers and have %4. Move them apart or narrow a slot.</source>
        <translation>Os slots dos canais %1 e %2 se sobrepõem: precisam de %3 GHz entre as portadoras e têm %4. Afaste-os ou estreite um slot.</translation>
    </message>
    <message>
        <source>The line has no span. Give at least one length of fibre.</source>
        <translation>A linha não tem vãos. Informe ao menos um trecho de fibra.</translation>
    </message>
    <message>
        <source>The line has no channel. Give at least one carrier.</source>
        <translation>A linha não tem canais. Informe ao menos uma portadora.</translation>
    </message>
    <message>
        <source>The line has %1 spans; at most %2 can be worked out. Take longer spans, or split the line where the light is regenerated.</source>
        <translation>A linha tem %1 vãos; no máximo %2 podem ser calculados. Use vãos mais longos ou divida a linha onde a luz é regenerada.</translation>
    </message>
    <message>
        <source>The comb has %1 channels; at most %2 can be worked out. Take fewer or wider ones.</source>
        <translation>O pente tem %1 canais; no máximo %2 podem ser calculados. Use menos canais ou canais mais largos.</translation>
    </message>
    <message>
        <source>%1 channels over %2 spans are too many to work out together. Take fewer channels, or split the line.</source>
        <translation>%1 canais em %2 vãos são demais para calcular juntos. Use menos canais ou divida a linha.</translation>
    </message>
    <message>
        <source>GSNR of %1 dB in 0.1 nm over %2 km is too little: the margin is %3 dB.</source>
        <translation>A GSNR de %1 dB em 0,1 nm ao longo de %2 km é pouca: a margem é de %3 dB.</translation>
    </message>
    <message>
        <source>Too little light reaches the receiver over %1 km: the margin is %2 dB.</source>
        <translation>Chega pouca luz ao receptor ao longo de %1 km: a margem é de %2 dB.</translation>
    </message>
    <message>
        <source>The amplifiers cannot give the launch power over %1 km.</source>
        <translation>Os amplificadores não conseguem dar a potência de lançamento ao longo de %1 km.</translation>
    </message>
    <message>
        <source>%1 km make more dispersion than this optic compensates.</source>
        <translation>%1 km geram mais dispersão do que esta óptica compensa.</translation>
    </message>
    <message>
        <source>%1 km make more polarisation mode dispersion than this optic bears.</source>
        <translation>%1 km geram mais dispersão por modo de polarização do que esta óptica suporta.</translation>
    </message>
    <message>
        <source>The signal is wider than its slot.</source>
        <translation>O sinal é mais largo que o seu intervalo espectral.</translation>
    </message>
    <message>
        <source>%1 on %2 works without the design margin</source>
        <translation>%1 em %2 funciona sem a margem de projeto</translation>
    </message>
    <message>
        <source>One hut more: spans of %1 km</source>
        <translation>Mais um abrigo: vãos de %1 km</translation>
    </message>
    <message>
        <source>Two huts more: spans of %1 km</source>
        <translation>Mais dois abrigos: vãos de %1 km</translation>
    </message>
    <message>
        <source>Raman pumps on the long span</source>
        <translation>Bombas Raman no vão longo</translation>
    </message>
    <message>
        <source>Lay %1</source>
        <translation>Lançar %1</translation>
    </message>
    <message>
        <source>Every lightpath keeps the design margin</source>
        <translation>Todo caminho óptico mantém a margem de projeto</translation>
    </message>
    <message>
        <source>Optical budget</source>
        <translation>Orçamento óptico</translation>
    </message>
    <message>
        <source>Long-span loss with Raman</source>
        <translation>Perda do vão longo com Raman</translation>
    </message>
    <message>
        <source>Loss of a single span, connectors included, up to which counter-propagating Raman pumps are tried.</source>
        <translation>Perda de um vão único, com conectores, até a qual se tentam bombas Raman contrapropagantes.</translation>
    </message>
    <message>
        <source>Raman pumps</source>
        <translation>Bombas Raman</translation>
    </message>
    <message>
        <source>on single spans that need them</source>
        <translation>em vãos únicos que precisem delas</translation>
    </message>
    <message>
        <source>Whether a long span without huts may be pumped from its far end.</source>
        <translation>Se um vão longo sem abrigos pode ser bombeado a partir da ponta distante.</translation>
    </message>
    <message>
        <source>Connectors, each end of a span</source>
        <translation>Conectores, em cada ponta de um vão</translation>
    </message>
    <message>
        <source>Loss of connectors and patch panels at each end of every span. Listed span losses hold them already.</source>
        <translation>Perda de conectores e painéis em cada ponta de todo vão. As perdas listadas dos vãos já as incluem.</translation>
    </message>
    <message>
        <source>Ageing and repairs, per span</source>
        <translation>Envelhecimento e reparos, por vão</translation>
    </message>
    <message>
        <source>Loss that a span will gain over its life, besides what the design margin keeps back.</source>
        <translation>Perda que um vão ganhará ao longo da vida, além do que a margem de projeto reserva.</translation>
    </message>
    <message>
        <source>Nonlinear model</source>
        <translation>Modelo não linear</translation>
    </message>
    <message>
        <source>closed form, as GNPy</source>
        <translation>forma fechada, como o GNPy</translation>
    </message>
    <message>
        <source>How the fibre&apos;s nonlinear noise is reckoned. The closed form assumes long spans and errs by decibels on short ones.</source>
        <translation>Como se calcula o ruído não linear da fibra. A forma fechada supõe vãos longos e erra decibéis nos curtos.</translation>
    </message>
    <message>
        <source>Raman tilt between channels</source>
        <translation>Inclinação Raman entre canais</translation>
    </message>
    <message>
        <source>where C and L are lit</source>
        <translation>onde C e L estão iluminadas</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>Whether the power that short wavelengths lose to long ones in the fibre is reckoned with.</source>
        <translation>Se entra na conta a potência que os comprimentos de onda curtos perdem para os longos na fibra.</translation>
    </message>
    <message>
        <source>Launch below the best</source>
        <translation>Lançamento abaixo do ótimo</translation>
    </message>
    <message>
        <source>How far below the power of the best GSNR the channels are launched into amplified fibre.</source>
        <translation>Quanto abaixo da potência de melhor GSNR os canais são lançados na fibra amplificada.</translation>
    </message>
    <message>
        <source>Laser linewidth</source>
        <translation>Largura de linha do laser</translation>
    </message>
    <message>
        <source>Of the receiver&apos;s laser. With much dispersion and a high baud rate it becomes noise (EEPN).</source>
        <translation>Do laser do receptor. Com muita dispersão e alta taxa de símbolos, vira ruído (EEPN).</translation>
    </message>
    <message>
        <source>PMD coefficient, ps/√km</source>
        <translation>Coeficiente de PMD, ps/√km</translation>
    </message>
    <message>
        <source>Polarisation mode dispersion of the fibre; grows with the root of the length.</source>
        <translation>Dispersão por modo de polarização da fibra; cresce com a raiz do comprimento.</translation>
    </message>
    <message>
        <source>PDL of an element</source>
        <translation>PDL de um elemento</translation>
    </message>
    <message>
        <source>Polarisation dependent loss of every amplifier and multiplexer; they add as root of the sum of squares.</source>
        <translation>Perda dependente da polarização de cada amplificador e multiplexador; somam-se como raiz da soma dos quadrados.</translation>
    </message>
    <message>
        <source>Filter width</source>
        <translation>Largura do filtro</translation>
    </message>
    <message>
        <source>Width of a multiplexer&apos;s channel at −3 dB, of the slot.</source>
        <translation>Largura do canal de um multiplexador a −3 dB, em relação ao intervalo espectral.</translation>
    </message>
    <message>
        <source>Multiplexers</source>
        <translation>Multiplexadores</translation>
    </message>
    <message>
        <source>Transmitter OSNR in 0.1 nm</source>
        <translation>OSNR do transmissor em 0,1 nm</translation>
    </message>
    <message>
        <source>SNR of equalised phase noise in 0.1 nm</source>
        <translation>SNR do ruído de fase equalizado em 0,1 nm</translation>
    </message>
    <message>
        <source>Required OSNR in 0.1 nm</source>
        <translation>OSNR exigida em 0,1 nm</translation>
    </message>
    <message>
        <source>Accumulated dispersion</source>
        <translation>Dispersão acumulada</translation>
    </message>
    <message>
        <source>Dispersion that the optic compensates</source>
        <translation>Dispersão que a óptica compensa</translation>
    </message>
    <message>
        <source>Penalty for dispersion</source>
        <translation>Penalidade por dispersão</translation>
    </message>
    <message>
        <source>Polarisation mode dispersion</source>
        <translation>Dispersão por modo de polarização</translation>
    </message>
    <message>
        <source>PMD that the optic bears</source>
        <translation>PMD que a óptica suporta</translation>
    </message>
    <message>
        <source>Penalty for PMD</source>
        <translation>Penalidade por PMD</translation>
    </message>
    <message>
        <source>Penalty for PDL</source>
        <translation>Penalidade por PDL</translation>
    </message>
    <message>
        <source>Penalty for filtering</source>
        <translation>Penalidade por filtragem</translation>
    </message>
    <message>
        <source>Width of the signal</source>
        <translation>Largura do sinal</translation>
    </message>
    <message>
        <source>Width of its slot</source>
        <translation>Largura do seu intervalo espectral</translation>
    </message>
    <message>
        <source>Reach by the catalogue</source>
        <translation>Alcance segundo o catálogo</translation>
    </message>
    <message>
        <source>Transmitter power of a channel</source>
        <translation>Potência do transmissor por canal</translation>
    </message>
    <message>
        <source>Loss of each multiplexer</source>
        <translation>Perda de cada multiplexador</translation>
    </message>
    <message>
        <source>Loss of fibre and connectors</source>
        <translation>Perda da fibra e dos conectores</translation>
    </message>
    <message>
        <source>of it for ageing and repairs</source>
        <translation>dela por envelhecimento e reparos</translation>
    </message>
    <message>
        <source>Attenuator before the receiver</source>
        <translation>Atenuador antes do receptor</translation>
    </message>
    <message>
        <source>Received power</source>
        <translation>Potência recebida</translation>
    </message>
    <message>
        <source>Sensitivity with little noise</source>
        <translation>Sensibilidade com pouco ruído</translation>
    </message>
    <message>
        <source>Most that the receiver takes</source>
        <translation>Máximo que o receptor aceita</translation>
    </message>
    <message>
        <source>Carriers reckoned with, the band full</source>
        <translation>Portadoras consideradas, com a banda cheia</translation>
    </message>
    <message>
        <source>Transmitter power of a carrier</source>
        <translation>Potência do transmissor por portadora</translation>
    </message>
    <message>
        <source>Launch power of a carrier</source>
        <translation>Potência de lançamento por portadora</translation>
    </message>
    <message>
        <source>Launch power the amplifiers can give</source>
        <translation>Potência de lançamento que os amplificadores podem dar</translation>
    </message>
    <message>
        <source>Loss of the longest span, connectors included</source>
        <translation>Perda do maior vão, com conectores</translation>
    </message>
    <message>
        <source>Amplifiers on the way</source>
        <translation>Amplificadores no caminho</translation>
    </message>
    <message>
        <source>Power that the last span lacks for want of gain</source>
        <translation>Potência que falta ao último vão por falta de ganho</translation>
    </message>
    <message>
        <source>OSNR of the line in 0.1 nm</source>
        <translation>OSNR da linha em 0,1 nm</translation>
    </message>
    <message>
        <source>Signal over nonlinear noise in 0.1 nm</source>
        <translation>Sinal sobre ruído não linear em 0,1 nm</translation>
    </message>
    <message>
        <source>Least that the receiver needs</source>
        <translation>Mínimo de que o receptor precisa</translation>
    </message>
    <message>
        <source>No light passes here, or the catalogue&apos;s reach decides, which has no decibels</source>
        <translation>Não passa luz aqui, ou decide o alcance do catálogo, que não tem decibéis</translation>
    </message>
    <message>
        <source>−10 lg Σ 10^(−x ÷ 10); %1 amplifiers, %2 dBm launched per carrier</source>
        <translation>−10 lg Σ 10^(−x ÷ 10); %1 amplificadores, %2 dBm lançados por portadora</translation>
    </message>
    <message>
        <source>−10 lg Σ 10^(−x ÷ 10); no amplifier on the way</source>
        <translation>−10 lg Σ 10^(−x ÷ 10); nenhum amplificador no caminho</translation>
    </message>
    <message>
        <source>GSNR %1 − required %2 − penalties %3 − design margin %4</source>
        <translation>GSNR %1 − exigida %2 − penalidades %3 − margem de projeto %4</translation>
    </message>
    <message>
        <source>received power − least power − design margin, the least of all limits</source>
        <translation>potência recebida − potência mínima − margem de projeto, o menor de todos os limites</translation>
    </message>
    <message>
        <source>10 lg (limit ÷ value): the optic cannot bear it</source>
        <translation>10 lg (limite ÷ valor): a óptica não suporta</translation>
    </message>
    <message>
        <source>the power of the best GSNR less the back-off, within what the amplifiers give</source>
        <translation>a potência de melhor GSNR menos o recuo, dentro do que os amplificadores dão</translation>
    </message>
    <message>
        <source>transmitter power − loss of the multiplexer</source>
        <translation>potência do transmissor − perda do multiplexador</translation>
    </message>
    <message>
        <source>the transmitter&apos;s power</source>
        <translation>a potência do transmissor</translation>
    </message>
    <message>
        <source>as the last amplifier is set, behind its demultiplexer</source>
        <translation>conforme o ajuste do último amplificador, depois do seu demultiplexador</translation>
    </message>
    <message>
        <source>launch power − losses, never more than the receiver takes</source>
        <translation>potência de lançamento − perdas, nunca mais do que o receptor aceita</translation>
    </message>
    <message>
        <source>Spans that the light needs: 1 where it closes without a hut</source>
        <translation>Lances de que a luz precisa: 1 onde fecha sem abrigo</translation>
    </message>
    <message>
        <source>the lesser of both</source>
        <translation>o menor dos dois</translation>
    </message>
    <message>
        <source>Signal over the noise of transmitter, amplifiers, fibre and phase, in 0.1 nm, of the light with the least margin.</source>
        <translation>Sinal sobre o ruído de transmissor, amplificadores, fibra e fase, em 0,1 nm, da luz de menor margem.</translation>
    </message>
    <message>
        <source>Launch power of a channel</source>
        <translation>Potência de lançamento de um canal</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lançamento</translation>
    </message>
    <message>
        <source>Power of one channel at the start of the fibre, the best one for the light with the least margin.</source>
        <translation>Potência de um canal no início da fibra, a melhor para a luz de menor margem.</translation>
    </message>
    <message>
        <source>Received power of a channel</source>
        <translation>Potência recebida de um canal</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recebida</translation>
    </message>
    <message>
        <source>Power of one channel at the receiver, of the light with the least margin.</source>
        <translation>Potência de um canal no receptor, da luz de menor margem.</translation>
    </message>
    <message>
        <source>“%1” is no OpenROADM amplifier. Its name is one of: %2.</source>
        <translation>“%1” não é um amplificador OpenROADM. O nome é um destes: %2.</translation>
    </message>
    <message>
        <source>Noise figure of an amplifier</source>
        <translation>Figura de ruído de um amplificador</translation>
    </message>
    <message>
        <source>Noise figure at a gain (two stages with variable gain) or at an input power (OpenROADM). The standard values are those of an amplifier of 15 to 26 dB.</source>
        <translation>Figura de ruído para um ganho (dois estágios com ganho variável) ou para uma potência de entrada (OpenROADM). Os valores padrão são os de um amplificador de 15 a 26 dB.</translation>
    </message>
    <message>
        <source>Model of the amplifier</source>
        <translation>Modelo do amplificador</translation>
    </message>
    <message>
        <source>Name of the amplifier</source>
        <translation>Nome do amplificador</translation>
    </message>
    <message>
        <source>Least gain</source>
        <translation>Menor ganho</translation>
    </message>
    <message>
        <source>Largest gain</source>
        <translation>Maior ganho</translation>
    </message>
    <message>
        <source>Noise figure of the first stage</source>
        <translation>Figura de ruído do primeiro estágio</translation>
    </message>
    <message>
        <source>Noise figure of the second stage</source>
        <translation>Figura de ruído do segundo estágio</translation>
    </message>
    <message>
        <source>Gain of the second stage at the largest gain</source>
        <translation>Ganho do segundo estágio no maior ganho</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganho</translation>
    </message>
    <message>
        <source>Input power in 50 GHz</source>
        <translation>Potência de entrada em 50 GHz</translation>
    </message>
    <message>
        <source>Noise figure</source>
        <translation>Figura de ruído</translation>
    </message>
    <message>
        <source>“%1” takes no table of cases: each row stands for itself.</source>
        <translation>“%1” não aceita tabela de casos: cada linha vale por si.</translation>
    </message>
    <message>
        <source>The case “%1” is there twice.</source>
        <translation>O caso “%1” aparece duas vezes.</translation>
    </message>
    <message>
        <source>“%1” is not among the cases of %2.</source>
        <translation>“%1” não está entre os casos de %2.</translation>
    </message>
    <message>
        <source>Row %1, of the same case, cannot be used, so this one cannot either.</source>
        <translation>A linha %1, do mesmo caso, não pode ser usada; portanto esta também não.</translation>
    </message>
    <message>
        <source>“%1” in column “%2” is not a number for each span. Separate them by semicolons.</source>
        <translation>“%1” na coluna “%2” não é um número por vão. Separe-os por ponto e vírgula.</translation>
    </message>
    <message>
        <source>%1 (%2) is one of: %3.</source>
        <translation>%1 (%2) é um destes: %3.</translation>
    </message>
    <message>
        <source>Frequency of the carrier</source>
        <translation>Frequência da portadora</translation>
    </message>
    <message>
        <source>Slot of the channel</source>
        <translation>Slot do canal</translation>
    </message>
    <message>
        <source>Symbol rate</source>
        <translation>Taxa de símbolos</translation>
    </message>
    <message>
        <source>Roll-off</source>
        <translation>Roll-off</translation>
    </message>
    <message>
        <source>Launch power per channel</source>
        <translation>Potência de lançamento por canal</translation>
    </message>
    <message>
        <source>Comb of mixed channels</source>
        <translation>Pente de canais mistos</translation>
    </message>
    <message>
        <source>What noise each channel of a comb gathers: one row a channel, in rising frequency. The rows of one case_id make a comb; a second table may give the line of each.</source>
        <translation>O ruído que cada canal de um pente acumula: uma linha por canal, em frequência crescente. As linhas de um mesmo case_id formam um pente; uma segunda tabela pode dar a linha óptica de cada um.</translation>
    </message>
    <message>
        <source>OSNR of the line, 0.1 nm</source>
        <translation>OSNR da linha, 0,1 nm</translation>
    </message>
    <message>
        <source>OSNR of the line, signal bandwidth</source>
        <translation>OSNR da linha, banda do sinal</translation>
    </message>
    <message>
        <source>Signal over interference, 0.1 nm</source>
        <translation>Sinal sobre interferência, 0,1 nm</translation>
    </message>
    <message>
        <source>Signal over interference, signal bandwidth</source>
        <translation>Sinal sobre interferência, banda do sinal</translation>
    </message>
    <message>
        <source>GSNR of the line, 0.1 nm</source>
        <translation>GSNR da linha, 0,1 nm</translation>
    </message>
    <message>
        <source>GSNR of the line, signal bandwidth</source>
        <translation>GSNR da linha, banda do sinal</translation>
    </message>
    <message>
        <source>Channel power at the receiver</source>
        <translation>Potência do canal no receptor</translation>
    </message>
    <message>
        <source>One spacing below the first carrier</source>
        <translation>Um espaçamento abaixo da primeira portadora</translation>
    </message>
    <message>
        <source>Spacing of the carriers</source>
        <translation>Espaçamento das portadoras</translation>
    </message>
    <message>
        <source>OSNR of the transmitter, 0.1 nm; empty: none</source>
        <translation>OSNR do transmissor, 0,1 nm; vazio: nenhuma</translation>
    </message>
    <message>
        <source>OSNR of add and drop together, 0.1 nm; empty: none</source>
        <translation>OSNR de inserção e derivação juntas, 0,1 nm; vazio: nenhuma</translation>
    </message>
    <message>
        <source>Number of the channel</source>
        <translation>Número do canal</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frequência</translation>
    </message>
    <message>
        <source>GSNR with transmitter and add/drop, 0.1 nm</source>
        <translation>GSNR com transmissor e inserção/derivação, 0,1 nm</translation>
    </message>
    <message>
        <source>GSNR with transmitter and add/drop, signal bandwidth</source>
        <translation>GSNR com transmissor e inserção/derivação, banda do sinal</translation>
    </message>
    <message>
        <source>OSNR with transmitter and add/drop, 0.1 nm</source>
        <translation>OSNR com transmissor e inserção/derivação, 0,1 nm</translation>
    </message>
    <message>
        <source>First channel</source>
        <translation>Primeiro canal</translation>
    </message>
    <message>
        <source>Centre channel</source>
        <translation>Canal central</translation>
    </message>
    <message>
        <source>Last channel</source>
        <translation>Último canal</translation>
    </message>
    <message>
        <source>Polarisation mode dispersion of the line</source>
        <translation>Dispersão dos modos de polarização da linha</translation>
    </message>
    <message>
        <source>Latency of the line, one way</source>
        <translation>Latência da linha, um sentido</translation>
    </message>
    <message>
        <source>Line of amplified spans</source>
        <translation>Linha de vãos amplificados</translation>
    </message>
    <message>
        <source>What noise a comb of equal channels gathers over spans of fibre and their amplifiers: first, centre and last channel. GN model.</source>
        <translation>O ruído que um pente de canais iguais acumula em vãos de fibra e seus amplificadores: primeiro canal, central e último. Modelo GN.</translation>
    </message>
    <message>
        <source>Length of each span</source>
        <translation>Comprimento de cada vão</translation>
    </message>
    <message>
        <source>Loss of the fibre</source>
        <translation>Perda da fibra</translation>
    </message>
    <message>
        <source>Dispersion at 1550 nm</source>
        <translation>Dispersão em 1550 nm</translation>
    </message>
    <message>
        <source>Dispersion slope; empty: beta2 the same everywhere</source>
        <translation>Inclinação da dispersão; vazio: beta2 igual em toda parte</translation>
    </message>
    <message>
        <source>Effective area at 1550 nm</source>
        <translation>Área efetiva em 1550 nm</translation>
    </message>
    <message>
        <source>Nonlinear index</source>
        <translation>Índice não linear</translation>
    </message>
    <message>
        <source>Connector before the fibre</source>
        <translation>Conector antes da fibra</translation>
    </message>
    <message>
        <source>Connector after the fibre</source>
        <translation>Conector depois da fibra</translation>
    </message>
    <message>
        <source>Attenuator before the fibre</source>
        <translation>Atenuador antes da fibra</translation>
    </message>
    <message>
        <source>Other loss, at the end of the fibre</source>
        <translation>Outra perda, no fim da fibra</translation>
    </message>
    <message>
        <source>Noise figure of the amplifiers</source>
        <translation>Figura de ruído dos amplificadores</translation>
    </message>
    <message>
        <source>Gain of the amplifiers; empty: the loss of the span</source>
        <translation>Ganho dos amplificadores; vazio: a perda do vão</translation>
    </message>
    <message>
        <source>Gain of the booster; empty: none</source>
        <translation>Ganho do amplificador de saída; vazio: nenhum</translation>
    </message>
    <message>
        <source>Noise figure of the booster</source>
        <translation>Figura de ruído do amplificador de saída</translation>
    </message>
    <message>
        <source>Raman scattering between the channels (1 or 0)</source>
        <translation>Espalhamento Raman entre os canais (1 ou 0)</translation>
    </message>
    <message>
        <source>Model of the interference</source>
        <translation>Modelo da interferência</translation>
    </message>
    <message>
        <source>Signal format</source>
        <translation>Formato do sinal</translation>
    </message>
    <message>
        <source>%1 (%2) has %3 figures for %4 spans. Give one for all, or one for each.</source>
        <translation>%1 (%2) tem %3 valores para %4 vãos. Dê um para todos ou um para cada.</translation>
    </message>
    <message>
        <source>The booster needs both its gain and its noise figure. Give both or neither.</source>
        <translation>O amplificador de saída precisa do ganho e da figura de ruído. Dê os dois ou nenhum.</translation>
    </message>
    <message>
        <source>the gain of the second stage at the largest gain</source>
        <translation>o ganho do segundo estágio no maior ganho</translation>
    </message>
    <message>
        <source>ps/nm²/km</source>
        <translation>ps/nm²/km</translation>
    </message>
    <message>
        <source>m²/W</source>
        <translation>m²/W</translation>
    </message>
    <message>
        <source>s/√m</source>
        <translation>s/√m</translation>
    </message>
    <message>
        <source>The comb has %1 carriers of different widths or distances; the GN integral takes at most %2 of them, or more that are all alike. Take fewer carriers, or the closed form.</source>
        <translation>O pente tem %1 portadoras de larguras ou distâncias diferentes; a integral GN aceita no máximo %2 delas, ou mais se forem todas iguais. Use menos portadoras ou a forma fechada.</translation>
    </message>
    <message>
        <source>the noise models are fixed, two_stage, openroadm_low_noise, openroadm_standard and openroadm_preamp</source>
        <translation>os modelos de ruído são fixed, two_stage, openroadm_low_noise, openroadm_standard e openroadm_preamp</translation>
    </message>
    <message>
        <source>The closed form knows no signal format. Take the model “integral”, or the format “gaussian”.</source>
        <translation>A forma fechada não conhece formatos de sinal. Use o modelo “integral” ou o formato “gaussian”.</translation>
    </message>
    <message>
        <source>Power and GSNR along the route</source>
        <translation>Potência e GSNR ao longo da rota</translation>
    </message>
    <message>
        <source>What fibre takes and amplifiers give back of one channel, and how noise gathers on the way.</source>
        <translation>O que a fibra tira de um canal e os amplificadores devolvem, e como o ruído se acumula no caminho.</translation>
    </message>
    <message>
        <source>Margin against length</source>
        <translation>Margem por comprimento</translation>
    </message>
    <message>
        <source>What every pluggable would have left if this route were shorter or longer, and where the program would take another one.</source>
        <translation>O que sobraria a cada plugável se esta rota fosse mais curta ou mais longa, e onde o programa escolheria outro.</translation>
    </message>
    <message>
        <source>Margin against launch power</source>
        <translation>Margem por potência de lançamento</translation>
    </message>
    <message>
        <source>Too little power drowns in the amplifiers&apos; noise, too much bends the signal in the glass: the best lies between.</source>
        <translation>Potência de menos se afoga no ruído dos amplificadores, potência demais distorce o sinal no vidro: a melhor está entre as duas.</translation>
    </message>
    <message>
        <source>Reach of each pluggable</source>
        <translation>Alcance de cada plugável</translation>
    </message>
    <message>
        <source>How far each pluggable goes over this fibre and its spans, with the design margin and without.</source>
        <translation>Até onde vai cada plugável nesta fibra e em seus vãos, com e sem a margem de projeto.</translation>
    </message>
    <message>
        <source>No light runs over this route. Give its sites something to send, or choose a pluggable for the route.</source>
        <translation>Não passa luz por esta rota. Dê aos seus sites algo para enviar ou escolha um plugável para a rota.</translation>
    </message>
    <message>
        <source>The light of this route passes no amplifier: it starts with what %1 gives, and no launch power can be chosen.</source>
        <translation>A luz desta rota não passa por amplificador: começa com o que %1 fornece, e não há potência de lançamento a escolher.</translation>
    </message>
    <message>
        <source>closes above this line</source>
        <translation>fecha acima desta linha</translation>
    </message>
    <message>
        <source>today: %1 dBm</source>
        <translation>hoje: %1 dBm</translation>
    </message>
    <message>
        <source>best: %1 dBm</source>
        <translation>melhor: %1 dBm</translation>
    </message>
    <message>
        <source>amplifiers give no more than %1 dBm</source>
        <translation>os amplificadores não dão mais que %1 dBm</translation>
    </message>
    <message>
        <source>nothing closes beyond %1 km</source>
        <translation>nada fecha além de %1 km</translation>
    </message>
    <message>
        <source>flips to %1 at %2 km</source>
        <translation>muda para %1 em %2 km</translation>
    </message>
    <message>
        <source>Route length</source>
        <translation>Comprimento da rota</translation>
    </message>
    <message>
        <source>%1 is left out: the catalogue has no optical figures for it.</source>
        <translation>%1 fica de fora: o catálogo não tem dados ópticos dele.</translation>
    </message>
    <message>
        <source>None of the pluggables that this route&apos;s sites may use closes at any length. Allow more of them, or choose other routers.</source>
        <translation>Nenhum dos plugáveis que os sites desta rota podem usar fecha em comprimento algum. Permita mais deles ou escolha outros roteadores.</translation>
    </message>
    <message>
        <source>%1 more pluggables close only over shorter lengths and are not drawn.</source>
        <translation>Mais %1 plugáveis fecham só em comprimentos menores e não são desenhados.</translation>
    </message>
    <message>
        <source>today: %1 km</source>
        <translation>hoje: %1 km</translation>
    </message>
    <message>
        <source>Left to the program, a short route takes %1; marks show where it would take another pluggable.</source>
        <translation>Deixada ao programa, uma rota curta usa %1; as marcas mostram onde ele escolheria outro plugável.</translation>
    </message>
    <message>
        <source>The catalogue has no optical figures for %1, so its light cannot be followed along the route. Choose another pluggable.</source>
        <translation>O catálogo não tem dados ópticos de %1, então sua luz não pode ser seguida ao longo da rota. Escolha outro plugável.</translation>
    </message>
    <message>
        <source>Along the route</source>
        <translation>Ao longo da rota</translation>
    </message>
    <message>
        <source>Power of a channel</source>
        <translation>Potência de um canal</translation>
    </message>
    <message>
        <source>GSNR so far, in 0.1 nm</source>
        <translation>GSNR até aqui, em 0,1 nm</translation>
    </message>
    <message>
        <source>%1, from %2 to %3.</source>
        <translation>%1, de %2 a %3.</translation>
    </message>
    <message>
        <source>Pluggable</source>
        <translation>Plugável</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Without the design margin</source>
        <translation>Sem a margem de projeto</translation>
    </message>
    <message>
        <source>%1 reaches farther than any line that is reckoned with: %2 km.</source>
        <translation>%1 alcança mais longe que qualquer linha calculada: %2 km.</translation>
    </message>
    <message>
        <source>None of the pluggables that this route&apos;s sites may use has optical figures. Allow more of them, or choose other routers.</source>
        <translation>Nenhum dos plugáveis que os sites desta rota podem usar tem dados ópticos. Permita mais deles ou escolha outros roteadores.</translation>
    </message>
    <message>
        <source>this route, %1 km</source>
        <translation>esta rota, %1 km</translation>
    </message>
    <message>
        <source>Reckoned over this route alone, on its fibre, with spans by its rule and the best launch power.</source>
        <translation>Calculado só sobre esta rota, na sua fibra, com vãos segundo sua regra e a melhor potência de lançamento.</translation>
    </message>
    <message>
        <source>There is no route “%1”. Choose one of this scenario.</source>
        <translation>Não há rota “%1”. Escolha uma deste cenário.</translation>
    </message>
    <message>
        <source>The length of %1 is not known. Give it a length, or place both of its sites on the map.</source>
        <translation>O comprimento de %1 não é conhecido. Informe um comprimento ou coloque os dois sites no mapa.</translation>
    </message>
    <message>
        <source>The catalogue gives the fibre of %1 no loss per km. Choose another fibre, or list the spans with their losses.</source>
        <translation>O catálogo não dá perda por km à fibra de %1. Escolha outra fibra ou liste os vãos com suas perdas.</translation>
    </message>
    <message>
        <source>The light passes %1 without being ended in between. Its other routes stay as they are.</source>
        <translation>A luz passa por %1 sem ser terminada no caminho. Suas outras rotas ficam como estão.</translation>
    </message>
    <message>
        <source>Spans are as listed; a longer route goes on with the same spans again, a shorter one ends earlier.</source>
        <translation>Os vãos são os listados; uma rota mais longa continua com os mesmos vãos de novo, uma mais curta termina antes.</translation>
    </message>
    <message>
        <source>With the design margin</source>
        <translation>Com a margem de projeto</translation>
    </message>
    <message>
        <source>One channel on bare fibre</source>
        <translation>Um canal em fibra nua</translation>
    </message>
    <message>
        <source>Through multiplexers, no amplifier</source>
        <translation>Por multiplexadores, sem amplificador</translation>
    </message>
    <message>
        <source>One amplified span</source>
        <translation>Um vão amplificado</translation>
    </message>
    <message>
        <source>Amplified, with huts</source>
        <translation>Amplificado, com abrigos</translation>
    </message>
    <message>
        <source>Reach of an optic</source>
        <translation>Alcance de uma óptica</translation>
    </message>
    <message>
        <source>How far a pluggable of the catalogue reaches over a fibre by its optical budget, the band full, at the best launch power.</source>
        <translation>Até onde um plugável do catálogo alcança em uma fibra segundo o orçamento óptico, com a banda cheia e a melhor potência de lançamento.</translation>
    </message>
    <message>
        <source>Huts: +%1</source>
        <translation>Abrigos: +%1</translation>
    </message>
    <message>
        <source>Huts: −%1</source>
        <translation>Abrigos: −%1</translation>
    </message>
    <message>
        <source>Fibre pairs: +%1</source>
        <translation>Pares de fibra: +%1</translation>
    </message>
    <message>
        <source>Fibre pairs: −%1</source>
        <translation>Pares de fibra: −%1</translation>
    </message>
    <message>
        <source>Coherent ports, both ends: +%1</source>
        <translation>Portas coerentes, nas duas pontas: +%1</translation>
    </message>
    <message>
        <source>Coherent ports, both ends: −%1</source>
        <translation>Portas coerentes, nas duas pontas: −%1</translation>
    </message>
    <message>
        <source>%1, shipping since %2</source>
        <translation>%1, fornecido desde %2</translation>
    </message>
    <message>
        <source>Regenerate at a powered site halfway, %1 km from %2</source>
        <translation>Regenerar em um local com energia no meio do caminho, a %1 km de %2</translation>
    </message>
    <message>
        <source>The huts of %1 do not hold its amplifiers</source>
        <translation>Os abrigos de %1 não comportam seus amplificadores</translation>
    </message>
    <message>
        <source>The amplifiers of %1 fit no old huts</source>
        <translation>Os amplificadores de %1 não cabem em abrigos antigos</translation>
    </message>
    <message>
        <source>Use amplifiers for several pairs: %1</source>
        <translation>Usar amplificadores para vários pares: %1</translation>
    </message>
    <message>
        <source>Do without huts: one span of %1 km</source>
        <translation>Dispensar abrigos: um só vão de %1 km</translation>
    </message>
    <message>
        <source>Get huts of %1 kW and %2 rack units</source>
        <translation>Obter abrigos de %1 kW e %2 unidades de rack</translation>
    </message>
    <message>
        <source>Old huts hold the amplifiers</source>
        <translation>Abrigos antigos comportam os amplificadores</translation>
    </message>
    <message>
        <source>Transponder</source>
        <translation>Transponder</translation>
    </message>
    <message>
        <source>External transponder that the pluggables are compared with. It changes nothing else.</source>
        <translation>Transponder externo com o qual os plugáveis são comparados. Não muda mais nada.</translation>
    </message>
    <message>
        <source>Power of an old hut</source>
        <translation>Potência de um abrigo antigo</translation>
    </message>
    <message>
        <source>What the feed of a hut that stands already gives to amplifiers and cooling together.</source>
        <translation>O que a alimentação de um abrigo já existente dá a amplificadores e refrigeração juntos.</translation>
    </message>
    <message>
        <source>Feed of a hut&apos;s shelf</source>
        <translation>Alimentação de um bastidor do abrigo</translation>
    </message>
    <message>
        <source>Most that a single amplifier unit may draw in a hut that stands already.</source>
        <translation>O máximo que uma unidade amplificadora pode consumir em um abrigo já existente.</translation>
    </message>
    <message>
        <source>Room in an old hut</source>
        <translation>Espaço em um abrigo antigo</translation>
    </message>
    <message>
        <source>Rack units that are free for amplifiers in a hut that stands already.</source>
        <translation>Unidades de rack livres para amplificadores em um abrigo já existente.</translation>
    </message>
    <message>
        <source>Amplifiers, power and space of every hut, whether an old hut takes them, and the same with amplifiers for one pair and for several.</source>
        <translation>Amplificadores, potência e espaço de cada abrigo, se um abrigo antigo os comporta, e o mesmo com amplificadores para um par e para vários.</translation>
    </message>
    <message>
        <source>Transponder lines %1 – %2, each end</source>
        <translation>Linhas de transponder %1 – %2, em cada ponta</translation>
    </message>
    <message>
        <source>No rate of the transponder reaches %1 km</source>
        <translation>Nenhuma taxa do transponder alcança %1 km</translation>
    </message>
    <message>
        <source>Rate of a transponder line, at most 800 Gb/s</source>
        <translation>Taxa de uma linha de transponder, no máximo 800 Gb/s</translation>
    </message>
    <message>
        <source>%4 × ⌈%1 × %2 Gb/s ÷ (%4 × %3 Gb/s)⌉</source>
        <translation>%4 × ⌈%1 × %2 Gb/s ÷ (%4 × %3 Gb/s)⌉</translation>
    </message>
    <message>
        <source>“%1” has no price of that kind</source>
        <translation>“%1” não tem preço desse tipo</translation>
    </message>
    <message>
        <source>Typical price for each Tb/s of line</source>
        <translation>Preço típico por Tb/s de linha</translation>
    </message>
    <message>
        <source>0.8 × %1 + 2 × ⌈800 ÷ %2⌉ × %3</source>
        <translation>0,8 × %1 + 2 × ⌈800 ÷ %2⌉ × %3</translation>
    </message>
    <message>
        <source>A transponder line with its grey optics</source>
        <translation>Uma linha de transponder com suas ópticas cinza</translation>
    </message>
    <message>
        <source>Power of a line with two grey optics</source>
        <translation>Potência de uma linha com duas ópticas cinza</translation>
    </message>
    <message>
        <source>Tb/s of a line</source>
        <translation>Tb/s de uma linha</translation>
    </message>
    <message>
        <source>Rack units for each Tb/s</source>
        <translation>Unidades de rack por Tb/s</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>Pluggables in their place</source>
        <translation>Plugáveis em seu lugar</translation>
    </message>
    <message>
        <source>No light runs over this route</source>
        <translation>Nenhuma luz percorre esta rota</translation>
    </message>
    <message>
        <source>Rate of the transponder</source>
        <translation>Taxa do transponder</translation>
    </message>
    <message>
        <source>Reach of the transponder at that rate</source>
        <translation>Alcance do transponder a essa taxa</translation>
    </message>
    <message>
        <source>first length at which ⌈km ÷ reach⌉ × %1 ÷ %2 Gb/s and the transponder&apos;s change places</source>
        <translation>primeiro comprimento em que ⌈km ÷ alcance⌉ × %1 ÷ %2 Gb/s e o do transponder trocam de lugar</translation>
    </message>
    <message>
        <source>Transponder lines, both ends</source>
        <translation>Linhas de transponder, ambas as pontas</translation>
    </message>
    <message>
        <source>Transponder lines</source>
        <translation>Linhas de transponder</translation>
    </message>
    <message>
        <source>External transponders in place of the pluggables: lines of up to 800 Gb/s that carry the lit capacity, every end counted.</source>
        <translation>Transponders externos no lugar dos plugáveis: linhas de até 800 Gb/s que levam a capacidade acesa, contadas todas as pontas.</translation>
    </message>
    <message>
        <source>Power of transponders</source>
        <translation>Potência dos transponders</translation>
    </message>
    <message>
        <source>Transponders</source>
        <translation>Transponders</translation>
    </message>
    <message>
        <source>IT power of transponders in place of the pluggables, with the grey optics between them and the routers.</source>
        <translation>Potência de TI de transponders no lugar dos plugáveis, com as ópticas cinza entre eles e os roteadores.</translation>
    </message>
    <message>
        <source>Power of transponders over pluggables</source>
        <translation>Potência dos transponders além dos plugáveis</translation>
    </message>
    <message>
        <source>Transponders more</source>
        <translation>Transponders a mais</translation>
    </message>
    <message>
        <source>Transponders less the coherent pluggables in their place, IT power; negative where transponders draw less. Routers stay as they are.</source>
        <translation>Transponders menos os plugáveis coerentes em seu lugar, potência de TI; negativo onde transponders consomem menos. Os roteadores ficam como estão.</translation>
    </message>
    <message>
        <source>Rack units of transponders</source>
        <translation>Unidades de rack dos transponders</translation>
    </message>
    <message>
        <source>Transponder RU</source>
        <translation>RU de transponder</translation>
    </message>
    <message>
        <source>Space of the transponders; pluggables take none.</source>
        <translation>Espaço dos transponders; plugáveis não ocupam nenhum.</translation>
    </message>
    <message>
        <source>Cost of transponders</source>
        <translation>Custo dos transponders</translation>
    </message>
    <message>
        <source>Transponder cost</source>
        <translation>Custo de transponder</translation>
    </message>
    <message>
        <source>Typical price of the transponders and the grey optics between them and the routers.</source>
        <translation>Preço típico dos transponders e das ópticas cinza entre eles e os roteadores.</translation>
    </message>
    <message>
        <source>Cost of transponders over pluggables</source>
        <translation>Custo dos transponders além dos plugáveis</translation>
    </message>
    <message>
        <source>Transponders cost more</source>
        <translation>Custo a mais</translation>
    </message>
    <message>
        <source>Transponders less the coherent pluggables in their place, typical prices; negative where transponders cost less.</source>
        <translation>Transponders menos os plugáveis coerentes em seu lugar, preços típicos; negativo onde transponders custam menos.</translation>
    </message>
    <message>
        <source>Flip distance by power</source>
        <translation>Distância de virada por potência</translation>
    </message>
    <message>
        <source>Flips, power</source>
        <translation>Vira, potência</translation>
    </message>
    <message>
        <source>Length beyond which the answer to “pluggable or transponder” by power is the other one. It rests on the catalogue&apos;s reach of optic and transponder, with a regenerator at every full reach; unknown where it does not flip within 5,000 km.</source>
        <translation>Comprimento além do qual a resposta a “plugável ou transponder” por potência é a outra. Baseia-se no alcance de óptica e transponder no catálogo, com um regenerador a cada alcance completo; não sabido onde não vira dentro de 5.000 km.</translation>
    </message>
    <message>
        <source>Flip distance by cost</source>
        <translation>Distância de virada por custo</translation>
    </message>
    <message>
        <source>Flips, cost</source>
        <translation>Vira, custo</translation>
    </message>
    <message>
        <source>Length beyond which the answer to “pluggable or transponder” by typical price is the other one. It rests on the catalogue&apos;s reach of optic and transponder, with a regenerator at every full reach; unknown where it does not flip within 5,000 km.</source>
        <translation>Comprimento além do qual a resposta a “plugável ou transponder” por preço típico é a outra. Baseia-se no alcance de óptica e transponder no catálogo, com um regenerador a cada alcance completo; não sabido onde não vira dentro de 5.000 km.</translation>
    </message>
    <message>
        <source>GN integral</source>
        <translation>integral GN</translation>
    </message>
    <message>
        <source>Format correction</source>
        <translation>Correção de formato</translation>
    </message>
    <message>
        <source>Counts QPSK and QAM as less noisy to each other than the Gaussian signals of the GN integral. Off is the safe side.</source>
        <translation>Conta QPSK e QAM como menos ruidosos entre si que os sinais gaussianos da integral GN. Desligada é o lado seguro.</translation>
    </message>
    <message>
        <source>The fibre of %1 loses next to nothing</source>
        <translation>A fibra de %1 não perde quase nada</translation>
    </message>
    <message>
        <source>“%1” has %2 dB/km in the catalogue. Give its loss: the margin rests on it.</source>
        <translation>“%1” tem %2 dB/km no catálogo. Informe a perda: a margem depende dela.</translation>
    </message>
    <message>
        <source>The fibre of %1 has next to no dispersion</source>
        <translation>A fibra de %1 não tem quase nenhuma dispersão</translation>
    </message>
    <message>
        <source>“%1” has %2 ps/nm/km in the catalogue. Channels then disturb each other in ways that no nonlinear model here covers: the margin of amplified lines is not to be trusted.</source>
        <translation>“%1” tem %2 ps/nm/km no catálogo. Os canais então se perturbam de formas que nenhum modelo não linear daqui cobre: a margem de linhas amplificadas não é confiável.</translation>
    </message>
    <message>
        <source>The fibre&apos;s figures suit the optical model</source>
        <translation>Os dados da fibra servem ao modelo óptico</translation>
    </message>
    <message>
        <source>Optical budgets</source>
        <translation>Orçamentos ópticos</translation>
    </message>
    <message>
        <source>Margin, GSNR, powers and line of every route&apos;s light, and its budget step by step with sources.</source>
        <translation>Margem, GSNR, potências e linha da luz de cada rota, e seu orçamento passo a passo com fontes.</translation>
    </message>
    <message>
        <source>Noise figure of %1</source>
        <translation>Figura de ruído de %1</translation>
    </message>
    <message>
        <source>−10 lg Σ F h f × 12.5 GHz ÷ power at the input, over all amplifiers</source>
        <translation>−10 lg Σ F h f × 12,5 GHz ÷ potência na entrada, sobre todos os amplificadores</translation>
    </message>
    <message>
        <source>A design margin of %1 dB is taken off.</source>
        <translation>Uma margem de projeto de %1 dB está descontada.</translation>
    </message>
    <message>
        <source>GSNR and OSNR are in 0.1 nm (12.5 GHz), for the worst channel of a full comb.</source>
        <translation>GSNR e OSNR valem em 0,1 nm (12,5 GHz), para o pior canal de um pente cheio.</translation>
    </message>
    <message>
        <source>Huts: %1. Each needs %2 amplifiers: %3 rack units and %4 kW, cooling included. An old hut holds %5 rack units and %6 kW, and %7 W a unit.</source>
        <translation>Abrigos: %1. Cada um precisa de %2 amplificadores: %3 unidades de rack e %4 kW, com refrigeração. Um abrigo antigo comporta %5 unidades de rack e %6 kW, e %7 W por unidade.</translation>
    </message>
    <message>
        <source>Failures and protection</source>
        <translation>Falhas e proteção</translation>
    </message>
    <message>
        <source>To survive</source>
        <translation>Sobreviver a</translation>
    </message>
    <message>
        <source>no failure</source>
        <translation>nenhuma falha</translation>
    </message>
    <message>
        <source>any plane</source>
        <translation>qualquer plano</translation>
    </message>
    <message>
        <source>any route</source>
        <translation>qualquer rota</translation>
    </message>
    <message>
        <source>any shared risk or route</source>
        <translation>qualquer risco compartilhado ou rota</translation>
    </message>
    <message>
        <source>any site or route</source>
        <translation>qualquer local ou rota</translation>
    </message>
    <message>
        <source>any two routes</source>
        <translation>quaisquer duas rotas</translation>
    </message>
    <message>
        <source>Failures after which the traffic to keep must still be carried, one at a time. Traffic of a failed site is lost with it.</source>
        <translation>Falhas após as quais o tráfego a manter ainda deve ser transportado, uma de cada vez. O tráfego de um local que falha perde-se com ele.</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Proteção</translation>
    </message>
    <message>
        <source>none: degrade</source>
        <translation>nenhuma: degradar</translation>
    </message>
    <message>
        <source>rerouting in the routers</source>
        <translation>reencaminhamento nos roteadores</translation>
    </message>
    <message>
        <source>optical restoration</source>
        <translation>restauração óptica</translation>
    </message>
    <message>
        <source>1+1: twice at once</source>
        <translation>1+1: duas vezes ao mesmo tempo</translation>
    </message>
    <message>
        <source>What is built so that the failures to survive are survived: more ports and pairs, more pairs alone, or every path twice.</source>
        <translation>O que se constrói para sobreviver a essas falhas: mais portas e pares, somente mais pares, ou cada caminho duas vezes.</translation>
    </message>
    <message>
        <source>Training traffic to keep</source>
        <translation>Tráfego de treinamento a manter</translation>
    </message>
    <message>
        <source>Share of training traffic that must still be carried after a failure to survive.</source>
        <translation>Parte do tráfego de treinamento que ainda deve ser transportada após uma falha a sobreviver.</translation>
    </message>
    <message>
        <source>Interconnect traffic to keep</source>
        <translation>Tráfego de interconexão a manter</translation>
    </message>
    <message>
        <source>Share of DCI traffic that must still be carried after a failure to survive.</source>
        <translation>Parte do tráfego DCI que ainda deve ser transportada após uma falha a sobreviver.</translation>
    </message>
    <message>
        <source>Fill after a failure</source>
        <translation>Ocupação após uma falha</translation>
    </message>
    <message>
        <source>How full a channel may be while a failure lasts.</source>
        <translation>Quão cheio um canal pode ficar enquanto dura uma falha.</translation>
    </message>
    <message>
        <source>the number of a plane</source>
        <translation>o número de um plano</translation>
    </message>
    <message>
        <source>%1 “%2” lists plane %3 twice. Take one of them out.</source>
        <translation>%1 “%2” lista o plano %3 duas vezes. Retire um deles.</translation>
    </message>
    <message>
        <source>Shared-risk group “%1” stands at “%2”, but there is no such site.</source>
        <translation>O grupo de risco compartilhado “%1” fica em “%2”, mas esse local não existe.</translation>
    </message>
    <message>
        <source>Not all paths from %1 to %2 were tried</source>
        <translation>Nem todos os caminhos de %1 a %2 foram tentados</translation>
    </message>
    <message>
        <source>The pair of paths is a good one; with this many shared risks a better one may exist.</source>
        <translation>O par de caminhos é bom; com tantos riscos compartilhados pode existir um melhor.</translation>
    </message>
    <message>
        <source>It is split over the best %1 of its equal paths.</source>
        <translation>Divide-se pelos %1 melhores de seus caminhos iguais.</translation>
    </message>
    <message>
        <source>All equal paths are used</source>
        <translation>Todos os caminhos iguais são usados</translation>
    </message>
    <message>
        <source>Traffic to keep, on the second path</source>
        <translation>Tráfego a manter, no segundo caminho</translation>
    </message>
    <message>
        <source>Paths of the demand</source>
        <translation>Caminhos da demanda</translation>
    </message>
    <message>
        <source>%1 ÷ %2 paths</source>
        <translation>%1 ÷ %2 caminhos</translation>
    </message>
    <message>
        <source>Share of a path</source>
        <translation>Parte de um caminho</translation>
    </message>
    <message>
        <source>(%1 + 1) × %2</source>
        <translation>(%1 + 1) × %2</translation>
    </message>
    <message>
        <source>Amplifiers of %1</source>
        <translation>Amplificadores de %1</translation>
    </message>
    <message>
        <source>Modems %1 – %2</source>
        <translation>Modems %1 – %2</translation>
    </message>
    <message>
        <source>Routers passed</source>
        <translation>Roteadores atravessados</translation>
    </message>
    <message>
        <source>Path %1</source>
        <translation>Caminho %1</translation>
    </message>
    <message>
        <source>The demand has no path</source>
        <translation>A demanda não tem caminho</translation>
    </message>
    <message>
        <source>the longest of its paths</source>
        <translation>o mais longo de seus caminhos</translation>
    </message>
    <message>
        <source>longest − shortest of its paths</source>
        <translation>o mais longo − o mais curto de seus caminhos</translation>
    </message>
    <message>
        <source>%1 × %2 Gb/s ÷ 8</source>
        <translation>%1 × %2 Gb/s ÷ 8</translation>
    </message>
    <message>
        <source>%1 × the fastest line rate ÷ 8</source>
        <translation>%1 × a taxa de linha mais rápida ÷ 8</translation>
    </message>
    <message>
        <source>No demand has a path</source>
        <translation>Nenhuma demanda tem caminho</translation>
    </message>
    <message>
        <source>the largest of the demands</source>
        <translation>a maior das demandas</translation>
    </message>
    <message>
        <source>%1 → %2 after the failure</source>
        <translation>%1 → %2 após a falha</translation>
    </message>
    <message>
        <source>Share that comes this way</source>
        <translation>Parte que vem por aqui</translation>
    </message>
    <message>
        <source>Traffic to keep that comes this way</source>
        <translation>Tráfego a manter que vem por aqui</translation>
    </message>
    <message>
        <source>Regenerated light over the same routes takes</source>
        <translation>A luz regenerada nas mesmas rotas leva</translation>
    </message>
    <message>
        <source>Worst failure to survive: %1</source>
        <translation>Pior falha a sobreviver: %1</translation>
    </message>
    <message>
        <source>max(0; %1 ÷ %2 − %3)</source>
        <translation>max(0; %1 ÷ %2 − %3)</translation>
    </message>
    <message>
        <source>Channels after the worst failure</source>
        <translation>Canais após a pior falha</translation>
    </message>
    <message>
        <source>Channels with %1, restored ones included</source>
        <translation>Canais com %1, incluídos os restaurados</translation>
    </message>
    <message>
        <source>Pairs without a failure</source>
        <translation>Pares sem falha</translation>
    </message>
    <message>
        <source>Largest skew between paths</source>
        <translation>Maior diferença entre caminhos</translation>
    </message>
    <message>
        <source>Largest skew</source>
        <translation>Maior diferença</translation>
    </message>
    <message>
        <source>Of any demand that is split over several paths.</source>
        <translation>De qualquer demanda dividida por vários caminhos.</translation>
    </message>
    <message>
        <source>Of its longest path: glass, amplifiers, modems of every segment, one hop per router.</source>
        <translation>De seu caminho mais longo: vidro, amplificadores, modems de cada segmento, um salto por roteador.</translation>
    </message>
    <message>
        <source>Skew between paths</source>
        <translation>Diferença entre caminhos</translation>
    </message>
    <message>
        <source>Skew</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>How much later traffic arrives by the longest of its paths than by the shortest.</source>
        <translation>Quanto mais tarde o tráfego chega pelo mais longo de seus caminhos do que pelo mais curto.</translation>
    </message>
    <message>
        <source>To reorder per line port</source>
        <translation>A reordenar por porta de linha</translation>
    </message>
    <message>
        <source>To reorder</source>
        <translation>A reordenar</translation>
    </message>
    <message>
        <source>What a line port receives during the skew: it may have to wait for what was sent before it.</source>
        <translation>O que uma porta de linha recebe durante a diferença: talvez tenha de esperar pelo que foi enviado antes.</translation>
    </message>
    <message>
        <source>hut %1</source>
        <translation>abrigo %1</translation>
    </message>
    <message>
        <source>the hut of %1</source>
        <translation>o abrigo de %1</translation>
    </message>
    <message>
        <source>one of %1 huts, %2</source>
        <translation>um de %1 abrigos, %2</translation>
    </message>
    <message>
        <source>one of %1 cables, %2</source>
        <translation>um de %1 cabos, %2</translation>
    </message>
    <message>
        <source>the only router of %1</source>
        <translation>o único roteador de %1</translation>
    </message>
    <message>
        <source>one of %1 routers, %2</source>
        <translation>um de %1 roteadores, %2</translation>
    </message>
    <message>
        <source>one of %1 planes</source>
        <translation>um de %1 planos</translation>
    </message>
    <message>
        <source>plane %1</source>
        <translation>plano %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>A sweep of %1 rows is too large: at most %2. Give fewer values.</source>
        <translation>Uma varredura de %1 linhas é grande demais: no máximo %2. Dê menos valores.</translation>
    </message>
    <message>
        <source>Without %1 only %2 % of the other traffic is left</source>
        <translation>Sem %1 resta apenas %2 % do outro tráfego</translation>
    </message>
    <message>
        <source>Losing %1 leaves %2 % of the traffic</source>
        <translation>A perda de %1 deixa %2 % do tráfego</translation>
    </message>
    <message>
        <source>Cutting %1 leaves %2 % of the traffic</source>
        <translation>O corte de %1 deixa %2 % do tráfego</translation>
    </message>
    <message>
        <source>Nothing else has a way to go.</source>
        <translation>Nada mais tem por onde passar.</translation>
    </message>
    <message>
        <source>Traffic would go over %1, where nothing is lit. The round trip grows by up to %2 ms.</source>
        <translation>O tráfego iria por %1, onde nada está iluminado. A ida e volta cresce até %2 ms.</translation>
    </message>
    <message>
        <source>The fullest route is then %1 at %2 %. The round trip grows by up to %3 ms.</source>
        <translation>A rota mais cheia é então %1, com %2 %. A ida e volta cresce até %3 ms.</translation>
    </message>
    <message>
        <source>Size for it</source>
        <translation>Dimensionar para isso</translation>
    </message>
    <message>
        <source>Pairs of routes are left to the failure study</source>
        <translation>Pares de rotas ficam para o estudo de falhas</translation>
    </message>
    <message>
        <source>%1 routes with light make too many pairs to look at with every change. Run the study of two routes at once.</source>
        <translation>%1 rotas com luz formam pares demais para examinar a cada mudança. Execute o estudo de duas rotas ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Failures leave the traffic</source>
        <translation>As falhas deixam o tráfego</translation>
    </message>
    <message>
        <source>Pairs of routes are checked</source>
        <translation>Pares de rotas são verificados</translation>
    </message>
    <message>
        <source>Cuts per 1,000 km and year</source>
        <translation>Cortes por 1.000 km e ano</translation>
    </message>
    <message>
        <source>How often a route of 1,000 km is cut. A shared risk with its own figure keeps it.</source>
        <translation>Com que frequência uma rota de 1.000 km é cortada. Um risco compartilhado com valor próprio o mantém.</translation>
    </message>
    <message>
        <source>Repair of a small cable</source>
        <translation>Reparo de um cabo pequeno</translation>
    </message>
    <message>
        <source>From the cut to the last splice of a cable of at most 144 fibres. A shared risk with its own figure keeps it.</source>
        <translation>Do corte à última emenda de um cabo de no máximo 144 fibras. Um risco compartilhado com valor próprio o mantém.</translation>
    </message>
    <message>
        <source>Repair of each further 144 fibres</source>
        <translation>Reparo de cada 144 fibras a mais</translation>
    </message>
    <message>
        <source>Splicing time of a larger cable: 12 ribbons of 12 fibres at 8 minutes, with a crew at either end of the new piece.</source>
        <translation>Tempo de emenda de um cabo maior: 12 fitas de 12 fibras a 8 minutos, com uma equipe em cada ponta do trecho novo.</translation>
    </message>
    <message>
        <source>Cuts that hit one cable of several</source>
        <translation>Cortes que atingem um cabo entre vários</translation>
    </message>
    <message>
        <source>Of the cuts of a route with several cables, the share that leaves the others whole.</source>
        <translation>Dos cortes de uma rota com vários cabos, a parte que deixa os outros inteiros.</translation>
    </message>
    <message>
        <source>Failures of a shared risk a year</source>
        <translation>Falhas de um risco compartilhado por ano</translation>
    </message>
    <message>
        <source>For shared risks without a figure of their own: about the cuts of 50 km of duct.</source>
        <translation>Para riscos compartilhados sem valor próprio: cerca dos cortes de 50 km de duto.</translation>
    </message>
    <message>
        <source>Planned works per route and year</source>
        <translation>Obras programadas por rota e ano</translation>
    </message>
    <message>
        <source>How often a route is taken out of service by plan. Never two routes at once.</source>
        <translation>Com que frequência uma rota sai de serviço por programação. Nunca duas rotas ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Length of planned works</source>
        <translation>Duração das obras programadas</translation>
    </message>
    <message>
        <source>How long a route is out of service by plan, each time.</source>
        <translation>Quanto tempo uma rota fica fora de serviço por programação, a cada vez.</translation>
    </message>
    <message>
        <source>Failures of a hut a year</source>
        <translation>Falhas de um abrigo por ano</translation>
    </message>
    <message>
        <source>How often a hut loses its power or its amplifiers as a whole.</source>
        <translation>Com que frequência um abrigo perde a energia ou todos os amplificadores.</translation>
    </message>
    <message>
        <source>Repair of a hut</source>
        <translation>Reparo de um abrigo</translation>
    </message>
    <message>
        <source>How long a failure of a hut lasts.</source>
        <translation>Quanto dura uma falha de um abrigo.</translation>
    </message>
    <message>
        <source>Time between failures of a router</source>
        <translation>Tempo entre falhas de um roteador</translation>
    </message>
    <message>
        <source>Mean time between failures of a whole box, software included.</source>
        <translation>Tempo médio entre falhas de um equipamento inteiro, software incluído.</translation>
    </message>
    <message>
        <source>Repair of a router</source>
        <translation>Reparo de um roteador</translation>
    </message>
    <message>
        <source>How long a failure of a router lasts.</source>
        <translation>Quanto dura uma falha de um roteador.</translation>
    </message>
    <message>
        <source>Outages of a plane a year</source>
        <translation>Interrupções de um plano por ano</translation>
    </message>
    <message>
        <source>How often one plane is out as a whole: its control, a change that went wrong.</source>
        <translation>Com que frequência um plano inteiro sai do ar: seu controle, uma mudança que deu errado.</translation>
    </message>
    <message>
        <source>Length of a plane&apos;s outage</source>
        <translation>Duração da interrupção de um plano</translation>
    </message>
    <message>
        <source>How long an outage of a plane lasts.</source>
        <translation>Quanto dura uma interrupção de um plano.</translation>
    </message>
    <message>
        <source>Outages of a site a year</source>
        <translation>Interrupções de um local por ano</translation>
    </message>
    <message>
        <source>How often a site is out as a whole.</source>
        <translation>Com que frequência um local inteiro sai do ar.</translation>
    </message>
    <message>
        <source>Length of a site&apos;s outage</source>
        <translation>Duração da interrupção de um local</translation>
    </message>
    <message>
        <source>How long an outage of a site lasts.</source>
        <translation>Quanto dura uma interrupção de um local.</translation>
    </message>
    <message>
        <source>The loss of a plane is not survived: %1 % of the traffic is left</source>
        <translation>A perda de um plano não é suportada: resta %1 % do tráfego</translation>
    </message>
    <message>
        <source>The loss of %1 is not survived: %2 % of the traffic is left</source>
        <translation>A perda de %1 não é suportada: resta %2 % do tráfego</translation>
    </message>
    <message>
        <source>All routes of %1 go through one entrance</source>
        <translation>Todas as rotas de %1 passam por uma só entrada</translation>
    </message>
    <message>
        <source>All routes of %1 share a conduit</source>
        <translation>Todas as rotas de %1 compartilham um duto</translation>
    </message>
    <message>
        <source>All routes of %1 share a cable</source>
        <translation>Todas as rotas de %1 compartilham um cabo</translation>
    </message>
    <message>
        <source>Shared risk “%1” takes all of its %2 routes with every plane: one cut takes the site off.</source>
        <translation>O risco compartilhado “%1” leva todas as suas %2 rotas com todos os planos: um corte isola o local.</translation>
    </message>
    <message>
        <source>Bring %1 in by a second entrance</source>
        <translation>Levar %1 por uma segunda entrada</translation>
    </message>
    <message>
        <source>%1 hangs on one power feed</source>
        <translation>%1 depende de uma só alimentação</translation>
    </message>
    <message>
        <source>Shared risk “%1” takes every plane. Feed some of the planes from elsewhere and list the planes of each feed.</source>
        <translation>O risco compartilhado “%1” leva todos os planos. Alimente parte dos planos por outra fonte e liste os planos de cada alimentação.</translation>
    </message>
    <message>
        <source>Feed planes %1 to %2 from a second feed</source>
        <translation>Alimentar os planos %1 a %2 por uma segunda alimentação</translation>
    </message>
    <message>
        <source>The planes share “%1”</source>
        <translation>Os planos compartilham “%1”</translation>
    </message>
    <message>
        <source>All %1 planes of the traffic between %2 and %3 fail with it.</source>
        <translation>Todos os %1 planos do tráfego entre %2 e %3 falham com ele.</translation>
    </message>
    <message>
        <source>All %1 planes of %2 demands fail with it, those between %3 and %4 among them.</source>
        <translation>Todos os %1 planos de %2 demandas falham com ele, entre elas as de %3 a %4.</translation>
    </message>
    <message>
        <source>Take planes %1 to %2 round “%3”</source>
        <translation>Desviar os planos %1 a %2 de “%3”</translation>
    </message>
    <message>
        <source>%1 and %2 share a conduit</source>
        <translation>%1 e %2 compartilham um duto</translation>
    </message>
    <message>
        <source>%1 and %2 share a cable</source>
        <translation>%1 e %2 compartilham um cabo</translation>
    </message>
    <message>
        <source>%1 and %2 share an entrance</source>
        <translation>%1 e %2 compartilham uma entrada</translation>
    </message>
    <message>
        <source>%1 and %2 share a power feed</source>
        <translation>%1 e %2 compartilham uma alimentação</translation>
    </message>
    <message>
        <source>%1 and %2 share a risk</source>
        <translation>%1 e %2 compartilham um risco</translation>
    </message>
    <message>
        <source>Shared risk “%1”: the two paths from %2 to %3 are not diverse.</source>
        <translation>Risco compartilhado “%1”: os dois caminhos de %2 a %3 não são diversos.</translation>
    </message>
    <message>
        <source>Shared risk “%1”: the %2 paths from %3 to %4 are not diverse.</source>
        <translation>Risco compartilhado “%1”: os %2 caminhos de %3 a %4 não são diversos.</translation>
    </message>
    <message>
        <source>There is one path from %1 to %2, not two</source>
        <translation>Há um caminho de %1 a %2, não dois</translation>
    </message>
    <message>
        <source>A cut on it takes all of the traffic. Draw a route that leads another way.</source>
        <translation>Um corte nele leva todo o tráfego. Trace uma rota por outro caminho.</translation>
    </message>
    <message>
        <source>%1 is on both paths from %2 to %3</source>
        <translation>%1 está nos dois caminhos de %2 a %3</translation>
    </message>
    <message>
        <source>No two paths do without a route in common. Draw a route that leads another way.</source>
        <translation>Não há dois caminhos sem uma rota em comum. Trace uma rota por outro caminho.</translation>
    </message>
    <message>
        <source>Both paths from %1 to %2 pass %3</source>
        <translation>Os dois caminhos de %1 a %2 passam por %3</translation>
    </message>
    <message>
        <source>No two paths do without a site in common: its failure takes both.</source>
        <translation>Não há dois caminhos sem um local em comum: a falha dele leva os dois.</translation>
    </message>
    <message>
        <source>Carry all traffic on two disjoint paths</source>
        <translation>Levar todo o tráfego por dois caminhos disjuntos</translation>
    </message>
    <message>
        <source>%1 names plane %2, and there are %3</source>
        <translation>%1 cita o plano %2, e há %3</translation>
    </message>
    <message>
        <source>None of the planes that it lists exists, so it has no effect.</source>
        <translation>Nenhum dos planos listados existe; por isso não tem efeito.</translation>
    </message>
    <message>
        <source>That plane has no effect.</source>
        <translation>Esse plano não tem efeito.</translation>
    </message>
    <message>
        <source>Build %1 planes</source>
        <translation>Construir %1 planos</translation>
    </message>
    <message>
        <source>Use it for all planes</source>
        <translation>Usar para todos os planos</translation>
    </message>
    <message>
        <source>Take the number out</source>
        <translation>Retirar o número</translation>
    </message>
    <message>
        <source>%1 and %2 meet in the hut “%3”</source>
        <translation>%1 e %2 se encontram no abrigo “%3”</translation>
    </message>
    <message>
        <source>What takes the hut takes %1 routes, but they name no shared risk in common.</source>
        <translation>O que leva o abrigo leva %1 rotas, mas elas não citam um risco compartilhado em comum.</translation>
    </message>
    <message>
        <source>Make the huts a shared risk</source>
        <translation>Fazer dos abrigos um risco compartilhado</translation>
    </message>
    <message>
        <source>Nothing shares the risk “%1”</source>
        <translation>Nada compartilha o risco “%1”</translation>
    </message>
    <message>
        <source>No route names it and it stands at no site.</source>
        <translation>Nenhuma rota o cita e ele não fica em nenhum local.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Every site has two ways out</source>
        <translation>Todo local tem duas saídas</translation>
    </message>
    <message>
        <source>Every site has two power feeds</source>
        <translation>Todo local tem duas alimentações</translation>
    </message>
    <message>
        <source>Planes go by different ducts, cables and entrances</source>
        <translation>Os planos usam dutos, cabos e entradas diferentes</translation>
    </message>
    <message>
        <source>The paths of every demand are diverse</source>
        <translation>Os caminhos de cada demanda são diversos</translation>
    </message>
    <message>
        <source>Every plane that is named exists</source>
        <translation>Todo plano citado existe</translation>
    </message>
    <message>
        <source>Routes that meet in a hut share a risk</source>
        <translation>Rotas que se encontram em um abrigo compartilham um risco</translation>
    </message>
    <message>
        <source>Every shared risk takes something</source>
        <translation>Todo risco compartilhado leva algo</translation>
    </message>
    <message>
        <source>Every demand with its paths, their latency and skew, and what a pair of paths has in common.</source>
        <translation>Cada demanda com seus caminhos, a latência e a diferença entre eles, e o que um par de caminhos tem em comum.</translation>
    </message>
    <message>
        <source>What every single failure leaves and takes to survive, what loads each route most, protection schemes and patterns side by side.</source>
        <translation>O que cada falha simples deixa e o que custa sobreviver a ela, o que mais carrega cada rota, esquemas de proteção e padrões lado a lado.</translation>
    </message>
    <message>
        <source>Share of the segment that is left</source>
        <translation>Parte do segmento que resta</translation>
    </message>
    <message>
        <source>Feed plane %1 from a second feed</source>
        <translation>Alimentar o plano %1 por uma segunda alimentação</translation>
    </message>
    <message>
        <source>Take plane %1 round “%2”</source>
        <translation>Desviar o plano %1 de “%2”</translation>
    </message>
    <message>
        <source>No path from %1 to %2 in plane %3</source>
        <translation>Sem caminho de %1 a %2 no plano %3</translation>
    </message>
    <message>
        <source>No path from %1 to %2 in planes %3</source>
        <translation>Sem caminho de %1 a %2 nos planos %3</translation>
    </message>
    <message>
        <source>%1 of %2 Gb/s are not carried. Let these planes use routes that join the two sites.</source>
        <translation>%1 de %2 Gb/s não são transportados. Deixe esses planos usarem rotas que liguem os dois locais.</translation>
    </message>
    <message>
        <source>Let every plane use every route</source>
        <translation>Deixar todo plano usar toda rota</translation>
    </message>
    <message>
        <source>Every plane has a path for every demand</source>
        <translation>Todo plano tem um caminho para cada demanda</translation>
    </message>
    <message>
        <source>%1 × %2 ÷ %3</source>
        <translation>%1 × %2 ÷ %3</translation>
    </message>
    <message>
        <source>Share of these planes</source>
        <translation>Parte destes planos</translation>
    </message>
    <message>
        <source>Client ports of these planes</source>
        <translation>Portas de cliente destes planos</translation>
    </message>
    <message>
        <source>Of %1 planes, plane %2 among them</source>
        <translation>De %1 planos, entre eles o plano %2</translation>
    </message>
    <message>
        <source>Planes that share it</source>
        <translation>Planos que o dividem</translation>
    </message>
    <message>
        <source>Regional ring</source>
        <translation>Anel regional</translation>
    </message>
    <message>
        <source>Three 100 MW sites on a ring of 60, 80 and 110 km: a duct that both ways share, and what it takes to survive any cut.</source>
        <translation>Três locais de 100 MW em um anel de 60, 80 e 110 km: um duto que os dois caminhos compartilham e o que custa sobreviver a qualquer corte.</translation>
    </message>
    <message>
        <source>Continental gigawatt</source>
        <translation>Gigawatt continental</translation>
    </message>
    <message>
        <source>Five sites of a gigawatt from the Severn to Lusatia: six routes of 565 to 1,133 km, two of them in one duct, at taper 60 and 45.</source>
        <translation>Cinco locais de um gigawatt, do Severn à Lusácia: seis rotas de 565 a 1.133 km, duas delas em um só duto, com taper 60 e 45.</translation>
    </message>
    <message>
        <source>The network report lists every pair of sites; %1 sites make too many of them. At most %2 are possible: remove sites that nothing uses.</source>
        <translation>O relatório de rede lista cada par de locais; %1 locais formam pares demais. São possíveis no máximo %2: remova locais que nada usa.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>Routes ranked by what hangs on them, latency and smallest cut of every pair of campuses, and where the network comes apart.</source>
        <translation>Rotas ordenadas pelo que depende delas, latência e menor corte de cada par de campi, e onde a rede se separa.</translation>
    </message>
    <message>
        <source>The network falls into %1 parts</source>
        <translation>A rede se divide em %1 partes</translation>
    </message>
    <message>
        <source>%1 demands (%2 Gb/s) have no way between them. Not joined to the largest part: %3 and %4 more.</source>
        <translation>%1 demandas (%2 Gb/s) não têm caminho entre elas. Sem ligação com a maior parte: %3 e mais %4.</translation>
    </message>
    <message>
        <source>%1 demands (%2 Gb/s) have no way between them. Not joined to the largest part: %3.</source>
        <translation>%1 demandas (%2 Gb/s) não têm caminho entre elas. Sem ligação com a maior parte: %3.</translation>
    </message>
    <message>
        <source>No demand goes between them. Not joined to the largest part: %1 and %2 more.</source>
        <translation>Nenhuma demanda passa de uma a outra. Sem ligação com a maior parte: %1 e mais %2.</translation>
    </message>
    <message>
        <source>No demand goes between them. Not joined to the largest part: %1.</source>
        <translation>Nenhuma demanda passa de uma a outra. Sem ligação com a maior parte: %1.</translation>
    </message>
    <message>
        <source>%1 is the only way between %2 and %3</source>
        <translation>%1 é o único caminho entre %2 e %3</translation>
    </message>
    <message>
        <source>One cut ends all of their %1 Gb/s. Draw a route that leads another way.</source>
        <translation>Um corte encerra todos os seus %1 Gb/s. Desenhe uma rota por outro caminho.</translation>
    </message>
    <message>
        <source>%1 is the only way for %2 demands</source>
        <translation>%1 é o único caminho de %2 demandas</translation>
    </message>
    <message>
        <source>One cut ends %1 Gb/s, those between %2 and %3 among them. Draw a route that leads another way.</source>
        <translation>Um corte encerra %1 Gb/s, entre eles os de %2 a %3. Desenhe uma rota por outro caminho.</translation>
    </message>
    <message>
        <source>%1 routes are the only way for some demand</source>
        <translation>%1 rotas são o único caminho de alguma demanda</translation>
    </message>
    <message>
        <source>One cut of any of them ends traffic. Most of it goes over %1. Draw routes that lead other ways.</source>
        <translation>Um corte em qualquer uma delas encerra tráfego. A maior parte passa por %1. Desenhe rotas por outros caminhos.</translation>
    </message>
    <message>
        <source>Nothing leads around %1</source>
        <translation>Nada contorna %1</translation>
    </message>
    <message>
        <source>%1 Gb/s between %2 and %3 pass it and have no way when the site fails.</source>
        <translation>%1 Gb/s entre %2 e %3 passam por ele e ficam sem caminho quando o local falha.</translation>
    </message>
    <message>
        <source>%1 demands between other sites (%2 Gb/s) pass it and have no way when the site fails, those between %3 and %4 among them.</source>
        <translation>%1 demandas entre outros locais (%2 Gb/s) passam por ele e ficam sem caminho quando o local falha, entre elas as de %3 a %4.</translation>
    </message>
    <message>
        <source>Nothing leads around %1 sites</source>
        <translation>Nada contorna %1 locais</translation>
    </message>
    <message>
        <source>The failure of any of them ends traffic between others. Most of it passes %1.</source>
        <translation>A falha de qualquer um deles encerra tráfego entre outros. A maior parte passa por %1.</translation>
    </message>
    <message>
        <source>%1 has no length</source>
        <translation>%1 não tem comprimento</translation>
    </message>
    <message>
        <source>%1 and %2 stand in the same place, so that the route costs no fibre and no time. Give its length or move a site.</source>
        <translation>%1 e %2 ficam no mesmo lugar, de modo que a rota não gasta fibra nem tempo. Informe o comprimento ou mova um local.</translation>
    </message>
    <message>
        <source>The network is in one piece</source>
        <translation>A rede é uma só</translation>
    </message>
    <message>
        <source>A way leads around every route</source>
        <translation>Há um caminho que contorna cada rota</translation>
    </message>
    <message>
        <source>A way leads around every site</source>
        <translation>Há um caminho que contorna cada local</translation>
    </message>
    <message>
        <source>No two joined sites stand in the same place</source>
        <translation>Locais ligados não ficam no mesmo lugar</translation>
    </message>
    <message>
        <source>Traffic lost to failures</source>
        <translation>Tráfego perdido por falhas</translation>
    </message>
    <message>
        <source>How many hours a year more than a share of the traffic is lost to single failures, as often and as long as the assumptions say.</source>
        <translation>Quantas horas por ano se perde mais do que uma parte do tráfego por falhas simples, com a frequência e a duração que as premissas dizem.</translation>
    </message>
    <message>
        <source>No single failure loses traffic here: there is none, or all of it is kept.</source>
        <translation>Nenhuma falha simples perde tráfego aqui: não há tráfego, ou todo ele é mantido.</translation>
    </message>
    <message>
        <source>Share of the traffic that is lost</source>
        <translation>Parte do tráfego que se perde</translation>
    </message>
    <message>
        <source>Hours a year with more than that lost</source>
        <translation>Horas por ano em que se perde mais do que isso</translation>
    </message>
    <message>
        <source>single failures</source>
        <translation>falhas simples</translation>
    </message>
    <message>
        <source>Single failures, one at a time; how often each comes and how long it lasts are assumptions, most of them estimates.</source>
        <translation>Falhas simples, uma de cada vez; a frequência e a duração de cada uma são premissas, na maioria estimativas.</translation>
    </message>
    <message>
        <source>The failures to survive are survived</source>
        <translation>Sobrevive-se às falhas pedidas</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Plans scale-across networks between AI sites. The command line twin is spanwright-cli.</source>
        <translation>Planeja redes scale-across entre sites de IA. O gêmeo na linha de comando é spanwright-cli.</translation>
    </message>
    <message>
        <source>Open a copy of a shipped example, for instance campus_pair.</source>
        <translation>Abre uma cópia de um exemplo incluído, por exemplo campus_pair.</translation>
    </message>
    <message>
        <source>Design to open: a .spanwright file or its JSON form.</source>
        <translation>Projeto a abrir: um arquivo .spanwright ou sua forma JSON.</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About Spanwright</source>
        <translation>Sobre o Spanwright</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versão %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;Spanwright sizes the networks that let AI sites far apart train one model together: ports, fibre, power, buffers and money, each figure explained down to formula and source.&lt;/p&gt;&lt;p&gt;Licence: GNU General Public License, version 3 or later. You may use, study, share and change it under those terms; it comes without any warranty. &lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;The licence in full&lt;/a&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;O Spanwright dimensiona as redes que permitem a sites de IA distantes treinar juntos um mesmo modelo: portas, fibra, energia, buffers e custos, cada valor explicado até a fórmula e a fonte.&lt;/p&gt;&lt;p&gt;Licença: GNU General Public License, versão 3 ou posterior. Você pode usar, estudar, compartilhar e alterar o programa nesses termos; ele vem sem nenhuma garantia. &lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;A licença na íntegra&lt;/a&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>&lt;p&gt;Built with these libraries:&lt;/p&gt;%1</source>
        <translation>&lt;p&gt;Feito com estas bibliotecas:&lt;/p&gt;%1</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotecas</translation>
    </message>
    <message>
        <source>&lt;p&gt;Device, fibre and price figures come from the shipped catalogue. Every figure says where it is from: a standard, a data sheet, an announcement, arithmetic, or a guess; guesses are marked ≈ wherever they count. Explain shows document and date.&lt;/p&gt;&lt;p&gt;Models follow ITU-T G.652 and G.654 for fibre, OIF 400ZR and 800ZR and the OpenZR+ agreement for optics, and the papers named in their help.&lt;/p&gt;&lt;p&gt;Outlines of land and borders on the map: Natural Earth, public domain. &lt;a href=&quot;https://www.naturalearthdata.com&quot;&gt;naturalearthdata.com&lt;/a&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;Os valores de equipamentos, fibras e preços vêm do catálogo incluído. Cada valor diz de onde vem: uma norma, uma folha de dados, um anúncio, um cálculo ou uma suposição; suposições são marcadas com ≈ onde quer que contem. Explicar mostra documento e data.&lt;/p&gt;&lt;p&gt;Os modelos seguem ITU-T G.652 e G.654 para fibras, OIF 400ZR e 800ZR e o acordo OpenZR+ para ópticas, e os artigos citados na ajuda de cada um.&lt;/p&gt;&lt;p&gt;Contornos de terra e fronteiras no mapa: Natural Earth, domínio público. &lt;a href=&quot;https://www.naturalearthdata.com&quot;&gt;naturalearthdata.com&lt;/a&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dados</translation>
    </message>
</context>
<context>
    <name>ui::Actions</name>
    <message>
        <source>&amp;New design</source>
        <translation>&amp;Novo projeto</translation>
    </message>
    <message>
        <source>Start an empty design with one scenario.</source>
        <translation>Começa um projeto vazio com um cenário.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a design, or the JSON form of one.</source>
        <translation>Abre um projeto, ou a forma JSON de um.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Write the design to its file; the version before stays beside it.</source>
        <translation>Grava o projeto em seu arquivo; a versão anterior fica ao lado.</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>Write the design to a new file and go on with that one.</source>
        <translation>Grava o projeto em um novo arquivo e segue com ele.</translation>
    </message>
    <message>
        <source>&amp;Export report…</source>
        <translation>&amp;Exportar relatório…</translation>
    </message>
    <message>
        <source>Write a report of the scenario in front as a spreadsheet, CSV or JSON.</source>
        <translation>Grava um relatório do cenário à frente como planilha, CSV ou JSON.</translation>
    </message>
    <message>
        <source>&amp;Close design</source>
        <translation>&amp;Fechar projeto</translation>
    </message>
    <message>
        <source>Close the design and go back to the start page.</source>
        <translation>Fecha o projeto e volta à página inicial.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>Leave the program; unsaved changes are asked about first.</source>
        <translation>Sai do programa; antes pergunta sobre alterações não salvas.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Take the last step back. There is no limit.</source>
        <translation>Volta o último passo. Não há limite.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Do again what was taken back.</source>
        <translation>Faz de novo o que foi desfeito.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>Delete the selected sites and routes; a site takes its routes along.</source>
        <translation>Exclui os sites e rotas selecionados; um site leva suas rotas junto.</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nomear</translation>
    </message>
    <message>
        <source>Give the selected site or route another name.</source>
        <translation>Dá outro nome ao site ou à rota selecionada.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Selecionar &amp;tudo</translation>
    </message>
    <message>
        <source>Select n&amp;othing</source>
        <translation>Selecionar n&amp;ada</translation>
    </message>
    <message>
        <source>Deselect; the inspector then shows the assumptions.</source>
        <translation>Desfaz a seleção; o inspetor mostra então as premissas.</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Configurações…</translation>
    </message>
    <message>
        <source>Choose language and theme.</source>
        <translation>Escolhe idioma e tema.</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mapa</translation>
    </message>
    <message>
        <source>Show sites where they are on earth.</source>
        <translation>Mostra os sites onde estão na Terra.</translation>
    </message>
    <message>
        <source>&amp;Schematic</source>
        <translation>&amp;Esquemático</translation>
    </message>
    <message>
        <source>Show sites as cards, where you put them.</source>
        <translation>Mostra os sites como cartões, onde você os colocou.</translation>
    </message>
    <message>
        <source>S&amp;witch map and schematic</source>
        <translation>Al&amp;ternar mapa e esquemático</translation>
    </message>
    <message>
        <source>Go from the map to the schematic and back.</source>
        <translation>Vai do mapa ao esquemático e volta.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Amp&amp;liar</translation>
    </message>
    <message>
        <source>Come closer. The wheel zooms at the pointer.</source>
        <translation>Aproxima. A roda do mouse amplia no ponteiro.</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Red&amp;uzir</translation>
    </message>
    <message>
        <source>See more of the design.</source>
        <translation>Mostra mais do projeto.</translation>
    </message>
    <message>
        <source>&amp;Fit all</source>
        <translation>Enquadrar &amp;tudo</translation>
    </message>
    <message>
        <source>Bring all sites into view.</source>
        <translation>Traz todos os sites à vista.</translation>
    </message>
    <message>
        <source>Fit se&amp;lection</source>
        <translation>Enquadrar &amp;seleção</translation>
    </message>
    <message>
        <source>Bring the selected sites and routes into view.</source>
        <translation>Traz à vista os sites e rotas selecionados.</translation>
    </message>
    <message>
        <source>O&amp;utline</source>
        <translation>Es&amp;trutura</translation>
    </message>
    <message>
        <source>Show or hide the tree of sites and routes.</source>
        <translation>Mostra ou oculta a árvore de sites e rotas.</translation>
    </message>
    <message>
        <source>Ins&amp;pector</source>
        <translation>Ins&amp;petor</translation>
    </message>
    <message>
        <source>Show or hide the fields of what is selected.</source>
        <translation>Mostra ou oculta os campos do que está selecionado.</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Resultados</translation>
    </message>
    <message>
        <source>Show or hide the tables, findings and derivations at the bottom.</source>
        <translation>Mostra ou oculta as tabelas, os apontamentos e as derivações embaixo.</translation>
    </message>
    <message>
        <source>Si&amp;de panels</source>
        <translation>&amp;Painéis laterais</translation>
    </message>
    <message>
        <source>Hide outline and inspector together, and bring them back.</source>
        <translation>Oculta estrutura e inspetor juntos e os traz de volta.</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Tela &amp;cheia</translation>
    </message>
    <message>
        <source>Give the window the whole screen.</source>
        <translation>Dá a tela inteira à janela.</translation>
    </message>
    <message>
        <source>&amp;Light or dark</source>
        <translation>&amp;Claro ou escuro</translation>
    </message>
    <message>
        <source>Change between the light and the dark theme.</source>
        <translation>Alterna entre o tema claro e o escuro.</translation>
    </message>
    <message>
        <source>Next area</source>
        <translation>Próxima área</translation>
    </message>
    <message>
        <source>Move the focus on: tabs, figures, outline, canvas, inspector, results.</source>
        <translation>Leva o foco adiante: abas, valores, estrutura, desenho, inspetor, resultados.</translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation>Área anterior</translation>
    </message>
    <message>
        <source>Move the focus back to the area before.</source>
        <translation>Leva o foco de volta à área anterior.</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Selecionar</translation>
    </message>
    <message>
        <source>Click selects, drag moves or draws a rubber band.</source>
        <translation>Clicar seleciona, arrastar move ou desenha um retângulo de seleção.</translation>
    </message>
    <message>
        <source>&amp;Pan</source>
        <translation>&amp;Mover a vista</translation>
    </message>
    <message>
        <source>Drag moves the view. With any tool: hold the space bar.</source>
        <translation>Arrastar move a vista. Com qualquer ferramenta: segure a barra de espaço.</translation>
    </message>
    <message>
        <source>&amp;Campus</source>
        <translation>&amp;Campus</translation>
    </message>
    <message>
        <source>Click to place a campus with accelerators.</source>
        <translation>Clique para posicionar um campus com aceleradores.</translation>
    </message>
    <message>
        <source>&amp;Hub</source>
        <translation>&amp;Hub</translation>
    </message>
    <message>
        <source>Click to place a hub, where routes meet.</source>
        <translation>Clique para posicionar um hub, onde rotas se encontram.</translation>
    </message>
    <message>
        <source>H&amp;ut</source>
        <translation>&amp;Abrigo</translation>
    </message>
    <message>
        <source>Click a route to stand a hut on it, between two spans.</source>
        <translation>Clique em uma rota para pôr nela um abrigo, entre dois vãos.</translation>
    </message>
    <message>
        <source>&amp;Route</source>
        <translation>&amp;Rota</translation>
    </message>
    <message>
        <source>Drag from one site to another.</source>
        <translation>Arraste de um site a outro.</translation>
    </message>
    <message>
        <source>&amp;Duplicate scenario</source>
        <translation>&amp;Duplicar cenário</translation>
    </message>
    <message>
        <source>Copy the scenario to a new tab, to change one thing and compare.</source>
        <translation>Copia o cenário para uma nova aba, para mudar uma coisa e comparar.</translation>
    </message>
    <message>
        <source>&amp;Rename scenario</source>
        <translation>&amp;Renomear cenário</translation>
    </message>
    <message>
        <source>Give the tab another name, in place.</source>
        <translation>Dá outro nome à aba, no próprio lugar.</translation>
    </message>
    <message>
        <source>Set as &amp;baseline</source>
        <translation>Definir como re&amp;ferência</translation>
    </message>
    <message>
        <source>Other scenarios show their difference to this one.</source>
        <translation>Os outros cenários mostram a diferença para este.</translation>
    </message>
    <message>
        <source>D&amp;elete scenario</source>
        <translation>&amp;Excluir cenário</translation>
    </message>
    <message>
        <source>Delete the tab in front. Undo brings it back.</source>
        <translation>Exclui a aba à frente. Desfazer a traz de volta.</translation>
    </message>
    <message>
        <source>&amp;Next scenario</source>
        <translation>&amp;Próximo cenário</translation>
    </message>
    <message>
        <source>Go to the tab at the right.</source>
        <translation>Vai à aba da direita.</translation>
    </message>
    <message>
        <source>&amp;Previous scenario</source>
        <translation>Cenário &amp;anterior</translation>
    </message>
    <message>
        <source>Go to the tab at the left.</source>
        <translation>Vai à aba da esquerda.</translation>
    </message>
    <message>
        <source>&amp;Assumptions</source>
        <translation>Pre&amp;missas</translation>
    </message>
    <message>
        <source>Show what the sizing of this scenario rests on, in the inspector.</source>
        <translation>Mostra no inspetor em que se apoia o dimensionamento deste cenário.</translation>
    </message>
    <message>
        <source>&amp;Search or run a command</source>
        <translation>&amp;Buscar ou executar um comando</translation>
    </message>
    <message>
        <source>Find a command, a site, a route or an assumption by name.</source>
        <translation>Encontra um comando, um site, uma rota ou uma premissa pelo nome.</translation>
    </message>
    <message>
        <source>&amp;Explain the figure</source>
        <translation>&amp;Explicar o valor</translation>
    </message>
    <message>
        <source>Show where the figure that has the focus comes from.</source>
        <translation>Mostra de onde vem o valor que tem o foco.</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>Lista todas as teclas.</translation>
    </message>
    <message>
        <source>&amp;About Spanwright</source>
        <translation>&amp;Sobre o Spanwright</translation>
    </message>
    <message>
        <source>Version, licence, libraries and where the data comes from.</source>
        <translation>Versão, licença, bibliotecas e origem dos dados.</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Sobre o &amp;Qt</translation>
    </message>
    <message>
        <source>Version and licence of the toolkit.</source>
        <translation>Versão e licença do toolkit.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Inserir</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Projeto</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Select all sites, to edit what they share; again: the routes too.</source>
        <translation>Seleciona todos os sites, para editar o que têm em comum; de novo: as rotas também.</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Gráficos</translation>
    </message>
    <message>
        <source>Show in charts what carries the selected route, else the weakest one.</source>
        <translation>Mostra em gráficos o que sustenta a rota selecionada, ou a mais fraca.</translation>
    </message>
    <message>
        <source>&amp;Failures</source>
        <translation>&amp;Falhas</translation>
    </message>
    <message>
        <source>List what each failure leaves, worst first, and what it takes to survive it. Choosing one previews it on the canvas.</source>
        <translation>Lista o que cada falha deixa, a pior primeiro, e o que é preciso para sobreviver a ela. Escolher uma mostra sua prévia no desenho.</translation>
    </message>
    <message>
        <source>Show the smallest &amp;cut</source>
        <translation>Mostrar o menor &amp;corte</translation>
    </message>
    <message>
        <source>Mark the lit routes that part the two selected sites with the least capacity. As much as they carry can flow between the sites, whatever the paths; to carry more, one of these routes must grow.</source>
        <translation>Marca as rotas iluminadas que separam os dois sites selecionados com a menor capacidade. Entre os sites passa tanto quanto elas carregam, quaisquer que sejam os caminhos; para passar mais, uma dessas rotas precisa crescer.</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analisar</translation>
    </message>
    <message>
        <source>Shared r&amp;isk</source>
        <translation>R&amp;isco compartilhado</translation>
    </message>
    <message>
        <source>What fails as one: a duct, a cable, an entrance. Of the selected routes.</source>
        <translation>O que falha como um só: um duto, um cabo, uma entrada. Das rotas selecionadas.</translation>
    </message>
</context>
<context>
    <name>ui::AlternativesModel</name>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>▲ 4,274</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3%4 %)</source>
        <comment>▲ 4,274 (+33 %)</comment>
        <translation>%1 %2 (%3%4 %)</translation>
    </message>
    <message>
        <source>survives all</source>
        <translation>sobrevive a todas</translation>
    </message>
    <message numerus="yes">
        <source>fails in %n case(s)</source>
        <translation>
            <numerusform>falha em %n caso</numerusform>
            <numerusform>falha em %n casos</numerusform>
        </translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Em uso</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>Usar este</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>At least: %n item(s) without a price.</source>
        <translation>
            <numerusform>No mínimo: %n item sem preço.</numerusform>
            <numerusform>No mínimo: %n itens sem preço.</numerusform>
        </translation>
    </message>
    <message>
        <source>Provisioned: %1</source>
        <translation>Provisionada: %1</translation>
    </message>
    <message>
        <source>The scenario has this choice.</source>
        <translation>O cenário já tem esta escolha.</translation>
    </message>
    <message>
        <source>Takes this choice over into the scenario, one step to undo (Enter).</source>
        <translation>Leva esta escolha para o cenário, um passo a desfazer (Enter).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>figure and difference</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Escolha</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Portas</translation>
    </message>
    <message>
        <source>Coherent ports, both ends.</source>
        <translation>Portas coerentes, nas duas pontas.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Fibre pairs of all routes.</source>
        <translation>Pares de fibras de todas as rotas.</translation>
    </message>
    <message>
        <source>Pair-km</source>
        <translation>Par-km</translation>
    </message>
    <message>
        <source>Fibre pairs times the lengths of their routes.</source>
        <translation>Pares de fibras vezes o comprimento de suas rotas.</translation>
    </message>
    <message>
        <source>Border power</source>
        <translation>Potência da borda</translation>
    </message>
    <message>
        <source>Typical power of the border layer at the meters of all sites.</source>
        <translation>Potência típica da camada de borda nos medidores de todos os sites.</translation>
    </message>
    <message>
        <source>First cost</source>
        <translation>Custo inicial</translation>
    </message>
    <message>
        <source>Typical prices; items without a price are left out.</source>
        <translation>Preços típicos; itens sem preço ficam de fora.</translation>
    </message>
    <message>
        <source>Inter-site rate</source>
        <translation>Taxa entre sites</translation>
    </message>
    <message>
        <source>Sum of all demands, one direction.</source>
        <translation>Soma de todas as demandas, em um sentido.</translation>
    </message>
    <message>
        <source>Longest one way</source>
        <translation>Ida mais longa</translation>
    </message>
    <message>
        <source>One-way latency of the longest path, equipment included.</source>
        <translation>Latência de ida do caminho mais longo, equipamentos incluídos.</translation>
    </message>
    <message>
        <source>Worst kept</source>
        <translation>Pior restante</translation>
    </message>
    <message>
        <source>Share of the demand that is still carried in the worst failure of those to survive, else of any single route.</source>
        <translation>Parcela da demanda ainda transportada na pior das falhas a que se deve sobreviver; sem elas, na pior de uma única rota.</translation>
    </message>
    <message>
        <source>Survives</source>
        <translation>Sobrevive</translation>
    </message>
    <message>
        <source>Failures of those to survive after which less is carried than is to be kept.</source>
        <translation>Das falhas a que se deve sobreviver, aquelas após as quais se transporta menos do que se deve manter.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Adotar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>fails in %1 cases or more</source>
        <translation>falha em %1 casos ou mais</translation>
    </message>
</context>
<context>
    <name>ui::AlternativesPage</name>
    <message>
        <source>Protection schemes side by side</source>
        <translation>Esquemas de proteção lado a lado</translation>
    </message>
    <message>
        <source>Demand patterns side by side</source>
        <translation>Padrões de tráfego lado a lado</translation>
    </message>
    <message>
        <source>Enter takes the choice of a row over into the scenario.</source>
        <translation>Enter leva a escolha da linha para o cenário.</translation>
    </message>
    <message>
        <source>Not sized: %1</source>
        <translation>Não dimensionado: %1</translation>
    </message>
    <message>
        <source>Draw a route between two sites: then the choices can be compared.</source>
        <translation>Desenhe uma rota entre dois sites: então as escolhas podem ser comparadas.</translation>
    </message>
    <message>
        <source>Nothing is to be survived yet. The table answers for any single route; taking a choice over sets that, too.</source>
        <translation>Ainda não há falha a que se deva sobreviver. A tabela responde por qualquer rota sozinha; adotar uma escolha define isso também.</translation>
    </message>
    <message>
        <source>Protection: %1</source>
        <translation>Proteção: %1</translation>
    </message>
    <message>
        <source>Traffic pattern: %1</source>
        <translation>Padrão de tráfego: %1</translation>
    </message>
</context>
<context>
    <name>ui::AssumptionProperties</name>
    <message>
        <source>%1 to %2 allowed. %3</source>
        <translation>Permitido de %1 a %2. %3</translation>
    </message>
    <message>
        <source>Usual %1 to %2; %3 to %4 allowed. %5</source>
        <translation>Usual de %1 a %2; permitido de %3 a %4. %5</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Alterar %1</translation>
    </message>
    <message>
        <source>Standard: %1.</source>
        <translation>Padrão: %1.</translation>
    </message>
</context>
<context>
    <name>ui::AssumptionText</name>
    <message>
        <source>chosen by latency</source>
        <translation>escolhido pela latência</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n escolhido</numerusform>
            <numerusform>%n escolhidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed from the standard: %1</source>
        <translation>Alterado em relação ao padrão: %1</translation>
    </message>
    <message>
        <source>Changed from the baseline: %1</source>
        <translation>Alterado em relação à referência: %1</translation>
    </message>
</context>
<context>
    <name>ui::AssumptionsPage</name>
    <message>
        <source>Search assumptions</source>
        <translation>Buscar premissas</translation>
    </message>
    <message>
        <source>No assumption is called “%1”.</source>
        <translation>Nenhuma premissa se chama “%1”.</translation>
    </message>
</context>
<context>
    <name>ui::Canvas</name>
    <message numerus="yes">
        <source>Move %n site(s)</source>
        <translation>
            <numerusform>Mover %n site</numerusform>
            <numerusform>Mover %n sites</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a hut on “%1”</source>
        <translation>Pôr um abrigo em “%1”</translation>
    </message>
    <message>
        <source>Width: capacity · dots: amplifier huts</source>
        <translation>Largura: capacidade · pontos: abrigos de amplificadores</translation>
    </message>
    <message>
        <source>Width: capacity</source>
        <translation>Largura: capacidade</translation>
    </message>
    <message numerus="yes">
        <source>%Ln port(s)</source>
        <translation>
            <numerusform>%Ln porta</numerusform>
            <numerusform>%Ln portas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>power and ports</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Aceleradores</translation>
    </message>
    <message>
        <source>Back-end</source>
        <translation>Back-end</translation>
    </message>
    <message>
        <source>Coherent ports</source>
        <translation>Portas coerentes</translation>
    </message>
    <message>
        <source>Client ports</source>
        <translation>Portas de cliente</translation>
    </message>
    <message>
        <source>Routers, %1 × %2G</source>
        <translation>Roteadores, %1 × %2G</translation>
    </message>
    <message>
        <source>Routers</source>
        <translation>Roteadores</translation>
    </message>
    <message>
        <source>Border layer</source>
        <translation>Camada de borda</translation>
    </message>
    <message>
        <source>%1 to send once connected</source>
        <translation>%1 a enviar quando conectado</translation>
    </message>
    <message>
        <source>%1 km</source>
        <translation>%1 km</translation>
    </message>
    <message>
        <source>length unknown</source>
        <translation>comprimento desconhecido</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln par</numerusform>
            <numerusform>%Ln pares</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1 dB</source>
        <translation>+%1 dB</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>length and pairs</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>length, pairs, margin or round trip</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 in flight per %2G port, round trip</source>
        <translation>%1 em trânsito por porta de %2G, ida e volta</translation>
    </message>
    <message numerus="yes">
        <source>%n hut(s)</source>
        <translation>
            <numerusform>%n abrigo</numerusform>
            <numerusform>%n abrigos</numerusform>
        </translation>
    </message>
    <message>
        <source>Hut, km %1</source>
        <translation>Abrigo, km %1</translation>
    </message>
    <message>
        <source>%1, km %2</source>
        <comment>hut</comment>
        <translation>%1, km %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln amplifier(s)</source>
        <translation>
            <numerusform>%Ln amplificador</numerusform>
            <numerusform>%Ln amplificadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>amplifiers and power</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>ample, ≥ 2 dB</source>
        <translation>folgada, ≥ 2 dB</translation>
    </message>
    <message>
        <source>closes</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>fair, 1 to 2 dB</source>
        <translation>razoável, 1 a 2 dB</translation>
    </message>
    <message>
        <source>thin, 0 to 1 dB</source>
        <translation>justa, 0 a 1 dB</translation>
    </message>
    <message>
        <source>does not close</source>
        <translation>não fecha</translation>
    </message>
    <message>
        <source>unknown, nothing lit</source>
        <translation>desconhecida, nada iluminado</translation>
    </message>
    <message>
        <source>below 40 %</source>
        <translation>abaixo de 40 %</translation>
    </message>
    <message>
        <source>40 to 60 %</source>
        <translation>40 a 60 %</translation>
    </message>
    <message>
        <source>60 to 80 %</source>
        <translation>60 a 80 %</translation>
    </message>
    <message>
        <source>80 to 100 %</source>
        <translation>80 a 100 %</translation>
    </message>
    <message>
        <source>above 100 %</source>
        <translation>acima de 100 %</translation>
    </message>
    <message>
        <source>campus</source>
        <translation>campus</translation>
    </message>
    <message>
        <source>hub</source>
        <translation>hub</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>site, kind, figures</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Route %1, %2, %3</source>
        <comment>name, figures, verdict</comment>
        <translation>Rota %1, %2, %3</translation>
    </message>
    <message>
        <source>Place campus</source>
        <translation>Posicionar campus</translation>
    </message>
    <message>
        <source>Place hub</source>
        <translation>Posicionar hub</translation>
    </message>
    <message>
        <source>works without the design margin</source>
        <translation>funciona sem a margem de projeto</translation>
    </message>
    <message>
        <source>does not work</source>
        <translation>não funciona</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fora de serviço</translation>
    </message>
    <message>
        <source>side of %1</source>
        <translation>lado de %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>how full</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Route %1, %2</source>
        <comment>name and what a failure leaves</comment>
        <translation>Rota %1, %2</translation>
    </message>
    <message>
        <source>out in this preview</source>
        <translation>fora de serviço nesta prévia</translation>
    </message>
    <message>
        <source>%1 full in this preview</source>
        <translation>%1 de ocupação nesta prévia</translation>
    </message>
</context>
<context>
    <name>ui::CanvasOverlays</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>tool and key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Selecionar</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Mover a vista</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Place campus</source>
        <translation>Posicionar campus</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Place hub</source>
        <translation>Posicionar hub</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Put hut on a route</source>
        <translation>Pôr abrigo em uma rota</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Draw route</source>
        <translation>Desenhar rota</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Schematic</source>
        <translation>Esquemático</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>Enquadrar tudo</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Place the first site</source>
        <translation>Posicione o primeiro site</translation>
    </message>
    <message>
        <source>Press S and click, or open an example.</source>
        <translation>Tecle S e clique, ou abra um exemplo.</translation>
    </message>
    <message>
        <source>Place a site</source>
        <translation>Posicionar um site</translation>
    </message>
    <message numerus="yes">
        <source>%n site(s) have no coordinates: shown in the schematic</source>
        <translation>
            <numerusform>%n site não tem coordenadas: aparece no esquemático</numerusform>
            <numerusform>%n sites não têm coordenadas: aparecem no esquemático</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CanvasView</name>
    <message>
        <source>%1° N</source>
        <translation>%1° N</translation>
    </message>
    <message>
        <source>%1° S</source>
        <translation>%1° S</translation>
    </message>
    <message>
        <source>%1° E</source>
        <translation>%1° L</translation>
    </message>
    <message>
        <source>%1° W</source>
        <translation>%1° O</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>latitude and longitude</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Explain the ports</source>
        <translation>Explicar as portas</translation>
    </message>
    <message>
        <source>Explain the fibre pairs</source>
        <translation>Explicar os pares de fibras</translation>
    </message>
    <message>
        <source>Draw a route from here</source>
        <translation>Desenhar uma rota a partir daqui</translation>
    </message>
    <message>
        <source>Connect the two sites</source>
        <translation>Conectar os dois sites</translation>
    </message>
    <message>
        <source>Set the length</source>
        <translation>Definir o comprimento</translation>
    </message>
    <message>
        <source>Put a hut here</source>
        <translation>Pôr um abrigo aqui</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Place a campus here</source>
        <translation>Posicionar um campus aqui</translation>
    </message>
    <message>
        <source>Place a hub here</source>
        <translation>Posicionar um hub aqui</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Selecionar tudo</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>Enquadrar tudo</translation>
    </message>
    <message>
        <source>%1, about %2 of fibre</source>
        <translation>%1, cerca de %2 de fibra</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Desenho</translation>
    </message>
    <message>
        <source>Drawing of sites and routes. Tab goes through them by name; the outline holds the same objects as a tree.</source>
        <translation>Desenho de sites e rotas. Tab percorre-os por nome; a estrutura contém os mesmos objetos em árvore.</translation>
    </message>
    <message>
        <source>Canvas: %1</source>
        <translation>Desenho: %1</translation>
    </message>
    <message>
        <source>Deleted. Undo brings it back.</source>
        <translation>Excluído. Desfazer traz de volta.</translation>
    </message>
    <message>
        <source>Name of the site</source>
        <translation>Nome do site</translation>
    </message>
    <message>
        <source>Name of the route</source>
        <translation>Nome da rota</translation>
    </message>
    <message>
        <source>Length, km</source>
        <translation>Comprimento, km</translation>
    </message>
    <message>
        <source>Length of the route, km</source>
        <translation>Comprimento da rota, km</translation>
    </message>
    <message>
        <source>There is no room for another site in this scenario.</source>
        <translation>Não há espaço para outro site neste cenário.</translation>
    </message>
    <message>
        <source>A route joins two different sites.</source>
        <translation>Uma rota une dois sites diferentes.</translation>
    </message>
    <message>
        <source>Press on a site and drag to another one.</source>
        <translation>Pressione em um site e arraste até outro.</translation>
    </message>
    <message>
        <source>Click on a route to put a hut there.</source>
        <translation>Clique em uma rota para pôr um abrigo ali.</translation>
    </message>
    <message>
        <source>Show the smallest cut</source>
        <translation>Mostrar o menor corte</translation>
    </message>
</context>
<context>
    <name>ui::ChartPlot</name>
    <message>
        <source>%1 (log)</source>
        <translation>%1 (log)</translation>
    </message>
</context>
<context>
    <name>ui::ChartsPanel</name>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Copy the figures as a table</source>
        <translation>Copiar os valores como tabela</translation>
    </message>
    <message>
        <source>Save the chart as a picture…</source>
        <translation>Salvar o gráfico como imagem…</translation>
    </message>
    <message>
        <source>Working out the chart</source>
        <translation>Calculando o gráfico</translation>
    </message>
    <message>
        <source>Figures of the chart</source>
        <translation>Valores do gráfico</translation>
    </message>
    <message>
        <source>No chart yet</source>
        <translation>Ainda sem gráfico</translation>
    </message>
    <message>
        <source>The scenario is not sized yet.</source>
        <translation>O cenário ainda não foi dimensionado.</translation>
    </message>
    <message>
        <source>Nothing to draw yet</source>
        <translation>Nada a desenhar ainda</translation>
    </message>
    <message>
        <source>Draw a route between two sites: press R and drag from one to the other.</source>
        <translation>Trace uma rota entre dois sites: pressione R e arraste de um ao outro.</translation>
    </message>
    <message>
        <source>Place a site first: press S and click.</source>
        <translation>Coloque um site primeiro: pressione S e clique.</translation>
    </message>
    <message>
        <source>No chart for %1</source>
        <translation>Sem gráfico para %1</translation>
    </message>
    <message>
        <source>In the chart, Left and Right read the figures one by one, Home and End go to the ends. + and − or the wheel zoom, 0 or a double click shows all.</source>
        <translation>No gráfico, Esquerda e Direita leem os valores um a um, Home e End vão às pontas. + e − ou a roda ampliam, 0 ou um clique duplo mostra tudo.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ui::CheckListEditor</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n escolhido</numerusform>
            <numerusform>%n escolhidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ComboEditor</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n valor</numerusform>
            <numerusform>%n valores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CommandPalette</name>
    <message>
        <source>Search or run a command</source>
        <translation>Buscar ou executar um comando</translation>
    </message>
    <message>
        <source>&gt; commands only, @ sites, routes and scenarios only</source>
        <translation>&gt; só comandos, @ só sites, rotas e cenários</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Resultados da busca</translation>
    </message>
</context>
<context>
    <name>ui::CriticalModel</name>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two sites</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>By pairs parted, then traffic, then how far the smallest cut falls, then pairs that use it.</source>
        <translation>Por pares separados, depois tráfego, depois quanto cai o menor corte, depois pares que a usam.</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Rota</translation>
    </message>
    <message>
        <source>Only way</source>
        <translation>Único caminho</translation>
    </message>
    <message>
        <source>Its loss separates sites: a bridge of the network.</source>
        <translation>Sua perda separa sites: uma ponte da rede.</translation>
    </message>
    <message>
        <source>Pairs parted</source>
        <translation>Pares separados</translation>
    </message>
    <message>
        <source>Pairs of sites with a demand that have no lit way without it.</source>
        <translation>Pares de sites com demanda que sem ela ficam sem caminho iluminado.</translation>
    </message>
    <message>
        <source>Carries</source>
        <translation>Transporta</translation>
    </message>
    <message>
        <source>Traffic over it as sized.</source>
        <translation>Tráfego que passa por ela, como dimensionado.</translation>
    </message>
    <message>
        <source>Carries (Gb/s)</source>
        <translation>Transporta (Gb/s)</translation>
    </message>
    <message>
        <source>Smallest cut falls by</source>
        <translation>Menor corte cai</translation>
    </message>
    <message>
        <source>The most by which what can flow between two sites with a demand falls when it is lost.</source>
        <translation>Quanto cai, no máximo, o que pode passar entre dois sites com demanda quando ela se perde.</translation>
    </message>
    <message>
        <source>Smallest cut falls by (Gb/s)</source>
        <translation>Menor corte cai (Gb/s)</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Entre</translation>
    </message>
    <message>
        <source>The sites whose smallest cut falls so much.</source>
        <translation>Os sites cujo menor corte cai tanto.</translation>
    </message>
    <message>
        <source>Pairs using it</source>
        <translation>Pares que a usam</translation>
    </message>
    <message>
        <source>Pairs of sites, any, whose way of least latency goes over it.</source>
        <translation>Pares de sites quaisquer cujo caminho de menor latência passa por ela.</translation>
    </message>
</context>
<context>
    <name>ui::CriticalPage</name>
    <message>
        <source>Critical routes</source>
        <translation>Rotas críticas</translation>
    </message>
    <message>
        <source>No route has light yet. Once traffic goes over routes, this tells what hangs on each.</source>
        <translation>Nenhuma rota tem luz ainda. Quando houver tráfego nas rotas, aqui se diz o que depende de cada uma.</translation>
    </message>
</context>
<context>
    <name>ui::CurveTableModel</name>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
</context>
<context>
    <name>ui::DerivationModel</name>
    <message>
        <source>≈ est.</source>
        <translation>≈ est.</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>premissa</translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation>catálogo</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculado</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fonte: %1</translation>
    </message>
    <message>
        <source>%1: %2, rests on an estimate</source>
        <translation>%1: %2, apoia-se em uma estimativa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Quantidade</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Formula or kind</source>
        <translation>Fórmula ou tipo</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Origem</translation>
    </message>
    <message>
        <source>as above</source>
        <translation>como acima</translation>
    </message>
</context>
<context>
    <name>ui::DesignPage</name>
    <message>
        <source>Outline</source>
        <translation>Estrutura</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspetor</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>The cut is told once the scenario is sized.</source>
        <translation>O corte é mostrado quando o cenário estiver dimensionado.</translation>
    </message>
</context>
<context>
    <name>ui::Document</name>
    <message>
        <source>%1 copy</source>
        <translation>%1 cópia</translation>
    </message>
    <message>
        <source>%1 copy %2</source>
        <translation>%1 cópia %2</translation>
    </message>
    <message>
        <source>Duplicate “%1”</source>
        <translation>Duplicar “%1”</translation>
    </message>
    <message>
        <source>Delete scenario “%1”</source>
        <translation>Excluir o cenário “%1”</translation>
    </message>
    <message>
        <source>Rename scenario to “%1”</source>
        <translation>Renomear o cenário para “%1”</translation>
    </message>
    <message>
        <source>Move scenario “%1”</source>
        <translation>Mover o cenário “%1”</translation>
    </message>
    <message>
        <source>Colour of scenario</source>
        <translation>Cor do cenário</translation>
    </message>
    <message>
        <source>Set “%1” as baseline</source>
        <translation>Definir “%1” como referência</translation>
    </message>
    <message>
        <source>Rename design</source>
        <translation>Renomear o projeto</translation>
    </message>
    <message>
        <source>Site %1</source>
        <translation>Site %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n site(s)</source>
        <translation>
            <numerusform>Mover %n site</numerusform>
            <numerusform>Mover %n sites</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Excluir “%1”</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n site(s)</source>
        <translation>
            <numerusform>Excluir %n site</numerusform>
            <numerusform>Excluir %n sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n route(s)</source>
        <translation>
            <numerusform>Excluir %n rota</numerusform>
            <numerusform>Excluir %n rotas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n demand(s)</source>
        <translation>
            <numerusform>Excluir %n demanda</numerusform>
            <numerusform>Excluir %n demandas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n object(s)</source>
        <translation>
            <numerusform>Excluir %n objeto</numerusform>
            <numerusform>Excluir %n objetos</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw route “%1”</source>
        <translation>Desenhar a rota “%1”</translation>
    </message>
    <message>
        <source>Rename “%1” to “%2”</source>
        <translation>Renomear “%1” para “%2”</translation>
    </message>
    <message>
        <source>Length of “%1”</source>
        <translation>Comprimento de “%1”</translation>
    </message>
    <message>
        <source>Compute the length of “%1”</source>
        <translation>Calcular o comprimento de “%1”</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Place campus “%1”</source>
        <translation>Posicionar campus “%1”</translation>
    </message>
    <message>
        <source>Place hub “%1”</source>
        <translation>Posicionar hub “%1”</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n shared risk(s)</source>
        <translation>
            <numerusform>Excluir %n risco compartilhado</numerusform>
            <numerusform>Excluir %n riscos compartilhados</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared risk %1</source>
        <translation>Risco compartilhado %1</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>Adicionar “%1”</translation>
    </message>
</context>
<context>
    <name>ui::ExampleTile</name>
    <message>
        <source>ports, both ends</source>
        <translation>portas, nas duas pontas</translation>
    </message>
    <message>
        <source>fibre pairs</source>
        <translation>pares de fibras</translation>
    </message>
    <message>
        <source>border layer</source>
        <translation>camada de borda</translation>
    </message>
</context>
<context>
    <name>ui::ExplainPanel</name>
    <message>
        <source>Derivation</source>
        <translation>Derivação</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Voltar (Alt+Esquerda)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Avançar (Alt+Direita)</translation>
    </message>
    <message>
        <source>Copy the derivation</source>
        <translation>Copiar a derivação</translation>
    </message>
    <message>
        <source>Click a figure to see where it comes from.</source>
        <translation>Clique em um valor para ver de onde ele vem.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fonte: %1</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Export a report</source>
        <translation>Exportar um relatório</translation>
    </message>
    <message>
        <source>Save to</source>
        <translation>Salvar em</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Open when done</source>
        <translation>Abrir ao terminar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Save to</source>
        <translation>&amp;Salvar em</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar para</translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation>%1 (*%2)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Relatório</translation>
    </message>
    <message>
        <source>S&amp;cenario</source>
        <translation>&amp;Cenário</translation>
    </message>
    <message>
        <source>The same from a script</source>
        <translation>O mesmo em um script</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copiar o comando</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Substituir %1</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exportar %1</translation>
    </message>
    <message>
        <source>There is a file of that name, of %1.</source>
        <translation>Existe um arquivo com esse nome, de %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) are open in this scenario. &lt;a href=&quot;findings&quot;&gt;Show findings&lt;/a&gt;</source>
        <translation>
            <numerusform>%n erro está aberto neste cenário. &lt;a href=&quot;findings&quot;&gt;Mostrar apontamentos&lt;/a&gt;</numerusform>
            <numerusform>%n erros estão abertos neste cenário. &lt;a href=&quot;findings&quot;&gt;Mostrar apontamentos&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Making the preview…</source>
        <translation>Preparando a prévia…</translation>
    </message>
    <message>
        <source>The report is empty.</source>
        <translation>O relatório está vazio.</translation>
    </message>
    <message numerus="yes">
        <source>%1, the first of %n table(s)</source>
        <translation>
            <numerusform>%1, a primeira de %n tabela</numerusform>
            <numerusform>%1, a primeira de %n tabelas</numerusform>
        </translation>
    </message>
    <message>
        <source>The scenario is still being sized. Try again in a moment.</source>
        <translation>O cenário ainda está sendo dimensionado. Tente de novo em um instante.</translation>
    </message>
    <message>
        <source>The report was not written; your design is unchanged. %1</source>
        <translation>O relatório não foi gravado; seu projeto não mudou. %1</translation>
    </message>
</context>
<context>
    <name>ui::FailureTable</name>
    <message>
        <source>Failures</source>
        <translation>Falhas</translation>
    </message>
    <message>
        <source>Choosing a row previews that failure on the canvas; Enter takes the preview away and brings it back.</source>
        <translation>Escolher uma linha mostra a prévia dessa falha no desenho; Enter tira a prévia e a traz de volta.</translation>
    </message>
    <message>
        <source>Filter failures</source>
        <translation>Filtrar falhas</translation>
    </message>
    <message>
        <source>Not sized</source>
        <translation>Não dimensionado</translation>
    </message>
    <message>
        <source>The failures were not worked out</source>
        <translation>As falhas não foram calculadas</translation>
    </message>
    <message>
        <source>Nothing can fail yet</source>
        <translation>Nada pode falhar ainda</translation>
    </message>
    <message>
        <source>Draw a route between two sites: what breaks when it is cut is then told here.</source>
        <translation>Desenhe uma rota entre dois sites: o que se perde quando ela é cortada aparece então aqui.</translation>
    </message>
    <message>
        <source>Nothing is sent</source>
        <translation>Nada é enviado</translation>
    </message>
    <message>
        <source>Without demands nothing is lost when a route is cut. Give two campuses accelerators, or add a demand.</source>
        <translation>Sem demandas nada se perde quando uma rota é cortada. Dê aceleradores a dois campi ou acrescente uma demanda.</translation>
    </message>
    <message>
        <source>No failures</source>
        <translation>Nenhuma falha</translation>
    </message>
    <message>
        <source>It takes two routes with light for a dual failure.</source>
        <translation>Uma falha dupla exige duas rotas com luz.</translation>
    </message>
    <message>
        <source>Nothing that could fail carries light.</source>
        <translation>Nada do que poderia falhar leva luz.</translation>
    </message>
</context>
<context>
    <name>ui::FailureTableModel</name>
    <message>
        <source>nothing is carried</source>
        <translation>nada é transportado</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>route, how full</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not lit</source>
        <translation>sem luz</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No number of ports helps: there is no other way.</source>
        <translation>Nenhum número de portas resolve: não há outro caminho.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of this kind do the same.</source>
        <translation>
            <numerusform>%Ln desse tipo faz o mesmo.</numerusform>
            <numerusform>%Ln desse tipo fazem o mesmo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falha</translation>
    </message>
    <message>
        <source>What fails at once.</source>
        <translation>O que falha de uma vez.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Still carried</source>
        <translation>Ainda transportado</translation>
    </message>
    <message>
        <source>Share of all demand that is still carried, with the light that is built.</source>
        <translation>Parcela de toda a demanda que ainda é transportada, com a luz instalada.</translation>
    </message>
    <message>
        <source>Still carried (share)</source>
        <translation>Ainda transportado (fração)</translation>
    </message>
    <message>
        <source>Fullest route after</source>
        <translation>Rota mais cheia depois</translation>
    </message>
    <message>
        <source>The route with the most load for its lit capacity once traffic has found other ways.</source>
        <translation>A rota com mais carga para sua capacidade iluminada depois que o tráfego achou outros caminhos.</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Ida</translation>
    </message>
    <message>
        <source>Longest detour: how much the one-way fibre latency of a demand that still has a way grows at most.</source>
        <translation>Maior desvio: quanto cresce, no máximo, a latência de ida na fibra de uma demanda que ainda tem caminho.</translation>
    </message>
    <message>
        <source>One way (us)</source>
        <translation>Ida (us)</translation>
    </message>
    <message>
        <source>Ports to survive</source>
        <translation>Portas para sobreviver</translation>
    </message>
    <message>
        <source>More coherent ports, both ends, so that the routers can send everything another way.</source>
        <translation>Portas coerentes a mais, nas duas pontas, para que os roteadores possam mandar tudo por outro caminho.</translation>
    </message>
    <message>
        <source>Pairs to survive</source>
        <translation>Pares para sobreviver</translation>
    </message>
    <message>
        <source>More fibre pairs for those ports.</source>
        <translation>Pares de fibras a mais para essas portas.</translation>
    </message>
    <message>
        <source>Routes over</source>
        <translation>Rotas acima</translation>
    </message>
    <message>
        <source>Routes with more load than lit capacity.</source>
        <translation>Rotas com mais carga que capacidade iluminada.</translation>
    </message>
    <message>
        <source>Buffers that flip</source>
        <translation>Buffers que viram</translation>
    </message>
    <message>
        <source>Sites whose deep buffer holds a round trip today and does not after the detour.</source>
        <translation>Sites cujo buffer profundo comporta hoje uma ida e volta e não a comporta depois do desvio.</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Isolados</translation>
    </message>
    <message>
        <source>Sites without a way to any other that they have a demand with.</source>
        <translation>Sites sem caminho para nenhum outro com que tenham demanda.</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Por ano</translation>
    </message>
    <message>
        <source>How often it is to be expected in a year, by the assumptions on cuts, works and outages.</source>
        <translation>Quantas vezes por ano é de esperar, pelas premissas sobre cortes, obras e paradas.</translation>
    </message>
    <message>
        <source>Lasts</source>
        <translation>Dura</translation>
    </message>
    <message>
        <source>How long it lasts then.</source>
        <translation>Quanto tempo dura cada vez.</translation>
    </message>
    <message>
        <source>Lasts (h)</source>
        <translation>Dura (h)</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>Passo de treino</translation>
    </message>
    <message>
        <source>Time of a training step while it lasts.</source>
        <translation>Tempo de um passo de treino enquanto dura.</translation>
    </message>
    <message>
        <source>Training step (s)</source>
        <translation>Passo de treino (s)</translation>
    </message>
</context>
<context>
    <name>ui::FailureText</name>
    <message>
        <source>%1 is cut.</source>
        <translation>%1: cortada.</translation>
    </message>
    <message>
        <source>%1 are cut.</source>
        <comment>two routes</comment>
        <translation>%1: cortadas.</translation>
    </message>
    <message>
        <source>%1 is lost.</source>
        <comment>a site</comment>
        <translation>%1: perdido.</translation>
    </message>
    <message>
        <source>%1 fails.</source>
        <translation>%1: falha.</translation>
    </message>
    <message>
        <source>route</source>
        <translation>rota</translation>
    </message>
    <message>
        <source>shared risk</source>
        <translation>risco compartilhado</translation>
    </message>
    <message>
        <source>hut</source>
        <translation>abrigo</translation>
    </message>
    <message>
        <source>cable</source>
        <translation>cabo</translation>
    </message>
    <message>
        <source>router</source>
        <translation>roteador</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>plano</translation>
    </message>
    <message>
        <source>site</source>
        <translation>site</translation>
    </message>
    <message>
        <source>two routes</source>
        <translation>duas rotas</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>All of the demand is still carried.</source>
        <translation>Toda a demanda ainda é transportada.</translation>
    </message>
    <message>
        <source>None of the demand is carried any more.</source>
        <translation>Nada da demanda é mais transportado.</translation>
    </message>
    <message>
        <source>%1 of the demand is still carried.</source>
        <translation>%1 da demanda ainda é transportada.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two sites</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Smallest cut %1:</source>
        <comment>two sites</comment>
        <translation>Menor corte %1:</translation>
    </message>
    <message>
        <source>no light joins them.</source>
        <translation>nenhuma luz os une.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Smallest cut %1: %2</source>
        <comment>two sites, rate</comment>
        <translation>Menor corte %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>over %n route(s): %1</source>
        <translation>
            <numerusform>por %n rota: %1</numerusform>
            <numerusform>por %n rotas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>ui::FailuresPanel</name>
    <message>
        <source>Failures</source>
        <translation>Falhas</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Proteção</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Padrões</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visão</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Simples</translation>
    </message>
    <message>
        <source>Dual</source>
        <translation>Duplas</translation>
    </message>
    <message>
        <source>Every single failure, or any two routes at once</source>
        <translation>Cada falha sozinha, ou duas rotas quaisquer de uma vez</translation>
    </message>
    <message>
        <source>Failures at once</source>
        <translation>Falhas de uma vez</translation>
    </message>
    <message>
        <source>dual</source>
        <translation>duplas</translation>
    </message>
    <message>
        <source>single</source>
        <translation>simples</translation>
    </message>
    <message>
        <source>%1, worst first</source>
        <translation>%1, a pior primeiro</translation>
    </message>
    <message>
        <source>%1, by “%2”</source>
        <comment>single, by “One way”</comment>
        <translation>%1, por “%2”</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Calculando…</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) in %1</source>
        <translation>
            <numerusform>%n escolha em %1</numerusform>
            <numerusform>%n escolhas em %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>1,204 of 4,950</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Stopped, %1</source>
        <translation>Parado, %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dual failure(s) in %1</source>
        <translation>
            <numerusform>%Ln falha dupla em %1</numerusform>
            <numerusform>%Ln falhas duplas em %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln single failure(s) in %1</source>
        <translation>
            <numerusform>%Ln falha simples em %1</numerusform>
            <numerusform>%Ln falhas simples em %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Calcular de novo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Goes through all failures from the start</source>
        <translation>Percorre todas as falhas desde o início</translation>
    </message>
    <message>
        <source>Keeps what is there and works out no more</source>
        <translation>Mantém o que há e não calcula mais</translation>
    </message>
    <message>
        <source>Critical routes</source>
        <translation>Rotas críticas</translation>
    </message>
    <message>
        <source>What breaks, what it takes to be safe, which traffic pattern needs least, and what hangs on each route</source>
        <translation>O que se perde, o que é preciso para estar seguro, qual padrão de tráfego precisa de menos e o que depende de cada rota</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lit route(s) in %1</source>
        <translation>
            <numerusform>%Ln rota iluminada em %1</numerusform>
            <numerusform>%Ln rotas iluminadas em %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FigureEditor</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n valor</numerusform>
            <numerusform>%n valores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FigureRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>ui::FileController</name>
    <message>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>Spanwright</source>
        <translation>Spanwright</translation>
    </message>
    <message>
        <source>Please wait until the file is written.</source>
        <translation>Aguarde até o arquivo ser gravado.</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Salvar as alterações em “%1”?</translation>
    </message>
    <message>
        <source>Without saving, what you did since the last save is lost.</source>
        <translation>Sem salvar, perde-se o que você fez desde a última vez.</translation>
    </message>
    <message>
        <source>The example could not be opened.</source>
        <translation>O exemplo não pôde ser aberto.</translation>
    </message>
    <message>
        <source>Open a design</source>
        <translation>Abrir um projeto</translation>
    </message>
    <message>
        <source>Designs (*.spanwright *.json);;All files (*)</source>
        <translation>Projetos (*.spanwright *.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>“%1” was not opened.</source>
        <translation>“%1” não foi aberto.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened for writing.</source>
        <translation>“%1” não pode ser aberto para gravação.</translation>
    </message>
    <message>
        <source>%1
You can open a copy; saving it asks for a new name.</source>
        <translation>%1
Você pode abrir uma cópia; ao salvar, será pedido um novo nome.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Abrir uma cópia</translation>
    </message>
    <message>
        <source>There is an autosaved version, but it cannot be read: %1</source>
        <translation>Há uma versão salva automaticamente, mas ela não pode ser lida: %1</translation>
    </message>
    <message>
        <source>“%1” was not closed in order.</source>
        <translation>“%1” não foi fechado corretamente.</translation>
    </message>
    <message>
        <source>Changes that were not saved are in an autosaved version of %1. The file itself stays as it is until you save.</source>
        <translation>As alterações não salvas estão em uma versão salva automaticamente em %1. O arquivo em si fica como está até você salvar.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Open as saved</source>
        <translation>Abrir como salvo</translation>
    </message>
    <message>
        <source>Save the design</source>
        <translation>Salvar o projeto</translation>
    </message>
    <message>
        <source>Design (*.spanwright);;Design as JSON (*.json)</source>
        <translation>Projeto (*.spanwright);;Projeto em JSON (*.json)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <comment>Saved 14:02</comment>
        <translation>Salvo às %1</translation>
    </message>
    <message>
        <source>“%1” was not saved. Your changes are still open.</source>
        <translation>“%1” não foi salvo. Suas alterações continuam abertas.</translation>
    </message>
    <message>
        <source>“%1” was changed on disk since you opened it.</source>
        <translation>“%1” foi alterado no disco desde que você o abriu.</translation>
    </message>
    <message>
        <source>Somebody else, or another program, wrote it. Nothing was written now; your changes are still open.</source>
        <translation>Outra pessoa ou outro programa o gravou. Nada foi gravado agora; suas alterações continuam abertas.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Autosave failed: %1</source>
        <translation>O salvamento automático falhou: %1</translation>
    </message>
    <message>
        <source>Autosaved %1</source>
        <comment>Autosaved 14:02</comment>
        <translation>Salvo automaticamente em %1</translation>
    </message>
    <message>
        <source>The autosaved design was not opened.</source>
        <translation>O projeto salvo automaticamente não foi aberto.</translation>
    </message>
</context>
<context>
    <name>ui::FindingText</name>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Accept “%1”</source>
        <translation>Aceitar “%1”</translation>
    </message>
    <message>
        <source>Reopen “%1”</source>
        <translation>Reabrir “%1”</translation>
    </message>
</context>
<context>
    <name>ui::FindingsModel</name>
    <message numerus="yes">
        <source>Accepted (%n)</source>
        <translation>
            <numerusform>Aceito (%n)</numerusform>
            <numerusform>Aceitos (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Accepted: %2</source>
        <translation>%1 Aceito: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
</context>
<context>
    <name>ui::FindingsView</name>
    <message>
        <source>Findings</source>
        <translation>Apontamentos</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter findings</source>
        <translation>Filtrar apontamentos</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erro</numerusform>
            <numerusform>%n erros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n aviso</numerusform>
            <numerusform>%n avisos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) passed for this scenario.</source>
        <translation>
            <numerusform>%n verificação passou neste cenário.</numerusform>
            <numerusform>%n verificações passaram neste cenário.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scenario is not sized yet.</source>
        <translation>O cenário ainda não foi dimensionado.</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Nenhum apontamento</translation>
    </message>
    <message>
        <source>The mends are being worked out anew.</source>
        <translation>As correções estão sendo recalculadas.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Reabrir</translation>
    </message>
    <message>
        <source>Accept with a reason…</source>
        <translation>Aceitar com um motivo…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Accept finding</source>
        <translation>Aceitar apontamento</translation>
    </message>
    <message>
        <source>Why is “%1” acceptable? The reason goes into the report.</source>
        <translation>Por que “%1” é aceitável? O motivo vai para o relatório.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceitar</translation>
    </message>
</context>
<context>
    <name>ui::FlagEditor</name>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
</context>
<context>
    <name>ui::HeadlineCards</name>
    <message>
        <source>same as baseline</source>
        <translation>igual à referência</translation>
    </message>
    <message>
        <source>%1 %2 vs baseline</source>
        <comment>▲ 4,274 vs baseline</comment>
        <translation>%1 %2 vs. referência</translation>
    </message>
    <message>
        <source>%1 %2 (%3%4 %) vs baseline</source>
        <comment>▲ 4,274 (+33 %) vs baseline</comment>
        <translation>%1 %2 (%3%4 %) vs. referência</translation>
    </message>
    <message>
        <source>%1 per end</source>
        <translation>%1 por ponta</translation>
    </message>
    <message>
        <source>%1 and %2 at the ends</source>
        <translation>%1 e %2 nas pontas</translation>
    </message>
    <message numerus="yes">
        <source>at %n site(s)</source>
        <translation>
            <numerusform>em %n site</numerusform>
            <numerusform>em %n sites</numerusform>
        </translation>
    </message>
    <message>
        <source>Coherent ports, both ends</source>
        <translation>Portas coerentes, nas duas pontas</translation>
    </message>
    <message>
        <source>once two sites are connected</source>
        <translation>quando dois sites estiverem conectados</translation>
    </message>
    <message>
        <source>nothing is sent</source>
        <translation>nada é enviado</translation>
    </message>
    <message>
        <source>taper</source>
        <translation>taper</translation>
    </message>
    <message>
        <source>interconnect</source>
        <translation>interconexão</translation>
    </message>
    <message>
        <source>given demands</source>
        <translation>demandas informadas</translation>
    </message>
    <message>
        <source>job</source>
        <translation>job</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>maior</translation>
    </message>
    <message>
        <source>fibre</source>
        <translation>fibra</translation>
    </message>
    <message>
        <source>money</source>
        <translation>custo</translation>
    </message>
    <message>
        <source>by %1 %2</source>
        <comment>by job 64 Tb/s</comment>
        <translation>por %1 %2</translation>
    </message>
    <message>
        <source>Inter-site rate, by %1</source>
        <translation>Taxa entre sites, por %1</translation>
    </message>
    <message>
        <source>Fibre pairs</source>
        <translation>Pares de fibras</translation>
    </message>
    <message>
        <source>%1 of fibre</source>
        <translation>%1 de fibra</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>North – South, 100 km</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Round trip, longest route</source>
        <translation>Ida e volta, rota mais longa</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Ida e volta</translation>
    </message>
    <message>
        <source>In flight per %1 port</source>
        <translation>Em trânsito por porta de %1</translation>
    </message>
    <message>
        <source>In flight per line port</source>
        <translation>Em trânsito por porta de linha</translation>
    </message>
    <message>
        <source>what a buffer must hold</source>
        <translation>o que um buffer precisa comportar</translation>
    </message>
    <message>
        <source>%1 provisioned</source>
        <translation>%1 provisionados</translation>
    </message>
    <message>
        <source>Border-layer power</source>
        <translation>Potência da camada de borda</translation>
    </message>
    <message numerus="yes">
        <source>≈ estimate, %n item(s) without a price</source>
        <translation>
            <numerusform>≈ estimativa, %n item sem preço</numerusform>
            <numerusform>≈ estimativa, %n itens sem preço</numerusform>
        </translation>
    </message>
    <message>
        <source>≈ estimate</source>
        <translation>≈ estimativa</translation>
    </message>
    <message>
        <source>First cost, at least</source>
        <translation>Custo inicial, pelo menos</translation>
    </message>
    <message>
        <source>First cost</source>
        <translation>Custo inicial</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 per end once connected</source>
        <translation>%1 por ponta quando conectados</translation>
    </message>
    <message>
        <source>Weakest margin</source>
        <translation>Menor margem</translation>
    </message>
    <message>
        <source>works without the design margin</source>
        <translation>funciona sem a margem de projeto</translation>
    </message>
    <message>
        <source>does not work</source>
        <translation>não funciona</translation>
    </message>
</context>
<context>
    <name>ui::HeadlineStrip</name>
    <message>
        <source>Headline figures</source>
        <translation>Valores principais</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copiar valor</translation>
    </message>
    <message>
        <source>Copy with label</source>
        <translation>Copiar com rótulo</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Mais valores</translation>
    </message>
    <message>
        <source>%1
Click to see where it comes from.</source>
        <translation>%1
Clique para ver de onde vem.</translation>
    </message>
</context>
<context>
    <name>ui::HutTable</name>
    <message>
        <source>Huts</source>
        <translation>Abrigos</translation>
    </message>
</context>
<context>
    <name>ui::HutTableModel</name>
    <message>
        <source>Route</source>
        <translation>Rota</translation>
    </message>
    <message>
        <source>Hut</source>
        <translation>Abrigo</translation>
    </message>
    <message>
        <source>As the route&apos;s spans name it, else by number.</source>
        <translation>Como os vãos da rota o nomeiam, senão por número.</translation>
    </message>
    <message>
        <source>Hut %1</source>
        <translation>Abrigo %1</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Em</translation>
    </message>
    <message>
        <source>From the route&apos;s first site.</source>
        <translation>A partir do primeiro site da rota.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Fibre pairs through the hut, all planes.</source>
        <translation>Pares de fibras pelo abrigo, todos os planos.</translation>
    </message>
    <message>
        <source>Amplifier</source>
        <translation>Amplificador</translation>
    </message>
    <message>
        <source>Provisioned</source>
        <translation>Provisionada</translation>
    </message>
    <message>
        <source>With every amplifier at its maximum, cooling included.</source>
        <translation>Com cada amplificador em seu máximo, refrigeração incluída.</translation>
    </message>
    <message>
        <source>Old hut</source>
        <translation>Abrigo antigo</translation>
    </message>
    <message>
        <source>Whether a hut that stands already powers and holds it, by the scenario&apos;s assumptions. Depth is not checked.</source>
        <translation>Se um abrigo já existente o alimenta e comporta, pelas premissas do cenário. A profundidade não é verificada.</translation>
    </message>
    <message>
        <source>one pair a unit</source>
        <translation>um par por unidade</translation>
    </message>
    <message>
        <source>several pairs a unit</source>
        <translation>vários pares por unidade</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Amplifier units in the hut.</source>
        <translation>Unidades amplificadoras no abrigo.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potência</translation>
    </message>
    <message>
        <source>Typical, cooling included.</source>
        <translation>Típica, refrigeração incluída.</translation>
    </message>
    <message>
        <source>Rack units</source>
        <translation>Unidades de rack</translation>
    </message>
    <message>
        <source>Of the amplifier units.</source>
        <translation>Das unidades amplificadoras.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Typical price of the amplifier units.</source>
        <translation>Preço típico das unidades amplificadoras.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>não sabido</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>cabe</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>não cabe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ui::Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspetor</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Premissas</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Demanda</translation>
    </message>
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
            <numerusform>%n rota</numerusform>
            <numerusform>%n rotas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s), of several kinds</source>
        <translation>
            <numerusform>%n objeto, de vários tipos</numerusform>
            <numerusform>%n objetos, de vários tipos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n alterada</numerusform>
            <numerusform>%n alteradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shared risk(s)</source>
        <translation>
            <numerusform>%n risco compartilhado</numerusform>
            <numerusform>%n riscos compartilhados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>O que faz</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Edit: Undo</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Desenho</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Scenario 1 to 9</source>
        <translation>Cenários 1 a 9</translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+9</source>
        <translation>Ctrl+1 … Ctrl+9</translation>
    </message>
    <message>
        <source>Go to the tab of that number.</source>
        <translation>Vai à aba desse número.</translation>
    </message>
    <message>
        <source>Next, previous object</source>
        <translation>Próximo objeto, objeto anterior</translation>
    </message>
    <message>
        <source>Tab  Shift+Tab</source>
        <translation>Tab  Shift+Tab</translation>
    </message>
    <message>
        <source>Walk through sites and routes by name.</source>
        <translation>Percorre sites e rotas por nome.</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Deslocar</translation>
    </message>
    <message>
        <source>Arrows  Shift+Arrows</source>
        <translation>Setas  Shift+Setas</translation>
    </message>
    <message>
        <source>Move what is selected by a little or by more.</source>
        <translation>Move o que está selecionado um pouco ou mais.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Voltar um passo</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the tool, then the selection.</source>
        <translation>Sai da ferramenta e depois da seleção.</translation>
    </message>
</context>
<context>
    <name>ui::LegendKey</name>
    <message>
        <source>Hide or show this line</source>
        <translation>Ocultar ou mostrar esta linha</translation>
    </message>
</context>
<context>
    <name>ui::LegendPanel</name>
    <message>
        <source>Margin</source>
        <translation>Margem</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Utilização</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>Colour by %1</source>
        <translation>Cor por %1</translation>
    </message>
    <message>
        <source>What the colours of routes mean</source>
        <translation>O que as cores das rotas significam</translation>
    </message>
    <message>
        <source>While a failure is previewed, colours tell how full routes are</source>
        <translation>Na prévia de uma falha, as cores dizem quão cheias estão as rotas</translation>
    </message>
</context>
<context>
    <name>ui::LightSection</name>
    <message>
        <source>Spectrum</source>
        <translation>Espectro</translation>
    </message>
    <message>
        <source>Light budget</source>
        <translation>Orçamento óptico</translation>
    </message>
    <message>
        <source>bare fibre, one channel</source>
        <translation>fibra nua, um canal</translation>
    </message>
    <message>
        <source>multiplexers, no amplifiers</source>
        <translation>multiplexadores, sem amplificadores</translation>
    </message>
    <message>
        <source>amplified, with Raman pumps</source>
        <translation>amplificada, com bombas Raman</translation>
    </message>
    <message>
        <source>amplified</source>
        <translation>amplificada</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>The first of bare fibre, multiplexers and amplifiers whose light closes.</source>
        <translation>A primeira entre fibra nua, multiplexadores e amplificadores em que a luz fecha.</translation>
    </message>
    <message>
        <source>Pluggable</source>
        <translation>Plugável</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fonte: %1</translation>
    </message>
    <message>
        <source>≈ rests on an estimate</source>
        <translation>≈ baseia-se em uma estimativa</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>closes</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>works without the design margin</source>
        <translation>funciona sem a margem de projeto</translation>
    </message>
    <message>
        <source>does not work</source>
        <translation>não funciona</translation>
    </message>
</context>
<context>
    <name>ui::LineEditor</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n valor</numerusform>
            <numerusform>%n valores</numerusform>
        </translation>
    </message>
    <message>
        <source>A value is needed here.</source>
        <translation>É preciso um valor aqui.</translation>
    </message>
    <message>
        <source>Give latitude and longitude in degrees, for instance “%1”.</source>
        <translation>Informe latitude e longitude em graus, por exemplo “%1”.</translation>
    </message>
    <message>
        <source>A whole number is needed here.</source>
        <translation>É preciso um número inteiro aqui.</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>Open e&amp;xample</source>
        <translation>Abrir e&amp;xemplo</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Limpar a lista</translation>
    </message>
    <message>
        <source>Spanwright</source>
        <translation>Spanwright</translation>
    </message>
    <message>
        <source>%1[*] – Spanwright</source>
        <translation>%1[*] – Spanwright</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>Tema do sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Working with the file…</source>
        <translation>Trabalhando com o arquivo…</translation>
    </message>
    <message>
        <source>No design open</source>
        <translation>Nenhum projeto aberto</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nada selecionado</translation>
    </message>
    <message numerus="yes">
        <source>%n site(s) selected</source>
        <translation>
            <numerusform>%n site selecionado</numerusform>
            <numerusform>%n sites selecionados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n route(s) selected</source>
        <translation>
            <numerusform>%n rota selecionada</numerusform>
            <numerusform>%n rotas selecionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) selected</source>
        <translation>
            <numerusform>%n objeto selecionado</numerusform>
            <numerusform>%n objetos selecionados</numerusform>
        </translation>
    </message>
    <message>
        <source>Not sized: %1</source>
        <translation>Não dimensionado: %1</translation>
    </message>
    <message>
        <source>Sized in %1 ms</source>
        <translation>Dimensionado em %1 ms</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Desfazer: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Desfazer: %1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nada a desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Refazer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Refazer: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nada a refazer</translation>
    </message>
    <message>
        <source>Open a design or start a new one first.</source>
        <translation>Primeiro abra um projeto ou comece um novo.</translation>
    </message>
    <message>
        <source>Select a site or route first.</source>
        <translation>Primeiro selecione um site ou uma rota.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nada está selecionado.</translation>
    </message>
    <message>
        <source>Place a site first.</source>
        <translation>Primeiro posicione um site.</translation>
    </message>
    <message>
        <source>Place two sites first.</source>
        <translation>Primeiro posicione dois sites.</translation>
    </message>
    <message>
        <source>Draw a route first.</source>
        <translation>Primeiro desenhe uma rota.</translation>
    </message>
    <message>
        <source>This scenario is the baseline.</source>
        <translation>Este cenário é a referência.</translation>
    </message>
    <message>
        <source>A design keeps at least one scenario.</source>
        <translation>Um projeto mantém pelo menos um cenário.</translation>
    </message>
    <message>
        <source>There is one scenario only.</source>
        <translation>Há um só cenário.</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportado para %1</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Sites</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Rotas</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Cenários</translation>
    </message>
    <message>
        <source>Assumptions, %1</source>
        <translation>Premissas, %1</translation>
    </message>
    <message>
        <source>Previewing a failure: nothing in the design changes</source>
        <translation>Prévia de uma falha: nada muda no projeto</translation>
    </message>
    <message>
        <source>Showing a cut: nothing in the design changes</source>
        <translation>Mostrando um corte: nada muda no projeto</translation>
    </message>
    <message>
        <source>Select two sites first.</source>
        <translation>Selecione dois sites antes.</translation>
    </message>
    <message numerus="yes">
        <source>%n shared risk(s) selected</source>
        <translation>
            <numerusform>%n risco compartilhado selecionado</numerusform>
            <numerusform>%n riscos compartilhados selecionados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Mends</name>
    <message>
        <source>no cost</source>
        <translation>sem custo</translation>
    </message>
    <message>
        <source>First cost: %1</source>
        <translation>Custo inicial: %1</translation>
    </message>
    <message>
        <source>First cost: not known, something has no price</source>
        <translation>Custo inicial: desconhecido, algo não tem preço</translation>
    </message>
    <message>
        <source>Annual cost: %1</source>
        <translation>Custo anual: %1</translation>
    </message>
</context>
<context>
    <name>ui::MenuCorner</name>
    <message>
        <source>%1, changed</source>
        <translation>%1, alterado</translation>
    </message>
</context>
<context>
    <name>ui::MessageBlock</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::NotesEditor</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n valor</numerusform>
            <numerusform>%n valores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ObjectsPage</name>
    <message>
        <source>A demand follows from the assumptions and has no fields here.</source>
        <translation>Uma demanda decorre das premissas e não tem campos aqui.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Pontas</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>Edit only the %n site(s)</source>
        <translation>
            <numerusform>Editar só o %n site</numerusform>
            <numerusform>Editar só os %n sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Edit only the %n route(s)</source>
        <translation>
            <numerusform>Editar só a %n rota</numerusform>
            <numerusform>Editar só as %n rotas</numerusform>
        </translation>
    </message>
    <message>
        <source>Objects of several kinds have no fields in common.</source>
        <translation>Objetos de vários tipos não têm campos em comum.</translation>
    </message>
</context>
<context>
    <name>ui::Outline</name>
    <message>
        <source>Outline</source>
        <translation>Estrutura</translation>
    </message>
    <message>
        <source>Add a site</source>
        <translation>Acrescentar um site</translation>
    </message>
    <message>
        <source>Campus</source>
        <translation>Campus</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter the outline</source>
        <translation>Filtrar a estrutura</translation>
    </message>
    <message>
        <source>Add campus</source>
        <translation>Acrescentar campus</translation>
    </message>
    <message>
        <source>Add hub</source>
        <translation>Acrescentar hub</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Draws a route between the two selected sites</source>
        <translation>Desenha uma rota entre os dois sites selecionados</translation>
    </message>
    <message>
        <source>Show on the canvas</source>
        <translation>Mostrar no desenho</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Expandir tudo</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Recolher tudo</translation>
    </message>
    <message>
        <source>No more sites fit in this scenario.</source>
        <translation>Não cabem mais sites neste cenário.</translation>
    </message>
    <message>
        <source>Select two sites to connect.</source>
        <translation>Selecione dois sites para conectar.</translation>
    </message>
    <message>
        <source>Add shared risk</source>
        <translation>Adicionar risco compartilhado</translation>
    </message>
    <message>
        <source>Of the selected routes</source>
        <translation>Das rotas selecionadas</translation>
    </message>
</context>
<context>
    <name>ui::OutlineModel</name>
    <message>
        <source>Routes</source>
        <translation>Rotas</translation>
    </message>
    <message>
        <source>Hut, km %1</source>
        <translation>Abrigo, km %1</translation>
    </message>
    <message>
        <source>Demands</source>
        <translation>Demandas</translation>
    </message>
    <message numerus="yes">
        <source>%n made</source>
        <translation>
            <numerusform>%n gerada</numerusform>
            <numerusform>%n geradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Sites</translation>
    </message>
    <message>
        <source>Shared risks</source>
        <translation>Riscos compartilhados</translation>
    </message>
    <message numerus="yes">
        <source>%n route(s)</source>
        <translation>
            <numerusform>%n rota</numerusform>
            <numerusform>%n rotas</numerusform>
        </translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Premissas</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n alterada</numerusform>
            <numerusform>%n alteradas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ui::PaletteModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>ui::Preview</name>
    <message>
        <source>Size for %1</source>
        <translation>Dimensionar para %1</translation>
    </message>
</context>
<context>
    <name>ui::PreviewBanner</name>
    <message>
        <source>Builds more light so that the routers can send all of this traffic another way when it fails. One step to undo.</source>
        <translation>Instala mais luz para que os roteadores possam mandar todo esse tráfego por outro caminho quando ela falhar. Um passo a desfazer.</translation>
    </message>
    <message>
        <source>End preview (Esc)</source>
        <translation>Encerrar prévia (Esc)</translation>
    </message>
    <message>
        <source>Shows the design as it is again</source>
        <translation>Mostra de novo o projeto como ele é</translation>
    </message>
    <message numerus="yes">
        <source>Size for it: %Ln port(s)</source>
        <translation>
            <numerusform>Dimensionar: %Ln porta</numerusform>
            <numerusform>Dimensionar: %Ln portas</numerusform>
        </translation>
    </message>
    <message>
        <source>End (Esc)</source>
        <translation>Encerrar (Esc)</translation>
    </message>
</context>
<context>
    <name>ui::PropertyRow</name>
    <message>
        <source>Reset</source>
        <translation>Restaurar</translation>
    </message>
</context>
<context>
    <name>ui::QuantityTable</name>
    <message>
        <source>Filter rows</source>
        <translation>Filtrar linhas</translation>
    </message>
    <message>
        <source>Show all columns</source>
        <translation>Mostrar todas as colunas</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copiar tabela</translation>
    </message>
</context>
<context>
    <name>ui::QuantityTableModel</name>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Roteador</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Rota</translation>
    </message>
    <message>
        <source>Optic</source>
        <translation>Óptica</translation>
    </message>
    <message>
        <source>Fibre</source>
        <translation>Fibra</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Demanda</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>training</source>
        <translation>treinamento</translation>
    </message>
    <message>
        <source>interconnect</source>
        <translation>interconexão</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ui::RecentTile</name>
    <message>
        <source>not found</source>
        <translation>não encontrado</translation>
    </message>
    <message>
        <source>%1, in %2, %3</source>
        <translation>%1, em %2, %3</translation>
    </message>
</context>
<context>
    <name>ui::ResultsDock</name>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Sites</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Rotas</translation>
    </message>
    <message>
        <source>Demands</source>
        <translation>Demandas</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Apontamentos</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Filter rows (Ctrl+F)</source>
        <translation>Filtrar linhas (Ctrl+F)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Hide (Ctrl+J)</source>
        <translation>Ocultar (Ctrl+J)</translation>
    </message>
    <message numerus="yes">
        <source>%n open finding(s)</source>
        <translation>
            <numerusform>%n apontamento aberto</numerusform>
            <numerusform>%n apontamentos abertos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Findings, %n open</source>
        <translation>
            <numerusform>Apontamentos, %n aberto</numerusform>
            <numerusform>Apontamentos, %n abertos</numerusform>
        </translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Huts</source>
        <translation>Abrigos</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Falhas</translation>
    </message>
</context>
<context>
    <name>ui::RiskProperties</name>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Change kind of risk</source>
        <translation>Mudar tipo de risco</translation>
    </message>
    <message>
        <source>Duct</source>
        <translation>Duto</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>Cabo</translation>
    </message>
    <message>
        <source>Entrance of a site</source>
        <translation>Entrada de um local</translation>
    </message>
    <message>
        <source>Power feed</source>
        <translation>Alimentação</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Outra coisa</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Change site of the risk</source>
        <translation>Mudar local do risco</translation>
    </message>
    <message>
        <source>Where an entrance or a power feed stands. Where no route names the risk, it takes everything that ends there.</source>
        <translation>Onde fica uma entrada ou uma alimentação. Se nenhuma rota cita o risco, ele leva tudo o que termina ali.</translation>
    </message>
    <message>
        <source>Nowhere in particular</source>
        <translation>Em nenhum lugar específico</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Rotas</translation>
    </message>
    <message>
        <source>Change routes of the risk</source>
        <translation>Mudar rotas do risco</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>How often, how long</source>
        <translation>Com que frequência, por quanto tempo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rename shared risk</source>
        <translation>Renomear risco compartilhado</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Planos</translation>
    </message>
    <message>
        <source>Change planes of the risk</source>
        <translation>Mudar planos do risco</translation>
    </message>
    <message>
        <source>Planes that it takes along. None ticked: all of them.</source>
        <translation>Planos que ele leva junto. Nenhum marcado: todos.</translation>
    </message>
    <message>
        <source>Failures a year</source>
        <translation>Falhas por ano</translation>
    </message>
    <message>
        <source>Change failures a year</source>
        <translation>Mudar falhas por ano</translation>
    </message>
    <message>
        <source>Empty: by the kilometres of its routes.</source>
        <translation>Vazio: pelos quilômetros de suas rotas.</translation>
    </message>
    <message>
        <source>Repair time</source>
        <translation>Tempo de reparo</translation>
    </message>
    <message>
        <source>Change repair time</source>
        <translation>Mudar tempo de reparo</translation>
    </message>
</context>
<context>
    <name>ui::RouteProperties</name>
    <message numerus="yes">
        <source>From %n listed span(s).</source>
        <translation>
            <numerusform>De %n vão listado.</numerusform>
            <numerusform>De %n vãos listados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a length, or coordinates of both ends.</source>
        <translation>Informe um comprimento ou as coordenadas das duas pontas.</translation>
    </message>
    <message>
        <source>%1 great circle × %2</source>
        <translation>%1 de círculo máximo × %2</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Comprimento</translation>
    </message>
    <message>
        <source>Change length</source>
        <translation>Alterar o comprimento</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Change band</source>
        <translation>Alterar a banda</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>Cabo</translation>
    </message>
    <message>
        <source>Change cable</source>
        <translation>Alterar o cabo</translation>
    </message>
    <message>
        <source>Smallest that fits</source>
        <translation>O menor que serve</translation>
    </message>
    <message>
        <source>Fibre</source>
        <translation>Fibra</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Luz</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rename route</source>
        <translation>Renomear a rota</translation>
    </message>
    <message>
        <source>Empty: the names of its ends.</source>
        <translation>Vazio: os nomes de suas pontas.</translation>
    </message>
    <message>
        <source>Change fibre</source>
        <translation>Alterar a fibra</translation>
    </message>
    <message>
        <source>Longest span</source>
        <translation>Maior vão</translation>
    </message>
    <message>
        <source>Change longest span</source>
        <translation>Alterar o maior vão</translation>
    </message>
    <message>
        <source>Assumed: %1.</source>
        <translation>Pelas premissas: %1.</translation>
    </message>
    <message>
        <source>A dashed value follows from the assumptions until you give one.</source>
        <translation>Um valor tracejado decorre das premissas até você informar um.</translation>
    </message>
    <message>
        <source>Pairs available</source>
        <translation>Pares disponíveis</translation>
    </message>
    <message>
        <source>Change pairs available</source>
        <translation>Alterar os pares disponíveis</translation>
    </message>
    <message>
        <source>Fibre pairs that can be had on this route. Empty: as many as are needed.</source>
        <translation>Pares de fibras que se podem obter nesta rota. Vazio: quantos forem necessários.</translation>
    </message>
    <message>
        <source>Acquired by</source>
        <translation>Obtida por</translation>
    </message>
    <message>
        <source>Change acquisition</source>
        <translation>Alterar a forma de obtenção</translation>
    </message>
    <message>
        <source>Pluggable</source>
        <translation>Plugável</translation>
    </message>
    <message>
        <source>Change pluggable</source>
        <translation>Alterar o plugável</translation>
    </message>
    <message>
        <source>Amplifier</source>
        <translation>Amplificador</translation>
    </message>
    <message>
        <source>Change amplifier</source>
        <translation>Alterar o amplificador</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>Change ready date</source>
        <translation>Alterar a data de entrega</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation>Alterar as notas</translation>
    </message>
    <message>
        <source>%1 (assumed)</source>
        <translation>%1 (presumido)</translation>
    </message>
    <message>
        <source>Length is given: %1. Great circle × %2 would be %3.</source>
        <comment>Length is given: 100 km. Great circle × 1.4 would be 112 km.</comment>
        <translation>O comprimento foi informado: %1. Círculo máximo × %2 daria %3.</translation>
    </message>
    <message>
        <source>Use it</source>
        <comment>the computed length</comment>
        <translation>Usar este</translation>
    </message>
    <message>
        <source>Shared risks</source>
        <translation>Riscos compartilhados</translation>
    </message>
    <message>
        <source>Change shared risks</source>
        <translation>Mudar riscos compartilhados</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Ducts, cables, entrances and power feeds that take this route along when they fail.</source>
        <translation>Dutos, cabos, entradas e alimentações que levam esta rota junto quando falham.</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Planos</translation>
    </message>
    <message>
        <source>Change planes</source>
        <translation>Mudar planos</translation>
    </message>
    <message>
        <source>Planes that use this route. None ticked: all of them.</source>
        <translation>Planos que usam esta rota. Nenhum marcado: todos.</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioTabs</name>
    <message>
        <source>Scenarios</source>
        <translation>Cenários</translation>
    </message>
    <message>
        <source>Duplicate scenario (Ctrl+Shift+D)</source>
        <translation>Duplicar cenário (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Duplicate scenario</source>
        <translation>Duplicar cenário</translation>
    </message>
    <message>
        <source>%1, the baseline</source>
        <translation>%1, a referência</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Nome do cenário</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Laranja</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>Umber</source>
        <translation>Terra</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Ameixa</translation>
    </message>
    <message>
        <source>Periwinkle</source>
        <translation>Pervinca</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pedra</translation>
    </message>
    <message>
        <source>Set as baseline</source>
        <translation>Definir como referência</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Mover para a esquerda</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Mover para a direita</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>A design keeps at least one scenario.</source>
        <translation>Um projeto mantém pelo menos um cenário.</translation>
    </message>
    <message>
        <source>A scenario needs a name.</source>
        <translation>Um cenário precisa de um nome.</translation>
    </message>
</context>
<context>
    <name>ui::SearchButton</name>
    <message>
        <source>Search or run a command</source>
        <translation>Buscar ou executar um comando</translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The language of menus, messages and explanations. Files and the command line stay as they are.</source>
        <translation>O idioma de menus, mensagens e explicações. Arquivos e linha de comando ficam como são.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>System follows the desktop when it turns light or dark. Paper is always light.</source>
        <translation>Sistema acompanha a área de trabalho quando ela fica clara ou escura. Papel é sempre claro.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
</context>
<context>
    <name>ui::SiteProperties</name>
    <message>
        <source>Assumed: %1.</source>
        <translation>Pelas premissas: %1.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Change kind of site</source>
        <translation>Alterar o tipo do site</translation>
    </message>
    <message>
        <source>Campus</source>
        <translation>Campus</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>Change coordinates</source>
        <translation>Alterar as coordenadas</translation>
    </message>
    <message>
        <source>Latitude and longitude in degrees, south and west negative.</source>
        <translation>Latitude e longitude em graus, sul e oeste negativos.</translation>
    </message>
    <message>
        <source>A dashed value follows from the assumptions until you give one.</source>
        <translation>Um valor tracejado decorre das premissas até você informar um.</translation>
    </message>
    <message>
        <source>Power and accelerators</source>
        <translation>Energia e aceleradores</translation>
    </message>
    <message>
        <source>Border layer</source>
        <translation>Camada de borda</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rename site</source>
        <translation>Renomear o site</translation>
    </message>
    <message>
        <source>Power at the meter</source>
        <translation>Potência no medidor</translation>
    </message>
    <message>
        <source>Change power</source>
        <translation>Alterar a potência</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Change PUE</source>
        <translation>Alterar o PUE</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Acelerador</translation>
    </message>
    <message>
        <source>Change accelerator</source>
        <translation>Alterar o acelerador</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Aceleradores</translation>
    </message>
    <message>
        <source>Change number of accelerators</source>
        <translation>Alterar o número de aceleradores</translation>
    </message>
    <message>
        <source>Given, whatever the power.</source>
        <translation>Informado, qualquer que seja a potência.</translation>
    </message>
    <message>
        <source>A dashed value follows from power, PUE and watts per accelerator until you give one.</source>
        <translation>Um valor tracejado decorre da potência, do PUE e dos watts por acelerador até você informar um.</translation>
    </message>
    <message>
        <source>NIC rate</source>
        <translation>Taxa da NIC</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Roteador</translation>
    </message>
    <message>
        <source>Change router</source>
        <translation>Alterar o roteador</translation>
    </message>
    <message>
        <source>Transport limit</source>
        <translation>Limite de transporte</translation>
    </message>
    <message>
        <source>Change transport limit</source>
        <translation>Alterar o limite de transporte</translation>
    </message>
    <message>
        <source>What the border layer may draw at the meter. Empty: not checked.</source>
        <translation>O que a camada de borda pode consumir no medidor. Vazio: não verificado.</translation>
    </message>
    <message>
        <source>Power of a rack</source>
        <translation>Potência de um rack</translation>
    </message>
    <message>
        <source>Change power of a rack</source>
        <translation>Alterar a potência de um rack</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>Change ready date</source>
        <translation>Alterar a data de entrega</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation>Alterar as notas</translation>
    </message>
    <message>
        <source>%1 (assumed)</source>
        <translation>%1 (presumido)</translation>
    </message>
</context>
<context>
    <name>ui::SpectrumBar</name>
    <message>
        <source>Spectrum</source>
        <translation>Espectro</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln par</numerusform>
            <numerusform>%Ln pares</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, dark</source>
        <translation>%1, apagado</translation>
    </message>
    <message>
        <source>%1, %2 each</source>
        <translation>%1, %2 em cada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln channel(s)</source>
        <translation>
            <numerusform>%Ln canal</numerusform>
            <numerusform>%Ln canais</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3 THz lit</source>
        <translation>%1: %2 de %3 THz iluminados</translation>
    </message>
    <message>
        <source>Channel %1 of %2: %3 to %4 THz, %5, %6</source>
        <translation>Canal %1 de %2: %3 a %4 THz, %5, %6</translation>
    </message>
    <message numerus="yes">
        <source>Free: no channel of these %Ln pair(s) stands here.</source>
        <translation>
            <numerusform>Livre: nenhum canal deste %Ln par fica aqui.</numerusform>
            <numerusform>Livre: nenhum canal destes %Ln pares fica aqui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where every channel stands in the band: first fit, widest slots first, on the same frequencies along its whole way.</source>
        <translation>Onde cada canal fica na banda: primeiro encaixe, slots mais largos primeiro, nas mesmas frequências por todo o caminho.</translation>
    </message>
    <message>
        <source>%1 THz</source>
        <translation>%1 THz</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln other pattern(s)</source>
        <translation>
            <numerusform>e mais %Ln padrão</numerusform>
            <numerusform>e mais %Ln padrões</numerusform>
        </translation>
    </message>
    <message>
        <source>Left and Right go from channel to channel.</source>
        <translation>Esquerda e Direita vão de canal em canal.</translation>
    </message>
</context>
<context>
    <name>ui::WelcomePage</name>
    <message>
        <source>Networks between AI sites</source>
        <translation>Redes entre sites de IA</translation>
    </message>
    <message>
        <source>New design</source>
        <translation>Novo projeto</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Start from an example</source>
        <translation>Comece por um exemplo</translation>
    </message>
    <message>
        <source>Each opens as a new, unsaved design</source>
        <translation>Cada um abre como um novo projeto não salvo</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recentes</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Clear the list of recent files</source>
        <translation>Limpar a lista de arquivos recentes</translation>
    </message>
    <message numerus="yes">
        <source>%n design(s) were not closed in order.</source>
        <translation>
            <numerusform>%n projeto não foi fechado corretamente.</numerusform>
            <numerusform>%n projetos não foram fechados corretamente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Autosaved %1</source>
        <comment>Autosaved 30/11/26 14:02</comment>
        <translation>Salvo automaticamente em %1</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>ui::WorstFailures</name>
    <message>
        <source>Worst failures</source>
        <translation>Piores falhas</translation>
    </message>
    <message>
        <source>The failures to survive that load this route most, and what it carries then.</source>
        <translation>As falhas a que se deve sobreviver que mais carregam esta rota, e o que ela transporta então.</translation>
    </message>
    <message>
        <source>%1: a click previews it on the canvas.</source>
        <translation>%1: um clique mostra a prévia no desenho.</translation>
    </message>
</context>
</TS>
