import { message } from '@answerscope/contract';

// Admin error monitoring page
export const errorMonitoring = 'Error Monitoring';
export const whatBrowserHasMeasured = 'Measured by this browser and stored only here.';
/** {when}: how long ago the browser began to measure */
export const since = message('Since <when></when>');
export const clear = 'Clear';
export const errorsOfAllBrowsers = 'Errors of all browsers';
export const alerts = 'Alerts';
export const alertRules = 'Alert rules';
export const slowestEndpoints = 'Slowest endpoints';
export const topErrors = 'Top errors';
