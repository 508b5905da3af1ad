import { message } from '@answerscope/contract';

// Shared
/** {count}: answers that a figure is counted over */
export const answerCount = message('{count, plural, one {# answer} other {# answers}}');
/** {count}: statements in answers */
export const statementCount = message('{count, plural, one {# statement} other {# statements}}');
/** {count}: addresses of a site */
export const addressCount = message('{count, plural, one {# page} other {# pages}}');
/** {answers} of {of} have what the column is about */
export const answersOf = message('{answers, number} of {of, number}');
/** {answers} of {of} have what the column is about; {hidden}: only heard */
export const answersOfHidden = message('{answers, number}<hidden> of {of, number}</hidden>');
/** {assistant}: its name; {answers} of {of} have what the column is about */
export const assistantAnswersOf = message(
  '{assistant}, {answers, number} of {of, plural, one {# answer} other {# answers}}',
);
/** {count}: answers that are listed below */
export const answersNewestFirst = message('{count, plural, one {# answer} other {# answers}}, newest first');

// Analysis in words
export const descriptionAppearsHere = 'How assistants describe you appears here after your first check';
export const nothingStandsOut = 'No significant findings in these answers.';
/** {answers}: how many there are, none of which mentions the brand */
export const noneMentionsYouYet = message(
  'None of {answers, plural, one {# answer} other {# answers}} mentions you yet',
);
/** {naming} of {answers} mention the brand, which has no themes yet */
export const addWhatToBeKnownFor = message(
  '{naming, number} of {answers, plural, one {# answer} other {# answers}} {naming, plural, one {mentions} other {mention}} you. Add what you want to be known for.',
);
/** {naming} mention the brand */
export const noneSaysATheme = message(
  'None of {naming, plural, one {# answer that mentions} other {# answers that mention}} you contains one of your themes',
);
/** {naming} mention the brand, and {saying} of these say {theme}, more than any other */
export const topTheme = message(
  'The theme “{theme}” appears in {saying, number} of {naming, plural, one {# answer that mentions} other {# answers that mention}} you',
);
/**
 * {naming} of {answers} mention the brand; {range}: 'the last 28 days'; {isCapped}: 'yes' where only the {newest} are
 * counted; how many {assistants} and {models} gave them
 */
export const analysisBasis = message(
  '{naming, number} of {answers, plural, one {# answer} other {# answers}} {naming, plural, one {mentions} other {mention}} you in {range}{isCapped, select, yes { (the newest {newest, number} are counted)} other {}} · {assistants, plural, one {# assistant} other {# assistants}}, {models, plural, one {# model} other {# models}}',
);
/** {needed}: the fewest answers; {answers}: those there are */
export const insightsNeedAnswers = message(
  'Insights appear from {needed, plural, one {# answer} other {# answers}} that mention a company ({answers, number} so far).',
);

// Answer pages
export const theAnswersNotLoaded = 'The answers could not be loaded';
export const loadingAnswers = 'Loading answers...';
export const loading = 'Loading...';
export const showOlderAnswers = 'Show older answers';

// Companies in words
export const noAnswersInTheseDays = 'No answers in these days';
export const mentionsAppearHere = 'See who is mentioned instead of you after your first check';
/** {answers} of {of} mention the brand */
export const youAreMentionedIn = message(
  '{answers, number} of {of, plural, one {# answer} other {# answers}} {answers, plural, one {mentions} other {mention}} you',
);
/** {of}: the answers that were counted */
export const noOtherCompanyMentioned = message(
  'No other company is mentioned in {of, plural, one {# answer} other {# answers}}',
);
/** {company}: the one that most answers mention; {theirs} of {of} mention it, {yours} the brand */
export const firstCompanyAndYou = message(
  '{theirs, number} of {of, plural, one {# answer} other {# answers}} {theirs, plural, one {mentions} other {mention}} {company}, {yours, number} {yours, plural, one {mentions} other {mention}} you',
);
/** {place} among {of} companies, averages */
export const averagePlace = message('{place, number, ::.#} / {of, number, ::.#}');
/** {answers} of {of} mention {company}, a competitor that was added */
export const answersMentionCompany = message(
  '{answers, number} of {of, plural, one {# answer} other {# answers}} {answers, plural, one {mentions} other {mention}} {company}.',
);
/** {share}: the brand's share of voice, a fraction; there was none before */
export const shareOfVoiceIs = message('Your share of voice is {share, number, ::percent}.');
/** {share}: the brand's share of voice, a fraction, as it was before */
export const shareOfVoiceStays = message('Your share of voice stays {share, number, ::percent}.');
/** {before} and {share}: the brand's share of voice then and now, as fractions */
export const shareOfVoiceWent = message(
  'Your share of voice went from {before, number, ::percent} to {share, number, ::percent}.',
);

// Answers that a count opens
export const answersThatMentionYou = 'Answers that mention you';
/** {assistant}: its name */
export const assistantsAnswersThatMentionYou = message('Answers of {assistant} that mention you');
/** {company}: its name */
export const answersThatMention = message('Answers that mention {company}');
/** {assistant} and {company}: names */
export const assistantsAnswersThatMention = message('Answers of {assistant} that mention {company}');
/** {company}: its name */
export const answersThatMentionWithoutYou = message('Answers that mention {company} without you');
/** {source}: a site or an address */
export const answersThatCite = message('Answers that cite {source}');
/** {assistant}: its name; {source}: a site */
export const assistantsAnswersThatCite = message('Answers of {assistant} that cite {source}');
/** {site}: its domain */
export const answersThatCiteWithoutYou = message('Answers that cite {site} without mentioning you');
/** {site}: its domain; {company}: its name */
export const answersThatCiteAndMention = message('Answers that cite {site} and mention {company}');

// Voice lead
export const yourShareOfVoice = 'Share of voice';
export const shareOfVoiceByCompany = 'Share of voice by company';
export const mentionsByCompany = 'Mentions by company';
export const yourMentions = 'Your mentions';
/** {rank} of {companies}, by mentions */
export const rankByMentions = message('Rank {rank, number} of {companies, number}');
/** {mentions} of {all}, the brand's and those of all companies */
export const mentionsOf = message('{mentions, number} of {all, plural, one {# mention} other {# mentions}}');

// Company table
export const you = 'You';
export const mentionedIn = 'Mentioned in';
export const withoutYou = 'Without you';
export const byAssistant = 'By assistant';
export const tracked = 'Tracked';
export const companies = 'Companies';
/** {company}: its name; {hidden}: only heard. The button opens the answers that mention it */
export const itsAnswers = message('{company}<hidden>: its answers</hidden>');
/** {company}: its name; {hidden}: only heard. The button opens what was noted of the competitor */
export const whatYouNoted = message('{company}<hidden>: your notes</hidden>');
export const howOftenYouOverTime = 'How often answers mention you, over time';
/** {company}: its name */
export const howOftenOverTime = message('How often answers mention {company}, over time');
export const company = 'Company';
export const trend = 'Trend';
export const share = 'Share';
export const place = 'Avg. place';
export const actions = 'Actions';

// Competitor stances
export const whatAnswersSay = 'What answers say';
export const whatAnswersSayNotLoaded = 'What answers say could not be loaded';

// Facts dialog
export const yourFacts = 'Your facts';
export const editYourFacts = 'Edit your facts';
export const saving = 'Saving...';
export const saveFacts = 'Save facts';
export const foundingYear = 'Founding year';
export const prices = 'Prices';
export const pricesHint =
  'One per line, with the currency, such as “€29 a month”. Start with a product name for its own price, such as “Trail €49”.';

// Insight list
export const strength = 'Strength';
export const gap = 'Gap';
export const opportunity = 'Opportunity';
export const risk = 'Risk';
export const insights = 'Insights';
/** {count}: passages of answers */
export const quoteCount = message('{count, plural, one {# quotation} other {# quotations}}');
/** {insight}: the sentence beside the button; {hidden}: only heard */
export const showTheAnswers = message('Show the answers<hidden>: {insight}</hidden>');
/** {count}: answers that {insight} rests on; {hidden}: only heard */
export const showAnswers = message(
  'Show {count, plural, one {# answer} other {# answers}}<hidden>: {insight}</hidden>',
);

// List filters
export const assistant = 'Assistant';
export const filters = 'Filters';
export const allAssistants = 'All assistants';

// Mentioned share
export const notCountedYet = 'Not counted yet';

// Open answers
export const noAnswerMentionsYet = 'No answer mentions you yet';
/** {figure}: the share of the answers; {hidden}: only heard; {theme}: what they say */
export const figureShowsAnswers = message(
  '<figure></figure><hidden>: show answers that say {theme}</hidden>',
);

// Pillar list
export const messagingPillars = 'Messaging pillars';
export const addATheme = 'Add a theme';
/** {count}: how many themes have {names} */
export const themesOfPillar = message('{count, plural, one {Theme} other {Themes}}: {names}');
/** {pillar}: its text */
export const addAThemeFor = message('Add a theme for {pillar}');

// Review panel
export const reviewHint =
  'Criticism of you, founding years and prices that differ from your facts, and products that answers deny. Identical statements are listed once with one mark for all. Marks change no figures.';
export const nothingToReview = 'Nothing to check.';
export const nothingMarkedAsTrue = 'Nothing marked as true.';
export const nothingMarkedAsFalse = 'Nothing marked as false.';
export const nothingMarkedAsOutdated = 'Nothing marked as outdated.';
export const review = 'Statements to check';
export const whatIsListed = 'About this list';
export const showStatements = 'Show statements';
export const exportCsv = 'Export CSV';
export const statementsToReview = 'Statements to check';
export const price = 'Price';
export const deniedProduct = 'Denied product';
export const open = 'To check';
export const markTrue = 'True';
export const markFalse = 'False';
export const outdated = 'Outdated';
/** {mark}: 'Outdated'; {count}: statements that have it */
export const markWithCount = message('{mark} ({count, number})');
/** {answers}: the most that are listed */
export const newestAreListed = message(
  'Only the newest {answers, number} answers that mention you are listed.',
);
/** {product}: a name from the brand's facts, which an answer denies */
export const isYourProduct = message('{product} is one of your products');
/** {stated}: a year or price in an answer; {declared}: the one in the brand's facts */
export const saysAndFactsSay = message('Says {stated}, your facts say {declared}');
/** {count}: answers that say it in the same words, without the one that is shown */
export const andOtherAnswers = message('and {count, plural, one {# other answer} other {# other answers}}');

// Setup nav
export const setupSteps = 'Setup steps';
/** {step}: its name */
export const stepDone = message('{step}, done');

// Setup steps
export const brandProfile = 'Brand profile';
export const brandQuestions = 'Brand questions';
export const firstAnalysis = 'First analysis';
export const competitors = 'Competitors';

// Source addresses sheet
export const theAddressesNotLoaded = 'The addresses could not be loaded';
export const loadingAddresses = 'Loading addresses...';
/** {count}: addresses of a site */
export const addressesMostCitedFirst = message(
  '{count, plural, one {# page} other {# pages}}, most cited first.',
);
/** {count}: answers that do not mention the brand */
export const answersWithoutYou = message('{count, number} without you');

// Source table
export const citedIn = 'Cited in';
export const mentionedBeside = 'Companies in these answers';
export const sources = 'Sources';
export const site = 'Site';
export const yours = 'Yours';
export const competitor = 'Competitor';
/** {site}: its domain; {hidden}: only heard. The button opens the addresses */
export const itsAddresses = message('{site}<hidden>: its addresses</hidden>');

// Share change
export const changeOfShare = 'Change';
export const nothingToCompare = 'Too few earlier answers to compare';
export const shareUp = 'up by points:';
export const shareDown = 'down by points:';
/** {before} and {now}: shares, '15%' */
export const shareBeforeAndNow = message('{before} → {now}');
/** {answers} of {of} cited it in the days before; {isSignificant}: 'yes' where an arrow shows points */
export const shareChangeExplained = message(
  'Before, {answers, number} of {of, number} answers cited it, in as many days. {isSignificant, select, yes {The change is significant, in percentage points.} other {The change is not significant.}}',
);

// Sources in words
export const sourcesAppearHere = 'See which sites answers cite after your first check';
/** {site}: its domain; {share} of the answers cite it, a fraction */
export const shareCitesSite = message(
  '{share, number, ::percent} of answers cite {site}, the most cited site',
);
/** {site}: its domain; {citing} of {answers} cite it: too few for a share */
export const siteIsCitedMost = message(
  '{citing, number} of {answers, plural, one {# answer} other {# answers}} {citing, plural, one {cites} other {cite}} {site}, the most cited site',
);
/** {citing} of {answers} cite any */
export const answersCiteASite = message(
  '{citing, number} of {answers, plural, one {# answer} other {# answers}} {citing, plural, one {cites} other {cite}} a site',
);

// Stance panel skeleton
export const howAnswersSpeak = 'What answers say about you';
export const loadingHowAnswersSpeak = 'Loading what answers say about you...';

// Stance panel
export const howAnswersSpeakNotLoaded = 'What answers say about you could not be loaded';
export const answersBeingRead = 'We are reading your answers. Results appear here in a moment.';
export const noAnswerPraisesOrCriticises = 'No answer clearly praises or criticises you.';
export const byStance = 'Details';
/** {answers}, {bold}, of {of} praise or criticise */
export const boldAnswersOf = message('<bold>{answers, number}</bold> of {of, number}');

// Stance table
export const notRead = 'No statement';
export const praised = 'Praised';
export const criticised = 'Criticised';

// Statements sheet
export const theStatementsNotLoaded = 'The statements could not be loaded';
export const loadingStatements = 'Loading statements...';
export const showMore = 'Show more';
/** {count}: statements that are listed below */
export const statementsNewestFirst = message(
  '{count, plural, one {# statement} other {# statements}}, newest answers first.',
);

// Stances in words
export const stancesHint =
  'Praise and criticism are shares of answers mentioning the company. One answer can do both.';
/**
 * {stance}: 'Praise'; {isYou}: 'yes' of the brand, else of {company}; {hasTopic}: 'yes' where only statements about
 * {topic} are meant
 */
export const whatAnswersSayOf = message(
  '{stance}: what answers say about {isYou, select, yes {you} other {{company}}}{hasTopic, select, yes {, on {topic}} other {}}',
);
/** {answers} mention the brand; {waiting}: of those that a model has not read yet */
export const stanceBasis = message(
  'Of {answers, plural, one {# answer that mentions} other {# answers that mention}} you{waiting, plural, =0 {} other {, # not read yet}}',
);
