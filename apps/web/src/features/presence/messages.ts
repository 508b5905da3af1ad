// Presence parts
export const seeAlso = 'See also';
export const partsOfTheScore = 'Parts of the score';
export const whatWouldRaiseMost = 'What would raise it most.';
export const noOtherCompanyMentioned =
  'No other company is mentioned, so its weight goes to the other parts.';
export const nothingToCountYet = 'Nothing to count yet, so its weight goes to the other parts.';
export const whoIsMentioned = 'Who is mentioned';
export const keywordsDoNotMention = 'Keywords that do not mention you';
export const keywordsThatMentionYou = 'Keywords that mention you';
export const neverMentionedFor = 'Never mentioned for';

// Presence table
export const presenceScoreByAssistant = 'Presence score by assistant';
export const unknown = 'Unknown';

// Presence words
export const answersThatMentionYou = 'Answers that mention you, of all that mention any company.';
export const howEarlyMentioned =
  'How early you are mentioned: first counts 1, second 1/2, third 1/3. Not mentioned counts 0.';
export const yourMentions = 'Your mentions, out of those of all companies.';
export const keywordsForWhichWereMentioned = 'Keywords for which you were mentioned at least once.';
export const noScore = 'No score';
export const notEnoughKeywordsYet = 'Not enough keywords yet';
export const notEnoughAnswersYet = 'Not enough answers yet';
export const noAssistantMentionsSignificantlyMore =
  'No assistant mentions you significantly more or less often.';
