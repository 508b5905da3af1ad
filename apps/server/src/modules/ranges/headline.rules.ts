import type {
  Channel,
  Headline,
  HeadlineChange,
  RangeOfDays,
  TrendWait,
  WhyNoRate,
} from '@answerscope/contract';
import { judgeRateChanges, type RateVerdict } from '@answerscope/statistics';
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

/** What is known of changes beside the numbers: verdicts of all that is judged, and what is awaited where none is. */
export interface Judged {
  verdicts: ReadonlyMap<PooledChange, RateVerdict>;
  waits: ReadonlyMap<Channel, TrendWait>;
}

/** The headlines of all channels of a user, in their order, with the verdicts of the account's changes. */
export function headlinesOf(
  channels: readonly HeadlineBasis[],
  range: RangeOfDays,
  { verdicts, waits }: Judged,
): Headline[] {
  return channels.map(({ counts, report, numbers }) => {
    const wait = waits.get(counts.channel);
    if (report === null || numbers === null) return ofNewestResults(counts, wait);
    return {
      basis: 'window',
      range,
      report_id: report.id,
      current: numbers.current,
      why_none: numbers.current === null ? whyNoneInRange(report.revision, numbers) : null,
      change: toChange(numbers.change, verdicts.get(numbers.change) ?? null, wait),
      empty_answers: numbers.empty_answers,
      unlike_answers: numbers.unlike_answers,
      breaks: numbers.breaks,
    };
  });
}

/** Of changes that only stand beside each other, such as those of tags. */
export function judgeBeside(changes: readonly PooledChange[]): Map<PooledChange, RateVerdict> {
  const compared = changes.flatMap((of) => (of.evidence ? [{ of, ...of.evidence }] : []));
  return new Map(
    judgeRateChanges(compared).flatMap((one, index) => {
      const of = compared[index]?.of;
      return of ? [[of, one] as const] : [];
    }),
  );
}

/** Where no refresh is planned and nothing was checked. */
const UNPLANNED: TrendWait = { possible_from: null, helps_now: null };

/** Where nothing is there to be compared. */
export const UNTOLD: PooledChange = {
  state: 'not_enough_data',
  evidence: null,
  earlier: null,
  recent: null,
};

/** A change as it is shown. @param wait what is awaited where it cannot be compared */
export function toChange(
  change: PooledChange,
  judged: RateVerdict | null,
  wait: TrendWait = UNPLANNED,
): HeadlineChange {
  const { earlier, recent, state } = change;
  return {
    verdict: state === 'compared' ? (judged?.verdict ?? 'no_detectable_change') : state,
    earlier,
    recent,
    p_value: judged?.p_value ?? null,
    q_value: judged?.q_value ?? null,
    is_one_keyword: judged?.is_one_keyword ?? false,
    wait: state === 'compared' ? null : wait,
  };
}

function ofNewestResults(counts: ChannelCounts, wait: TrendWait = UNPLANNED): Headline {
  const { newest, empty } = counts;
  return {
    basis: 'newest_results',
    range: null,
    report_id: null,
    current: newest,
    why_none: newest === null ? whyNoResult(counts) : null,
    change: toChange(UNTOLD, null, wait),
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
