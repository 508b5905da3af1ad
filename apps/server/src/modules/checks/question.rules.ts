/** How a short keyword is asked about, per language of the profile; English stands in for the rest. */
export const QUESTION_TEMPLATES: Record<string, { template: string; locationPrefix: string }> = {
  en: {
    template:
      'What are the best options for {keyword}{ in location}? Recommend specific companies or products.',
    locationPrefix: ' in ',
  },
  de: {
    template:
      'Was sind die besten Angebote für {keyword}{ in location}? Empfiehl konkrete Unternehmen oder Produkte.',
    locationPrefix: ' in ',
  },
  fr: {
    template:
      'Quelles sont les meilleures options pour {keyword}{ in location} ? Recommande des entreprises ou des produits précis.',
    locationPrefix: ' à ',
  },
  es: {
    template:
      '¿Cuáles son las mejores opciones para {keyword}{ in location}? Recomienda empresas o productos concretos.',
    locationPrefix: ' en ',
  },
  it: {
    template:
      'Quali sono le migliori opzioni per {keyword}{ in location}? Consiglia aziende o prodotti specifici.',
    locationPrefix: ' a ',
  },
  pt: {
    template:
      'Quais são as melhores opções para {keyword}{ in location}? Recomende empresas ou produtos específicos.',
    locationPrefix: ' em ',
  },
  nl: {
    template:
      'Wat zijn de beste opties voor {keyword}{ in location}? Noem specifieke bedrijven of producten.',
    locationPrefix: ' in ',
  },
  pl: {
    template: 'Jakie są najlepsze opcje dla: {keyword}{ in location}? Poleć konkretne firmy lub produkty.',
    locationPrefix: ', lokalizacja: ',
  },
};

const ENGLISH = {
  template:
    'What are the best options for {keyword}{ in location}? Recommend specific companies or products.',
  locationPrefix: ' in ',
};

/** Words that begin a question without its mark, in the languages of the templates. */
const QUESTION_WORDS = new Set(
  (
    'what which who where when why how is are can could should does do will ' +
    'was welche welcher welches wer wo wann warum wie ist sind kann gibt ' +
    'quel quelle quels quelles qui où quand pourquoi comment est-ce ' +
    'qué que cuál cuáles quién dónde cuándo por cómo ' +
    'quale quali chi dove quando perché come qual quais quem onde ' +
    'wat welke wie waar wanneer waarom hoe jaki jaka jakie kto gdzie kiedy dlaczego jak'
  ).split(' '),
);

/** A keyword that is already a question or a sentence is asked as it stands. */
export function isSentence(keyword: string): boolean {
  if (/[?？؟.!]$/u.test(keyword.trim())) return true;
  const words = keyword.trim().split(/\s+/u);
  if (words.length >= 8) return true;
  return words.length >= 3 && QUESTION_WORDS.has((words[0] ?? '').toLowerCase());
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
  if (isSentence(input.keyword)) return input.keyword;
  const built = QUESTION_TEMPLATES[input.language.slice(0, 2)] ?? ENGLISH;
  const place = input.location === null ? '' : `${built.locationPrefix}${input.location}`;
  return (input.template ?? built.template)
    .replace('{ in location}', () => place)
    .replace('{keyword}', () => input.keyword);
}
