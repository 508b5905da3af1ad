import type { GermanText, Language } from '@answerscope/contract';
import type { Translations } from './resource-columns.tables.ts';

/** The product's own German texts for its English ones; null for words that are not the product's. */
export type FindBuiltIn<Texts> = (english: Texts) => Texts | null;

/** The German texts of an entry and who wrote them; null if German pages show the English ones. */
export function germanOf<Texts>(
  row: NoInfer<Texts> & { translations: Translations<Texts> },
  findBuiltIn: FindBuiltIn<NoInfer<Texts>>,
): { source: GermanText; texts: Texts | null } {
  if (row.translations.de !== null) return { source: 'written', texts: row.translations.de };
  const texts = findBuiltIn(row);
  return { source: texts === null ? 'missing' : 'built_in', texts };
}

/** An entry with the texts of a language, or the English ones if it has no others. */
export function inLanguage<Texts, Row extends NoInfer<Texts>>(
  row: Row & { translations: Translations<Texts> },
  language: Language,
  findBuiltIn: FindBuiltIn<NoInfer<Texts>>,
): Row & { language: Language; languages: Language[] } {
  const { texts } = germanOf<Texts>(row, findBuiltIn);
  const languages: Language[] = texts === null ? ['en'] : ['en', 'de'];
  if (language === 'en' || texts === null) return { ...row, language: 'en', languages };
  return { ...row, ...texts, language, languages };
}

/** Texts that were all found; null if one is missing. */
export function completeTexts<Texts extends object>(
  found: {
    [Name in keyof Texts]: Texts[Name] | undefined;
  },
): Texts | null {
  return Object.values(found).includes(undefined) ? null : (found as Texts);
}
