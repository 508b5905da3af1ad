import { charClassAt, isUnspaced } from '@answerscope/answer-text';
import type { DoubtCode, ReasonCode } from '../codes.ts';
import { foldText } from '../text/fold.ts';
import { isFunctionWord } from '../text/language.ts';
import { hasCase, isAdjacent, isCapitalised, type Word } from '../text/words.ts';
import { IMPERATIVES } from '../undeclared/imperatives.ts';
import { boldLength } from './neighbours.ts';
import type { Scene } from './scene.ts';

const SURE_FROM = 0.75;

export function doubtOfPlace(scene: Scene, confidence: number): DoubtCode | null {
  if (scene.reason !== null) return doubtOfRefused(scene, scene.reason);
  if (scene.isOwn || scene.candidate.pattern.form.kind === 'domain') return null;
  return doubtOfCounted(scene, confidence);
}

const REFUSED: Partial<Record<ReasonCode, DoubtCode>> = {
  common_word: 'refused_word',
  other_entity: 'refused_bearer',
  other_brand: 'refused_bearer',
};

function doubtOfRefused(scene: Scene, reason: ReasonCode): DoubtCode | null {
  if (hasCase(scene.written) && !isCapitalised(scene.written)) return null;
  return REFUSED[reason] ?? null;
}

function doubtOfCounted(scene: Scene, confidence: number): DoubtCode | null {
  const { candidate, score, written } = scene;
  if (score !== null && confidence < SURE_FROM) return 'weak_signs';
  if (candidate.respaced) return 'respaced';
  if (candidate.ending !== '' || candidate.pattern.stem) return 'ending';
  if (!candidate.exact && written !== candidate.pattern.form.text) return 'other_letters';
  if (ABBREVIATION.test(candidate.pattern.form.text)) return 'abbreviation';
  if (isInRun(scene)) return 'no_spaces';
  const beside = [scene.before, scene.after].filter((word) => word !== null && isAdjacent(word));
  if (beside.some((word) => word !== null && isNumber(word))) return 'beside_number';
  if (beside.some((word) => word !== null && isCapital(scene, word))) return 'beside_capital';
  if (isAlone(scene)) return 'alone_on_line';
  return isBesideDenial(scene) ? 'beside_denial' : null;
}

const ABBREVIATION = /^\p{Lu}{2,4}$/u;

function isNumber({ text }: Word): boolean {
  return /^\p{Nd}/u.test(text);
}

function isCapital(scene: Scene, word: Word): boolean {
  if (!isCapitalised(word.text)) return false;
  const opens = word.start <= Math.max(scene.sentenceStart, scene.line.content) + 3;
  const folded = foldText(word.text);
  return !(opens && (IMPERATIVES.has(folded) || isFunctionWord(folded, scene.context.language())));
}

function isInRun({ candidate, context, written }: Scene): boolean {
  const first = charClassAt(written, 0);
  if (!isUnspaced(first)) return false;
  const { text } = context.visible;
  return (
    charClassAt(text, candidate.start - 1) === first ||
    charClassAt(text, candidate.end) === charClassAt(text, candidate.end - 1)
  );
}

function isBesideDenial({ sentence }: Scene): boolean {
  return sentence.mayDeny() && sentence.denialPhrases().some(({ unknown }) => unknown.test(sentence.text));
}

function isAlone({ candidate, context, line }: Scene): boolean {
  if (line.kind !== 'prose' || boldLength(context, line) > 0) return false;
  const { text } = context.visible;
  const rest = text.slice(line.content, candidate.start) + text.slice(candidate.end, line.end);
  return rest.length < 20 && !/[\p{L}\p{N}]/u.test(rest);
}
