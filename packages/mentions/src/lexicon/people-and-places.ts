const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Common given names, folded: "Harrison Ford" is a person. */
export const GIVEN_NAMES: ReadonlySet<string> = set(`
aaron abby abigail abraham adam adrian agnes ahmed alan albert alejandro aleksandr alex alexander alexandra alexei alfred ali alice alison amanda amelia amy ana anders andre andrea andreas andrew andy angela anita ann anna anne annie anthony antoine anton antonio arthur ashley barack barbara beatrice ben benjamin bernard beth betty beyonce bill billy bob bobby boris brad brandon brian bruce bruno calvin camille carl carla carlos carmen carol caroline catherine celine charles charlie charlotte chris christian christina christine christopher claire clara claude claudia colin connie craig cynthia daisy dan daniel daniela dave david dean deborah denis dennis derek diana diane diego dmitri don donald donna dorothy doug douglas dwayne dylan earl ed eddie edgar edith edward eleanor elena eli elisabeth elizabeth ella ellen elon elsa emil emilia emily emma eric erik erika ernest esther ethan eugene eva evan eve evelyn fatima felix fernando fiona florence francesca francesco francis francois frank franz fred frederick friedrich gabriel gary gavin george georg gerald gerard gianni gilbert giorgio giovanni giulia gloria gordon grace graham greg gregory guillaume gustav hannah hans harold harriet harrison harry hassan heather heidi helen helena henri henry herbert hermann howard hugh hugo ian ibrahim igor ingrid irene isaac isabel isabella ivan jack jackie jacob jacques jake james jamie jan jane janet jason javier jay jean jeff jeffrey jennifer jenny jeremy jerry jessica jim jimmy joan joanna joe joel johan johannes john johnny jon jonas jonathan jordan jorge jose josef joseph joshua juan judith judy jules julia julian julie julien julius justin karen karin karl kate katherine kathleen kathryn keith kelly ken kenneth kevin kim kurt kyle larry laura lauren laurent lea leon leonard leonardo leslie lewis liam lily linda lisa liz lloyd lorenzo louis louise luca lucas lucia lucy luigi luis luke magda maggie marc marcel marco marcus margaret maria marie marina mario mark markus martha martin martina mary mateo matt matthew matthias maurice max maxime maya megan melanie melissa michael michel michelle miguel mike mikhail mohamed mohammed monica morgan nadia nancy natalia natalie nathan neil nicholas nick nicolas nicole nigel nikita nikola nina nora norman oliver olivia olga oscar oskar otis pablo paolo pat patricia patrick paul paula pauline pedro peggy penny peter phil philip philippe pierre rachel ralph ramon raymond rebecca renee rex ricardo richard rick rita rob robert roberto robin rodney roger roland ron ronald rosa rose roy russell ruth ryan sally sam samantha samuel sandra sara sarah scott sean sebastian serena sergei seth sharon sheila simon simone sofia sonia sophia sophie stan stanley stefan stella stephanie stephen steve steven stuart sue susan suzanne sven sylvia tamara tanya taylor ted teresa terry theodore theresa thomas tim timothy tina toby todd tom tommy tony tracy ursula valentina vanessa vera veronica victor victoria vincent virginia vladimir walter warren wayne wendy werner wilhelm will william wolfgang yann yasmin yuri zara alexa casper jasper lola clara carmen mercedes siri ada kira mila lena leo theo milo otto yves yvonne zoe isaac noah moses elijah caleb gabriela camila luciana fernanda rodrigo gustavo thiago joao jose paulo antonia giuseppe matteo davide chiara federica piotr pawel krzysztof tomasz andrzej jan zofia katarzyna jakub jiri petr tomas lukas ondrej katerina mehmet mustafa ayse fatma emre hakan yusuf omar khalid layla aisha yuki haruto takeshi akira kenji hiroshi sakura wei ming li
александр алексей анна анатолий андрей антон борис вадим валентин василий виктор владимир галина георгий дарья денис дмитрий евгений екатерина елена иван игорь ирина кирилл константин лев леонид лидия максим мария михаил надежда наталья николай оксана олег ольга павел петр роман светлана сергей станислав татьяна федор юлия юрий яна
`);

/** Titles that stand before a person's name, folded. */
export const HONORIFICS: ReadonlySet<string> = set(`
mr mrs ms miss dr prof professor sir madam lord lady king queen prince princess saint st pope captain colonel general sergeant judge senator president uncle aunt father sister brother herr frau fraulein monsieur madame mademoiselle senor senora senorita don dona signor signora pan pani господин госпожа bey hanim
`);

/** What a street, building, body of water or institution is called: a name before it is a place, not a company. */
export const PLACE_NOUNS: ReadonlySet<string> = set(`
park street avenue road boulevard bridge river lake creek canyon valley mountain mountains mount hill hills island islands islet beach bay harbor harbour forest desert castle palace cathedral church chapel temple abbey mosque synagogue stadium arena theatre theater amphitheater amphitheatre museum hall university college hospital cemetery county province township village airport rainforest basin peninsula strait gulf ocean sea falls waterfall reef glacier peak cove ranch monument memorial zoo
strasse platz allee brucke fluss see berg tal wald schloss burg dom kirche museum schule universitat krankenhaus stadt bahnhof insel
rue avenue place pont riviere lac montagne vallee foret chateau cathedrale eglise musee ecole universite hopital gare ile
calle avenida plaza puente rio lago montana valle bosque castillo catedral iglesia museo escuela universidad isla playa
ulica aleja plac most rzeka jezioro gora dolina las zamek katedra kosciol muzeum szkola uniwersytet
улица проспект площадь мост река озеро гора долина лес замок собор музей школа университет остров
`);

/** Kinds of works that carry a title: what stands before or after one of these is a title. */
export const WORK_NOUNS: ReadonlySet<string> = set(`
album film movie song novel book episode trilogy soundtrack band poem painting comic manga anime sonata symphony ballet musical sequel prequel saga tale lyrics character protagonist villain chapter
roman buch lied serie album chanson livre pelicula libro cancion novela filme livro canzone romanzo powiesc ksiazka piosenka kniha pisnicka фильм роман книга песня альбом sarki kitap dizi
`);

/**
 * Words written with a capital although they name no company: days, months, planets, gods, rivers and cities. A capital
 * says nothing about them.
 */
export const PROPER_WORDS: ReadonlySet<string> = set(`
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
mercury venus earth mars jupiter saturn uranus neptune pluto titan europa luna io ganymede callisto orion sirius andromeda 
zeus hera apollo athena ares artemis hades poseidon eros juno minerva vulcan janus odin thor loki freya isis osiris ra anubis titan phoenix pandora aurora helios gaia calypso medusa achilles ajax hector hercules icarus 
 nile java sumatra borneo bali crete sicily danube rhine ganges yukon orinoco patagonia sahara everest aspen denver phoenix orlando aurora columbia victoria florence paris london berlin lincoln jackson washington madison austin houston dallas boston cleveland columbus lima havana santiago cordoba valencia granada sevilla verona siena lyon nice geneva oslo vienna prague delhi jordan chad georgia cuba turkey china india jamaica montana dakota virginia carolina alaska texas nevada oregon
christmas easter halloween thanksgiving ramadan hanukkah god bible quran internet english french german spanish italian latin roman greek american british
`);

/** What follows a word in the name of another organisation: Apple Records, Star Alliance, Capital One. */
export const ORGANISATION_TAILS: ReadonlySet<string> = set(`
records recordings pictures films press magazine gazette times herald tribune journal alliance orchestra symphony choir club fc cf united sox yankees league party foundation council ministry church one king queen
`);

/** What somebody or something is said to be right before its name: the goddess Nike, planet Mercury, Fluss Amazonas. */
export const APPOSITIONS: ReadonlySet<string> = set(`
goddess god deity planet moon asteroid constellation river city town village island state county president king queen prince princess emperor poet author writer novelist actor actress singer rapper painter composer philosopher inventor physicist scientist character hero heroine villain protagonist detective wizard warrior titan nymph saint saints surname nickname general colonel major lieutenant admiral marshal commander bishop duke count baron marechal amiral capitaine colonel lieutenant duc comte kapitan oberst admiral herzog graf mariscal almirante capitan coronel duque conde generale capitano duca conte general kapitan ksiaze генерал капитан адмирал маршал граф князь
gottin gott planet mond fluss stadt prasident konig konigin kaiser dichter autor autorin schauspieler schauspielerin sanger sangerin maler philosoph erfinder figur held heldin
deesse dieu planete lune fleuve ville president roi reine empereur poete auteur ecrivain acteur actrice chanteur chanteuse peintre philosophe inventeur personnage heros
diosa dios planeta luna rio ciudad presidente rey reina emperador poeta autor escritor actor actriz cantante pintor filosofo inventor personaje heroe deusa deus cidade rei rainha escritor ator atriz cantor pintor personagem dea dio pianeta fiume citta re regina scrittore attore attrice pittore personaggio
bogini bog planeta rzeka miasto krol krolowa poeta pisarz aktor aktorka malarz postac bohater bohyne buh reka mesto kral kralovna basnik spisovatel herec postava богиня бог планета река город король поэт писатель актер певец художник персонаж герой tanrica tanri gezegen nehir sehir kral yazar sair karakter
`);

/** States and countries that stand behind a comma after a city: Austin, Texas. */
export const REGIONS: ReadonlySet<string> = set(`
alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming ontario quebec alberta
england scotland wales ireland france germany spain portugal italy switzerland austria belgium netherlands denmark sweden norway finland iceland poland czechia slovakia hungary romania bulgaria greece turkey ukraine russia israel egypt morocco kenya nigeria ghana ethiopia india pakistan bangladesh china taiwan japan korea vietnam thailand indonesia malaysia singapore philippines australia zealand canada mexico brazil argentina chile peru colombia uk usa uae
deutschland osterreich schweiz frankreich spanien italien francia alemania espana italia portugal brasil mexico argentina colombia allemagne espagne italie suisse belgique polska niemcy czechy cesko slovensko nemecko россия германия франция turkiye almanya
`);
