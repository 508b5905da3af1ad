import { message } from '@answerscope/contract';

// Change badge
export const improved = 'Improved';
export const improvedWhy = 'Significantly more mentions than in the range before.';
export const declined = 'Declined';
export const declinedWhy = 'Significantly fewer mentions than in the range before.';
export const noSignificantChange = 'No significant change';
export const noSignificantChangeWhy = 'The two ranges differ by no more than chance.';
export const notEnoughData = 'Not enough data';
export const notEnoughDataWhy = 'Two ranges do not have enough answers yet.';
export const notComparable = 'Not comparable';
export const notComparableWhy = 'Names, model, search or place changed, so the two ranges do not compare.';

// Change in words
/** {change}: 'no significant change'; {sizes}: '38% → 40%' */
export const changeOfSize = message('{change}: {sizes}');
/** {change}: 'improved: 38% → 40%'; {days}: how long each of the compared ranges is */
export const changeOverDays = message(
  '{change} in {days, plural, one {# day} other {# days}} against the {days, number} before',
);
/** Beside a change. {days}: how long each of the compared ranges is */
export const inDays = message('in {days, plural, one {# day} other {# days}}');

// Check rate
export const noAnswerMentionsCompany = 'No answer mentions a company';

// Format rate
/** {n}: answers that a rate would be of */
export const tooFewAnswers = message('{n, plural, one {# answer} other {# answers}}: too few for a rate');
/** {n}: keywords that a rate would be of */
export const tooFewKeywords = message('{n, plural, one {# keyword} other {# keywords}}: too few for a rate');
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
  '{what, select, rules {The rules that find your name} model {The model} search {The search setting} question {The question} location {The place} other {The way the assistant is reached}} changed{isKnown, select, yes { from {before} to {after}} other {}}, for {keywords, plural, one {# keyword} other {# keywords}}.',
);
/** {added}: quoted names */
export const namesAdded = message('Your names changed: {added} added.');
/** {removed}: quoted names */
export const namesRemoved = message('Your names changed: {removed} removed.');
/** {added} and {removed}: quoted names */
export const namesAddedAndRemoved = message('Your names changed: {added} added, {removed} removed.');
/** {name}: of a company */
export const quotedName = message('“{name}”');
/** Behind a change and a comma. {keywords}: how many are in both ranges */
export const askedInBoth = message(
  'over the {keywords, plural, one {# keyword} other {# keywords}} asked in both',
);
/** Behind a change and a comma */
export const movedByOneKeyword = 'moved by one keyword alone';
/** Behind 'in' or 'over' */
export const theNewestAnswers = 'the newest answers';
/** {answers}: of the range that are in no rate */
export const earlierNotCounted = message(
  '{answers, plural, one {# earlier answer} other {# earlier answers}} not counted.',
);

// Left out
/** {answers}: how many */
export const leftOut = message('{answers, plural, one {# answer} other {# answers}} left out');
/** {answers}: how many; {link}: lists them */
export const leftOutWhy = message(
  '{answers, plural, one {<link># answer left out</link>: it mentions no company or refuses.} other {<link># answers left out</link>: they mention no company or refuse.}}',
);

// Left out search
export const singleAnswerSaysLittle = 'A single answer says little: check again.';
export const readAnswersToSeeWhy = 'Read the answers to see why; other words for what you offer may help.';
export const nothingUsable = 'Nothing usable came back: no answer mentions a company.';
export const nothingUsableButBranded =
  'Nothing usable came back: branded keywords aside, no answer mentions a company.';
/** {answers}: how many, where there is little room */
export const leftOutBriefly = message('{answers, number} left out');

// Rate figure
export const rateVaries =
  'Assistants answer differently each time. For the keywords you track, the true rate is likely in this range. More answers make it narrower.';
export const noAnswersYet = 'No answers yet';
/** {range}: likely, '31-54%' */
export const forSimilarKeywords = message('For keywords like yours it is {range}.');
/** {interval}: '95% confidence interval 31 to 54%, n = 60' */
export const inStatistics = message('In statistics: {interval}.');

// Score figure
export const scoreVaries =
  'Assistants answer differently each time. For the keywords you track, the true score is likely in this range (95%). More answers make it narrower.';

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
export const onlyEmptyButBranded = 'branded keywords aside, no answer mentions a company';
/** Behind 'No rate: ' */
export const onlyEmpty = 'no answer mentions a company';
/** Behind 'No rate: ' */
export const onlyBranded = 'only branded keywords have answers';
/** Behind 'No rate: ' */
export const everyCheckFailed = 'every check failed, so it is unknown';
/** Behind 'No rate: ' */
export const noAnswerCounts = 'no answer counts';
