// Browser tables
export const good = 'Good';
export const needsImprovement = 'Needs improvement';
export const poor = 'Poor';
export const tooFewSamples = 'Too few samples';
export const anotherPageProgramOpened = 'Another page of the program was opened';
export const aPageCouldNotAnswer = 'A page could not answer for 200 ms or longer';
export const errorReported = 'Error reported';
export const purchaseConfirmed = 'Purchase confirmed';
export const halfWithin = 'Half within';
export const webDev = 'web.dev';
export const vitals = 'Vitals';
export const vitalsByPage = 'Vitals by page';
export const furtherMeasures = 'Further measures';

// Generation figures
export const noAssistantAskedForKeywords = 'No assistant was asked for keywords in this window.';
export const generations = 'Generations';
export const successRate = 'Success rate';
export const averageTime = 'Average time';
export const keywordsWereFoundAmongThose =
  'Keywords that were found among those of the same day cost nothing, ask nobody and are not counted.';

// Performance charts
export const noCallAnsweredInWindow = 'No call was answered in this window.';
export const calls = 'Calls';

// Performance figures
export const healthScore = 'Health score';
export const errorRate = 'Error rate';
export const memory = 'Memory';
export const processor = 'Processor';

// Performance in words
export const averageResponseTime60Minutes = 'Average response time of 60 minutes';
export const memoryOfTheMachine = 'Memory of the machine';
export const calls5MinutesFailedOn = 'Calls of 5 minutes that failed on the server';
export const nothingLowersTheScore = 'Nothing lowers the score.';

// Process table
export const requestsAndWork = 'Requests and work';
export const eventLoopDelay = 'Event loop delay, p99';
export const cpuOneCore = 'CPU, one core';
export const inUseAtMost = 'In use at most';
export const waitingAtMost = 'Waiting at most';
export const noProcessHasWrittenSample = 'No process has written a sample in this window yet.';
export const processes = 'Processes';
export const pools = 'Pools';

// Request columns
export const filesOfTheProgram = 'Files of the program';
export const unknownAddresses = 'Unknown addresses';
export const signInAndSessions = 'Sign-in and sessions';

// Request table
export const nothingAskedInWindow = 'Nothing was asked in this window.';
export const percentilesRight5Percent =
  'Percentiles are right to 5 percent, and shown where at least one call lies beyond them: p99 takes a hundred calls.';
export const partProceduresName = "Part of a procedure's name";
export const noneHasInName = 'None has this in its name.';
export const requestsByProcedure = 'Requests by procedure';
export const slowestCalls = 'Slowest calls';

// Statement table
export const allTogether = 'All together';
export const thisDatabaseDoesNotCount =
  'This database does not count its statements: the extension pg_stat_statements is not in it. The operations guide says how to add it.';
export const theExtensionPgStatStatements =
  'The extension pg_stat_statements is in this database, but its server was started without its library (shared_preload_libraries).';
export const theStatementsNotLoaded = 'The statements could not be loaded';
export const noStatementHasBeenCounted = 'No statement has been counted yet.';
export const slowestStatements = 'Slowest statements';

// Telemetry figures
export const theTelemetryNotLoaded = 'The telemetry could not be loaded';
export const loadingTheTelemetry = 'Loading the telemetry...';
export const noEventsInLast7 = 'No events in the last 7 days.';
export const in5OfSessions = '5% of sessions, one session per tab. No names, addresses or text.';
export const featureUsage = 'Feature usage';
export const promptUsage = 'Prompt usage';
export const components = 'Components';
export const operations = 'Operations';
export const errors = 'Errors';
export const averageResponseTime = 'Average response time';
export const activeSessions = 'Active sessions';
export const sessionDuration = 'Session duration';
export const aiGenerations = 'AI generations';
export const aiSuccessRate = 'AI success rate';
export const averageGenerationTime = 'Average generation time';

// Vital rating
export const largestPartShown = 'Largest part shown';
export const answerToInput = 'Answer to input';
export const layoutMoved = 'Layout moved';
