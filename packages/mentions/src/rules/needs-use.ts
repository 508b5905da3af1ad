import { isAcronym, nameClass } from '../names/name-class.ts';
import { isForeignScript } from '../text/language.ts';
import { isLowerCase } from '../text/words.ts';
import type { Scene } from './scene.ts';

/** Whether the form says too little by itself and its use must decide. */
export function needsUse(scene: Scene): boolean {
  const { form } = scene.candidate.pattern;
  const value = nameClass(form);
  if (value === 'ordinary') return true;
  if (value === 'phrase') return isLowerCase(scene.written) && !isLowerCase(form.text);
  if (scene.candidate.ending !== '' && isLowerCase(scene.written) && !isLowerCase(form.text)) return true;
  if (isLowerCase(scene.written) && isPlainWord(form.text) && bearsCapitals(scene)) return true;
  return isAcronym(form.text) && isLowerCase(scene.written) && scene.written.length <= 3;
}

/** One word with nothing but a capital at its start to tell it from other words. */
function isPlainWord(name: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(name);
}

/** Answers in the language write names with a capital, and our vocabulary of it is too small to know its words. */
function bearsCapitals(scene: Scene): boolean {
  const language = scene.context.language();
  return language !== null && language !== 'en' && !isForeignScript(scene.written, language);
}
