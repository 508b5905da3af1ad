import { lineIndexAt, REMOVED, toOriginalRange, type VisibleText } from '@answerscope/answer-text';
import type { Judged } from '../rules/judge.ts';
import { type Sentences, sentenceIndexAt } from '../text/sentences.ts';
import type { AmbiguousSentence, DecidedSentence } from '../types.ts';

/** Below this, signs for and against an ordinary word as a name come out nearly even. */
const SURE_FROM = 0.65;
/** What the projection puts in where something was taken out. */
const MARKS = new RegExp(`[${REMOVED}\u2060]`, 'g');
/** A sentence without an end is cut around the place. */
const REACH = 300;
/** The rules said one thing and whoever decided another. */
const DISAGREED = 0.5;

interface Doubt {
  sentence: AmbiguousSentence;
  /** Visible range of the sentence. */
  from: number;
  to: number;
  places: Judged[];
}

/**
 * The sentences on which the answer's yes or no hangs and of which the rules are unsure: an ordinary word whose use
 * speaks about as much for the name as against it, in an answer that names the brand nowhere for sure.
 */
export function findDoubts(
  own: readonly Judged[],
  { visible, sentences }: { visible: VisibleText; sentences: Sentences },
): Doubt[] {
  if (own.some((judged) => judged.reason === null && judged.confidence >= SURE_FROM)) return [];
  const doubts: Doubt[] = [];
  for (const judged of own) {
    const { candidate, reason, confidence } = judged;
    if (confidence >= SURE_FROM || (reason !== null && reason !== 'common_word')) continue;
    const known = doubts.at(-1);
    if (known !== undefined && candidate.start >= known.from && candidate.end <= known.to) {
      known.places.push(judged);
      known.sentence.is_counted ||= reason === null;
      continue;
    }
    const [from, to] = sentenceAround(candidate, { visible, sentences });
    const [start, end] = toOriginalRange(visible, from, to);
    const text = visible.text.slice(from, to).replace(MARKS, ' ').replace(/\s+/g, ' ').trim();
    doubts.push({
      sentence: { start, end, text, is_counted: reason === null, confidence },
      from,
      to,
      places: [judged],
    });
  }
  return doubts;
}

/** Lets what was decided elsewhere about a doubtful sentence stand in place of the rules' word, in `judged` itself. */
export function applyDecisions(doubts: readonly Doubt[], decided: readonly DecidedSentence[]): void {
  for (const { sentence, places } of doubts) {
    const decision = decided.find(({ start, end }) => start === sentence.start && end === sentence.end);
    if (decision === undefined) continue;
    for (const place of places) {
      if ((place.reason === null) === decision.is_brand) continue;
      place.confidence = DISAGREED;
      if (decision.is_brand) place.rule = 'model_says_name';
      place.reason = decision.is_brand ? null : 'model_says_word';
    }
  }
}

function sentenceAround(
  { start, end }: { start: number; end: number },
  { visible, sentences }: { visible: VisibleText; sentences: Sentences },
): [number, number] {
  const line = visible.lines[lineIndexAt(visible, start)];
  const index = sentenceIndexAt(sentences, start);
  let from = Math.max(sentences.starts[index] ?? line?.start ?? start, start - REACH);
  let to = Math.min(Math.max(sentences.ends[index] ?? line?.end ?? end, end), end + REACH);
  while (from < start && /\s/.test(visible.text.charAt(from))) from++;
  while (to > end && /\s/.test(visible.text.charAt(to - 1))) to--;
  return [from, to];
}
