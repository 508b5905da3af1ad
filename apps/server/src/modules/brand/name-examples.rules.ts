import type { NameExamples } from '@answerscope/contract';
import { type NameKind, withoutLegalForm } from '@answerscope/mentions';

/**
 * A sentence as an answer may hold it, and what by it a namesake is known: words beside the name that no sentence about
 * the company has. NAME is the name, WORD the same as an ordinary word.
 */
type Sentence = readonly [text: string, ...words: string[]];

interface Sentences extends Record<NameKind, readonly [Sentence, Sentence]> {
  /** About the brand, with OFFER where it is known; without. */
  brand: readonly [offered: string, plain: string];
  /** Names whose other meaning is known, in small letters: they come first. */
  known: Readonly<Record<string, readonly Sentence[]>>;
}

const ENGLISH: Sentences = {
  brand: ['Is NAME a good choice for OFFER?', 'What does NAME cost, and who is it for?'],
  word: [
    ['It depends on the WORD of each product, not on its price.', 'the WORD of'],
    ['What kind of WORD do you need?', 'what kind of WORD', 'which kind of WORD'],
  ],
  place: [
    ['The best shops in NAME, and where to park.', 'shops in NAME', 'stores in NAME'],
    ['Three days in NAME: hotels and day trips.', 'days in NAME', 'hotels in NAME', 'trip to NAME'],
  ],
  person: [
    ['NAME, born in 1970, founded a company of another name.', 'born in', 'biography'],
    ['At the desk, ask for Mr or Ms NAME.', 'Mr NAME', 'Ms NAME', 'Mrs NAME', 'Dr NAME'],
  ],
  short: [
    ['NAME as the abbreviation of something else.', 'abbreviation'],
    ['NAME as a unit of measure.', 'unit of measure'],
  ],
  known: {
    aa: [['It runs on two AA batteries.', 'AA batteries', 'AA battery']],
    amazon: [['A cruise on the Amazon river, through the rainforest.', 'Amazon river', 'rainforest']],
    apple: [
      ['An apple a day, with other fruit.', 'apple a day', 'fruit'],
      ['Apple juice or apple cake for dessert?', 'apple juice', 'apple cake', 'apple pie'],
    ],
    bp: [['A BP of 120 over 80 is a good blood pressure.', 'blood pressure', 'mmHg']],
    box: [['It comes in a box of twelve.', 'box of', 'cardboard box']],
    express: [['Express delivery costs extra.', 'express delivery', 'express shipping']],
    gap: [['The price gap between the two is small.', 'gap between', 'price gap']],
    hp: [['A boat with a 150 HP engine.', 'HP engine', 'HP motor', 'horsepower']],
    indeed: [['It is very good indeed.', 'good indeed', 'bad indeed']],
    monday: [['Open from Monday to Friday.', 'Monday to Friday', 'Monday morning']],
    notion: [
      ['The notion that one tool fits everyone is wrong.', 'the notion that', 'this notion that'],
      ['You need some notion of what it may cost.', 'some notion of', 'the notion of'],
    ],
    orange: [
      ['It comes in orange and blue.', 'orange and blue', 'bright orange'],
      ['The juice of an orange, freshly pressed.', 'juice'],
    ],
    ring: [['A gold ring, or a ring with a diamond.', 'gold ring', 'diamond ring', 'diamond']],
    sap: [['The sap of a maple tree.', 'sap of', 'maple']],
    shell: [['A jacket with a waterproof shell.', 'waterproof shell', 'hard shell', 'soft shell']],
    slack: [['Leave some slack in your plan.', 'some slack']],
    square: [['A square table of two square metres.', 'square table', 'square metres', 'square feet']],
    target: [
      ['Set your target budget before you compare.', 'target budget'],
      ['Who is the target group of each product?', 'target group', 'target audience'],
    ],
  },
};

/** In the languages that questions are most often asked in; the rest get English. */
const SENTENCES: Readonly<Record<string, Sentences>> = {
  en: ENGLISH,
  de: {
    brand: ['Ist NAME eine gute Wahl für OFFER?', 'Was kostet NAME, und für wen ist es?'],
    word: [
      ['Wie viel WORD braucht man?', 'wie viel WORD'],
      ['Welche Art WORD passt zu Ihnen?', 'welche Art WORD', 'jede Art WORD'],
    ],
    place: [
      ['Die besten Läden in NAME, und wo man parkt.', 'Läden in NAME', 'Geschäfte in NAME'],
      ['Drei Tage in NAME: Hotels und Ausflüge.', 'Tage in NAME', 'Hotels in NAME', 'Reise nach NAME'],
    ],
    person: [
      ['NAME, geboren 1970, gründete eine Firma anderen Namens.', 'geboren', 'Biografie'],
      ['Fragen Sie nach Herrn oder Frau NAME.', 'Herr NAME', 'Herrn NAME', 'Frau NAME', 'Dr. NAME'],
    ],
    short: [
      ['NAME als Abkürzung von etwas anderem.', 'Abkürzung'],
      ['NAME als Maßeinheit.', 'Maßeinheit'],
    ],
    known: {
      bild: [['Ein Bild an der Wand, mit Rahmen.', 'Bild an der Wand', 'Rahmen']],
      hp: [['Ein Boot mit einem Motor von 150 HP.', 'Motor', 'Pferdestärken']],
      orange: [['Es gibt ihn in Orange und Blau.', 'Orange und Blau']],
      spiegel: [['Ein Spiegel mit Rahmen fürs Bad.', 'Spiegel mit Rahmen', 'Spiegel fürs Bad', 'Rahmen']],
      stern: [['Ein Stern am Himmel.', 'Stern am', 'Himmel']],
      zeit: [['Nehmen Sie sich Zeit für den Vergleich.', 'sich Zeit']],
    },
  },
  fr: {
    brand: ['NAME est-il un bon choix pour OFFER ?', 'Combien coûte NAME, et à qui cela s’adresse-t-il ?'],
    word: [
      ['Quel type de WORD vous convient ?', 'type de WORD', 'sorte de WORD'],
      ['Chaque WORD a son prix.', 'chaque WORD'],
    ],
    place: [
      ['Les meilleurs magasins à NAME, et où se garer.', 'magasins à NAME', 'boutiques à NAME'],
      ['Trois jours à NAME : hôtels et excursions.', 'jours à NAME', 'hôtels à NAME', 'voyage à NAME'],
    ],
    person: [
      ['NAME, né en 1970, a fondé une société d’un autre nom.', 'né en', 'née en', 'biographie'],
      ['À l’accueil, demandez M. ou Mme NAME.', 'M. NAME', 'Mme NAME', 'monsieur NAME', 'madame NAME'],
    ],
    short: [
      ['NAME comme abréviation d’autre chose.', 'abréviation'],
      ['NAME comme unité de mesure.', 'unité de mesure'],
    ],
    known: {
      carrefour: [['Le magasin est au carrefour de deux rues.', 'carrefour de deux', 'carrefour giratoire']],
      hp: [['Un bateau avec un moteur de 150 HP.', 'moteur', 'chevaux']],
      orange: [
        ['Il existe en orange et en bleu.', 'orange et en bleu', 'orange et bleu'],
        ['Le jus d’une orange fraîche.', 'jus', 'orange fraîche'],
      ],
      total: [['Le prix total, livraison comprise.', 'prix total', 'montant total']],
    },
  },
  es: {
    brand: ['¿Es NAME una buena opción para OFFER?', '¿Cuánto cuesta NAME y para quién es?'],
    word: [
      ['¿Qué tipo de WORD le conviene?', 'tipo de WORD', 'clase de WORD'],
      ['Cada WORD tiene su precio.', 'cada WORD'],
    ],
    place: [
      ['Las mejores tiendas en NAME y dónde aparcar.', 'tiendas en NAME', 'comercios en NAME'],
      ['Tres días en NAME: hoteles y excursiones.', 'días en NAME', 'hoteles en NAME', 'viaje a NAME'],
    ],
    person: [
      ['NAME, nacido en 1970, fundó una empresa de otro nombre.', 'nacido en', 'nacida en', 'biografía'],
      ['Pregunte por el señor o la señora NAME.', 'señor NAME', 'señora NAME', 'Sr. NAME', 'Sra. NAME'],
    ],
    short: [
      ['NAME como abreviatura de otra cosa.', 'abreviatura'],
      ['NAME como unidad de medida.', 'unidad de medida'],
    ],
    known: {
      hp: [['Un barco con un motor de 150 HP.', 'motor', 'caballos']],
      mango: [
        ['Un zumo de mango y piña.', 'zumo', 'piña'],
        ['Una sartén con mango de madera.', 'mango de madera', 'sartén'],
      ],
    },
  },
};

/** Before these letters French shortens 'de'. */
const FRENCH_VOWEL = /\bde (?=[aeiouyhàâéèêîôœ])/giu;

/**
 * One sentence about the brand and two of what else its name may mean in an answer, in the language that questions are
 * asked in. They claim nothing: whether there is such a person or place only its people know.
 */
export function nameExamples(of: {
  name: string;
  kind: NameKind;
  offer: string | null;
  language: string;
}): NameExamples['examples'] {
  const { name, kind, offer } = of;
  const language = of.language.toLowerCase().split('-')[0] ?? '';
  const sentences = SENTENCES[language] ?? ENGLISH;
  const short = withoutLegalForm(name);
  // German writes nouns with a capital.
  const word = language === 'de' ? short : short.toLowerCase();
  const written = (text: string): string => {
    const full = text.replace('NAME', () => short).replace('WORD', () => word);
    return language === 'fr' && text.includes('de WORD') ? full.replace(FRENCH_VOWEL, 'd’') : full;
  };
  const [offered, plain] = sentences.brand;
  const isOffered = (sign: string) => offer?.toLowerCase().includes(sign.toLowerCase()) ?? false;
  // 'Box' is short and no abbreviation.
  const isWord = kind === 'short' && short !== short.toUpperCase();
  const known = Object.hasOwn(sentences.known, short.toLowerCase())
    ? sentences.known[short.toLowerCase()]
    : [];
  const others = [...(known ?? []), ...sentences[isWord ? 'word' : kind]].map(([text, ...words]) => ({
    text: written(text),
    // What the brand offers is no sign of another.
    namesake: { name, words: words.map(written).filter((sign) => !isOffered(sign)) },
  }));
  return [
    {
      text: (offer === null ? plain : offered)
        .replace('NAME', () => short)
        .replace('OFFER', () => offer ?? ''),
      namesake: null,
    },
    ...others.filter(({ namesake }) => namesake.words.length > 0).slice(0, 2),
  ];
}
