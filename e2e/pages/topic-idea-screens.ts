import { expect, type Page } from '@playwright/test';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const ADDRESS = '**/api/topic-ideas';

const questions = (...texts: string[]) => texts.map((text, at) => ({ text, is_tracked: at === 3 }));

const id = (last: number) => `00000000-0000-4000-8000-0000000004${String(last).padStart(2, '0')}`;

const idea = (topic: string, at: number, texts: string[]) => ({
  idea_key: `idea:${id(at)}`,
  source: 'category',
  topic,
  questions: questions(...texts),
  evidence: null,
  asked_at: null,
});

const IDEAS = {
  category: 'Retail',
  subcategory: 'Books, toys and gifts',
  answers_read: 84,
  ideas: [
    idea('Gifts', 1, [
      'Where do I find a special gift?',
      'Which gift shops are there in Chicago?',
      'What is a good gift under $30 for somebody who has everything?',
      'Which shops have nicer gifts than Adventure Works?',
    ]),
    idea('Where to buy', 2, [
      'Which shops give the best advice?',
      'Which shops in Chicago are worth a visit?',
      'Which shops take goods back without questions?',
    ]),
    {
      idea_key: 'name:Zentrix',
      source: 'answers',
      topic: 'Alternatives to Zentrix',
      questions: questions(
        'What are the best alternatives to Zentrix?',
        'Which alternative to Zentrix offers the best value for money?',
        'Who else should I compare with Zentrix before I decide?',
      ),
      evidence: {
        name: 'Zentrix',
        answers: 23,
        of_answers: 84,
        keywords: 9,
        items: (['openai', 'claude', 'gemini'] as const).map((channel, at) => ({
          answer_id: id(at + 20),
          keyword: ['gift books', 'running shoes', 'books about the sea for children of five and older'][at],
          channel,
        })),
      },
      asked_at: null,
    },
    {
      ...idea('Schnelle Geschenke', 3, [
        'Wo bekomme ich heute noch ein Geschenk?',
        'Welche Geschenkläden in Wien haben am Sonntag offen?',
        'Wer verpackt Geschenke unter 30 Euro am selben Tag?',
      ]),
      idea_key: 'asked:schnelle geschenke',
      source: 'assistant',
      asked_at: '2026-11-21T10:00:00.000Z',
    },
  ],
  set_aside: [
    {
      idea_key: 'name:Quvera',
      topic: 'Alternatives to Quvera',
      state: 'dismissed',
      put_off_until: null,
      decided_at: '2026-11-20T10:00:00.000Z',
    },
    {
      idea_key: `idea:${id(9)}`,
      topic: 'Clothes and shoes',
      state: 'put_off',
      put_off_until: '2026-12-18T10:00:00.000Z',
      decided_at: '2026-11-18T10:00:00.000Z',
    },
  ],
};

const openIdeas = async (page: Page, path = '/tracker/topic-ideas', text = 'Alternatives to Zentrix') => {
  await page.route(ADDRESS, (route) => route.fulfill({ json: IDEAS }));
  await at(path, text)(page);
};

/** Topic ideas in every state that looks different. */
export const TOPIC_IDEA_SCREENS: readonly Screen[] = [
  {
    name: 'topic-ideas-no-category',
    as: 'newcomer',
    open: at('/tracker/topic-ideas', 'Which kind of business are you?'),
  },
  {
    name: 'topic-ideas-none-left',
    as: 'settled',
    open: async (page) => {
      await page.route(ADDRESS, (route) => route.fulfill({ json: { ...IDEAS, ideas: [] } }));
      await at('/tracker/topic-ideas', 'No open ideas')(page);
    },
  },
  {
    name: 'topic-ideas',
    as: 'settled',
    open: async (page) => {
      await openIdeas(page);
      await page.getByRole('checkbox', { name: 'Where do I find a special gift?' }).check();
      await page.getByText('Show these answers').click();
      await expect(page.getByRole('button', { name: 'Add 1 keyword' })).toBeEnabled();
    },
  },
  {
    name: 'topic-ideas-from-answers',
    as: 'settled',
    open: async (page) => {
      const ideas = IDEAS.ideas.slice(2, 3);
      await page.route(ADDRESS, (route) =>
        route.fulfill({ json: { ...IDEAS, category: null, subcategory: null, ideas } }),
      );
      await at('/tracker/topic-ideas', 'Say in your profile')(page);
    },
  },
  {
    name: 'topic-ideas-asked-too-often',
    as: 'settled',
    provokes: /status of 429 /,
    open: async (page) => {
      await page.route('**/api/topic-ideas/ask', (route) =>
        route.fulfill({
          status: 429,
          json: {
            code: 'RATE_LIMIT_EXCEEDED',
            message: 'Ideas can be asked for every 5 minutes. Please wait a moment.',
            status: 429,
            details: { retry_after_seconds: 200 },
          },
        }),
      );
      await openIdeas(page);
      await page.getByRole('button', { name: 'Ask for ideas' }).click();
      await expect(page.getByText('Please wait a moment.')).toBeVisible();
    },
  },
  {
    name: 'topic-ideas-put-off',
    as: 'settled',
    open: (page) => openIdeas(page, '/tracker/topic-ideas?show=put-off', 'Clothes and shoes'),
  },
  {
    name: 'topic-ideas-dismissed',
    as: 'settled',
    open: (page) => openIdeas(page, '/tracker/topic-ideas?show=dismissed', 'Alternatives to Quvera'),
  },
  {
    name: 'topic-ideas-loading',
    as: 'settled',
    open: async (page) => {
      await hold(page, ADDRESS);
      await page.goto('/tracker/topic-ideas');
      await expect(page.getByText('Loading topic ideas...')).toBeAttached();
    },
  },
  {
    name: 'topic-ideas-failed',
    as: 'settled',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, ADDRESS);
      await atFailure('/tracker/topic-ideas', 'Topic ideas could not be loaded')(page);
    },
  },
];
