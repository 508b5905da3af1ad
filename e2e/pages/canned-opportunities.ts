import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { daysAgo, intervalOf, lastDays } from './canned-figures.ts';
import { reply } from './replies.ts';

/** Opportunities of months of checks. */
export const showOpportunities = (page: Page) =>
  reply(page, contract.brand.list_opportunities, {
    range: lastDays(28),
    answers_min: 9,
    looked_at: 96,
    all: { looked_at: 96, total: 53, steady: 41 },
    searched: ['Nordhaven', 'The Old Town Bookshop and Reading Rooms'],
    not_searched: ['Ostwind'],
    channels: ['openai', 'claude', 'gemini'].map((channel, at) => ({ channel, total: 30 - 12 * at })),
    total: 53,
    items: [
      {
        keyword: 'Which bookshop has the best advice for somebody who starts to read?',
        channel: 'openai',
        model_served: 'openai-1',
        answers: 20,
        of: 20,
        rate: 1,
        interval: intervalOf(20, 20),
        certainty: 'steady',
        q_value: 0.0001,
        since: daysAgo(25),
        until: daysAgo(0),
        competitors: [
          { name: 'Nordhaven', answers: 20 },
          { name: 'The Old Town Bookshop and Reading Rooms', answers: 7 },
        ],
        sites: [
          { domain: 'guide.example', answers: 17 },
          { domain: 'xn--bckerei-strudl-5hb.example', answers: 9 },
        ],
        measuring: {
          rate: 0,
          detectable_rate: 0.5191,
          further_answers: 20,
          further_cost_usd: 0.24,
          planned_rate: 0.2,
          planned_answers_per_window: 83,
          planned_missing: 146,
          planned_cost_usd: 1.75,
          cost_per_answer_usd: 0.012,
        },
      },
    ],
  });
