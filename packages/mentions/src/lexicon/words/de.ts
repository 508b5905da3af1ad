export const words = `
advice: abbau abbruch abdecken aber abfluss abgabe abgas abkleben ablage ablauf abnahme abonnement abreise
absatz abschlag absender absprache absturz abwasch abwasser abzug acht achtel adapter aggregat akku aktie
aktion akzent algen alkohol alle alleinstehende allerdings allergie allergiker alternative altersvorsorge
amateur ambiente ampel analyse anbau andrang anfahrt angabe angehorige angestellte anhang ankauf ankunft
anlauf anleger anleihe annahme anrede anreise anreiz anruf anschrift ansprechpartner ansprechperson anstieg
anstrich antenne antrieb anwaltin anwender apfelmus appetit arbeitgeber arbeitnehmer arbeitsagentur argument
aroma arzneimittel arztin aspekt atmung aufenthalt aufnahme aufstrich auftraggeber augenblick augenmass
ausgangspunkt ausnahme aussenwand ausserhalb ausstieg automat autor avocado bakterien balance bald basis
batterie bau beachten beamte beantragen becher bedarf bedaure bedenken befund begriff behalter beide beim
bekommen belag benotigen benutzer benzin beobachten berechnen beschreiben beschriften beschwerden besorgen
bestellen betrachten betreiber beute bevor beweis bewohner bilanz bin bindung bis bissen bist blumenkohl
bohren bohrer bonitat box branche braten brause brennstoff brokkoli bruhe buchung bundesbank butterbrotpapier
cafe cent champignons chance charakter chemie chemikalien chili chlor code couch da dabei dadurch dafur damit
dammen dammung daneben darf darin darm daruber darum daten dauerhaft daumen dazu deckung dein dem demenz depot
des deshalb deziliter diagnose diat dich diese diesel diplom dir dirigent distanz doch dokument dort drang
drei dreieck dreissig drittel drittens du dunge durch dutzend dynamik eben ebenso effizienz eher eier eigelb
eigenanteil eigenart eigenheim eigenkapital eignung einfuhr einige einnahme einspruch einstieg einwirken
einzelfall einzelhandel eiweiss elektriker elektro elektronik element elf ellbogen emission empfehlenswert
ensemble entgelt entscheiden entscheidend erdgeschoss erdung erhalt erkundigen erlos ermitteln erst erstellen
erstens erwachsene erwarmen erwerb erzeuger essenz etage etikett etliche etwas euch euer eure existenz experte
extrakt faktor falte familienmitglied faser fassade fensterbank figur filet filiale finanzen firmen fixkosten
fleiss fliese fliesenkleber flohmarkt flur fohn folter fond formel formular formulieren fracht freiberufler
freuen freunde freundin frischhaltefolie frisur fugenkreuz fuhren fulle fullung fundament funf funk furcht
ganze garantie garzeit gastgeber gattung geback gebot gebrauchtwagen gefass geflugel gefriertruhe
gegebenenfalls gegen gegenwart geltung geniessen gerausch gern gesamtkosten geschirr gesellschafter gestern
gesuch gewebe gewerbe gewissen gier giessen gips girokonto glaubiger gleichzeitig gluhbirne grab grafik gramm
grat griess grippe grundieren gunst gymnastik habe haftpflicht haftung halbjahr halfte hallo halteverbotszone
handelsregister handy harke harz hatte hauch haufen haufig haupt hefe heilung heirat heizen heizol helfer
herkunft hersteller heute hier hierzu hilfsmittel hintergrund hinzufugen hirn hohepunkt holle honorar hufte
humor hundert hygiene hypothek ihm ihn image imbiss immer impfen impfung impressum index individuum industrie
ingwer inhaber inkasso inland innenraum innere innerhalb insbesondere inserat insgesamt insolvenz instanz
instrument intervall inventar ja jalousie jede jedoch jemand joghurt jubilaum jugendliche jurist kabine kakao
kandidat kann kantine kapsel karenzzeit karriere karton kategorie kaution kein keks kilo kilowattstunde kinn
kita klage klammer klappe klausel klebeband kleben kleber klick klingel klo klopfen kneten knolle kocheln
kochin kohlenhydrate kollege komma kommentar kommt kommune komponente kompost kompromiss konferenz konfiture
konflikt kongress konkurrenz konnte konsequenz konsistenz kontakt kontext kontrolle konzept konzert kopfhorer
kopie korrektur korrosion kosmetik kosmetika kostenvoranschlag kraftfahrzeug kraftwerk krampf krankenkasse
kratzer kredit krise kriterien kriterium kulanz kundendienst kundenservice kundigen kurbis labor ladegerat
ladekabel laien lappen laser lassen lauch lauf lautsprecher leiche leider leiste leitfaden lektion lekture
leser lid liebling lieferant lieferschein lieferzeit liegt limette liter lizenz logik lokal lunge luxus lyrik
mag magnesium mahlen mahnung majoran makel mal man manche mandant mappe markieren marmelade massage massnahme
materialien matratze maximum mechanik medien medikament medizin mehr mehrfamilienhaus mehrwertsteuer mein
meist meistens melden meldung melone mentor merkblatt messung methode mich mikrofasertuch mikrowelle milliarde
milligramm milliliter millimeter million mindestlaufzeit mineralien mineralwasser minimum mir mischen misst
mittelpunkt mochten modus mogen mogliche mohre montieren moral mord mulltonne multiplikator muskulatur muss
musste mwst mythos nachbarin nachlass nachsendeauftrag nachweis nahrstoff nahrwerte naht namlich natron neben
nein nennen netto netzwerk neuheit niederlage niederschlag niemals niemand niveau norm notar notieren notiz
notwendig nuance nummer nun nur nutzer nutzung ob obergrenze oberschenkel objekt objektiv obwohl offnung oft
ohne okostrom olen olivenol optik optional orchester ordner organ ozean pacht packliste packung palette panne
papa pappe paprika parameter parfum parkett partei partie partner partnerin passage pate patient pauschale
pedal pendler pension perspektive petersilie pfote pfutze phase physik pickel pille pinzette pixel plakat
police polizei pommes pore portion porto potenzial praxis pressen prinzip prise privatperson privatsphare
produkt prognose projekt prospekt protein protokoll prototyp provision prozent prozess prufen publikum pulli
pullover purieren putz quadrat quartal quote rampe rasieren rasierer ratgeber rechnen rechner referenzen
reform regelmassig reiben reihenfolge reinigen reiniger rekord rektor religion rendite rentner reparatur
reserve respekt rest resultat rezeptur rhythmus richtlinie rinne risiken risiko riss rollladen route routine
rubrik ruckgabe ruckkehr ruhren rum rumpf rundung russ rutsche sachverhalt sachverstandige sahnesteif saison
samt sau saugen saugnapf saure schadel schande scharnier schauen scheck schema schicken schlauch schleim
schliessen schlinge schlitz schmelzen schmetterling schmierseife schminke schnaps schnitzel schnupfen schock
schoss schraubendreher schraubenzieher schublade schuldner schutteln schwamm schwangere schweiss schwindel
sechs sehnsucht seid sein seit sekt sektor selbst selbstbewusstsein selbststandige sellerie semester seminar
senden sendung senf senior sensor serie servieren setzen setzling siehe signal silikon sitte skala ski so
sobald sofern soja solange solaranlage soldat soll sollte sonderangebot sonderfall sondern sonnencreme
sonnenlicht sonnenschein sonnenschutz sonst sorgfalt sorte sortieren sosse soweit spaghetti spanne spater
spatzle spazieren speicher spende sperre spezialist spinat spulbecken start startguthaben statik statistik
statt stattdessen steckdose stecker steckling stellenanzeige stoppuhr storung strafe strassenschuhe strategie
streich strenge stromausfall strophe struktur studie studienplatz studierende studio studium stundenlohn
stundensatz sturz substanz sucht symbol symptom tabak tablette tagesgeldkonto tank taschenlampe taschenrechner
tastatur taste tau tausend technik teig teilnahme teilnehmer telefon telefonat temperatur tendenz terrasse
testament textil textilien theater themen theorie therapeut therapie thermometer thermostat tiefkuhlfach
tilgung toilette toilettenpapier toleranz tomatenmark tragetasche trainer trane trauer treffpunkt trennen
treppenhaus tresor trick trocknen trockner trotz tumor tupfen typ uben ubergabe ubergangszeit ubernahme
ubersetzer ubrigens umfeld umfrage umgang umkreis umruhren umstand umzugsunternehmen ungefahr ungeziefer
ungluck unkraut unruhe uns unsere unter unterkunft unternehmer untersetzer unze urin urkunde varianten vase
vegetarier ventil ventilator verantwortliche verarbeiten verbinden verbot verbrauch verbraucherzentrale
verdacht verdienst verfall vergessen vergleichsportal vergnugen verhalten verhandeln verhandlungsspielraum
verlust vermeiden vermerk vermittler vernunft verputz verruhren vers versagen verschieben verschleiss
verschluss versicherer versicherte versicherungsnehmer version versorger verstand versteck verstoss verteilen
vertragslaufzeit vertrauen vertreter vertrieb verwalter verwandte verweis verwenden verzicht verzug viel vier
villa virus visum vitamin vollkorn vollmacht vollzeit volumen vom vor vorab vorbehalt vordergrund vorderseite
vorgabe vorgesetzte vorher vorkasse vorlaufzeit vorsichtsmassnahme vortrag wagnis wahrend wann war warnung
warteliste wartezeit wartung warum waschbecken wasche wehr weil weitere weiterhin welch welpe weltall wem wen
wenigste wer werbung wertung weshalb wessen wettbewerb wickel widerruf widerspruch widerstand wieso will
windel wir wirkstoff wischen wo wobei wochenende wochentag wofur woher wohin wohlbefinden wohnungsgeber
wohnungsmarkt womit woran worin wozu wurde wurf wurzen wut zahlung zahnkelle zeichnen zeitpunkt zement
zentimeter zerkleinern zertifikat zeug zeugnis zielgruppe ziffer zink zitat zitronensaft zitronensaure
zitrusfruchte zone zoo zubehor zubereiten zucchini zudem zufahrt zugabe zugang zugriff zuhause zunachst
zunahme zusage zusammen zuschauer zuschlag zuschneiden zuschuss zutat zutritt zuvor zuwachs zwang zwanzig zwar
zwei zweite zweitens zwischenraum zwischenzeit zwolf zyklus
general: abend abenteuer abfall abflug abschied abschluss abschnitt absicht abstand abteil achse acker adel
ader adler adresse affe ahnung akte aktiv alarm allee alltag alm alphabet alt alter amsel amt anbieter anfang
anfrage angebot angst anker anlage anlass anleitung anschliessend anschluss ansicht anspruch antrag antwort
anwalt anzahl anzeige anzug apfel apotheke april arbeit arbeiter arm armut art artikel arzt asche ast atem
aufgabe auflage aufstieg auftrag aufwand auge august ausbildung ausblick ausdruck ausflug ausgabe ausgang
auskunft ausland ausserdem auswahl ausweg ausweis auszug auto axt bach backen backer backofen backstube bad
bahn bahnhof balken balkon ball banane band bandage bank bar barke bart bauch bauen bauer bauernhof baum
baumarkt bausatz baustein baustelle bedeutung beere beet befehl begegnung beginn behandlung behorde bein
beispiel beispiele beitrag bekannt beleg bequem berater beratung bereich bereit berg bergwerk bericht beruf
bescheid besen besitz besitzer bestand besuch beten beton betrag betreff betrieb bett beutel bevolkerung
bewegung bewerber bewerbung bezirk bezug biber biegen biene bier bild bildung billig bio birke birne bitte
bitter blank blase blatt blau blech blei bleiben blick blitz block blond blume bluse blut blute boden bogen
bohne boot borse bose boss bote brand brauchen brauerei braun braut brei breit breite bremse brenner brett
brief brille bringen brise brot bruch brucke bruder brunnen brust bube buch buchstabe bucht bugel buhne bund
bundel bunt burg burger buro burste busch butter chef dach dachs dame dampf danach dank dankbar dann darlehen
datei datum dauer decke deckel degen deich delfin denken denkmal deutlich deutsch dialog dicht dichter dick
dieb diele diener dienst dienstag ding direkt docht donner donnerstag doppelt dorf dorn dose drache draht
drehen drohne druck drucker duft dunkel dunn durchschnitt durfen durst dusche ebbe ebene echo echt ecke edel
effekt ehe ehre ehrlich ei eiche eichhornchen eid eifer eigentum eile eilig eimer einblick eindruck einfach
einfahrt einfall einfluss eingang einheit einkauf einkommen einladung einrichtung einsatz eintrag einzig eis
eisen eisenbahn eisvogel elegant elfe eltern empfang ende energie eng engel enkel entdecker ente entscheidung
entwurf erbe erbse erde ereignis erfahrung erfinder erfolg ergebnis erhalten erkaltung erlebnis ernst ernte
ersatz ertrag erz esel essen essig eule ewig fabel fabrik fach fackel faden fahne fahre fahren fahrer fahrrad
fahrt fair falke fall falle fallen falsch falter familie fang farbe farn fass fassung faul faust fazit februar
feder fee fehler feier feige feile fein feind feld fell fels fenster ferien fern fernseher ferse fest festung
fett feucht feuer feuerwehr fichte fieber film filter finanzierung finden finger fink firma fisch fischer
flach flamme flasche fleck fleisch fleissig flieder fliege fliegen flink flocke floh floss flosse flote flucht
flug flugel flugzeug fluss flut fohlen fokus folge folie forelle form forst forster fortschritt frage fragen
frau frei freiheit freitag freizeit fremd freude freund frieden frisch frist froh frosch frost frucht fruh
fruhling fruhstuck fuchs fuge fuhlen fuhrer fuhrung fund funke funken furche fuss fussball futter gabel galgen
gang gans garage garten gartner gas gasse gast gasthaus gatter gebaude geben gebet gebiet gebirge gebuhr
geburt gedanke gedicht geduld gefahr gefuhl gegend gegenstand gegner gehause geheimnis gehen gehirn gehweg
geige geist gelande gelander gelb geld gelegenheit gelenk gemeinde gemeinsam gemuse gemutlich genau genuss
gepack gerade gerat gerber gericht gering gerne geruch gerust gesang geschaft geschenk geschichte geschmack
geschwister gesetz gesicht gesprach gestalt gesund gesundheit getrank getreide gewalt gewehr gewicht gewinn
gewinnen gewitter gewurz gift gipfel gitter glanz glas glatt glaube glauben gleich gleis glied glocke gluck
glut gold gott graben grad graf gras grau greifen grenze griff grill grille gross grosse grotte grun grund
grunder gruppe gruss gummi gunstig gurke gurt gurtel gut haar habicht hafen hafer hagel hahn hai haken halle
halm hals halt halten haltung hammer hand handel handler handwerk hang harfe hart hase haus haushalt haut
hebel hecht hecke heft heide heil heiler heim heimat heimwerker heiss heizung held helfen hell helm hemd
herberge herbst herd herde herr herz herzlich heu hexe hilfe himmel hinweis hirsch hirt hitze hobby hoch
hochzeit hof hoffnung hohe hohle holen holz honig horen horizont horn hose hotel hubsch huf hufeisen hugel
huhn hulle hulse hund hunger husten hut hutte idee igel imker impuls information inhalt insekt insel interesse
jacke jagd jager jahr jahreszeit januar jetzt jubel jugend juli jung jungbrunnen junge juni kabel kafer kaffee
kafig kahn kaiser kajak kalb kalender kalk kalt kalte kamera kamin kamm kammer kampf kampfer kanal kaninchen
kanne kante kanzlei kapelle kapital kapitel kappe karotte karte kartoffel kase kasse kastanie kasten kater
katze kauf kaufen kaufer kaufhaus kaufmann kegel kehle keil keim kelch keller kellner kennen kenntnis kerl
kern kerze kessel kette keule kiefer kiel kies kind kino kirche kirsche kissen kiste klang klar klasse klavier
klebstoff klee kleid kleidung klein kleiner klempner klettern klima klinge klinik klippe klub knabe knall
knapp knecht knie knoblauch knochen knopf knospe knoten koch kochen koffer kohl kohle kohler komet komfort
komisch kommen kompass konig konnen konto kopf korb kork korn korper kosten kraft kragen kralle kran kranich
krank kranz kraut krebs kreide kreis kreuz kreuzung krieg krone krote krug kuche kuchen kufer kugel kuh kuhl
kultur kunde kunst kupfer kuppel kurs kurve kurz kuss kuste lachen lachs lack laden ladung lage lager lamm
lampe land landschaft lang lange langsam larche larm last laterne latte laub laube laufen laufer laufrad laune
laut leben leber lecker leder leer legen lehm lehre lehrer leib leicht leihen leim leine leinen leise leistung
leiter leitung lenz lerche lernen lesen leuchte leuchtturm leute licht lieb liebe lieben lied liege lilie
linde linie linse lippe liste lob loch locke locker loffel lohn lorbeer los losung lotse lowe luchs lucke luft
luge lust lustig machen macht madchen magen mager magnet mai makler malen maler mandel mangel mann mantel
marchen marder marke markt marmor marz maschine maske mass masse mast matte mauer maul maulwurf maurer maus
meer mehl meile meinung meise meister melodie menge mensch merkmal messe messer metall meter miete mieten
mieter milch mild minute mitglied mittag mitte mittel mittwoch mobel mobil mode modern moglichkeit mohn molke
monat mond montag moor moos morgen motor mowe mucke mude muhe muhle mull muller mund munter munze muschel
musik muskel muster mut mutig mutter mutze nachbar nachricht nacht nachteil nachtigall nadel nagel nagelfeile
nah nahe nahen nahrung name narbe narr nase nass natter natur nebel neffe nehmen neigung nelke nerv nest nett
netz neu neugier niedrig niere nische nord norden not note november nudel null nuss nutzen oberflache obst
ochse ofen offen offnen ohr oktober ol olive oma onkel opa oper opfer orange ordnung orgel ort ost osten
ostern otter otto paar packchen paket palast palme panther panzer papagei papier papierkram pappel park pass
pause pech pelz perle person pfad pfahl pfand pfanne pfarrer pfau pfeffer pfeife pfeil pfeiler pferd pfirsich
pflanze pflaster pflaume pflege pflegen pfleger pflicht pflug pforte pfosten pilger pilz pinsel pirat platte
platz plotzlich pokal pol polster post pracht praktisch pramie preis prinz probe problem programm prufung
puder puls pulver pumpe punkt puppe pur qual qualitat qualle quark quelle quitte quittung rabatt rabe rache
rad radieschen rahmen rakete rand rang ranke rasch rasen rast rat ratsel ratte rau raub rauch raum raupe
rechnung recht rede reden regal regel regen regenbogen regierung reh reich reichweite reif reifen reihe reiher
reim rein reis reise reisen reiter reiz rennen rente retter rettung rezept richter richtig richtung riegel
riemen riese rind rinde ring rippe ritter ritual robbe rock roggen rohr rolle roller rose rost rot rube rucken
rucksack rucksicht ruder ruf rufen ruhe ruhig ruhm rund runde rustung saal saat sache sack saft sage sagen
sahne saite salat salbe salz same sammeln sammler samstag sand sanft sanger sarg satt sattel satz sauber sauer
saule saum schach schacht schachtel schaden schaf schafe schafer schal schale schall schalter schar scharf
schatten schatz schaufel schaum scheibe schein scheitel schenken schere scherz scheu scheune schicht schicksal
schief schiene schiff schild schilf schimmel schinken schirm schlacht schlaf schlafen schlag schlamm schlange
schlank schlau schleier schleife schlicht schliesslich schlitten schloss schlosser schlucht schluck schluss
schlussel schmal schmerz schmidt schmied schmuck schmutz schnabel schnalle schnecke schnee schneiden schneider
schnell schnitt schnur schokolade schon schornstein schrank schraube schrauben schreck schrei schreiben
schreiner schrift schritt schuh schuld schule schuler schulter schuppe schurze schuss schussel schuster schutz
schwach schwalbe schwan schwanz schwarm schwarz schweif schwein schwelle schwer schwerpunkt schwert schwester
schwimmen schwung see seele segel segen sehen seide seife seil seite sekunde selten sense september sessel
sichel sicher sicherheit sicht sieb sieg sieger silber singen singvogel sinn sitz sitzung socke sofa sofort
sohle sohn sommer sonne sonntag sorge spalt spange spannung sparen spargel spass spatz specht speck speer
speise sperling spiegel spiel spielen spinne spitze sport sprache sprechen springen springer spritze sprung
spule spur staat stab stabil stachel stadt staffel stahl stall stamm stand standort stange stapel star stark
staub steg stehen steig steigung steil stein stelle stempel steppe stern sternwarte steuer stich stiefel stier
stift stil still stille stimme stirn stock stoff stollen stolz storch strahl strand strasse strauch strauss
strecke streifen streit strick stroh strom strudel strumpf stube stuck student stufe stuhl stunde sturm stutze
suche suchen sud suden summe sumpf suppe suss tabelle tafel tag takt tal talent tanne tante tanz tanzen tapete
tapfer tarif tasche tasse tat tatze taube tauchen taucher tausch tee teich teichfolie teil teller tempel tempo
teppich termin test teuer text thema tief tier tiger tinte tipp tisch tischler titel tochter tod tomate ton
topf tor torte total tour tragen trager traube traum traumen treffen treffer treppe treu treue trieb trinken
tritt trocken trog trommel tropfen trost truhe tuch tugend tulpe tur turm turnen uberall ubung ufer uhr uhu
ulme umfang umgebung umsatz umschlag umweg umwelt umzug unfall unterlage unterricht unterschied urlaub ursache
ursprung urteil vater veilchen verband verein verfahren vergleich verkauf verkaufer verkehr verlag verlauf
verlierer vermieter vermogen versand verstandnis versuch vertrag vetter vieh viereck viertel vital vogel volk
vorbereitung vorgang vorhang vorlage vorrang vorrat vorschlag vorteil waage wabe wach wache wachs wachsen
wachter wade waffe wagen wahl wahrheit wal wald wall walnuss wand wandel wanderer wandern wange wanne wappen
ware warm warme warten waschen wasser watte weber wechsel weg weich weide weihnacht wein weise weiss weit
weizen welle welt wende werk werkstatt werkzeug wert wertvoll wesen wespe west westen wette wetter wichtig
wiege wiese wiesel wild wille willkommen wimpel wind winkel winter wirbel wirkung wirt wirtschaft wissen witz
woche wohl wohnen wohnung wolf wolke wolle wort wunde wunder wunsch wurfel wurm wurst wurzel wuste zahl zahlen
zahn zange zart zauber zaun zebra zeh zeichen zeigen zeile zeit zeitraum zeitung zelle zelt zentrum zettel
zeuge ziege ziegel ziehen ziel zimmer zimmermann zimt zins zirkel zitrone zoll zopf zorn zubereitung zucker
zuerst zufall zufrieden zug zukunft zulage zuletzt zunge zusatz zusatzlich zustand zutaten zweck zweifel zweig
zwerg zwiebel zwilling
`;
