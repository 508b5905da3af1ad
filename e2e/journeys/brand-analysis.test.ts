import { COMPANY, NAMING_KEYWORD, OTHER_NAMING_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';

interface StoredAnswer {
  id: string;
  text: string;
  verdict: { is_mentioned: boolean };
}

test('a brand is set up by the wizard, a theme’s share opens exactly its answers, and insights wait for enough of them', async ({
  page,
  api,
  signUp,
}) => {
  test.slow();
  const { id: userId } = await signUp(COMPANY);
  for (const keyword_text of [NAMING_KEYWORD, OTHER_NAMING_KEYWORD])
    await api.send('POST', '/rpc/add_my_keyword', { keyword_text });
  await api.send('POST', '/api/runs', { channels: ['openai'] });
  await expect.poll(async () => (await api.get('/api/reports')).items, { timeout: 90_000 }).toHaveLength(1);
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

  await test.step('the wizard begins at the profile and saves step by step', async () => {
    await page.goto('/tracker/dashboard');
    await page.getByRole('link', { name: 'Setup Wizard' }).click();
    await expect(page).toHaveURL('/tracker/brand-analysis?tab=setup');
    await expect(step('Brand profile')).toHaveAttribute('aria-current', 'step');
    await page.getByLabel('Industry').fill('Books');
    await page.getByRole('button', { name: 'Save Brand Data' }).click();
    await expect(toast(page)).toContainText('Profile updated successfully!');
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByLabel('Messaging pillars', { exact: true }).fill('Advice by people who read');
    await page.getByRole('button', { name: 'Save Brand Data' }).click();
    await expect(step('Messaging pillars, done')).toBeVisible();
    await page.getByRole('button', { name: 'Next step' }).click();
  });

  await test.step('steps can be left out, and it goes on where data is missing', async () => {
    await expect(step('Brand questions')).toHaveAttribute('aria-current', 'step');
    await page.getByRole('button', { name: 'Skip this step' }).click();
    await expect(step('Competitors')).toHaveAttribute('aria-current', 'step');
    await page.getByRole('button', { name: 'Add a competitor' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Nordhaven');
    await dialog.getByRole('button', { name: 'Save competitor' }).click();
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
    await expect(
      page.getByRole('button', { name: /show answers that say Advice by people who read/ }),
    ).toBeVisible();
    await expect(page.getByText('Insights need 9 answers that name a company')).toBeVisible();
  });

  await test.step('with enough answers insights stand with their quotes', async () => {
    await page.getByRole('button', { name: 'Add a theme', exact: true }).click();
    await dialog.getByLabel('Theme', { exact: true }).fill('Made of glass');
    await dialog.getByLabel('Core theme').check();
    await dialog.getByRole('button', { name: 'Save theme' }).click();
    await expect(page.getByRole('row', { name: /Made of glass/ })).toContainText('0%');
    for (let reports = 2; reports <= 8; reports += 1) {
      await api.send('POST', '/api/runs', { channels: ['openai'] });
      await expect
        .poll(async () => (await api.get('/api/reports')).items, { timeout: 90_000 })
        .toHaveLength(reports);
    }
    const call = { operation: 'generate_brand_insights', userId };
    const { data } = (await api.send('POST', '/functions/brand-operations', call)) as {
      data: { insights: { text: string }[] };
    };
    expect(data.insights.map(({ text }) => text).join('\n')).toContain(
      '“Made of glass”, a core theme of yours',
    );
    await page.reload();
    for (const { text } of data.insights) await expect(page.getByText(text).first()).toBeVisible();
    await page.getByRole('list', { name: 'Insights' }).getByRole('button').first().click();
    await expect(dialog.getByText(/answers?, newest first/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the theme is deleted, no answer with it', async () => {
    for (const theme of ['Good help', 'Made of glass']) {
      await page.getByRole('button', { name: `Delete ${theme}` }).click();
      await dialog.getByRole('button', { name: 'Delete theme' }).click();
      await expect(page.getByRole('button', { name: `Delete ${theme}` })).toBeHidden();
    }
    await expect(page.getByRole('heading', { name: 'No themes yet' })).toBeVisible();
    expect((await api.get('/api/answers')).items).toHaveLength(16);
  });
});

test('a theme that is changed in another tab while it is edited is not overwritten: both versions are there to choose from', async ({
  page,
  api,
  signUp,
  problems,
}) => {
  problems.provoke(/status of 409 .*brand-operations/);
  const { id: userId } = await signUp(COMPANY);
  const keep = async (themes: object[]) => {
    const call = { operation: 'manage_themes', userId, themes };
    const { data } = (await api.send('POST', '/functions/brand-operations', call)) as {
      data: { themes: { id: string; theme_name: string; keywords: string[] }[] };
    };
    return data.themes;
  };
  const [fair] = await keep([{ theme_name: 'Fair', keywords: ['fair'] }]);
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save theme' });
  const versions = dialog.getByRole('alert', { name: 'Two versions' });
  const change = (name: string) => page.getByRole('button', { name: `Change ${name}`, exact: true }).click();
  await page.goto('/tracker/brand-analysis');

  await test.step('what both changed is shown, what the other changed alone stays', async () => {
    await change('Fair');
    await dialog.getByLabel('Theme', { exact: true }).fill('Fair prices');
    await keep([{ ...fair, theme_name: 'Fair play', keywords: ['fair', 'honest'] }]);
    await save.click();
    await expect(versions).toBeFocused();
    await expect(versions).toContainText('Theirs: Fair play');
    await expect(versions).toContainText('Yours: Fair prices');
    await expect(versions).toContainText('Theirs, which stays: fair, honest');
    await expect(save).toBeDisabled();
    await versions.getByRole('button', { name: 'Keep mine' }).click();
    await expect(dialog.getByLabel('Theme', { exact: true })).toBeFocused();
    await save.click();
    await expect(dialog).toBeHidden();
    const row = page.getByRole('table', { name: 'Themes' }).getByRole('row', { name: /Fair prices/ });
    await expect(row).toContainText('fair, honest');
  });

  await test.step('another theme that was added meanwhile is kept, and nothing is asked', async () => {
    await change('Fair prices');
    await dialog.getByLabel('Core theme').check();
    await keep([
      { ...fair, theme_name: 'Fair prices', keywords: ['fair', 'honest'] },
      { theme_name: 'Near' },
    ]);
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /Fair prices.*Core/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Near/ })).toBeVisible();
  });

  await test.step('one that was deleted meanwhile is there again once that is confirmed', async () => {
    await change('Near');
    await keep([{ ...fair, theme_name: 'Fair prices' }]);
    await save.click();
    await expect(dialog).toContainText('This theme was deleted in the meantime.');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /Near/ })).toBeVisible();
  });
});
