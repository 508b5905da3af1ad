import type { AnswerSpan } from '@answerscope/contract';

/** A place that the answer's text shows marked; `id` leads from the list of reasons to it. */
export interface MarkedSpan extends AnswerSpan {
  id: string;
  counted: boolean;
}

/** A piece of visible text and the place it belongs to, if any. */
export interface TextPiece {
  text: string;
  start: number;
  span: MarkedSpan | null;
}

/** Counted and rejected places in the order of the text. */
export function markSpans(verdict: { mentions: AnswerSpan[]; rejected: AnswerSpan[] }): MarkedSpan[] {
  const spans = [
    ...verdict.mentions.map((span) => ({ ...span, counted: true })),
    ...verdict.rejected.map((span) => ({ ...span, counted: false })),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
  return spans.map((span, index) => ({ ...span, id: `place-${index + 1}` }));
}

/**
 * Cuts a run of text at the borders of the marked places. Offsets are UTF-16 code units of the whole answer;
 * where two places overlap, the one that counted wins, then the earlier one.
 */
export function cutAtSpans(text: string, start: number, spans: readonly MarkedSpan[]): TextPiece[] {
  const end = start + text.length;
  const touching = spans.filter((span) => span.start < end && span.end > start && span.end > span.start);
  const borders = new Set([start, end]);
  for (const span of touching) {
    borders.add(Math.max(start, span.start));
    borders.add(Math.min(end, span.end));
  }
  const cuts = [...borders].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? end;
    const covering = touching.filter((span) => span.start <= from && span.end >= to);
    const span = covering.find(({ counted }) => counted) ?? covering[0] ?? null;
    return { text: text.slice(from - start, to - start), start: from, span };
  });
}
