import type { NameExamples } from '@answerscope/contract';
import type { NameKind } from '@answerscope/mentions';

/** A sentence with NAME in it, and the words in it by which a namesake is known. */
type Sentence = readonly [text: string, ...words: string[]];

interface Sentences extends Record<NameKind, readonly [Sentence, Sentence]> {
  /** About the brand, with OFFER where it is known; without. */
  brand: readonly [offered: string, plain: string];
}

const ENGLISH: Sentences = {
  brand: ['Is NAME a good choice for OFFER?', 'What does NAME cost, and who is it for?'],
  word: [
    ['The definition of the word “NAME”, with synonyms.', 'definition', 'synonyms'],
    ['The song “NAME”: lyrics, and the album it is on.', 'song', 'lyrics', 'album'],
  ],
  place: [
    ['NAME: population, airport and tourism.', 'population', 'airport', 'tourism'],
    ['The football club of NAME: matches and league table.', 'football', 'league'],
  ],
  person: [
    ['NAME, a biography: childhood, marriage and later years.', 'biography', 'childhood', 'marriage'],
    ['NAME as a character in a novel.', 'character', 'novel'],
  ],
  short: [
    ['What the abbreviation NAME stands for.', 'abbreviation'],
    ['NAME as a code of an airport or a currency.', 'airport', 'currency'],
  ],
};

/** In the languages that questions are most often asked in; the rest get English. */
const SENTENCES: Readonly<Record<string, Sentences>> = {
  en: ENGLISH,
  de: {
    brand: ['Ist NAME eine gute Wahl für OFFER?', 'Was kostet NAME, und für wen ist es?'],
    word: [
      ['Die Definition des Wortes „NAME“, mit Synonymen.', 'Definition', 'Synonyme', 'Synonymen'],
      ['Das Lied „NAME“: Songtext und Album.', 'Lied', 'Songtext', 'Album'],
    ],
    place: [
      ['NAME: Einwohner, Flughafen und Tourismus.', 'Einwohner', 'Flughafen', 'Tourismus'],
      ['Der Fußballverein von NAME: Spiele und Tabelle.', 'Fußballverein', 'Tabelle'],
    ],
    person: [
      ['NAME, eine Biografie: Kindheit, Ehe und spätere Jahre.', 'Biografie', 'Kindheit', 'Ehe'],
      ['NAME als Figur in einem Roman.', 'Figur', 'Roman'],
    ],
    short: [
      ['Wofür die Abkürzung NAME steht.', 'Abkürzung'],
      ['NAME als Code eines Flughafens oder einer Währung.', 'Flughafens', 'Flughafen', 'Währung'],
    ],
  },
  fr: {
    brand: ['NAME est-il un bon choix pour OFFER ?', 'Combien coûte NAME, et à qui cela s’adresse-t-il ?'],
    word: [
      ['La définition du mot « NAME », avec ses synonymes.', 'définition', 'synonymes'],
      ['La chanson « NAME » : paroles et album.', 'chanson', 'paroles', 'album'],
    ],
    place: [
      ['NAME : population, aéroport et tourisme.', 'population', 'aéroport', 'tourisme'],
      ['Le club de football de NAME : matchs et classement.', 'football', 'matchs'],
    ],
    person: [
      ['NAME, une biographie : enfance, mariage et dernières années.', 'biographie', 'enfance', 'mariage'],
      ['NAME, personnage d’un roman.', 'personnage', 'roman'],
    ],
    short: [
      ['Ce que signifie l’abréviation NAME.', 'abréviation'],
      ['NAME comme code d’un aéroport ou d’une monnaie.', 'aéroport', 'monnaie'],
    ],
  },
  es: {
    brand: ['¿Es NAME una buena opción para OFFER?', '¿Cuánto cuesta NAME y para quién es?'],
    word: [
      ['La definición de la palabra «NAME», con sinónimos.', 'definición', 'sinónimos'],
      ['La canción «NAME»: letra y álbum.', 'canción', 'álbum'],
    ],
    place: [
      ['NAME: población, aeropuerto y turismo.', 'población', 'aeropuerto', 'turismo'],
      ['El club de fútbol de NAME: partidos y clasificación.', 'fútbol', 'partidos'],
    ],
    person: [
      ['NAME, una biografía: infancia, matrimonio y últimos años.', 'biografía', 'infancia', 'matrimonio'],
      ['NAME, personaje de una novela.', 'personaje', 'novela'],
    ],
    short: [
      ['Qué significa la abreviatura NAME.', 'abreviatura'],
      ['NAME como código de un aeropuerto o de una moneda.', 'aeropuerto', 'moneda'],
    ],
  },
};

/**
 * One sentence about the brand and two about what else a name of its kind may mean, in the language that questions are
 * asked in. They claim nothing: whether there is such a song or place only its people know.
 */
export function nameExamples(of: {
  name: string;
  kind: NameKind;
  offer: string | null;
  language: string;
}): NameExamples['examples'] {
  const { name, kind, offer, language } = of;
  const sentences = SENTENCES[language.toLowerCase().split('-')[0] ?? ''] ?? ENGLISH;
  const [offered, plain] = sentences.brand;
  const written = (text: string) => text.replace('NAME', () => name).replace('OFFER', () => offer ?? '');
  const isOffered = (word: string) => offer?.toLowerCase().includes(word.toLowerCase()) ?? false;
  return [
    { text: written(offer === null ? plain : offered), namesake: null },
    ...sentences[kind].map(([text, ...words]) => ({
      text: written(text),
      // What the brand offers is no sign of another.
      namesake: { name, words: words.filter((word) => !isOffered(word)) },
    })),
  ].filter(({ namesake }) => namesake === null || namesake.words.length > 0);
}
