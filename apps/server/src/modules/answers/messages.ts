// Failure
export const networkError =
  'Network Error: The outcome of this check is unknown because the server stopped while it ran.';

// Model calls
export const readingByModelSwitchedOff = 'Reading by a model was switched off before this was asked about.';
export const noAssistantHasKey = 'No assistant has a key.';
export const itWouldHavePassedPlans =
  "It would have passed the plan's monthly budget for assistants' answers.";
export const itWouldHavePassedOwn = "It would have passed your own monthly limit for assistants' answers.";
export const itWouldHavePassedInstallations =
  "It would have passed this installation's daily limit for assistants' answers.";
export const itCouldNotBeAsked = 'It could not be asked in time.';
export const theRulesHaveChangedSince = 'The rules have changed since.';
export const theReplyAboutAnotherNumber = 'The reply is about another number of places.';

// Give feedback
export const thisPlaceNotInAnswer = 'This place is not in the answer';
