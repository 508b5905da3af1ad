import { message } from '@answerscope/contract';

// Failure
/** {reason}: what went wrong. @specification 4 */
export const networkError = message('Network Error: {reason}');
/** {status}: of HTTP, or none; {reason}: what the provider says. @specification 4 */
export const apiError = message('API Error{status, select, none {} other { ({status})}}: {reason}');
/** {why}: limit, context, paused or other; {detail}: the provider's word for it */
export const cutOff = message(
  'The answer was cut off {why, select, limit {at the output limit before it named the brand, so it does not count. Raise the answer length of this channel.} context {because what it had read filled the model ({detail}) before it named the brand, so it does not count. Choose less search detail for this channel.} paused {because the provider paused it too often ({detail}) before it named the brand, so it does not count. If this happens often, choose less search detail for this channel.} other {by the provider ({detail}) before it named the brand, so it does not count. A longer answer length won’t help. If this happens often, rephrase the question or choose another model.}}',
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
