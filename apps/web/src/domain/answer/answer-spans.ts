import { coveredText, sourceOffset, type TextNode } from '@answerscope/answer-text';
import type { AnswerSpan, AnswerUndeclared } from '@answerscope/contract';
import type { MarkedStatement } from './marked-statements.ts';
import * as messages from './messages.ts';

/** A place that the answer's text shows marked; `id` leads from the list of reasons to it. */
export interface MarkedSpan extends AnswerSpan {
  id: string;
  counted: boolean;
  /** Names somebody who is not declared: no place of the verdict. */
  isUndeclared?: true;
}

/** A piece of visible text and the place it belongs to, if any. */
export interface TextPiece {
  text: string;
  start: number;
  span: MarkedSpan | null;
  /** The statement it is part of, the shortest of several, and those that begin with it. */
  statement: MarkedStatement | null;
  begins: string[];
}

/** Counted and rejected places in the order of the text. */
export function markSpans(verdict: { mentions: AnswerSpan[]; rejected: AnswerSpan[] }): MarkedSpan[] {
  const spans = [
    ...verdict.mentions.map((span) => ({ ...span, counted: true })),
    ...verdict.rejected.map((span) => ({ ...span, counted: false })),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
  return spans.map((span, index) => ({ ...span, id: `place-${index + 1}` }));
}

/** The id of a place of an undeclared name, both counted from 0. */
export function undeclaredPlaceId(name: number, place: number): string {
  return `also-${name + 1}-${place + 1}`;
}

/** The places of names that are not declared. */
export function markUndeclared(undeclared: readonly AnswerUndeclared[] | null): MarkedSpan[] {
  return (undeclared ?? []).flatMap(({ name, places }, index) =>
    places.map(({ start, end }, place) => ({
      start,
      end,
      matched_name: name,
      code: 'undeclared',
      confidence: null,
      explanation: messages.notOnYourList,
      id: undeclaredPlaceId(index, place),
      counted: false,
      isUndeclared: true as const,
    })),
  );
}

/**
 * Cuts a run of text at the borders of the marked places. Offsets are UTF-16 code units of the whole answer; a character
 * written as an entity is marked whole. Where two places overlap, the one that counted wins, then the earlier one.
 */
export function cutAtSpans(
  node: TextNode,
  spans: readonly MarkedSpan[],
  statements: readonly MarkedStatement[] = [],
): TextPiece[] {
  const touching = spans
    .filter((span) => span.start < node.end && span.end > node.start && span.end > span.start)
    .map((span) => ({ span, covered: coveredText(node, span.start, span.end) }));
  const said = statements
    .filter((one) => one.start < node.end && one.end > node.start)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))
    .map((statement) => ({ statement, covered: coveredText(node, statement.start, statement.end) }));
  const borders = new Set([0, node.text.length]);
  for (const { covered } of [...touching, ...said]) for (const border of covered) borders.add(border);
  const cuts = [...borders].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? node.text.length;
    const covering = touching
      .filter(({ covered }) => covered[0] <= from && covered[1] >= to)
      .map(({ span }) => span);
    const span = covering.find(({ counted }) => counted) ?? covering[0] ?? null;
    const around = said.filter(({ covered }) => covered[0] <= from && covered[1] >= to);
    return {
      text: node.text.slice(from, to),
      start: sourceOffset(node, from),
      span,
      statement: around[0]?.statement ?? null,
      begins: around
        .filter(({ statement, covered }) => covered[0] === from && statement.start >= node.start)
        .map(({ statement }) => statement.id),
    };
  });
}
