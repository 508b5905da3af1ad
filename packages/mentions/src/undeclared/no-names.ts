import { STRUCTURE_WORDS } from '../rules/use-words.ts';
import { foldText } from '../text/fold.ts';

const set = (text: string): ReadonlySet<string> => new Set(foldText(text).match(/\S+/g));

const TERMS = set(`
javascript typescript coffeescript webassembly websocket websockets graphql latex bibtex mathml postgresql mysql nosql phd phds bsc msc ebook ebooks ecommerce elearning emails wifi bittorrent regex ajax jsonp xpath xquery
kwh mwh mah khz mhz ghz ph dkim rnp 2fa mfa totp oauth ssh webauthn fido docx pptx xls epub mobi nox sim esim sims iphone iphones ipad ipads mac macs macbook macbooks imac ediscovery tencel lyocell merino polygiene oeko-tex wi-fi plus premium basic standard
api apis atm bmi b2b b2c ceo cfo cto cpu crm css csv diy dna erp esg faq faqs gps gpu gst hr html http https ios ipados macos watchos kpi kpis led llm llms ltv mfa mrr nps nfc ocr pci pdf poe pos qr roi rss saas sdk seo sla slas sms sns soc sql sso ssl suv tls uhd uhf url usa usb usd eur gbp ux vat vip vpn vpns voip www xml xlsx json yaml iso gdpr dsgvo rgpd hipaa ccpa fda ce tuv aes npt hepa oled qled hdmi ram ssd nvme ev evs phev spf uva uvb
android windows linux chromeos bluetooth kanban scrum gantt agile pomodoro markdown iban sepa swift ach kyc aml etf etfs ira isa bafin nhs irs hmrc
pro pros con cons tip tips note notes update bonus caveat caveats disclaimer summary conclusion overview verdict tl dr tldr okay ok yes no usps roas ctr cpc cpm cac
mo yr usd ca etc vs aka tba tbd q1 q2 q3 q4
jan feb mar apr jun jul aug sep sept oct nov dec
`);

const LABELS = set(`
ihr ihre ihrem ihren sie rat ihnen mein budget bedarf allgemeines anbieter anbindung angebot ansatz anwendung auswahl bedienung bereich besonderheit besonderheiten bewertung bewertungen datenschutz einrichtung empfehlung empfehlungen fazit funktionen geeignet integrationen kosten kundenservice kundigungsfrist leistung leistungen merkmale mindestlaufzeit nachteile nutzer oberflache preis preise schnittstellen servicegebuhr standort starken schwachen support tarife testphase vertragslaufzeit vorteile zielgruppe zusammenfassung zusatzkosten hinweise hinweis kurzfazit
atouts avantage avantages bilan cible conclusion cout couts critere criteres ergonomie fonctionnalites idealpour ideal ideale inconvenient inconvenients integrations limites prix public recommandation recommandations resume securite service tarif tarifs tarification utilisation
caracteristicas conclusion consejo consejos coste costes costo costos desventajas funciones funcionalidades ideal integraciones precio precios recomendacion recomendaciones resumen seguridad soporte ubicacion usabilidad ventajas
caracteristicas conclusao custo custos desvantagens dica dicas funcionalidades ideal integracoes preco precos recomendacao resumo seguranca suporte usabilidade vantagens desconto
assistenza caratteristiche conclusione conclusioni consiglio consigli costo costi funzionalita ideale integrazioni prezzo prezzi raccomandazione riassunto sicurezza supporto svantaggi usabilita vantaggi
aandachtspunten conclusie functies geschikt kosten nadelen ondersteuning prijs prijzen samenvatting tips voordelen
bezpieczenstwo cena ceny dla funkcje integracje koszt koszty podsumowanie rekomendacja wady wsparcie wskazowka wskazowki zalety
funkce cena nevyhody podpora shrnuti tip vyhody doporuceni
avantajlar dezavantajlar fiyat fiyatlandirma ozellikler ozet tavsiye destek sonuc
fordelar nackdelar pris sammanfattning tips funktioner verdikt
fordele ulemper pris priser konklusion opsummering binding levering udland fragt sikkerhed tilbehor bemaerk billigst dyrest nemmest
conclusie verdict tip opmerking kosten kantoor boekhouding verzending garantie levertijd pluspunten minpunten kortom
wniosek wnioski werdykt podsumowujac uwaga uwagi dostawa zwroty gwarancja najwieksze aukcje stacjonarnie platnosc plusy minusy
verdetto nota attenzione consegna garanzia batteria pro contro vantaggio alternative alternativa
veredicto garantia envio bateria resultado ventaja inconveniente alternativas
verdict garantie livraison batterie autonomie alternative points
ergebnis urteil tipps garantie lieferung akku versand alternative alternativen besonderes vorteil nachteil bedingungen
цена цены плюсы минусы итог итоги вывод вывод функции преимущества недостатки поддержка совет советы стоимость интеграции кому подходит
ціна переваги недоліки висновок підсумок
`);

/** Words in front of a name that open a sentence: `Unlike HubSpot`, `Mira Movistar`. */
export const OPENERS = set(`
marke hausmarke siegel lizenz tochter polisa impregnat metoda wyrok marka
a an i between many some most both all unlike while whereas compare choose although because however though if when where since once currently finally generally additionally overall moreover meanwhile alternatively similarly consider try use pick skip avoid check visit download install start begin look read see ask call get buy switch combine pair
zwischen je sowie nach anders während obwohl weil falls wenn nutzen vergleichen wähle wählen prüfe prüfen schau schauen teste testen statt neben auch zudem außerdem
comparez choisissez essayez regardez contrairement pour avec chez selon mais aussi enfin
mira prueba elige compara funcionan funciona busca usa según para con pero también además entre
prova scegli confronta cerca usa guarda con per anche
experimente compare escolha veja use procure com para também além
probeer kies vergelijk bekijk met ook naast wie wat hoe welke welk waar bij voor liever kort goedkoop
bruger brug prøv køb se hvem hvor hvad hvordan hvornår hvilken hvilke ellers desuden kun ikke nej ja også hos ved
wem worauf woran wofür wer was wie wo welche welcher welches einige viele manche manches mehrere alle beide bei im am fürs wenn sobald
beaucoup entre certaines tous toutes quel quelle quels quelles chez côté chaque plusieurs certains quant non oui
estas estos esta este muchos muchas otras mientras cuánto cuántos cuánta qué quién cuál dónde cuándo en algunos otros muchas varias
molti molte alcuni alcune tutti tra fra quanto quanti quale chi dove come da si se
ile kto co gdzie jaki jakie kiedy tańszy droższy lepszy większość kup weź bierz nie tak
spróbuj wybierz porównaj sprawdź oprócz także
zkuste vyberte porovnejte kromě také
попробуйте сравните выберите посмотрите также кроме
`);

export function isNoName(folded: string): boolean {
  return TERMS.has(folded) || LABELS.has(folded) || COMPANY_TAILS.has(folded) || STRUCTURE_WORDS.has(folded);
}

/** What only says what a company is or sells: `HubSpot CRM`, `Zoho Inc.` and `Bäckerei Ströck` behind or before its name. */
export const COMPANY_TAILS = set(
  'inc llc ltd plc corp co gmbh ag kg ohg mbh sa sas sarl srl spa bv nv oy ab as aps kft sro crm erp app apps software platform suite tool tools com',
);

/** Where what follows is a place: `in Lyon`, `à Lyon`, `w Krakowie`. */
export const LOCATIVE =
  /(?:^|[\s(])(?:in|near|across|around|outside|throughout|downtown|im|aus|nahe|rund um|à|aux?|dans|près de|en|cerca de|em|no|na|perto de|ad?|nel|nella|vicino a|te|rond|w|we|v|ve|nedaleko|в|во|у|близ|i|nära|på|городе|г\.) (?:the |la |le |der |dem |den |il |el |o |city of )?(?:\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)?, )?$/u;

const AT_PLACE =
  /(?:^|[\s(])(?:in|near|across|around|outside|im|nahe|dans|près de|cerca de|perto de|nel|nella|vicino a|nedaleko|в|во|близ|nära|i|ved|te|w pobliżu|bei der stadt|rue|avenue|via|plaza|calle|ulica|ul\.|piazza|barrio|quartier) (?:the |la |le |der |dem |den |il |el |o |de |du |des |de la |city of )?$/iu;
const AT_PLACE_OR_SITE =
  /(?:^|[\s(])(?:aus|à|aux?|en|em|no|na|ad?|w|we|v|ve|u|på|fra|uit|från|desde|z|ze|da|de|of) (?:la |le |el |il |los |las )?$/iu;

export function placeSign(lead: string): number {
  if (AT_PLACE.test(lead)) return 3;
  return AT_PLACE_OR_SITE.test(lead) ? 1 : 0;
}

/** What is said by somebody or taken from somewhere is a source and no rival: `according to TechRadar`. */
export const SOURCE_LEAD =
  /(?:according to|reviews? (?:on|at|from)|rated (?:on|by)|ratings? (?:on|from)|source[sd]?:?(?: from)?|via|laut|quelle[n]?:|nach angaben von|bewertungen (?:auf|bei)|selon|d'après|source :|según|fuente:|segundo|de acordo com|secondo|fonte:|volgens|bron:|według|zdaniem|podle|по данным|согласно|enligt) (?:the |der |die |le |la |il |el )?["“„«]?$/iu;

export const NAMING_LEAD =
  /(?:^|[\s("“„«])(?:like|such as|try|consider|choose|pick|use|using|recommend|suggest|including|include|called|named|e\.g\.,?|namely|with|go for|go with|look at|check out|against|over|than|from|by|via|alternative to|wie|z\. ?b\.|etwa|beispielsweise|nämlich|mit|bei|von|gegen|als|über|empfehle|empfehlen|nutzen|heißt|genannt|zu|comme|tels? que|chez|avec|essayez|appelée?|notamment|dont|par|que|como|con|llamad[oa]|prueba|elige|tales como|de|por|com|tipo|experimente|chamad[oa]|come|prova|da|chiamat[oa]|zoals|met|bij|van|probeer|jak|np\.|takie jak|przez|spróbuj|jako|např\.|zkuste|как|например|попробуйте|такие как|через|у|som|t\.ex\.|med|hos|gibi|örneğin) (?:the |die |der |das |den |l['’]|la |le |el |il |o |a )?["“„«]?$/iu;
