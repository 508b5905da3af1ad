import { contract } from '@answerscope/contract';
import { expect, type Page } from '@playwright/test';
import { reply } from './replies.ts';
import { at, look, screensOf } from './screen.ts';

const SAID = [
  {
    name: 'Maren Ostrowski',
    role: 'Head of Marketing, Fjordline Bikes',
    content:
      'We saw within a week that assistants named two rivals and never us, and where they had it from.',
  },
  {
    name: 'Tomás Ibarra',
    role: 'Owner, Ibarra Roofing',
    content: 'Every number opens the answers behind it.\nThat ended our discussions.',
  },
  {
    name: 'Priya Raman',
    role: 'Growth, Kestrel Software',
    content:
      'It tells a real change from chance. https://example.com/a-long-address-without-any-place-to-break-it-anywhere-at-all-in-its-whole-length',
  },
  {
    name: 'Lena Vogt',
    role: 'Managing Director, Vogt & Töchter',
    content: 'Our dealers now ask for the report.',
  },
  { name: 'Jonas Lindqvist', role: 'Founder, Nordlys Coffee', content: 'Four assistants, one measure.' },
];

const openComments = async (page: Page) => {
  await reply(page, contract.admin.list_comments, {
    items: SAID.slice(0, 3).map(({ name, content }) => ({
      content,
      author: { full_name: name, email: 'reader@example.com' },
      post: { slug: 'why-one-answer-proves-nothing', title: 'Why one answer proves nothing' },
    })),
    total: 3,
    page: 1,
    page_size: 20,
  });
  await at('/admin/comments', '3 comments to review')(page);
};

/** The form of a page, by its title. */
async function openPage(page: Page, title: RegExp): Promise<void> {
  await at('/admin/cms', /^[\d,]+ (page|pages)/)(page);
  await page.getByRole('button', { name: title }).first().click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Content' })).toBeVisible();
}

const WRITING_SCREENS = [
  ...screensOf('admin-cms', 'administrator', {
    'admin-cms-page': look({ isFixed: true }, (page) => openPage(page, /^Privacy/)),
    'admin-cms-link': async (page) => {
      await openPage(page, /^Brand/);
      await page.getByRole('textbox', { name: 'Content' }).locator('img').click();
      await expect(page.getByLabel('Text for people who cannot see it')).toBeVisible();
      await page.getByRole('button', { name: 'Link', exact: true }).click();
      await page.getByLabel('Address of the link').fill('javascript:alert(1)');
      await page.getByRole('button', { name: 'Set link' }).click();
      await page.getByLabel('Address of the link').scrollIntoViewIfNeeded();
    },
  }),
  ...screensOf('admin-comments', 'administrator', {
    'admin-comments': openComments,
  }),
  ...screensOf('admin-testimonials', 'administrator', {
    'admin-testimonials': async (page) => {
      const items = SAID.map((said, index) => ({
        ...said,
        is_active: index !== 3,
        sort_order: index,
        version: 1,
      }));
      await reply(page, contract.admin.testimonials.list, { items, total: 5, page: 1, page_size: 50 });
      await at('/admin/testimonials', '5 testimonials')(page);
    },
  }),
];

/** What visitors read, and where administrators write it. */
export const SITE_SCREENS = [
  ...screensOf('landing', 'visitor', {
    'landing-testimonials': look({ isFixed: true }, async (page) => {
      await reply(page, contract.content.list_shown_testimonials, SAID);
      await page.goto('/pages/how-it-works');
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page.getByText('Is your brand mentioned by')).toBeVisible();
      await expect(page.getByRole('region', { name: 'What our users say' })).toBeVisible();
    }),
    'site-menu': look({ only: 360, isFixed: true }, async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
    }),
  }),
  ...screensOf('landing', 'settled', { 'landing-signed-in': look({ only: 1350 }, at('/', 'Welcome, ')) }),
  ...screensOf('faqs', 'visitor', {
    'faqs-searched': async (page) => {
      await at('/faqs', 'Which AI platforms do you track?')(page);
      await page.getByLabel('Search the questions').fill('sources');
      await expect(page.getByRole('status').filter({ hasText: '1 of 4 questions' })).toBeVisible();
    },
  }),
  ...screensOf('blog', 'newcomer', {
    'post-discussed': look({ isFixed: true }, async (page) => {
      await reply(page, contract.content.get_discussion, {
        likes: 12,
        comments: SAID.slice(0, 3).map(({ name, content }) => ({ author_name: name, content })),
      });
      await reply(page, contract.content.get_my_part, {
        is_liked: true,
        // A comment of one's own that is also among the shown ones is listed once.
        comments: [
          {
            id: '0199c1de-0000-7000-8000-000000000019',
            content: 'I count my answers now.',
            state: 'pending',
          },
        ],
      });
      await at('/blog', 'Blog')(page);
      await page.getByRole('link', { name: 'Why one answer proves nothing' }).click();
      await expect(page.getByText('12 readers like this')).toBeVisible();
      await expect(page.getByText('Waiting for approval')).toBeVisible();
    }),
  }),
  ...WRITING_SCREENS,
];
