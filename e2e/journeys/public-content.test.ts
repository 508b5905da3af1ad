import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator, trashAll } from '../pages/back-office.ts';
import { toast } from '../pages/toast.ts';

/** A page as it is without its program. */
const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text();

async function expectPage(page: Page, path: string, holds: (html: string) => boolean): Promise<void> {
  await expect.poll(async () => holds(await htmlOf(page, path))).toBe(true);
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

test('a testimonial is on the landing page as soon as it was added, scrolls until somebody looks closer, and goes with the last one', {
  tag: '@verify',
}, async ({ page, browser }) => {
  const admin = await openAsAdministrator(browser, '/admin/testimonials', 'Testimonials');
  expect(await htmlOf(page, '/')).toContain('No customer quotes yet.');
  await addTestimonial(admin, 'Ada');
  await addTestimonial(admin, 'Birgit');
  await expectPage(page, '/', (html) => html.includes('Ada reads the answers.') && html.includes('Birgit'));

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#testimonials');
  const section = page.getByRole('region', { name: 'What our users say' });
  const column = section.getByRole('list').first();
  const moving = column.locator('..');
  const expectState = (state: 'running' | 'paused') =>
    expect(moving).toHaveCSS('animation-play-state', state);
  await expectState('running');
  // The column itself never stands still long enough to be hovered.
  await column.locator('xpath=../..').hover();
  await expectState('paused');
  await page.mouse.move(0, 0);
  await expectState('running');
  await section.getByLabel('Stop the scrolling').check();
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.mouse.move(0, 0);
  await expectState('paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(section.getByLabel('Stop the scrolling')).toBeHidden();
  await expect(moving).toHaveCSS('animation-name', 'none');

  await trashAll(admin, 'testimonials');
  await expectPage(page, '/', (html) => html.includes('No customer quotes yet.'));
  await admin.context().close();
});

test('all questions are searched on a page of their own, which is whole without its program', {
  tag: '@verify',
}, async ({ page, browser }) => {
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
  await bare.context().close();
});
