import { COMPANY, NAMING_KEYWORD, SILENT_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';
import { VisibilityPage } from '../pages/visibility-page.ts';

test('one keyword is checked, and its row opens the answer with the reasons asked for', async ({
  page,
  signUp,
  simulator,
}) => {
  await signUp(COMPANY, { keywords: [NAMING_KEYWORD] });
  await simulator.track({ name: COMPANY.company_name });
  const tracker = new VisibilityPage(page);
  await tracker.open();
  await expect(page.getByText(`ChatGPT has not been asked about ${COMPANY.company_name} yet.`)).toBeVisible();
  await tracker
    .row(NAMING_KEYWORD)
    .getByRole('button', { name: `Check ${NAMING_KEYWORD}` })
    .click();
  await expect(toast(page)).toContainText('Check Complete');
  await expect(tracker.row(NAMING_KEYWORD).getByText('Mentioned', { exact: true })).toBeVisible();

  await tracker.row(NAMING_KEYWORD).getByRole('link').click();
  const answer = tracker.dialog.getByRole('article', { name: 'Answer of ChatGPT' });
  await expect(answer).toBeVisible();
  await expect(answer.getByRole('heading', { name: 'Why' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(tracker.dialog).toBeHidden();
  await expect(tracker.row(NAMING_KEYWORD).getByRole('link')).toBeFocused();
  await page.getByRole('switch', { name: 'Validator' }).click();
  await expect(page).toHaveURL(/validator=true/);
  await tracker.row(NAMING_KEYWORD).getByRole('link').click();
  await expect(answer.getByRole('heading', { name: 'Why' })).toBeVisible();
  await expect(answer.getByText('counted').first()).toBeVisible();

  await test.step('a verdict that is wrong is said to be wrong, and that is taken back', async () => {
    await answer.getByRole('button', { name: 'Report a mistake' }).click();
    await page.keyboard.type('Another company of that name');
    await answer.getByRole('button', { name: 'Send' }).click();
    await expect(answer.getByText(/not mentioned \(“Another company of that name”\)/)).toBeVisible();
    await expect(answer.getByText('Mentioned', { exact: true })).toBeVisible();
    await answer.getByRole('button', { name: 'Withdraw' }).click();
    await expect(answer.getByRole('button', { name: 'Report a mistake' })).toBeVisible();
  });
});

test("a check under another company's name is shown, kept as evidence, and changes no result", {
  tag: '@verify',
}, async ({ page, api, signUp }) => {
  await signUp(COMPANY, { keywords: [SILENT_KEYWORD] });
  const tracker = new VisibilityPage(page);
  await tracker.open();
  await page.getByLabel('Company name').fill('Fabrikam');
  await expect(page.getByText(/You check “Fabrikam”, one keyword at a time/)).toBeVisible();
  await expect(tracker.checkAll).toBeDisabled();
  await tracker
    .row(SILENT_KEYWORD)
    .getByRole('button', { name: `Check ${SILENT_KEYWORD}` })
    .click();
  await expect(toast(page)).toContainText('Fabrikam');
  await tracker.row(SILENT_KEYWORD).getByRole('link').click();
  await expect(tracker.dialog.getByText('Asked about “Fabrikam”')).toBeVisible();
  await expect(tracker.dialog.getByRole('article', { name: 'Answer of ChatGPT' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tracker.row(SILENT_KEYWORD).getByText('Not mentioned')).toBeVisible();
  const { channels } = await api.get('/api/visibility-results');
  expect(channels).toContainEqual(expect.objectContaining({ channel: 'openai', keywords: 0 }));
  await expect(page.getByRole('checkbox', { name: `Select ${SILENT_KEYWORD}` })).toHaveCount(0);

  await test.step('it is found again after a reload, in the tracker and on the page of its keyword', async () => {
    await page.reload();
    await tracker.row(SILENT_KEYWORD).getByRole('link').click();
    await expect(tracker.dialog.getByText('Asked about “Fabrikam”')).toBeVisible();
    await expect(tracker.dialog.getByRole('article', { name: 'Answer of ChatGPT' })).toBeVisible();
    await page.keyboard.press('Escape');
    const [{ id }] = (await api.get('/api/keywords')).items as [{ id: string }];
    await page.goto(`/tracker/keywords/${id}`);
    await expect(page.getByText('Not checked yet')).toBeVisible();
    await expect(page.getByText('Asked about Fabrikam, not counted')).toBeVisible();
    await tracker.open('?company=Contoso');
    await expect(tracker.row(SILENT_KEYWORD).getByText('Not asked about Contoso yet')).toBeVisible();
    await tracker.row(SILENT_KEYWORD).getByRole('link').click();
    await expect(
      tracker.dialog.getByText('ChatGPT was not asked about this keyword for “Contoso” yet.'),
    ).toBeVisible();
    await expect(tracker.dialog.getByText('Asked about Fabrikam, not counted')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await page.getByRole('button', { name: `Back to ${COMPANY.company_name}` }).click();
  await expect(tracker.checkAll).toBeEnabled();
  await expect(page.getByRole('checkbox', { name: `Select ${SILENT_KEYWORD}` })).toBeVisible();
  await expect(tracker.row(SILENT_KEYWORD).getByText('Not checked yet')).toBeVisible();
});
