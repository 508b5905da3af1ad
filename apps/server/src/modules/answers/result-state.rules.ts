import type { EmptyKind, ResultState } from '@answerscope/contract';

/** What the answers of a check come to. */
export interface AnswerCounts<Count = number> {
  /** Answers, those that name the brand, those that measure nothing, and of these refusals. */
  n: Count;
  k: Count;
  empty: Count;
  refused: Count;
}

/**
 * The one word for a check. Mentioned from one half up of the answers that measured something: a refusal, or an answer
 * without companies, is no observation and turns no yes into a no. Where nothing was measured, that is the word.
 */
export function resultStateOf({ n, k, empty, refused }: AnswerCounts): ResultState {
  if (n === 0) return 'failed';
  if (empty === n) return refused === n ? 'refused' : 'no_companies';
  return 2 * k >= n - empty ? 'mentioned' : 'not_mentioned';
}

/** The same of one answer; one that cannot be used is none. */
export function stateOfAnswer(answer: {
  isUsable: boolean;
  is_mentioned: boolean;
  empty_kind: EmptyKind | null;
}): ResultState {
  return resultStateOf({
    n: Number(answer.isUsable),
    k: Number(answer.is_mentioned),
    empty: Number(answer.empty_kind !== null),
    refused: Number(answer.empty_kind === 'refused'),
  });
}

/**
 * Why an answer measures nothing: it refuses, or mentions no company at all as far as can be seen, neither the user's, nor a
 * competitor, nor anyone else. Null for one that measures something. Such an answer says nothing about visibility and is
 * in no rate.
 */
export function emptyKindOf({
  empty_kind = null,
  mentioned,
  competitors,
}: {
  empty_kind?: EmptyKind | null | undefined;
  mentioned: boolean;
  competitors: readonly { mentions: number }[];
}): EmptyKind | null {
  const namesOne = mentioned || competitors.some(({ mentions }) => mentions > 0);
  return namesOne ? null : empty_kind;
}
