interface QuestionLanguage {
  template: string;
  locationPrefix: string;
  /** How a question begins that is typed without its mark. */
  openings: readonly string[];
}

const listed = (openings: string): string[] => openings.split(', ');

const ENGLISH: QuestionLanguage = {
  template:
    'What are the best options for {keyword}{ in location}? Recommend specific companies or products.',
  locationPrefix: ' in ',
  openings: listed(
    'what, which, who, where, when, why, how, is there, is it, are there, can i, can you, can we, could you, ' +
      'should i, should we, does it, does anyone, do i, do you, do we, will it',
  ),
};

/** How a short keyword is asked about, per language of the profile; English stands in for the rest. */
export const QUESTION_LANGUAGES: Record<string, QuestionLanguage> = {
  en: ENGLISH,
  de: {
    template:
      'Was sind die besten Angebote für {keyword}{ in location}? Empfiehl konkrete Unternehmen oder Produkte.',
    locationPrefix: ' in ',
    openings: listed('was, welche, welcher, welches, wer, wo, wann, warum, wie, gibt es, ist es, kann ich'),
  },
  fr: {
    template:
      'Quelles sont les meilleures options pour {keyword}{ in location} ? Recommande des entreprises ou des produits précis.',
    locationPrefix: ' à ',
    openings: listed(
      'quel, quelle, quels, quelles, qui, où, quand, pourquoi, comment, est-ce, que, y a-t-il',
    ),
  },
  es: {
    template:
      '¿Cuáles son las mejores opciones para {keyword}{ in location}? Recomienda empresas o productos concretos.',
    locationPrefix: ' en ',
    openings: listed(
      'qué, que, cuál, cual, cuáles, cuales, quién, quien, dónde, donde, cuándo, cuando, cómo, como, por qué, por que, hay algún, hay alguna',
    ),
  },
  it: {
    template:
      'Quali sono le migliori opzioni per {keyword}{ in location}? Consiglia aziende o prodotti specifici.',
    locationPrefix: ' a ',
    openings: listed(
      "quale, quali, qual è, chi, dove, quando, perché, come, che cosa, cosa, c'è un, c'è una",
    ),
  },
  pt: {
    template:
      'Quais são as melhores opções para {keyword}{ in location}? Recomende empresas ou produtos específicos.',
    locationPrefix: ' em ',
    openings: listed('qual, quais, quem, onde, quando, como, o que, por que, existe algum, existe alguma'),
  },
  nl: {
    template:
      'Wat zijn de beste opties voor {keyword}{ in location}? Noem specifieke bedrijven of producten.',
    locationPrefix: ' in ',
    openings: listed('wat, welke, welk, wie, waar, wanneer, waarom, hoe, is er, zijn er, kan ik'),
  },
  pl: {
    template: 'Jakie są najlepsze opcje dla: {keyword}{ in location}? Poleć konkretne firmy lub produkty.',
    locationPrefix: ', lokalizacja: ',
    openings: listed('jaki, jaka, jakie, który, która, które, kto, gdzie, kiedy, dlaczego, jak, czy, co'),
  },
};

const SENTENCE_WORDS_MIN = 8;

/** A keyword that is already a question or a sentence is asked as it stands. @param language BCP 47 tag of the profile */
export function isSentence(keyword: string, language: string): boolean {
  const text = keyword.trim().toLowerCase();
  if (/[?？؟。！]$/u.test(text)) return true;
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  // 'Yahoo!' and 'Smith & Sons Ltd.' end like sentences and are none.
  if (words >= SENTENCE_WORDS_MIN || (words >= 4 && /[.!]$/u.test(text))) return true;
  const openings = [...ENGLISH.openings, ...languageOf(language).openings];
  return words >= 3 && openings.some((opening) => text.startsWith(`${opening} `));
}

/**
 * The question of a keyword. The company's name never enters it unless the keyword holds it.
 * @param location the place as people write it ('Boston, MA'), for businesses with local services; else null.
 * @param template the administrator's own, or null for the one of the language.
 */
export function buildQuestion(input: {
  keyword: string;
  language: string;
  location: string | null;
  template: string | null;
}): string {
  if (isSentence(input.keyword, input.language)) return input.keyword;
  const { template, locationPrefix } = languageOf(input.language);
  const place = input.location === null ? '' : `${locationPrefix}${input.location}`;
  // In one pass, so that braces in a keyword or a place stand for themselves.
  return (input.template ?? template).replace(/\{keyword\}|\{ in location\}/g, (blank) =>
    blank === '{keyword}' ? input.keyword : place,
  );
}

function languageOf(tag: string): QuestionLanguage {
  return QUESTION_LANGUAGES[tag.split('-')[0] ?? ''] ?? ENGLISH;
}
