import { message } from '@answerscope/contract';

// The headline, before two windows can be compared
/** {range}: 'the last 28 days'; {rates}: what each assistant mentions, the first with 'mentioned' */
export const ratesOver = message('Over {range} {rates}.');
/** {assistant} and {company}: names; {rate}: a fraction; {mentions} of {answers} hold the company's name */
export const firstRate = message(
  '{assistant} mentioned {company} in {answers, plural, =1 {{mentions, number} of 1 answer} other {{rate, number, ::percent} of its answers ({mentions, number} of #)}}',
);
/** {assistant}: another one's name, behind firstRate; {rate}: a fraction; {mentions} of {answers} hold the company's name */
export const otherRate = message(
  '{assistant} in {answers, plural, =1 {{mentions, number} of 1 answer} other {{rate, number, ::percent} ({mentions, number} of #)}}',
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

// Channel cards
export const reported = 'Reported';
export const notInYourPlan = 'Not in your plan.';
export const notAskedYet = 'Not asked yet.';
export const notSetUpAdministratorCan = 'Not set up: an administrator can add its key.';

// First path
export const nameYourCompany = 'Name your company';
export const answersSearchedForName =
  'Answers are searched for its name, so nothing can be judged without it.';
export const addOtherSpellings = 'Add other spellings';
export const shortFormsAndOtherWays =
  'Short forms and other ways to write your name. Each counts as a mention.';
export const addYourKeywords = 'Add your keywords';
export const whatCustomersLookFor =
  'What your customers look for. Each one becomes the question that the assistants are asked.';
export const chooseCompetitorsFromFirstAnswer = 'Choose your competitors from a first answer';
export const oneQuestionShowsWhoElse =
  'One question shows who else is mentioned. Track a company to see it in your first report.';
export const checkAllKeywords = 'Check all keywords';
export const youllSeeCostAndDuration = "You'll see cost and duration first.";
export const readYourFirstReport = 'Read your first report';
export const howOftenEachAssistantMentions =
  'How often each assistant mentions you, who is mentioned instead, and every answer behind it.';
export const yourPathFirstReport = 'Your path to the first report';
export const done = '(done)';
export const optional = 'optional';

// Home tasks
export const whatTheseAssistantsWouldSay =
  'What these assistants would say is unknown until they are asked again.';
export const theirNewestAnswersShowWho =
  'Their newest answers show who is mentioned instead, and which sites they rest on.';
export const nameYourCompetitors = 'Name your competitors';
export const thenSeeWhoMentionedWhen =
  'Then you see who is mentioned when you are not, and your share of voice.';
export const checksStopWhenNothingLeft = 'Checks stop when nothing of it is left.';
export const checkAllKeywordsNow = 'Check all keywords now';

// Next refresh
export const beingCheckedNow = 'Being checked now';
export const firstAutomaticCheck = 'First automatic check';
export const nextRefresh = 'Next refresh';

// Spend meter
export const simulated = 'simulated';

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
export const nothingNeedsYouNow = 'Nothing needs you now.';

// Visibility over time
export const visibilityOverTime = 'Visibility over time';
