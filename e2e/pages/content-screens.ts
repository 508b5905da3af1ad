import { expect, type Page } from '@playwright/test';
import { at, fail, type Screen } from './screen.ts';

const SAID = [
  [
    'Maren Ostrowski',
    'Head of Marketing, Fjordline Bikes',
    'We saw within a week that assistants named two rivals and never us, and which pages they had it from.',
  ],
  [
    'Tomás Ibarra',
    'Owner, Ibarra Roofing',
    'Every number opens the answers behind it. That ended our discussions.',
  ],
  [
    'Priya Raman',
    'Growth, Kestrel Software',
    'It tells a real change from chance. We stopped chasing noise.',
  ],
  [
    'Lena Vogt',
    'Managing Director, Vogt & Töchter',
    'Our dealers now ask for the monthly report before we send it.',
  ],
  [
    'Samuel Adeyemi',
    'SEO lead, Brightwell',
    'I read the full answers, with our name marked in them. No other tool showed me those.',
  ],
  [
    'Claire Fontaine',
    'Communications, Maison Orme',
    'Set up over lunch, first report before the coffee was cold.',
  ],
  ['Jonas Lindqvist', 'Founder, Nordlys Coffee', 'Four assistants, one measure.'],
] as const;

const testimonials = SAID.map(([name, role, content], index) => ({
  id: `0199c1de-0000-7000-8000-00000000000${index}`,
  name,
  role,
  content,
}));

/** The landing page as its program shows it, reached from another page of the site. */
async function openLanding(page: Page): Promise<void> {
  await page.goto('/pages/how-it-works');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByText('Is your brand named by')).toBeVisible();
}

/** What administrators keep for visitors, and how visitors see it, in every state that looks different. */
export const CONTENT_SCREENS: readonly Screen[] = [
  {
    name: 'landing-testimonials',
    as: 'visitor',
    open: async (page) => {
      await page.route('**/api/testimonials', (route) => route.fulfill({ json: testimonials }));
      await openLanding(page);
      await expect(page.getByRole('region', { name: 'What our users say' })).toBeVisible();
    },
  },
  { name: 'faqs', as: 'visitor', open: at('/faqs', 'Which AI platforms do you track?') },
  {
    name: 'faqs-searched',
    as: 'visitor',
    open: async (page) => {
      await at('/faqs', 'Which AI platforms do you track?')(page);
      await page.getByLabel('Search the questions').fill('interval');
      await expect(page.getByRole('status').filter({ hasText: '1 of 4 questions' })).toBeVisible();
    },
  },
  {
    name: 'faqs-nothing-found',
    as: 'visitor',
    open: async (page) => {
      await at('/faqs', 'Which AI platforms do you track?')(page);
      await page.getByLabel('Search the questions').fill('gardening');
      await expect(page.getByText('No question matches. Please try other words.')).toBeVisible();
    },
  },
  {
    name: 'faqs-by-category',
    as: 'visitor',
    open: async (page) => {
      const question = (id: string, text: string) => ({ id, question: text, answer: 'It is said here.' });
      await page.route('**/api/faqs', (route) =>
        route.fulfill({
          json: [
            { category: 'Prices', questions: [question('1', 'What does a check cost?')] },
            {
              category: 'Answers',
              questions: [question('2', 'Who reads my answers?'), question('3', 'How long are they kept?')],
            },
            { category: null, questions: [question('4', 'Where do I write to?')] },
          ],
        }),
      );
      await page.goto('/pages/how-it-works');
      // A document would bring its own questions along; a step inside the program asks for them.
      await page.evaluate("history.pushState(null, '', '/faqs')");
      await expect(page.getByRole('heading', { name: 'Other questions' })).toBeVisible();
    },
  },
  { name: 'admin-faqs', as: 'administrator', open: at('/admin/faqs', /^[\d,]+ FAQ items$/) },
  {
    name: 'admin-faq-item',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/faqs', /^[\d,]+ FAQ items$/)(page);
      await page.getByRole('button', { name: 'Which AI platforms do you track?', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Category' })).toHaveValue(
        'General',
      );
      await page.getByRole('dialog').getByRole('combobox', { name: 'Category' }).click();
      await expect(page.getByRole('option', { name: 'No category' })).toBeVisible();
    },
  },
  {
    name: 'admin-faq-categories',
    as: 'administrator',
    open: at('/admin/faqs/categories', /^[\d,]+ (category|categories)$/),
  },
  {
    name: 'admin-testimonials',
    as: 'administrator',
    open: async (page) => {
      const state = {
        is_active: true,
        version: 1,
        created_at: '2026-11-02T09:00:00.000Z',
        updated_at: '2026-11-02T09:00:00.000Z',
        deleted_at: null,
      };
      const items = testimonials.map((said, index) => ({
        ...said,
        ...state,
        sort_order: index,
        is_active: index !== 3,
      }));
      await page.route('**/api/admin/testimonials?**', (route) =>
        route.fulfill({ json: { items, total: items.length, trashed: 0, page: 1, page_size: 50 } }),
      );
      await at('/admin/testimonials', '7 testimonials')(page);
    },
  },
  {
    name: 'admin-testimonials-empty',
    as: 'administrator',
    open: at('/admin/testimonials', 'No testimonials yet'),
  },
  {
    name: 'admin-testimonials-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/admin/testimonials?**');
      await at('/admin/testimonials', 'Failed to fetch testimonials')(page);
    },
  },
  {
    name: 'admin-testimonial-refused',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await at('/admin/testimonials', 'No testimonials yet')(page);
      await fail(page, '**/api/admin/testimonials');
      await page.getByRole('button', { name: 'New testimonial' }).first().click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel('Name').fill('Maren Ostrowski');
      await sheet.getByLabel('Role').fill('Head of Marketing, Fjordline Bikes');
      await sheet.getByLabel('What they say').fill('Every number opens the answers behind it.');
      await sheet.getByRole('button', { name: 'Create testimonial' }).click();
      await expect(sheet.getByRole('alert')).toContainText('Failed to create testimonial: ');
    },
  },
];
