import { message } from '@answerscope/contract';

// Presence parts
export const seeAlso = 'See also';
export const partsOfTheScore = 'Parts of the score';
export const mostToGain = 'Most room to improve:';
export const noCompanyToCompare = 'No other company is mentioned. Its weight goes to the other parts.';
export const nothingToCountYet = 'No data yet. Its weight goes to the other parts.';
export const whoIsMentioned = 'Companies';
export const keywordsWithoutYou = 'Keywords without you';
export const keywordsWithYou = 'Keywords with a mention';
export const neverMentionedFor = 'Keywords without any mention';
export const part = 'Part';
export const rate = 'Rate';
export const weight = 'Weight';
export const points = 'Points';
/** {given} of {most} that the part could give, whole points */
export const pointsOf = message('{given, number}/{most, number}');
/** {count}: keywords that are not listed */
export const andMore = message('and {count, number} more');

// Presence table
export const presenceScoreByAssistant = 'Presence score by assistant';
export const unknown = 'Unknown';
export const assistant = 'Assistant';
export const trend = 'Trend';
/** {assistant}: its name, or that of all together */
export const scoreOverTime = message('{assistant}: score over time');
export const score = 'Score';
export const answers = 'Answers';

// Presence lead
export const of100 = 'of 100';
export const pointsByPart = 'Points by part';
/** {change}: points; {isUp}: 'yes' where these are more; {before} and {now}: scores */
export const scoreChange = message(
  '{change, plural, =0 {unchanged at {now, number}} other {{isUp, select, yes {▲} other {▼}} # · {before, number} → {now, number}}}',
);

// Presence words
export const namedCounts = 'Answers that mention you, of all that mention any company.';
export const placeCounts = 'Named first counts 1, second 1/2, third 1/3, not at all 0.';
export const shareCounts = 'Your share of all company mentions.';
export const reachCounts = 'Keywords with at least one mention.';
export const noScore = 'No score';
export const notEnoughKeywordsYet = 'Not enough keywords yet';
export const notEnoughAnswersYet = 'Not enough answers yet';
export const noSignificantChange = 'No significant change.';
export const noAnswers = '0 answers';
/** {average}: from 0 to 1; {answers}: how many it is the average of */
export const averageOver = message(
  'average {average, number} over {answers, plural, one {# answer} other {# answers}}',
);
/** {k} of {n} answers */
export const ofAnswers = message('{k, number} of {n, plural, one {# answer} other {# answers}}');
/** {k} of {n} mentions */
export const ofMentions = message('{k, number} of {n, plural, one {# mention} other {# mentions}}');
/** {k} of {n} keywords */
export const ofKeywords = message('{k, number} of {n, plural, one {# keyword} other {# keywords}}');
/** Behind 'Most room to improve:'. {part}: 'Mentioned'; {missing}: points that it could still give */
export const upTo = message('“{part}”, +{missing, plural, one {# point} other {# points}}');
/** {assistants}: their names in a list */
export const noScoreOn = message('No score on {assistants} yet. The parts with weight have no data.');
/** {keywords} that have answers, {leastKeywords} that a score needs; {assistants}: their names in a list */
export const tooFewKeywords = message(
  'Not enough keywords for a score on {assistants} ({keywords, number} of at least {leastKeywords, number}).',
);
/**
 * {answers} and {keywords} that are there, {leastAnswers} and {leastKeywords} that a score needs; {assistants}: their
 * names in a list
 */
export const tooFewAnswers = message(
  'Not enough data for a score on {assistants} ({answers, number} of at least {leastAnswers, number} answers, {keywords, number} of at least {leastKeywords, number} keywords).',
);
/** {score}: from 0 to 100 */
export const scoreOf100 = message('{score, number} of 100.');
/** {assistant}: its name; {isMore}: 'yes' where the rate rose; {size}: '38% → 40%' or '+2 points, …'; {days}: of the newer window */
export const mentionsYouMoreOrLess = message(
  '{assistant} mentions you {isMore, select, yes {more} other {less}} often in {days, plural, one {# day} other {# days}}: {size}.',
);
/** {part}: 'Place'; {weight}: a fraction */
export const partAndWeight = message('{part} {weight, number, ::percent}');

// Presence basis
/** {day}: '28 Nov'; {before}: 'Mentioned 50%, Place 20%, Share 20%, and Reach 10%' */
export const weightsWereChanged = message(
  'The weights changed on {day}. Before, they were {before}. All scores on this page use the new weights, including older ones. Scores you noted earlier are not comparable.',
);
export const whatTheScoreIs =
  'The score is the weighted average of its parts. It uses the same answers as the dashboard. Changes compare with the equally long period before. It does not predict traffic or sales. “Most room to improve” names the part that could add the most points.';

// To presence trend
/** {assistant}: its name; {score}: '47 of 100 (38-56 · 240 answers)' */
export const assistantAndScore = message('{assistant}: {score}');
/** {assistant}: its name */
export const assistantWithoutScore = message('{assistant}: no score yet');
/** {assistant}: its name; {why}: a sentence, why its line breaks */
export const assistantAndBreak = message('{assistant}: {why}');
