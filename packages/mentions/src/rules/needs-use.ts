import type { Candidate } from '../find/candidate.ts';
import { mayBeWordIn } from '../lexicon/ordinary-words.ts';
import { GIVEN_NAMES } from '../lexicon/people-and-places.ts';
import { isAcronym, nameClass } from '../names/name-class.ts';
import type { NameForm } from '../names/name-forms.ts';
import { foldText } from '../text/fold.ts';
import { isForeignScript } from '../text/language.ts';
import { isLowerCase } from '../text/words.ts';
import type { AnswerContext } from './answer-context.ts';

export function needsUse(
  { pattern, ending, respaced }: Candidate,
  written: string,
  context: AnswerContext,
): boolean {
  const { form } = pattern;
  const value = nameClass(form);
  if (value === 'ordinary' && mayBeWord(form, context.language)) return true;
  if (isSplit(written, form.text)) return true;
  if (isLowerCase(form.text)) return false;
  if (respaced && isLowerCase(written) && !isForeignScript(written, context.language())) return true;
  if (value === 'phrase') return losesCapitals(written, form);
  if (!isLowerCase(written) || isForeignScript(written, context.language())) return false;
  return ending !== '' || isPlainWord(form.text) || (isAcronym(form.text) && written.length <= 3);
}

function mayBeWord(form: NameForm, language: () => string | null): boolean {
  const { mayBeWord: known } = form.facts;
  if (isWordAnywhere(form)) return true;
  const code = language();
  const value = known.get(code) ?? mayBeWordIn(foldText(form.text), code);
  known.set(code, value);
  return value;
}

function isWordAnywhere(form: NameForm): boolean {
  const word = foldText(form.text);
  if (form.kind === 'base' || word.length <= 3 || /['’]/.test(form.text)) return true;
  return GIVEN_NAMES.has(word);
}

/** `Green Choice` for Greenchoice: the gap stands where nothing in the name shows one. */
function isSplit(written: string, name: string): boolean {
  if (!written.includes(' ') && !written.includes('-')) return false;
  return /^\p{Lu}?\p{Ll}+$/u.test(name) && /^\p{Lu}\p{Ll}+[ -]\p{Lu}\p{Ll}+$/u.test(written);
}

/** `Open source` for Open Source: a word of the phrase stands without its capital, or the words are joined. */
function losesCapitals(written: string, { text, facts }: NameForm): boolean {
  facts.capitals ??= capitalsIn(text);
  return capitalsIn(written) < facts.capitals;
}

function capitalsIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return text.match(/\p{Lu}/gu)?.length ?? 0;
    if (code >= 0x41 && code <= 0x5a) count++;
  }
  return count;
}

function isPlainWord(name: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(name);
}
