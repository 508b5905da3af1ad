// Admin errors page
export const errorMonitoring = 'Error Monitoring';
export const loadingErrors = 'Loading errors...';
export const theErrorsNotLoaded = 'The errors could not be loaded';
export const whatBreaksInSomebodysBrowser =
  'What breaks in somebody’s browser or on the server is reported here, without anything personal in it.';
