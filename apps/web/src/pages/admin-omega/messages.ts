// Admin omega page
export const omegaManagement = 'Omega Management';
export const loadingTheSetStatuses = 'Loading the set statuses...';
export const theSetStatusesNotLoaded = 'The set statuses could not be loaded';
export const setAStatus = 'Set a status';
export const nothingSetFitsSearchAnd = 'Nothing that is set fits this search and these filters.';
export const whereRulesWrongAboutKeyword =
  'Where the rules are wrong about a keyword, its status on an assistant can be set here. It is marked wherever it is shown; answers and rates stay as they are.';
