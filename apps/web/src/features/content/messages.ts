// All questions
export const otherQuestions = 'Other questions';
export const frequentlyAskedQuestions = 'Frequently asked questions';
export const thereNoQuestionsHereYet = 'There are no questions here yet.';
export const whatPeopleAskBeforeThey = 'What people ask before they begin, and after.';
export const searchTheQuestions = 'Search the questions';
export const noQuestionMatches = 'No question matches. Please try other words.';
export const showAllQuestions = 'Show all questions';

// Changelog
export const changelog = 'Changelog';
export const thereNoEntriesYet = 'There are no entries yet.';
export const whatIsNew = 'What is new.';

// Comment form
export const yourComment = 'Your comment';
export const sending = 'Sending...';
export const sendComment = 'Send comment';

// Discussion
export const waitsForApproval = 'Waits for approval';
export const notPublished = 'Not published';
export const youLikeThis = 'You like this';
export const like = 'Like';
export const nobodyHasLikedYet = 'Nobody has liked this yet';
export const comments = 'Comments';
export const theCommentsNotLoaded = 'The comments could not be loaded.';
export const deleteLabel = 'Delete';
export const thereNoCommentsYet = 'There are no comments yet.';
export const logInToComment = 'Log in to comment';

// Example answer
export const exampleAnswer = 'Example answer';
export const whatBestSpecialtyCoffeeRoasters = 'What are the best specialty coffee roasters in Portland?';
export const yourBrandNamedFirst = 'Your brand, named first';

// Faq
export const allQuestions = 'All questions';

// Feature panels
export const specialtyCoffeeRoasters = 'specialty coffee roasters';
export const becomesTheQuestion = 'becomes the question';
export const whatBestOptionsForSpecialty =
  'What are the best options for specialty coffee roasters in Portland? Recommend specific companies or products.';
export const harborAndPineWoods = 'harbor and pine woods';
export const counted = 'Counted';
export const notCounted = 'Not counted';

// Feature showcase
export const keepListKeywords =
  'Keep a list of keywords. Each becomes the question a customer would ask, in your language and for your country, and goes to the assistants you choose.';
export const everyAnswerKeptAsCame =
  'Every answer is kept as it came. You see where your name appears in it, which sources it rests on, and why a lookalike did not count.';
export const followHowOftenNamed =
  'Follow how often you are named, with the number of answers and the interval beside each rate, so that chance is not mistaken for progress.';
export const fromKeywordNumberCanCheck = 'From a keyword to a number you can check';
export const threeStepsAndNothingHidden = 'Three steps, and nothing hidden between them.';
export const features = 'Features';
export const example = 'Example';

// Hero
export const isBrandNamedBy = 'Is your brand named by';
export const checkYourRankings = 'Check Your Rankings';
export const howItWorks = 'How It Works';
export const everyAccountBeginsOnFree = 'Every account begins on the free plan. No card needed.';
export const exampleFigures = 'Example figures';
export const claimsOfTheOperator = 'Claims of the operator';
export const exampleFiguresDemonstration =
  'Example figures of a demonstration. Every operator enters their own.';

// How it works
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
export const aFailedCheckStaysUnknown = 'A failed check stays unknown. It never makes you look worse.';
export const anAnswerThroughInterfaceNot =
  'An answer through an interface is not the consumer app’s answer. We say so and name the model with every number.';
export const howItWorks2 = 'How it works';
export const supportedPlatforms = 'Supported platforms';
export const startFreeTrial = 'Start Free Trial';
export const viewPricing = 'View Pricing';

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
export const contentTemporarilyUnavailable = 'Content temporarily unavailable';
export const exampleLogos = 'Example logos';

// Page not found
export const home = 'Home';

// Post list
export const blog = 'Blog';
export const thereNoPostsYet = 'There are no posts yet.';
export const onMeasuringWhatAssistantsSay = 'On measuring what assistants say of a business.';
export const rssFeed = 'RSS feed';

// Rotating platform
export const chatgptClaude = 'ChatGPT, Claude, Gemini and Perplexity?';

// Testimonials
export const whatOurUsersSay = 'What our users say';
export const seeHowWeMeasure = 'See how we measure';
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
export const whyChooseUs = 'Why Choose Us';
