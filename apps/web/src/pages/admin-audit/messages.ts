import { message } from '@answerscope/contract';

// Admin audit page
export const auditLogs = 'Audit Logs';
export const loadingTheAuditRows = 'Loading the audit rows...';
export const theAuditRowsNotLoaded = 'The audit rows could not be loaded';
export const exportCsv = 'Export CSV';
export const nothingAdministratorDidFitsThese = 'No action matches these filters.';
export const nothingYet = 'Nothing yet';
export const whatAdministratorsChangeListedHere =
  'Changes by administrators appear here with user, reason and address.';
/** {count}: acts of administrators in the list; {isCapped}: yes where nobody counted all of them */
export const actCount = message(
  '{isCapped, select, yes {more than } other {}}{count, plural, one {# act} other {# acts}}',
);
