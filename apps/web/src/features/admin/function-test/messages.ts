import { message } from '@answerscope/contract';

// Account suites
export const profile = 'Profile';
export const aboutProfile = 'Runs with your own profile.';
export const overview = 'Overview';
export const getProfile = 'Get profile';
export const getPlanUsage = 'Get plan usage';
export const profileOperations = 'Profile Operations';
export const profileWrites = 'Your profile is saved with its current language. Nothing else changes.';
export const brandIntelligence = 'Brand intelligence';
export const aboutBrand = 'Runs with your own brand and competitors.';
export const getBrand = 'Get brand';
export const listCompetitors = 'List competitors';
export const competitorWrites =
  'Creates, changes and deletes a competitor named “Function test” with the time in your account.';
export const addCompetitor = 'Add competitor';
export const updateCompetitor = 'Update competitor';
export const deleteCompetitor = 'Delete competitor';

// Admin suite
export const reasonOfTest = 'A test of the functions';
export const testUserId = 'Test user ID';
export const adminOperations = 'Admin operations';
export const aboutTestUser = 'Runs with the test user.';
export const testUserIdMissing = 'Test user ID must be entered before admin tests run.';
export const planId = 'Plan ID';
export const planIdHint = 'Used briefly by the advanced tests.';
export const overrideLimit = 'Override limit';
export const note = 'Note';
export const getUserDetails = 'Get user details';
export const getAuditLogs = 'Get audit logs';
export const getAdminAnalytics = 'Get admin analytics';
export const getAttention = 'Get attention';
export const getTopicOverview = 'Get topic overview';
export const addAdminNote = 'Add admin note';
export const setKeywordOverride = 'Set keyword override';
export const putKeywordOverrideBack = 'Restore keyword override';
export const changePlan = 'Change plan';
export const changePlanBack = 'Restore plan';
export const quickLookup = 'Quick lookup';
export const advancedTestsWrite =
  'The test user keeps the note. The override limit is set and restored. With a plan ID, the plan is changed and restored. Details of the old plan, such as its last day, are not restored.';

// Analytics suite
export const analytics = 'Analytics';
export const aboutAnalytics = 'Reports over all users. Results are cached, as on Admin Reporting.';
export const report = 'Report';
export const fromUtc = 'From (UTC)';
export const until = 'Until';
export const withoutBothDays = 'Leave both empty for the last 30 days.';
export const reportGenerator = 'Report generator';
export const generateReport = 'Generate report';
export const quickReports = 'Quick reports';
export const runQuickReports = 'Run quick reports';
export const healthAndCache = 'Health and cache';
export const healthCheck = 'Health check';
export const clearCache = 'Clear cache';
export const clearCacheWrites = 'Clears all cached reports. They are computed again when needed.';
/** {format}: 'CSV' */
export const exportAs = message('Export as {format}');

// Call function
export const aFileNotShownHere = 'Files are not shown here.';
/** {size}: in bytes; {type}: of the file, 'image/png' */
export const bytesOfType = message('{size, number} bytes of {type}');
/** {size}: in bytes */
export const bytesOfFile = message('{size, number} bytes of a file');
/** {shown} and {all}: characters of a reply */
export const firstCharacters = message('The first {shown, number} of {all, number} characters are shown.');

// Function browser
export const all = 'All';
export const reads = 'Reads';
export const writes = 'Writes';
export const nameAddressOrSummary = 'Name, address or summary';
export const kind = 'Kind';
export const noFunctionHasThese = 'No name, address or summary contains all these words.';

// Function list
/** {count}: of a domain */
export const countOfFunctions = message('{count, plural, one {# function} other {# functions}}');
/** {domain}: 'tags' */
export const functionsOf = message('Functions of {domain}');

// Function runner
export const copiedAsCurl = 'Copied as curl';
export const notCopied = 'Your browser does not allow copying';
export const curlNeedsToken = 'Set ANSWERSCOPE_TOKEN to your own token.';
export const input = 'Input';
export const run = 'Run';
export const runAsAUser = 'Run as a user';
export const copyAsCurl = 'Copy as curl';
export const runWrites =
  'Runs now with your account and this input. You cannot undo it here. Calls to assistants or the payment provider cost the usual price.';
/** {field}: its name in the API */
export const fileOf = message('File ({field})');
/** {title}: the function's name in the API */
export const runNamed = message('Run “{title}”');
/** {names}: of fields, with commas */
export const optionalFields = message('It may also have: {names}.');

// Own operation
export const runBasicTests = 'Run basic tests';
export const runAdvancedTests = 'Run advanced tests';

// Read input
export const mustBeObject = 'The input must be an object: { "name": "value" }';
/** {line} and {column}: where in the text */
export const endsTooEarly = message(
  'Invalid JSON. It ends too early at line {line, number}, column {column, number}',
);
/** {line} and {column}: where in the text; {found}: the character there */
export const notExpected = message(
  'Invalid JSON. “{found}” is not expected at line {line, number}, column {column, number}',
);

// Reply view
export const pending = 'Pending';
/** @specification 4 */
export const success = 'Success';
export const error = 'Error';
export const reply = 'Reply';
/** {ms}: milliseconds */
export const noAnswerAfter = message('No answer after {ms, number} ms');
/** {status}: of HTTP; {ms}: milliseconds */
export const statusAfter = message('Status {status} after {ms, number} ms');

// Run as user dialog
export const viewAsConsequence =
  'All tabs of this browser view 1 account while the function runs. You cannot change anything. The user sees the time and your reason in their settings.';
export const runAsUser = 'Run as user';
export const userId = 'User ID';
/** {title}: the function's name in the API */
export const namedAsUser = message('{title} as a user');

// Run suite
/** {ended}: steps that have, of {all} */
export const endedOf = message('{ended, number} of {all, number} ended');
/** {succeeded}: steps that have, of {all}; {ms}: milliseconds */
export const succeededOf = message('{succeeded, number} of {all, number} succeeded after {ms, number} ms');

// Suite panel
/** {time}: in milliseconds, so that no two are the same */
export const markOfRows = message('Function test {time}');
/** {name}: of a function of the API */
export const noSuchFunction = message('There is no function {name}.');
/** {suite}: 'Tags'; {run}: one of its buttons, 'Create tag' */
export const suiteAndRun = message('{suite}: {run}');

// Suite results
export const results = 'Results';
export const resultsAsJson = 'Results as JSON';
export const resultsAsCsv = 'Results as CSV';
export const steps = 'Steps';
/** {why}: a sentence */
export const nothingAsked = message('Nothing was asked. {why}');

// Suite
export const earlierStepUnanswered = 'An earlier step did not return what this step needs.';
/** {field}: its label */
export const notFilledIn = message('{field} is not filled in.');

// Tag suite
export const createTag = 'Create tag';
export const deleteTag = 'Delete tag';
export const getTags = 'Get tags';
export const tags = 'Tags';
export const aboutTags = 'Runs with the tags and keywords of your own account.';
export const crud = 'CRUD';
export const tagWrites = 'Creates, changes and deletes a tag named “Function test” with the time.';
export const updateTag = 'Update tag';
export const bulk = 'Bulk';
export const keywordIds = 'Keyword IDs';
export const idsHint = 'Several with commas between them.';
export const tagIds = 'Tag IDs';
export const action = 'Action';
export const add = 'Add';
export const remove = 'Remove';
export const assignTags = 'Assign tags';
export const bulkTagWrites = 'Adds the tags to the keywords or removes them. This is not undone.';
export const bulkAssignTags = 'Bulk assign tags';
export const tagOnKeywordWrites =
  'Creates a tag named “Function test” with the time and adds it to one of your keywords. Then removes and deletes it.';
export const listKeywords = 'List keywords';
export const assignTag = 'Assign tag';
export const getKeywordTags = 'Get keyword tags';
export const takeTagAway = 'Remove tag';
export const tagAnalytics = 'Tag analytics';
export const openPagesReadAgain = 'Your open pages reload their tags.';
export const reports = 'Reports';
export const usageReport = 'Usage report';
export const tagReport = 'Tag report';
/** {mark}: 'Function test' with the time */
export const markChanged = message('{mark} changed');

// Account suites
export const tests = 'Tests';
