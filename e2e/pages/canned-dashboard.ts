import type { Page } from '@playwright/test';
import { alter } from './screen.ts';

const DAY_MS = 86_400_000;
const WEEKS = 13;
/** Answers of a report. */
const ANSWERS = 8;

interface Dashboard {
  channels: { results: object }[];
  unnamed_keywords: number;
  domains: object[];
  competitors: object[];
}

const CHANNELS = ['openai', 'claude', 'gemini', 'perplexity'] as const;
/** How many answers of each weekly report name the brand, by assistant. */
const MENTIONS = [
  [1, 0, 2, 1, 1, 2, 1, 2, 3, 4, 4, 5, 4],
  [4, 3, 4, 5, 3, 4, 4, 3, 5, 4, 3, 4, 5],
  [0, 0, 0, 0, 0, 0, 0, 5, 4, 6, 4, 5, 5],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
];
/** From this week on Gemini was asked other keywords. */
const OTHER_KEYWORDS_WEEK = 7;

/** Four assistants that were checked every week for a quarter of a year: risen, level, begun anew and never named. */
export const showDashboardWeeks = (page: Page) =>
  alter<Dashboard>(page, '**/api/dashboard', ({ channels, ...rest }) => ({
    ...rest,
    channels: CHANNELS.map((channel, place) => ({
      ...channels[place % channels.length],
      channel,
      is_in_plan: true,
      is_configured: true,
      results: channels[0]?.results ?? {},
      ...weeksOf(MENTIONS[place] ?? [], channel === 'gemini' ? OTHER_KEYWORDS_WEEK : 0),
    })),
    unnamed_keywords: 7,
    domains: [
      {
        domain: 'shop-tests.example',
        kind: 'third_party',
        answers_citing: 12,
        answers_citing_without_brand: 9,
      },
      {
        domain: 'city-guide.example',
        kind: 'third_party',
        answers_citing: 6,
        answers_citing_without_brand: 5,
      },
    ],
    competitors: [{ name: 'Nordhaven', answers_naming: 15, answers_naming_without_brand: 11, mentions: 22 }],
  }));

function weeksOf(mentions: readonly number[], begunAnew: number) {
  const now_ms = Date.now();
  const at = (week: number) => new Date(now_ms - (WEEKS - 1 - week) * 7 * DAY_MS).toISOString();
  const windowUpTo = (week: number, weeks: number, first = 0) => {
    const inside = mentions.slice(Math.max(first, week - weeks + 1), week + 1);
    return pooled(
      inside.reduce((sum, one) => sum + one, 0),
      inside.length * ANSWERS,
      { since: at(Math.max(first, week - weeks + 1)), until: at(week), window_days: weeks * 7 },
    );
  };
  const series = mentions.map((count, week) => ({
    report_id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47db',
    created_at: at(week),
    rate: { rate: count / ANSWERS, interval: { low: 0, high: 1 }, answers: ANSWERS, mentions: count },
    pooled: windowUpTo(week, 4, week >= begunAnew ? begunAnew : 0),
    breaks:
      begunAnew > 0 && week === begunAnew ? [{ reason: 'keywords', before: 3, after: 36, shared: 3 }] : [],
    failed_keywords: 0,
  }));
  const recent = windowUpTo(WEEKS - 1, 4);
  const earlier = windowUpTo(WEEKS - 5, 4);
  const isCompared = begunAnew === 0;
  return {
    series,
    headline: {
      basis: 'window',
      report_id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47db',
      current: recent,
      why_none: null,
      empty_answers: begunAnew === 0 ? 0 : 2,
      change: {
        verdict: !isCompared
          ? 'not_comparable'
          : recent.rate - earlier.rate > 0.2
            ? 'improved'
            : 'no_detectable_change',
        earlier: isCompared ? earlier : null,
        recent: isCompared ? recent : null,
        p_value: null,
        q_value: null,
        missing_answers: 0,
        possible_from: null,
        is_one_keyword: false,
      },
    },
  };
}

function pooled(
  mentions: number,
  answers: number,
  window: { since: string; until: string; window_days: number },
) {
  const rate = mentions / answers;
  // Wide enough to look like the product's own; what it is stands in packages/statistics.
  const half = 1 / Math.sqrt(answers);
  const interval = { low: Math.max(0, rate - half), high: Math.min(1, rate + half) };
  return { rate, interval, keywords: 12, answers, mentions, ...window };
}
