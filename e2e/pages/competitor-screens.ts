import { expect, type Page } from '@playwright/test';
import { showPreview } from './canned-judging.ts';
import { alter, at, atFailure, fail, hold, type Screen } from './screen.ts';
import { toast } from './toast.ts';

const OPERATIONS = '**/functions/brand-operations';

/** What may be noted of a competitor. */
const NOTED = {
  competitor_url: 'https://nordhaven.example/shop',
  description: 'Sells the same brands, mostly to clubs.',
  industry: 'Sporting goods',
  market_position: 'Challenger',
  competitive_strength: 'Strong',
  key_strengths: ['Prices for clubs', 'Delivers the next day'],
  relationship_type: 'Direct competitor',
  products: ['Nordhaven Trail'],
};

const CHANNELS = ['openai', 'claude', 'gemini', 'perplexity'] as const;
const share = (answers: number, of: number) => ({
  answers,
  of,
  rate: answers / of,
  interval: { low: Math.max(0, answers / of - 0.09), high: Math.min(1, answers / of + 0.1) },
});
const channels = (answers: number, of: number) =>
  CHANNELS.map((channel, index) => ({
    channel,
    answers: Math.round((answers / 4) * (1 + (index - 1.5) / 4)),
    of: Math.round(of / 4),
  }));
const competitor = (competitor_name: string, named: number, of: number) => ({
  competitor_name,
  is_tracked: true,
  named: share(named, of),
  without_you: Math.round(named * 0.6),
  you_first: share(Math.round(named / 7), Math.round(named * 0.4)),
  mentions: named * 2,
  all_mentions: of * 5,
  channels: channels(named, of),
  sites: ['guide.example', 'magazine.example', 'xn--bckerei-strudl-5hb.example'].map((domain, index) => ({
    domain,
    answers: Math.max(1, Math.round(named / (3 + index))),
    with_you: index === 1 ? 0 : index + 2,
  })),
});

/** You and three competitors over so many answers; one of them was added later than the newest of these. */
const showComparison = (page: Page, answers: number) =>
  page.route(OPERATIONS, (route) =>
    route.fulfill({
      json: {
        success: true,
        operation: 'analyze_competitors',
        cached: false,
        data: {
          basis: {
            days: 90,
            since: '2026-08-28T10:00:00.000Z',
            until: '2026-11-22T10:00:00.000Z',
            answers,
            naming: Math.round(answers / 3),
            is_capped: false,
            channels: channels(answers / 3, answers).map(({ channel, answers: naming, of }) => ({
              channel,
              answers: of,
              naming,
              models: [`${channel}-1`],
            })),
          },
          you: {
            named: share(Math.round(answers / 3), answers),
            channels: channels(answers / 3, answers),
          },
          competitors: [
            competitor('Nordhaven', Math.round(answers * 0.52), answers),
            competitor('The Old Town Bookshop and Reading Rooms', Math.round(answers * 0.2), answers),
            {
              ...competitor('Ostwind', 0, answers),
              named: null,
              without_you: null,
              you_first: null,
              mentions: null,
              all_mentions: null,
              channels: [],
              sites: [],
            },
          ],
        },
      },
    }),
  );

const openComparison = async (page: Page) => {
  await showComparison(page, 312);
  await at('/tracker/competitive-intel', 'Nordhaven is named in 97 answers that leave you out')(page);
};

/** The competitors in every state that looks different; the comparison shows weeks of answers that are not stored. */
export const COMPETITOR_SCREENS: readonly Screen[] = [
  { name: 'competitors-empty', as: 'newcomer', open: at('/tracker/competitive-intel', 'No competitors yet') },
  {
    name: 'competitors',
    as: 'reported',
    open: at('/tracker/competitive-intel', /(?:do not hold|not counted in your answers) yet/),
  },
  {
    name: 'competitors-compared',
    as: 'reported',
    open: openComparison,
  },
  {
    name: 'competitors-few',
    as: 'reported',
    open: async (page) => {
      await showComparison(page, 5);
      await at('/tracker/competitive-intel', 'Rates need 9 answers')(page);
    },
  },
  {
    name: 'competitors-compare-failed',
    as: 'reported',
    provokes: /status of 504 /,
    open: async (page) => {
      await fail(page, OPERATIONS, 504);
      await atFailure('/tracker/competitive-intel', 'How you compare could not be loaded')(page);
    },
  },
  {
    name: 'competitor-sheet',
    as: 'reported',
    open: async (page) => {
      await alter<{ items: object[] }>(page, '**/api/competitors', (body) => ({
        ...body,
        items: body.items.map((one) => ({ ...one, ...NOTED })),
      }));
      await openComparison(page);
      await page.getByRole('button', { name: 'Nordhaven : all figures' }).click();
      await expect(page.getByRole('dialog', { name: 'Nordhaven' })).toContainText('Challenger');
    },
  },
  {
    name: 'competitor-dialog',
    as: 'reported',
    open: async (page) => {
      await page.goto('/tracker/competitive-intel');
      await page.getByRole('button', { name: 'Change Nordhaven' }).click();
      await expect(page.getByRole('dialog', { name: 'Change Nordhaven' })).toBeVisible();
    },
  },
  {
    name: 'competitors-judging',
    as: 'reported',
    open: async (page) => {
      await showPreview(page, { judged: 412 });
      await at('/tracker/competitive-intel', 'You can leave this page; it goes on.')(page);
    },
  },
  {
    name: 'competitors-preview',
    as: 'reported',
    open: async (page) => {
      await showPreview(page, { judged: 1284 });
      await at('/tracker/competitive-intel', '41 answers would newly name you')(page);
      await expect(page.getByText('“NW Books”')).toBeVisible();
    },
  },
  {
    name: 'competitors-judged',
    as: 'reported',
    open: async (page) => {
      await showPreview(page, { judged: 1284 });
      await page.goto('/tracker/competitive-intel');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(toast(page)).toContainText('Applied to all numbers and reports');
      await expect(page.getByRole('heading', { name: 'Judging again' })).toBeHidden();
    },
  },
  {
    name: 'competitors-loading',
    as: 'reported',
    open: async (page) => {
      await hold(page, /\/(api\/(brand|competitors|judgements)|functions\/brand-operations)/);
      await at('/tracker/competitive-intel', 'Your names')(page);
    },
  },
  {
    name: 'competitors-error',
    as: 'reported',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/competitors');
      await atFailure('/tracker/competitive-intel', 'Your competitors could not be loaded')(page);
    },
  },
];
