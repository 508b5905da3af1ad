import { message } from '@answerscope/contract';

// Titles of public pages
export const blog = 'Blog';
export const changelog = 'Changelog';
export const confirmEmail = 'Confirm your new email';
export const createAccount = 'Create account';
export const faqs = 'FAQs';
export const forgotPassword = 'Forgot your password?';
export const help = 'Help';
export const howItWorks = 'How it Works';
export const invitation = 'Invitation';
export const logIn = 'Log in';
export const newPassword = 'Choose a new password';
export const preview = 'Preview';
/** {page}: the title of a page that is not published */
export const previewOf = message('Preview: {page}');
export const landing = 'Answerscope: is your brand mentioned by AI assistants?';

// What search results say of public pages; with the product’s name as it is, since every page loads it
export const aboutPlans = 'Plans and prices of Answerscope.';
export const aboutFaqs = 'Answers to common questions about Answerscope.';
export const aboutHelp =
  'Twelve short articles, from setting up your brand to running your own installation.';
export const aboutChangelog = 'New features and fixes in Answerscope.';
export const aboutBlog = 'Notes on measuring AI visibility.';
/** {author}: a name */
export const aboutAuthor = message('Blog posts by {author}.');

// Titles of the tracker
export const addKeywords = 'Add keywords';
export const advancedTesting = 'Advanced Testing';
export const analytics = 'Analytics';
export const answer = 'Answer';
export const answersLeftOut = 'Answers left out';
export const brandAnalysis = 'Brand Analysis';
export const categories = 'Categories';
export const checker = 'Checker';
export const competitiveIntel = 'Competitive Intel';
export const dashboard = 'Dashboard';
export const home = 'Home';
export const keyword = 'Keyword';
export const keywords = 'Keywords';
export const plans = 'Plans';
export const presenceScore = 'Presence Score';
export const profile = 'Profile';
export const report = 'Report';
export const reports = 'Reports';
export const settings = 'Settings';
export const sources = 'Sources';
export const tags = 'Tags';
export const visibilityTracker = 'Visibility tracker';
export const welcome = 'Welcome';

// Titles of the back office
export const adminDashboard = 'Admin Dashboard';
export const adminPanel = 'Admin Panel';
export const adminReporting = 'Admin Reporting';
export const adminUsers = 'Admin Users';
export const apiManagement = 'API Management';
export const auditLogs = 'Audit Logs';
export const comments = 'Comments';
export const contentManagement = 'Content Management';
export const couponsManagement = 'Coupons Management';
export const dataExport = 'Data Export';
export const dependencyHealth = 'Dependency Health';
export const errorMonitoring = 'Error Monitoring';
export const faqCategories = 'FAQ Categories';
export const faqManagement = 'FAQ Management';
export const functionTest = 'Function Test';
export const jobs = 'Jobs';
export const keywordRules = 'Keyword Rules';
export const landingClaims = 'Landing Claims';
export const logosManagement = 'Logos Management';
export const mails = 'Mails';
export const omegaManagement = 'Omega Management';
export const performanceMonitor = 'Performance Monitor';
export const plansManagement = 'Plans Management';
export const rulesManagement = 'Rules Management';
export const runs = 'Runs';
export const signUpRules = 'Sign-up Rules';
export const stripeIntegration = 'Stripe Integration';
export const systemHealth = 'System Health';
export const testimonials = 'Testimonials';
export const themeManagement = 'Theme Management';
export const themeTemplates = 'Theme Templates';
export const topicCategories = 'Topic Categories';
export const topicIdeas = 'Topic Ideas';
export const topicSubcategories = 'Topic Subcategories';
export const topicsManagement = 'Topics Management';
export const trackerConfiguration = 'Tracker Configuration';
export const userDetails = 'User Details';
export const warningRules = 'Warning Rules';

// While a page loads
/** @specification 2.11 */
export const loadingTracker = 'Loading tracker...';
