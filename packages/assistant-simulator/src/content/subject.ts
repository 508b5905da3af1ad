import { FIELDS, type Field } from './fields.ts';
import { fold, type Language, languageOf } from './language.ts';

/** What a question is about, as far as the simulator understands it. */
export interface Subject {
  language: Language;
  field: Field | null;
  /** A place named after "in", "à", "en" or "bei", as written; null when there is none. */
  place: string | null;
  /** What the question asks for in its own words, where its form lets us see it. */
  asked_for: string | null;
}

const ASKED_FOR =
  /\b(?:options for|options pour|Möglichkeiten für|opciones para)\s+(.+?)(?:\s+in\s+\p{Lu}.*)?\s*\?/u;

const PLACE = /(?:^|\s)(?:in|near|à|en|bei|cerca de)\s+(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*)/u;

/** Reads language, field, place and wish out of a question. */
export function readSubject(question: string): Subject {
  return {
    language: languageOf(question),
    field: findField(question),
    place: PLACE.exec(question)?.[1] ?? null,
    asked_for: ASKED_FOR.exec(question)?.[1] ?? null,
  };
}

/** The first field one of whose words begins a word of the text; null when none does. */
export function findField(text: string): Field | null {
  const folded = ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const begins = (word: string) => folded.includes(` ${word.replace(/-/g, ' ')}`);
  return FIELDS.find((field) => field.words.some(begins)) ?? null;
}
