import type { AnalyticsReportType, OwnReportType } from './choices.ts';

/** `money` is whole cents of the currency beside it, `bound` the end of a rate's interval, `share` a fraction. */
export type AnalyticsUnit = 'count' | 'share' | 'bound' | 'usd' | 'money' | 'ms';

/** What is counted, as pages and files call it. */
export const ANALYTICS_MEASURES = {
  reports: { label: 'Reports', unit: 'count' },
  answers: { label: 'Answers measured', unit: 'count' },
  named: { label: 'Of them naming the company', unit: 'count' },
  rate: { label: 'Share mentioned', unit: 'share' },
  rate_low: { label: 'Share mentioned, low', unit: 'bound' },
  rate_high: { label: 'Share mentioned, high', unit: 'bound' },
  rate_low_for_similar_keywords: { label: 'Share mentioned, low, for similar keywords', unit: 'bound' },
  rate_high_for_similar_keywords: { label: 'Share mentioned, high, for similar keywords', unit: 'bound' },
  rate_compared: { label: 'Share mentioned, keywords of both ranges', unit: 'bound' },
  newly_named: { label: 'Keywords newly mentioned', unit: 'count' },
  no_longer_named: { label: 'Keywords no longer mentioned', unit: 'count' },
  calls: { label: 'Calls', unit: 'count' },
  calls_answered: { label: 'Answered', unit: 'count' },
  calls_failed: { label: 'Failed', unit: 'count' },
  calls_lost: { label: 'Lost', unit: 'count' },
  answered_share: { label: 'Answered of calls', unit: 'share' },
  median_ms: { label: 'Median time', unit: 'ms' },
  p95_ms: { label: '95% were faster than', unit: 'ms' },
  cost_usd: { label: 'Cost of answers', unit: 'usd' },
  keywords: { label: 'Keywords', unit: 'count' },
  keywords_added: { label: 'Added', unit: 'count' },
  keywords_generated: { label: 'Of them by AI', unit: 'count' },
  keywords_measured: { label: 'Keywords measured', unit: 'count' },
  users: { label: 'Users', unit: 'count' },
  new_users: { label: 'New users', unit: 'count' },
  active_users: { label: 'Active users', unit: 'count' },
  runs: { label: 'Runs', unit: 'count' },
  answers_received: { label: 'Answers', unit: 'count' },
  companies: { label: 'Companies compared', unit: 'count' },
  answers_naming: { label: 'Answers mentioning it', unit: 'count' },
  answers_naming_without_brand: { label: 'Without the company', unit: 'count' },
  mentions: { label: 'Mentions', unit: 'count' },
  brand_mentions: { label: 'Mentions of users’ brands', unit: 'count' },
  competitor_mentions: { label: 'Mentions of other companies', unit: 'count' },
  share_of_voice: { label: 'Share of voice', unit: 'share' },
  competitors: { label: 'Competitors mentioned', unit: 'count' },
  payments: { label: 'Payments', unit: 'count' },
  payers: { label: 'Paying users', unit: 'count' },
  paid: { label: 'Paid', unit: 'money' },
  refunded: { label: 'Refunded', unit: 'money' },
  disputed: { label: 'Lost to disputes', unit: 'money' },
  subscriptions_begun: { label: 'Subscriptions begun', unit: 'count' },
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
    title: 'Visibility trends',
    says: 'How often answers name the company that asks: the reports of all users, keywords that name it already left out.',
    row: 'Day (UTC)',
    totals: [...RATE, 'reports', 'newly_named', 'no_longer_named'],
    columns: [...RATE, 'reports'],
  },
  'channel-performance': {
    title: 'Channel performance',
    says: 'How each assistant answered: every call to it, how long answers took and what they cost.',
    row: 'Assistant',
    totals: [...CALLS],
    columns: [...CALLS, ...RATE],
  },
  'keyword-analysis': {
    title: 'Keyword analysis',
    says: 'What people track: the keywords that still exist, by search intent, and how often reports found the company mentioned.',
    row: 'Search intent',
    totals: [...KEYWORDS, ...RATE],
    columns: [...KEYWORDS, ...RATE],
  },
  'user-activity': {
    title: 'User activity',
    says: 'How many accounts there are, which are new and which had a run, by the plan they are on now. Deleted accounts are not counted.',
    row: 'Plan',
    totals: [...USE],
    columns: [...USE],
  },
  'competitive-analysis': {
    title: 'Competitive analysis',
    says: 'The tracked competitors that users’ reports mention most. Share of voice counts all companies in the answers. Branded keywords are left out.',
    row: 'Competitor',
    totals: ['share_of_voice', 'brand_mentions', 'competitor_mentions', 'competitors', 'companies'],
    columns: ['companies', 'answers_naming', 'answers_naming_without_brand', 'mentions'],
  },
  'revenue-analytics': {
    title: 'Revenue analytics',
    says: 'What was paid, each currency by itself, by the plan that was paid for, and what was refunded since. Invoices of $0, as at the start of a trial, are no payments. The cost of answers comes with it.',
    row: 'Plan',
    totals: [...MONEY, 'subscriptions_begun', 'cost_usd'],
    columns: [...MONEY],
  },
};

/** With what the rate before is compared: that of the keywords asked in both ranges, weighed alike. */
const OWN_RATE = [...RATE, 'rate_compared'] as const;
const CHANGES = ['reports', 'newly_named', 'no_longer_named'] as const;
const YOURS = { named: 'Of them naming you' } as const;

/** The same reports over a user's own rows. */
export const OWN_REPORTS: Readonly<Record<OwnReportType, AnalyticsReportWords>> = {
  'visibility-trends': {
    title: 'Visibility trends',
    says: 'How often the answers in your reports mention you, on all assistants together. Keywords with your name are left out.',
    row: 'Day (UTC)',
    totals: [...OWN_RATE, ...CHANGES],
    columns: [...RATE, 'reports'],
    labels: YOURS,
  },
  'channel-performance': {
    title: 'Channel performance',
    says: 'How often each assistant mentions you, and your share of the mentions of all companies in its answers. Keywords with your name are left out.',
    row: 'Assistant',
    totals: [...OWN_RATE, ...CHANGES, 'share_of_voice'],
    columns: [...OWN_RATE, ...CHANGES, 'share_of_voice'],
    labels: YOURS,
  },
  'keyword-analysis': {
    title: 'Keyword analysis',
    says: 'The keywords you have, by search intent, and how often your reports found you mentioned. Keywords that hold your name are in no share.',
    row: 'Search intent',
    totals: [...KEYWORDS, ...OWN_RATE],
    columns: [...KEYWORDS, ...OWN_RATE],
    labels: YOURS,
  },
  'competitive-analysis': {
    title: 'Competitive analysis',
    says: 'How often your reports mention the competitors you track. Share of voice counts all companies in the answers. Branded keywords are left out.',
    row: 'Competitor',
    totals: ['share_of_voice', 'brand_mentions', 'competitor_mentions', 'competitors'],
    columns: ['answers_naming', 'answers_naming_without_brand', 'mentions'],
    labels: { brand_mentions: 'Mentions of you', answers_naming_without_brand: 'Without you' },
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
