import { contract } from '@answerscope/contract';
import { expect, type Page } from '@playwright/test';
import { showKeywordWeeks } from './canned-history.ts';
import { showKeywordTags, showTaggedKeywords, showTagReport, showTags } from './canned-tags.ts';
import { showTopicIdeas } from './canned-topic-ideas.ts';
import { showTopics } from './canned-topics.ts';
import { alterReply } from './replies.ts';
import { NO_ID } from './routes.ts';
import { at, drawn, look, screensOf, unfold } from './screen.ts';
import { toast } from './toast.ts';

const openKeywords = at('/tracker/keywords', '1-20 of 24');

const select = async (page: Page, ...keywords: string[]) => {
  for (const keyword of keywords)
    await page.getByRole('checkbox', { name: `Select ${keyword}`, exact: true }).check();
};

async function openTags(page: Page): Promise<void> {
  await showTagReport(page);
  await at('/tracker/tags', 'Recent activity')(page);
}

const TOPIC_SCREENS = [
  ...screensOf('topics', 'settled', {
    topics: look({ isFixed: true }, async (page) => {
      await showTopics(page);
      await at('/tracker/topics', 'your strongest')(page);
      await page.getByText('By assistant').click();
    }),
    'topic-rename': async (page) => {
      await at('/tracker/topics', 'No counted answers in this period')(page);
      await page.getByRole('button', { name: 'Rename Office' }).click();
      await page.getByRole('dialog').getByLabel('Topic').fill('Shop');
      await expect(page.getByText('already exists')).toBeVisible();
    },
  }),
  ...screensOf('topic-ideas', 'settled', {
    'topic-ideas': look({ isFixed: true }, async (page) => {
      await showTopicIdeas(page);
      await at('/tracker/topic-ideas', 'Alternatives to Zentrix')(page);
      await page.getByRole('checkbox', { name: 'Where do I find a special gift?' }).check();
      await page.getByText('Show these answers').click();
      await expect(page.getByRole('button', { name: 'Add 1 keyword' })).toBeEnabled();
    }),
    'topic-ideas-put-off': async (page) => {
      await showTopicIdeas(page);
      await at('/tracker/topic-ideas?show=put-off', 'Clothes and shoes')(page);
    },
  }),
];

const TAG_SCREENS = screensOf('tags', 'settled', {
  tags: look({ isFixed: true }, openTags),
  'tags-change': async (page) => {
    await openTags(page);
    await page.getByRole('button', { name: 'Change Gifts' }).click();
    await expect(page.getByRole('dialog', { name: 'Change “Gifts”' })).toBeVisible();
  },
  'tags-merge': async (page) => {
    await openTags(page);
    await page.getByRole('button', { name: 'Merge Gifts' }).click();
    await expect(page.getByRole('dialog', { name: 'Merge “Gifts” into another tag' })).toBeVisible();
  },
});

/** The list of keywords, one keyword, and what keywords are grouped by. */
export const KEYWORD_SCREENS = [
  ...TOPIC_SCREENS,
  ...TAG_SCREENS,
  ...screensOf('keywords', 'settled', {
    keywords: openKeywords,
    'keywords-paused': async (page) => {
      await alterReply(page, contract.keywords.list_keywords, (body) => ({
        ...body,
        items: body.items.map((one, index) => ({ ...one, is_paused: index % 3 === 0 })),
      }));
      await openKeywords(page);
      await expect(page.getByText('Paused').first()).toBeVisible();
    },
    'keywords-selected': look({ isFixed: true }, async (page) => {
      await openKeywords(page);
      await select(page, 'running shoes', 'office chairs');
      await expect(page.getByText('2 selected')).toBeVisible();
    }),
    'keywords-deleted': async (page) => {
      // Others look at the same account, and a page that is left sends its deletion: it is of no keyword.
      await alterReply(page, contract.keywords.list_keywords, (body) => ({
        ...body,
        items: body.items.map((one) => (one.keyword === 'running shoes' ? { ...one, id: NO_ID } : one)),
      }));
      await openKeywords(page);
      await page.getByRole('button', { name: 'Delete running shoes' }).click();
      await expect(toast(page)).toContainText('Keyword deleted');
      await toast(page).hover();
    },
    'keywords-unfolded': look({ only: 360, isFixed: true }, async (page) => {
      await openKeywords(page);
      await page.getByRole('button', { name: 'New keyword', exact: true }).click();
      await unfold(page, 'Filters');
      await expect(page.getByLabel('Search intent').first()).toBeVisible();
    }),
    'keywords-topic': async (page) => {
      await openKeywords(page);
      await select(page, 'running shoes');
      await page.getByRole('button', { name: 'Set topic' }).click();
      await expect(page.getByRole('dialog', { name: 'Topic of the keyword' })).toBeVisible();
    },
    'keywords-own-question': async (page) => {
      await openKeywords(page);
      await page.getByRole('button', { name: 'New keyword', exact: true }).click();
      await page.getByLabel('New keyword').fill('best coffee for small offices');
      await expect(page.getByText('which specific companies or products should I consider?')).toBeVisible();
      await page.getByRole('button', { name: 'Edit the question' }).click();
      await page.getByLabel('Question').fill('Which coffee do small offices like?');
    },
    'keywords-tagged': async (page) => {
      await showTaggedKeywords(page);
      await openKeywords(page);
      await expect(
        page
          .getByRole('table')
          .getByText(/^Bestsellers/)
          .first(),
      ).toBeVisible();
    },
    'keywords-tag': look({ isFixed: true }, async (page) => {
      await showTags(page);
      await showTaggedKeywords(page);
      await openKeywords(page);
      await select(page, 'running shoes');
      await page.getByRole('button', { name: 'Tag', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Tags of 1 keyword' });
      await dialog.getByRole('checkbox', { name: /^Office/ }).check();
      await expect(dialog.getByRole('button', { name: 'Add 1 tag' })).toBeEnabled();
    }),
  }),
  ...screensOf('keyword', 'reported', {
    keyword: async (page, { keywordPath }) => {
      await page.goto(keywordPath);
      await expect(page.getByRole('table', { name: 'Newest checks' })).toBeVisible();
      await drawn(page);
      await expect(page.getByText(/Trend from about|Not enough answers for a trend/).first()).toBeVisible();
    },
    'keyword-weeks': look({ isFixed: true }, async (page, { keywordPath }) => {
      await showKeywordWeeks(page);
      await showKeywordTags(page);
      await page.goto(keywordPath);
      await expect(page.getByText('Improved').first()).toBeVisible();
      await expect(page.getByText('Familien')).toBeVisible();
      await drawn(page);
    }),
    'keyword-question': async (page, { keywordPath }) => {
      await page.goto(keywordPath);
      await page.getByRole('button', { name: 'Change the question' }).click();
      const dialog = page.getByRole('dialog', { name: 'Question to the assistants' });
      await dialog.getByLabel('Question').fill('Which books do children of seven like?');
      await expect(dialog.getByRole('button', { name: 'Save question' })).toBeEnabled();
    },
  }),
];
