import { COMPANY, NAMING_KEYWORD, SILENT_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { KeywordsPage } from '../pages/keywords-page.ts';
import { toast } from '../pages/toast.ts';

const KEYWORDS = [NAMING_KEYWORD, SILENT_KEYWORD, 'hiking boots'];

test('a tag is made, given to several keywords at once, filtered by, and deleted without a keyword', {
  tag: '@verify',
}, async ({ page, api, signUp, problems }) => {
  problems.provoke(/status of 404 /);
  await signUp(COMPANY, { keywords: KEYWORDS, plan: 'Professional' });
  const keywords = new KeywordsPage(page);
  const dialog = page.getByRole('dialog');
  const tags = page.getByRole('table', { name: 'Tags' });
  let shopId: string | null = null;

  await test.step('made on its page, its color chosen by keyboard', async () => {
    await page.goto('/tracker/tags');
    await expect(page.getByRole('heading', { name: 'No tags yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Add a tag' }).press('Enter');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Shop');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('radio', { name: 'Blue' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: 'Green' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Save tag' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tags.getByRole('row', { name: 'Shop' })).toBeVisible();
    expect(await api.send('POST', '/functions/tag-operations/get-tags', {})).toMatchObject({
      tags: [{ name: 'Shop', color: '#10B981', keyword_count: 0 }],
    });
  });

  await test.step('given to two keywords, with a second tag made on the way; taken back and given again', async () => {
    await keywords.open();
    const give = async () => {
      for (const keyword of [NAMING_KEYWORD, SILENT_KEYWORD])
        await page.getByRole('checkbox', { name: `Select ${keyword}`, exact: true }).check();
      await page.getByRole('button', { name: 'Tag', exact: true }).click();
      await dialog.getByRole('checkbox', { name: /^Shop/ }).check();
      await dialog.getByRole('button', { name: /^Add \d tag/ }).click();
      await expect(toast(page)).toContainText('“Shop” added to 2 keywords');
    };
    await give();
    await expect(keywords.row(NAMING_KEYWORD)).toContainText('Shop');
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(keywords.row(NAMING_KEYWORD)).not.toContainText('Shop');
    await expect
      .poll(() => api.send('POST', '/functions/tag-operations/get-tags', {}))
      .toMatchObject({ tags: [{ name: 'Shop', keyword_count: 0 }] });
    await give();
    await page.getByRole('checkbox', { name: 'Select hiking boots', exact: true }).check();
    await page.getByRole('button', { name: 'Tag', exact: true }).click();
    await dialog.getByLabel('Tags to add').fill('Feet');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('checkbox', { name: /^Feet/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Add 1 tag' }).click();
    await expect(keywords.row('hiking boots')).toContainText('Feet');
  });

  await test.step('filtered by, and found by the palette', async () => {
    await page.getByLabel('Tag', { exact: true }).selectOption('Shop');
    await expect(page).toHaveURL(/\?tag=/);
    shopId = new URL(page.url()).searchParams.get('tag');
    await expect(keywords.row('hiking boots')).toHaveCount(0);
    await expect(keywords.row(SILENT_KEYWORD)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByLabel('Search pages, keywords, tags and actions').fill('feet');
    await page.getByRole('button', { name: 'Feet', exact: true }).click();
    await expect(keywords.row('hiking boots')).toBeVisible();
    await expect(keywords.row(SILENT_KEYWORD)).toHaveCount(0);
  });

  await test.step('on the page of a keyword', async () => {
    await keywords.link('hiking boots').click();
    await expect(page.getByRole('heading', { name: 'hiking boots', level: 1 })).toBeVisible();
    const facts = page.getByRole('main');
    await expect(facts.getByText('Feet')).toBeVisible();
    await page.getByRole('button', { name: 'Change the tags' }).click();
    // What is taken and given together is one change, and is taken back as one.
    await dialog.getByRole('checkbox', { name: /^Feet/ }).uncheck();
    await dialog.getByRole('checkbox', { name: /^Shop/ }).check();
    await dialog.getByRole('button', { name: 'Save tags' }).click();
    await expect(toast(page)).toContainText('“Feet” removed from 1 keyword; “Shop” added to 1 keyword');
    await expect(facts.getByText('Feet')).toHaveCount(0);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(facts.getByText('Feet')).toBeVisible();
    await expect(facts.getByText('Shop')).toHaveCount(0);
    await expect
      .poll(() => api.send('POST', '/functions/tag-operations/get-tags', {}))
      .toMatchObject({
        tags: [
          { name: 'Feet', keyword_count: 1 },
          { name: 'Shop', keyword_count: 2 },
        ],
      });
  });

  await test.step('deleted without a keyword', async () => {
    await page.goto('/tracker/tags');
    await page.getByRole('button', { name: 'Delete Shop' }).click();
    await expect(dialog).toContainText('2 keywords lose this tag. Keywords and answers are kept.');
    await dialog.getByRole('button', { name: 'Delete tag' }).click();
    await expect(toast(page)).toContainText('“Shop” removed from 2 keywords');
    await expect(tags.getByRole('row', { name: 'Shop' })).toHaveCount(0);
    await page.goto(`/tracker/visibility?tag=${shopId}`);
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    expect(await api.get('/api/keywords')).toMatchObject({ total: 3 });
  });
});
