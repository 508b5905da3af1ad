import { isOrdinaryAnywhere } from '../lexicon/ordinary-words.ts';
import { GIVEN_NAMES } from '../lexicon/people-and-places.ts';
import { foldText } from '../text/fold.ts';
import { isFunctionWordAnywhere } from '../text/language.ts';
import { isLowerCase } from '../text/words.ts';
import type { NameForm } from './name-forms.ts';

/**
 * How much a written form can be trusted by itself.
 * - `distinctive`: no known word; letters that fit name the brand.
 * - `ordinary`: one word of some language, a given name, or very short: its use decides.
 * - `phrase`: several words that are all ordinary: capitals decide.
 */
export type NameClass = 'distinctive' | 'ordinary' | 'phrase';

export function nameClass(form: NameForm): NameClass {
  form.facts.nameClass ??= classify(form);
  return form.facts.nameClass;
}

function classify(form: NameForm): NameClass {
  if (form.kind === 'domain') return 'distinctive';
  const { text } = form;
  const owner = /^(\p{L}+)['’]s$/u.exec(text)?.[1];
  if (owner !== undefined && GIVEN_NAMES.has(foldText(owner))) return 'ordinary';
  if (/[&+!]|\p{L}['’]\p{L}|\p{L}\.\p{L}|\p{Ll}\p{Lu}/u.test(text)) return 'distinctive';
  const words = text.split(/[\s-]+/).filter((word) => word !== '');
  const folded = words.map((word) => foldText(word).replace(/['’]s?$/, ''));
  if (words.length === 1) return isPlainWord(text, folded[0] ?? '', form) ? 'ordinary' : 'distinctive';
  return folded.every((word) => isOrdinaryAnywhere(word) || isFunctionWordAnywhere(word))
    ? 'phrase'
    : 'distinctive';
}

function isPlainWord(text: string, folded: string, form: NameForm): boolean {
  if (form.kind === 'base') return true;
  if (/\p{Nd}/u.test(text)) return false;
  const letters = [...folded].length;
  if (/[a-z]/.test(folded) && letters <= 3) return true;
  return isOrdinaryAnywhere(folded) || GIVEN_NAMES.has(folded);
}

export function isAcronym(text: string): boolean {
  return /^[\p{Lu}\p{Nd}&.+-]{2,6}$/u.test(text) && !isLowerCase(text);
}
