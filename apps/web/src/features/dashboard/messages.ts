import { message } from '@answerscope/contract';

// What the dashboard says first
/** {company}: the brand's name; {rate}: a fraction of {answers}; {range}: 'the last 28 days' */
export const allMention = message(
  '{rate, number, ::percent} of {answers, number} answers over {range} mention {company}.',
);
/** {assistant}: its name; {company}: the brand's name; {rate}: a fraction of {answers}; {range}: 'the last 28 days' */
export const oneMentions = message(
  '{rate, number, ::percent} of {answers, number} answers from {assistant} over {range} mention {company}.',
);

// Beside the change that leads home: '▼ 64 points'
export const points = 'points';

// The headline, before two windows can be compared
/** {company}: the brand's name; {range}: 'the last 28 days'; {rates}: rateOf for each assistant, with commas */
export const ratesOver = message('Mentions of {company} over {range}: {rates}.');
/** {assistant}: its name; {rate}: a fraction; {mentions} of {answers} hold the company's name */
export const rateOf = message(
  '{assistant} {answers, plural, =1 {{mentions, number} of 1 answer} other {{rate, number, ::percent} ({mentions, number} of # answers)}}',
);
/** {assistant} and {company}: names; {rate}: a fraction; {mentions} of {answers} hold the name; {range}: 'the last 28 days' */
export const rateOver = message(
  'Over {range}, {assistant} mentioned {company} in {answers, plural, =1 {{mentions, number} of 1 answer} other {{rate, number, ::percent} of its answers ({mentions, number} of #)}}.',
);

// The headline, before there is a report
/** {company}: the brand's name; {mentions}: 1 where the only answer mentions it, else 0 */
export const onlyAnswer = message(
  'The only answer {mentions, plural, =1 {mentions} other {does not mention}} {company}.',
);
/** {mentions} of {answers} mention {company}, the brand's name */
export const newestAnswers = message(
  '{mentions, number} of the newest {answers, number} answers {mentions, plural, =1 {mentions} other {mention}} {company}.',
);

// The headline, while nothing is known
/** {company}: the brand's name */
export const onlyEmptyAnswers = message(
  'The newest answers mention no company at all, so nothing is known about {company} yet.',
);
/** {company}: the brand's name */
export const onlyBrandedKeywords = message(
  'Only keywords that contain {company} have an answer, so there is no rate yet.',
);
/** {company}: the brand's name */
export const checksFailed = message('The newest checks failed, so nothing is known about {company} yet.');
/** {company}: the brand's name */
export const neverAsked = message('No assistant has been asked about {company} yet.');

// Card in words
/** {days}: how long the window is; {keywords}: how many were asked about */
export const overDays = message(
  '{days, number} days, {keywords, plural, one {# keyword} other {# keywords}}.',
);
/** {weighted}: 'the average of each keyword’s change, …' */
export const changeWeighted = message('Change: {weighted}.');
/** {keywords}: how many were checked; {failed} and {branded}: how many of them are left out */
export const keywordsChecked = message(
  '{keywords, plural, one {# keyword} other {# keywords}} checked{failed, plural, =0 {} other {, # failed}}{branded, plural, =0 {} other {, # branded in no rate}}. Check all keywords to get your first report.',
);

// Channel cards
/** {why}: 'no answer mentions a company' */
export const noRate = message('No rate: {why}');
export const reported = 'Updated';
export const notInYourPlan = 'Not in your plan.';
export const notAskedYet = 'Not asked yet.';
export const notSetUpAdministratorCan = 'Not set up. An administrator can add its key.';

// How this is counted
export const howThisIsCounted = 'How this is counted';
export const whatIsARate =
  'Rates leave out refusals and answers without any company. A rate needs at least two answers. The likely range (95%) holds for your keywords only, not for all that people ask.';
export const whatTheSignsSay =
  'A filled ▲ or ▼ is significant, a hollow one may be chance. The number is in percentage points, compared with the previous period.';

// Elsewhere
export const mentionedInsteadOfYou = 'Mentioned instead of you';
export const citedSites = 'Cited sites';

// Failed checks
/** {count}: of those that failed */
export const allFailedChecks = message('All {count, number} failed checks');

// First path
export const nameYourCompany = 'Enter your company name';
export const answersSearchedForName = 'We look for it in every answer.';
export const addOtherSpellings = 'Add other spellings';
export const shortFormsAndOtherWays = 'Abbreviations and other spellings also count as a mention.';
export const addYourKeywords = 'Add your keywords';
export const whatCustomersLookFor = 'Each keyword becomes a question to the assistants.';
/** {count}: of the suggested keywords */
export const keywordsSuggested = message(
  '{count, plural, one {# keyword is} other {# keywords are}} suggested. Choose which to track.',
);
export const chooseCompetitorsFromFirstAnswer = 'Pick competitors from your first answers';
export const oneQuestionShowsWhoElse =
  'See who else is mentioned. Tracked companies appear in your first report.';
export const checkAllKeywords = 'Check all keywords';
export const youllSeeCostAndDuration = "You'll see cost and duration first.";
export const readYourFirstReport = 'Read your first report';
export const howOftenEachAssistantMentions = 'See how often each assistant mentions you, with every answer.';
export const yourPathFirstReport = 'Your path to the first report';
export const done = '(done)';
export const optional = 'optional';

// Home tasks
export const includedInYourPlan = 'Included in your plan.';
/** {count}: of those that failed */
export const someChecksFailed = message('{count, plural, one {# check} other {# checks}} failed');
/** {keywords}: how many */
export const mentionedForNone = message(
  'Not in newest answers: {keywords, plural, one {# keyword} other {# keywords}}',
);
/** {assistants}: their names, 'ChatGPT and Claude' */
export const neverMentioned = message('{assistants} never mentioned you');
/** {sites}: their names, 'a.example and b.example' */
export const beFoundOn = message('Get mentioned on {sites}');
/** {answers}: how many cite the {site} and do not mention the company */
export const citedWithoutYou = message(
  '{site}: {answers, plural, one {# citation} other {# citations}} without you',
);
/** {names}: of companies, 'A and B' */
export const trackThem = message('Track {names}');
/** {name}: of a company; {answers}: how many mention it, and not the own one */
export const untrackedInAnswers = message(
  '{name}: {answers, plural, one {# answer} other {# answers}} without you',
);
/** {name}: of a competitor */
export const mentionedWhereYouAreNot = message('{name} is mentioned where you are not');
export const nameYourCompetitors = 'Add competitors';
export const thenSeeWhoMentionedWhen = 'See who is mentioned instead of you.';
/** {assistants}: their names, 'ChatGPT and Claude' */
export const askThemToo = message('Also check {assistants}');
/** {share}: of the budget, a fraction */
export const budgetSpent = message("{share, number, ::percent} of this month's budget is spent");
export const checksStopWhenNothingLeft = 'Checks stop at 100%.';
export const checkAllKeywordsNow = 'Check all keywords now';

// Next refresh
export const beingCheckedNow = 'Being checked now';
/** {kind}: 'first' before any other. Its day follows. */
export const nextCheck = message('{kind, select, first {First automatic check} other {Next refresh}}');
/** {kind}: 'first' before any other */
export const nextCheckIsDue = message(
  '{kind, select, first {First automatic check} other {Next refresh}} is due',
);

// Spend meter
/**
 * {spent}: money, {b}: in bold; {hasBudget}: 'yes' where there is a {budget}; {simulated}: shown in a demonstration;
 * {month}: its name; {isOwnCap}: 'yes' where the user set the budget; {hasReserved}: 'yes' where money is {reserved}
 */
export const spentOnAnswers = message(
  '<simulated>Simulated </simulated>AI usage in {month}: <b>{spent}</b>{hasBudget, select, yes { of {budget}} other {}}{isOwnCap, select, yes { (your own limit)} other {}}{hasReserved, select, yes {, including {reserved} reserved for running checks} other {}}',
);

// Standing
export const shareOfVoice = 'Share of voice';
/** {brand} of {all} mentions of companies are the brand's */
export const ofAllMentions = message('{brand, number} of {all, number} mentions');
export const averagePlace = 'Average place';
/** {place}: an average */
export const placeFigure = message('{place, number, ::.#}');
/** {of}: companies on average; {answers}: that mention another company, too */
export const ofCompanies = message(
  'of {of, number, ::.#} companies · {answers, plural, one {# answer} other {# answers}}',
);

// Step action
export const changeYourCompany = 'Change your company';
export const change = 'Change';
export const changeSpellings = 'Change spellings';
export const addSpellings = 'Add spellings';
export const chooseKeywords = 'Choose keywords';
export const addMore = 'Add more';
export const addKeywords = 'Add keywords';
export const checkAgain = 'Check again';
export const openYourFirstReport = 'Open your first report';

// Task list
export const nothingNeedsYouNow = 'Nothing to do.';

// Trend series
/** {assistant}: its name; {mentions} of {answers} mention the company */
export const mentionsOfAssistant = message('{assistant}: {mentions, number} of {answers, number}');
/** {assistant}: its name */
export const noAnswerCounts = message('{assistant}: no counted answers');

// Visibility over time
export const visibilityOverTime = 'Visibility over time';
