import { message } from '@answerscope/contract';

// Resume run
export const checkDone = 'This check is finished. To retry failed keywords, start a new check of those.';
/** {days}: how long a check can be gone on with */
export const checkTooOld = message(
  'This check is older than {days, plural, one {# day} other {# days}}. Please start a new one.',
);
export const planLacksAssistantsOfCheck =
  'Your plan doesn’t include all assistants of this check. Upgrade your plan to continue.';

// Run slice
/** {assistant}: ChatGPT */
export const processStoodStill = message('{assistant} was not asked because the process stopped responding.');

// Start run
/** {max}: characters of a key */
export const keyLength = message('Must have 1 to {max, plural, one {# character} other {# characters}}');
export const keyOfOtherCheck = 'This Idempotency-Key belongs to another check. Please use a new key.';

// Write run
/** {assistant}: ChatGPT */
export const alreadyRunning = message('A check of your keywords on {assistant} is already running.');
/** {assistants}: ChatGPT and Claude */
export const planLacksAssistants = message(
  'Your plan does not include {assistants}. Upgrade your plan to check it.',
);
/** {max}: answers to a question */
export const tooManyAnswers = message(
  'Your plan allows {max, plural, one {# answer} other {# answers}} to each question in a check. Ask for fewer, or upgrade your plan.',
);
