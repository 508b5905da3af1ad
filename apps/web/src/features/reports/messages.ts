// Also named panel
export const alsoMentioned = 'Also mentioned';
export const howTheyAreFound = 'How they are found';

// Also named
export const companiesAndProductsTheseAnswers =
  'Companies and products that these answers mention and you don’t track. Rules find them, not a model. They can miss some, or list a wrong one.';

// Cited domains
export const theseAnswersCiteNoSite = 'These answers cite no site.';
export const citedSites = 'Cited sites';

// Flip list
export const mentionedNow = 'Mentioned now';
export const noLongerMentioned = 'No longer mentioned';
export const answerBefore = 'Answer before';
export const answerNow = 'Answer now';

// Keyword evidence
export const yourMentionsOutThoseAll =
  'Your mentions out of those of all companies, in the answers of these days to this keyword.';
export const whoMentionedNotLoaded = 'Who is mentioned could not be loaded';
export const whoMentionedWhenNot = 'Who is mentioned when you are not';
export const shareOfVoice = 'Share of voice';

// Keyword history
export const overTime = 'Over time';
export const answersMentioningOverTime = 'Answers mentioning you over time';
export const noAnswerInReportsMentions = 'No answer in its reports mentions a company.';
export const noReportInTheseDays =
  'No report in these days has this keyword. Choose other days, or check all keywords.';
export const newestReport = 'Newest report';

// Named competitors
export const whoIsNamed = 'Who is named';
export const addCompetitors = 'Add competitors';
export const yourCompetitors = 'Your competitors';

// None shown
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

// Report filters
export const keyword = 'Keyword';
export const filters = 'Filters';
export const show = 'Show';
export const allKeywords = 'All keywords';

// Report keyword table
export const brandedInNoRate = 'Branded: in no rate';
export const inThisReport = 'In this report';
export const mentioningYou = 'Mentioning you';
export const trendOverWeeks = 'Trend over weeks';
export const read = 'Read';
export const keywordsOfTheReport = 'Keywords of the report';

// Report keywords
export const aReportKeepsOwnAnswers =
  'A report keeps its own answers. Its trends compare two adjoining spans of 28 to 90 days, whichever range of days you chose elsewhere.';
export const keywords = 'Keywords';
export const trendsEndWithReport = 'Trends end with this report';
export const yourTopicsAndTagsNot = 'Your topics and tags could not be loaded';

// Report notice
export const reportGenerated = 'Report Generated';

// Report search
export const mentioned = 'Mentioned';

// Report table
export const visibilityInTheReport = 'Visibility in the report';
export const reports = 'Reports';

// Share of voice
export const noOneMentionedYet = 'No one is mentioned yet';
export const unknownOnlyMentioned = 'Unknown: only you are mentioned';

// Verdict in words
export const thisFirstReport = 'This is the first report, so there is nothing to compare it with yet.';
export const noKeywordFlippedSinceReport = 'No keyword flipped since the report before.';
export const noSignificantChangeKeywordOver = 'No significant change of a keyword over the last weeks.';
export const notEnoughAnswersForTrend = 'Not enough answers for a trend.';
export const noSignificantChange = 'No significant change';
export const notEnoughAnswersForTrend2 = 'Not enough answers for a trend';

// Without you
export const withoutYou = 'Without you';
