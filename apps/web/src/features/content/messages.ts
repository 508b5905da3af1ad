import { message } from '@answerscope/contract';

// All questions
export const otherQuestions = 'Other questions';
export const frequentlyAskedQuestions = 'Frequently asked questions';
export const thereNoQuestionsHereYet = 'No questions yet.';
export const searchTheQuestions = 'Search the questions';
/** {shown} of {total} questions match what is searched for */
export const questionsShown = message(
  '{shown, number} of {total, plural, one {# question} other {# questions}}',
);
export const noQuestionMatches = 'No question matches. Try other words.';
export const showAllQuestions = 'Show all questions';

// Help
export const help = 'Help';
export const whatHelpHolds = 'Short answers, one question an article.';
export const searchTheHelp = 'Search the help';
/** {shown} of {total} articles match what is searched for */
export const articlesShown = message(
  '{shown, number} of {total, plural, one {# article} other {# articles}}',
);
export const noArticleMatches = 'No article matches. Try other words.';
export const showAllArticles = 'Show all articles';
export const allArticles = 'All articles';
/** {title}: of the article that follows in the list */
export const nextArticle = message('Next: {title}');

// Author posts
/** {count}: of posts */
export const postsOnBlog = message('{count, plural, one {# post} other {# posts}} on the blog');

// Changelog
export const changelog = 'Changelog';
export const thereNoEntriesYet = 'No entries yet.';
export const whatIsNew = 'New features and fixes.';

// Comment form
export const yourComment = 'Your comment';
/** {name}: under which the comment will stand */
export const plainTextShownAs = message('Plain text. We show it as {name} after approval.');
export const sending = 'Sending...';
export const sendComment = 'Send comment';

// Discussion
export const waitsForApproval = 'Waiting for approval';
export const notPublished = 'Not published';
export const youLikeThis = 'You like this';
export const like = 'Like';
/** {count}: of readers */
export const readersLikeThis = message(
  '{count, plural, =0 {No likes yet} one {# reader likes this} other {# readers like this}}',
);
export const comments = 'Comments';
export const theCommentsNotLoaded = 'The comments could not be loaded.';
export const deleteLabel = 'Delete';
export const thereNoCommentsYet = 'No comments yet.';
export const logInToComment = 'Log in to comment';

// Faq
export const allQuestions = 'All questions';

// Feature showcase
export const fromKeywordNumberCanCheck = 'From a keyword to a number you can verify';

// Hero
/** {assistants}: their names by turns, each with a question mark */
export const isBrandNamedBy = message('Is your brand mentioned by <assistants></assistants>');
/** {product}: its name */
export const whatItDoes = message(
  '{product} asks AI assistants the questions your customers ask. See where your name comes up, who is mentioned instead, and how both change.',
);
export const checkYourRankings = 'Check Your Rankings';
export const howItWorks = 'How It Works';
export const seeDemonstration = 'See a demonstration';
export const everyAccountBeginsOnFree = 'Start on the Free plan. No card needed.';
export const exampleFigures = 'Example figures';
export const claimsOfTheOperator = 'Claims by the operator';
export const exampleFiguresDemonstration = 'Invented example figures.';

/** {product}: its name */
export const operatorsClaims = message('Claims by the operator of this site, not measured by {product}.');

// How it measures
export const howItMeasures = 'How we measure';
/** {share}: a fraction */
export const measuredShare = message('{share, number, ::percent .0}');
/** {ranges}: how many */
export const measuredOf100 = message('{ranges, number} of 100');
/** {search}: a fraction */
export const ofCountedMentions = message(
  'of counted mentions are correct. A plain text search reaches {search, number, ::percent .0}.',
);
export const ofMentionsFound = 'of the mentions in an answer are found.';
export const ofRangesHoldTheTrueRate = 'likely ranges contain the true rate.';
/** {cases}: of labelled answers; {languages}: how many; {lowest}, {highest}: fractions; {code}: a command */
export const measuredOn = message(
  'Measured on {cases, number} labelled answers in {languages, number} languages. Most of them served to develop the rules. On twelve sets of unseen answers, {lowest, number, ::percent} to {highest, number, ::percent} of counted mentions were correct. Run it yourself: <code>npm run benchmark</code>.',
);

// How it works
/** {product}: its name */
export const peopleAskAssistants = message(
  'People ask AI assistants what to buy. {product} asks the same questions and stores every answer.',
);
export const addKeywords = 'Add keywords';
export const writeDownWhatCustomersLook = 'Enter what your customers search for, as words or questions.';
export const aiPlatformMonitoring = 'AI platform monitoring';
export const eachKeywordBecomesQuestionIn =
  'Each keyword becomes a question in your language and country. We put it to the assistants you choose.';
export const detailedReports = 'Detailed reports';
export const seeHowOftenNamed =
  'See how often each assistant mentions you for each keyword. Every rate shows its number of answers and its likely range. You can open every answer.';
export const optimizeStrategy = 'Optimize strategy';
export const readWhichSourcesAssistantsLean =
  'See which sources assistants cite and who is mentioned instead of you. Act on it, then see if your mentions rise.';
export const yourOwnNameNeverAdded = 'We never add your name to a question.';
export const aLinkIsACitation = 'A link to your site counts as a citation, not as a mention.';
export const aFailedCheckStaysUnknown = 'A failed check counts as unknown. It never makes you look worse.';
export const anAnswerThroughInterfaceNot =
  'The assistant’s own app may answer differently. We show the model with every number.';
export const howItWorks2 = 'How it Works';
export const supportedPlatforms = 'Supported platforms';
/** {product}: its name */
export const whyChoose = message('Why choose {product}');
/** @specification 2.10 */
export const startFreeTrial = 'Start Free Trial';
/** @specification 2.10 */
export const viewPricing = 'View Pricing';

// How to ask
/** {host}: that of the support's page; {link}: leads there */
export const contactSupportAt = message('Question not answered? Contact support at <link>{host}</link>');
/** {email}: that of the support; {link}: writes to it */
export const contactSupportByEmail = message('Question not answered? Email support: <link>{email}</link>');

// Integration
export const byApi = 'By API';
export const keywordsRuns =
  'Read data and run checks from your own programs. Everything in the app is in the API, described in one OpenAPI document.';
export const asFiles = 'As files';
export const keywordListsComeInAs =
  'Import keyword lists as CSV. Export lists and reports as CSV, and a report’s answers as one archive.';
export const asTheyHappen = 'In real time';
export const webhooksAfterARun =
  'Webhooks report finished runs and new reports. They are signed and retried. An event stream reports every check.';
export const integration = 'Integration';
export const whatMeasureHereDoesNot = 'Take your data anywhere.';
export const readTheApisDocumentation = 'API documentation';

// Logo carousel
export const logos = 'Logos';
/** @specification 2.4 */
export const contentTemporarilyUnavailable = 'Content temporarily unavailable';
export const exampleLogos = 'Example logos';
/** {shape}: what is drawn */
export const exampleLogo = message(
  'Example {shape, select, Steps {Steps} Prism {Prism} Tiles {Tiles} Wave {Wave} Hex {Hex} Half {Half} Cross {Cross} Leaf {Leaf} Bars {Bars} other {Ring}}',
);

// Operator offer
/** {offer}: what is promised, without a full stop */
export const exampleOffer = message('Example offer: {offer}.');
/** {offer}: what is promised, without a full stop */
export const operatorsOffer = message('Offered by the operator of this site: {offer}.');

// Page not found
export const home = 'Home';

// Post list
export const blog = 'Blog';
export const thereNoPostsYet = 'No posts yet.';
export const onMeasuringWhatAssistantsSay = 'Notes on measuring AI visibility.';
export const rssFeed = 'RSS feed';

// Preview notice
export const thisIsAPreview = 'Preview of the saved page. Visitors may not see it yet.';
/** {time}: with the day */
export const linkWorksUntil = message('This link works until {time}.');
export const linkWorksForOneHour = 'This link works for one hour.';

// Product tour
export const oneQuestionFourAnswers = 'One question, four assistants';
export const seeWhichAssistantsMention =
  'See which assistants mention you for a keyword, and when that changed.';
export const pictureOfKeyword =
  'The page of a keyword, with four charts of how often each assistant mentions the brand.';
export const theAnswerItself = 'The answer itself';
export const readWhatWasSaid =
  'Read the answers behind every number, with your name marked and the reason it counted.';
export const pictureOfAnswer =
  'The page of an answer, with the brand marked, the reason it counted, other companies and sources.';
export const whoIsMentionedInstead = 'Who is mentioned instead';
export const compareYourself = 'Compare yourself with every company the assistants mention, tracked or not.';
export const pictureOfCompetitors =
  'The page of competitors, with how often each company is mentioned, its trend and its place.';
export const pictureOfDashboard =
  'The dashboard, with how often ChatGPT, Claude, Gemini and Perplexity mention the brand and what changed.';
export const picturesShowExamples = 'Screenshots show demonstration data.';

// Rotating platform
/** {assistant}: its name, behind isBrandNamedBy */
export const askedAssistant = message('{assistant}?');
export const chatgptClaude = 'ChatGPT, Claude, Gemini or Perplexity?';

// Testimonials
export const whatOurUsersSay = 'What our users say';
export const inventedQuotes = 'Invented example quotes.';
export const exampleCustomer = 'Example customer';
export const bakeryChain = 'Bakery chain';
export const quoteOfBakery =
  'We read why the assistants recommended another bakery, and rewrote our website.';
export const softwareFirm = 'Software firm';
export const quoteOfSoftwareFirm = 'The likely range keeps us from celebrating chance.';
export const agency = 'Agency';
export const quoteOfAgency = 'Our clients open the answers themselves.';
export const stopTheScrolling = 'Stop the scrolling';

// Why choose us
export const evidenceBehindEveryNumber = 'Evidence behind every number';
export const everyAnswerKeptAndCan =
  'Open any answer to see its full text, your name marked in it, the sources, the model and the time.';
export const honestAboutChance = 'Honest about chance';
export const assistantsAnswerDifferentlyFromOne =
  'Assistants answer differently each time. Every rate shows its number of answers and its likely range.';
export const fourAssistants = 'Four assistants, one measure';
export const chatgptClaudeGeminiAndPerplexity =
  'ChatGPT, Claude, Gemini and Perplexity get the same question and the same counting rules. Each answer shows the question and the settings used.';
export const yoursRunAndLeave = 'Or run it yourself';
export const openSourceAndSelfHosted =
  'Your keywords and answers stay in your own database. The code is open, including the counting rules.';
/** @specification 2.4 */
export const whyChooseUs = 'Why Choose Us';

// Written page
/** {author}: who wrote it; {link}: leads to what else they wrote */
export const byAuthor = message('by <link>{author}</link>');
