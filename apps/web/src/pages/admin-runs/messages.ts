// Admin runs page
export const runs = 'Runs';
export const loadingRuns = 'Loading runs...';
export const theRunsNotLoaded = 'The runs could not be loaded';
export const exportCsv = 'Export CSV';
export const noRunsMatchSearchAnd = 'No runs match your search and filters.';
export const noRunsYet = 'No runs yet';
export const runsAllUsersAppearHere = 'Runs of all users appear here.';
