import type { Headline, HeadlineChange, WhyNoRate } from '@answerscope/contract';
import { judgeRateChanges, type RateVerdict, WINDOW } from '@answerscope/statistics';
import type { ChannelCounts } from '../checks/index.ts';
import type { PooledChange, PooledNumbers } from './pooled.rules.ts';

/** The newest report of a channel, as far as its headline rests on it. */
export interface HeadlineReport {
  id: string;
  revision: { total_keywords: number; branded_keywords: number; pooled: PooledNumbers | null };
}

/** A channel with its newest results and, where it has one, its newest report. */
export interface HeadlineBasis {
  counts: ChannelCounts;
  report: HeadlineReport | null;
}

/**
 * The headlines of all channels of a user, in their order: together, because what is shown beside each other is judged
 * together. A report that has no window yet (it was written by an older version, and is about to be filled) is none.
 */
export function headlinesOf(channels: readonly HeadlineBasis[]): Headline[] {
  const changes = shownChanges(channels.map(({ report }) => report?.revision.pooled?.change ?? null));
  return channels.map(({ counts, report }, index) => {
    const pooled = report?.revision.pooled ?? null;
    const change = changes[index];
    if (report === null || pooled === null || !change) return ofNewestResults(counts);
    return {
      basis: 'window',
      report_id: report.id,
      current: pooled.current,
      why_none: pooled.current === null ? whyNoWindow(report.revision, pooled) : null,
      change,
      empty_answers: pooled.empty_answers,
    };
  });
}

/** Changes as they are shown, in their order: all that stand beside each other are judged together. */
export function shownChanges(changes: readonly (PooledChange | null)[]): (HeadlineChange | null)[] {
  const compared = changes.flatMap((of) => (of?.evidence ? [{ of, ...of.evidence }] : []));
  const verdicts = new Map(judgeRateChanges(compared).map((one, index) => [compared[index]?.of, one]));
  return changes.map((change) => change && changeOf(change, verdicts.get(change) ?? null));
}

function changeOf(change: PooledChange, judged: RateVerdict | null): HeadlineChange {
  const { earlier, recent, missing_answers, possible_from, state } = change;
  const verdict = state === 'compared' ? (judged?.verdict ?? 'no_detectable_change') : state;
  return {
    verdict,
    earlier,
    recent,
    p_value: judged?.p_value ?? null,
    q_value: judged?.q_value ?? null,
    is_one_keyword: judged?.is_one_keyword ?? false,
    missing_answers,
    possible_from,
  };
}

function ofNewestResults(counts: ChannelCounts): Headline {
  const { newest, empty } = counts;
  return {
    basis: 'newest_results',
    report_id: null,
    current: newest,
    why_none: newest === null ? whyNoResult(counts) : null,
    change: {
      verdict: 'not_enough_data',
      earlier: null,
      recent: null,
      p_value: null,
      q_value: null,
      is_one_keyword: false,
      missing_answers: 2 * WINDOW.answers,
      possible_from: null,
    },
    empty_answers: empty,
  };
}

function whyNoWindow(
  { total_keywords, branded_keywords }: HeadlineReport['revision'],
  { empty_answers }: PooledNumbers,
): WhyNoRate {
  if (total_keywords > 0 && branded_keywords === total_keywords) return 'only_branded';
  return empty_answers > 0 ? 'only_empty' : 'no_answers';
}

function whyNoResult({ keywords, answered, branded }: ChannelCounts): WhyNoRate {
  if (keywords === 0) return 'never_checked';
  if (answered > 0) return 'only_empty';
  return branded > 0 ? 'only_branded' : 'no_answers';
}
