export const words = `
appositions place_nouns: county fluss island river rzeka stadt village река
appositions work_nouns: character protagonist villain
appositions: acteur actor actress actrice actriz admiral aktor aktorka almirante amigo amiral asteroid ator
atriz attore attrice auteur author autor autorin baron basnik bishop bog bogini bohater bohyne bruder buh
cantante cantor capitaine capitan capitano chanteur chanteuse cidade citta city ciudad commander composer
comte conde constellation conte coronel count cousin daughter dea deesse deity detective deus deusa dichter
dieu dio dios diosa duc duca duke duque ecrivain ehefrau ehemann emperador empereur emperor epouse epoux
erfinder escritor esposa figlia figlio figur filosofo fils fiume fleuve fratello frere friend generale gezegen
god goddess gott gottin graf held heldin herec hermana hermano hero heroe heroine heros herzog hija hijo
husband inventeur inventor kaiser kapitan karakter king konig konigin kral kralovna krol krolowa ksiaze
lieutenant luna lune madre major malarz maler marechal mari marido mariscal marito marshal mesto miasto moglie
mond moon mother mutter nehir nickname novelist nymph oberst padre painter peintre pere personagem personaggio
personaje personnage philosoph philosophe philosopher physicist pianeta pintor pisarz pittore planet planeta
planete poet poeta poete postac postava prasident presidente queen rainha rapper re regina rei reina reine
reka rey rio roi saints sair sanger sangerin schauspieler schauspielerin schwester scientist scrittore sehir
singer soeur sohn sorella spisovatel state surname tanri tanrica titan tochter town vater ville warrior wife
wizard writer yazar адмирал актер бог богиня генерал герои город граф капитан князь король маршал певец
персонаж писатель планета поэт художник
aspect_heads shared: backup backups budget design display material onboarding premium reporting service
services support team tools training
aspect_heads: accessibility accreditation age analytics automation availability battery brand camera capacity
certification certifications climate color colors comfort communication compatibility consistency contract
cost costs coverage credentials credit culture customization debt deductible delivery diet diversification
documents durability ease education efficiency effort equipment exclusions expenses experience feature
features fee fees fit flexibility goals guarantee health humidity hygiene income ingredients insulation
insurance integration integrations interest license licensing light limits liquidity location maintenance
materials migration needs noise nutrition patience penalties performance planning portfolio power practice
premiums preparation price prices pricing privacy purpose qualifications quality range rate rates references
referrals reliability renewal reputation requirements research returns review reviews risk risks safety
savings scalability schedule score season security shipping size sizing soil space specialization speed
storage style sunlight taste taxes temperature term terms texture time timeline transparency type types uptime
usability ventilation warranty water weight
composers: bach beethoven brahms chopin debussy dvorak handel haydn liszt mahler mendelssohn mozart puccini
ravel rossini schubert schumann stravinsky tchaikovsky verdi vivaldi wagner
demonyms sure_proper_words: african american arabic asian australian austrian brazilian british buddhist
canadian catholic chinese danish dutch english european finnish french german greek hindu indian italian
japanese jewish korean latin mexican muslim norwegian polish portuguese russian scandinavian spanish swedish
swiss turkish victorian
demonyms towns: atlantic pacific
demonyms: alpine arab arctic argentine argentinian baltic belgian bulgarian californian caribbean celtic
chilean christian colombian colonial continental croatian cuban czech egyptian estonian ethiopian filipino
hawaiian hungarian icelandic indonesian iranian iraqi irish israeli kenyan latvian lebanese lithuanian
malaysian mediterranean moroccan nigerian nordic oriental pakistani persian peruvian roman romanian scottish
serbian slovak syrian texan thai ukrainian vietnamese welsh
given_names places proper_words: florence santiago
given_names places regions proper_words: georgia virginia
given_names surnames: curtis dean douglas gilbert gordon graham harvey herbert howard james joyce kelly lewis
martin mitchell morgan nelson perry ray rose ross russell ryan scott simon stanley taylor vance vaughn wallace
warren wayne winston wyatt
given_names towns: antonio charlotte diego jose paulo salvador sofia
given_names: aaron abby abel abigail abraham achille ada adam adele adolf adrian agatha agnes agnieszka ahmed
aileen aimee aisha akira alan albert alejandro aleksander aleksandr alessandro alex alexa alexander alexandra
alexei alexis alfonso alfred ali alice alison alma alois alphonse amadeus amanda amber ambrose amelia amos amy
ana anastasia anders andre andrea andreas andrew andrzej andy angela angelo angus anita anja ann anna anne
anneliese annie anselm anthony antoine antoinette anton antonia archibald aristide arnold arthur arturo ashley
astrid august auguste aurelio ayse barack barbara barnaby barry bartholomew basil beatrice bela ben benedict
benito benjamin bernard bernhard bertha bertrand beth betty beyonce bianca bill billy bjorn bob bobby bonnie
boris brad brandon brian bridget bruce bruno caleb calvin camila camille camilo candice carl carla carlo
carlos carlotta carmen carol caroline caspar casper catherine cecilia celine cesar chad charlene charles
charlie chester chevy chiara chloe chris christian christina christine christoph christopher claire clara
clarence claude claudia claudio clement clifford clint colin connie conrad constance cornelius cosmo courtney
craig cynthia cyril daisy dale dan daniel daniela dante darren dave david davide debbie deborah delia demi
denis dennis derek desmond diana diane dick dirk dmitri dmitry dolly dominic dominik don donald donna dorian
doris dorothy doug dustin dwayne dwight dylan earl ebenezer ed eddie edgar edith edmund eduardo edward edwin
egon eileen eleanor elena eli elias elijah elisabeth elizabeth ella ellen elliot elmer elon elsa elsie elvis
emanuel emil emilia emily emma emre enrico enrique enzo eric erich erik erika ernest ernst errol esteban
esther ethan eugene eugenia eugenio eva evan eve evelina evelyn ezra fabian fatima fatma federica federico
felicity felix ferdinand fernanda fernando fidel filip fiona flora floyd francesca francesco francine francis
francois frank franz fred frederick friedrich fritz gabriel gabriela gail galileo garrett gary gavin gene
genevieve geoffrey georg george georges gerald gerard gerda gertrude gianni gideon giles ginger giorgio
giovanna giovanni giselle giulia giuseppe glen gloria godfrey gottfried grace graciela greg gregory gretchen
guido guillaume gunther gustav gustavo gwen hakan hank hannah hans harold harriet harrison harry haruto hassan
heather hector heidi heinrich heinz helen helena henri henry hermann hermione hieronymus hilary hildegard
hiroshi homer horace horst howie hugh hugo humphrey ian ibrahim ida ignacio igor imogen ines inge ingrid irene
irma irving isaac isabel isabella isadora isolde ivan ivana jack jackie jacob jacques jade jake jakub jamie
jan jane janet jared jasmine jason jasper javier jay jean jeff jeffrey jennifer jenny jeremiah jeremy jerome
jerry jessica jesus jill jim jimmy jiri joachim joan joanna joao joaquin jody joe joel johan johanna johannes
john johnny jon jonas jonathan jordan jorg jorge josef joseph josephine joshua juan juana judas jude judith
judy jules julia julian julie julien julius jurgen justin kai karen karin karl karla kasper katarzyna kate
katerina katherine kathleen kathryn keanu keira keith ken kendall kenji kenneth kevin khalid kim kira kirk
klaus konrad krista kristen krzysztof kurt kyle kylie lana lance larissa larry laszlo laura lauren laurent
layla lea leah leif leila lena leo leon leonard leonardo leonid leroy leslie lester li liam lily lina linda
lionel lisa liz lloyd logan lola lorena lorenzo lorraine lothar lou louis louise luca lucas lucia luciana
lucien lucille lucy ludwig luigi luis lukas luke luther lydia mabel madeleine magda maggie malcolm manfred
manuel marc marcel marcello marco marcus margaret marguerite maria marian marie marina mario marion mark
markus marlene marlon marta martha martina marvin mary mateo mathilde matt matteo matthew matthias maurice max
maxime maximilian maya megan mehmet melanie melissa melvin mercedes meryl micah michael michel michelle mick
miguel mike mikhail mila mildred milo milton mina ming miranda mohamed mohammed molly mona monica moritz
mortimer moses muhammad muriel mustafa myra nadia nancy napoleon natalia natalie nathan ned neil nelly
nicholas nick nico nicolas nicole niels nigel nikita nikola nils nina noah noam nolan nora norbert norma
norman octavia odette olga oliver olivia omar ondrej ophelia orson orville osama oscar oskar otis otto owen
pablo pamela paolo pascal pat patricia patrick patti paul paula pauline pawel pedro peggy penny percy peter
petr petra phil philip philippe phoebe phyllis pierre pilar piotr plato quentin quincy rachel rafael ralf
ralph ramon ramona randy raphael raul raymond rebecca reginald reinhard renee rex rhett ricardo richard rick
rihanna rita rob robert roberto robin rocco rodney rodolfo rodrigo roger roland rolf romeo ron ronald ronnie
rosa rosalind rosemary rosie rowan roy rudolf rudy rufus rupert ruprecht ruth sadie sakura sally salma
salvatore sam samantha samson samuel sandra sara sarah saul sean sebastian selena serena sergei seth seymour
shakira shane sharon sheila shirley sidney siegfried sigmund sigrid silvia silvio simeon simone siri solomon
sonia sophia sophie stan stefan stefano stella stephanie stephen sterling steve steven stuart sue susan
suzanne sven sylvester sylvia tabitha takeshi tamara tanya tatiana ted teresa terry tess thaddeus thelma theo
theodor theodore theresa thiago thomas tiffany tim timothy tina tobias toby todd tom tomas tomasz tommy tony
tracy trevor trudy truman ulrich ulysses umberto ursula usain uwe valentina valerie vanessa vera vernon
veronica vicente victor victoria viktor vince vincent vincenzo viola vito vivian vladimir walt walter wanda
wei wendy werner wilbur wilfred wilhelm will william willy wolfgang xavier yann yasmin yoko yolanda yuki yuri
yusuf yves yvette yvonne zachary zara zelda zoe zofia александр алексеи анатолии андреи анна антон борис вадим
валентин василии виктор владимир галина георгии дарья денис дмитрии евгении екатерина елена иван игорь ирина
кирилл константин лев леонид лидия максим мария михаил надежда наталья николаи оксана олег ольга павел петр
роман светлана сергеи станислав татьяна федор юлия юрии яна
gods: afrodita aphrodite apollon apolo ariadne artemisa atenea athene atlas bacchus baldur bastet brahma
cassandra ceres charon circe cronus cupid daedalus demeter diana dionisio dionysus echo eurydice faunus freyja
frigg ganesha hathor hecate hector hefesto heimdall hephaestus heracles hermes hestia horus indra iris jason
kali krishna kronos lakshmi midas narcissus nike nyx odysseus orpheus pan pegasus persephone perseus
prometheus ragnarok rama rhea sekhmet selene seth shiva styx theseus thoth titan triton tyr valhalla valkyrie
vesta vishnu
greek_letters: alpha beta delta epsilon eta gamma iota kappa lambda omega omicron sigma theta upsilon zeta
honorifics appositions: aunt brother colonel father general president prince princess saint sister uncle
honorifics sure_proper_words: dr frau herr madame monsieur mr mrs ms pani prof senor senora signor signora
honorifics: bey captain don dona fraulein hanim judge king lady lord madam mademoiselle miss pan pope
professor queen senator senorita sergeant sir st господин госпожа
months: abril agosto aout aprile august avril decembre dezember dezembro dicembre diciembre enero febbraio
febrero februar fevereiro fevrier gennaio giugno janeiro januar janvier juillet juin julho juli julio junho
juni junio luglio maggio mai maio marco mars marz marzo mayo novembre novembro noviembre octobre octubre
oktober ottobre outubro septembre septiembre setembro settembre
mountains: alpen alpes alps appalachians ardennen ardennes cascades catskills cevennes dolomites dolomiti
karpaten ozarks pirineos vosges
organisation_tails: alliance cf choir church club council fc films foundation gazette herald journal king
league magazine ministry one orchestra party pictures press queen recordings records sox symphony times
tribune united yankees
physicists: ampere bohr copernicus curie darwin faraday fermi feynman galileo hawking heisenberg hertz joule
kelvin kepler ohm pascal planck schrodinger turing volta
place_nouns: abbey airport aleja allee amphitheater amphitheatre arena avenida avenue bahnhof basin bay beach
berg bosque boulevard bridge brucke burg calle canyon castillo castle catedral cathedral cathedrale cemetery
chapel chateau church college cove creek delta desert dolina dom ecole eglise escuela falls forest foret gare
glacier gora gulf hall harbor harbour hill hills hopital hospital iglesia ile insel isla islands islet jezioro
katedra kirche kosciol krankenhaus lac lago lake las memorial montagne montana monument mosque most mount
mountain mountains musee museo museum muzeum ocean palace park peak peninsula plac place platz playa plaza
pont province puente rainforest ranch reef rio riviere road rue schloss schule sea see stadium strait strasse
street synagogue szkola tal temple theater theatre township ulica universidad universitat universite
university uniwersytet valle vallee valley wald waterfall zamek zoo гора долина замок лес мост музеи озеро
остров площадь проспект собор улица университет школа
places mountains: andes apennines azores balkans carpathians hebrides himalayas pampas pyrenees rockies
places proper_words presidents: cleveland madison
places proper_words: aspen austin bali berlin borneo boston carolina columbus cordoba crete dakota dallas
denver everest geneva granada havana java london lyon nice orlando oslo paris patagonia phoenix prague sahara
sevilla sicily siena sumatra valencia verona vienna
places regions proper_words: alaska nevada oregon
places sure_proper_words towns: africa america asia europe
places towns: aarhus accra adelaide alentejo alexandria algarve alsace amman amsterdam ankara antalya antwerp
aragon arequipa asturias asuncion athens auckland bangkok barcelona bari basel bavaria beijing beirut belfast
bergen bern bilbao boise bordeaux braga brighton brisbane bristol brno bronx brooklyn bruges brussels budapest
burgos bursa busan cadiz cairo calgary cali cardiff cartagena casablanca catania charleston chengdu cincinnati
coimbra cologne copenhagen cork cornwall cusco cyprus davos detroit doha dresden dubai dublin durban durham
edinburgh extremadura frankfurt galicia galway gdansk ghent glasgow graz haifa halifax hamburg hangzhou hanoi
hartford helsinki holstein ibiza incheon innsbruck istanbul izmir jeddah jena jerusalem kazan kharkiv krakow
kyoto lagos lausanne leeds leipzig lille limerick linz lisbon liverpool lodz lviv macau madeira madrid malaga
mallorca malmo malta manchester manhattan manila marseille medellin melbourne memphis milan milwaukee modena
montevideo montreal moscow mumbai munich murcia muscat nagoya nairobi nantes naples nashville navarra nepal
newcastle norfolk oakland odense omaha osaka palermo parma penang perth phuket portland porto poznan pretoria
provence providence quito rennes reykjavik riyadh rome rosario rotterdam saigon salamanca salzburg santander
sapporo sardinia savannah scandinavia seattle seoul shanghai sheffield stavanger stockholm strasbourg sydney
taipei tampa tampere tenerife toledo toronto toulouse tucson tunis turin turku tuscany uppsala utrecht
vancouver venice warsaw wellington wroclaw yorkshire zaragoza zurich
places universities towns: cambridge oxford
places: aberdeen aconcagua agra aleppo alps amalfi amazonia andalusia angkor antarctica antioquia appalachia
arctic assam atacama babylon baghdad bahia bath bengal berkeley bhutan bohemia boulder brittany bukhara
burgundy cannes cantabria canterbury canton capri caribbean carinthia carthage catalonia ceylon champagne
chiapas columbia concord corfu corinth corsica cumbria dakar dalmatia damascus darjeeling dayton delft delhi
delphi denali devon donegal dorset dundee essex etna evian evora exeter ferrara fez fiji formosa fuji genoa
goa gobi haarlem hampton hawaii highlands himalaya hobart hokkaido houston hue hunan isfahan istria jaffa
jaipur jalisco jeju kabul kalahari kansas kashmir kent kerala kerry kilimanjaro kimberley kingston kobe kruger
kyushu labrador ladakh lancashire lancaster lansing leiden leon lexington liguria lima lincoln lombardy lombok
lucerne luxor luzon majorca malacca malibu manitoba marrakesh mazovia mecca medina mendoza menorca mesopotamia
mombasa montana monterey moravia munster mykonos napa nara navarre newport normandy northumberland norwich
novgorod nunavut oaxaca oceania odessa okinawa olympus orkney otago palawan petra piedmont pilsen pisa
plymouth polynesia pomerania princeton punjab quebec queensland ravenna rhineland rhodes rioja sahel salta
samara samarkand samoa santorini saskatchewan saxony sedona serengeti seville shetland shiraz siam siberia
sichuan silesia sonoma sonora sparta spokane styria suffolk sussex suzhou swansea tabriz tahiti tahoe tangier
tasmania tehran texas thebes tibet timor tonga transylvania tripoli troy tyrol ulster umbria ushuaia
valparaiso vesuvius vichy wallachia waterford weimar yellowstone yosemite yucatan yukon yunnan zanzibar
planets: ceres earth enceladus europa mars merkurius titan uran
presidents: biden coolidge eisenhower garfield harrison jackson lincoln mckinley taft truman trump washington
proper_pairs: african_american african_americans american_dream american_history american_horror
american_revolution atlantic_ocean black_sea central_america central_park civil_war costa_rica dead_sea
eastern_europe federal_reserve golden_gate grand_canyon great_britain high_street hong_kong indian_ocean
latin_america latin_american mars_rover middle_east milky_way mount_everest national_forest national_gallery
national_guard national_health national_institute national_institutes national_museum national_park
national_parks national_weather native_american native_americans new_delhi new_england new_jersey new_mexico
new_orleans new_york new_zealand north_america north_american north_carolina north_dakota north_korea
northern_california northern_ireland olympic_games pacific_coast pacific_northwest pacific_ocean puerto_rico
red_cross red_sea saudi_arabia silicon_valley social_security solar_system south_africa south_america
south_american south_carolina south_dakota south_korea southern_california sri_lanka supreme_court
times_square united_arab united_kingdom united_nations united_states wall_street west_virginia western_europe
white_house world_bank world_cup world_war
proper_words gods: achilles ajax anubis apollo ares artemis athena calypso eros freya gaia hades helios hera
hercules icarus isis janus juno loki medusa minerva odin orion osiris pandora poseidon ra thor vulcan zeus
proper_words planets gods: mercury uranus venus
proper_words planets: callisto erde ganymede giove jowisz jupiter marte mercure mercurio merkur merkury neptun
neptune neptuno nettuno pluto saturn saturne saturno terre tierra urano venere wenus ziemia
proper_words rivers: danube ganges nile orinoco rhine
proper_words star_signs: aquarius aries capricorn libra pisces sagittarius scorpio taurus virgo
proper_words sure_proper_words months: april december february january july june march may november october
september
proper_words sure_proper_words weekdays: friday monday saturday sunday thursday tuesday wednesday
proper_words sure_proper_words: bible christmas easter halloween hanukkah quran ramadan thanksgiving
proper_words: andromeda august aurora ay chad china columbia cuba delhi dunya earth east europa god gunes
hector houston india internet io jackson jamaica jordan leo lima lincoln lua luna lune maan mars mond monde
montana moon mundo neptunus north ouest pluton sirius soleil sonne south sun texas titan turkey victoria
washington welt west world yukon
regions rivers: colorado mississippi
regions sure_proper_words towns: austria bangladesh spanien россия
regions sure_proper_words: alemania allemagne almanya argentina australia belgique belgium brasil brazil
bulgaria california canada cesko chile colombia czechia czechy denmark deutschland egypt england espagne
espana ethiopia finland florida france francia frankreich germany ghana greece hungary iceland indonesia
ireland israel italia italie italien italy japan kenya korea malaysia mexico morocco netherlands niemcy
nigeria norway ontario osterreich pakistan peru philippines poland polska portugal romania russia schweiz
scotland singapore slovakia spain suisse sweden switzerland taiwan thailand turkiye uae uk ukraine usa vietnam
wales германия
regions: alabama alberta arizona arkansas china connecticut delaware hampshire hawaii idaho illinois india
indiana iowa jersey kansas kentucky louisiana maine maryland massachusetts michigan minnesota missouri montana
nebraska nemecko ohio oklahoma pennsylvania quebec slovensko tennessee texas turkey utah vermont washington
wisconsin wyoming zealand франция
rivers: amazon columbia congo darling ebro elbe euphrates indus loire mekong murray niger oder po rhone seine
tagus thames tigris vistula volga yangtze yukon zambezi
shared: account accounts aktien app apps audio baby bar basic bistro blog bonus broker browser budgets buffet
burnout bus business button camping cashback chat check check-in check-out checklist checkliste checks chef
cloud coaching computer consulting container content controlling creme crosstraining crowdfunding curry
dashboard deadline demo designer dessert digital download downloads drink drinks e-mail email etf factoring
fan fans feedback film fitness fitnessstudio format formate foto fotos freelancer gel golf hardware hobby
hockey homepage hotel hotels influencer internet job jobs jogging keyword keywords kontrast laptop laptops
leasing limit link links login lotion mail mails make-up management manager manual marathon marketing meeting
meetings menu minus minute mix mixer mobile model modell modelle moment monitoring neutral newsletter normal
offline online optimal option optionen original outdoor parking party pasta peeling personal pilates pizza
plan plugin plugins plus podcast pool problem probleme profil programm radio ranking rating ratings region
restaurant restaurants router sauce scoring serum server shampoo shop shops single smartphone smartphones
snack snacks software spa sponsor sponsoring spray standard standardisierung start-up startup startups status
streaming stress system systeme tablet tablets tattoo taxi teams teenager template templates tennis test tests
ticket tickets tip tipp tipps tips toast tool total tracking trainings trend trends trial triathlon update
updates upload video videos virtual website websites wellness workout workshop workshops yoga zentral
star_signs: acuario balance belier cancer capricorne capricornio escorpio fische gemeaux gemini geminis
jungfrau krebs leo lowe piscis poissons sagitario sagittaire schutze scorpion skorpion steinbock stier taureau
tauro verseau vierge waage wassermann widder zwillinge
sure_proper_words towns: afrika algeria amerika bayern croatia estonia eu griechenland latvia lithuania
luxembourg serbia slovenia tunisia россии украіна украіні
sure_proper_words: alemanha americans ampere apr asien aug august avrupa belgie belgien bluetooth britain
celsius cesku china christian ci cie covid covid-19 danemark danmark dec diwali dollar duitsland earth eastern
espanha estados eur euro europa europeans europie euros evropa fahrenheit feb franca franken frankrijk fridays
germania germans god grossbritannien hertz ihnen ihr ihre ihrem ihren ihrer ihres india internet jan jul jun
kelvin kerst latinoamerica lei mar maroc medieval mediterranean mondays natal natale navidad nederland
new-year niederlande niemczech noel norge northern nov oct ostern pan pana panstwo paques pascoa pascua pasen
pask pasqua pays-bas pfingsten pfund polen polsce polski protestant quebec regno renaissance richter roman
saturdays schweden sep sept sie silvester southern spagna spanje sudan sundays sverige svizzera texas
thursdays tuesdays turk twoj twoja twoje twojego tyskland u ue unia unidos unii unito us usted ustedes uw vi
volt wam was watt web wednesdays weihnachten western wi-fi wielkanoc wifi yen беларусь европа европе евросоюз
казахстан рф турция украина украине
sure_terms: 2fa abs ac ad adhd ag ah ai aka am ansi aow api apis apr apy arr asap atm atms au b2b b2c bafin bc
bes bev bic bmi bpa bpm brl bsn btu btw bv cac cal cd cdb cdd cdi cdp ceo cep cet cfo chf cif cl cm cms cmyk
cnpj co2 coo copd cpc cpf cpi cpm cpu crm css csv cta cto ctr czk d2c dam dask db dba din diy dkk dl dna dni
dns dsgvo dvd eg en epa epo erp est eta etc etf etfs eur eurl ev evs faq faqs fda fgts fha fps fsa ftp fyi gb
gbit gbp gbps gdp gdpr ghz gif gmbh gmt gps gpt gpu h2o hd hdd hdmi hepa hiit hipaa hmo hoa hr hris hsa html
http https hu hvac hz i ia iaas iban id ids ie ii iii imap imu inc inss iof ios ip iptu ipv4 ipv6 ipva ira
iras irpf irs isee iso itv iv iva ix jpeg jpg jpy json kb kc kcal kdv kft kfz kg ki km kmh kpi kpis kr krs kvk
kvkk kw kwh lan lcd ldd ldds led leds lgpd lkw llc llm llms lms ltd ltda ltv mah mb mbit mbps mei mfa mg mhz
ml mm mp3 mp4 mph mrr mw n/a nda ndas nfc nfe nfpa nie nif nip nlp no nok oc oh ohg ok okr okrs oled ooo osha
otp paas pc pci pcp pcs pdf pdfs pec pesel pet ph phev pim pin pins pkw pln pm pmi png pop3 pos ppo pr ps psi
pst ptsd pvc qa qr ram rfi rfp rgb rgpd rmb rodo rohs roi rom rpe rpm rrso rss rsvp rub s.r.o saas sarl sas
schufa sdk sec sek seo sepa sftp sgk siren siret sl sla slas sms smtp sns soc sop sops spa spf spid sql srl
ssd ssds ssh ssl sso sus suv tae tari tb tbd tc tin tl tls try tuv tv tva tvs ug uhd ui url urls urssaf usb
usd usda utc uv uva uvb ux v vat vi vii viii vip vo2 vof vpn vs wan wh wi-fi wlan www x xi xii xml yaml yes
ytd zl zus zzp гост егэ жкх инн ип каско мрот ндс ндфл нпо ооо осаго смс снилс цб
surnames physicists: edison einstein maxwell newton tesla
surnames presidents: adams bush carter clinton grant harding hayes hoover jefferson johnson kennedy monroe
nixon obama reagan roosevelt wilson
surnames: allen anderson armstrong bach bailey baker baldwin barnes becker beckett bell bennett berg black
blake bond bowie bradley brooks brown bryant buck burke burns burton butler campbell carnegie carpenter carson
chandler chaplin chase chavez christie churchill clark clarke cohen cole coleman collins cook cooper cox
crawford crosby cruz curry dahl dalton davidson davis diaz dickens dickinson dior disney dixon doyle drake
duncan dyson eastwood edwards eliot elliott ellis emerson evans faulkner ferguson fisher fitzgerald fleming
forbes ford foster fox franklin freeman freud garcia gates getty gibson goldman gomez goodman gray green
griffin guggenheim hall hamilton hansen hanson hardy harper harris harrison hart hawkins hearst hemingway
hendrix hepburn hernandez hill hilton hitchcock hoffman holmes hopkins houston hudson huffman hughes hunt
hunter huxley jackson jenkins jennings jensen jones jordan kaiser kaplan keller kelley kellogg kerr king klein
knight kraft kramer lambert lane larson lauder lawrence lawson lee lennon lincoln lopez lynch macarthur
mandela marley marshall martinez mason mccarthy mccartney mellon mendoza meyer michelin miller mills
montgomery moore morris morrison morse morton mozart muller murphy murray musk myers newman nobel norris
orwell owens page palmer parker patterson paulson pearson perez peters peterson phillips picasso pierce porter
potter powell price pulitzer putnam quinn ramirez randall reed reese reid reynolds rhodes rice richardson
riley rivera roberts robertson robinson rockefeller rodriguez rogers sanchez sanders schmidt schneider schultz
schwartz sears shakespeare shaw sheridan sherman simmons simpson singer skinner sloan smith snyder spencer
spielberg steele stein steinbeck stephens stevens stevenson stewart stone strauss sullivan swift tanner
thompson thomson thoreau tolkien torres travis tucker turner tyler tyson vanderbilt wagner walker walsh walton
ward warhol warner washington watson watts webb weber webster weiss welch wells west westinghouse wharton
wheeler white whitman whitney wilde wilkins williams williamson willis winfrey wolf wolfe wood woods woolf
wright york young zimmerman
towns: aachen abu acores afghanistan aires alacant albania albuquerque alicante alpen alps ameryka amiens
anchorage andalucia angeles angers anglia angola annecy antwerpen apac arctic armenia athen atlanta augsburg
aveiro avignon aviv azerbaijan badajoz bahamas bahrain balkan baltimore bandung bangalore barbados belarus
belem belgia belgrade bengaluru beograd birmingham bogota bolivia bologna bonn bosnia botswana brandenburg
brasilia bratislava bregenz bremen brescia brest bretagne brugge brussel bruxelles bucharest bucuresti buenos
buffalo burgenland bydgoszcz calabria cambodia campinas canarias canberra cancun caracas castilla cataluna
chennai chiang chicago christchurch cluj colombo corse coruna cracow curitiba dach debrecen delhi dhabi dhaka
dijon dominican dortmund dusseldorf ecuador edmonton egipto eindhoven emea emirates erfurt espoo essen europa
europaische faro firenze fortaleza francisco francja freiburg fukuoka gatwick gdynia genf genova gent gijon
girona goiania goteborg gothenburg grecia greenland grenoble groningen guadalajara guangzhou guatemala
guayaquil haiti hannover heathrow heidelberg hessen hiszpania hoboken holandia honduras hong honolulu
hyderabad iran iraq islamabad jacksonville jakarta janeiro jersey johannesburg karachi karlsruhe karnten
kassel kathmandu katowice kazakhstan kiel kiev kingdom klagenfurt kolkata koln kong kopenhagen kosice kosovo
krakau kuala kuwait kyiv lahore laos latam lebanon leicester leon libya lima limoges lisboa ljubljana
lombardia louisville lublin lugano lugo lumpur luzern macedonia mainz mali manaus mannheim marrakech
mecklenburg mediterranean mendoza mesa miami milano minneapolis moldova monaco mongolia monterrey montpellier
moskau moskva mozambique munchen myanmar namibia napoli nicaragua niedersachsen nimes nordrhein normandie
nottingham nurnberg odesa olomouc oman orleans ostrava ottawa padova palma pamplona panama paraguay petersburg
philadelphia pittsburgh plovdiv plzen potsdam prag praha puebla puglia pune qatar queens queretaro raleigh
recife regensburg reims richmond riga rio rochester roma rostock rwanda saarland sachsen sacramento sao
sarajevo sardegna savoie schleswig senegal shenzhen skandinavien somalia southampton states steiermark
stuttgart surabaya syria szczecin szeged szwajcaria tallinn tanzania tarragona tessin thessaloniki thuringen
tijuana timisoara tirol tokyo torino toscana tours trieste trondheim tulsa turecko turkei uganda ulm united
uruguay uzbekistan varna vegas veneto venezia venezuela vigo vilnius vorpommern warszawa westfalen wichita
wien wiesbaden winnipeg winterthur wlochy wurttemberg wurzburg yemen yokohama york zagreb zambia zealand
zimbabwe αθηνα ελλαδα ελλαδασ θεσσαλονικη екатеринбург казань києві киів львів москва москве москвы
новосибирск одеса одесі петербург петербурге санкт харків
universities: berkeley brown caltech columbia cornell dartmouth duke emory georgetown harvard northwestern
princeton rice stanford vanderbilt yale
weekdays: dienstag dimanche domingo donnerstag freitag jeudi jueves lundi lunes mardi martes mercredi
miercoles mittwoch montag sabado samedi samstag sonntag vendredi viernes
work_nouns: album anime ballet band book buch cancion canzone chanson chapter comic dizi episode film filme
kitap kniha ksiazka libro lied livre livro lyrics manga movie musical novel novela painting pelicula piosenka
pisnicka poem powiesc prequel roman romanzo saga sarki sequel serie sonata song soundtrack symphony tale
trilogy альбом книга песня роман фильм
`;
