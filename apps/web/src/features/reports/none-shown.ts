import type { KeywordTag } from '@answerscope/contract';
import { groupInWords, listed } from '../../domain/keyword-group/group-in-words.ts';
import * as messages from './messages.ts';
import { type ReportSearch, SHOWN_KEYWORDS } from './report-search.ts';

/** What filters by topic, tag and intent do to a report, and what they leave alone. */
export const ONLY_ROWS = messages.topicTagAndSearchIntent;

/** Says which keywords the report does not hold, by every filter that hides the others. */
export function noneShown(search: ReportSearch, tags: readonly KeywordTag[]): string {
  const shown = SHOWN_KEYWORDS.find((one) => one.show === search.show);
  const kind = `No ${shown?.none ?? (shown ? `${shown.label.toLowerCase()} keywords` : 'keywords')}`;
  const filters = [...(search.search ? [`“${search.search}”`] : []), ...groupInWords(search, tags)];
  return filters.length === 0 ? `${kind} in this report.` : `${kind} with ${listed(filters)} in this report.`;
}
