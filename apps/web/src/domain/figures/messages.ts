import { message } from '@answerscope/contract';

// Figure columns
export const rate = 'Rate';
export const trend = 'Trend';
/** {first} and {last}: percentages */
export const trendFromTo = message('From {first} to {last}');
/** {rate}: a percentage; {basis}: '31-54% · 60 answers' */
export const rateOn = message('{rate}, {basis}');
export const noAnswerCounts = 'No counted answers in this period';

// Row change
/** {sizes}: '38% → 40%' */
export const noSignificantChangeOf = message('No significant change: {sizes}');
/** {sizes}: '38% → 40%'; {assistants}: names */
export const significantOn = message('{sizes}, significant on {assistants}');
export const tooFewToCompare = 'Too few answers to compare';

// Strongest group
/** {best} and {worst}: names of groups; {high}: a percentage of its {answers}; {low}: a percentage */
export const strongestAndLowest = message(
  '{high} of {answers, number} answers for “{best}” mention you, your strongest. Lowest is “{worst}” with {low}.',
);
/** {best} and {worst}: names of groups; {high}: a percentage of its {answers}; {low}: a percentage */
export const significantlyMore = message(
  '{high} of {answers, number} answers for “{best}” mention you, significantly more than the {low} for “{worst}”.',
);
/** {best} and {worst}: names of groups; {high}: a percentage of its {answers}; {low}: a percentage */
export const tooCloseToRank = message(
  '{high} of {answers, number} answers for “{best}” mention you, {low} for “{worst}”, too close to rank.',
);
/** {best}: the name of a group; {high}: a percentage of its {answers} */
export const onlyGroup = message('{high} of {answers, number} answers for “{best}” mention you.');
export const noGroupRated = 'No counted answers in this period.';

// Group table
export const keywords = 'Keywords';
export const share = 'Share';
export const shareOfVoice = 'Your share of all company mentions';
export const actions = 'Actions';

// Groups by assistant
export const byAssistant = 'By assistant';
/** {groups}: 'Topics' or 'Tags' */
export const groupsByAssistant = message('{groups} by assistant');
export const inNoReportYet = 'No report yet';
export const noRateOnlyEmpty = 'No answer mentions a company';
export const noRateNoneCounts = 'No counted answers';
/** {answers} that mention no company */
export const answersLeftOut = message('{answers, plural, one {# answer} other {# answers}} not counted');
/** {share}: as '66% (21 of 32 mentions)' */
export const shareOf = message('Share of voice {share}');
