export const words = `
advice topics: anticipo attenzione clienti commissioni condizioni consumi dieta difetti dimensioni documenti
durata esperienza formazione franchigia imballaggio informazioni interessi manutenzione obiettivi opinioni
opzioni pensione polizza preventivi pulizia recensioni requisiti ricerca rimborso rischi scadenze sedi sistema
stipendio strumenti struttura studenti superficie utenti verifica vitamine
advice: a abbassa abbiamo abbina accendi accertati accetta accorcia affidati aggiorna agli aglio albumi alcune
allarga alle allena allo alloggio alterna altrimenti alza ama analizza andando andateci annota anzitutto
applica appoggia approfitta appunta appura apri arrotola arrotonda asciuga ascolta aspetta aspetterei assaggia
assicurati assicurazione assistenza attendi attiva aubergine aumenta avvia avvita basta batteria batti bevi
blocca brucia butta c'e cacao cambia cambiate cancella caparra capisci capitale caratteristiche carica
cauzione cerca cercherei certamente certo chi chiama chiarisci chiederei chiedi chilo chiudi ciao ciascuno cio
ciotola classifica codesto combina comincia comparate compila completa compra comprendi comunque concludi
conclusione concorda condisci condizionatore conferma confronterei conosci conserva considera consiglierei
consulta consulterei contatta continua contributi converti copia copri correggi crea criteri cubetti cui
dadini dai dalla davanti decidi definisci degli dentista descrivi detergi determina dettagli deve devono dica
dichiara diffida digita diluisci dimentica dimmi dipende dipendenti direi disponi distribuisci diversifica
dividi dormi dosa dove dunque durante ecco ed effettua egli elenca elimina entra eppure era esamina esci
esclusioni esegui esercitati esponi esprimi estrai etti etto eviterei fai falle fanno farcisci farei fasi fate
fatevi fermati fidati filtra finalmente finisci firma fissa flessibilita fodera forse fra friggi frulla frusta
fu funziona funzionalita garanzia gas generalmente gestisci gia gira girate gonfia grammi gratta grattugia
grattugiate guarda guarderei guarnisci ha hai hanno ho identifica ignora illumina immergi impara impasta
impegnati imposta imprese incidi inclina includi incolla incorpora indica individua informati inforna iniziate
inizierei innanzi innanzitutto inserisci insisti insomma installa intanto inventa investi investimento invia
lascia lava lentamente lenzuola lessa leva lima loro lui macina magari mai manda mangia mantieni manzo marina
massaggia melanzane mele metodo mettetevi metti mi mia miei mio modalita modifica modulo molla motivi muovi
muri ne necessita nella nessuna noleggia nostro note occorre occorrente offri ogni oltre oppure ore organizza
osserva ottieni paga pancetta parla parmigiano partecipa passaggi pedala pela penali pensa perche pere pero
personalizza pertanto pesa pianifica piega piselli pochi poni possibili posso potresti preferisci preferite
preleva prendi prenota prepara presenta prestazioni prevedi prezzemolo privacy probabilmente procedi
procedimento proporzioni proprio prosciutto prosegui proteggi provatelo proverei pulisci puo purtroppo qual
qualcosa qualcuno qualsiasi quando quanta quasi quegli quei quel qui raccogli racconta raffredda rametto
raschia rate recupera reddito referenze registra rendi rendimento reputazione resta restituisci ricalcola
richiedi ricompensa ricopri riduci riempi rifila rifletti rilassati rileggi rimanda rimuovi rinnova ripassa
ripeti riponi risciacqua riserva rispetta rispondi ritaglia ritira riutilizza rivolgiti rosola salsiccia
saltuariamente sbatti sbuccia sbucciate scarica scarta scegliere scegliete schiaccia sciacqua sciacquate
sciogli scola scontrino scrivi scusa se segui sei seleziona sentiti senza separa serviranno servizio sforna
sfuma siamo sicurezza siete sii simula situazione smonta solitamente soprattutto sorveglia sostituisci
sottoponi spalma spazzola specifica spegni spendi spiacente spicchi spiega spolvera spremi spruzza stabilisci
stai stampa stendi stima stira strofina su sua suggerimenti suggerirei sugo sui sul sulla suo svuota tagliate
tampona teglia telefona temperatura tempistiche tenete termina tessuto ti tiene tipologia togli tonno tra
trasferisci trasparenza tratta trita trova tu tua tuo tutela tutta tuttavia unisci unite uno uova usata
utilizza va vacci vai valuta vanno varia vedi vendi versa vivi voi volentieri vostro vuoi zucchina
general: abbonamento abete abito aceto acqua acquisto addio adesso aereo affetto aggiungi agnello ago agosto
agro airone aiuto ala alba albergo albero albicocca alce alga allegro alloro alto altro amare amaro ambiente
amico amore anatra ancora andare anello angelo angolo anima animale anno ape aperto aprile aprire aquila
aquilone aragosta arancia aranciata arancio aratro arco argento aria arma armadio arrivo arte artigiano asino
asparago astro attesa attimo autunno avanti avena avere avorio avviso azione azzurro bacca bacio baffo
bagaglio bagno baia balcone balena ballo bambino bambola banana banca banco banda bandiera barba barca barile
basilico bastone battello baule becco bella bello bene bere bevanda bianco bicchiere bici biglietto bilancia
binario birra biscotto bisogno blu bocca boccone bolla bolletta bonifico borgo borsa bosco botte bottega
bottiglia bottone braccio branco brezza brillante brina bucato buco bue bufera buio buono burro bussola busta
cabina caccia caffe calamaro calcio caldo calice calma calore calza camera camicia camino cammello cammino
campagna campana campione campo canale candela cane canna canone cantare cantina canto canzone capanna capello
capitano capitolo capo cappello capra capriolo carbone carciofo carne caro carota carretto carro carta casa
casale cascata castagna castello castoro catena cavallo cavolo cena cenere centro ceppo cera cercare cerchio
cervo cesto chiaro chiave chiesa chiodo chitarra cibo cicala ciclo cicogna cielo cigno ciliegia cima cinema
cinghiale cintura cipolla cipresso citta civetta classe clima cobra coda colazione collana colle collina collo
colomba colonna colore colpo coltello comignolo compagno comprare conchiglia conforto confronta coniglio
consiglio conto contratto controlla coperta coppa coraggio corallo corda corno coro corona corpo corrente
correre corsa corso corte corto corvo cosa costa costo costume cotone cravatta creare credere credo crema
crescere cresta cristallo croce crosta cubo cucchiaio cucina cugino culla cuoci cuoco cuoio cuore cura curva
cuscino dado danza dare dattero debito debole delfino denaro dente destino destra detto dialogo diamante
dimora dio dire diritto disco disegno dito divano doccia dolce dolore domani domenica donna dono dopo dormire
dote dottore drago dritto dubbio duna duro ebano eco edera edicola elefante elmo energia entrata erba eroe
errore esempio essere estate eta evita fabbrica fabbro faccia facile faggio fagiano fagiolo falco falegname
falo falso fama fame famiglia fango fantasia fare farfalla farina faro fascia fata fatica fatto fattura favola
favore febbraio fede felce felice feltro ferro festa fetta fiaba fiamma fianco fiato fico fiducia fieno fiera
figlia figlio figura fila filo fine finestra fiocco fioraio fiore fiorentino fischio fiume flauto foca foglia
folla folletto fondo fontana fonte forbice forchetta foresta forma formaggio formica fornaio forno forte
fortuna forza fossa foto fragola frana frase fratello freccia freddo freno fresco fretta fronte frutta fucina
fulmine fumo fungo fuoco furia futuro gabbia gabbiano galleria gallina gallo gamba gara garofano gatto gazza
gelato gelo gelso gemello gemma gennaio gente gesto ghepardo ghiaccio ghianda ghirlanda ghiro giacca giallo
giardino gigante giglio ginestra ginocchio giocare gioco gioia gioiello giornale giorno giovane giove giovedi
girasole giro gita giudice giugno giusto globo gloria goccia gola gomma gonna grado granchio grande grandine
grano grasso grazia grazie gregge grigio grillo grotta gru gruppo guadagno guancia guanto guardare guerra gufo
guida guscio gusto idea idraulico ieri imbuto immagine impero importante impronta inchiostro incontro infanzia
infine ingredienti ingresso inizio inoltre insalata insegna intesa inverno invito io isola istrice labbro
lacrima ladro lago lama lampada lampo lana lancia largo lato latte lattuga lavanda lavorare lavoro leale legge
leggenda leggere leggero legno lente lenticchia leone lepre lettera letto levante libero liberta libro lievito
limone limpido lince lingua lino lira liscio lista litro livello lodo logo lontano lotta lucciola luce luglio
lumaca lume luna lunedi lungo luogo lupo lusso macchia macchina macellaio madre maestro maggio magia maglia
magro maiale mais malva mamma mandarino mandorla mangiare mano mantello marca mare marea margherita marito
marmo marrone marte martedi martello marzo maschera matita mattina mattino mattone mazzo medico mela melo
melodia melone memoria menta mente mercato mercoledi mercurio merlo mescola mese messaggio meta metallo metro
mettere mezzo miele miglio migliore minestra miracolo mirtillo misura mobile moda moglie molino molo momento
mondo moneta montagna monte mora morbido mosca mosto moto motore mucca mulino mura muratore muro museo musica
muto mutuo nano nascere nascita nascondiglio naso nastro natale natura nave nebbia negozio nero nettuno neve
nido niente nipote nobile nocciola noce nodo noi nome nonna nonno nord nota notte novembre nube nulla numero
nuoto nuovo nuvola oasi oca occhiali occhio oceano odore offerta oggi olio oliva ombra ombrello onda onore
opera ora orchestra orchidea ordine orecchio orizzonte orma oro orologio orso ortica orto ospite osso ostrica
ottimo ottobre ottone ovest pace padella padre paese pagamento pagare pagina paglia palazzo palla palma palo
palude panca pane panettiere panettone paniere panna pantaloni papa papavero papera pappagallo parco parete
parlare parola parte partire passero passo pasta pastore patata patto paura pavone pazienza pecora pelle penna
pensare pensiero pentola pepe pepita pera perdere perla persona pesca pesce peso petalo pettine petto pezzo
piacere piano pianta piatto piazza piccolo piede pieno pietra pigna pila pino pioggia pioppo pipa pirata
piscina pista pittura piu piuma poco podere poesia poi polline pollo polpo polso polvere pomeriggio pomodoro
pompa ponte popolo poro porta portare portico porto posta posto potere pozzo pranzo prato premio prendere
preparazione prestito presto prezzo prima primavera primo principe problema profumo promessa pronto prova
prugna pugno pulcino pulito punta punto puro quaderno quadrifoglio quadro quaglia quarto quercia questo quiete
quindi rabbia radice ragazzo raggio ragione ragno rame ramo rana rapa rapido rata re regalo reggia regina
regno regola remo rete ricavo riccio ricco ricetta ricorda ricordo ridere riga rima rio riparo riposo riso
risparmio ritmo ritorno riva robusto roccia rondine rosa rosmarino rospo rosso rotta ruga rugiada rumore ruota
ruscello sabato sabbia sacco saggio sala saldo sale salice salire salmone salsa salto salute salvia sangue
sano santo sapere sapone sapore sarto sasso saturno sbadiglio scala scarpa scatola scegli scelta scena schiena
sciarpa scienza scimmia scintilla scoglio scoiattolo sconto scopa scopo scrigno scrittore scrivere scudo
scuola secolo secondo sedia segno segreto sella selva seme semplice sempre senso sentiero sentire sera serata
sereno serpe serpente servi seta sete settembre settimana sfera sfida sguardo sicuro siepe sigillo signora
silenzio simbolo sinistra sirena sito soffio sognare sogno soldato sole solo sonno sopra sorella sorgente
sorpresa sorriso sorso sorte sotto spada spalla spazio specchio speranza spesa spettacolo spiaggia spiga spina
spirito sponda sport sposa spuma stagione stagno stalla stanza stare statua stella stile stivale stoffa storia
strada strega stretto studio stufa stupore succo sud suolo suono tacchino taglia tamburo tana tappeto tardi
tariffa tartaruga tasca tasso tavola tavolo tazza te tela tema tempesta tempio tempo tenda tenere tenero terra
terrazza tesoro testa tetto tigre timo timone tinta tipo tisana toga topo torchio torcia toro torre torta
tortora traccia tramonto tranquillo trattoria treccia treno tribu trifoglio triste trono trota trottola
trovare tulipano tuono turno uccello udito ufficio ulivo ultimo umano unghia unico uomo uovo ura urano
usignolo uva vacanza valigia valle valore vantaggio vapore vaso vecchio vedere vela velluto veloce vena
vendere vendita venerdi venere venire ventaglio vento verde verita verme vero vespa veste vestito vetro via
viaggio vicino vigna villaggio vincere vino viola violino visita viso vista vita vite vitello vittoria vivace
vivere vivo voce voglia volare volere volo volpe volta volto vuoto zafferano zaino zampa zanzara zebra zenzero
zia zio zolla zona zucca zucchero zuppa
topics: affitto agenti aggiornamenti alloggi anni annunci apparecchi applicazioni appuntamenti archivio aree
articoli assegni assistente attrezzi aumenti autonomia avvocati batterie benzina cambio caratteristica carenza
caricatore casi caviglie certificati chilometri codici collaboratore comodita comuni comunicazione concerti
confezione connessione consegne consulenza consumo contanti contenuti cottura dati deposito detrazione
differenza disdetta disponibilita dispositivi distanza dominio durezza edifici educazione effetti elenco esami
esperti eventi farmaci ferie filtri finanziamento funzionamento garanzie genitori gestione giri idee impianti
impianto imposte indirizzo iniziative insegnanti installazione integrazione interni interventi investimenti
invio iscrizione istruzioni laboratorio lezioni licenza limiti linea luci lunghezza materassi materiali
materie mensilita mesi metodi minuti modelli modello modo molle mutui novita obblighi officina oggetti
operatori orari orario pacchetti pacchi pannelli parcheggio passeggini patente pausa pazienti percorsi perdite
periodi periodo permessi polizze potenza pratiche preavviso prenotazione prenotazioni preventivo prodotto
professionisti profilo programmi promozioni proposte proprietari protezione provincia qualita reclami regione
registratore resi reso ricambi ricarica ricevuta richiesta richieste riferimenti rifiuti rimborsi riparazioni
riscaldamento risposta risposte ristoranti risultati ritiro sanzioni scadenza scheda schede schermo sede
segnalazioni selezione sistemi siti soci soglia soldi soluzioni sostituzione spedizione spedizioni strutture
svantaggio telefono telematico tendenza termini tessuti tipi titoli traffico trasporti trasporto trattamenti
uomini usato valutazioni versione vini voli
`;
