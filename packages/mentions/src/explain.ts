import { toOriginalRange, type VisibleText } from '@answerscope/answer-text';
import { REASON_TEXTS, type ReasonCode } from './codes.ts';
import { detectMentions, readNames } from './detect-mentions.ts';
import { prepareAnswer } from './prepare-answer.ts';
import { type Signs, THRESHOLD } from './rules/common-word.ts';
import type { Judged } from './rules/judge.ts';
import type { DetectMentionsInput } from './types.ts';

const REACH = 40;

const BRAND = 0;

interface Explained {
  brand: number;
  start: number;
  lines: string[];
}

/**
 * Why an answer counts as it does, as lines of text: each place that looks like a declared name with what was decided and
 * the weight of every sign, then the verdict.
 */
export function explain(input: DetectMentionsInput): string {
  const answer = prepareAnswer(input);
  const { visible } = answer;
  const { judged } = readNames(answer, input.brand, input.competitors ?? []);
  const places = judged.map((each) => explainJudged(each, input, visible));
  answer.release();
  const verdict = detectMentions(input);
  const judgedStarts = new Set(places.filter(({ brand }) => brand === BRAND).map(({ start }) => start));
  const others = verdict.rejected
    .filter(({ start }) => !judgedStarts.has(start))
    .map(({ start, end, reason }) => ({
      start,
      lines: [
        placeIn(input.answer, { name: input.brand.name, start, end }),
        `  does not count, ${reason}: ${REASON_TEXTS[reason as ReasonCode]}`,
      ],
    }));
  const { mentioned, confidence, doubt, empty_kind } = verdict;
  const summary = [
    mentioned ? 'mentioned' : 'not mentioned',
    `confidence ${confidence}`,
    ...(doubt === null ? [] : [`in doubt: ${doubt}`]),
    ...(empty_kind === null ? [] : [`measures nothing: ${empty_kind}`]),
  ];
  const sorted = [...places, ...others].sort((a, b) => a.start - b.start);
  return [...sorted.flatMap(({ lines }) => lines), `${input.brand.name}: ${summary.join(', ')}`].join('\n');
}

function explainJudged(judged: Judged, input: DetectMentionsInput, visible: VisibleText): Explained {
  const { candidate, reason, rule, confidence, doubt, signs } = judged;
  const { name } = [input.brand, ...(input.competitors ?? [])][candidate.brand] ?? input.brand;
  const [start, end] = toOriginalRange(visible, candidate.start, candidate.end);
  const code = reason ?? rule;
  const decided = `${reason === null ? 'counts' : 'does not count'}, ${code}: ${REASON_TEXTS[code]}`;
  return {
    brand: candidate.brand,
    start,
    lines: [
      placeIn(input.answer, { name, start, end }),
      `  ${decided} Confidence ${confidence}${doubt === null ? '' : `, in doubt: ${doubt}`}`,
      ...(signs === null ? [] : [`  ${weighed(signs, reason)}`]),
    ],
  };
}

function placeIn(answer: string, { name, start, end }: { name: string; start: number; end: number }): string {
  const around = `${answer.slice(Math.max(0, start - REACH), start)}⟦${answer.slice(start, end)}⟧${answer.slice(end, end + REACH)}`;
  return `${name} at ${start}: ${around.replaceAll('\n', ' ')}`;
}

function weighed(signs: Signs, reason: ReasonCode | null): string {
  const weights = Object.entries(signs).filter(([, weight]) => weight !== 0);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  const shown = weights.map(([sign, weight]) => `${sign} ${weight > 0 ? '+' : ''}${weight}`);
  return `${shown.join(', ') || 'no sign'} = ${sum}, counts from ${THRESHOLD}${changedBy(sum, reason)}`;
}

/** Where the other places of the answer overrule the signs of this one. */
function changedBy(sum: number, reason: ReasonCode | null): string {
  if (reason === null && sum < THRESHOLD) return '; counts because another place is surer';
  if (reason === 'common_word' && sum >= THRESHOLD)
    return '; does not count because most places are the word';
  return '';
}
