// Admin performance page
export const performanceMonitor = 'Performance Monitor';
export const to = 'to';
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
