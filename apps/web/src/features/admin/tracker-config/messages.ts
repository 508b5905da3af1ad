import { message } from '@answerscope/contract';

// All channels
export const enforceRefreshPeriod = 'Enforce the plans’ refresh period';
export const enforceRefreshPeriodHint =
  'Refuses a check of all keywords before the period of the plan is over.';
export const modelDecidesDoubts = 'Let a model decide unclear mentions';
export const modelDecidesDoubtsHint = 'One call per unclear answer, paid from the budget of the user.';
export const modelReadsAnswers = 'Let a model read what answers say';
export const modelReadsAnswersHint =
  'One call per answer that mentions a brand or its competitors. A competitor added later takes up to 100 calls. Paid from the budget of the user.';
export const pauseBetweenAssistants = 'Pause between assistants, ms';
export const allAssistants = 'All assistants';
export const change = 'Change';
export const save = 'Save';
export const trackerConfigurationSaved = 'The tracker configuration is saved';
export const pauseBetweenAssistantsHint =
  'How long a run rests before its next assistant. Running checks use it from now on.';
export const yes = 'Yes';
export const no = 'No';
/** {count}: settings that were typed anew */
export const settingsWillChange = message(
  '{count, plural, one {# setting} other {# settings}} will change, for every user.',
);

// Change channel dialog
/** {assistant}: its name */
export const howItIsAsked = message('How {assistant} is asked');
/** {assistant}: its name */
export const channelSettingsSaved = message('The settings of {assistant} are saved');

// Channel draft
export const model = 'Model';
export const webSearch = 'Web search';
export const webSearchHint = "Leave this off. Google's terms forbid storing answers that use its search.";
export const searchDepth = 'Search depth';
export const low = 'Low';
export const medium = 'Medium';
export const high = 'High';
export const location = 'Location';
export const locationHint = 'Only for businesses with local services.';
export const none = 'None';
export const country = 'Country';
export const city = 'City';
export const questionTemplate = 'Question template';
export const questionTemplateHint =
  '{keyword} is required, { in location} is optional. Leave empty for the built-in question in the language of the profile.';
export const maxTokens = 'Max tokens';
export const answersPerCheck = 'Answers per check';
export const concurrentCallsRun = 'Concurrent calls of a run';
export const pauseBetweenBatches = 'Pause between batches, ms';
export const concurrentCallsScheduledRun = 'Concurrent calls of a scheduled run';
export const pauseScheduledRun = 'Pause of a scheduled run, ms';
export const callsInFlight = 'Calls in flight, all users';
export const callsAMinute = 'Calls a minute, all users';
/** {count}: settings that were typed anew */
export const settingsWillChangeNextCheck = message(
  "{count, plural, one {# setting} other {# settings}} will change, for every user's next check.",
);
export const chartsBreakTheirLine = 'Answers before and after cannot be compared. Charts show a gap there.';

// Channel panel
export const noKey = 'No key';
export const tryAQuestion = 'Try a question';
export const productsOwn = "The product's own";
export const on = 'On';
export const off = 'Off';

// Doubt costs
export const ownBrand = 'Own brand';
export const otherCompanies = 'Other companies';
export const callsAnAnswer = 'Calls an answer';
export const doubtCostsNotLoaded = 'The cost of unclear mentions could not be loaded';
export const doubtfulMentions = 'Doubtful mentions';
export const callsAboutDoubtfulMentions = 'Calls about doubtful mentions';
export const howCallsAreCounted = 'A call about several companies counts for the first one.';
export const competitors = 'Competitors';
export const about = 'About';
export const calls = 'Calls';
export const cost = 'Cost';
/** {answers}: of these days */
export const last30Days = message('Last 30 days · {answers, plural, one {# answer} other {# answers}}');

// Installation settings
export const dailySpendingLimitUsd = 'Daily spending limit, USD';
export const trialDays = 'Trial, days';
export const spendingAndTrial = 'Spending and trial';
export const dailySpendingLimit = 'Daily spending limit';
export const nothingChangesYet = 'Nothing changes yet.';
export const settingsSaved = 'Settings saved';
export const trial = 'Trial';
/** {limit}: money of a day */
export const fromEnvironment = message('{limit} (from the environment)');
/** {days}: of a trial */
export const daysOfTrial = message('{days, plural, =0 {None} one {# day} other {# days}}');
/** {limit}: money of a day */
export const limitHint = message(
  'Leave empty for {limit} from the environment. A higher limit resumes runs stopped today within a minute.',
);
/** {days}: of a trial */
export const trialHint = message(
  'For the first paid plan of an account. 0 means no trial. The default is {days, number}. Current trials keep their length.',
);

// Presence weights
export const weightsPresenceScore = 'Weights of the presence score';
export const lastChanged = 'Last changed';
export const theWeightsAreSaved = 'The weights are saved';
export const never = 'Never';
/** {part}: of the presence score */
export const weightInPercent = message('{part}, percent');

// Stance costs
export const stanceCostsNotLoaded = 'The cost of reading statements could not be loaded';
export const statementsReadByModel = 'Statements read by a model';
export const noAnswersYet = 'No answers yet';
export const answersToRead = 'Answers to read, last 30 days';
export const aCallOnAverage = 'A call, on average';
export const aCallAtMost = 'A call, at most';
export const forecastFor30Days = 'Forecast for 30 days';
export const forecastFor30DaysAtMost = 'Forecast for 30 days (maximum)';
/** {calls}: of which {decided} read an answer and {failed} failed */
export const callsReadAndFailed = message(
  '{calls, plural, one {# call} other {# calls}}: {decided, number} read, {failed, number} failed',
);

// Try question
export const question = 'Question';
export const questionHint = 'Asked unchanged. It costs as much as a check and counts in no report.';
export const keyword = 'Keyword';
export const keywordHint =
  'Made into a question like in a check. It costs as much as a check and counts in no report.';
export const whatIsAsked = 'What is asked';
export const aQuestion = 'A question';
export const aKeyword = 'A keyword';
export const asking = 'Asking...';
export const reply = 'Reply';
export const modelThatAnswered = 'Model that answered';
export const yesNoSourcesNamed = 'Yes, no sources named';
export const asked = 'Asked';
export const time = 'Time';
export const searched = 'Searched';
export const tokens = 'Tokens';
/** {assistant}: its name */
export const ask = message('Ask {assistant}');
/** {seconds}: until the answer came, '3.2' */
export const seconds = message('{seconds} s');
/** {input} and {output}: tokens of the call */
export const tokensInAndOut = message('{input, number} in, {output, number} out');

// Weights draft
export const namedHint = 'Answers that name the brand.';
export const placeHint = 'How early it is mentioned.';
export const shareHint = 'Its share of all mentions, with its competitors.';
export const reachHint = 'Keywords with at least one mention.';
export const wholeNumberMissing = 'Please enter a whole number from 0 to 100';
export const weightsMustMake100 = 'The weights must add up to 100%.';
export const weightsConsequence =
  'All presence scores use these weights, including earlier ones. Their pages show the date of the change.';
export const noWeightChanges = '0 weights will change.';
/** {sum}: of the weights, in percent */
export const weightsMake = message('The weights must add up to 100%, not {sum, number}%.');
