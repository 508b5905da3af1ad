// Dashboard page
export const dashboard = 'Dashboard';
export const yourDashboardNotLoaded = 'Your dashboard could not be loaded';
export const checkAll = 'Check all';
/** @specification 2.14 */
export const loadingYourDashboard = 'Loading your dashboard...';
export const failedChecks = 'Failed checks';
export const checkAgain = 'Check again';
export const amongCompanies = 'Your position';
export const newestReport = 'Updated';
export const newerAnswers = 'Newer answers';
export const noReportYet = 'No report yet';
export const afterFirstReport =
  'Your rates, competitors and cited sites appear here after your first report.';
export const openYourFirstSteps = 'Open your first steps';
