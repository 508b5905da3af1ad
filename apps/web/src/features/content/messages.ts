import { message } from '@answerscope/contract';

// All questions
export const otherQuestions = 'Other questions';
export const frequentlyAskedQuestions = 'Frequently asked questions';
export const thereNoQuestionsHereYet = 'There are no questions here yet.';
export const whatPeopleAskBeforeThey = 'What people ask before they begin, and after.';
export const searchTheQuestions = 'Search the questions';
/** {shown} of {total} questions match what is searched for */
export const questionsShown = message(
  '{shown, number} of {total, plural, one {# question} other {# questions}}',
);
export const noQuestionMatches = 'No question matches. Please try other words.';
export const showAllQuestions = 'Show all questions';

// Author posts
/** {count}: of posts */
export const postsOnBlog = message('{count, plural, one {# post} other {# posts}} on the blog');

// Changelog
export const changelog = 'Changelog';
export const thereNoEntriesYet = 'There are no entries yet.';
export const whatIsNew = 'What is new.';

// Comment form
export const yourComment = 'Your comment';
/** {name}: under which the comment will stand */
export const plainTextShownAs = message('Plain text, shown as {name} once it has been approved.');
export const sending = 'Sending...';
export const sendComment = 'Send comment';

// Discussion
export const waitsForApproval = 'Waits for approval';
export const notPublished = 'Not published';
export const youLikeThis = 'You like this';
export const like = 'Like';
/** {count}: of readers */
export const readersLikeThis = message(
  '{count, plural, =0 {Nobody has liked this yet} one {# reader likes this} other {# readers like this}}',
);
export const comments = 'Comments';
export const theCommentsNotLoaded = 'The comments could not be loaded.';
export const deleteLabel = 'Delete';
export const thereNoCommentsYet = 'There are no comments yet.';
export const logInToComment = 'Log in to comment';

// Faq
export const allQuestions = 'All questions';

// Feature showcase
export const ask = 'Ask';
export const read = 'Read';
export const compare = 'Compare';
export const fromKeywordNumberCanCheck = 'From a keyword to a number you can check';
export const features = 'Features';

// Hero
/** {assistants}: their names by turns, each with a question mark */
export const isBrandNamedBy = message('Is your brand named by <assistants></assistants>');
/** {product}: its name */
export const whatItDoes = message(
  '{product} asks the assistants what your customers ask, reads every answer, and shows where your name comes up, who is mentioned instead, and whether it is getting better.',
);
export const checkYourRankings = 'Check Your Rankings';
export const howItWorks = 'How It Works';
export const everyAccountBeginsOnFree = 'Every account begins on the free plan. No card needed.';
export const exampleFigures = 'Example figures';
export const claimsOfTheOperator = 'Claims of the operator';
export const exampleFiguresDemonstration =
  'Example figures of a demonstration. Every operator enters their own.';

/** {product}: its name */
export const operatorsClaims = message('Claims of this site’s operator, not measured by {product}.');

// How it measures
export const howItMeasures = 'How it measures';
/** {share}: a fraction */
export const measuredShare = message('{share, number, ::percent .0}');
/** {ranges}: how many */
export const measuredOf100 = message('{ranges, number} of 100');
/** {search}: a fraction */
export const ofCountedMentions = message(
  'of the mentions we count are mentions. A plain text search reaches {search, number, ::percent .0}.',
);
export const ofMentionsFound = 'of the mentions in an answer are found.';
export const ofRangesHoldTheTrueRate = 'likely ranges hold the true rate.';
/** {cases}: of labelled answers; {languages}: how many; {lowest}, {highest}: fractions; {code}: a command */
export const measuredOn = message(
  'Measured on {cases, number} labelled answers in {languages, number} languages, most of them known to us beforehand. On twelve sets of unseen answers, {lowest, number, ::percent} to {highest, number, ::percent} of counted mentions were right. Run it yourself: <code>npm run benchmark</code>.',
);

// How it works
/** {product}: its name */
export const peopleAskAssistants = message(
  'People ask assistants what to buy and whom to hire. {product} asks too, and keeps the answers.',
);
export const addKeywords = 'Add keywords';
export const writeDownWhatCustomersLook =
  'Write down what your customers look for, as single words or whole questions. A plan’s limit counts keywords, not questions asked.';
export const aiPlatformMonitoring = 'AI platform monitoring';
export const eachKeywordBecomesQuestionIn =
  'Each keyword becomes a question in your language and for your country and is put to the assistants you choose.';
export const detailedReports = 'Detailed reports';
export const seeHowOftenNamed =
  'See how often you are named, by which assistant and for which keyword, with the number of answers and the 95% interval beside every rate. Every answer is kept and can be opened.';
export const optimizeStrategy = 'Optimize strategy';
export const readWhichSourcesAssistantsLean =
  'Read which sources the assistants lean on and who is named in your place, work on those, and see whether the change is more than chance.';
export const yourOwnNameNeverAdded =
  'Your own name is never added to a question, so an assistant must think of you by itself.';
export const aLinkIsACitation =
  'A link to your site is a citation, not a mention; both are counted, apart from each other.';
export const aFailedCheckStaysUnknown = 'A failed check stays unknown. It never makes you look worse.';
export const anAnswerThroughInterfaceNot =
  'An answer through an interface is not the consumer app’s answer. We say so and name the model with every number.';
export const howItWorks2 = 'How it works';
export const supportedPlatforms = 'Supported platforms';
/** {product}: its name */
export const whyChoose = message('Why choose {product}');
/** @specification 2.10 */
export const startFreeTrial = 'Start Free Trial';
/** @specification 2.10 */
export const viewPricing = 'View Pricing';

// How to ask
/** {host}: that of the support's page; {link}: leads there */
export const contactSupportAt = message('Not answered here? Contact support at <link>{host}</link>');
/** {email}: that of the support; {link}: writes to it */
export const contactSupportByEmail = message(
  'Not answered here? Contact support by email: <link>{email}</link>',
);

// Integration
export const byApi = 'By API';
export const keywordsRuns =
  'Keywords, runs, answers and reports can be read and started by your own programs: everything the pages do stands in one OpenAPI document.';
export const asFiles = 'As files';
export const keywordListsComeInAs =
  'Keyword lists come in as CSV. Lists and reports go out as CSV, and the answers behind a report as one archive.';
export const asTheyHappen = 'As they happen';
export const webhooksAfterARun =
  'Webhooks tell your programs that a run has ended or a report is ready, signed and sent again until they arrive. One event stream tells them of every check.';
export const integration = 'Integration';
export const whatMeasureHereDoesNot = 'What you measure here does not have to stay here.';
export const readTheApisDocumentation = 'Read the API’s documentation';

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
export const operatorsOffer = message('Offered by this site’s operator: {offer}.');

// Page not found
export const home = 'Home';

// Post list
export const blog = 'Blog';
export const thereNoPostsYet = 'There are no posts yet.';
export const onMeasuringWhatAssistantsSay = 'On measuring what assistants say of a business.';
export const rssFeed = 'RSS feed';

// Preview notice
export const thisIsAPreview = 'Preview: the page as it is saved. Visitors may not see it yet.';
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
  'Read every answer behind a number, with your name marked and the reason it counted.';
export const pictureOfAnswer =
  'The page of an answer, with the brand marked, the reason it counted, other companies and sources.';
export const whoIsMentionedInstead = 'Who is mentioned instead';
export const compareYourself = 'Compare yourself with every company the assistants mention, tracked or not.';
export const pictureOfCompetitors =
  'The page of competitors, with how often each company is mentioned, its trend and its place.';
export const pictureOfDashboard =
  'The dashboard, with how often ChatGPT, Claude, Gemini and Perplexity mention the brand and what changed.';
export const picturesShowExamples = 'The pictures show demonstration data.';

// Rotating platform
/** {assistant}: its name, behind isBrandNamedBy */
export const askedAssistant = message('{assistant}?');
export const chatgptClaude = 'ChatGPT, Claude, Gemini and Perplexity?';

// Testimonials
export const whatOurUsersSay = 'What our users say';
/** {link}: leads to how it works */
export const noQuotesYet = message('No customer quotes yet. <link>See how we measure</link>.');
export const stopTheScrolling = 'Stop the scrolling';

// Why choose us
export const evidenceBehindEveryNumber = 'Evidence behind every number';
export const everyAnswerKeptAndCan =
  'Every answer is kept and can be opened: the full text, your name marked in it, the sources, the model and the time.';
export const honestAboutChance = 'Honest about chance';
export const assistantsAnswerDifferentlyFromOne =
  'Assistants answer differently from one run to the next. Every rate comes with the number of answers behind it and how far off it could be.';
export const fourAssistants = 'Four assistants, one measure';
export const chatgptClaudeGeminiAndPerplexity =
  'ChatGPT, Claude, Gemini and Perplexity are asked the same question and judged by the same rules. How each was asked is shown with its answers.';
export const yoursRunAndLeave = 'Yours to run and to leave';
export const openSourceAndSelfHosted =
  'Open source and self-hosted: your keywords and answers stay in your own database, and you can read every line that counts them.';
/** @specification 2.4 */
export const whyChooseUs = 'Why Choose Us';

// Written page
/** {author}: who wrote it; {link}: leads to what else they wrote */
export const byAuthor = message('by <link>{author}</link>');
