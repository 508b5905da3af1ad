import { isAcronym, nameClass } from '../names/name-class.ts';
import { isLowerCase } from '../text/words.ts';
import type { Scene } from './scene.ts';

/** Whether the form says too little by itself and its use must decide. */
export function needsUse(scene: Scene): boolean {
  const { form } = scene.candidate.pattern;
  const value = nameClass(form);
  if (value === 'ordinary') return true;
  if (value === 'phrase') return isLowerCase(scene.written) && !isLowerCase(form.text);
  if (scene.candidate.ending !== '' && isLowerCase(scene.written) && !isLowerCase(form.text)) return true;
  return isAcronym(form.text) && isLowerCase(scene.written) && scene.written.length <= 3;
}
