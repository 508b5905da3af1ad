import { COMPANY } from '../fixtures/company.ts';
import { checkUntilReported } from '../fixtures/reported.ts';
import { expect, test } from '../fixtures/test.ts';
import { sidebarLink } from '../pages/sidebar.ts';
import { toast } from '../pages/toast.ts';

/** Asked by no other journey: asked again on one day, an assistant answers otherwise. */
const KEYWORD = 'road running shoes';
/** Some of those that simulated assistants name for any trade. */
const COMPANIES = [
  'Hansewerk',
  'Nordhaven',
  'Ostwind',
  'Morgenstern',
  'Puente Alto',
  'Altamira Norte',
  'Lumenta',
];

test('names that change are judged again after their difference was seen, without asking anybody', {
  tag: '@verify',
}, async ({ page, api, signUp, simulator }) => {
  await signUp(COMPANY, { keywords: [KEYWORD] });
  expect(await checkUntilReported(api, 1)).toMatchObject({ revision: { mentioned_keywords: 0 } });
  const asked = await simulator.countRequests();
  const said = JSON.stringify(await api.get('/api/visibility-results'));
  // Two companies that the answer names; it does not name ours.
  const [product = '', competitor = ''] = COMPANIES.filter((name) => said.includes(name));
  expect(competitor, said).not.toBe('');

  await test.step('add a competitor', async () => {
    await page.goto('/tracker/competitive-intel');
    await page.getByRole('button', { name: 'Add competitor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a competitor' });
    await dialog.getByRole('button', { name: 'Save competitor' }).click();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
      'Please enter a name of 1 to 100 characters with a letter or digit',
    );
    await dialog.getByLabel('Name', { exact: true }).fill(competitor);
    await dialog.getByRole('button', { name: 'Save competitor' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /Tracked/ }).filter({ hasText: competitor })).toBeVisible();
  });

  await test.step('name a product', async () => {
    await page.getByText('Your brand names', { exact: true }).click();
    await page.getByLabel('Your products').fill(product);
    await page.getByRole('button', { name: 'Save names' }).click();
    await expect(toast(page)).toContainText('Names saved');
    await expect(page.getByText('Your changes to names and competitors are not applied yet')).toBeVisible();
  });

  await test.step('see what would change, while nothing has', async () => {
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await expect(
      page.getByText('Of your 1 stored answer, 1 answer would newly mention you.', { exact: false }),
    ).toBeVisible();
    const changed = page.getByRole('list', { name: 'Answers that would change' });
    await expect(changed.getByText(`“${product}”`)).toBeVisible();
    expect(await api.get('/api/visibility-results')).toMatchObject({ items: [{ is_mentioned: false }] });
  });

  await test.step('accept it: every number stands on the new names', async () => {
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(toast(page)).toContainText('Applied');
    await expect(page.getByRole('heading', { name: 'Preview of changes' })).toBeHidden();
    await (await sidebarLink(page, 'Dashboard', 'Dashboard')).click();
    await expect(page.getByText(`mentioned ${COMPANY.company_name} in 1 of 1 answer`)).toBeVisible();
    expect(await simulator.countRequests()).toBe(asked);
  });

  await test.step('rename the company: what was judged keeps the name it was judged for', async () => {
    await page.goto('/tracker/profile');
    await page.getByLabel('Company name').fill('Quarzwerk Holding');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const waiting = page.getByRole('button', { name: 'Review name changes' });
    await expect(waiting).toBeVisible();
    for (const path of ['/tracker', '/tracker/dashboard', '/tracker/visibility']) {
      await page.goto(path);
      await expect(
        page.getByText(new RegExp(`(?:name|mention)(?:s|d|ed) ${COMPANY.company_name} in`)),
      ).toBeVisible();
      await expect(waiting).toBeVisible();
    }
    await waiting.click();
    const explanation = page.getByRole('dialog', { name: 'Review name changes' });
    await expect(explanation).toContainText(`All numbers are about ${COMPANY.company_name} until`);
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
    await expect(waiting).toBeFocused();
    await waiting.press('Enter');
    await explanation.getByRole('link', { name: 'Review changes' }).click();
    await expect(page.getByRole('button', { name: 'Preview changes' })).toBeVisible();
    await expect(waiting).toBeHidden();
  });
});
