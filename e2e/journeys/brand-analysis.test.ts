import { COMPANY, NAMING_KEYWORD, OTHER_NAMING_KEYWORD } from '../fixtures/company.ts';
import { checkUntilReported } from '../fixtures/reported.ts';
import { expect, test } from '../fixtures/test.ts';
import { sidebarLink } from '../pages/sidebar.ts';
import { toast } from '../pages/toast.ts';

interface StoredAnswer {
  id: string;
  text: string;
  verdict: { is_mentioned: boolean };
}

test('a brand is set up by the wizard, a theme’s share opens exactly its answers, and insights wait for enough of them', {
  tag: '@verify',
}, async ({ page, api, signUp }) => {
  await signUp(COMPANY, { keywords: [NAMING_KEYWORD, OTHER_NAMING_KEYWORD] });
  await checkUntilReported(api, 1);
  const { items } = (await api.get('/api/answers')) as { items: { id: string }[] };
  const stored = (await Promise.all(
    items.map(({ id }) => api.get(`/api/answers/${id}`)),
  )) as unknown as StoredAnswer[];
  const naming = stored.filter(({ verdict }) => verdict.is_mentioned);
  expect(naming.length).toBeGreaterThan(0);
  // A word that some answer that names the company really holds.
  const word = /\b(quality|pricing|support|advice|value|experience|contracts|approach|work|start)\b/.exec(
    naming[0]?.text ?? '',
  )?.[0];
  if (word === undefined) throw new Error('the simulated answer says nothing of the company');
  const saying = naming.filter(({ text }) => new RegExp(`\\b${word}\\b`, 'i').test(text)).length;
  const steps = page.getByRole('navigation', { name: 'Setup steps' });
  const step = (name: string) => steps.getByRole('button', { name });
  const dialog = page.getByRole('dialog');

  await test.step('the wizard begins at the profile, and a step that is saved leads to the next', async () => {
    await page.goto('/tracker/dashboard');
    await (await sidebarLink(page, 'Brand Intelligence', 'Setup Wizard')).click();
    await expect(page).toHaveURL('/tracker/brand-analysis?tab=setup');
    await expect(step('Brand profile')).toHaveAttribute('aria-current', 'step');
    await page.getByLabel('Industry').fill('Books');
    await page.getByRole('button', { name: 'Save Brand Data' }).click();
    await expect(toast(page)).toContainText('Profile updated successfully!');
    await expect(step('Messaging pillars')).toHaveAttribute('aria-current', 'step');
    await page.getByLabel('Messaging pillars', { exact: true }).fill('Advice by people who read');
    await page.getByRole('button', { name: 'Save Brand Data' }).click();
    await expect(step('Messaging pillars, done')).toBeVisible();
  });

  await test.step('steps can be left out, and it goes on where data is missing', async () => {
    await expect(step('Brand questions')).toHaveAttribute('aria-current', 'step');
    await page.getByRole('button', { name: 'Skip this step' }).click();
    await expect(step('Competitors')).toHaveAttribute('aria-current', 'step');
    await page.getByRole('button', { name: 'Add competitor' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Nordhaven');
    await dialog.getByRole('button', { name: 'Save competitor' }).click();
    // Another page before the answer would save it again.
    await expect(dialog).toBeHidden();
    await expect(step('Competitors, done')).toBeVisible();
    await page.goto('/tracker/brand-analysis?tab=setup');
    await expect(step('Brand questions')).toHaveAttribute('aria-current', 'step');
    await step('First analysis').click();
  });

  await test.step('a theme is added for the pillar, suggested from it', async () => {
    await page.getByRole('button', { name: 'Add a theme for Advice by people who read' }).click();
    await dialog.getByLabel('Theme', { exact: true }).fill('Good help');
    await dialog.getByLabel(/^Words/).fill(word);
    await expect(dialog.getByLabel('Messaging pillar')).toHaveValue('Advice by people who read');
    await dialog.getByLabel('Core theme').check();
    await dialog.getByRole('button', { name: 'Save theme' }).click();
    await expect(
      page.getByRole('table', { name: 'Themes' }).getByRole('row', { name: /Good help/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Open the analysis' }).click();
    await expect(page).toHaveURL('/tracker/brand-analysis');
  });

  await test.step('its share is that of the stored answers, and opens them with the word marked', async () => {
    const row = page.getByRole('table', { name: 'Themes' }).getByRole('row', { name: /Good help/ });
    await expect(row).toContainText(`${saying} of ${naming.length}`);
    await row.getByRole('button', { name: /show answers that say Good help/ }).click();
    await expect(dialog.getByText(`${saying} answer${saying === 1 ? '' : 's'}, newest first`)).toBeVisible();
    await expect(dialog.locator('mark').first()).toHaveText(new RegExp(`^${word}$`, 'i'));
    expect(await api.get('/api/brand-answers?pillar=1')).toMatchObject({ total: saying });
    await page.keyboard.press('Escape');
    await expect(row).toContainText('Messaging pillar “Advice by people who read”');
    await expect(page.getByText('Insights appear from 9 answers that mention a company')).toBeVisible();
  });

  await test.step('the theme is deleted, no answer with it', async () => {
    await page.getByRole('button', { name: 'Delete Good help' }).click();
    await dialog.getByRole('button', { name: 'Delete theme' }).click();
    await expect(page.getByRole('heading', { name: 'No themes yet' })).toBeVisible();
    expect((await api.get('/api/answers')).items).toHaveLength(2);
  });
});
