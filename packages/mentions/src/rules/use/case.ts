import { PROPER_WORDS } from '../../lexicon/people-and-places.ts';
import { isAcronym, nameClass } from '../../names/name-class.ts';
import { foldText } from '../../text/fold.ts';
import { isForeignScript, isFunctionWord } from '../../text/language.ts';
import { hasCase, isCapitalised, isLowerCase } from '../../text/words.ts';
import type { Scene } from '../scene.ts';

const LABEL_BREAK = /[:|]|\s[-–—]\s/;

function declaredWithCapital(scene: Scene): boolean {
  const { form } = scene.candidate.pattern;
  return form.kind === 'base' || !isLowerCase(form.text);
}

export function caseScore(scene: Scene): number {
  const { written, candidate, line } = scene;
  const form = candidate.pattern.form.text;
  const language = scene.context.language();
  if (!hasCase(written)) return 1;
  if (isForeignScript(written, language)) return isLowerCase(written) && declaredWithCapital(scene) ? 0.5 : 3;
  if (isAcronym(form) && !isWordLike(form, written))
    return isCapitals(written) && !isShoutedLine(scene) ? 2.5 : -3;
  if (isLowerCase(written)) return lowerCaseScore(scene);
  if (isDeclaredInCapitals(scene)) return isShoutedLine(scene) ? -0.5 : 1.5;
  if (candidate.ending === '' && isAcronym(written)) return isShoutedLine(scene) ? -0.5 : 1;
  if (scene.opensSentence || line.kind === 'heading' || isTitleCase(scene)) return 0;
  if (PROPER_WORDS.has(foldText(written))) return 0;
  return language === 'de' ? 0.5 : 1.75;
}

function lowerCaseScore(scene: Scene): number {
  if (!declaredWithCapital(scene)) return scene.candidate.exact ? -0.5 : -2;
  return nameClass(scene.candidate.pattern.form) === 'distinctive' && scene.candidate.ending === ''
    ? -0.5
    : -3.5;
}

function isDeclaredInCapitals({ written, candidate, context }: Scene): boolean {
  const declared = context.names.brands[candidate.brand]?.aliases;
  return declared?.includes(written) === true && isAcronym(written);
}

/** `Kone` for KONE: a name in capitals that is long enough to be read as a word. */
function isWordLike(name: string, written: string): boolean {
  return name.length >= 4 && /^\p{Lu}\p{Ll}+$/u.test(written);
}

function isCapitals(text: string): boolean {
  return hasCase(text) && text === text.toUpperCase();
}

function isShoutedLine(scene: Scene): boolean {
  const { start, end } = scene.candidate;
  const text = scene.context.visible.text.slice(
    Math.max(scene.line.start, start - 150),
    Math.min(scene.line.end, end + 150),
  );
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 12 && (text.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.7;
}

export function isTitleCase(scene: Scene): boolean {
  scene.titleCase ??= readTitleCase(scene);
  return scene.titleCase;
}

const TITLE_WORD = /\p{L}[\p{L}'’-]*/gu;

function readTitleCase(scene: Scene): boolean {
  const { text } = scene.context.visible;
  const language = scene.context.language();
  const { start, end } = scene.candidate;
  const from = Math.max(scene.sentenceStart, start - 80);
  const before =
    text
      .slice(from, start)
      .split(/\||\s[-–—]\s/)
      .at(-1) ?? '';
  const after = text.slice(end, Math.min(scene.sentenceEnd, end + 80)).split(LABEL_BREAK)[0] ?? '';
  let some = false;
  for (const [word] of `${before} ${after}`.replace(/\([^()]*\)/g, ' ').matchAll(TITLE_WORD)) {
    if (word.length < 3 || (word.length === 3 && isFunctionWord(word.toLowerCase(), language))) continue;
    if (!isCapitalised(word)) return false;
    some = true;
  }
  return some;
}
