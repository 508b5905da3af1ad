import { message } from '@answerscope/contract';

// Change badge
export const improved = 'Improved';
export const improvedWhy = 'Significantly more mentions than in the previous period.';
export const declined = 'Declined';
export const declinedWhy = 'Significantly fewer mentions than in the previous period.';
export const noSignificantChange = 'No significant change';
export const noSignificantChangeWhy = 'The difference may be chance.';
export const notEnoughData = 'Not enough data';
export const notEnoughDataWhy = 'Both periods need more answers.';
export const notComparable = 'Not comparable';
export const notComparableWhy = 'Names, model, search or place changed between the two periods.';

// Change in words
/** {change}: 'no significant change'; {sizes}: '38% → 40%' */
export const changeOfSize = message('{change}: {sizes}');
/** {change}: 'improved: 38% → 40%'; {days}: how long each of the compared ranges is */
export const changeOverDays = message(
  '{change}, {days, plural, one {# day} other {# days}} against the {days, number} before',
);
/** Beside a change. {days}: how long each of the compared ranges is */
export const inDays = message('in {days, plural, one {# day} other {# days}}');

// Check rate
export const noAnswerMentionsCompany = 'No companies mentioned';

// Format rate
/** {k} of {n}: answers that a rate would be of */
export const tooFewAnswers = message(
  '{n, plural, one {{k, number} of #} other {# answers, too few for a rate}}',
);
/** {k} of {n}: keywords that a rate would be of */
export const tooFewKeywords = message(
  '{n, plural, one {{k, number} of #} other {# keywords, too few for a rate}}',
);
/** {range}: likely, '31-54%'; {n}: answers that it is of */
export const rangeOfAnswers = message('{range} · {n, plural, one {# answer} other {# answers}}');
/** {range}: likely, '31-54%'; {n}: keywords that it is of */
export const rangeOfKeywords = message('{range} · {n, plural, one {# keyword} other {# keywords}}');
/** {low} and {high}: in percent; {n}: the size of the sample */
export const confidenceInterval = message(
  '95% confidence interval {low, number} to {high, number}%, n = {n, number}',
);

// Headline in words
export const yourNamesChanged = 'Your names changed.';
/** {what}: has changed, {before} and {after} where {isKnown} is 'yes'; {keywords}: how many it concerns */
export const changed = message(
  '{what, select, rules {The mention rules} model {The model} search {The search setting} question {The question} location {The place} other {The connection to the assistant}} changed{isKnown, select, yes { from {before} to {after}} other {}}, for {keywords, plural, one {# keyword} other {# keywords}}.',
);
/** {added}: quoted names */
export const namesAdded = message('You added the names {added}.');
/** {removed}: quoted names */
export const namesRemoved = message('You removed the names {removed}.');
/** {added} and {removed}: quoted names */
export const namesAddedAndRemoved = message('You added the names {added} and removed {removed}.');
/** {name}: of a company */
export const quotedName = message('“{name}”');
/** Behind a change and a comma. {keywords}: how many are in both ranges */
export const askedInBoth = message(
  'for the {keywords, plural, one {# keyword} other {# keywords}} in both periods',
);
/** Behind a change and a comma */
export const movedByOneKeyword = 'only one keyword changed';
/** Behind 'in' or 'over' */
export const theNewestAnswers = 'the newest answers';
/** {answers}: of the range that are in no rate */
export const earlierNotCounted = message(
  '{answers, plural, one {# earlier answer} other {# earlier answers}} not counted.',
);

// Left out
/** {answers}: how many */
export const leftOut = message('{answers, plural, one {# answer} other {# answers}} not counted');

// Left out search
export const singleAnswerSaysLittle = 'One answer says little. Check again.';
export const readAnswersToSeeWhy = 'Read the answers to see why. Another keyword may help.';
export const nothingUsable = 'No answer mentions a company.';
export const nothingUsableButBranded = 'No answer outside branded keywords mentions a company.';
/** {answers}: how many, where there is little room */
export const leftOutBriefly = message('{answers, number} not counted');

// Rate figure
export const rateVaries =
  'Answers vary. For your keywords, the true rate is likely in this range. More answers narrow it.';
export const noAnswersYet = 'No answers yet';
/** {range}: likely, '31-54%' */
export const forSimilarKeywords = message('For similar keywords it is {range}.');
/** {interval}: '95% confidence interval 31 to 54%, n = 60' */
export const inStatistics = message('{interval}.');

// Score figure
export const scoreVaries =
  'Answers vary. For your keywords, the true score is likely in this range (95%). More answers narrow it.';

// Score in words
/** {score}: of 0 to 100; {basis}: its range and answers, '38-56 · 240 answers' */
export const scoreOf = message('{score, number} of 100 ({basis})');

// Voice in words
/** {share}: a fraction; {brand} of {all} mentions are the brand's */
export const shareOfMentions = message(
  '{share, number, ::percent} ({brand, number} of {all, number} mentions)',
);

// Why no rate
/** Behind 'No rate: ' */
export const onlyEmptyButBranded = 'no answer outside branded keywords mentions a company';
/** Behind 'No rate: ' */
export const onlyEmpty = 'no answer mentions a company';
/** Behind 'No rate: ' */
export const onlyBranded = 'only branded keywords have answers';
/** Behind 'No rate: ' */
export const everyCheckFailed = 'every check failed';
/** Behind 'No rate: ' */
export const noAnswerCounts = 'no answer counts';
