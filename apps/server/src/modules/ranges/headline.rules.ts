import type { Headline, HeadlineChange, RangeOfDays, WhyNoRate } from '@answerscope/contract';
import { judgeRateChanges, type RateVerdict, WINDOW } from '@answerscope/statistics';
import type { ChannelCounts } from '../checks/index.ts';
import type { PooledChange } from '../reports/index.ts';
import type { RangeNumbers } from './range.rules.ts';

/** The newest report of a channel, as far as its headline rests on it. */
export interface HeadlineReport {
  id: string;
  revision: { total_keywords: number; branded_keywords: number };
}

/** A channel with its newest results and, where it has a report, what the range says of it. */
export interface HeadlineBasis {
  counts: ChannelCounts;
  report: HeadlineReport | null;
  numbers: RangeNumbers | null;
}

/**
 * The headlines of all channels of a user, in their order: together, because what is shown beside each other is judged
 * together.
 */
export function headlinesOf(channels: readonly HeadlineBasis[], range: RangeOfDays): Headline[] {
  const changes = shownChanges(channels.map(({ report, numbers }) => (report && numbers?.change) ?? null));
  return channels.map(({ counts, report, numbers }, index) => {
    const change = changes[index];
    if (report === null || numbers === null || !change) return ofNewestResults(counts);
    return {
      basis: 'window',
      range,
      report_id: report.id,
      current: numbers.current,
      why_none: numbers.current === null ? whyNoneInRange(report.revision, numbers) : null,
      change,
      empty_answers: numbers.empty_answers,
      unlike_answers: numbers.unlike_answers,
      breaks: numbers.breaks,
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
    range: null,
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
    unlike_answers: 0,
    breaks: [],
  };
}

function whyNoneInRange(
  { total_keywords, branded_keywords }: HeadlineReport['revision'],
  { empty_answers, is_asked }: RangeNumbers,
): WhyNoRate {
  if (total_keywords > 0 && branded_keywords === total_keywords) return 'only_branded';
  if (!is_asked) return 'none_in_range';
  return empty_answers > 0 ? 'only_empty' : 'no_answers';
}

function whyNoResult({ keywords, answered, branded }: ChannelCounts): WhyNoRate {
  if (keywords === 0) return 'never_checked';
  if (answered > 0) return 'only_empty';
  return branded > 0 ? 'only_branded' : 'no_answers';
}
