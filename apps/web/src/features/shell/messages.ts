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
export const backToTheTracker = 'Back to the tracker';
export const searchPagesAndUsers = 'Search pages and users';
export const aPageAUser = 'A page, a user, or the whole id of a record';
export const searching = 'Searching...';

// Admin shell
export const tracker = 'Tracker';
export const adminPanel = 'Admin Panel';
export const yourAccessNotChecked = 'Your access could not be checked';
export const loading = 'Loading...';

// Admin sidebar
export const managementPortal = 'Management Portal';
export const admin = 'Admin';

// Saved views button
export const views = 'Views';

// Saved views sheet
export const thisViewIsSaved = 'This view is saved';
export const saveThisViewAs = 'Save this view as';
export const thePageOpen =
  'The page that is open, with its search and filters. One of the same name is replaced.';
export const saving = 'Saving...';
export const saveThisView = 'Save this view';
export const theSavedViewsNotLoaded = 'The saved views could not be loaded';
export const loadingTheSavedViews = 'Loading the saved views...';
export const noSavedViews = 'No saved views';
export const whatComeBackOftenOne =
  'What you come back to often is one click away once it is saved. Nobody else sees it.';
export const theViewNotDeleted = 'The view could not be deleted';

// Command palette
export const checkAllKeywords = 'Check all keywords';
export const useSystemColors = 'Use system colors';
export const logOut = 'Log out';
export const searchPages = 'Search pages, keywords, tags and actions';
export const aPageKeyword = 'A page, keyword, tag, competitor or action';
export const yourKeywords = 'Your keywords, tags and competitors could not be searched';

// Connectivity in words
export const youAreOffline = 'You are offline';
export const allChangesSynced = 'All changes synced';

// Connectivity
export const offlineMode = 'Offline Mode';
export const operationsOnKeywords =
  'Operations on keywords, tags and your brand will be queued until the connection is restored. Checks, payments and your account need a connection.';
export const whatChangedNotSavedYet = 'What you changed is not saved yet. Leave anyway?';
export const recentOperations = 'Recent operations';
export const backOnline = 'Back Online';
export const queuedOperationsBeingProcessed = 'Queued operations are being processed.';
export const theConnectionIsRestored = 'The connection is restored.';

// Drawer menu
export const menu = 'Menu';

// History import
export const thePageOpensWhenImport = 'The page opens when the import is complete.';

// Names badge
export const seeWhatWouldChange = 'See what would change';

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

// Operation list
export const waitsForTheConnection = 'Waits for the connection';
export const beingSaved = 'Being saved';
export const notSaved = 'Not saved';
export const noOperationWaits = 'No operation waits.';

// Page parts
export const apiKeys = 'API keys';
export const webhooks = 'Webhooks';

// Palette button
export const search = 'Search';
export const ctrlK = 'Ctrl K';

// Refresh notice
export const tryAgain = 'Try again';

// Shell frame
export const skipToMainContent = 'Skip to main content';
export const toggleSidebar = 'Toggle sidebar';

// Use sidebar
export const maxWidth767px = '(max-width: 767px)';

// Use signed out elsewhere
export const loggedOut = 'Logged out';
export const youHaveLoggedOutIn = 'You have logged out in another tab.';

// User menu
export const account = 'Account:';

// View as bar
export const theViewNotStopped = 'The view could not be stopped';
export const viewAsAUser = 'View as a user';
export const stop = 'Stop';
