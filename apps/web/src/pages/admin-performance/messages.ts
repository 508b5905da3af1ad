import { message } from '@answerscope/contract';

// Admin performance page
export const performanceMonitor = 'Performance Monitor';
/** {start} and {end}: when the measurements began and ended */
export const fromTo = message('<start></start> to <end></end>');
export const window = 'Window';
export const theMeasurementsNotLoaded = 'The measurements could not be loaded';
export const overTime = 'Over time';
export const slowestCalls = 'Slowest calls';
export const requestsByProcedure = 'Requests by procedure';
export const generationOfKeywords = 'Generation of keywords';
export const processes = 'Processes';
export const databaseConnections = 'Database connections';
export const slowestStatements = 'Slowest statements';
export const whatBrowsersMeasured = 'What browsers measured';
export const telemetryLast7Days = 'Telemetry, last 7 days';
export const loadingTheMeasurements = 'Loading the measurements...';
