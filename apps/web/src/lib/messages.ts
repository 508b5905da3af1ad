// Address search
export const notValueSearchParameter = 'Not a value of a search parameter';

// Color scheme
export const prefersColorScheme = '(prefers-color-scheme: light)';

// Error in words
export const somethingWentWrong = 'Something went wrong. Please try again.';

// Error screens
export const oopsSomethingWentWrong = 'Oops! Something went wrong';
export const weEncounteredUnexpectedError =
  'We encountered an unexpected error. This has been automatically reported to our team.';
export const pageError = 'Page Error';
export const thisPageEncounteredErrorAnd = 'This page encountered an error and cannot be displayed.';
export const sectionError = 'Section Error';
export const thisSectionEncounteredErrorAnd = 'This section encountered an error and cannot be displayed.';
export const somethingWentWrong2 = 'Something went wrong';
export const anUnexpectedErrorOccurredIn = 'An unexpected error occurred in this component.';
export const featureUnavailable = 'Feature Unavailable';
export const thisFeatureTemporarilyUnavailableDue =
  'This feature is temporarily unavailable due to an error.';
export const somethingWentWrongWithComponent = 'Something went wrong with this component.';
export const componentFailedToRender = 'Component failed to render';
export const somethingWentWrongLoadingComponent =
  'Something went wrong loading this component. Please refresh the page.';
export const errorDetailsCopiedClipboard =
  'Error details copied to clipboard. Please share this with support.';

// Monitor rules
export const averageResponseTime = 'Average response time';
export const memory = 'Memory';
export const errorRate5Minutes = 'Error rate of 5 minutes';

// Needs connection
export const theBackOfficeNeeds = 'The back office needs';
export const checksNeed = 'Checks need';
export const judgingAnswersAgainNeeds = 'Judging answers again needs';
export const plansAndPaymentsNeed = 'Plans and payments need';
export const changesAccountNeed = 'Changes to your account need';
export const newListsKeywordsNeed = 'New lists of keywords need';
export const thisNeeds = 'This needs';

// Query client
export const operationFailed = 'Operation Failed';

// Use queued write
export const waitsForTheConnection = 'Waits for the connection';

// Use sign out
export const error = 'Error';
export const failedToLogOut = 'Failed to log out. Please try again.';
export const loggedOut = 'Logged out';
export const youHaveBeenSuccessfullyLogged = 'You have been successfully logged out.';

// Use uncaught errors
export const unexpectedError = 'Unexpected Error';
export const anUnexpectedErrorOccurred = 'An unexpected error occurred. Please refresh the page.';
