import type { Page } from '@playwright/test';
import { alter } from './screen.ts';

const DAY_MS = 86_400_000;

interface Line {
  report_id: string;
  created_at: string;
  surface_hash: string | null;
}
interface History {
  channels: { trend: object; missing: object; lines: Line[] }[];
}

/** Answers of twelve weekly checks that name the brand, of three each, by assistant. */
const MENTIONS = [
  [0, 0, 1, 0, 1, 1, 2, 1, 2, 3, 2, 3],
  [2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1],
];
const TRENDS = [
  {
    verdict: 'improved',
    window_days: 42,
    p_value: 0.002,
    q_value: 0.004,
    missing_answers: 0,
    earlier: { mentioned: 3, answers: 18 },
    recent: { mentioned: 13, answers: 18 },
  },
  {
    verdict: 'no_detectable_change',
    window_days: 42,
    p_value: 1,
    q_value: 1,
    missing_answers: 0,
    earlier: { mentioned: 10, answers: 18 },
    recent: { mentioned: 10, answers: 18 },
  },
];

/** A keyword that was checked every week for a quarter of a year. */
export const showWeeks = (page: Page) =>
  alter<History>(page, '**/api/keywords/*/history', (history) => ({
    ...history,
    channels: history.channels.map((channel, place) => ({
      ...channel,
      trend: TRENDS[place] ?? channel.trend,
      missing: { ...channel.missing, answers: 0 },
      lines: (MENTIONS[place] ?? []).toReversed().map((k, weeks) => ({
        ...channel.lines[0],
        n: 3,
        k,
        empty: weeks === 5 ? 1 : 0,
        failed: 0,
        is_mentioned: 2 * k >= 3,
        change: null,
        report_id: channel.lines[0]?.report_id ?? '',
        created_at: new Date(Date.now() - weeks * 7 * DAY_MS).toISOString(),
        surface_hash: 'one surface',
      })),
    })),
  }));

/** By their place in a list: of the tracker's the first check failed, of a keyword's it was answered. */
const EMPTY_CHECKS = [
  { is_mentioned: false, result_state: 'no_companies', n: 3, k: 0, empty: 3 },
  { is_mentioned: true, result_state: 'mentioned', n: 3, k: 2, empty: 1 },
  { is_mentioned: false, result_state: 'refused', n: 1, k: 0, empty: 1, refused: 1 },
  { is_mentioned: false, result_state: 'no_companies', n: 3, k: 0, empty: 3 },
];

/** Of a check whose only answer measured nothing. */
const MEASURED_NOTHING = { is_mentioned: false, result_state: 'no_companies', n: 1, k: 0, empty: 1 };

interface Results {
  items: { status: string }[];
  channels: { answered: number; mentioned: number }[];
}

/** Checks of three answers each, of which some or all name no company at all. */
export const showEmptyResults = (page: Page) =>
  alter<Results>(page, /\/api\/visibility-results/, ({ items, channels, ...rest }) => ({
    ...rest,
    items: items.map((item, place) =>
      item.status === 'completed' ? { ...item, ...EMPTY_CHECKS[place % EMPTY_CHECKS.length] } : item,
    ),
    channels: channels.map((one) => ({
      ...one,
      answered: 3 * one.answered,
      mentioned: one.mentioned,
      empty: 2 * one.answered,
      interval: null,
    })),
  }));

/** A keyword none of whose answers ever named a brand. */
export async function showNothingUsable(page: Page): Promise<void> {
  await alter<Results>(page, /\/api\/visibility-results/, ({ items, ...rest }) => ({
    ...rest,
    items: items.map((item) => ({ ...item, ...MEASURED_NOTHING })),
  }));
  await alter<History>(page, '**/api/keywords/*/history', ({ channels, ...rest }) => ({
    ...rest,
    channels: channels.map(({ trend, lines, ...channel }) => ({
      ...channel,
      trend: { ...trend, verdict: 'not_enough_data', missing_answers: 18, earlier: null, recent: null },
      lines: lines.map((line) => ({ ...line, ...MEASURED_NOTHING })),
    })),
  }));
}

interface Report {
  revision: object;
  keywords: { items: { trend: object }[] };
}

/** A report none of whose answers names a brand. */
export const showReportWithoutBrands = (page: Page) =>
  alter<Report>(page, '**/api/reports/*', ({ keywords, revision, ...rest }) => ({
    ...rest,
    revision: {
      ...revision,
      rate: null,
      empty_answers: 5,
      share_of_voice: null,
      verdict: 'not_enough_data',
      mentioned_keywords: 0,
      percentage_mentioned: 0,
      improved_keywords: 0,
      percentage_improved: 0,
      branded_keywords: 0,
      forced_keywords: 0,
      branded_answers: 0,
      branded_mentions: 0,
      no_companies_keywords: 4,
      refused_keywords: 1,
      not_mentioned_keywords: 0,
    },
    keywords: {
      ...keywords,
      items: keywords.items.map((line) => ({
        ...line,
        ...MEASURED_NOTHING,
        is_empty: true,
        interval: null,
        trend: { ...line.trend, verdict: 'not_enough_data', missing_answers: 18 },
      })),
    },
  }));

const sentence = (part: object) => ({
  start: 0,
  end: 10,
  rules_version: '2026-11-21.2',
  channel: 'openai',
  model: 'gpt-5.4-mini',
  is_in_force: true,
  rules_counted: false,
  rules_confidence: 0.58,
  cost_usd: 0.0004,
  failure_code: null,
  failure: null,
  decided_at: new Date().toISOString(),
  ...part,
});
const AUXILIARY = [
  sentence({
    sentence: 'Northwind is the one that many turn to when the evenings grow long.',
    state: 'decided',
    decision: 'names_brand',
  }),
  sentence({
    sentence: 'A northwind of new titles blows through the shelves every autumn.',
    start: 20,
    end: 30,
    state: 'decided',
    decision: 'cannot_tell',
    rules_confidence: 0.52,
  }),
  sentence({
    sentence: 'Take Northwind, say some; take anything else, say others.',
    start: 40,
    end: 50,
    state: 'failed',
    decision: null,
    model: null,
    channel: null,
    cost_usd: 0,
    failure_code: 'own_cap',
    rules_counted: true,
    failure: "It would have passed your own monthly limit for assistants' answers.",
  }),
  sentence({
    sentence: 'And then there is Northwind, of course.',
    start: 60,
    end: 70,
    state: 'waiting',
    decision: null,
    model: null,
    cost_usd: 0,
    decided_at: null,
  }),
];

/** An answer with sentences of which the rules were unsure, while a model reads them. */
export const showAuxiliary = (page: Page) =>
  alter<{ verdict: object }>(page, '**/api/answers/*', (answer) => ({
    ...answer,
    verdict: { ...answer.verdict, auxiliary: AUXILIARY },
  }));
