import { message } from '@answerscope/contract';

// Also named panel
export const alsoMentioned = 'Also mentioned';
export const howTheyAreFound = 'How they are found';

// Also named
export const companiesAndProductsTheseAnswers =
  'Companies and products that these answers mention and you don’t track. Rules find them, not a model. They can miss some, or list a wrong one.';

export const name = 'Name';
export const track = 'Track';

// Awaited report
export const firstReportComes = 'Your first report opens on your home page once your keywords are checked.';
export const firstReportIsReady = 'Your first report is ready.';
export const openFirstReport = 'Open first report';

// Changes
/** Stands for the own company in sentences: 'mentions you in 4 of 10 answers' */
export const you = 'you';
/** {count}: of the flips that are not shown */
export const moreInReports = message('{count, number} more in the reports');
export const noReportYet = 'No report yet.';
/** {count}: of the changes that are not shown */
export const smallerChanges = message('{count, number} smaller changes');
/** {count}: of the mentions; {gained}: more or fewer than at the rate before; {days}: of each of the compared ranges */
export const mentionsGained = message(
  '{count, number} {gained, select, fewer {fewer} other {more}} {count, plural, one {mention} other {mentions}} in {days, plural, one {# day} other {# days}}',
);
/** Instead of a keyword. {topic}: of keywords */
export const ofTopic = message('Topic {topic}');
/** Instead of a keyword. */
export const allOfTheKeywords = 'All keywords';

// Cited domains
export const theseAnswersCiteNoSite = 'These answers cite no site.';
export const citedSites = 'Cited sites';
export const site = 'Site';
export const yours = 'Yours';

// Flip list
export const mentionedNow = 'Mentioned now';
export const noLongerMentioned = 'No longer mentioned';
/** {keyword}: which was asked about; {hidden}: read aloud, not shown */
export const answerBefore = message('Answer before<hidden> to {keyword}</hidden>');
/** {keyword}: which was asked about; {hidden}: read aloud, not shown */
export const answerNow = message('Answer now<hidden> to {keyword}</hidden>');

// Folded flips
/** {count}: of the answers */
export const singleAnswersThatDiffer = message(
  'Answers that changed since the last report ({count, number})',
);
export const oneAnswerIsNoChange = 'A single answer often varies by chance.';

// Keyword evidence
export const yourMentionsOutThoseAll =
  'Your mentions out of those of all companies, in the answers of these days to this keyword.';
export const whoMentionedNotLoaded = 'Who is mentioned could not be loaded';
export const whoMentionedWhenNot = 'Who is mentioned when you are not';
export const shareOfVoice = 'Share of voice';
/** {count}: of the answers to the keyword */
export const answerCount = message('{count, plural, one {# answer} other {# answers}}');

// Keyword history
export const overTime = 'Over time';
export const answersMentioningOverTime = 'Answers mentioning you over time';
export const noAnswerInReportsMentions = 'No answer in its reports mentions a company.';
export const noReportInTheseDays =
  'No report in these days has this keyword. Choose other days, or check all keywords.';
export const newestReport = 'Newest report';

// Keyword trend
/** {assistant}: its name */
export const noAnswerCounts = message('{assistant}: no answer of these days counts');
/** {assistant}: its name; {mentions}: 'mentions you in 4 of 10 answers'; {change}: 'no significant change: 33% → 40%' */
export const mentionsAndChange = message('{assistant} {mentions}, {change}');

// Named competitors
export const competitor = 'Competitor';
/** {names}: those of competitors, 'A and B' */
export const notCountedYet = message('Not counted yet: {names}');
export const noCompetitorsTracked = 'You track no competitors yet.';
export const noCompetitorMentioned = 'None of your competitors is mentioned in these answers.';
export const whoIsNamed = 'Who is named';
export const addCompetitors = 'Add competitors';
export const yourCompetitors = 'Your competitors';

// Newest rates
/** {assistant}: the one that mentions the company in most; {reports}: newest ones, one an assistant */
export const newestMentionsYou = message(
  '{assistant}’s newest report mentions you{reports, plural, one {} other { most}}, in {mentions, number} of {answers, plural, one {# answer} other {# answers}}.',
);
/** {reports}: newest ones, one an assistant */
export const noNewestMentionsYou = message(
  '{reports, plural, one {The newest report mentions you in 0 answers.} other {The # newest reports mention you in 0 answers.}}',
);
export const noRateInNewest = 'No rate in the newest reports.';
/** {assistant}: its name; {why}: 'no answer mentions a company' */
export const reasonOfAssistant = message('{assistant}: {why}.');

// None shown
/** {text}: what was searched for */
export const searchedText = message('“{text}”');
/**
 * {show}: which keywords are to be shown; {hasFilters}: 'yes' where there are other {filters}, '“crm” and the tag “Core”'
 */
export const noneShown = message(
  'No {show, select, improved {newly mentioned keywords} declined {keywords that are no longer mentioned} mentioned {mentioned keywords} not_mentioned {not mentioned keywords} no_companies {no companies mentioned keywords} refused {refused keywords} failed {failed keywords} branded {branded keywords} other {keywords}}{hasFilters, select, yes { with {filters}} other {}} in this report.',
);
export const topicTagAndSearchIntent =
  'Topic, tag and search intent, as they are today, only choose rows of this table. The numbers of the report stay those of all its keywords.';

// Report figures
export const visibilityInThisReport = 'Visibility in this report';
export const keywordsMentioningYou = 'Keywords mentioning you';
export const ofAllKeywordsReport =
  'Of all keywords of the report: branded and failed ones, and those whose answers mention no company, count too.';
export const newlyMentioned = 'Newly mentioned';
export const noCompaniesMentioned = 'No companies mentioned';
export const everyAnswerKeywordMentionsNo =
  'Every answer to the keyword mentions no company at all, neither you nor anybody else. That is no loss, and in no rate.';
export const refused = 'Refused';
export const theAssistantRefusedAnswer = 'The assistant refused to answer. That is no loss, and in no rate.';
export const failed = 'Failed';
export const noUsableAnswerCame =
  'No usable answer came. That means unknown, never not mentioned, and is in no rate.';
export const branded = 'Branded';
export const keywordsHoldOwnName =
  'Keywords that hold your own name. Assistants then almost always mention you, so the rate leaves them out.';
export const answersLeftOut = 'Answers left out';
export const theyMentionNoCompanyAt =
  'They mention no company at all, neither you nor anybody else, or the assistant refused. They say nothing about your visibility, so they are in no rate and in no trend. You can read them and count them in.';
export const yourMentionsOutThoseAllCompanies =
  'Your mentions out of those of all companies, tracked or found, in answers to unbranded keywords.';
export const averagePlace = 'Average place';
export const yourPlaceAmongAllCompanies =
  'Your place among all companies in an answer, tracked or found, by first mention. Answers that name only you have none.';
export const anAdministratorHadSetStatus =
  'An administrator had set the status of these keywords. They are counted as set, and left out of who is newly mentioned and no longer mentioned. The rate stays that of the answers.';
export const keywordsWhoseNewestAnswerFlipped =
  'Keywords whose newest answer flipped against the report before, and their share of all keywords of the report. An answer that mentions no company, or a refusal, is no flip. Assistants answer differently from time to time, so a flip alone is no change.';

/** {why}: 'no answer mentions a company' */
export const noRateSentence = message('No rate: {why}.');
/** {count}: of keywords; {share}: a fraction */
export const countAndShare = message('{count, number} ({share, number, ::percent})');
/** {count} keywords of {all}; {share}: the same as a fraction */
export const countOfAllAndShare = message('{count, number} of {all, number} ({share, number, ::percent})');
/** {keywords}: how many are branded; {mentions} of {answers} to them mention the company */
export const brandedMentioning = message(
  '{keywords, number}, mentioning you in {mentions, number} of {answers, plural, one {# answer} other {# answers}}',
);
/** {place}: among companies, {of} so many, both on average; {keywords}: how many have such an answer */
export const placeOverKeywords = message(
  '{place, number, ::.0} of {of, number, ::.0} over {keywords, plural, one {# keyword} other {# keywords}}',
);
/** {count}: of keywords */
export const keywordCount = message('{count, plural, one {# keyword} other {# keywords}}');
export const unknown = 'Unknown';

// Report filters
export const keyword = 'Keyword';
export const filters = 'Filters';
/** {count}: of those that choose something */
export const chosenFilters = message('Filters ({count, number})');
export const show = 'Show';
export const allKeywords = 'All keywords';

// More counts
/** {count}: of the numbers that are 0 */
export const countsAtZero = message('{count, number} more at 0');

// Report headline
/** {assistant}: its name */
export const noUsableAnswer = message('{assistant} gave no usable answer');
/** {assistant} and {company}: names */
export const mentionsNoCompany = message(
  '{assistant} mentions no company at all, so nothing is known about {company}',
);
/** {assistant} and {company}: names; {mentioned} of {answered} keywords bring a mention */
export const mentionsForKeywords = message(
  '{assistant} mentions {company} for {mentioned, number} of {answered, plural, one {# answered keyword} other {# answered keywords}}',
);
/**
 * {assistant} and {company}: names; {rate}: a fraction, {mentions} of {answers}; {hasBranded}: 'yes' where answers to
 * branded keywords are left out
 */
export const mentionsInAnswers = message(
  '{assistant} mentions {company} in {rate, number, ::percent} of its answers: {mentions, number} of {answers, number}{hasBranded, select, yes {, branded keywords left out} other {}}',
);

// Report keyword table
export const brandedInNoRate = 'Branded: in no rate';
export const inThisReport = 'In this report';
export const mentioningYou = 'Mentioning you';
export const trendOverWeeks = 'Trend over weeks';
export const answer = 'Answer';
export const read = 'Read';
/** {keyword}: which was asked about */
export const readAnswerTo = message('Read the answer to {keyword}');
export const failedFirst = 'failed first';
export const mentionedFirst = 'mentioned first';
export const lowestFirst = 'lowest first';
export const highestFirst = 'highest first';
export const declinedFirst = 'declined first';
export const improvedFirst = 'improved first';
export const keywordsOfTheReport = 'Keywords of the report';

// Report keywords
export const aReportKeepsOwnAnswers =
  'A report keeps its own answers. Its trends compare two adjoining spans of 28 to 90 days, whichever range of days you chose elsewhere.';
export const keywords = 'Keywords';
export const trendsEndWithReport = 'Trends end with this report';
export const yourTopicsAndTagsNot = 'Your topics and tags could not be loaded';

// Report notice
/** @specification 8.3 */
export const reportGenerated = 'Report Generated';
/** {improved} and {declined}: of keywords; {rate}: a fraction. @specification 8.3 */
export const reportSummary = message(
  '{improved, number} keywords improved, {declined, number} keywords declined. Total visibility: {rate, number, ::percent}',
);

// Report search
export const mentioned = 'Mentioned';

// Report table
export const visibilityInTheReport = 'Visibility in the report';
export const reports = 'Reports';
export const report = 'Report';
export const assistant = 'Assistant';
/** {why}: 'no answer mentions a company' */
export const noRate = message('No rate: {why}');
/** {assistant}: its name; {time}: when it was written */
export const reportOf = message('{assistant}, {time}');
/** {count} of {all} keywords */
export const countOfAll = message('{count, number} of {all, number}');
export const trendsAreSignificant = '▲ ▼ are significant changes against the weeks before.';
/** {count}: of keywords */
export const countSetByAdministrator = message('{count, number} set by administrator');

// Share of voice
export const noOneMentionedYet = 'No one is mentioned yet';
export const unknownOnlyMentioned = 'Unknown: only you are mentioned';

// Short table
/** {count}: of the rows that are shown; {noun}: 'competitors', 'names' or 'sites' */
export const firstRows = message(
  'The first {count, number} {noun, select, competitors {competitors} names {names} other {sites}}',
);
/** {count}: of the rows; {noun}: 'competitors', 'names' or 'sites' */
export const allRows = message(
  'All {count, number} {noun, select, competitors {competitors} names {names} other {sites}}',
);

// Trend in words
/** {days}: of a window; {mentions} in {answers} of the later one, {earlierMentions} in {earlierAnswers} before */
export const twoWindows = message(
  'Mentioned {mentions, plural, one {once} other {# times}} in {answers, plural, one {# answer} other {# answers}} of {days, number} days, {earlierMentions, plural, one {once} other {# times}} in {earlierAnswers, plural, one {# answer} other {# answers}} of the {days, number} before.',
);

// Verdict in words
export const thisFirstReport = 'This is the first report, so there is nothing to compare it with yet.';
/** {improved} and {declined}: keywords whose answer flipped */
export const flips = message(
  'Newly mentioned for {improved, plural, =0 {none} one {# keyword} other {# keywords}}, no longer mentioned for {declined, plural, =0 {none} one {# keyword} other {# keywords}}.',
);
export const noKeywordFlippedSinceReport = 'No keyword flipped since the report before.';
/** {improved} and {declined}: how many keywords did, at least 1 */
export const improvedAndDeclined = message(
  'Over the last weeks {improved, plural, one {# keyword} other {# keywords}} improved and {declined, number} declined significantly.',
);
/** {improved}: how many keywords did, at least 1 */
export const onlyImproved = message(
  'Over the last weeks {improved, plural, one {# keyword} other {# keywords}} improved significantly.',
);
/** {declined}: how many keywords did, at least 1 */
export const onlyDeclined = message(
  'Over the last weeks {declined, plural, one {# keyword} other {# keywords}} declined significantly.',
);
export const noSignificantChangeKeywordOver = 'No significant change of a keyword over the last weeks.';
export const notEnoughAnswersForTrend = 'Not enough answers for a trend.';
/** {improved} and {declined}: how many keywords of {all} did, at least 1 */
export const brieflyImprovedAndDeclined = message(
  '▲ {improved, number} of {all, plural, one {# keyword} other {# keywords}} improved, ▼ {declined, number} declined',
);
/** {improved}: how many keywords of {all} did, at least 1 */
export const brieflyImproved = message(
  '▲ {improved, number} of {all, plural, one {# keyword} other {# keywords}} improved',
);
/** {declined}: how many keywords of {all} did, at least 1 */
export const brieflyDeclined = message(
  '▼ {declined, number} of {all, plural, one {# keyword} other {# keywords}} declined',
);
export const brieflyNoSignificantChange = 'No significant change';
export const brieflyNotEnoughAnswers = 'Not enough answers for a trend';

// Who else
export const competitorsAndSites = 'Competitors and cited sites';

// Without you
export const withoutYou = 'Without you';
/** {without}: answers of {all} that do not mention the company; {doing}: 'citing' a site or 'mentioning' somebody */
export const withoutYouOfAll = message(
  '{without, number} of {all, number} {doing, select, citing {citing} other {mentioning}} it',
);
