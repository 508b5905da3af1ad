/** What a range of days says: how often assistants mention the brand, and how that changed. */
export {
  type AccountChange,
  type ComparedAssistant,
  groupVerdicts,
  judgeAccount,
  keywordTrendsOf,
  listedChanges,
  verdictsOf,
} from './account-changes.rules.ts';
export { answerShare, type CheckCount } from './answer-share.rules.ts';
export { countedAnswers } from './counted-answers.queries.ts';
export { headlinesOf, judgeBeside, toChange } from './headline.rules.ts';
export {
  compareCounts,
  lengthsOf,
  type RangeNumbers,
  rateOfCounts,
  splitByMeaning,
  voiceOf,
} from './range.rules.ts';
export { type ChannelCount, findRangeScope } from './range-counts.queries.ts';
export { pointsOf } from './range-points.rules.ts';
export { checksThatHelp, countsAnswersOf, trendFrom } from './trend-date.rules.ts';
export { readFigures } from './use-cases/read-figures.ts';
export {
  type RangeOnChannel,
  readAlikeCounts,
  readKeywordRates,
  readPointCounts,
  readRange,
} from './use-cases/read-range.ts';
export { resolveRange } from './use-cases/resolve-range.ts';
