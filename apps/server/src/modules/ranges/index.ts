/** What a range of days says: how often assistants mention the brand, and how that changed. */
export {
  type ComparedAssistant,
  judgeAccount,
  keywordTrendsOf,
  listedChanges,
  topicVerdicts,
  verdictsOf,
} from './account-changes.rules.ts';
export { countedAnswers } from './counted-answers.queries.ts';
export { headlinesOf, judgeBeside, toChange } from './headline.rules.ts';
export { lengthsOf } from './range.rules.ts';
export { findRangeScope } from './range-counts.queries.ts';
export { checksThatHelp, trendFrom } from './trend-date.rules.ts';
export { type RangeOnChannel, readRange } from './use-cases/read-range.ts';
export { resolveRange } from './use-cases/resolve-range.ts';
