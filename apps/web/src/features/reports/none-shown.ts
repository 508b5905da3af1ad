import type { KeywordTag } from '@answerscope/contract';
import { groupInWords, listed } from '../../domain/keyword-group/group-in-words.ts';
import * as messages from './messages.ts';
import type { ReportSearch } from './report-search.ts';

/** What filters by topic, tag and intent do to a report, and what they leave alone. */
export const ONLY_ROWS = messages.topicTagAndSearchIntent;

/** Says which keywords the report does not hold, by every filter that hides the others. */
export function noneShown(search: ReportSearch, tags: readonly KeywordTag[]): string {
  const searched = search.search ? [messages.searchedText({ text: search.search })] : [];
  const filters = [...searched, ...groupInWords(search, tags)];
  return messages.noneShown({
    show: search.show ?? 'all',
    hasFilters: filters.length > 0 ? 'yes' : 'no',
    filters: listed(filters),
  });
}
