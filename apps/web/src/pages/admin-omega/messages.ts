import { message } from '@answerscope/contract';

// Admin omega page
export const omegaManagement = 'Omega Management';
export const loadingTheSetStatuses = 'Loading the set statuses...';
export const theSetStatusesNotLoaded = 'The set statuses could not be loaded';
export const setAStatus = 'Set a status';
export const nothingSetFitsSearchAnd = 'Nothing that is set fits this search and these filters.';
export const whereRulesWrongAboutKeyword =
  'Where the rules are wrong about a keyword, its status on an assistant can be set here. It is marked wherever it is shown; answers and rates stay as they are.';
/** {count}: set statuses in {state}, one of in_force, expired and lifted */
export const setStatuses = message(
  '{count, plural, one {# set status} other {# set statuses}} {state, select, in_force {in force} expired {expired} other {lifted}}',
);
export const oneSetStatus = 'set status';
export const manySetStatuses = 'set statuses';
