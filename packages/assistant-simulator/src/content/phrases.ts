import type { Language } from './language.ts';
import type { PhraseBook } from './phrase-book.ts';
import { GERMAN } from './phrases-de.ts';
import { ENGLISH } from './phrases-en.ts';
import { SPANISH } from './phrases-es.ts';
import { FRENCH } from './phrases-fr.ts';

export const PHRASES: Readonly<Record<Language, PhraseBook>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};
