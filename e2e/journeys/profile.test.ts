import type { Page } from '@playwright/test';
import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';

const SAVED = 'Profile updated successfully!';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('a profile is filled on a phone, tab by tab, and its place stands in the questions', {
  tag: '@verify',
}, async ({ page, api, signUp }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp();
  await page.goto('/profile');
  await expect(page).toHaveURL('/tracker/profile');
  const save = page.getByRole('button', { name: 'Save changes' });
  const category = page.getByLabel('Business category');
  const subcategory = page.getByLabel('Business subcategory');

  await test.step('a brand waits for the company’s name', async () => {
    await expect(page.getByText('Complete Your Profile')).toBeVisible();
    await expect(
      page.getByText(/still needs the company name, the company website, and a business category/),
    ).toBeVisible();
    await tab(page, 'Brand Identity').click();
    await expect(page.getByText(/Enter your company name in Basic Info first/)).toBeVisible();
    await page.getByLabel('Industry').fill('Roofing');
    await expect(page.getByRole('button', { name: 'Save Brand Data' })).toBeDisabled();
    await tab(page, 'Basic Info').click();
  });

  await test.step('a local company names its city, and another scope clears it', async () => {
    await page.getByLabel('Company name').fill(COMPANY.company_name);
    await page.getByLabel('Company website').fill('https://quarzwerk.example');
    await page.getByLabel('What do you offer?').fill('roof repair');
    await expect(page.getByRole('textbox', { name: 'City' })).toBeHidden();
    await page.getByText('Yes', { exact: true }).click();
    await save.click();
    await expect(page.getByText('City is required')).toBeVisible();
    await page.getByRole('textbox', { name: 'City' }).fill('Springfield');
    await page.getByRole('textbox', { name: 'State' }).fill('Illinois');
    await page.getByText('Statewide').click();
    await expect(page.getByRole('textbox', { name: 'City' })).toBeHidden();
    await page.getByText('Specific city').click();
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('');
    await page.getByRole('textbox', { name: 'City' }).fill('Springfield');
    await page.getByRole('textbox', { name: 'State' }).fill('Illinois');
  });

  await test.step('another category brings other subcategories', async () => {
    await expect(subcategory).toBeDisabled();
    await category.selectOption('Construction');
    await subcategory.selectOption('Roofing');
    await category.selectOption('Home services');
    await expect(subcategory).toHaveValue('');
    await expect(subcategory.getByRole('option', { name: 'Plumbing' })).toBeAttached();
    await category.selectOption('Construction');
    await subcategory.selectOption('Roofing');
    await save.click();
    await expect(toast(page)).toContainText(SAVED);
    await expect(page.getByText('Complete Your Profile')).toBeHidden();
    await expect(page.getByText(/ · profile complete$/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Springfield');
    await expect(subcategory.locator('option:checked')).toHaveText('Roofing');
    expect(JSON.stringify(await api.get('/api/question-wordings'))).toContain('Springfield, Illinois');
  });

  await test.step('the brand is described, with five pillars and no more', async () => {
    await tab(page, 'Brand Identity').click();
    await expect(page).toHaveURL('/tracker/profile?tab=brand-identity');
    await page.getByLabel('Brand voice').selectOption('Trustworthy');
    await page.getByLabel('Brand personality').selectOption('Helper');
    await page.getByLabel('Description').fill('We repair roofs.');
    const pillar = page.getByLabel('Messaging pillars', { exact: true });
    for (const text of ['Fast', '   ', 'Fair', 'Dry', 'Near']) {
      await pillar.fill(text);
      await pillar.press('Enter');
    }
    await expect(page.getByRole('status').filter({ hasText: '4 of 5 messaging pillars' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove “Near”' }).click();
    for (const text of ['Old', 'New']) {
      await pillar.fill(text);
      await page.getByRole('button', { name: 'Add pillar' }).click();
    }
    await expect(page.getByText('At most 5. Remove one to add another.')).toBeVisible();
    await page.getByRole('button', { name: 'Save Brand Data' }).click();
    await expect(toast(page)).toContainText(SAVED);
  });

  await test.step('questions are added with a category, and the weightiest stands first once they are saved', async () => {
    await tab(page, 'Presence Setup').click();
    const add = page.getByRole('button', { name: 'Add question' });
    await page.getByLabel('Question', { exact: true }).fill('Who is cheap?');
    await expect(add).toBeDisabled();
    await page.getByLabel('Category', { exact: true }).selectOption('Services');
    await add.click();
    await page.getByLabel('Question', { exact: true }).fill('Who is good?');
    await page.getByLabel('Category', { exact: true }).selectOption('Expertise');
    await page.getByLabel('Priority').selectOption('High');
    await add.click();
    await page.getByRole('button', { name: 'Save Brand Questions' }).click();
    await expect(toast(page)).toContainText(SAVED);
    await page.reload();
    const questions = page.getByRole('list', { name: '2 of 10 brand questions' }).getByRole('listitem');
    await expect(questions).toHaveText([
      /Who is good\?Expertise · High priority/,
      /Who is cheap\?Services · Low priority/,
    ]);
  });
});
