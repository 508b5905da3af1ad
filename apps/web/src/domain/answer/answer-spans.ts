import { coveredText, sourceOffset, type TextNode } from '@answerscope/answer-text';
import type { AnswerDetail, AnswerSpan, AnswerUndeclared } from '@answerscope/contract';
import type { MarkedStatement } from './marked-statements.ts';
import * as messages from './messages.ts';

/** A place that the answer's text shows marked; `id` leads from the list of reasons to it. */
export interface MarkedSpan extends AnswerSpan {
  id: string;
  counted: boolean;
  /** A mention of another company, which the verdict does not count. */
  isOther?: true;
  isTracked?: boolean;
  /** The place among all companies of the answer, where the text names it first. */
  place?: number;
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

type Verdict = AnswerDetail['verdict'];

/** Counted and rejected places in the order of the text. */
export function markSpans(
  verdict: Pick<Verdict, 'mentions' | 'rejected'> & Partial<Pick<Verdict, 'rank'>>,
): MarkedSpan[] {
  const rank = verdict.rank ?? undefined;
  const spans = [
    ...verdict.mentions.map((span, index) => ({
      ...span,
      counted: true,
      ...(index === 0 && rank !== undefined && { place: rank }),
    })),
    ...verdict.rejected.map((span) => ({ ...span, counted: false })),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
  return spans.map((span, index) => ({ ...span, id: `place-${index + 1}` }));
}

/** Other companies: where each is named first, with its place, and every place of names that are not declared. */
export function markOthers({
  companies,
  undeclared,
}: Pick<Verdict, 'companies' | 'undeclared'>): MarkedSpan[] {
  const spanOf = (name: string, { start, end }: AnswerUndeclared['places'][number], isTracked: boolean) => ({
    start,
    end,
    matched_name: name,
    code: 'other',
    confidence: null,
    explanation: isTracked ? messages.onYourList : messages.notOnYourList,
    id: `company-${start}`,
    counted: false,
    isOther: true as const,
    isTracked,
  });
  const first = (companies ?? []).map((one) => ({
    ...spanOf(one.name, one.first, one.is_tracked),
    place: one.place,
  }));
  const others = (undeclared ?? []).flatMap(({ name, is_tracked, places }) =>
    places.map((place) => spanOf(name, place, is_tracked)),
  );
  return [...first, ...others.filter(({ id }) => first.every((one) => one.id !== id))];
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
