import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';

test('ideas for the kind of business become keywords, are put off or dismissed, and do not come twice', {
  tag: '@verify',
}, async ({ page, api, signUp }) => {
  await signUp(COMPANY);
  const card = (topic: string) => page.getByRole('article', { name: topic });
  const listed = async () =>
    ((await api.get('/api/keywords')).items as { keyword: string; topic: string }[]).map(
      ({ keyword, topic }) => [topic, keyword],
    );

  await test.step('without one, the page leads to the profile', async () => {
    await page.goto('/tracker/topic-ideas');
    await expect(page.getByRole('heading', { name: 'Which kind of business are you?' })).toBeVisible();
    await page.getByRole('link', { name: 'Choose a category' }).click();
    await expect(page).toHaveURL('/tracker/profile');
    await page.getByLabel('Business category').selectOption('Food and drink');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page)).toContainText('Profile updated successfully!');
    await page.getByRole('link', { name: 'Topic Ideas' }).click();
    await expect(page.getByText('4 ideas for Food and drink.')).toBeVisible();
  });

  await test.step('two questions of one are added by keyboard, taken back, and added again', async () => {
    const coffee = card('Coffee and bread');
    await expect(coffee.getByText('{city}')).toHaveCount(0);
    const add = async () => {
      for (const question of await coffee.getByRole('checkbox').all()) await question.press('Space');
      await coffee.getByRole('button', { name: 'Add 2 keywords' }).press('Enter');
      await expect(toast(page)).toContainText('2 keywords under “Coffee and bread”.');
      await expect(coffee).toBeHidden();
    };
    await expect(coffee.getByRole('button', { name: 'Add keywords' })).toBeDisabled();
    await add();
    await expect(page.getByRole('tab', { name: 'Ideas' })).toBeFocused();
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page)).toContainText('2 keywords removed.');
    await expect(coffee).toBeVisible();
    expect(await listed()).toEqual([]);
    await add();
  });

  await test.step('another is dismissed, and a third put off', async () => {
    await page.getByRole('button', { name: 'Dismiss Catering' }).click();
    await expect(toast(page)).toContainText('“Catering” will not come again.');
    await page.getByRole('button', { name: 'Later: Eating out' }).click();
    await expect(toast(page)).toContainText('“Eating out” comes back in 30 days.');
    await expect(page.getByText('1 idea for Food and drink.')).toBeVisible();
  });

  await test.step('none of them comes back with the page, and the keywords are there', async () => {
    await page.reload();
    await expect(card('Food delivered home')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await listed()).toEqual([
      ['Coffee and bread', 'How do I recognize a good bakery?'],
      ['Coffee and bread', 'Which cafés are quiet enough to work in and open on Sunday?'],
    ]);
    await page.goto('/tracker/keywords');
    await expect(page.getByRole('link', { name: 'How do I recognize a good bakery?' })).toBeVisible();
  });

  await test.step('what was set aside has lists of its own, from which it is brought back', async () => {
    await page.goto('/tracker/topic-ideas');
    await page.getByRole('tab', { name: 'Put off (1)' }).click();
    await expect(page.getByRole('list', { name: 'Ideas put off' })).toContainText('Comes back on');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/tracker/topic-ideas?show=dismissed');
    await page.getByRole('button', { name: 'Bring back Catering' }).click();
    await expect(toast(page)).toContainText('“Catering” is back');
    await expect(page.getByText('No idea is dismissed.')).toBeVisible();
    await page.getByRole('tab', { name: 'Ideas' }).click();
    await expect(card('Catering')).toBeVisible();
  });
});
