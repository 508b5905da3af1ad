import { newEmail, PASSWORD } from '../fixtures/accounts.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expectFits } from '../fixtures/screen-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { RegistrationPage } from '../pages/registration-page.ts';
import { toast } from '../pages/toast.ts';

const COMPANY = 'Ledger Line Systems';

test('a visitor chooses a plan, signs up, has keywords generated and reads the first report, by keyboard alone', {
  tag: '@verify',
}, async ({ page, api, simulator }) => {
  const keys = page.keyboard;
  const press = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole('button', { name }));
    await keys.press('Enter');
  };
  await test.step('choose a plan and sign up', async () => {
    await page.goto('/');
    const professional = page
      .getByRole('region', { name: /pricing|plan/i })
      .getByRole('link')
      .and(page.locator('[href*="plan=Professional"]'));
    await tabTo(page, professional.first());
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/registration\?plan=Professional/);
    const form = new RegistrationPage(page);
    await tabTo(page, form.fullName);
    await keys.type('Ada Example');
    for (const text of [newEmail('onboarding'), PASSWORD, PASSWORD]) {
      await keys.press('Tab');
      await keys.type(text);
    }
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/start\?plan=Professional/);
    await expect(page.getByRole('dialog', { name: "What's your company called?" })).toBeVisible();
    await expect(page.getByText('You chose Professional')).toBeVisible();
  });

  await test.step('name the company and have keywords generated', async () => {
    await expect(page.getByLabel('Company name')).toBeFocused();
    await keys.type(COMPANY);
    await tabTo(page, page.getByLabel('What do you offer?'));
    await keys.type('accounting software');
    await press('Generate AI Keywords');
    await expect(page.getByRole('heading', { name: 'Which keywords do you want to track?' })).toBeVisible();
    // Professional was chosen, and has room for all of them.
    await expect(page.getByText(/^(1[5-9]|2[0-5]) of \1 keywords selected$/)).toBeVisible();
    await expect(
      page.getByText('Free tracks the first 5 keywords now. The others start with Professional.'),
    ).toBeVisible();
    await expect(page.getByText(/^All keywords go to ChatGPT\. /)).toBeVisible();
    await expectFits(page);
  });

  await test.step('leave, and go on where it was left', async () => {
    await page.goto('/tracker');
    const now = page
      .getByRole('list', { name: 'Your path to the first report' })
      .getByRole('listitem')
      .and(page.locator('[aria-current="step"]'));
    await expect(now).toContainText('Choose which to track');
    await tabTo(page, now.getByRole('link', { name: 'Choose keywords' }));
    await keys.press('Enter');
    await expect(page).toHaveURL('/start');
  });

  await test.step('choose', async () => {
    await press('Deselect All');
    await expect(page.getByText(/^0 of \d+ keywords selected$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Track 0 Keywords on ChatGPT' })).toBeDisabled();
    const boxes = page.getByRole('checkbox');
    const all = await boxes.count();
    await press(`Select All ${all}`);
    await tabTo(page, boxes.nth(1));
    await keys.press('Space');
    await expect(boxes.nth(1)).not.toBeChecked();
    await simulator.breakNext({ kind: 'held' });
    await press(`Track ${all - 1} Keywords on ChatGPT`);
    await expect(toast(page)).toContainText('Starting Visibility Check');
    await expect(page).toHaveURL(/\/tracker\/plans\?plan=Professional/);
    const { items } = await api.get('/api/keywords?page_size=100');
    const chosen = items as { is_ai_generated: boolean; is_paused: boolean }[];
    expect(chosen).toHaveLength(all - 1);
    expect(chosen.filter(({ is_paused }) => !is_paused)).toHaveLength(5);
    for (const keyword of chosen) expect(keyword).toMatchObject({ is_ai_generated: true });
  });

  await test.step('the first report opens without a click', async () => {
    await expect(page.getByText('Your first report opens on your home page')).toBeVisible();
    await simulator.reset();
    await expect(page.getByRole('link', { name: 'Open first report' })).toBeVisible();
    await page.goto('/tracker');
    await expect(page).toHaveURL(/\/tracker\/reports\/[0-9a-f-]{36}$/);
    await expect(page.getByText('This is your first report')).toBeVisible();
  });
});

test('generated keywords can be left, and a second generation within five minutes is refused in words', {
  tag: '@verify',
}, async ({ page, api, signUp, simulator, problems }) => {
  problems.provoke(/status of (401|429) .*generate-keywords/);
  await signUp();
  await page.goto('/start');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL('/tracker');
  await page.goto('/start');
  await page.getByLabel('Company name').fill('Fabrikam Studio');
  await page.getByRole('button', { name: 'Generate AI Keywords' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('Fabrikam Studio');
  const before = await simulator.countRequests();
  await page.getByRole('button', { name: 'Generate AI Keywords' }).click();
  await expect(page.getByText(/^5 of \d+ keywords selected$/)).toBeVisible();
  expect(await simulator.countRequests(), 'ideas of the same day are used again').toBe(before);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Company name').fill('Fabrikam Works');
  await page.getByRole('button', { name: 'Generate AI Keywords' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Rate limit exceeded. Please wait 5 minutes between keyword generations.',
  );
  await page.getByRole('button', { name: /^Back to your \d+ keywords$/ }).click();
  await expect(page.getByText(/^5 of \d+ keywords selected$/)).toBeVisible();
  await page.goto('/start');
  await page.getByRole('button', { name: 'Add keywords myself' }).click();
  await page.getByRole('button', { name: 'Delete suggestions' }).click();
  await expect(page).toHaveURL('/tracker/add-keywords');
  expect(await api.get('/api/keywords')).toMatchObject({ total_keywords: 0 });
  expect(await api.get('/api/profile')).toMatchObject({ onboarding_completed: true });

  await page.goto('/start');
  await page.getByLabel('Company name').fill('Fabrikam Works');
  await page.route('**/functions/generate-keywords', (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', message: 'x', status: 401, details: null } }),
  );
  await page.getByRole('button', { name: 'Generate AI Keywords' }).click();
  const expired = 'Your session has expired. Please refresh the page and try again.';
  await expect(page.getByText(expired).first()).toBeVisible();
});

test('only the chosen keywords are asked about, also where there are others', async ({
  page,
  api,
  signUp,
}) => {
  await signUp({ company_name: 'Fabrikam Studio' }, { keywords: ['photo studio'] });
  await page.goto('/start');
  await page.getByRole('button', { name: 'Generate AI Keywords' }).click();
  await expect(page.getByText(/^4 of \d+ keywords selected$/)).toBeVisible();
  await page.reload();
  await page.getByRole('checkbox').first().click();
  await page.getByRole('button', { name: 'Track 3 Keywords on ChatGPT' }).click();
  await expect(toast(page)).toContainText('3 checks on ChatGPT.');
  await expect(page).toHaveURL('/tracker');
  await expect.poll(async () => (await api.get('/api/visibility-results')).items).toHaveLength(3);
  expect(JSON.stringify(await api.get('/api/visibility-results'))).not.toContain('photo studio');
});
