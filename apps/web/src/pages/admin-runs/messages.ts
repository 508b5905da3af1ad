import { message } from '@answerscope/contract';

// Admin runs page
export const runs = 'Runs';
export const loadingRuns = 'Loading runs...';
export const theRunsNotLoaded = 'The runs could not be loaded';
export const exportCsv = 'Export CSV';
export const noRunsMatchSearchAnd = 'No runs match your search and filters.';
export const noRunsYet = 'No runs yet';
export const runsAllUsersAppearHere = 'Runs of all users appear here.';
/** {count}: runs in the list; {isCapped}: yes where nobody counted all of them */
export const runCount = message(
  '{isCapped, select, yes {more than } other {}}{count, plural, one {# run} other {# runs}}',
);
