import type { ProductApi } from '../fixtures/accounts.ts';
import { COMPANY, NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { recordToasts, toast } from '../pages/toast.ts';
import { VisibilityPage } from '../pages/visibility-page.ts';

const KEYWORDS = [NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD, 'gift books', 'used books'];

const newestRun = async (api: ProductApi) => {
  const { items } = (await api.get('/api/runs')) as { items: Record<string, unknown>[] };
  return items[0];
};

test('a run is started, left, found again in another tab after a reload, and cancelled there', async ({
  page,
  context,
  api,
  signUp,
  simulator,
}) => {
  await signUp(COMPANY, { keywords: KEYWORDS });
  await simulator.breakNext({ kind: 'held' });
  const tracker = new VisibilityPage(page);

  await test.step('its cost is told before it starts', async () => {
    await tracker.open();
    await tracker.checkAll.click();
    await expect(tracker.dialog.getByText('5 questions to ChatGPT.')).toBeVisible();
    await expect(tracker.dialog.getByText('Costs at most')).toBeVisible();
    expect(await simulator.countRequests()).toBe(0);
    await tracker.confirm();
    await expect(toast(page)).toContainText('Starting Visibility Check');
    await expect(tracker.run.getByText('Checking on ChatGPT')).toBeVisible();
    await expect(tracker.run.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 5');
  });

  const other = await context.newPage();
  const found = new VisibilityPage(other);
  await test.step('it goes on when the page is left and is found in another tab', async () => {
    await page.goto('/tracker/keywords');
    await found.open();
    await expect(found.run.getByText('Checking on ChatGPT')).toBeVisible();
    await other.reload();
    await expect(found.run.getByText('Checking on ChatGPT')).toBeVisible();
  });

  await test.step('a second run on the same assistant is not offered', async () => {
    await found.checkAll.click();
    await expect(found.dialog.getByText('already being checked', { exact: true })).toBeVisible();
    await expect(found.dialog.getByText(/All assistants are busy with a check/)).toBeVisible();
    await expect(found.dialog.getByRole('button', { name: 'Start check' })).toBeDisabled();
    await other.keyboard.press('Escape');
    await expect(found.dialog).toBeHidden();
    await expect(found.checkAll).toBeFocused();
  });

  await test.step('it is cancelled, and the first tab hears of it', async () => {
    await tracker.open();
    await expect(tracker.run.getByText('Checking on ChatGPT')).toBeVisible();
    const toasts = await recordToasts(page);
    await found.run.getByRole('button', { name: 'Cancel check' }).click();
    await expect.poll(async () => (await newestRun(api))?.state).toBe('cancelled');
    await simulator.release();
    await expect.poll(toasts).toContainEqual(expect.stringContaining('Visibility Check Cancelled'));
    await expect(found.run.getByText('Visibility Check Cancelled')).toBeVisible();
    await expect(tracker.run.getByText('Visibility Check Cancelled')).toBeVisible();
  });

  await test.step('answers that were under way are kept, and no more is asked', async () => {
    await expect.poll(async () => (await newestRun(api))?.successful).toBe(3);
    expect(await simulator.countRequests()).toBe(3);
    await expect(tracker.run.getByText(/^3 checks completed and kept · ended/)).toBeVisible();
    await expect(tracker.table.getByText(/^(Mentioned|Not mentioned)$/)).toHaveCount(3);
  });

  await test.step('it goes on where it was ended', async () => {
    await simulator.reset();
    await tracker.run.getByRole('button', { name: 'Resume' }).click();
    await expect(tracker.run.getByText('Visibility Check Complete')).toBeVisible();
    await expect(found.run.getByText('Visibility Check Complete')).toBeVisible();
    expect(await simulator.countRequests()).toBe(2);
  });
});

test('an assistant that fails in the middle of a run leaves what was answered, and says what failed', {
  tag: '@verify',
}, async ({ page, signUp, simulator }) => {
  await signUp(COMPANY, { keywords: KEYWORDS });
  await simulator.breakNext({ kind: 'malformed', after: 3 });
  const tracker = new VisibilityPage(page);
  await tracker.open();
  await tracker.startAll();
  await expect(toast(page)).toContainText('Partial Success');
  await expect(toast(page)).toContainText('3 checks completed successfully, 2 failed due to API errors');
  await expect(tracker.table.getByText('Check failed')).toHaveCount(2);
  await expect(page.getByText('(5 keywords checked, 2 failed)')).toBeVisible();
  await expect(page.getByText(/% · 3 answers/).first()).toBeVisible();

  await page.getByRole('switch', { name: 'Detailed report' }).click();
  const results = page.getByRole('table', { name: 'Keywords of the check' });
  await expect(results.getByText(/OpenAI sent a reply that cannot be read/)).toHaveCount(2);
  await expect(page.getByRole('table', { name: 'Channels of the check' }).getByText('60%')).toBeVisible();

  await test.step('the failed ones are chosen and asked again', async () => {
    await simulator.reset();
    await page.getByRole('search').getByLabel('Status').selectOption('Check failed');
    await expect(tracker.table.getByRole('row')).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).first().check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Check selected' }).click();
    await expect(tracker.dialog.getByRole('heading', { name: 'Check 2 keywords' })).toBeVisible();
    await tracker.confirm();
    await expect(toast(page)).toContainText('Visibility Check Complete');
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    expect(await simulator.countRequests()).toBe(2);
  });
});

test('a run goes on while the browser is offline, and its end is found when the connection is back', {
  tag: '@verify',
}, async ({ page, context, api, signUp, simulator }) => {
  await signUp(COMPANY, { keywords: KEYWORDS });
  await simulator.breakNext({ kind: 'held' });
  const tracker = new VisibilityPage(page);
  await tracker.open();
  await tracker.startAll();
  await expect(tracker.run.getByText('Checking on ChatGPT')).toBeVisible();
  await context.setOffline(true);
  await expect(tracker.run.getByText(/You are offline\. The check keeps running/)).toBeVisible();
  await expect(tracker.run.getByRole('button', { name: 'Cancel check' })).toBeDisabled();
  await simulator.release();
  // The page has no connection; who looks from elsewhere sees the run end.
  await expect.poll(async () => (await newestRun(api))?.state).toBe('done');
  await context.setOffline(false);
  await expect(tracker.run.getByText('Visibility Check Complete')).toBeVisible();
  await expect(tracker.run.getByText(/You are offline/)).toBeHidden();
  await expect(tracker.table.getByText('Not checked yet')).toHaveCount(0);
});

test('a limit of one’s own stops a check, which says so, and raised on the profile page lets it go on', {
  tag: '@verify',
}, async ({ page, signUp }) => {
  await signUp(COMPANY, { keywords: [NAMING_KEYWORD] });
  const limit = page.getByLabel('Monthly limit in US dollars');
  const save = page.getByRole('button', { name: 'Save changes' });
  await page.goto('/tracker/profile');
  await limit.fill('a lot');
  await expect(page.getByText('Please enter an amount in US dollars')).toBeVisible();
  await expect(save).toBeDisabled();
  await limit.fill('0');
  await save.click();
  await expect(toast(page)).toContainText('Profile updated successfully!');

  const tracker = new VisibilityPage(page);
  await tracker.open();
  await tracker.startAll();
  await expect(tracker.run.getByText('Stopped by Budget')).toBeVisible();
  await expect(tracker.run.getByText(/would exceed your own monthly limit/)).toBeVisible();
  await expect(tracker.run.getByText('Stopped by your own limit')).toBeVisible();

  await page.goto('/tracker/profile');
  await expect(limit).toHaveValue('0');
  await limit.fill('');
  await save.click();
  await expect(toast(page)).toContainText('Profile updated successfully!');
  await tracker.open();
  await tracker.run.getByRole('button', { name: 'Resume' }).click();
  await expect(tracker.run.getByText('Visibility Check Complete')).toBeVisible();
});
