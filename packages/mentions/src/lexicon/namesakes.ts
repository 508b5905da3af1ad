const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

const RIVER_WORDS =
  'nile amazon danube rhine ganges yangtze mississippi volga congo mekong thames seine loire elbe oder vistula indus euphrates tigris niger zambezi orinoco colorado columbia yukon murray darling rhone ebro tagus po';

/** Rivers, folded. */
export const RIVERS: ReadonlySet<string> = set(RIVER_WORDS);

/** Mountains and island groups that take an article, folded. */
export const MOUNTAINS: ReadonlySet<string> = set(
  'andes alps himalayas pyrenees rockies carpathians apennines appalachians dolomites pampas balkans hebrides azores ozarks cascades catskills alpes pirineos alpen karpaten vosges cevennes ardennes ardennen dolomiti',
);

/** Kinds of things of which texts name several together: a planet stands among planets, a god among gods. */
const KINDS: readonly ReadonlySet<string>[] = [
  `mercury venus earth mars jupiter saturn uranus neptune pluto titan europa ganymede callisto enceladus ceres
   merkur erde neptun jupiter saturn mercure terre jupiter saturne mercurio tierra marte saturno urano neptuno merkury wenus ziemia jowisz wenus neptun uran venere giove saturno nettuno merkurius`,
  `zeus hera apollo athena athene ares artemis hades poseidon eros hermes hephaestus aphrodite demeter dionysus hestia persephone iris nike nyx pan styx charon orpheus eurydice
   juno minerva vulcan janus diana venus bacchus ceres cupid faunus mercury vesta cronus kronos rhea gaia uranus titan prometheus atlas pandora helios selene hecate
   calypso circe medusa achilles ajax hector hercules heracles icarus daedalus theseus perseus odysseus jason midas narcissus echo orion pegasus triton cassandra ariadne
   odin thor loki freya freyja frigg baldur heimdall tyr ragnarok valhalla valkyrie isis osiris ra anubis horus seth thoth hathor bastet sekhmet shiva vishnu brahma ganesha kali lakshmi indra krishna rama
   hermès poséidon aphrodite apollon athéna héra zeus hermes apolo atenea poseidón afrodita ares dionisio artemisa hefesto`,
  `aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces widder stier zwillinge krebs lowe jungfrau waage skorpion schutze steinbock wassermann fische
   belier taureau gemeaux vierge balance scorpion sagittaire capricorne verseau poissons tauro geminis escorpio sagitario capricornio acuario piscis`,
  `january february march april may june july august september october november december
   januar februar marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
   janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre`,
  `monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo`,
  `alpha beta gamma delta epsilon zeta eta theta iota kappa lambda omicron sigma upsilon omega`,
  RIVER_WORDS,
  `washington adams jefferson madison monroe jackson lincoln grant hayes garfield harrison cleveland mckinley roosevelt taft wilson harding coolidge hoover truman eisenhower kennedy johnson nixon carter reagan bush clinton obama biden trump`,
  `harvard yale princeton columbia cornell brown dartmouth stanford oxford cambridge berkeley duke vanderbilt northwestern rice caltech emory georgetown`,
  `mozart beethoven bach haydn handel vivaldi chopin liszt brahms wagner verdi puccini schubert schumann mahler debussy ravel dvorak tchaikovsky stravinsky rossini mendelssohn`,
  `einstein newton galileo kepler copernicus darwin tesla edison curie faraday maxwell bohr planck heisenberg schrodinger feynman pascal fermi hawking turing volta ampere ohm hertz kelvin joule`,
].map((words) => set(words));

/** The kinds a folded word may belong to. */
export function kindsOf(word: string): readonly ReadonlySet<string>[] {
  return KINDS.filter((kind) => kind.has(word));
}

/** Continents, countries, regions, islands, mountains and cities that companies are named after, folded. */
export const PLACES: ReadonlySet<string> = set(`
africa america asia europe oceania antarctica arctic scandinavia balkans caribbean polynesia mesopotamia siberia patagonia pampas andes alps himalaya himalayas pyrenees carpathians apennines rockies appalachia sahara sahel kalahari gobi everest kilimanjaro denali aconcagua olympus etna vesuvius
tuscany umbria sicily sardinia lombardy piedmont liguria provence brittany normandy burgundy alsace champagne bordeaux corsica andalusia catalonia galicia asturias cantabria navarra navarre rioja aragon extremadura murcia valencia mallorca majorca menorca ibiza tenerife madeira azores algarve alentejo crete rhodes corfu santorini mykonos cyprus malta bavaria saxony rhineland holstein tyrol carinthia styria bohemia moravia silesia galicia pomerania mazovia transylvania wallachia dalmatia istria
cornwall devon dorset yorkshire lancashire sussex kent essex norfolk suffolk cumbria northumberland highlands orkney shetland hebrides galway kerry donegal ulster munster
alaska hawaii yukon nunavut labrador manitoba saskatchewan yosemite yellowstone sonoma napa tahoe montana dakota carolina georgia virginia columbia oregon nevada texas kansas memphis nashville savannah charleston austin dallas houston denver boulder aspen phoenix tucson sedona portland seattle spokane boise oakland berkeley monterey malibu orlando tampa boston cambridge concord lexington hartford providence newport hampton brooklyn manhattan bronx princeton cleveland columbus cincinnati dayton detroit lansing madison milwaukee omaha lincoln quebec montreal toronto vancouver calgary halifax
sonora oaxaca yucatan jalisco chiapas antioquia cartagena medellin cali quito lima cusco arequipa santiago valparaiso atacama mendoza cordoba salta ushuaia rosario montevideo asuncion bahia amazonia havana kingston
london oxford bath bristol leeds sheffield manchester liverpool newcastle durham lancaster lincoln norwich brighton plymouth exeter glasgow edinburgh aberdeen dundee cardiff swansea belfast dublin cork limerick waterford paris lyon marseille toulouse nantes rennes lille nice cannes evian vichy strasbourg geneva lausanne zurich basel bern lucerne davos berlin hamburg munich cologne frankfurt dresden leipzig weimar jena vienna graz linz salzburg innsbruck prague brno pilsen budapest warsaw krakow gdansk poznan wroclaw lodz moscow novgorod kazan samara odessa lviv kharkiv rome milan turin verona modena parma siena florence pisa genoa venice naples bari palermo catania capri amalfi ravenna ferrara madrid barcelona sevilla seville granada malaga cadiz toledo salamanca leon burgos santander bilbao zaragoza lisbon porto coimbra braga evora amsterdam rotterdam delft leiden utrecht haarlem brussels antwerp ghent bruges copenhagen aarhus odense oslo bergen stavanger stockholm malmo uppsala helsinki tampere turku reykjavik athens sparta delphi thebes corinth troy istanbul ankara izmir bursa antalya
cairo alexandria luxor marrakesh fez casablanca tangier tunis carthage tripoli dakar accra lagos nairobi mombasa zanzibar serengeti kruger durban pretoria jerusalem haifa jaffa petra amman beirut damascus aleppo baghdad babylon dubai doha muscat riyadh jeddah mecca medina tehran shiraz isfahan tabriz kabul samarkand bukhara
delhi mumbai goa jaipur agra kashmir ladakh kerala bengal punjab assam darjeeling ceylon nepal bhutan tibet java sumatra borneo bali lombok timor luzon palawan manila hanoi saigon hue bangkok phuket siam angkor malacca penang
beijing shanghai hangzhou suzhou chengdu yunnan sichuan hunan canton macau taipei formosa osaka kyoto nara kobe nagoya sapporo hokkaido kyushu okinawa fuji seoul busan jeju incheon sydney melbourne perth brisbane adelaide hobart tasmania queensland kimberley auckland wellington canterbury otago fiji tonga samoa tahiti
`);

/** Nationalities and directions as English writes them before a noun, folded: `an American brand`, `Northern coast`. */
export const DEMONYMS: ReadonlySet<string> = set(`
american african asian european australian canadian mexican brazilian argentinian argentine chilean peruvian colombian cuban caribbean british english scottish welsh irish french german austrian swiss italian spanish portuguese dutch belgian danish swedish norwegian finnish icelandic polish czech slovak hungarian romanian bulgarian serbian croatian greek turkish russian ukrainian baltic estonian latvian lithuanian israeli arab arabic persian iranian iraqi syrian lebanese egyptian moroccan ethiopian kenyan nigerian indian pakistani chinese japanese korean vietnamese thai indonesian malaysian filipino hawaiian californian texan roman latin catholic christian jewish muslim buddhist hindu victorian celtic nordic scandinavian mediterranean atlantic pacific arctic alpine oriental continental colonial
`);

/** Names of two words that go on behind a word which is also a brand: `United States`, `Costa Rica`. */
export const PROPER_PAIRS: ReadonlySet<string> = new Set(
  `united states|united kingdom|united nations|united arab|new york|new zealand|new jersey|new mexico|new orleans|new england|new delhi|south africa|south korea|south america|south carolina|south dakota|north america|north korea|north carolina|north dakota|north american|south american|latin america|latin american|central america|west virginia|costa rica|puerto rico|sri lanka|saudi arabia|hong kong|great britain|middle east|pacific ocean|pacific northwest|pacific coast|atlantic ocean|indian ocean|wall street|silicon valley|golden gate|world cup|world war|world bank|white house|supreme court|high street|national park|national parks|national guard|national forest|national weather|national health|national institute|national institutes|national museum|national gallery|southern california|northern california|northern ireland|eastern europe|western europe|red sea|black sea|dead sea|mount everest|mars rover|solar system|milky way|grand canyon|central park|times square|red cross|olympic games|federal reserve|social security|civil war|native american|native americans|african american|african americans|american dream|american revolution|american history|american horror`.split(
    '|',
  ),
);

/** Family names well known enough to stand alone for a person, a foundation or a prize, folded. */
export const SURNAMES: ReadonlySet<string> = set(`
adams allen anderson armstrong bach bailey baker baldwin barnes becker beckett bell bennett berg black blake bond bowie bradley brooks brown bryant buck burke burns burton bush butler campbell carnegie carpenter carson carter chandler chaplin chase chavez christie churchill clark clarke clinton cohen cole coleman collins cook cooper cox crawford crosby cruz curry curtis dahl dalton davidson davis dean diaz dickens dickinson dior disney dixon douglas doyle drake duncan dyson eastwood edison edwards einstein eliot elliott ellis emerson evans faulkner ferguson fisher fitzgerald fleming ford forbes foster fox franklin freeman freud garcia gates getty gibson gilbert goldman gomez goodman gordon graham grant gray green griffin guggenheim hall hamilton hansen hanson harding hardy harper harris harrison hart harvey hawkins hayes hearst hemingway hendrix hepburn herbert hernandez hill hilton hitchcock hoffman holmes hoover hopkins houston howard hudson huffman hughes hunt hunter huxley jackson james jefferson jenkins jennings jensen johnson jones jordan joyce kaiser kaplan keller kelley kellogg kelly kennedy kerr king klein knight kraft kramer lambert lane larson lauder lawrence lawson lee lennon lewis lincoln lopez lynch macarthur mandela marley marshall martin martinez mason maxwell mccarthy mccartney mellon mendoza meyer michelin miller mills mitchell monroe montgomery moore morgan morris morrison morse morton mozart muller murphy murray musk myers nelson newman newton nixon nobel norris obama orwell owens page palmer parker patterson paulson pearson perez perry peters peterson phillips picasso pierce porter potter powell price pulitzer putnam quinn ramirez randall ray reagan reed reese reid reynolds rhodes rice richardson riley rivera roberts robertson robinson rockefeller rodriguez rogers roosevelt rose ross russell ryan sanchez sanders schmidt schneider schultz schwartz scott sears shakespeare shaw sheridan sherman simmons simon simpson singer skinner sloan smith snyder spencer spielberg stanley steele stein steinbeck stephens stevens stevenson stewart stone strauss sullivan swift tanner taylor tesla thompson thomson thoreau tolkien torres travis tucker turner tyler tyson vance vanderbilt vaughn wagner walker wallace walsh walton ward warhol warner warren washington watson watts wayne webb weber webster weiss welch wells west westinghouse wharton wheeler white whitman whitney wilde wilkins williams williamson willis wilson winfrey winston wolf wolfe wood woods woolf wright wyatt york young zimmerman
`);
