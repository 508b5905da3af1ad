import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { toast } from '../pages/toast.ts';

test(
  'an administrator finds the tracker configuration, tries a question and changes how an assistant is asked',
  { tag: '@verify' },
  async ({ page, simulator }, { retry }) => {
    // Another try finds what the one before has saved.
    const pauseMs = 1_100 + retry;
    await page.goto('/login?from=%2Fadmin%2Fdashboard');
    await new LoginPage(page).signIn(ADMINISTRATOR);
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Tracker Conf');
    await page.getByRole('dialog').getByText('Tracker Configuration').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tracker Configuration' })).toBeVisible();

    const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Perplexity' }) });
    await panel.getByRole('button', { name: 'Try a question' }).click();
    await panel.getByLabel('Question', { exact: true }).fill('Which bakery is the best in Chicago?');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('region', { name: 'Reply' })).toContainText(/\w+/);
    await expect(panel.getByText('Model that answered')).toBeVisible();
    expect(await simulator.countRequests('perplexity')).toBe(1);
    await panel.getByText('A keyword', { exact: true }).click();
    await panel.getByLabel('Keyword', { exact: true }).fill('sourdough bakery');
    await page.keyboard.press('Enter');
    await expect(panel.getByText(/sourdough bakery.*\?/)).toBeVisible();

    await panel.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Question template').fill('Who?');
    await expect(dialog.getByText('The template must hold {keyword}')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByLabel('Question template').fill('');
    await dialog.getByLabel('Pause between batches, ms').fill(String(pauseMs));
    await expect(dialog.getByText(/^1 setting will change/)).toBeVisible();
    await dialog.getByLabel('Reason').fill('It asked for a slower pace');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('The settings of Perplexity are saved');
    await expect(panel.getByText(pauseMs.toLocaleString('en'))).toBeVisible();
    await expect(page.getByText('1 of 4 assistants with your own settings.')).toBeVisible();
  },
);
