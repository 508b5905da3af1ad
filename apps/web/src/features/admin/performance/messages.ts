import { message } from '@answerscope/contract';

// Browser tables
export const good = 'Good';
export const needsImprovement = 'Needs improvement';
export const poor = 'Poor';
export const tooFewSamples = 'Too few samples';
export const anotherPageProgramOpened = 'Opened another page of the app';
export const aPageCouldNotAnswer = 'Page blocked for 200 ms or longer';
export const signIn = 'Sign-in';
export const signOut = 'Sign-out';
export const errorReported = 'Error reported';
export const purchaseConfirmed = 'Purchase confirmed';
export const halfWithin = 'Median';
/** {link}: leads to the page that explains them */
export const howMeasured = message(
  'Measured in 5% of sessions, without personal data. Browsers with Do Not Track are left out. Ratings follow <link>web.dev</link> and need 20 samples.',
);
export const vitals = 'Vitals';
export const vitalsByPage = 'Vitals by page';
export const furtherMeasures = 'Further measures';

// Generation figures
export const noAssistantAskedForKeywords = 'No keyword suggestions in this window.';
export const generations = 'Generations';
/** {failed} and {refused}: generations */
export const failedAndRefused = message(
  '{failed, number} failed, {refused, number} refused by a limit of money or keywords',
);
export const successRate = 'Success rate';
export const averageTime = 'Average time';
/** {succeeded} and {total}: generations */
export const succeededOf = message('{succeeded, number} of {total, number}');
/** {succeeded} and {total}: generations */
export const tooFewForRate = message(
  '{succeeded, number} of {total, plural, one {# generation} other {# generations}}, too few for a rate',
);
export const fromRequestToKeywords = 'from request to stored keywords';
export const keywordsWereFoundAmongThose = 'Keywords reused from the same day are free and not counted.';

// Performance charts
export const noCallAnsweredInWindow = 'No calls in this window.';
export const calls = 'Calls';
/** {calls}: of all {steps} */
export const callsOverTime = message(
  'Calls over time: {calls, plural, one {# call} other {# calls}} in {steps, plural, one {# step} other {# steps}}',
);
/** {moment}: when the step began; {calls} and {errors}: of the step */
export const callsOfStep = message(
  '{moment}: {calls, plural, one {# call} other {# calls}}, {errors, plural, one {# error} other {# errors}}',
);
/** {most}: 12 ms */
export const timeOverTime = message('Average duration of a call over time: at most {most} in one step');
/** {moment}: when the step began; {time}: 12 ms */
export const timeOfStep = message('{moment}: {time}');
/** {moment}: when the step began */
export const noCallOfStep = message('{moment}: no call');
export const allStepsAsTable = 'All steps as a table';

// Performance figures
export const healthScore = 'Health score';
/** {score}: the health score */
export const scoreOf100 = message('{score, number} of 100');
export const ofNowExplainedBelow = 'now, explained below';
export const inThisWindow = 'in this window';
export const tooFewCalls = 'too few calls';
export const errorRate = 'Error rate';
/** {failed} and {refused}: calls */
export const callsFailedAndRefused = message(
  '{failed, plural, one {# call} other {# calls}} failed on the server; {refused, plural, one {# call} other {# calls}} refused (4xx)',
);
/** {time}: 12 ms */
export const halfWithinTime = message('median {time}');
/** {time}: 12 ms, within which 99 of 100 calls are answered */
export const p99Within = message('p99 {time}');
export const memory = 'Memory';
export const ofMachineNow = 'of the machine, now';
export const processor = 'Processor';
export const ofOneCore = 'of one core, all processes, last minute';
/** {day}: when it started */
export const hasRunSince = message('This process started <day></day>.');

// Performance in words
/** {ms}: less than ten */
export const milliseconds = message('{ms, number} ms');
/** {percent}: of 100 */
export const percent = message('{percent, number}%');
/** {value} and {above}: 12 ms; {points}: of the health score */
export const responseTimeLowers = message(
  'Average duration over 60 minutes {value}, above {above}: −{points, number}.',
);
export const responseTimeUntold =
  'Average duration over 60 minutes has too little data. Nothing is deducted.';
/** {value} and {above}: 4.2%; {points}: of the health score */
export const memoryLowers = message('Memory of the machine {value}, above {above}: −{points, number}.');
export const memoryUntold = 'Memory of the machine has too little data. Nothing is deducted.';
/** {value} and {above}: 4.2%; {points}: of the health score */
export const errorsLower = message('Failed calls over 5 minutes {value}, above {above}: −{points, number}.');
export const errorsUntold = 'Failed calls over 5 minutes have too little data. Nothing is deducted.';
export const nothingLowersTheScore = 'No deductions.';
/** {score}: of now */
export const healthScoreOf100 = message('Health score {score, number} of 100.');
/** {calls}: of the window; {time}: 12 ms */
export const callsAndAverage = message('{calls, plural, one {# call} other {# calls}}, {time} on average.');

// Performance search
export const minutes15 = '15 min';
export const minutes60 = '60 min';
export const hours24 = '24 hours';
export const days7 = '7 days';
export const days30 = '30 days';

// Process table
export const requestsAndWork = 'Requests and work';
export const eventLoopDelay = 'Event loop delay, p99';
export const cpuOneCore = 'CPU, one core';
export const inUseAtMost = 'In use at most';
export const waitingAtMost = 'Waiting at most';
/** {used} and {limit}: sizes, 12 MB */
export const heapOf = message('{used} of {limit}');
/** {used}: connections of a pool; {max}: its size */
export const inUseOf = message('{used, number} of {max, number}');
export const noProcessHasWrittenSample = 'No samples in this window yet.';
export const processes = 'Processes';
export const pools = 'Pools';

// Request columns
export const filesOfTheProgram = 'Files of the program';
export const unknownAddresses = 'Unknown addresses';
export const signInAndSessions = 'Sign-in and sessions';
/** {refused} and {failed}: calls */
export const refusedAndFailed = message('{refused, number} refused, {failed, number} failed');
/** {all}: calls that were refused or failed; {failed}: of them; {quiet}: in a fainter color */
export const errorsAndFailed = message('{all, number}<quiet> ({failed, number} failed)</quiet>');

// Request table
export const nothingAskedInWindow = 'No requests in this window.';
export const percentilesRight5Percent = 'Percentiles are accurate to 5%. p99 needs at least 100 calls.';
export const partProceduresName = 'Part of a procedure name';
export const noneHasInName = 'No procedure matches.';
export const requestsByProcedure = 'Requests by procedure';
export const slowestCalls = 'Slowest calls';

// Statement table
export const allTogether = 'Total';
export const thisDatabaseDoesNotCount =
  'The pg_stat_statements extension is missing. See the operations guide to add it.';
export const theExtensionPgStatStatements =
  'The pg_stat_statements extension is installed, but the database server does not load its library (shared_preload_libraries).';
/** {count}: statements */
export const statementsHidden = message(
  '{count, plural, one {# statement} other {# statements}} of other logins cannot be read. The login of the service needs pg_read_all_stats.',
);
export const theStatementsNotLoaded = 'The statements could not be loaded';
export const noStatementHasBeenCounted = 'No statements counted yet.';
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
export const eventsOfAllKinds = 'events of all kinds';
export const ofAllOperations = 'of all operations';
export const errorsReported = 'errors reported';
export const ofOperationsWithDuration = 'of operations with a duration';
export const onePerTab = 'one per tab';
export const firstToLastEvent = 'first to last event, on average';
export const keywordsIdeasAndChecks = 'keywords, topic ideas and checks';
export const ofAiGenerations = 'of AI generations';
export const timeToFirstByte = 'time to first byte';

// Vital rating
export const largestPartShown = 'Largest part shown';
export const answerToInput = 'Answer to input';
export const layoutMoved = 'Layout moved';

// Browser tables
export const vital = 'Vital';
export const rating = 'Rating';
export const samples = 'Samples';
export const page = 'Page';
export const lcp = 'LCP';
export const inp = 'INP';
export const cls = 'CLS';
export const what = 'What';
export const times = 'Times';

// Process table
export const process = 'Process';
export const started = 'Started';
export const seen = 'Seen';
export const max = 'Max';
export const heap = 'Heap';
export const pool = 'Pool';
export const idle = 'Idle';

// Request columns
export const procedure = 'Procedure';

// Statement table
export const statement = 'Statement';
export const average = 'Average';
export const rows = 'Rows';

// Telemetry figures
export const component = 'Component';
export const events = 'Events';

// Performance charts
export const from = 'From';

// Process table
export const requests = 'Requests';
export const work = 'Work';

// Request columns
export const pages = 'Pages';

// Telemetry figures
export const feature = 'Feature';
export const prompt = 'Prompt';
