/** The languages in which the simulator answers. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const COMMON_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    'what which who where how the best is are for of in and with near good top should i can recommend a',
  ),
  de: words(
    'was welche welcher welches wer wo wie der die das beste besten ist sind für und mit in gute ich kann ein eine guten',
  ),
  fr: words(
    'quel quelle quels quelles qui où comment le la les meilleur meilleurs meilleure est sont pour et avec à dans bon un une des du',
  ),
  es: words(
    'qué cuál cuáles quién dónde cómo el la los las mejor mejores es son para y con en buen un una de del',
  ),
};

const TELLTALE: Readonly<Record<Language, RegExp>> = {
  en: /[^\s\S]/,
  de: /[äöüß]/i,
  fr: /[çœêèàù]|\b[ldjnsq]['’]\p{L}/iu,
  es: /[ñ¿¡áíó]/i,
};

/** The language a question is most likely written in; English when nothing tells. */
export function languageOf(question: string): Language {
  const tokens = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scored = LANGUAGES.map((language) => ({
    language,
    score:
      tokens.filter((token) => COMMON_WORDS[language].has(token)).length +
      (TELLTALE[language].test(question) ? 0.5 : 0),
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).language;
}

/** A text as fields are matched: lower case, without accents, runs of spaces as hyphens too. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
