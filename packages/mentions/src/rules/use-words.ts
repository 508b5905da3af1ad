import { foldText } from '../text/fold.ts';

const set = (text: string): ReadonlySet<string> => new Set(foldText(text).match(/\S+/g));

const COMPANY_WORDS: Record<string, ReadonlySet<string>> = {
  en: set(
    'inc corp corporation llc ltd plc company companies brand brands app apps platform platforms software browser browsers website site subscription subscriptions ceo founder founded headquartered headquarters startup startups vendor vendors provider providers retailer retailers competitor competitors acquired acquisition shares stock pricing plan plans user users customer customers api sdk integration integrations integrates extension plugin dashboard login account accounts launched released announced premium edition app-store store stores online service services tool tools developer developers developed operated owned subsidiary rival rivals alternative alternatives vs versus saas crm cloud device smartphone smartphones model models series lineup worldwide group holding holdings international industries technologies enterprises',
  ),
  de: set(
    'gmbh ag app plattform software firma unternehmen marke marken anbieter hersteller händler konkurrent gegründet kunden nutzer abo tarif website shop filialen kette konzern dienst tool werkzeug alternative alternativen preise',
  ),
  fr: set(
    'application plateforme logiciel entreprise société marque marques fournisseur enseigne fondée fondé clients utilisateurs abonnement site boutique magasins groupe service outil alternative alternatives opérateur concurrent',
  ),
  es: set(
    'aplicación app plataforma software empresa compañía marca marcas proveedor cadena fundada clientes usuarios suscripción sitio tienda tiendas grupo servicio herramienta alternativa alternativas operador competidor',
  ),
  pt: set(
    'aplicativo app plataforma software empresa companhia marca marcas fornecedor rede fundada clientes usuários assinatura site loja lojas grupo serviço ferramenta alternativa alternativas operadora concorrente',
  ),
  it: set(
    'app applicazione piattaforma software azienda società marchio marchi fornitore catena fondata clienti utenti abbonamento sito negozio negozi gruppo servizio strumento alternativa alternative operatore concorrente',
  ),
  nl: set(
    'app platform software bedrijf merk merken aanbieder keten opgericht klanten gebruikers abonnement website winkel winkels groep dienst tool alternatief',
  ),
  pl: set(
    'aplikacja platforma oprogramowanie firma spółka marka marki dostawca sieć założona klienci użytkownicy abonament strona sklep sklepy sklepach grupa usługa narzędzie alternatywa operator konkurent aplikacji firmy sklepu sklepie serwis serwisu serwisie banku bank',
  ),
  cs: set(
    'aplikace platforma software firma společnost značka značky dodavatel řetězec založena zákazníci uživatelé předplatné web obchod obchody e-shop skupina služba nástroj alternativa operátor aplikaci firmy obchodu obchodě webu banka banky pojišťovna',
  ),
  ru: set(
    'приложение платформа сервис компания компании бренд магазин магазины сеть сети оператор банк поставщик основана клиенты пользователи подписка сайт группа инструмент альтернатива конкурент маркетплейс супермаркет сайте сайта портал портале сервиса сервисе магазине магазина магазинах приложении приложения банке банка компанией',
  ),
  tr: set(
    'uygulama uygulaması platform platformu yazılım şirket şirketi marka markası mağaza mağazaları zincir market müşteri kullanıcı abonelik site hizmet araç alternatif operatör',
  ),
  sv: set(
    'app plattform programvara företag företaget märke varumärke leverantör kedja kunder användare abonnemang webbplats butik butiker tjänst verktyg alternativ',
  ),
  ja: set(
    '社 会社 製薬 アプリ サービス ブランド 株式 公式 通販 サイト 店舗 ユーザー 利用者 市場 発売 製品 商品 創業 本社 シェア メーカー',
  ),
  ko: set('회사 브랜드 앱 서비스 플랫폼 기업 쇼핑몰 사이트 출시 제품 점유율 사용자 회원 매장 본사'),
  zh: set(
    '公司 品牌 手机 平台 应用 软件 集团 股价 官网 份额 出货量 销量 财报 营收 旗下 总部 创始人 电商 市值',
  ),
  ar: set(
    'شركة شركات الشركة الشركات تطبيق تطبيقات التطبيق التطبيقات منصة المنصات متجر متاجر المتاجر خدمة علامة موقع مواقع مجموعة بنك بنوك البنوك مطعم مطاعم فندق فنادق',
  ),
  he: set('חברת אפליקציית אתר רשת מותג שירות חברה'),
};

export function companyWords(language: string | null): ReadonlySet<string> {
  const english = COMPANY_WORDS.en ?? new Set<string>();
  const own = language === null || language === 'en' ? undefined : COMPANY_WORDS[language];
  return own === undefined ? english : (merged.get(language ?? '') ?? merge(language ?? '', english, own));
}

const merged = new Map<string, ReadonlySet<string>>();

function merge(
  language: string,
  english: ReadonlySet<string>,
  own: ReadonlySet<string>,
): ReadonlySet<string> {
  const both = new Set([...english, ...own]);
  merged.set(language, both);
  return both;
}

/** Kinds and tiers of products, singular: behind a name they make a product of it (`Ford Trucks`, `Tide Pods`). */
export const PRODUCT_NOUNS: ReadonlySet<string> = set(
  `pro max plus mini lite air ultra go one hub cloud business premium enterprise home family pay wallet card checkout terminal register tv video map mail drive store marketplace academy mobile bank kid powder pod watch phone tablet laptop speaker thermostat doorbell camera cam security pos crm api sdk truck car suv sedan van bike scooter shoe sneaker boot bag jacket jean shirt short legging sock mug bottle toothpaste toothbrush detergent shampoo soap cream lotion serum toy burger sandwich pizza coffee tea beer wine water oven grill fridge dishwasher washer dryer vacuum printer scanner keyboard mouse monitor router lock alarm light bulb lamp sofa mattress pillow chair desk console controller headset headphone earbud browser editor server database engine assistant analytics insurance loan mortgage broker express prime reward point credit gift holiday platinum gold classic original signature select essential advanced complete rental ride rideshare delivery eat grocery fresh music podcast radio`,
);

export const STRUCTURE_WORDS: ReadonlySet<string> = set(
  `advantages alternatives answer approach aspect availability background basics benefits best budget caution category challenges checklist comfort community comparison conclusion cons considerations context cost criteria definition design details disadvantages drawbacks durability example examples explanation factors faq feature features final fit focus goal goals history impact important introduction issue key limitations location material materials method name next note notes option options other overview performance plan platform preparation price pricing pros purpose quality rating reason recommendation recommendations requirements result results review reviews scope service setup size solution source step steps strategy strengths style summary support sustainability target taste team technology time timeline tip tips tool tools top total type types usage use value variety verdict warning weaknesses why
   fazit zusammenfassung überblick vorteile nachteile preis tipp tipps hinweis merkmal avantages inconvénients prix conseil résumé ventajas desventajas precio consejo resumen vantaggi svantaggi prezzo vantagens preço podsumowanie cena zalety wady shrnutí výhody nevýhody итог преимущества недостатки цена sonuç fiyat`,
);

export const NAMING_WORDS: ReadonlySet<string> = set(
  `like via using use uses used try tries consider choose with from by on at versus vs than including include e.g eg called named against to through into for about between as unlike similar both and or
   wie bei von mit durch über gegen als chez avec par sur comme avec de con en como por vía per da con come su em no na com bij met van zoals jak w od przez z u na jako podle от в на как через gibi ile`,
);

export const DETERMINERS: ReadonlySet<string> = set(
  `the a an this that these those my your our their his her its each every some any no another one
   der die das ein eine einen einem einer dem den des kein keine mein dein sein ihr unser keinen keiner keinem meiner meinem meinen deiner deinem deinen seiner seinem seinen ihrer ihrem ihren unserer unserem vielen viele manche manchen einige einigen allen jeder jede jedes jeden jedem dieser diese dieses diesen diesem le la les un une des ce cette mon ton son el los las un una unos este esta mi tu su o os um uma este esta il lo gli una uno questo questa het een deze dit`,
);

/** What follows a verb that opens a sentence: Express your…, Target the… */
export const IMPERATIVE_OBJECTS: ReadonlySet<string> = set(
  'from by as the a an your you my our their this that these those each every any all some in on at into out up off down over with for to it them him her us me if how what when where why who more less continued',
);

export const COMPANY_VERBS: ReadonlySet<string> = set(
  `offers offered provides provided supports supported allows lets integrates launched launches charges announced sells sold acquired ships delivers includes costs starts competes specializes specialises targets hosts markets operates owns recommends requires
   bietet verkauft kostet liefert startet propose vend coûte livre ofrece vende cuesta cobra entrega oferece vende custa vendeu lançou comprou anunciou vendió lanzó compró anunció verkaufte übernahm startete entrega offre vende costa consegna biedt verkoopt kost oferuje sprzedaje kosztuje nabízí prodává stojí предлагает продаёт стоит sunuyor satıyor erbjuder säljer kostar`,
);

const BUYING_WORDS = set(
  `buy purchase shop shopping brand brands app apps tool tools software platform platforms service services company companies provider providers vendor vendors store stores website websites site sites alternative alternatives subscription membership crm erp saas airline airlines bank banks insurer insurers insurance retailer retailers manufacturer manufacturers carrier carriers browser browsers startup startups payroll vs versus hotel hotels hostel restaurant restaurants agency agencies firm firms lawyer lawyers broker brokers lender lenders courier couriers supermarket supermarkets clinic clinics registrar registrars host hosting marketplace operator operators maker makers chain chains kit kits car cars phone phones laptop laptops headphones shoes mattress mattresses newspaper newspapers magazine magazines journals publishers
   magazin zeitung zeitungen zeitschrift zeitschriften journaux revistas periódicos jornais giornali riviste kranten tijdschriften gazety czasopisma noviny časopisy газеты журналы dergi gazete tidningar
   bank banken versicherung versicherungen krankenkasse krankenkassen hotels restaurant restaurants agentur agenturen kanzlei fluggesellschaft fluggesellschaften makler broker handytarif stromanbieter hersteller drogerie
   banque banques assurance assurances mutuelle mutuelles hôtel hôtels agence agences cabinet compagnie compagnies livraison courtier banco bancos seguro seguros aseguradora aseguradoras hoteles agencia agencias bufete aerolínea aerolíneas seguradora seguradoras hotéis agência agências corretora corretoras banca banche assicurazione assicurazioni agenzia agenzie compagnia compagnie verzekering verzekeringen verzekeraar banken hotel ubezpieczenie ubezpieczenia ubezpieczyciel kurier kancelaria biuro linie pojišťovna pojišťovny kancelář agentura banky страховая страховые отель отели агентство оператор операторы sigorta banka bankalar otel havayolu kargo försäkring bank hotell
   kaufen marke marken software anbieter händler laden shop firma firmen unternehmen plattform tool app acheter marque marques logiciel fournisseur entreprise opérateur application magasin boutique comprar marca marcas programa proveedor empresa operador aplicación tienda loja operadora aplicativo fornecedor comprare acquistare marchio operatore azienda negozio kopen merk aanbieder winkel kupić marka firma sklep aplikacja operator koupit značka obchod firma aplikace operatori operadores operadoras opérateurs enseignes enseigne supermarché supermarchés supermercado supermercados supermarket supermarkets tiendas lojas marche marchi negozi applicazioni aplicaciones magasins boutiques läden händler discounter supermarkt winkels merken sklepy sieć sieci aplikacje obchody eshop eshopy aplicativos butiker купить бренд бренды магазин магазины сервис приложение компания компании банк satın marka mağaza uygulama site sipariş köpa märke butik ostaa merkki kaufe zakupy`,
);

/** `What is gap insurance?` asks for an explanation, not for companies. */
const EXPLAINS = /^\W*(?:what(?:'s| is| does)|who|explain|define|describe|tell me about|write)\b/i;
const CHOOSES =
  /\b(?:best|top|good|better|cheap\w*|alternative\w*|recommend\w*|popular|vs|versus|leading|biggest|largest)\b/i;

/** `Which …`, `best …`, `alternatives to …`: the question wants a choice named, not a matter explained. */
const CHOICE =
  /(?<!\p{L})(?:best|top|which|cheap\w*|alternativ\p{L}*|recommend\w*|popular|vs|versus|leading|biggest|largest|compare|suggest|should i (?:use|buy|get|choose|pick|try)|welche[rs]?|beste[rsn]?|empfehl\p{L}*|günstig\p{L}*|quel(?:le)?s?|meilleure?s?|mejores|mejor|qu[eé]|cu[aá]l(?:es)?|melhor(?:es)?|qual|quais|miglior[ie]|quali|beste|welke|goedkoopste?|najlepsz\p{L}*|jak[ai]|gdzie|nejlep\p{L}*|kter\p{L}*|kde|лучш\p{L}*|как(?:ой|ая|ие|ую)|где|найкращ\p{L}*|en iyi|hangi|nereden|bästa?|vilken|vilka|bedste|beste|melyik|legjobb|mikä|paras|parhaat|cel mai bun|cea mai bună|terbaik|ποι[αο]\p{L}*|καλύτερ\p{L}*)(?!\p{L})|nào|tốt nhất|rẻ nhất|ไหน|แนะนำ|सबसे अच्छ|कौन|بهترین|推荐|推薦|哪|おすすめ|オススメ|どこ|どの|추천|어디|أفضل|أشهر|أين|מומלץ|הכי|איזו?/iu;
/** `How do I choose …`, `what should I look for`: the list holds aspects, not companies. */
const ASPECTS =
  /\b(?:how|look for|consider|what (?:is|are) the (?:benefits|advantages|differences?|steps)|worauf|wie|comment|cómo|come|como|hoe|jak (?:wybrać|zrobić|działa)|как (?:выбрать|сделать))\b/i;

const COMPARES =
  /(?<!\p{L})(?:vs|versus|compare[sd]?|comparison|better|alternatives?|competitors?|difference|cheaper|vergleich\p{L}*|besser|unterschied|comparer|comparaison|mieux|comparar|mejor|melhor|confronto|meglio|vergelijk\p{L}*|beter|lepsz\p{L}*|lepší|лучше|сравн\p{L}*|bättre)(?!\p{L})/iu;

export function comparesNames(question: string): boolean {
  return COMPARES.test(question.slice(0, 500));
}

export function asksToChoose(question: string | null): boolean {
  return readQuestion(question).choice;
}

export function asksForCompanies(question: string | null): boolean {
  return readQuestion(question).companies;
}

interface Asked {
  companies: boolean;
  choice: boolean;
}

let lastQuestion: { question: string; asked: Asked } | null = null;
const NOTHING_ASKED: Asked = { companies: false, choice: false };

function readQuestion(question: string | null): Asked {
  if (question === null) return NOTHING_ASKED;
  if (lastQuestion?.question === question) return lastQuestion.asked;
  const isChoice = wantsChoice(question);
  const companies = speaksOfCompanies(question) || (isChoice && speaksOfProducts(question));
  const asked = { companies, choice: companies && isChoice };
  lastQuestion = { question, asked };
  return asked;
}

function wantsChoice(question: string): boolean {
  return CHOICE.test(question) && !ASPECTS.test(question);
}

const NO_PRODUCT = set(
  'one go home family plus max pro mini lite air ultra point light water music gold classic original select complete express prime us a',
);

/** A kind of product is named: `what dish soap`, `best running shoes`. */
function speaksOfProducts(question: string): boolean {
  for (const word of question.slice(0, 500).match(/\p{L}+/gu) ?? []) {
    const noun = foldText(word).replace(/s$/, '');
    if (PRODUCT_NOUNS.has(noun) && !NO_PRODUCT.has(noun)) return true;
  }
  return false;
}

function speaksOfCompanies(question: string): boolean {
  if (EXPLAINS.test(question) && !CHOOSES.test(question)) return false;
  for (const word of question.slice(0, 500).match(/\p{L}+/gu) ?? [])
    if (BUYING_WORDS.has(foldText(word))) return true;
  return /电脑|笔记本|耳机|相机|家电|产品|製品|이어폰|노트북|제품|ノートパソコン|イヤホン|品牌|公司|平台|汽车|用车|电动车|자동차|クルマ|软件|应用|手机|网站|店|買|买|ブランド|会社|アプリ|サイト|ツール|サービス|通販|브랜드|회사|앱|쇼핑몰|사이트|서비스|شركة|شركات|تطبيق|موقع|مواقع|متجر|متاجر|ứng dụng|thương hiệu|công ty|ngân hàng|aplikasi|merek|perusahaan|แอป|ยี่ห้อ|บริษัท|ธนาคาร|ऐप|कंपनी|ब्रांड|برند|اپلیکیشن|מותג|חברה|אפליקציה|אתר|חנות/.test(
    question,
  );
}
