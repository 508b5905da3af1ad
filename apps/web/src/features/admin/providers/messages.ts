import { message } from '@answerscope/contract';

// Provider panel
export const answers = 'Answers';
export const notAskedLately = 'Not used recently';
export const failsOften = 'Fails often';
export const refused = 'Refused';
export const paused = 'Paused';
export const noKey = 'No key';
export const pausedUntil = 'Paused until';
export const providerAskedToWait = 'The provider asked to wait';
export const callsInFlight = 'Calls in flight';
export const last15Minutes = 'Last 15 minutes';
export const costTodayUtc = 'Cost today (UTC)';
export const lastSuccess = 'Last success';
export const lastFailure = 'Last failure';
export const itsMessage = 'Its message';
export const resume = 'Resume';
export const never = 'Never';
export const why = 'Why';
/** {calls}: under way, of at most {max} */
export const inFlightOf = message('{calls, number} of {max, number}');
/** {calls}: lately; {failed}: how many of them */
export const callsAndFailures = message(
  '{calls, plural, one {# call} other {# calls}}, {failed, number} failed',
);
/** {spent}: money of today; {reserved}: for calls that are under way */
export const spentAndSetAside = message('{spent}, {reserved} set aside');

// Provider state
export const everyAssistantCanBeAsked = 'Every assistant can be asked.';
/** {count}: assistants; {names}: theirs */
export const notAskedNow = message('{count, plural, one {{names} is paused.} other {{names} are paused.}}');
/** {count}: assistants; {names}: theirs */
export const refusedLastCall = message(
  '{count, plural, one {{names} refused the last call.} other {{names} refused the last call.}}',
);
/** {count}: assistants; {names}: theirs */
export const failOften = message('{count, plural, one {{names} fails often.} other {{names} fail often.}}');
/** {count}: assistants; {names}: theirs */
export const haveNoKey = message('{count, plural, one {{names} has no key.} other {{names} have no key.}}');
