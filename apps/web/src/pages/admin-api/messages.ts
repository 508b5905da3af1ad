// Admin api page
export const apiManagement = 'API Management';
export const loadingTheProviders = 'Loading the providers...';
export const trackerConfiguration = 'Tracker Configuration';
export const callsByProcedure = 'Calls by procedure';
export const apiReference = 'API reference';
export const theProvidersNotLoaded = 'The providers could not be loaded';
