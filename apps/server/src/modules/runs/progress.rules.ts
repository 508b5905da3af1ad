import type { RunChannel } from '@answerscope/contract';
import { percentageOf } from '../../lib/percentage.ts';

/**
 * Keywords of a channel: all, answered, without an answer; of answered ones those whose answers name the brand, those
 * whose answers measure nothing by why, and the branded ones; `empty` are unbranded ones that measure nothing.
 */
export interface Counts {
  total: number;
  successful: number;
  failed: number;
  mentioned: number;
  no_companies: number;
  refused: number;
  empty: number;
  branded: number;
  branded_mentioned: number;
}

/** Items of a channel by their state; `cut` are those that were cancelled and have an answer of a sample. */
export interface ItemCounts {
  items: number;
  done: number;
  done_mentioned: number;
  done_no_companies: number;
  done_refused: number;
  done_empty: number;
  done_branded: number;
  done_branded_mentioned: number;
  failed: number;
  cancelled: number;
  cut: number;
  cut_mentioned: number;
  cut_no_companies: number;
  cut_refused: number;
  cut_empty: number;
  cut_branded: number;
  cut_branded_mentioned: number;
}

export const NO_ITEMS: Counts = {
  total: 0,
  successful: 0,
  failed: 0,
  mentioned: 0,
  no_companies: 0,
  refused: 0,
  empty: 0,
  branded: 0,
  branded_mentioned: 0,
};

/** Channels that were ended before all was asked: what was cancelled on them was to be asked and belongs to the total. */
const ENDED_EARLY: readonly RunChannel['state'][] = ['cancelled', 'budget', 'failed'];

/**
 * What the items of a channel come to. Cancelled on a channel that went on: its keyword is deleted or paused, and what
 * it has is all there will be.
 */
export function countsOfChannel(counted: ItemCounts, state: RunChannel['state']): Counts {
  const { items, done, done_mentioned, done_empty, failed, cancelled, cut, cut_mentioned, cut_empty } =
    counted;
  const { done_branded, done_branded_mentioned, cut_branded, cut_branded_mentioned } = counted;
  const { done_no_companies, done_refused, cut_no_companies, cut_refused } = counted;
  if (ENDED_EARLY.includes(state))
    return {
      total: items,
      successful: done,
      failed,
      mentioned: done_mentioned,
      empty: done_empty,
      no_companies: done_no_companies,
      refused: done_refused,
      branded: done_branded,
      branded_mentioned: done_branded_mentioned,
    };
  return {
    total: items - cancelled + cut,
    successful: done + cut,
    failed,
    mentioned: done_mentioned + cut_mentioned,
    no_companies: done_no_companies + cut_no_companies,
    refused: done_refused + cut_refused,
    empty: done_empty + cut_empty,
    branded: done_branded + cut_branded,
    branded_mentioned: done_branded_mentioned + cut_branded_mentioned,
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

/** Percentages to one decimal: answered of processed, mentioned of answered that are neither branded nor empty; null where nothing stands below. */
export function ratesOf(counts: Counts) {
  const { successful, failed, mentioned, empty, branded, branded_mentioned } = counts;
  return {
    success_rate: percentageOf(successful, successful + failed),
    visibility_rate: percentageOf(mentioned - branded_mentioned, successful - branded - empty),
  };
}
