import type { Page } from '@playwright/test';

const change = (verdict: string, missing_answers = 0) => ({
  verdict,
  earlier: null,
  recent: null,
  p_value: null,
  q_value: null,
  is_one_keyword: false,
  missing_answers,
  possible_from: null,
});

const on = (
  channel: string,
  [mentions, answers, low, high]: readonly [number, number, number, number],
  verdict: string,
  voice: readonly [number, number],
) => ({
  channel,
  current:
    answers === 0
      ? null
      : {
          rate: mentions / answers,
          interval: { low, high },
          keywords: 4,
          answers,
          mentions,
          window_days: 28,
          since: '2026-10-20T10:00:00.000Z',
          until: '2026-11-17T10:00:00.000Z',
        },
  change: change(verdict, verdict === 'not_enough_data' ? 7 : 0),
  empty_answers: answers === 0 ? 6 : 2,
  voice: { brand_mentions: voice[0], all_mentions: voice[1] },
});

const TOPICS = {
  items: [
    {
      topic: 'Advice',
      keywords: 4,
      channels: [
        on('openai', [3, 40, 0.02, 0.2], 'no_detectable_change', [3, 21]),
        on('claude', [0, 0, 0, 0], 'not_enough_data', [0, 0]),
      ],
    },
    { topic: 'Families', keywords: 1, channels: [] },
    {
      topic: 'Gifts for people who have every book already, and for those who have none',
      keywords: 12,
      channels: [
        on('openai', [44, 60, 0.6, 0.84], 'improved', [50, 82]),
        on('claude', [12, 30, 0.23, 0.59], 'declined', [14, 40]),
        on('gemini', [5, 9, 0.25, 0.82], 'not_enough_data', [5, 5]),
        on('perplexity', [11, 24, 0.27, 0.66], 'not_comparable', [12, 31]),
      ],
    },
  ],
  without_topic: 3,
};

/** Topics of which some are in reports of weeks, and one in none. */
export const showTopics = (page: Page) =>
  page.route('**/api/keyword-topics', (route) => route.fulfill({ json: TOPICS }));
