import * as messages from './analytics-messages.ts';
import type { AnalyticsReportType, OwnReportType } from './choices.ts';

/** `money` is whole cents of the currency beside it, `bound` the end of a rate's interval, `share` a fraction. */
export type AnalyticsUnit = 'count' | 'share' | 'bound' | 'usd' | 'money' | 'ms';

/** What is counted, as pages and files call it. */
export const ANALYTICS_MEASURES = {
  reports: { label: messages.reports, unit: 'count' },
  answers: { label: messages.answersMeasured, unit: 'count' },
  named: { label: messages.ofThemNamingCompany, unit: 'count' },
  rate: { label: messages.shareMentioned, unit: 'share' },
  rate_low: { label: messages.shareMentionedLow, unit: 'bound' },
  rate_high: { label: messages.shareMentionedHigh, unit: 'bound' },
  rate_low_for_similar_keywords: { label: messages.shareMentionedLowForSimilarKeywords, unit: 'bound' },
  rate_high_for_similar_keywords: { label: messages.shareMentionedHighForSimilarKeywords, unit: 'bound' },
  rate_compared: { label: messages.shareMentionedKeywordsBothRanges, unit: 'bound' },
  newly_named: { label: messages.keywordsNewlyMentioned, unit: 'count' },
  no_longer_named: { label: messages.keywordsNoLongerMentioned, unit: 'count' },
  calls: { label: messages.calls, unit: 'count' },
  calls_answered: { label: messages.answered, unit: 'count' },
  calls_failed: { label: messages.failed, unit: 'count' },
  calls_lost: { label: messages.lost, unit: 'count' },
  answered_share: { label: messages.answeredOfCalls, unit: 'share' },
  median_ms: { label: messages.medianTime, unit: 'ms' },
  p95_ms: { label: messages.p95Time, unit: 'ms' },
  cost_usd: { label: messages.costOfAnswers, unit: 'usd' },
  keywords: { label: messages.keywords, unit: 'count' },
  keywords_added: { label: messages.added, unit: 'count' },
  keywords_generated: { label: messages.ofThemByAi, unit: 'count' },
  keywords_measured: { label: messages.keywordsMeasured, unit: 'count' },
  users: { label: messages.users, unit: 'count' },
  new_users: { label: messages.newUsers, unit: 'count' },
  active_users: { label: messages.activeUsers, unit: 'count' },
  runs: { label: messages.runs, unit: 'count' },
  answers_received: { label: messages.answers, unit: 'count' },
  companies: { label: messages.companiesCompared, unit: 'count' },
  answers_naming: { label: messages.answersMentioningIt, unit: 'count' },
  answers_naming_without_brand: { label: messages.withoutTheCompany, unit: 'count' },
  mentions: { label: messages.mentions, unit: 'count' },
  brand_mentions: { label: messages.mentionsOfUsersBrands, unit: 'count' },
  competitor_mentions: { label: messages.mentionsOfOtherCompanies, unit: 'count' },
  share_of_voice: { label: messages.shareOfVoice, unit: 'share' },
  competitors: { label: messages.competitorsMentioned, unit: 'count' },
  payments: { label: messages.payments, unit: 'count' },
  payers: { label: messages.payingUsers, unit: 'count' },
  paid: { label: messages.paid, unit: 'money' },
  refunded: { label: messages.refunded, unit: 'money' },
  disputed: { label: messages.lostToDisputes, unit: 'money' },
  subscriptions_begun: { label: messages.subscriptionsBegun, unit: 'count' },
} as const satisfies Record<string, { label: string; unit: AnalyticsUnit }>;

export type AnalyticsMeasure = keyof typeof ANALYTICS_MEASURES;

/** What a report is called, what its rows are, and in which order its measures stand. */
export interface AnalyticsReportWords {
  title: string;
  /** What it counts, in a sentence. */
  says: string;
  row: string;
  totals: readonly AnalyticsMeasure[];
  columns: readonly AnalyticsMeasure[];
  /** Measures that are called otherwise here. */
  labels?: Partial<Record<AnalyticsMeasure, string>>;
}

const RATE = [
  'answers',
  'named',
  'rate',
  'rate_low',
  'rate_high',
  'rate_low_for_similar_keywords',
  'rate_high_for_similar_keywords',
] as const;
const USE = ['users', 'new_users', 'active_users', 'runs', 'answers_received', 'cost_usd'] as const;
const CALLS = [
  'calls',
  'calls_answered',
  'calls_failed',
  'calls_lost',
  'answered_share',
  'median_ms',
  'p95_ms',
  'cost_usd',
] as const;
const KEYWORDS = ['keywords', 'keywords_added', 'keywords_generated', 'keywords_measured'] as const;
const MONEY = ['payments', 'payers', 'paid', 'refunded', 'disputed'] as const;

export const ANALYTICS_REPORTS: Readonly<Record<AnalyticsReportType, AnalyticsReportWords>> = {
  'visibility-trends': {
    title: messages.visibilityTrends,
    says: messages.howOftenAnswersNameCompany,
    row: messages.dayUtc,
    totals: [...RATE, 'reports', 'newly_named', 'no_longer_named'],
    columns: [...RATE, 'reports'],
  },
  'channel-performance': {
    title: messages.channelPerformance,
    says: messages.howEachAssistantAnswered,
    row: messages.assistant,
    totals: [...CALLS],
    columns: [...CALLS, ...RATE],
  },
  'keyword-analysis': {
    title: messages.keywordAnalysis,
    says: messages.whatPeopleTrack,
    row: messages.searchIntent,
    totals: [...KEYWORDS, ...RATE],
    columns: [...KEYWORDS, ...RATE],
  },
  'user-activity': {
    title: messages.userActivity,
    says: messages.howManyAccountsThere,
    row: messages.plan,
    totals: [...USE],
    columns: [...USE],
  },
  'competitive-analysis': {
    title: messages.competitiveAnalysis,
    says: messages.theTrackedCompetitorsUsersReports,
    row: messages.competitor,
    totals: ['share_of_voice', 'brand_mentions', 'competitor_mentions', 'competitors', 'companies'],
    columns: ['companies', 'answers_naming', 'answers_naming_without_brand', 'mentions'],
  },
  'revenue-analytics': {
    title: messages.revenueAnalytics,
    says: messages.whatWasPaid,
    row: messages.plan,
    totals: [...MONEY, 'subscriptions_begun', 'cost_usd'],
    columns: [...MONEY],
  },
};

/** With what the rate before is compared: that of the keywords asked in both ranges, weighted equally. */
const OWN_RATE = [...RATE, 'rate_compared'] as const;
const CHANGES = ['reports', 'newly_named', 'no_longer_named'] as const;
const YOURS = { named: messages.ofThemNamingYou } as const;

/** The same reports over a user's own rows. */
export const OWN_REPORTS: Readonly<Record<OwnReportType, AnalyticsReportWords>> = {
  'visibility-trends': {
    title: messages.visibilityTrends,
    says: messages.howOftenAnswersInReports,
    row: messages.dayUtc,
    totals: [...OWN_RATE, ...CHANGES],
    columns: [...RATE, 'reports'],
    labels: YOURS,
  },
  'channel-performance': {
    title: messages.channelPerformance,
    says: messages.howOftenEachAssistantMentions,
    row: messages.assistant,
    totals: [...OWN_RATE, ...CHANGES, 'share_of_voice'],
    columns: [...OWN_RATE, ...CHANGES, 'share_of_voice'],
    labels: YOURS,
  },
  'keyword-analysis': {
    title: messages.keywordAnalysis,
    says: messages.theKeywordsYouHave,
    row: messages.searchIntent,
    totals: [...KEYWORDS, ...OWN_RATE],
    columns: [...KEYWORDS, ...OWN_RATE],
    labels: YOURS,
  },
  'competitive-analysis': {
    title: messages.competitiveAnalysis,
    says: messages.howOftenReportsMentionCompetitors,
    row: messages.competitor,
    totals: ['share_of_voice', 'brand_mentions', 'competitor_mentions', 'competitors'],
    columns: ['answers_naming', 'answers_naming_without_brand', 'mentions'],
    labels: { brand_mentions: messages.mentionsOfYou, answers_naming_without_brand: messages.withoutYou },
  },
};

/** Over whose rows a report is: those of all users, or one's own. */
export type AnalyticsScope = 'all' | 'own';

/** What a report is called and counts; a type that users have none of is only ever over all of them. */
export function analyticsWords(type: AnalyticsReportType, scope: AnalyticsScope): AnalyticsReportWords {
  return scope === 'own' && type in OWN_REPORTS
    ? OWN_REPORTS[type as OwnReportType]
    : ANALYTICS_REPORTS[type];
}

export function measureLabel(
  { labels }: Pick<AnalyticsReportWords, 'labels'>,
  measure: AnalyticsMeasure,
): string {
  return labels?.[measure] ?? ANALYTICS_MEASURES[measure].label;
}
