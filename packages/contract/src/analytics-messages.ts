import { message } from './messages/message.ts';

// Analytics measures
export const reports = 'Reports';
export const answersMeasured = 'Answers measured';
export const ofThemNamingCompany = 'Answers mentioning the company';
export const shareMentioned = 'Share mentioned';
export const shareMentionedLow = 'Share mentioned, low';
export const shareMentionedHigh = 'Share mentioned, high';
export const shareMentionedLowForSimilarKeywords = 'Share mentioned, low, for similar keywords';
export const shareMentionedHighForSimilarKeywords = 'Share mentioned, high, for similar keywords';
export const shareMentionedKeywordsBothRanges = 'Share mentioned, keywords of both ranges';
export const keywordsNewlyMentioned = 'Keywords newly mentioned';
export const keywordsNoLongerMentioned = 'Keywords no longer mentioned';
export const calls = 'Calls';
export const answered = 'Answered';
export const failed = 'Failed';
export const lost = 'Lost';
export const answeredOfCalls = 'Answered of calls';
export const medianTime = 'Median time';
export const p95Time = '95% were faster than';
export const costOfAnswers = 'Cost of answers';
export const keywords = 'Keywords';
export const added = 'Added';
export const ofThemByAi = 'Of them by AI';
export const keywordsMeasured = 'Keywords measured';
export const users = 'Users';
export const newUsers = 'New users';
export const activeUsers = 'Active users';
export const runs = 'Runs';
export const answers = 'Answers';
export const companiesCompared = 'Companies compared';
export const answersMentioningIt = 'Answers mentioning it';
export const withoutTheCompany = 'Without the company';
export const mentions = 'Mentions';
export const mentionsOfUsersBrands = 'Mentions of users’ brands';
export const mentionsOfOtherCompanies = 'Mentions of other companies';
export const shareOfVoice = 'Share of voice';
export const competitorsMentioned = 'Competitors mentioned';
export const payments = 'Payments';
export const payingUsers = 'Paying users';
export const paid = 'Paid';
export const refunded = 'Refunded';
export const lostToDisputes = 'Lost to disputes';
export const subscriptionsBegun = 'Subscriptions begun';
export const visibilityTrends = 'Visibility trends';
export const howOftenAnswersNameCompany =
  'How often answers mention the user’s company, in the reports of all users. Branded keywords are left out.';
export const dayUtc = 'Day (UTC)';
export const channelPerformance = 'Channel performance';
export const howEachAssistantAnswered =
  'Every call to each assistant, how long answers took and what they cost.';
export const keywordAnalysis = 'Keyword analysis';
export const whatPeopleTrack =
  'The keywords that users track, by search intent, and how often reports mention the company. Deleted keywords are left out.';
export const searchIntent = 'Search intent';
export const userActivity = 'User activity';
export const howManyAccountsThere =
  'How many accounts there are, which are new and which had a run, by the plan they are on now. Deleted accounts are not counted.';
export const competitiveAnalysis = 'Competitive analysis';
export const theTrackedCompetitorsUsersReports =
  'The tracked competitors that users’ reports mention most. Share of voice counts all companies in the answers. Branded keywords are left out.';
export const revenueAnalytics = 'Revenue analytics';
export const whatWasPaid =
  'Payments by currency and plan, and later refunds. Invoices of $0, as at the start of a trial, are not payments. The cost of answers is also shown.';
export const ofThemNamingYou = 'Answers mentioning you';
export const howOftenAnswersInReports =
  'How often the answers in your reports mention you, on all assistants together. Keywords with your name are left out.';
export const howOftenEachAssistantMentions =
  'How often each assistant mentions you, and your share of the mentions of all companies in its answers. Keywords with your name are left out.';
export const theKeywordsYouHave =
  'The keywords you have, by search intent, and how often your reports found you mentioned. Keywords that hold your name are in no share.';
export const howOftenReportsMentionCompetitors =
  'How often your reports mention the competitors you track. Share of voice counts all companies in the answers. Branded keywords are left out.';
export const mentionsOfYou = 'Mentions of you';
export const withoutYou = 'Without you';
export const assistant = 'Assistant';
export const plan = 'Plan';
export const competitor = 'Competitor';

// Analytics
export const theLastDayMustNot = 'The last day must not be before the first';
export const chooseOneSixReports = 'Please choose one of the six reports';
export const administratorsGetReportsAllUsers =
  'Administrators get the reports of all users. Users and their API keys can also call this, for four of the six types. They get their own reports, as `/functions/my-analytics-operations` returns them.';
/** {max}: as many days as a range may have */
export const rangeTooLong = message('A range has at most {max, plural, one {# day} other {# days}}');

// Answers
export const thePlaceMustNotBe = 'The place must not be empty';

// Browser measures
export const namePartProgram = 'Please name a part of the program';

// Change words
/** {place}: alone in a cell, a sentence, or a clause behind a comma */
export const notEnoughAnswersForTrend = message(
  '{place, select, clause {not} other {Not}} enough answers for a trend{place, select, sentence {.} other {}}',
);
/**
 * A change as a sentence. {assistant} and {company}: names; {direction}: more or less often; {subject}: keyword or topic,
 * else the whole; {name}: of the keyword or topic; {before} and {after}: fractions, {after} of
 * {answers}; {days}: as long as each window
 */
export const change = message(
  '{assistant} mentions {company} {direction, select, more {more} other {less}} often{subject, select, keyword { for “{name}”} topic { for the topic {name}} other {}}: {before, number, ::percent} → {after, number, ::percent} ({answers, plural, one {# answer} other {# answers}} in {days, plural, one {# day} other {# days}}).',
);
/** {days}: as long as each window; {rates}: those that are steady, each as in steadyRate */
export const noChangeInDays = message(
  'No significant change in {days, plural, one {# day} other {# days}}: {rates}.',
);
/** {rates}: those that are steady, each as in steadyRate, over windows of different lengths */
export const noChange = message('No significant change: {rates}.');
/** {assistant}: its name; {before} and {after}: fractions */
export const steadyRate = message('{assistant} {before, number, ::percent} → {after, number, ::percent}');
/** {place}: as above; {answers}: as many more as a trend needs */
export const trendWithAnswers = message(
  '{place, select, clause {trend} other {Trend}} with {answers, plural, one {# more answer} other {# more answers}} now{place, select, sentence {.} other {}}',
);
/** {place}: as above; {answers}: how many more a trend needs; {cost}: 'about $0.62' */
export const trendWithAnswersFor = message(
  '{place, select, clause {trend} other {Trend}} with {answers, plural, one {# more answer} other {# more answers}} now, {cost}{place, select, sentence {.} other {}}',
);
/** {place}: as above; {answers}: how many more a trend needs; {cost}: 'about $0.62'; {budget}: of a month */
export const trendWithAnswersOf = message(
  '{place, select, clause {trend} other {Trend}} with {answers, plural, one {# more answer} other {# more answers}} now, {cost} of {budget} a month{place, select, sentence {.} other {}}',
);
/** {place}: as above; {day}: '26 December' */
export const trendFrom = message(
  '{place, select, clause {trend} other {Trend}} from about {day}{place, select, sentence {.} other {}}',
);

// Data export columns
export const visibilityResults = 'Visibility results';
export const subscriptions = 'Subscriptions';
export const auditLogs = 'Audit logs';
export const whatTheUserDid = 'Actions by the user, and actions on the user’s account.';
export const joined = 'Joined';
export const checked = 'Checked';
export const asked = 'Asked';
export const made = 'Made';
export const begun = 'Begun';
export const invoiced = 'Invoiced';
export const done = 'Done';

// Data exports
export const chooseWhatIsExported = 'Please choose what is exported';
export const aReasonRequiredForPersonal = 'A reason is required for personal data';
export const theseRowsNoAssistant = 'These rows are of no assistant';

// Own analytics
export const chooseOneFourReports = 'Please choose one of the four reports';

// Presence weights
export const aWholeNumber = 'A whole number, please';
export const theWeightsPresenceScoreMust = 'The weights of the presence score must add up to 100';
export const mentioned = 'Mentioned';
export const place = 'Placement';
export const share = 'Share';
export const reach = 'Reach';

// Statement review
export const rmbCn = '元 RMB CN¥';
export const enterOnePriceLine = 'Please enter one price a line, with its currency, such as €29';
export const enterAYear = 'Please enter a year';
/** {max}: as many prices as can be declared */
export const atMostPrices = message('At most {max, plural, one {# price} other {# prices}}');

// Statement words
export const recommendedFirst = 'Called the best choice';
export const mentionedOnly = 'Mentioned only';
export const advisedAgainst = 'Advised against';
export const praised = 'Praised';
export const withAReservation = 'With reservations';
export const criticised = 'Criticised';
/**
 * {answers} of {mentioned}: answers that praise or criticise, of those that mention the company; {hasShare}: yes where
 * there is a {share} with its {range}; {hasTopics}: yes where there are {topics}
 */
export const spoken = message(
  'in {answers, number} of {mentioned, plural, one {# answer} other {# answers}}{hasShare, select, yes {, {share} ({range})} other {}}{hasTopics, select, yes {: {topics}} other {}}',
);

// Summaries
export const chooseHowOften = 'Please choose how often';

// Headline words
export const improved = 'improved';
export const declined = 'declined';
export const noSignificantChange = 'no significant change';
export const notEnoughAnswersYet = 'not enough answers for a trend yet';
export const notComparable = 'not comparable with the range before';
export const notAskedYet = 'not asked yet';
export const noReportInTheseDays = 'no report in these days';
export const everyCheckFailed = 'every check failed, so it is unknown';
export const onlyBrandedKeywords = 'only branded keywords have answers';
export const noAnswerMentionsACompany = 'no answer mentions a company';
export const eachKeywordWeightedEqually =
  'the average of each keyword’s change, as the number of answers per keyword differs';
/** A change. {points}: by how many percentage points; {sign}: 'plus', 'minus' or 'none' */
export const pointsWeightedEqually = message(
  '{sign, select, plus {+} minus {−} other {±}}{points, plural, one {# point} other {# points}} on average',
);
