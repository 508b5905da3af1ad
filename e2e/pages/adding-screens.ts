import { contract } from '@answerscope/contract';
import { expect, type Page } from '@playwright/test';
import { reply } from './replies.ts';
import { at, look, screensOf } from './screen.ts';

const BATCH_ID = '00000000-0000-4000-8000-000000000002';
const GENERATED = [
  ['woran erkennt man gute Bäckereien', 'Auswahl', 'informational'],
  ['beste Bäckereien in Wien', 'Empfehlungen', 'commercial'],
  ['Hochzeitstorten mit glutenfreiem Biskuit und regionalen Zutaten bestellen', 'Torten', 'transactional'],
  ['Bäckereien am Sonntag geöffnet', 'Anbietersuche', 'local'],
  ['Bäckereien Verzeichnis', 'Anbietersuche', 'navigational'],
] as const;

/** Eighteen generated keywords that wait to be chosen from. */
const showGenerated = (page: Page) =>
  reply(page, contract.keywords.get_open_batch, {
    batch: {
      batch_id: BATCH_ID,
      keywords: Array.from({ length: 18 }, (_, index) => {
        const [keyword, topic, search_intent] = GENERATED[index % GENERATED.length] ?? GENERATED[0];
        return {
          keyword: index < GENERATED.length ? keyword : `${keyword} ${index}`,
          topic,
          search_intent,
          is_ai_generated: true,
          generation_batch_id: BATCH_ID,
          is_paused: true,
        };
      }),
      room: 5,
      room_later: 5,
    },
  });

const FILE = { name: 'keywords.csv', mimeType: 'text/csv' };

/** How keywords get into the list. */
export const ADDING_SCREENS = [
  ...screensOf('start', 'newcomer', {
    'start-keywords': look({ isFixed: true }, async (page) => {
      await showGenerated(page);
      await at('/start', 'Free has room for 5 keywords')(page);
    }),
  }),
  ...screensOf('add-keywords', 'newcomer', {
    'add-keywords-ai-choice': async (page) => {
      await showGenerated(page);
      await at('/tracker/add-keywords?from=ai', 'keywords selected')(page);
    },
  }),
  ...screensOf('add-keywords', 'settled', {
    'add-keywords-ai': at('/tracker/add-keywords?from=ai', 'What you offer'),
    'add-keywords-preview': look({ isFixed: true }, async (page) => {
      await page.goto('/tracker/add-keywords?from=list');
      const many = Array.from({ length: 90 }, (_, index) => `books for month ${index + 1}`);
      const list = ['gift books\tShop', 'Gift  BOOKS', 'running shoes', '<b>bold</b>', ...many];
      await page.getByLabel('Keywords', { exact: true }).fill(list.join('\n'));
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByText('76 keywords ready to add')).toBeVisible();
    }),
    'add-keywords-columns': look({ isFixed: true }, async (page) => {
      await page.goto('/tracker/add-keywords?from=file');
      const csv = 'Rank,What people type,Hits,Where\n1,coffee subscription,900,Shop\n2,espresso machine,20,';
      const input = page.getByLabel('Choose a CSV file');
      await input.setInputFiles({ ...FILE, buffer: Buffer.from(csv) });
      await expect(page.getByRole('table', { name: 'First rows of keywords.csv' })).toBeVisible();
    }),
  }),
];
