import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator, trashAll } from '../pages/back-office.ts';
import { toast } from '../pages/toast.ts';

/** How soon visitors see what an administrator changed. */
const SEEN_WITHIN_MS = 1_000;

/** A page as it is without its program. */
const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text();

async function expectPage(page: Page, path: string, holds: (html: string) => boolean): Promise<void> {
  await expect
    .poll(async () => holds(await htmlOf(page, path)), { timeout: SEEN_WITHIN_MS, intervals: [100] })
    .toBe(true);
}

async function addTestimonial(admin: Page, name: string): Promise<void> {
  await admin.getByRole('button', { name: 'New testimonial' }).first().click();
  const sheet = admin.getByRole('dialog');
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Role').fill('Owner, Contoso');
  await sheet.getByLabel('What they say').fill(`${name} reads the answers.`);
  await sheet.getByRole('button', { name: 'Create testimonial' }).click();
  await expect(toast(admin)).toContainText('Testimonial created successfully');
  await expect(sheet).toBeHidden();
}

test('a testimonial is on the landing page as soon as it was added, scrolls until somebody looks closer, and goes with the last one', async ({
  page,
  browser,
}) => {
  const admin = await openAsAdministrator(browser, '/admin/testimonials', 'Testimonials');
  expect(await htmlOf(page, '/')).not.toContain('What our users say');
  await addTestimonial(admin, 'Ada');
  await addTestimonial(admin, 'Birgit');
  await expectPage(page, '/', (html) => html.includes('Ada reads the answers.') && html.includes('Birgit'));

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#testimonials');
  const section = page.getByRole('region', { name: 'What our users say' });
  const column = section.getByRole('list').first();
  const place = async () => (await column.boundingBox())?.y;
  const isMoving = async () => {
    const before = await place();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    return (await place()) !== before;
  };
  await expect.poll(isMoving, { message: 'it scrolls' }).toBe(true);
  // The column itself never stands still long enough to be hovered.
  await column.locator('xpath=../..').hover();
  await expect.poll(isMoving, { message: 'it rests under the pointer' }).toBe(false);
  await page.mouse.move(0, 0);
  await expect.poll(isMoving).toBe(true);
  await section.getByLabel('Stop the scrolling').check();
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.mouse.move(0, 0);
  await expect.poll(isMoving, { message: 'it was stopped' }).toBe(false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(section.getByLabel('Stop the scrolling')).toBeHidden();
  await expect(column.locator('..')).toHaveCSS('animation-name', 'none');

  await trashAll(admin, 'testimonials');
  await expectPage(page, '/', (html) => !html.includes('What our users say'));
  await admin.context().close();
});

test('a question stands under its category on the landing page, and stays when the category goes into the trash', async ({
  page,
  browser,
}) => {
  const admin = await openAsAdministrator(browser, '/admin/faqs/categories', 'FAQ Categories');
  const sheet = admin.getByRole('dialog');
  await admin.getByRole('button', { name: 'New category' }).first().click();
  await sheet.getByLabel('Name').fill('Prices');
  await sheet.getByRole('button', { name: 'Create category' }).click();
  await expect(toast(admin)).toContainText('Category created successfully');

  await admin.goto('/admin/faqs');
  await admin.getByRole('button', { name: 'New FAQ item' }).first().click();
  await sheet.getByLabel('Question').fill('What does a check cost?');
  await sheet.getByLabel('Answer').fill('It says so before you start it.');
  const category = sheet.getByRole('combobox', { name: 'Category' });
  await category.click();
  await admin.getByRole('option', { name: 'Prices' }).click();
  await category.click();
  await admin.getByRole('option', { name: 'No category' }).click();
  await expect(category).toHaveValue('');
  await category.fill('pric');
  await admin.getByRole('option', { name: 'Prices' }).click();
  await sheet.getByRole('button', { name: 'Create FAQ item' }).click();
  await expect(toast(admin)).toContainText('FAQ item created successfully');
  const row = admin.getByRole('row', { name: 'What does a check cost?' });
  await expect(row).toContainText('Prices');
  await expectPage(page, '/', (html) => html.includes('It says so before you start it.'));

  await page.goto('/#faq');
  const section = page.getByRole('region', { name: 'Frequently asked questions' });
  await section.getByText('What does a check cost?').click();
  await expect(section.getByText('It says so before you start it.')).toBeVisible();

  await trashAll(admin, 'faq_categories', 'Prices');
  await admin.reload();
  await expect(row).toContainText('Prices: in the trash, so shown without');
  await expectPage(page, '/', (html) => html.includes('It says so before you start it.'));
  await trashAll(admin, 'faq_items', 'What does a check cost?');
  await expectPage(page, '/', (html) => !html.includes('It says so before you start it.'));
  await admin.context().close();
});

test('all questions are searched on a page of their own, which is whole without its program', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'All questions' }).click();
  await expect(page).toHaveURL('/faqs');
  await expect(page).toHaveTitle(/^FAQs · /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  const search = page.getByLabel('Search the questions');
  await search.fill('competitors brand');
  await expect(page.getByRole('status').filter({ hasText: '1 of 4 questions' })).toBeVisible();
  await expect(page.getByText('A second brand needs a second account.')).toBeVisible();
  await expect(page.getByText('Which AI platforms do you track?')).toHaveCount(0);
  await search.fill('gardening');
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByText('Which AI platforms do you track?')).toBeVisible();

  const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await bare.goto('/faqs');
  await expect(bare.getByLabel('Search the questions')).toBeHidden();
  await bare.getByText('Can I track multiple brands or competitors?').click();
  await expect(bare.getByText('A second brand needs a second account.')).toBeVisible();
  expect(await bare.locator('meta[name="description"]').getAttribute('content')).toContain(
    'Answers to what people ask',
  );
  const said = JSON.parse(
    (await bare.locator('#main script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(said['@type']).toBe('FAQPage');
  expect(said.mainEntity[2]).toEqual({
    '@type': 'Question',
    name: 'Can I track multiple brands or competitors?',
    acceptedAnswer: {
      '@type': 'Answer',
      text: 'One account follows one brand and the competitors you name. A second brand needs a second account.',
    },
  });
  await bare.context().close();
});
