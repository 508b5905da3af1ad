// Trend chart
export const nothingMeasuredYet = 'Nothing measured yet.';
export const chart = 'Chart';
export const table = 'Table';
export const answersWithTheirLikelyRange = 'Answers, with their likely range';
export const notComparableWithBefore = 'Not comparable with before';

// Trend plot
export const tooFewAnswersForScore = 'Too few answers for a score';
export const noAnswerCounts = 'No answer counts';

// Trend table
export const mentioningYou = 'Mentioning you';
