import type { ForcedStatus, StatusCounts } from '@answerscope/contract';
import { percentageOf } from '../../lib/percentage.ts';
import { type ForcedCounts, shownStateOf } from '../omega/index.ts';

/** A report's counts, and how many keywords it is of. */
export interface CountedReport extends StatusCounts {
  total_keywords: number;
}

/**
 * What the counts of a report become when the status of a keyword is forced and the answers stay as they are: it is
 * counted as forced, and in no flip. A keyword that is not in the report yet makes one more. No rate changes.
 * @param line of the keyword in the report; null where it is in none
 */
export function countsWithForced(
  report: CountedReport,
  line: (ForcedCounts & { change: 'improved' | 'declined' | null }) | null,
  status: ForcedStatus,
): CountedReport {
  const state = line && shownStateOf(line);
  const moved = (word: ForcedStatus) => Number(status === word) - Number(state === word);
  const total_keywords = report.total_keywords + Number(line === null);
  const mentioned_keywords = report.mentioned_keywords + moved('mentioned');
  return {
    total_keywords,
    mentioned_keywords,
    not_mentioned_keywords: report.not_mentioned_keywords + moved('not_mentioned'),
    improved_keywords: report.improved_keywords - Number(line?.change === 'improved'),
    declined_keywords: report.declined_keywords - Number(line?.change === 'declined'),
    percentage_mentioned: percentageOf(mentioned_keywords, total_keywords) ?? 0,
  };
}
