import type { Language } from './language.ts';

/** A line of business: how questions name it and which (invented) companies work in it. */
export interface Field {
  id: string;
  /** Beginnings of words by which a question names the field, folded to lower case without accents. */
  words: readonly string[];
  labels: Readonly<Record<Language, string>>;
  brands: readonly string[];
}

function field(
  id: string,
  words: string,
  labels: readonly [en: string, de: string, fr: string, es: string],
  brands: string,
): Field {
  const [en, de, fr, es] = labels;
  return { id, words: words.split(' '), labels: { en, de, fr, es }, brands: brands.split(', ') };
}

/** Every company here is invented. Earlier fields win, so the narrow ones stand before the wide ones. */
export const FIELDS: readonly Field[] = [
  field(
    'accounting_software',
    'accounting bookkeep invoic buchhaltung rechnung comptab factur contabil',
    ['accounting tools', 'Buchhaltungssoftware', 'logiciels de comptabilité', 'software de contabilidad'],
    'Ledgerly, Compta Nova, Belegwerk, Zahlenfux, Kontura, Numeria, Tallybird, Finoro, Saldova, Bookmere, PennyPilot',
  ),
  field(
    'email_marketing',
    'newsletter email e-mail mailing emailing',
    [
      'email marketing tools',
      'Newsletter-Werkzeuge',
      "outils d'e-mailing",
      'herramientas de email marketing',
    ],
    'Mailmoor, Sendwise, Postaro, Briefloop, Newslio, Inboxery, Campanita, Taubenpost, Letterwell, Mailandra',
  ),
  field(
    'crm',
    'crm kundenverwaltung customer-relationship clientes relation-client pipeline',
    ['CRM systems', 'CRM-Systeme', 'logiciels CRM', 'sistemas CRM'],
    'Relatio, Kundenkompass, Dealmere, Pipewright, Contactora, Clientum, Leadhaven, Nexrelate, Salesloom, Vertrio',
  ),
  field(
    'project_management',
    'project projekt projet proyecto task aufgaben kanban taches tareas',
    [
      'project management tools',
      'Projektmanagement-Werkzeuge',
      'outils de gestion de projet',
      'herramientas de gestión de proyectos',
    ],
    'Taskmere, Planwerk, Boardly Nine, Projekta, Sprintory, Teamtakt, Flowharbor, Gantterra, Kanbania, Meilenstein',
  ),
  field(
    'ecommerce',
    'ecommerce e-commerce onlineshop online-shop webshop boutique tienda shop-system store-builder',
    ['e-commerce platforms', 'Shopsysteme', 'plateformes e-commerce', 'plataformas de comercio electrónico'],
    'Shopmeer, Cartella, Vendoria, Ladenhero, Storewright, Basketry, Marktstand Pro, Boutiq, Tiendalia, Kassenreich',
  ),
  field(
    'website_builder',
    'website homepage webseite site-web sitio hosting hoster webhost domain',
    [
      'website builders and hosting',
      'Homepage-Baukästen und Hosting',
      'créateurs de sites et hébergeurs',
      'creadores de sitios y hosting',
    ],
    'Sitewell, Webmoor, Hosteria, Seitenwerk, Pagecraft, Domora, Cloudnest Hosting, Baukasten 24, Nubeweb, Toile Libre',
  ),
  field(
    'payroll',
    'payroll lohn gehalt paie nomina hr-software personal-software human-resources rh',
    [
      'payroll and HR software',
      'Lohn- und Personalsoftware',
      'logiciels de paie et RH',
      'software de nóminas y RR. HH.',
    ],
    'Paydora, Lohnlotse, Peoplery, Staffwell, Paiement Clair, Nominia, Teambase HR, Personalis Nord, Wageloop, Gehaltsfux',
  ),
  field(
    'cybersecurity',
    'cyber antivirus vpn password passwort security sicherheits seguridad-informatica',
    [
      'IT security services',
      'IT-Sicherheitsanbieter',
      'services de cybersécurité',
      'servicios de ciberseguridad',
    ],
    'Shieldmere, Safekontor, Vaultory, Bastionet, Cifra Segura, Wachturm IT, Guardel, Lockhaven, Sentria, Passwyrm',
  ),
  field(
    'bakery',
    'bakery bakeries baker backerei brot boulang patisser panader pasteler konditorei cake',
    ['bakeries', 'Bäckereien', 'boulangeries', 'panaderías'],
    'Backhaus Lindner, Kornblume Bäckerei, Maison Levain, Panadería Sol, Golden Crust, Brotzeit & Söhne, Au Fournil Doré, Crumb & Co., Mühlenbrot, La Mie Câline du Marché',
  ),
  field(
    'coffee',
    'coffee cafe kaffee espresso roaster rosterei torref tostador',
    [
      'coffee roasters and cafés',
      'Kaffeeröstereien und Cafés',
      'torréfacteurs et cafés',
      'tostadores y cafeterías',
    ],
    'Bohnenwerk, Rösterei Nordlicht, Kaffa & Klang, Morning Harbor, Café Brûlot, Grano Alto, Third Street Roast, Torréfaction du Port, Cup Society, Amaro',
  ),
  field(
    'restaurant',
    'restaurant restaurante essen dinner lunch brunch pizza sushi italian vegan food catering traiteur',
    ['restaurants', 'Restaurants', 'restaurants', 'restaurantes'],
    'Trattoria Bellavista, Gasthaus Zur Linde, Le Petit Zinc, Casa Marisol, The Copper Table, Sakura Garten, Bistro Fennel, El Olivo, Olive & Thyme, Wirtshaus Sonne',
  ),
  field(
    'dentist',
    'dentist dental zahnarzt zahn dentaire dentiste clinica-dental implant orthodont',
    ['dental practices', 'Zahnarztpraxen', 'cabinets dentaires', 'clínicas dentales'],
    'Zahnzentrum Parkallee, Praxis Dr. Sommer, BrightSmile Studio, Cabinet du Quai, Clínica Dental Luna, Dentalis, Whitehall Dental, Zahnärzte am Markt, Sourire & Santé, Dr. Keller & Team',
  ),
  field(
    'law',
    'law lawyer attorney solicitor legal anwalt rechtsanwalt kanzlei avocat notaire abogad despacho',
    ['law firms', 'Anwaltskanzleien', "cabinets d'avocats", 'despachos de abogados'],
    'Kanzlei Bergmann, Hartwell & Pryce, Cabinet Moreau-Lacaze, Bufete Ibarra, Rechtsanwälte Vogt Partner, Lexmere, Whitlock Legal, Avocats du Palais, Jurata, Salvatierra Abogados',
  ),
  field(
    'tax_advisor',
    'tax steuer fiscal impot impuesto steuerberat expert-comptable asesor',
    ['tax advisers', 'Steuerberater', 'conseillers fiscaux', 'asesores fiscales'],
    'Steuerkanzlei Albrecht, TaxMere, Fiscalis Conseil, Asesoría Robles, Steuerwerk Nord, Ledger & Lane, Cabinet Fontaine, Gestoría Prado, Abgabenlotse, Quarterly Tax',
  ),
  field(
    'fitness',
    'fitness gym yoga pilates sport workout crossfit training gimnasio salle-de-sport',
    ['gyms and fitness studios', 'Fitnessstudios', 'salles de sport', 'gimnasios'],
    'Kraftraum 7, Pulse Harbor, Studio Vitale, Gimnasio Norte, Ironleaf Gym, Bewegungswerk, Yoga Atelier, FitMeadow, La Forge Fitness, Core & Calm',
  ),
  field(
    'marketing_agency',
    'marketing seo agency agentur werbe agence agencia advertising branding ads design-studio',
    ['marketing agencies', 'Marketingagenturen', 'agences marketing', 'agencias de marketing'],
    'Nordlicht Media, Brightpath Agency, Studio Kompass, Agence Marée, Foco Creativo, Klickwerk, Loud & Clear, Rangwerk, Pixel & Prosa, Growth Atelier',
  ),
  field(
    'insurance',
    'insurance versicherung assurance mutuelle seguro aseguradora',
    ['insurance providers', 'Versicherungen', 'assurances', 'aseguradoras'],
    'Nordsicher, Veritas Mutual Lane, Assurances du Pont, Segurmar, Schutzwall Direkt, Harborlight Insurance, Mutuelle Clarté, Polizia24, Amparo Seguros, Hanseschutz',
  ),
  field(
    'real_estate',
    'real-estate estate realtor immobil makler inmobiliar apartment wohnung logement property',
    ['estate agents', 'Immobilienmakler', 'agences immobilières', 'agencias inmobiliarias'],
    'Immobilien Seeberg, Keystone & Vale, Agence des Halles, Inmobiliaria Cala, Wohnwert Makler, Doorstep Partners, Maison & Toit, Hogar Real, Grundwerk, Lakeside Realty Co.',
  ),
  field(
    'hotel',
    'hotel hostel ferien pension vacation urlaub hebergement alojamiento guesthouse',
    ['hotels', 'Hotels', 'hôtels', 'hoteles'],
    'Hotel Seeblick, The Wren House, Hôtel des Remparts, Casa Azahar, Gästehaus Morgenrot, Harbor & Pine, Le Clos Vert, Posada del Río, Stadthotel Anker, Nightjar Inn',
  ),
  field(
    'craftsman',
    'plumber electric handwerk klempner elektriker sanitar heizung plombier electricien fontaner electricista roofer dachdecker painter maler',
    ['tradespeople', 'Handwerksbetriebe', 'artisans', 'profesionales del hogar'],
    'Hausmann Technik, Elektro Brandt, Rapid Plumb, Artisans Réunis, Reformas Duero, Meisterhand, Copper & Wire, Chauffage Martel, Rohrwerk, Bright Spark Trades',
  ),
  field(
    'cleaning',
    'cleaning reinigung putz nettoyage limpieza',
    ['cleaning services', 'Reinigungsfirmen', 'entreprises de nettoyage', 'empresas de limpieza'],
    'Glanzwerk, Spotless Lane, Nettoyage Clair, Limpio Ya, Saubermann Service, Fresh Broom, Éclat Services, Blankhaus, Tidyfolk, Brillo Norte',
  ),
  field(
    'online_courses',
    'course kurs learn lernen school schule formation ecole curso academia training-provider language sprach',
    ['course providers', 'Kursanbieter', 'organismes de formation', 'academias'],
    'Lernhafen, Skillmere, Académie du Nord, Cursalia, Wissenswerk, Brightmind School, Parlez Atelier, Aula Abierta, Kursraum, Tutorwell',
  ),
  field(
    'bike_shop',
    'bike bicycle fahrrad e-bike velo bici',
    ['bike shops', 'Fahrradläden', 'magasins de vélos', 'tiendas de bicicletas'],
    'Radhaus Mitte, Spoke & Saddle, Vélo Atelier, Bicis Lola, Kettenwerk, Freewheel Corner, Cyclerie du Canal, Pedalia, Zweirad Hansen, Two Hills Cycles',
  ),
];

/** Companies of no particular field, for questions that name none we know. All invented. */
export const GENERAL_BRANDS: readonly string[] = [
  'Nordhaven, Brightwell & Co., Valora, Kompasswerk, Atelier Sauvage, Lumenta, Rivermark',
  'Altamira Norte, Hansewerk, Clearbrook, Maison Verdier, Solvanta, Greywood Partners, Linden 12',
  'Puente Alto, Everlane Works, Feldmark, Trois Rivières, Norte Claro, Stillwater Group',
  'Morgenstern, Belacqua, Quillmere, Casa Roble, Ostwind, Les Ateliers Réunis, Harrowgate',
  'Fuchs & Söhne',
].flatMap((line) => line.split(', '));
