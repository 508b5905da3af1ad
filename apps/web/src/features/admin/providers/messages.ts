// Provider panel
export const answers = 'Answers';
export const notAskedLately = 'Not asked lately';
export const failsOften = 'Fails often';
export const refused = 'Refused';
export const paused = 'Paused';
export const noKey = 'No key';
export const pausedUntil = 'Paused until';
export const theProviderAskedWait = 'The provider asked to wait';
export const callsInFlight = 'Calls in flight';
export const last15Minutes = 'Last 15 minutes';
export const costTodayUtc = 'Cost today (UTC)';
export const lastSuccess = 'Last success';
export const lastFailure = 'Last failure';
export const itsMessage = 'Its message';
export const resume = 'Resume';

// Provider state
export const everyAssistantCanBeAsked = 'Every assistant can be asked.';
