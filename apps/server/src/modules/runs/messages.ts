import { message } from '@answerscope/contract';

// Resume run
export const checkDone =
  'This check is done and stays as it is. To ask the keywords that failed again, start a check of those keywords.';
/** {days}: how long a check can be gone on with */
export const checkTooOld = message(
  'This check was started more than {days, plural, one {# day} other {# days}} ago. Please start a new one.',
);
export const planLacksAssistantsOfCheck =
  'Your plan does not include all channels of this check. Upgrade your plan to go on with it.';

// Run slice
/** {assistant}: ChatGPT */
export const processStoodStill = message(
  '{assistant} was not asked: the process that was about to stood still.',
);

// Start run
/** {max}: characters of a key */
export const keyLength = message('Must have 1 to {max, plural, one {# character} other {# characters}}');
export const keyOfOtherCheck =
  'This Idempotency-Key was given for another check. Please use a new key for this one.';

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
