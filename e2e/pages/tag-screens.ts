import { expect, type Page } from '@playwright/test';
import { alter, at, atFailure, fail, hold, type Screen } from './screen.ts';

const COLORS = [
  '#3B82F6',
  '#10B981',
  '#F59E0B',
  '#EF4444',
  '#8B5CF6',
  '#06B6D4',
  '#84CC16',
  '#F97316',
] as const;
const NAMES = [
  'Advice and recommendations for people who begin to read',
  'Bestsellers',
  'Core',
  'Familien',
  'Gifts',
  'Office',
  'Q4 campaign',
  '文学',
];

const tag = (name: string, index: number) => ({
  id: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
  name,
  color: COLORS[index % COLORS.length],
  keyword_count: index === 2 ? 0 : 3 + index * 7,
});
const TAGS = NAMES.map(tag);

const rate = (mentions: number, answers: number) => ({
  rate: mentions / answers,
  interval: { low: Math.max(0, mentions / answers - 0.14), high: Math.min(1, mentions / answers + 0.16) },
  keywords: 9,
  answers,
  mentions,
  window_days: 28,
  since: '2026-11-01T10:00:00.000Z',
  until: '2026-11-22T10:00:00.000Z',
});

const VERDICTS = ['improved', 'no_detectable_change', 'not_enough_data', 'declined'] as const;

const numbers = (current: ReturnType<typeof rate> | null, index: number) => ({
  current,
  empty_answers: index % 3,
  change: {
    verdict: VERDICTS[index % VERDICTS.length],
    earlier: current,
    recent: current,
    p_value: 0.01,
    q_value: 0.02,
    is_one_keyword: false,
    missing_answers: VERDICTS[index % VERDICTS.length] === 'not_enough_data' ? 6 : 0,
    possible_from: null,
  },
});

const channel = (name: string, least: number) => ({
  channel: name,
  report_id: '00000000-0000-4000-8000-000000000300',
  all: rate(least + 40, 180),
  tags: TAGS.map(({ id }, index) => ({
    tag_id: id,
    numbers:
      index === 2
        ? null
        : numbers(index === 5 ? null : index === 3 ? rate(1, 1) : rate(least + index, 20 + index * 4), index),
  })),
  untagged: numbers(rate(least, 24), 1),
});

/** Tags of weeks: one without a keyword, one with a single answer. */
const showTagReport = (page: Page, channels: readonly string[]) =>
  page.route('**/api/tag-report', (route) =>
    route.fulfill({
      json: {
        tags: TAGS,
        untagged_keywords: 3,
        channels: channels.map((name, index) => channel(name, 4 + index)),
      },
    }),
  );

const showTags = (page: Page) =>
  page.route('**/functions/tag-operations/get-tags', (route) => route.fulfill({ json: { tags: TAGS } }));

const showActivity = (page: Page) =>
  page.route('**/functions/tag-operations/analytics', (route) =>
    route.fulfill({
      json: {
        usage_stats: {
          total_tags: TAGS.length,
          total_relationships: 120,
          avg_keywords_per_tag: 15,
          most_used_tags: TAGS.slice(0, 3),
        },
        recent_activity: (['add', 'create', 'merge', 'remove'] as const).map((operation_type, index) => ({
          operation_type,
          tag_name: NAMES[index],
          keywords_affected: index * 12,
          created_at: `2026-11-2${4 - index}T10:00:00.000Z`,
        })),
      },
    }),
  );

const openTags = async (page: Page, channels = ['openai', 'gemini', 'claude', 'perplexity']) => {
  await showTagReport(page, channels);
  await showActivity(page);
  await at('/tracker/tags', 'Recent activity')(page);
};

/** Keywords of the list with tags on them: none, one, and more than are shown. */
const showTaggedKeywords = (page: Page) =>
  alter<{ items: object[]; tags: object[] }>(page, /\/api\/keywords\?/, (body) => ({
    ...body,
    tags: TAGS,
    items: body.items.map((item, index) => ({
      ...item,
      tags: TAGS.slice(index % 3, (index % 3) + ((index * 3) % 7)).map(({ id, name, color }) => ({
        id,
        name,
        color,
      })),
    })),
  }));

/** Tags in every state that looks different: their page, and where keywords have them. */
export const TAG_SCREENS: readonly Screen[] = [
  { name: 'tags-empty', as: 'newcomer', open: at('/tracker/tags', 'No tags yet') },
  { name: 'tags', as: 'settled', open: (page) => openTags(page) },
  { name: 'tags-one-assistant', as: 'settled', open: (page) => openTags(page, ['openai']) },
  {
    name: 'tags-unreported',
    as: 'settled',
    open: async (page) => {
      await openTags(page, []);
      await expect(page.getByText('after the first check of all keywords')).toBeVisible();
    },
  },
  {
    name: 'tags-loading',
    as: 'settled',
    open: async (page) => {
      await hold(page, '**/api/tag-report');
      await page.goto('/tracker/tags');
      await expect(page.getByRole('table', { name: 'Tags' })).toBeVisible();
    },
  },
  {
    name: 'tags-failed',
    as: 'settled',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/tag-report');
      await atFailure('/tracker/tags', 'Your tags could not be loaded')(page);
    },
  },
  {
    name: 'tags-change',
    as: 'settled',
    open: async (page) => {
      await openTags(page);
      await page.getByRole('button', { name: 'Change Gifts' }).click();
      await expect(page.getByRole('dialog', { name: 'Change “Gifts”' })).toBeVisible();
    },
  },
  {
    name: 'tags-merge',
    as: 'settled',
    open: async (page) => {
      await openTags(page);
      await page.getByRole('button', { name: 'Merge Gifts' }).click();
      await expect(page.getByRole('dialog', { name: 'Merge “Gifts” into another tag' })).toBeVisible();
    },
  },
  {
    name: 'tags-delete',
    as: 'settled',
    open: async (page) => {
      await openTags(page);
      await page.getByRole('button', { name: 'Delete Gifts' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete “Gifts”?' })).toBeVisible();
    },
  },
  {
    name: 'keywords-tagged',
    as: 'settled',
    open: async (page) => {
      await showTaggedKeywords(page);
      await at('/tracker/keywords', '1-20 of 24')(page);
      await expect(page.getByText(/^\d more$/).first()).toBeVisible();
    },
  },
  {
    name: 'keywords-tag',
    as: 'settled',
    open: async (page) => {
      await showTags(page);
      await showTaggedKeywords(page);
      await at('/tracker/keywords', '1-20 of 24')(page);
      await page.getByRole('checkbox', { name: 'Select running shoes', exact: true }).check();
      await page.getByRole('button', { name: 'Tag', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Tags of 1 keyword' });
      await dialog.getByRole('checkbox', { name: /^Office/ }).check();
      await expect(dialog.getByRole('button', { name: 'Add 1 tag' })).toBeEnabled();
    },
  },
  {
    name: 'keywords-tag-first',
    as: 'settled',
    open: async (page) => {
      await at('/tracker/keywords', '1-20 of 24')(page);
      await page.getByRole('checkbox', { name: 'Select running shoes', exact: true }).check();
      await page.getByRole('button', { name: 'Tag', exact: true }).click();
      await page.getByRole('dialog').getByLabel('Tags to add').fill('Office; home');
      await expect(page.getByText('A tag name cannot contain a comma or a semicolon')).toBeVisible();
      await expect(page.getByText('No tags yet: type a name to add the first one.')).toBeVisible();
    },
  },
  {
    name: 'keyword-tags',
    as: 'reported',
    open: async (page, { keywordPath }) => {
      await page.route('**/functions/tag-operations/keyword-tags', (route) =>
        route.fulfill({
          json: {
            keyword_id: keywordPath.split('/').at(-1),
            tags: TAGS.slice(0, 4).map(({ id, name, color }) => ({ id, name, color })),
          },
        }),
      );
      await at(keywordPath, 'Familien')(page);
    },
  },
  {
    name: 'keyword-tags-failed',
    as: 'reported',
    provokes: /status of 500 /,
    open: async (page, { keywordPath }) => {
      await fail(page, '**/functions/tag-operations/keyword-tags');
      await atFailure(keywordPath, 'Could not be loaded')(page);
    },
  },
];
