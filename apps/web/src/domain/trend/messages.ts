import { message } from '@answerscope/contract';

// Trend chart
export const likelyRange = 'Likely range';
export const likelyRangeOnHover = 'Likely range when selected';
export const readingLines =
  'Each point counts the answers of its days. Hover a line for its likely range (95%).';
export const nothingMeasuredYet = 'Nothing measured yet.';
export const chart = 'Chart';
export const table = 'Table';
export const notComparableWithBefore = 'Not comparable';
/** {chart}: its label, 'Visibility over time' */
export const showAs = message('Show {chart} as');
export const readingRates =
  'Each point counts the answers of its days. The band is the likely range of the true rate (95%).';
export const readingScores =
  'Each point counts the answers of its days. The band is the likely range of the true score (95%).';

// Trend drawing
export const before = 'Before';
export const now = 'Now';

// Trend plot
export const tooFewForScore = 'Too few answers for a score';
export const noAnswerInRate = 'No counted answers';
/** {assistant}: its name */
export const momentOf = message('{assistant} over time: moment');
/** {chart}: its label, 'Visibility over time' */
export const momentOfAll = message('{chart}: moment');
/** {rate}: '42%'; {basis}: '31-54% · 60 answers' */
export const rateWithBasis = message('{rate}, {basis}');
/** {reasons}: sentences */
export const notComparableBecause = message('Not comparable with before: {reasons}');

// Trend table
export const mentioningYou = 'Mentions';
/** {assistant}: its name */
export const overTime = message('{assistant} over time');
/** {chart}: overTime */
export const tableOf = message('{chart}: table');
export const days = 'Days';
export const rate = 'Rate';
export const score = 'Score';
/** {mentions} of {answers} mention the brand */
export const mentionsOfAnswers = message('{mentions, number} of {answers, number}');
