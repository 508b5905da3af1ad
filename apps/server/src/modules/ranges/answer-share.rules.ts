import type { AnswerShare } from '@answerscope/contract';
import { type KeywordCount, trackedRate } from '@answerscope/statistics';

/** Checks of a keyword that came to the same: of the answers of each, so many are mentions or whatever is counted. */
export interface CheckCount {
  keyword_id: string;
  answers: number;
  mentions: number;
  checks: number;
}

/** So many of some answers, with the ranges for their keywords and for keywords like theirs. */
export function answerShare(counts: readonly CheckCount[]): AnswerShare {
  const byKeyword = Map.groupBy(counts, ({ keyword_id }) => keyword_id);
  const found = trackedRate([...byKeyword.values()].map(keywordCount));
  return {
    answers: sum(counts, (one) => one.mentions),
    of: sum(counts, (one) => one.answers),
    rate: found?.rate ?? null,
    interval: found?.interval ?? null,
    interval_for_similar_keywords: found?.similar.interval ?? null,
  };
}

/** The answers of one keyword. Those of one check may resemble each other, so checks with several are kept separate. */
export function keywordCount(counts: readonly Omit<CheckCount, 'keyword_id'>[]): KeywordCount {
  const isSingle = counts.every(({ answers }) => answers === 1);
  return {
    answers: sum(counts, (one) => one.answers),
    mentioned: sum(counts, (one) => one.mentions),
    checks: isSingle
      ? undefined
      : counts.flatMap(({ answers, mentions, checks }) =>
          Array.from({ length: checks }, () => ({ answers, mentioned: mentions })),
        ),
  };
}

function sum<One extends Pick<CheckCount, 'checks'>>(
  counts: readonly One[],
  value: (one: One) => number,
): number {
  return counts.reduce((total, one) => total + value(one) * one.checks, 0);
}
