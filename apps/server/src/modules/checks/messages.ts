import { message } from '@answerscope/contract';

// Reserve attempt
/** {whose}: own where the user has set it; {cap}: $20 */
export const passesMonthlyCap = message(
  "This check would pass {whose, select, own {your own monthly limit} other {your plan's monthly budget}} of {cap} for assistants' answers.",
);
/** {limit}: $20 */
export const passesDailyLimit = message(
  "This check would pass this installation's daily limit of {limit} for assistants' answers.",
);
export const tryTomorrow = 'Please try again tomorrow.';
export const reservedByQuestionsUnderWay =
  'Running questions have reserved the rest. Please try again in a minute.';

// Ask for structure
/** {limit}: $20 */
export const structurePassesDailyLimit = message(
  "This would pass this installation's daily limit of {limit} for assistants' answers. Please try again tomorrow.",
);

// Start single check
/** {assistant}: ChatGPT */
export const planLacksAssistant = message(
  'Your plan does not include {assistant}. Upgrade your plan to check it.',
);

// Try channel
/** {limit}: $20 */
export const trialPassesDailyLimit = message(
  "This question would pass this installation's daily limit of {limit} for assistants' answers. Please try again tomorrow.",
);
