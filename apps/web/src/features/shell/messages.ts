import { message } from '@answerscope/contract';

// Admin navigation
export const overview = 'Overview';
export const adminDashboard = 'Admin Dashboard';
export const adminReporting = 'Admin Reporting';
export const userManagement = 'User Management';
export const adminUsers = 'Admin Users';
export const content = 'Content';
export const cmsPages = 'CMS Pages';
export const comments = 'Comments';
export const faqManagement = 'FAQ Management';
export const faqCategories = 'FAQ Categories';
export const landingClaims = 'Landing Claims';
export const testimonials = 'Testimonials';
export const homepageLogos = 'Homepage Logos';
export const topics = 'Topics';
export const topicsManagement = 'Topics Management';
export const topicCategories = 'Topic Categories';
export const topicSubcategories = 'Topic Subcategories';
export const topicIdeas = 'Topic Ideas';
export const business = 'Business';
export const omegaControl = 'Omega Control';
export const plansManagement = 'Plans Management';
export const couponsManagement = 'Coupons Management';
export const rulesManagement = 'Rules Management';
export const stripeIntegration = 'Stripe Integration';
export const design = 'Design';
export const themeManagement = 'Theme Management';
export const themeTemplates = 'Theme Templates';
export const system = 'System';
export const systemHealth = 'System Health';
export const performanceMonitor = 'Performance Monitor';
export const dependencyHealth = 'Dependency Health';
export const dataExport = 'Data Export';
export const apiManagement = 'API Management';
export const functionTest = 'Function Test';
export const jobs = 'Jobs';
export const errorMonitoring = 'Error Monitoring';
export const errorsInThisBrowser = 'Errors in This Browser';
export const security = 'Security';
export const auditLogs = 'Audit Logs';
export const more = 'More';
export const runs = 'Runs';
export const mails = 'Mails';
export const trackerConfiguration = 'Tracker Configuration';
export const signUpRules = 'Sign-up Rules';
export const keywordRules = 'Keyword Rules';
export const warningRules = 'Warning Rules';

// Admin palette
export const usersAndRecords = 'Users and records';
export const usersNotSearched = 'Users could not be searched';
export const noResults = 'No results';
export const savedViews = 'Saved views';
export const backToApp = 'Back to app';
export const searchPagesAndUsers = 'Search pages and users';
export const adminPaletteExample = 'A page, a user, or the full id of a record';
export const searching = 'Searching...';

// Admin shell
export const tracker = 'Tracker';
/** @specification 2.12 */
export const adminPanel = 'Admin Panel';
export const accessNotChecked = 'Your access could not be checked';
export const loading = 'Loading...';

// Admin sidebar
/** @specification 2.12 */
export const managementPortal = 'Management Portal';
export const admin = 'Admin';

// History notice
/** {days}: how many have a history; {done}: a fraction of the import */
export const importingHistory = message(
  'Importing {days, plural, one {# day} other {# days}} of history into the demonstration account. {done, number, ::percent} done. Figures are incomplete until then.',
);

// Saved views button
export const views = 'Views';

// Saved views sheet
export const thisViewIsSaved = 'This view is saved';
export const saveThisViewAs = 'Save this view as';
export const saveViewHint =
  'Saves this page with its search and filters. A view with the same name is replaced.';
export const saving = 'Saving...';
export const saveThisView = 'Save this view';
export const savedViewsNotLoaded = 'The saved views could not be loaded';
export const loadingTheSavedViews = 'Loading the saved views...';
export const noSavedViews = 'No saved views';
export const savedViewsHint = 'Save pages you often need to open them with one click. Only you see them.';
/** {name}: a saved view's */
export const deleteView = message('Delete {name}');
export const viewNotDeleted = 'The view could not be deleted';

// Command palette
export const pages = 'Pages';
export const competitors = 'Competitors';
export const actions = 'Actions';
export const checkAllKeywords = 'Check all keywords';
export const switchToLight = 'Switch to light colors';
export const switchToDark = 'Switch to dark colors';
export const useSystemColors = 'Use system colors';
export const logOut = 'Log out';
export const searchPages = 'Search pages, keywords, tags and actions';
export const paletteExample = 'A page, keyword, tag, competitor or action';
export const foundNotLoaded = 'Your keywords, tags and competitors could not be searched';

// What else people call an action; the command palette finds it by these words
export const checkAllWords = 'run, start, ask, refresh, scan, update';
export const backToTheTrackerWords = 'leave, exit, dashboard, home';
export const adminPanelWords = 'management portal, back office, users, audit';
export const switchColorsWords = 'theme, dark mode, light mode, night, contrast';
export const systemColorsWords = 'theme, dark mode, light mode, automatic';
export const logOutWords = 'sign out, logout, log off, quit, leave';

// What else people call a page, or a part of one
export const homeWords = 'start, overview, welcome, what to do next';
export const dashboardWords = 'rates, chart, trend, share of voice, analytics, overview';
export const categoriesWords = 'topics, labels, groups, themes';
export const topicIdeasWords = 'questions to ask, inspiration, dismissed, put off';
export const keywordsWords = 'prompts, questions, queries, terms';
export const tagsWords = 'labels, groups, by tag, colors, segments';
export const addKeywordsWords = 'new keyword, csv, import, upload, paste';
export const checkerWords = 'ask, test, try, side by side';
export const visibilityWords = 'rankings, results, positions, mentions, detailed report';
export const advancedTestingWords = 'matrix, side by side, several answers, samples, compare';
export const aiGenerationWords = 'generate, suggestions, ideas, query';
export const presenceScoreWords = 'score, index, reach, place, share of voice, weights, brand';
export const brandAnalysisWords = 'themes, insights, messaging pillars, described, perception, gaps';
export const setupWizardWords = 'brand profile, pillars, brand questions, onboarding';
export const competitiveIntelWords = 'competitors, rivals, brand, your names, aliases, spellings, products';
export const opportunitiesWords =
  'gaps, where competitors are named, left out, sites to influence, detectable change';
export const sourcesWords = 'citations, cited sites, links, domains, websites';
export const reportsWords = 'history, evidence, export, changes';
export const analyticsWords = 'trends, channel performance, search intent, compare, csv, json';
export const chatgptWords = 'openai, gpt, assistant';
export const geminiWords = 'google, assistant';
export const claudeWords = 'anthropic, assistant';
export const perplexityWords = 'assistant, sonar';
export const profileWords = 'company, website, language, country, time zone, budget, limit';
export const settingsWords = 'account, email, change email, name, picture, avatar, preferences, options';
export const appearanceWords = 'dark mode, light mode, night, theme, layout, sidebar, color scheme, contrast';
export const notificationsWords =
  'email notifications, email summaries, mails, weekly summary, unsubscribe, alerts, newsletter';
export const answersPerCheckWords = 'repeats, samples, how many answers, precision, checks';
export const securityWords =
  'password, change password, 2fa, mfa, two-factor, authenticator, recovery codes, sessions, devices, sign out everywhere, support access';
export const dataAndPrivacyWords =
  'export my data, export, download, gdpr, personal data, delete account, close account, measuring, telemetry, tracking';
export const apiKeysWords = 'api key, api token, developer, integration, rest, scripts, access token';
export const webhooksWords = 'webhook, callback, integration, developer, zapier, slack, endpoint';
export const reportingWords = 'analytics, trends, revenue, activity, compare, csv, statistics';
export const dataExportWords = 'csv, json, ndjson, download, dump, file, personal data';
export const topicsManagementWords = 'categories, gaps, kinds of business, companies, industry';
export const adminTopicIdeasWords = 'questions, suggestions, placeholders';
export const systemHealthWords = 'database, backup, disk, memory, mail, test mail, workers, status';
export const performanceWords =
  'response time, slow, latency, percentiles, statements, event loop, pools, web vitals, health score';
export const dependencyHealthWords = 'packages, licences, reachable, latency, smtp, stripe, postgresql';
export const functionTestWords = 'api, curl, request, operations, suites, try out, developer';
export const jobsWords = 'queue, retry, background, failed, worker';
export const runsWords = 'checks, failed, cancel, budget, under way';
export const mailsWords = 'email, outbox, sent, failed, resend, smtp';
export const themeWords = 'design, tokens, colours, colors, fonts, look, brand, contrast, css';
export const themeTemplatesWords = 'design, tokens, look, export, import, json';
export const rulesWords = 'sign-up, domain, block, allow, forbidden, phrase, warning, alert';
export const omegaWords = 'override, forced, status, ranking, mentioned, set by administrator';
export const errorsWords = 'crashes, reports, bugs, exceptions, broken, browser';
export const errorMonitoringWords = 'health score, alerts, slow, response time, monitoring, latency';
export const couponsWords = 'promotion codes, discounts, vouchers, redemptions';
export const stripeWords = 'payments, webhook, refunds, conflicts, reconcile, drift, billing';
export const helpWords = 'articles, manual, guide, tutorial, support, questions, how to, documentation';
export const plansWords =
  'billing, invoice, pricing, upgrade, downgrade, prices, subscription, invoices, receipts, card, payment, trial, cancel, coupon';

// Connectivity in words
/** @specification 4 */
export const youAreOffline = 'You are offline';
/** {count}: operations that wait for the connection. @specification 4 */
export const offlineQueued = message(
  'Offline - {count, plural, one {# operation} other {# operations}} queued',
);
/** {count}: operations that waited and are being sent. @specification 4 */
export const syncing = message('Syncing {count, plural, one {# operation} other {# operations}}...');
/** {count}: operations that waited and will be sent. @specification 4 */
export const pending = message('{count, plural, one {# operation} other {# operations}} pending');
/** @specification 4 */
export const allChangesSynced = 'All changes synced';

// Connectivity
/** @specification 4 */
export const offlineMode = 'Offline Mode';
export const offlineHint =
  'We save your changes to keywords, tags and your brand once you are online. Checks, payments and your account need a connection.';
export const leaveUnsaved = 'Your changes are not saved yet. Leave anyway?';
export const recentOperations = 'Recent operations';
/** @specification 4 */
export const backOnline = 'Back Online';
export const queueIsProcessed = 'Queued operations are being processed.';
export const connectionIsRestored = 'The connection is restored.';

// Drawer menu
export const menu = 'Menu';
export const closeMenu = 'Close menu';

// History import
export const pageOpensAfterImport = 'The page opens when the import is complete.';

// Names badge
/** {company}: the name that reports were made with */
export const numbersAbout = message(
  'All numbers are about {company} until you apply the change. This costs nothing.',
);
export const numbersStay = 'No numbers change until you apply it. This costs nothing.';
export const seeWhatWouldChange = 'Review changes';

// Nav groups
export const done = 'Done';

// Navigation
export const dashboard = 'Dashboard';
export const homeDashboard = 'Home Dashboard';
export const categories = 'Categories';
export const keywordsManagement = 'Keywords Management';
export const keywords = 'Keywords';
export const tags = 'Tags';
export const addKeywords = 'Add keywords';
export const aiGeneration = 'AI Generation';
export const testingChecking = 'Testing & Checking';
export const checker = 'Checker';
export const visibilityTracker = 'Visibility tracker';
export const advancedTesting = 'Advanced Testing';
export const brandIntelligence = 'Brand Intelligence';
export const presenceScore = 'Presence Score';
export const brandAnalysis = 'Brand Analysis';
export const setupWizard = 'Setup Wizard';
export const competitiveIntel = 'Competitive Intel';
export const opportunities = 'Opportunities';
export const sources = 'Sources';
export const analyticsReporting = 'Analytics & Reporting';
export const reports = 'Reports';
export const analytics = 'Analytics';
export const aiPlatformRankings = 'AI Platform Rankings';
export const chatgpt = 'ChatGPT';
export const gemini = 'Gemini';
export const claude = 'Claude';
export const perplexity = 'Perplexity';
export const settingsAccount = 'Settings & Account';
export const profile = 'Profile';
export const plans = 'Plans';
export const settings = 'Settings';
export const help = 'Help';

// Operation list
export const waitsForTheConnection = 'Waiting for the connection';
export const beingSaved = 'Saving';
export const saved = 'Saved';
export const notSaved = 'Not saved';
/** {operation}: what is done, as 'Add keyword'; {detail}: what it is done to */
export const operationOn = message('{operation}: {detail}');
export const noOperationWaits = 'No waiting operations.';

// Settings parts
export const appearance = 'Appearance';
export const notifications = 'Notifications';
export const answersPerCheck = 'Answers per check';
export const dataAndPrivacy = 'Data and privacy';
export const apiKeys = 'API keys';
export const webhooks = 'Webhooks';

// Palette button
export const search = 'Search';
export const ctrlK = 'Ctrl K';

// Recent operations
export const change = 'Change';

// Refresh notice
export const someNotRefreshed = 'Some data could not be refreshed';
export const tryAgain = 'Try again';

// Shell frame
export const skipToMainContent = 'Skip to main content';
export const toggleSidebar = 'Toggle sidebar';

// Use signed out elsewhere
export const loggedOut = 'Logged out';
export const loggedOutElsewhere = 'You have logged out in another tab.';

// User menu
/** {name}: who is signed in; {label}: for screen readers alone; {who}: around the name */
export const account = message('<label>Account: </label><who>{name}</who>');

// Visit bar
export const demonstration = 'Demonstration';
export const createAccount = 'Create an account';

// View as bar
export const viewNotStopped = 'The view could not be stopped';
export const viewAsAUser = 'View as a user';
/** {name}: the user's, or their email; {who}: makes it bold */
export const viewingAs = message('Viewing as <who>{name}</who>, read-only');
/** {time}: minutes and seconds, as '29:05' */
export const timeLeft = message('{time} left');
export const stop = 'Stop';
