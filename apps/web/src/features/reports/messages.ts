import { message } from '@answerscope/contract';

// Also named panel
export const alsoMentioned = 'Also mentioned';
export const howTheyAreFound = 'How we find them';

// Also named
export const companiesAndProductsTheseAnswers =
  'Companies in these answers that you don’t track. Rules find them, so some may be missing or wrong.';

export const name = 'Name';
export const track = 'Track';

// Awaited report
export const firstReportComes = 'Your first report opens on your home page once your keywords are checked.';
export const firstReportIsReady = 'Your first report is ready.';
export const openFirstReport = 'Open first report';

// Changes
/** {count}: of the flips that are not shown */
export const moreInReports = message('{count, number} more in reports');
export const noReportYet = 'No report yet.';
/** {count}: of the changes that are not shown */
export const smallerChanges = message('{count, number} smaller changes');
/**
 * {answers}: of the newer range; {hasDays}: 'yes' where {days}, of each of the
 * compared ranges, are not those of the page
 */
export const answersCompared = message(
  '{answers, plural, one {# answer} other {# answers}}{hasDays, select, yes { in {days, plural, one {# day} other {# days}}} other {}}',
);
/** Instead of a keyword. {topic}: of keywords */
export const ofTopic = message('Topic {topic}');
/** Instead of a keyword. */
export const allOfTheKeywords = 'All keywords';

// Cited domains
export const theseAnswersCiteNoSite = 'No sites cited.';
export const citedSites = 'Cited sites';
export const site = 'Site';
export const yours = 'Yours';

// Flip list
export const mentionedNow = 'Newly mentioned';
export const noLongerMentioned = 'No longer mentioned';
/** {keyword}: which was asked about; {hidden}: read aloud, not shown */
export const answerBefore = message('Answer before<hidden> to {keyword}</hidden>');
/** {keyword}: which was asked about; {hidden}: read aloud, not shown */
export const answerNow = message('Answer now<hidden> to {keyword}</hidden>');

// Folded flips
/** {count}: of the answers */
export const singleAnswersThatDiffer = message('Changed answers ({count, number})');
export const oneAnswerIsNoChange = 'Compared with the previous report. Answers vary by chance.';

// Keyword evidence
export const yourMentionsOutThoseAll = 'Your share of all company mentions in these answers.';
export const whoMentionedNotLoaded = 'Companies could not be loaded';
export const whoMentionedWhenNot = 'Mentioned instead of you';
export const shareOfVoice = 'Share of voice';
/** {count}: of the answers to the keyword */
export const answerCount = message('{count, plural, one {# answer} other {# answers}}');

// Keyword history
export const overTime = 'Mentions over time';
export const answersMentioningOverTime = 'Answers mentioning you over time';
export const noAnswerInReportsMentions = 'No answer mentions a company.';
export const noReportInTheseDays = 'No report in this period. Choose other days or check all keywords.';
export const newestReport = 'Report';

// Keyword trend
/** {assistant}: its name; {mentions} of {answers} mention the company */
export const mentionsOfAssistant = message('{assistant}: {mentions, number} of {answers, number}');
/** {assistant}: its name */
export const noAnswerCounts = message('{assistant}: no counted answers');

// Named competitors
export const competitor = 'Competitor';
/** {names}: those of competitors, 'A and B' */
export const notCountedYet = message('Not counted yet: {names}');
export const noCompetitorsTracked = 'You track no competitors yet.';
export const noCompetitorMentioned = 'No tracked competitor is mentioned instead of you.';
export const whoIsNamed = 'Competitors mentioned';
export const addCompetitors = 'Add competitors';
export const yourCompetitors = 'Your competitors';

// Newest rates
/** {assistant}: the one that mentions the company in most; {mentions} of {answers}: its own; {reports}: newest ones, one an assistant */
export const newestMentionsYou = message(
  '{mentions, number} of {answers, plural, one {# answer} other {# answers}} in {assistant}’s newest report {mentions, plural, one {mentions} other {mention}} you{reports, plural, one {} other {, the highest rate of # assistants}}.',
);
/** {reports}: newest ones, one an assistant */
export const noNewestMentionsYou = message(
  '{reports, plural, one {0 answers in the newest report mention you.} other {0 answers in the # newest reports mention you.}}',
);
export const noRateInNewest = 'No rate in the newest reports.';
/** {assistant}: its name; {why}: 'no answer mentions a company' */
export const reasonOfAssistant = message('{assistant}: {why}.');

// Report keywords
export const noKeywordMatches = 'No keywords match in this report.';
export const filtersChooseRows = 'Filters choose rows only. The figures above cover all keywords.';

// Report figures
export const visibilityInThisReport = 'Visibility in this report';
export const keywordsMentioningYou = 'Keywords with a mention';
export const ofAllKeywordsReport =
  'Of all keywords in this report, even failed ones and those with your name.';
export const newlyMentioned = 'Newly mentioned';
export const noCompaniesMentioned = 'No companies mentioned';
export const everyAnswerKeywordMentionsNo =
  'No answer to these keywords mentions a company. They are in no rate.';
export const refused = 'Refused';
export const theAssistantRefusedAnswer = 'The assistant refused to answer. These keywords are in no rate.';
export const failed = 'Failed';
export const noUsableAnswerCame = 'No usable answer came. The result is unknown and in no rate.';
export const branded = 'Keyword contains your name';
export const keywordsHoldOwnName =
  'Keywords with your name nearly always bring a mention. They are in no rate.';
export const answersLeftOut = 'Answers not counted';
export const theyMentionNoCompanyAt =
  'They mention no company, or the assistant refused. You can read them and count them.';
export const yourMentionsOutThoseAllCompanies =
  'Your share of all company mentions. Keywords with your name don’t count.';
export const averagePlace = 'Average place';
export const yourPlaceAmongAllCompanies =
  'Your place by first mention, in answers that also mention other companies.';
export const anAdministratorHadSetStatus =
  'An administrator set these results. Rate and changes ignore them.';
export const keywordsWhoseNewestAnswerFlipped =
  'Keywords whose answer changed since the previous report. Single answers often vary by chance.';

/** {why}: 'no answer mentions a company' */
export const noRateSentence = message('No rate: {why}.');
/** {count}: of keywords; {share}: a fraction */
export const countAndShare = message('{count, number} ({share, number, ::percent})');
/** {count} keywords of {all}; {share}: the same as a fraction */
export const countOfAllAndShare = message('{count, number} of {all, number} ({share, number, ::percent})');
/** {keywords}: how many are branded; {mentions} of {answers} to them mention the company */
export const brandedMentioning = message(
  '{keywords, number} ({mentions, number} of {answers, plural, one {# answer} other {# answers}} mention you)',
);
/** {place}: among companies, {of} so many, both on average; {keywords}: how many have such an answer */
export const placeOverKeywords = message(
  '{place, number, ::.0} of {of, number, ::.0} companies ({keywords, plural, one {# keyword} other {# keywords}})',
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
export const countsAtZero = message('{count, plural, one {# more count (0)} other {# more counts (all 0)}}');

// Report headline
/** {assistant}: its name */
export const noUsableAnswer = message('{assistant} gave no usable answer');
/** {assistant}: its name */
export const mentionsNoCompany = message('{assistant} mentions no company');
/** {assistant} and {company}: names; {mentioned} of {answered} keywords bring a mention */
export const mentionsForKeywords = message(
  '{assistant} mentions {company} for {mentioned, number} of {answered, plural, one {# answered keyword} other {# answered keywords}}',
);
/** {assistant} and {company}: names; {rate}: a fraction */
export const mentionsInAnswers = message(
  '{assistant} mentions {company} in {rate, number, ::percent} of answers',
);

// Report keyword table
export const brandedInNoRate = 'Keyword contains your name, in no rate';
export const inThisReport = 'Result';
export const mentioningYou = 'Mentions';
export const trendOverWeeks = 'Trend';
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
  'Trends compare two periods of 28 to 90 days that end with this report.';
export const keywords = 'Keywords';
export const trendsEndWithReport = 'About these trends';
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
/** {count} of {all} keywords; {noun}: where no heading says what they are */
export const countOfAll = message(
  '{count, number} of {all, number}<noun>{all, plural, one { keyword} other { keywords}}</noun>',
);
export const trendsAreSignificant = '▲ ▼ are significant changes.';
/** {count}: of keywords */
export const countSetByAdministrator = message('{count, number} set by administrator');

// Share of voice
export const noOneMentionedYet = 'No one is mentioned yet';
export const unknownOnlyMentioned = 'Only you are mentioned';

// Short table
/** {count}: of the rows that are shown; {noun}: 'competitors', 'names' or 'sites' */
export const firstRows = message(
  'The first {count, number} {noun, select, competitors {competitors} names {names} other {sites}}',
);
/** {count}: rows that are not shown yet */
export const moreRows = message('Show {count, number} more');

// Trend in words
/** {days}: of a window; {mentions} of {answers} in the later one, {earlierMentions} of {earlierAnswers} before */
export const twoWindows = message(
  '{mentions, number} of {answers, plural, one {# answer} other {# answers}} in {days, plural, one {# day} other {# days}}, {earlierMentions, number} of {earlierAnswers, number} before.',
);

/** {sizes}: '33% → 40%'; {days}: of each of the compared windows */
export const sizesInDays = message('{sizes} in {days, plural, one {# day} other {# days}}');

// Verdict in words
export const thisFirstReport = 'This is your first report.';
export const noKeywordFlippedSinceReport = 'No answer changed since the previous report.';
/** {improved} and {declined}: how many keywords did, at least 1 */
export const improvedAndDeclined = message(
  '{improved, plural, one {# keyword} other {# keywords}} improved and {declined, number} declined significantly.',
);
/** {improved}: how many keywords did, at least 1 */
export const onlyImproved = message(
  '{improved, plural, one {# keyword} other {# keywords}} improved significantly.',
);
/** {declined}: how many keywords did, at least 1 */
export const onlyDeclined = message(
  '{declined, plural, one {# keyword} other {# keywords}} declined significantly.',
);
export const noSignificantChangeKeywordOver = 'No keyword changed significantly.';
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
export const withoutYou = 'Without you / all';
/** {without}: answers of {all} that do not mention the company */
export const withoutYouOfAll = message('{without, number} / {all, number}');
