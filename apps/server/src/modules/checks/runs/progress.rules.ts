import type { RunChannel } from '@answerscope/contract';

/** Keywords of a channel: all, answered, without an answer, and of answered ones those that name the brand or none at all. */
export interface Counts {
  total: number;
  successful: number;
  failed: number;
  mentioned: number;
  empty: number;
}

/** Items of a channel by their state; `cut` are those that were cancelled and have an answer of a sample. */
export interface ItemCounts {
  items: number;
  done: number;
  done_mentioned: number;
  done_empty: number;
  failed: number;
  cancelled: number;
  cut: number;
  cut_mentioned: number;
  cut_empty: number;
}

export const NO_ITEMS: Counts = { total: 0, successful: 0, failed: 0, mentioned: 0, empty: 0 };

/** Channels that were ended before all was asked: what was cancelled on them was to be asked and belongs to the total. */
const ENDED_EARLY: readonly RunChannel['state'][] = ['cancelled', 'budget', 'failed'];

/**
 * What the items of a channel come to. Cancelled on a channel that went on: its keyword is deleted or paused, and what
 * it has is all there will be.
 */
export function countsOfChannel(counted: ItemCounts, state: RunChannel['state']): Counts {
  const { items, done, done_mentioned, done_empty, failed, cancelled, cut, cut_mentioned, cut_empty } =
    counted;
  if (ENDED_EARLY.includes(state))
    return { total: items, successful: done, failed, mentioned: done_mentioned, empty: done_empty };
  return {
    total: items - cancelled + cut,
    successful: done + cut,
    failed,
    mentioned: done_mentioned + cut_mentioned,
    empty: done_empty + cut_empty,
  };
}

/** How far something is. The percentage is rounded down: 100 means that nothing is left. */
export function progressOf(counts: readonly Counts[]) {
  const sum = (pick: (one: Counts) => number) => counts.reduce((total, one) => total + pick(one), 0);
  const total = sum((one) => one.total);
  const successful = sum((one) => one.successful);
  const failed = sum((one) => one.failed);
  const processed = successful + failed;
  const progress_percent = total === 0 ? 100 : Math.floor((100 * processed) / total);
  return { total, processed, progress_percent, successful, failed };
}

/** Percentages to one decimal: answered of processed, mentioned of answered that are not empty; null where nothing stands below. */
export function ratesOf({ successful, failed, mentioned, empty }: Counts) {
  const percentage = (part: number, whole: number) =>
    whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
  return {
    success_rate: percentage(successful, successful + failed),
    visibility_rate: percentage(mentioned, successful - empty),
  };
}
