// Change badge
export const improved = 'Improved';
export const significantlyMoreMentionsThanIn = 'Significantly more mentions than in the range before.';
export const declined = 'Declined';
export const significantlyFewerMentionsThanIn = 'Significantly fewer mentions than in the range before.';
export const noSignificantChange = 'No significant change';
export const theTwoRangesDifferBy = 'The two ranges differ by no more than chance.';
export const notEnoughData = 'Not enough data';
export const twoRangesDoNotHave = 'Two ranges do not have enough answers yet.';
export const notComparable = 'Not comparable';
export const namesModel = 'Names, model, search or place changed, so the two ranges do not compare.';

// Check rate
export const noAnswerMentionsCompany = 'No answer mentions a company';

// Headline in words
export const theRulesFindName = 'The rules that find your name';
export const theModel = 'The model';
export const theSearchSetting = 'The search setting';
export const theQuestion = 'The question';
export const thePlace = 'The place';
export const theWayAssistantReached = 'The way the assistant is reached';
export const yourNamesChanged = 'Your names changed.';

// Left out search
export const aSingleAnswerSaysLittle = 'A single answer says little: check again.';

// Rate figure
export const assistantsAnswerDifferentlyEachTime =
  'Assistants answer differently each time. For the keywords you track, the true rate is likely in this range. More answers make it narrower.';
export const noAnswersYet = 'No answers yet';

// Score figure
export const assistantsAnswerDifferentlyEachTime2 =
  'Assistants answer differently each time. For the keywords you track, the true score is likely in this range (95%). More answers make it narrower.';
