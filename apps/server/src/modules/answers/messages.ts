import { message } from '@answerscope/contract';

// Failure
/** {reason}: what went wrong. @specification 4 */
export const networkError = message('Network Error: {reason}');
/** {status}: of HTTP, or none; {reason}: what the provider says. @specification 4 */
export const apiError = message('API Error{status, select, none {} other { ({status})}}: {reason}');
/** {reason}: why it breaks off; {advice}: what to do about it, without its period */
export const cutOff = message(
  'The answer was cut off {reason} before it named the brand, so it does not count. {advice}.',
);
export const outcomeUnknown =
  'Network Error: The outcome of this check is unknown because the server stopped while it ran.';

// Model calls
export const readingSwitchedOff = 'Reading by a model was turned off before this was asked.';
export const noAssistantHasKey = 'No assistant has a key.';
export const pastPlanBudget = "It would have passed the plan's monthly budget for assistants' answers.";
export const pastOwnLimit = "It would have passed your own monthly limit for assistants' answers.";
export const pastDailyLimit = "It would have passed this installation's daily limit for assistants' answers.";
export const processEnded = 'The process stopped twice. The possible cost of its calls is booked.';
export const notAskedInTime = 'It timed out before it was asked.';
export const rulesChanged = 'The rules have changed since.';
export const replyOfOtherPlaces = 'The reply covers a different number of places.';

// Give feedback
export const placeNotInAnswer = 'This place is not in the answer';
