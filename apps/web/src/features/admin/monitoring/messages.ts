// Alert list
export const high = 'High';
export const medium = 'Medium';
export const noAlerts = 'No alerts';
export const aRuleFiresLeavesOne = 'A rule that fires leaves one here.';
export const loadingTheAlerts = 'Loading the alerts...';
export const resolved = 'Resolved';
export const resolve = 'Resolve';

// Alert rules
export const loadingTheRules = 'Loading the rules...';
export const disable = 'Disable';
export const enable = 'Enable';
export const on = 'On';
export const off = 'Off';
export const shareAnswersWithStatus400 = 'Share of answers with status 400 or higher';
export const averageResponseTime = 'Average response time';
export const memoryInUse = 'Memory in use';

// Health figures
export const healthScore = 'Health score';
export const errorRate = 'Error rate';
export const memory = 'Memory';
export const errors = 'Errors';
export const criticalErrors = 'Critical errors';
export const lastError = 'Last error';
export const uptime = 'Uptime';
export const nothingLowersTheScore = 'Nothing lowers the score.';

// Notification button
export const thisBrowserShowsNotificationFor = 'This browser shows a notification for each alert.';
export const notificationsBlockedInSettings = 'Notifications are blocked in the settings of this browser.';
export const anAlertCanBeShown = 'An alert can be shown as a notification of this browser.';
export const allowNotifications = 'Allow notifications';

// Slowest endpoints
export const noCallMadeInLast = 'No call was made in the last hour.';
export const slowestEndpoints = 'Slowest endpoints';

// Top errors
export const error = 'Error';
export const warning = 'Warning';
export const info = 'Info';
export const nothingFailedInBrowserIn = 'Nothing failed in this browser in the last hour.';
export const loadingErrors = 'Loading errors...';
