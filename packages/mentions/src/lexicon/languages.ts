import { once } from '../once.ts';
import { classify } from './word-list.ts';
import { words as ar } from './words/ar.ts';
import { words as cs } from './words/cs.ts';
import { words as da } from './words/da.ts';
import { words as de } from './words/de.ts';
import { words as el } from './words/el.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { words as fi } from './words/fi.ts';
import { words as fr } from './words/fr.ts';
import { words as he } from './words/he.ts';
import { words as hi } from './words/hi.ts';
import { words as hu } from './words/hu.ts';
import { words as id } from './words/id.ts';
import { words as it } from './words/it.ts';
import { words as ja } from './words/ja.ts';
import { words as ko } from './words/ko.ts';
import { words as nb } from './words/nb.ts';
import { words as nl } from './words/nl.ts';
import { words as pl } from './words/pl.ts';
import { words as pt } from './words/pt.ts';
import { words as ro } from './words/ro.ts';
import { words as ru } from './words/ru.ts';
import { words as sk } from './words/sk.ts';
import { words as sv } from './words/sv.ts';
import { words as tr } from './words/tr.ts';
import { words as uk } from './words/uk.ts';
import { words as vi } from './words/vi.ts';
import { words as zh } from './words/zh.ts';

/** What a word of a language is known as; words/README.md says what each class is for. */
type WordClass =
  | 'general'
  | 'also_names'
  | 'advice'
  | 'caseless'
  | 'topics'
  | 'frequent'
  | 'wider'
  | 'mass_nouns';

const TEXTS = {
  ar,
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sk,
  sv,
  tr,
  uk,
  vi,
  zh,
};

const classes = new Map(
  Object.entries(TEXTS).map(([language, text]) => [language, once(() => classify(text))]),
);

export const LANGUAGES: readonly string[] = Object.keys(TEXTS);

/** The words of a language in a class, folded; none where the language or the class is not known. */
export function languageWords(language: string, name: WordClass): readonly string[] {
  return classes.get(language)?.().get(name) ?? [];
}
