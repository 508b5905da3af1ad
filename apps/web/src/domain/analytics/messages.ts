import { message } from '@answerscope/contract';

// Analytics charts
export const day = 'Day';
export const daysAreOfUtc = 'Days in UTC';
export const howToRead = 'How to read it';
/** {count}: charts that are folded away */
export const moreCharts = message('{count, plural, one {# more chart} other {# more charts}}');
export const before = 'Before';
export const allDaysTable = 'All days as a table';
export const readingBars = 'Bars show this period, lines the previous one.';
export const readingIntervals = 'The thin line is the likely range of the day. The full height is 100%.';
/** {measure}: its label, such as 'Mentions' */
export const measureByDay = message('{measure} by day');
/** {measure}: its label; {of}: the assistant or currency that it is counted for */
export const measureOfByDay = message('{measure}, {of} by day');
/** {title}: the chart's; {days}: how many it shows, none with a number */
export const chartWithoutNumbers = message(
  '{title}: no numbers in {days, plural, one {# day} other {# days}}',
);
/** {title}: the chart's; {low} and {high}: its least and largest value with their unit; {days}: how many it shows */
export const chartRange = message(
  '{title}: from {low} to {high} in {days, plural, one {# day} other {# days}}',
);
/** {day}: '2 Nov'; {value}: of that day; {before}: of that day in the range before */
export const bar = message('{day}: {value}, before: {before}');
/** {value}: with its unit; {answers}: how many it is of */
export const valueOfAnswers = message('{value} ({answers, plural, one {# answer} other {# answers}})');
/** {value}: a rate; {range}: its likely range, '31-54%'; {answers}: how many it is of */
export const valueInRange = message(
  '{value} ({range} · {answers, plural, one {# answer} other {# answers}})',
);

// Analytics figures
/** {value}: the number of the range before */
export const figureBefore = message('Before: <value></value>');
/** {value}: the number of the range before, below that of the range */
export const numberBefore = message('before: <value></value>');
/** {measure}: its label; {currency}: 'USD' */
export const measureInCurrency = message('{measure}, {currency}');
export const notComparable = 'not comparable';
/** {rate}: with its unit; {answers}: how many it is of */
export const rateOfAnswers = message('{rate} of {answers, number} answers');
export const noAnswers = 'No answers';

// Analytics filters
export const report = 'Report';
export const fromUtc = 'From (UTC)';
export const days = 'Days';
export const otherDays = 'Other';
export const until = 'Until';
/** {days}: how many, up to today */
export const lastDays = message('{days, plural, one {# day} other {# days}}');

// Analytics reports
export const exportCsv = 'Export CSV';
export const exportJson = 'Export JSON';
/** @specification 2.14 */
export const generatingYourReport = 'Generating your report...';
export const updated = 'Updated';
export const preparing = 'Preparing...';
export const clearCache = 'Clear cache';
export const reportNotMade = 'The report could not be created';
export const byDay = 'By day';
export const inDetail = 'In detail';
export const howThisIsCounted = 'How this is counted';
/** {count}: of the table */
export const rowCount = message('{count, plural, one {# row} other {# rows}}');
/** {rate} and {before}: with their unit; {isSame}: yes or no */
export const rateNowAndBefore = message(
  '{isSame, select, yes {{rate}} other {{before} → {rate}}} of answers mention you{isSame, select, yes {, as before} other {}}',
);
/** {measure}: its label; {value} and {before}: with their unit; {isSame}: yes or no */
export const measureNowAndBefore = message(
  '{measure} {isSame, select, yes {{value}, as before} other {{before} → {value}}}',
);
export const nothingToList = 'No data in either period.';
/** {range} and {before}: days, '28 Oct – 26 Nov' */
export const comparedRanges = message('{range}, compared with {before}');
/** {duration}: how long it took; {made} and {expires}: moments */
export const fromCache = message(
  'From the cache in {duration}, made <made></made>, kept until <expires></expires>',
);
/** {duration}: how long it took; {expires}: a moment */
export const madeNow = message('Made now in {duration}, kept until <expires></expires>');
/** {report}: its title; {range}: its days */
export const formerReport = message('Still showing {report}, {range}.');
/** {answers}: how many the report counts */
export const fewAnswers = message(
  'Only {answers, plural, one {# answer} other {# answers}} in this period. The likely ranges are wide.',
);

// Analytics table
export const currency = 'Currency';

// Measure in words
/** Stands where a number is missing */
export const none = 'None';

// Use analytics
/** @specification 8.1 */
export const operationFailed = 'Operation Failed';
/** {why}: a sentence */
export const failedToGenerateReport = message('Failed to generate report: {why}');
/** {why}: a sentence */
export const failedToExportData = message('Failed to export data: {why}');
/** {why}: a sentence */
export const failedToClearCache = message('Failed to clear cache: {why}');
/** {reports}: how many were forgotten */
export const cacheCleared = message('Cache cleared: {reports, plural, one {# report} other {# reports}}');
