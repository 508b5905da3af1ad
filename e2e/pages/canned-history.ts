import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { daysAgo, lastDays, pooledRate } from './canned-figures.ts';
import { alterReply } from './replies.ts';

const REPORT_ID = '01a1fb62-272e-7e0a-ac32-a0b1df7d47db';

const WEEKS = 8;
const RANGE = lastDays(28);
/** A week of the range and of the one before it, the newest 0. */
const weekOf = (weeksAgo: number) => ({
  from: daysAgo(7 * weeksAgo + 6).slice(0, 10),
  to: daysAgo(7 * weeksAgo).slice(0, 10),
});

/** Answers of eight weekly checks that mention the brand, of three each, by assistant. */
const KEYWORD_MENTIONS = [
  [0, 0, 1, 0, 2, 3, 2, 3],
  [2, 1, 2, 2, 1, 2, 2, 1],
];
const TRENDS = [
  { verdict: 'improved', p_value: 0.002, q_value: 0.004, earlier: 1, recent: 10 },
  { verdict: 'no_detectable_change', p_value: 1, q_value: 1, earlier: 7, recent: 6 },
].map(({ earlier, recent, ...trend }) => ({
  ...trend,
  window_days: 28,
  earlier: { mentioned: earlier, answers: 12 },
  recent: { mentioned: recent, answers: 12 },
}));

/** A keyword that was checked every week for eight weeks. */
export const showKeywordWeeks = (page: Page) =>
  alterReply(page, contract.reports.get_keyword_history, (history) => ({
    ...history,
    range: RANGE,
    channels: history.channels.map((channel, place) => ({
      ...channel,
      trend: TRENDS[place] ?? channel.trend,
      current: pooledRate(TRENDS[place]?.recent.mentioned ?? 0, 12),
      points: (KEYWORD_MENTIONS[place] ?? []).map((k, week) => ({
        ...weekOf(WEEKS - 1 - week),
        rate: pooledRate(k, 3, 7),
        breaks: [],
      })),
      lines: (KEYWORD_MENTIONS[place] ?? []).toReversed().map((k, weeks) => ({
        report_id: channel.lines[0]?.report_id,
        n: 3,
        k,
        empty: weeks === 5 ? 1 : 0,
        is_mentioned: 2 * k >= 3,
        result_state: 2 * k >= 3 ? 'mentioned' : 'not_mentioned',
        verdict: 'no_detectable_change',
        created_at: daysAgo(7 * weeks),
        surface_hash: 'one surface',
      })),
    })),
  }));

/** How many of the 8 answers of each weekly report name the brand: risen, level, begun anew and never named. */
const DASHBOARD_MENTIONS = {
  openai: [2, 1, 2, 3, 4, 4, 5, 4],
  claude: [4, 4, 3, 5, 4, 3, 4, 5],
  gemini: [0, 0, 5, 4, 6, 4, 5, 5],
  perplexity: [0, 0, 0, 0, 0, 0, 0, 0],
} as const;
const ANSWERS = 8;
/** From this week on Gemini answered with another model. */
const OTHER_MODEL_WEEK = 2;

/** Four assistants that were checked every week for eight weeks. */
export const showDashboardWeeks = (page: Page) =>
  alterReply(page, contract.reports.get_dashboard, ({ channels, ...rest }) => ({
    ...rest,
    channels: Object.entries(DASHBOARD_MENTIONS).map(([channel, mentions], place) => ({
      ...channels[place % channels.length],
      channel,
      is_in_plan: true,
      is_configured: true,
      results: channels[0]?.results,
      ...weeksOf(mentions, channel === 'gemini' ? OTHER_MODEL_WEEK : 0),
    })),
    changes: {
      items: [
        {
          channel: 'openai',
          subject: { kind: 'assistant' },
          verdict: 'improved',
          before: 0.25,
          after: 0.53,
          earlier: { mentions: 8, answers: 32 },
          recent: { mentions: 17, answers: 32 },
          mentions_gained: 9,
          window_days: 28,
          report_id: REPORT_ID,
        },
      ],
      steady: [],
      wait: null,
    },
    unnamed_keywords: 7,
    domains: [
      { domain: 'tests.example', kind: 'third_party', answers_citing: 12, answers_citing_without_brand: 9 },
    ],
    competitors: [{ name: 'Nordhaven', answers_naming: 15, answers_naming_without_brand: 11, mentions: 22 }],
  }));

function drawnRate(count: number) {
  const { rate, interval, answers, mentions } = pooledRate(count, ANSWERS);
  return { rate, interval, answers, mentions };
}

function weeksOf(mentions: readonly number[], firstComparable: number) {
  const together = (weeks: readonly number[]) =>
    pooledRate(
      weeks.reduce((total, one) => total + one, 0),
      weeks.length * ANSWERS,
    );
  const recent = together(mentions.slice(-4));
  const earlier = together(mentions.slice(-8, -4));
  const isCompared = firstComparable === 0;
  const verdict = recent.rate - earlier.rate > 0.2 ? 'improved' : 'no_detectable_change';
  return {
    series: mentions.map((count, week) => ({
      ...weekOf(WEEKS - 1 - week),
      rate: drawnRate(count),
      breaks:
        !isCompared && week === firstComparable
          ? [{ reason: 'model', keywords: 36, before: 'model-1', after: 'model-2' }]
          : [],
    })),
    headline: {
      basis: 'window',
      range: RANGE,
      report_id: REPORT_ID,
      current: recent,
      empty_answers: isCompared ? 0 : 2,
      change: isCompared ? { verdict, earlier, recent } : { verdict: 'not_comparable' },
    },
  };
}
