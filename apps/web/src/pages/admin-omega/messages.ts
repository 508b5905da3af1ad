import { message } from '@answerscope/contract';

// Admin omega page
export const omegaManagement = 'Omega Management';
export const loadingTheSetStatuses = 'Loading the set statuses...';
export const theSetStatusesNotLoaded = 'The set statuses could not be loaded';
export const setAStatus = 'Set a status';
export const nothingSetFitsSearchAnd = 'No status matches your search and filters.';
export const whereRulesWrongAboutKeyword =
  'Override the status of a keyword on an assistant where the rules are wrong. Overrides are marked. Answers and rates do not change.';
/** {count}: set statuses in {state}, one of in_force, expired and lifted */
export const setStatuses = message(
  '{count, plural, one {# set status} other {# set statuses}} {state, select, in_force {in force} expired {expired} other {lifted}}',
);
