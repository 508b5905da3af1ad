import { message } from '@answerscope/contract';

// Suggestion note
/** {most}: how many keywords at most */
export const suggestsKeywords = message(
  'An assistant suggests up to {most, number} keywords. You choose which to track.',
);
/** {plan}: its name; {keywords}: how many it tracks */
export const planHasRoom = message(
  '{plan} has room for {keywords, plural, one {# keyword} other {# keywords}}.',
);
