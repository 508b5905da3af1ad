import { expect, type Page } from '@playwright/test';
import { showEmptyResults, showNothingUsable, showWeeks } from './canned-answers.ts';
import { showTopics } from './canned-topics.ts';
import { loseConnection } from './connection.ts';
import { at, atFailure, fail, hold, pauseSome, type Screen, unfold } from './screen.ts';
import { toast } from './toast.ts';

const openKeywords = at('/tracker/keywords', '1-20 of 24');

const select = async (page: Page, ...keywords: string[]) => {
  for (const keyword of keywords)
    await page.getByRole('checkbox', { name: `Select ${keyword}`, exact: true }).check();
};

/** Keywords and their topics, in every state that looks different. */
export const KEYWORD_SCREENS: readonly Screen[] = [
  {
    name: 'topics',
    as: 'settled',
    open: async (page) => {
      await showTopics(page);
      await at('/tracker/topics', 'names you more often for')(page);
    },
  },
  { name: 'topics-unreported', as: 'settled', open: at('/tracker/topics', 'In no report yet') },
  { name: 'topics-empty', as: 'newcomer', open: at('/tracker/topics', 'No topics yet') },
  {
    name: 'topics-loading',
    as: 'settled',
    open: async (page) => {
      await hold(page, '**/api/keyword-topics');
      await page.goto('/tracker/topics');
      await expect(page.getByRole('table', { name: 'Topics' })).toHaveAttribute('aria-busy', 'true');
    },
  },
  {
    name: 'topics-failed',
    as: 'settled',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/keyword-topics');
      await atFailure('/tracker/topics', 'Your topics could not be loaded')(page);
    },
  },
  {
    name: 'topic-rename',
    as: 'settled',
    open: async (page) => {
      await at('/tracker/topics', 'In no report yet')(page);
      await page.getByRole('button', { name: 'Rename Office' }).click();
      await page.getByRole('dialog').getByLabel('Topic').fill('Shop');
      await expect(page.getByText('is there already')).toBeVisible();
    },
  },
  { name: 'keywords-empty', as: 'newcomer', open: at('/tracker/keywords', 'No keywords yet') },
  { name: 'keywords', as: 'settled', open: openKeywords },
  { name: 'keywords-page-2', as: 'settled', open: at('/tracker/keywords?page=2', '21-24 of 24') },
  {
    name: 'keywords-sorted',
    as: 'settled',
    only: 1350,
    open: async (page) => {
      await page.goto('/tracker/keywords?sort=keyword&order=asc');
      await expect(page.getByRole('columnheader', { name: 'Keyword' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    },
  },
  {
    name: 'keywords-paused',
    as: 'settled',
    open: async (page) => {
      await pauseSome(page);
      await openKeywords(page);
      await expect(page.getByText('Paused').first()).toBeVisible();
    },
  },
  {
    name: 'keyword-paused',
    as: 'reported',
    open: async (page, { keywordPath }) => {
      await pauseSome(page);
      await at(keywordPath, 'This keyword is paused.')(page);
      await expect(page.getByRole('button', { name: 'Check now' })).toBeDisabled();
    },
  },
  {
    name: 'keywords-without-answers',
    as: 'settled',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, /\/api\/visibility-results\?/);
      await atFailure('/tracker/keywords', 'Not loaded')(page);
    },
  },
  { name: 'keywords-no-match', as: 'settled', open: at('/tracker/keywords?search=zz', 'No keyword matches') },
  {
    name: 'keywords-selected',
    as: 'settled',
    open: async (page) => {
      await openKeywords(page);
      await select(page, 'running shoes', 'office chairs');
      await expect(page.getByText('2 keywords selected')).toBeVisible();
    },
  },
  {
    name: 'keywords-deleted',
    as: 'settled',
    open: async (page) => {
      // The account keeps its keywords: what is deleted here never gets to the server.
      await hold(page, '**/api/keywords/delete');
      await openKeywords(page);
      await page.getByRole('button', { name: 'Delete running shoes' }).click();
      await expect(toast(page)).toContainText('Keyword deleted');
      await toast(page).hover();
    },
  },
  {
    name: 'keywords-offline',
    as: 'settled',
    open: async (page) => {
      await openKeywords(page);
      await loseConnection(page);
      await expect(page.getByText('You are offline')).toBeVisible();
      await unfold(page, 'New keyword');
      for (const keyword of ['gift vouchers', 'audiobook subscription']) {
        await page.getByLabel('New keyword').fill(keyword);
        await page.getByRole('button', { name: 'Add keyword' }).click();
      }
      await expect(page.getByText('Offline - 2 operations queued')).toBeVisible();
      // It lies above the badge for the five seconds of its time.
      await toast(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
      await page.getByRole('button', { name: 'Offline - 2 operations queued' }).click();
      await expect(page.getByText('Add keyword: gift vouchers')).toBeVisible();
    },
  },
  {
    name: 'keywords-unfolded',
    as: 'settled',
    only: 360,
    open: async (page) => {
      await openKeywords(page);
      await unfold(page, 'New keyword');
      await unfold(page, 'Filters');
      await expect(page.getByLabel('Search intent').first()).toBeVisible();
    },
  },
  {
    name: 'keywords-topic',
    as: 'settled',
    open: async (page) => {
      await openKeywords(page);
      await select(page, 'running shoes');
      await page.getByRole('button', { name: 'Set topic' }).click();
      await expect(page.getByRole('dialog', { name: 'Topic of the keyword' })).toBeVisible();
    },
  },
  {
    name: 'keywords-loading',
    as: 'settled',
    open: async (page) => {
      await hold(page, '**/api/keywords*');
      await page.goto('/tracker/keywords');
      await expect(page.getByRole('table', { name: 'Keywords' })).toBeVisible();
    },
  },
  {
    name: 'keywords-error',
    as: 'settled',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/keywords*');
      await atFailure('/tracker/keywords', 'Your keywords could not be loaded')(page);
    },
  },
  {
    name: 'keyword-refused',
    as: 'settled',
    open: async (page) => {
      await openKeywords(page);
      await unfold(page, 'New keyword');
      await page.getByLabel('New keyword').fill('<b>');
      await page.getByRole('button', { name: 'Add keyword' }).click();
      await expect(page.getByText(/Please enter a valid keyword/)).toBeVisible();
    },
  },
  {
    name: 'keywords-question',
    as: 'settled',
    open: async (page) => {
      await openKeywords(page);
      await unfold(page, 'New keyword');
      await page.getByLabel('New keyword').fill('best coffee for small offices');
      await expect(page.getByText('which specific companies or products should I consider?')).toBeVisible();
    },
  },
  {
    name: 'keywords-own-question',
    as: 'settled',
    open: async (page) => {
      await openKeywords(page);
      await unfold(page, 'New keyword');
      await page.getByLabel('New keyword').fill('coffee');
      await page.getByRole('button', { name: 'Edit the question' }).click();
      await page.getByLabel('Question').fill('Which coffee do small offices like?');
    },
  },
  {
    name: 'keyword-question',
    as: 'reported',
    open: async (page, { keywordPath }) => {
      await page.goto(keywordPath);
      await page.getByRole('button', { name: 'Change the question' }).click();
      const dialog = page.getByRole('dialog', { name: 'What assistants are asked' });
      await dialog.getByLabel('Question').fill('Which books do children of seven like?');
      await expect(dialog.getByRole('button', { name: 'Save question' })).toBeEnabled();
    },
  },
  {
    name: 'keyword',
    as: 'reported',
    open: async (page, { keywordPath }) => {
      await page.goto(keywordPath);
      await expect(page.getByRole('table', { name: 'Newest checks' })).toBeVisible();
      await expect(
        page
          .getByRole('slider', { name: /: moment$/ })
          .locator('svg')
          .first(),
      ).toBeVisible();
      await expect(page.getByText(/in 2 answers|more answers are needed/).first()).toBeVisible();
    },
  },
  {
    name: 'keyword-weeks',
    as: 'reported',
    open: async (page, { keywordPath }) => {
      await showWeeks(page);
      await page.goto(keywordPath);
      await expect(page.getByText('Improved').first()).toBeVisible();
      await expect(page.getByText(/in 18 answers of the last 42 days/).first()).toBeVisible();
      await expect(
        page
          .getByRole('slider', { name: /: moment$/ })
          .locator('svg')
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'keyword-empty-answers',
    as: 'reported',
    open: async (page, { keywordPath }) => {
      await showEmptyResults(page);
      await at(keywordPath, 'No answer names a company')(page);
    },
  },
  {
    name: 'keyword-nothing-usable',
    as: 'reported',
    open: async (page, { keywordPath }) => {
      await showNothingUsable(page);
      await at(keywordPath, /Nothing usable came back/)(page);
    },
  },
  {
    name: 'keyword-unchecked',
    as: 'settled',
    open: async (page) => {
      await openKeywords(page);
      await page.getByRole('link', { name: 'audiobooks for age 20' }).click();
      await expect(page.getByText('Not checked yet')).toBeVisible();
    },
  },
  {
    name: 'keyword-loading',
    as: 'reported',
    open: async (page, { keywordPath }) => {
      await hold(page, /\/api\/(keywords|visibility-results|answers)/);
      await page.goto(keywordPath);
      await expect(page.getByRole('heading', { name: 'All answers' })).toBeVisible();
    },
  },
  {
    name: 'keyword-error',
    as: 'reported',
    provokes: /status of 50[04] /,
    open: async (page, { keywordPath }) => {
      await fail(page, '**/api/keywords/*/history');
      await fail(page, '**/api/answers*', 504);
      await atFailure(keywordPath, 'The history could not be loaded')(page);
      await expect(page.getByText('The answers could not be loaded')).toBeVisible();
    },
  },
  {
    name: 'keyword-missing',
    as: 'settled',
    provokes: /status of 404 /,
    open: at('/tracker/keywords/01a1fb62-272e-7e0a-ac32-a0b1df7d47db', 'This keyword was not found'),
  },
];
