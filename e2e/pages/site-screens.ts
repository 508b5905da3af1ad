import { expect, type Page } from '@playwright/test';
import { at, fail, hold, type Screen } from './screen.ts';

const AUTHOR_ID = '0199c1de-0000-7000-8000-00000000000a';

const SAID = [
  [
    'Maren Ostrowski',
    'We had judged our agency by single answers for a year. This explains what went wrong.',
  ],
  ['Tomás Ibarra', 'How many answers do you ask for per keyword?\nWe began with five and went up to ten.'],
  [
    'Priya Raman',
    'The interval is what convinced our board. https://example.com/a-long-address-without-any-place-to-break-it-anywhere-at-all-in-its-whole-length',
  ],
] as const;

const said = SAID.map(([author_name, content], index) => ({
  id: `0199c1de-0000-7000-8000-00000000001${index}`,
  author_name,
  content,
  created_at: `2026-11-1${index}T09:00:00.000Z`,
}));
const DISCUSSION = { likes: 12, comments: said };
const MY_PART = {
  is_liked: true,
  comments: [
    {
      id: '0199c1de-0000-7000-8000-000000000019',
      content: 'I count my answers now.',
      state: 'pending',
      created_at: '2026-11-20T09:00:00.000Z',
    },
  ],
};
const COMMENTS = {
  items: said.map(({ author_name, ...comment }, index) => ({
    ...comment,
    state: 'pending',
    author: { id: AUTHOR_ID, full_name: author_name, email: `reader-${index}@example.com` },
    post: { slug: 'why-one-answer-proves-nothing', title: 'Why one answer proves nothing' },
  })),
  total: said.length,
  page: 1,
  page_size: 20,
};

/** The form of a page, by its title. */
async function openPage(page: Page, title: RegExp): Promise<void> {
  await at('/admin/cms', /^[\d,]+ (page|pages)/)(page);
  await page.getByRole('button', { name: title }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** What visitors read, and where administrators write it. */
export const SITE_SCREENS: readonly Screen[] = [
  { name: 'page-about', as: 'visitor', open: at('/pages/about-us', /hold ourselves to/) },
  { name: 'page-privacy', as: 'visitor', open: at('/pages/privacy', 'Privacy') },
  { name: 'page-terms', as: 'visitor', open: at('/pages/terms', 'Terms of Services') },
  {
    name: 'page-help',
    as: 'visitor',
    open: async (page) => {
      await at('/pages/help', 'Help')(page);
      const address = page.getByRole('article').getByRole('link', { name: 'help@answerscope.example' });
      await expect(address).toBeVisible();
    },
  },
  { name: 'page-brand', as: 'visitor', open: at('/pages/brand', 'Brand') },
  {
    name: 'page-missing',
    as: 'visitor',
    provokes: /status of 404 /,
    open: at('/pages/nowhere', 'Page Not Found'),
  },
  { name: 'blog', as: 'visitor', open: at('/blog', 'Blog') },
  { name: 'post', as: 'visitor', open: at('/blog/why-one-answer-proves-nothing', /answer/i) },
  ...(['visitor', 'newcomer'] as const).map(
    (as): Screen => ({
      name: `post-discussed-by-${as}`,
      as,
      open: async (page) => {
        await page.route('**/api/posts/*/discussion', (route) => route.fulfill({ json: DISCUSSION }));
        await page.route('**/api/posts/*/my-part', (route) => route.fulfill({ json: MY_PART }));
        await at('/blog', 'Blog')(page);
        await page.getByRole('link', { name: 'Why one answer proves nothing' }).click();
        await expect(page.getByText('12 readers like this')).toBeVisible();
        if (as === 'newcomer') await expect(page.getByText('Waits for approval')).toBeVisible();
      },
    }),
  ),
  {
    name: 'post-discussion-failed',
    as: 'newcomer',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/posts/*/discussion');
      await fail(page, '**/api/posts/*/my-part');
      await at('/blog', 'Blog')(page);
      await page.getByRole('link', { name: 'Why one answer proves nothing' }).click();
      await expect(page.getByText('The comments could not be loaded.')).toBeVisible();
    },
  },
  {
    name: 'author',
    as: 'visitor',
    open: async (page) => {
      const author = { id: AUTHOR_ID, full_name: 'Maren Ostrowski', avatar_url: '/brand/mark.png' };
      await page.route('**/api/users/*', (route) => route.fulfill({ json: author }));
      await page.route('**/api/users/*/posts', async (route) =>
        route.fulfill({ response: await route.fetch({ url: new URL('/api/posts', page.url()).href }) }),
      );
      await at('/blog', 'Blog')(page);
      await page.evaluate(`history.pushState(null, '', '/blog/authors/${AUTHOR_ID}')`);
      await expect(page.getByRole('heading', { name: 'Maren Ostrowski' })).toBeVisible();
    },
  },
  {
    name: 'preview-ended',
    as: 'visitor',
    provokes: /status of 404 /,
    open: at('/preview/none', 'This preview has ended'),
  },
  {
    name: 'preview',
    as: 'administrator',
    open: async (page) => {
      await openPage(page, /^Privacy/);
      await page.getByText('Preview', { exact: true }).click();
      const link = page.getByRole('link', { name: 'Open the preview' });
      await page.goto((await link.getAttribute('href')) ?? '');
      await expect(page.getByText('Preview: the page as it is saved.')).toBeVisible();
    },
  },
  { name: 'changelog', as: 'visitor', open: at('/changelog', 'Changelog') },
  { name: 'admin-cms', as: 'administrator', open: at('/admin/cms', /^[\d,]+ (page|pages)/) },
  {
    name: 'admin-cms-page',
    as: 'administrator',
    open: async (page) => {
      await openPage(page, /^Privacy/);
      await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
    },
  },
  {
    name: 'admin-cms-link',
    as: 'administrator',
    open: async (page) => {
      await openPage(page, /^Brand/);
      await page.getByRole('textbox', { name: 'Content' }).locator('img').click();
      await expect(page.getByLabel('Text for people who cannot see it')).toBeVisible();
      await page.getByRole('button', { name: 'Link', exact: true }).click();
      await page.getByLabel('Address of the link').fill('javascript:alert(1)');
      await page.getByRole('button', { name: 'Set link' }).click();
      await page.getByLabel('Address of the link').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'admin-cms-preview',
    as: 'administrator',
    open: async (page) => {
      await openPage(page, /^Privacy/);
      await page.getByText('Preview', { exact: true }).click();
      await expect(page.getByRole('link', { name: 'Open the preview' })).toBeVisible();
    },
  },
  { name: 'admin-claims', as: 'administrator', open: at('/admin/claims', /^[\d,]+ (claim|claims)/) },
  {
    name: 'admin-claim',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/claims', /^[\d,]+ (claim|claims)/)(page);
      await page.getByRole('button', { name: '99.9%', exact: true }).click();
      await expect(page.getByRole('dialog').getByLabel('Of what')).toBeVisible();
    },
  },
  {
    name: 'admin-comments-none',
    as: 'administrator',
    open: at('/admin/comments', 'No comments are waiting'),
  },
  {
    name: 'admin-comments',
    as: 'administrator',
    open: async (page) => {
      await page.route('**/api/admin/comments?**', (route) => route.fulfill({ json: COMMENTS }));
      await at('/admin/comments', '3 comments waiting for a look')(page);
    },
  },
  {
    name: 'admin-comments-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, '**/api/admin/comments?**');
      await at('/admin/comments', 'Loading comments...')(page);
    },
  },
  {
    name: 'admin-comments-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/admin/comments?**');
      await at('/admin/comments', 'The comments could not be loaded')(page);
    },
  },
  {
    name: 'admin-comment-rejected',
    as: 'administrator',
    open: async (page) => {
      await page.route('**/api/admin/comments?**', (route) => route.fulfill({ json: COMMENTS }));
      await at('/admin/comments', '3 comments waiting for a look')(page);
      await page.getByRole('button', { name: 'Reject' }).first().click();
      await expect(page.getByRole('dialog')).toContainText('1 comment is not shown.');
    },
  },
];
