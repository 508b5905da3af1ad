import { expect, type Page } from '@playwright/test';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const LIST = /\/api\/opportunities(\?|$)/;
const ANSWERS = '**/api/opportunities/*/answers*';
const PAGE = '/tracker/competitive-intel?tab=opportunities';
const ID = '00000000-0000-4000-8000-00000000005';

const KEYWORD = 'Which bookshop has the best advice for somebody who starts to read?';
const opportunity = (index: number, fields: object = {}) => ({
  keyword_id: `${ID}${index}`,
  keyword: KEYWORD,
  channel: 'openai',
  model_served: 'openai-1',
  answers: 20,
  of: 20,
  rate: 1,
  interval: { low: 0.84, high: 1 },
  q_value: 0.0001,
  naming_you: 0,
  last_named_at: null,
  since: '2026-10-28T10:00:00.000Z',
  until: '2026-11-22T10:00:00.000Z',
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
  ...fields,
});

const FOUND = {
  days: 90,
  checks_max: 20,
  answers_min: 9,
  looked_at: 96,
  is_capped: false,
  most_answers: 20,
  all: { looked_at: 96, most_answers: 20, total: 53 },
  searched: ['Nordhaven', 'The Old Town Bookshop and Reading Rooms'],
  not_searched: ['Ostwind'],
  channels: [
    { channel: 'openai', total: 30 },
    { channel: 'claude', total: 12 },
    { channel: 'gemini', total: 11 },
    { channel: 'perplexity', total: 0 },
  ],
  total: 53,
  items: [
    opportunity(0),
    opportunity(1, {
      keyword: 'reading group',
      channel: 'claude',
      model_served: 'claude-1',
      answers: 8,
      of: 9,
      rate: 8 / 9,
      interval: { low: 0.565, high: 0.98 },
      naming_you: 1,
      last_named_at: '2026-11-03T10:00:00.000Z',
      competitors: [{ name: 'Nordhaven', answers: 8 }],
      sites: [],
      measuring: {
        rate: 1 / 9,
        detectable_rate: null,
        further_answers: 9,
        further_cost_usd: 0.031,
        planned_rate: 1 / 9 + 0.2,
        planned_answers_per_window: 161,
        planned_missing: 313,
        planned_cost_usd: 1.08,
        cost_per_answer_usd: 0.0035,
      },
    }),
  ],
  unsteady: 14,
  waiting: {
    total: 12,
    items: [
      { keyword_id: `${ID}5`, keyword: 'children’s books', channel: 'gemini', answers: 8, of: 8, missing: 1 },
      { keyword_id: `${ID}6`, keyword: KEYWORD, channel: 'perplexity', answers: 2, of: 3, missing: 6 },
    ],
  },
};

const NONE = {
  ...FOUND,
  total: 0,
  all: { ...FOUND.all, total: 0 },
  items: [],
  not_searched: [],
  waiting: { total: 0, items: [] },
};

const show = (page: Page, found: object) => page.route(LIST, (route) => route.fulfill({ json: found }));

const open = (found: object, text: string) => async (page: Page) => {
  await show(page, found);
  await at(PAGE, text)(page);
};

const openList = open(FOUND, 'To see a rise to 20%');

/** Opportunities of months of checks, and every state without one; nothing of it is stored. */
export const OPPORTUNITY_SCREENS: readonly Screen[] = [
  { name: 'opportunities', as: 'reported', open: openList },
  { name: 'opportunities-without-competitors', as: 'newcomer', open: at(PAGE, 'No competitors yet') },
  {
    name: 'opportunities-unchecked',
    as: 'reported',
    open: open(
      {
        ...NONE,
        looked_at: 0,
        most_answers: 0,
        all: { looked_at: 0, most_answers: 0, total: 0 },
        searched: [],
        channels: [],
      },
      'No answers yet',
    ),
  },
  {
    name: 'opportunities-few',
    as: 'reported',
    open: open(
      {
        ...NONE,
        looked_at: 8,
        most_answers: 4,
        all: { looked_at: 8, most_answers: 4, total: 0 },
        unsteady: 0,
        waiting: FOUND.waiting,
      },
      'The most there are is 4, so 5 more are needed.',
    ),
  },
  {
    name: 'opportunities-none',
    as: 'reported',
    open: open({ ...NONE, is_capped: true }, 'Nothing stands out'),
  },
  {
    name: 'opportunities-hidden',
    as: 'reported',
    open: async (page) => {
      await show(page, { ...NONE, looked_at: 0, all: FOUND.all });
      await at(
        `${PAGE}&topic=Loans&search_intent=local`,
        'No answer counts for the topic “Loans” and the search intent “Local”, which hide 53 opportunities.',
      )(page);
    },
  },
  {
    name: 'opportunities-answers',
    as: 'reported',
    open: async (page) => {
      await page.route(ANSWERS, (route) =>
        route.fulfill({
          json: {
            items: ['openai', 'openai'].map((channel, index) => ({
              id: `${ID}${7 + index}`,
              keyword: KEYWORD,
              keyword_id: `${ID}0`,
              company_name: 'Northwind Books',
              channel,
              asked_at: '2026-11-22T10:00:00.000Z',
              finish: 'ok',
              model_served: 'openai-1',
              is_ad_hoc: false,
              result_state: 'not_mentioned',
              is_left_out: false,
              counted_in_at: null,
              is_mentioned: false,
              excerpt:
                'Nordhaven is praised for its advice and its prices, and The Old Town Bookshop for its reading rooms …',
            })),
          },
        }),
      );
      await openList(page);
      await page.getByRole('button', { name: /20 of 20 answers/ }).click();
      await expect(page.getByText('2 answers, newest first')).toBeVisible();
    },
  },
  {
    name: 'opportunities-loading',
    as: 'reported',
    open: async (page) => {
      await hold(page, LIST);
      await at(PAGE, 'Loading opportunities...')(page);
    },
  },
  {
    name: 'opportunities-error',
    as: 'reported',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, LIST);
      await atFailure(PAGE, 'Your opportunities could not be loaded')(page);
    },
  },
];
