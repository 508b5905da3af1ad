import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { lastDays, pooledRate, rowFigures } from './canned-figures.ts';
import { reply } from './replies.ts';

const on = (channel: string, mentions: number, answers: number, verdict: string) => ({
  channel,
  current: answers === 0 ? null : pooledRate(mentions, answers),
  change: {
    verdict,
    wait:
      verdict === 'not_enough_data' ? { possible_from: '2026-12-26T05:00:00.000Z', helps_now: null } : null,
  },
  empty_answers: answers === 0 ? 6 : 2,
  voice: { brand_mentions: mentions, all_mentions: 2 * answers },
});

/** Topics of which some are in reports of weeks, and one in none. */
export const showTopics = (page: Page) =>
  reply(page, contract.keywords.list_keyword_topics, {
    range: lastDays(28),
    items: [
      {
        topic: 'Advice',
        keywords: 4,
        figures: rowFigures(3, 40),
        channels: [on('openai', 3, 40, 'no_detectable_change'), on('claude', 0, 0, 'not_enough_data')],
      },
      { topic: 'Families', keywords: 1, figures: rowFigures(0, 0) },
      {
        topic: 'Gifts for people who have every book already, and for those who have none',
        keywords: 12,
        figures: rowFigures(72, 123),
        channels: [
          on('openai', 44, 60, 'improved'),
          on('claude', 12, 30, 'declined'),
          on('gemini', 5, 9, 'not_enough_data'),
          on('perplexity', 11, 24, 'not_comparable'),
        ],
      },
    ],
    without_topic: 3,
  });
