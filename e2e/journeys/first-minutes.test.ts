import { percentInWords } from '@answerscope/contract';
import type { Locator, Page } from '@playwright/test';
import { newEmail, PASSWORD, type ProductApi } from '../fixtures/accounts.ts';
import { clicksSoFar, countClicks } from '../fixtures/clicks.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expectFits, expectSteady, layoutShift } from '../fixtures/screen-checks.ts';
import type { SimulatorControl } from '../fixtures/simulator-control.ts';
import { expect, test } from '../fixtures/test.ts';
import { RegistrationPage } from '../pages/registration-page.ts';
import { expectCoversNothing, toast } from '../pages/toast.ts';

interface Newcomer {
  locale: string;
  country: string;
  company: string;
  website: string;
  keywords: readonly string[];
}

const BAKERY: Newcomer = {
  locale: 'de-AT',
  country: 'AT',
  company: 'Bäckerei Strudl',
  website: 'strudl.example',
  keywords: [
    'beste Bäckerei in Wien',
    'Sauerteigbrot online bestellen',
    'Frühstück im 7. Bezirk',
    'glutenfreies Brot',
    'Hochzeitstorte Wien',
  ],
};

const REPORT = /\/tracker\/reports\/[0-9a-f-]{36}$/;

/** As much of a channel of the dashboard as is compared. */
interface Rated {
  headline: { current: { mentions: number; answers: number } | null };
}

/** From the landing page to the first report. */
const CLICKS_MAX = 11;

type Use = (control: Locator) => Promise<void>;

/** From the landing page to the first report, by whatever `use` presses with. */
async function goToFirstReport(
  { page, api, simulator }: { page: Page; api: ProductApi; simulator: SimulatorControl },
  { company, ...newcomer }: Newcomer,
  use: Use,
): Promise<void> {
  const path = page.getByRole('list', { name: 'Your path to the first report' });
  const type = async (text: string) => {
    await page.keyboard.type(text);
  };

  await test.step('sign up', async () => {
    await page.goto('/');
    await use(page.getByRole('link', { name: 'Check Your Rankings' }));
    await expect(page).toHaveURL('/registration');
    const form = new RegistrationPage(page);
    await form.fill({ email: newEmail('minutes'), password: PASSWORD });
    await use(form.submit);
    await expect(page).toHaveURL('/start');
    await expect(toast(page)).toContainText('Account Created Successfully!');
    await expectCoversNothing(page);
  });

  await test.step('name the company', async () => {
    await expect(page.getByLabel('Company name')).toBeFocused();
    await type(company);
    await page.keyboard.press('Tab');
    await type(newcomer.website);
    await expect(page.getByLabel('Country')).toHaveValue(newcomer.country);
    await use(page.getByRole('button', { name: 'Add my own keywords' }));
    await expect(page).toHaveURL('/tracker');
    await expect(page.getByText(`No assistant has been asked about ${company} yet.`)).toBeVisible();
  });

  await test.step('add five keywords', async () => {
    await use(path.getByRole('link', { name: 'Add keywords' }));
    await expect(page).toHaveURL('/tracker/add-keywords');
    await tabTo(page, page.getByLabel('New keyword'));
    for (const [at, keyword] of newcomer.keywords.entries()) {
      await type(keyword);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${at + 1} of 5 keywords on Free`)).toBeVisible();
    }
    await expectFits(page);
  });

  await test.step('check them, its cost read first, and nothing jumps until the report is there', async () => {
    await use(page.getByRole('button', { name: 'Check these 5 now' }));
    const dialog = page.getByRole('dialog', { name: 'Check all keywords' });
    await expect(dialog.getByText('5 questions to ChatGPT.')).toBeVisible();
    await simulator.breakNext({ kind: 'held' });
    await use(dialog.getByRole('button', { name: /Start check · at most/ }));
    await expect(page).toHaveURL('/tracker');
    await expect(path.getByText(/0 of 5 answered\./)).toBeVisible();
    await expectCoversNothing(page);
    const { score } = await layoutShift(page);
    await simulator.release();
    await expect(toast(page)).toContainText('Visibility Check Complete');
    await expectCoversNothing(page);
    await expect(page, 'the first report opens').toHaveURL(REPORT);
    const [chatgpt] = (await api.get('/api/dashboard')).channels as Rated[];
    const { mentions, answers } = chatgpt?.headline.current ?? { mentions: 0, answers: 0 };
    expect(answers).toBeGreaterThan(1);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      `${percentInWords(mentions / answers)} of answers`,
    );
    await expectSteady(page, 'while the check goes on and ends', score);
    await expectFits(page);
  });

  await test.step('read the first report', async () => {
    await expect(page.getByText('This is your first report')).toBeVisible();
    for (const keyword of newcomer.keywords) await expect(page.getByText(keyword).first()).toBeVisible();
    await expectFits(page);
  });
}

/** On the report: somebody whom its answers name is a competitor from one click on. */
async function takeCompetitor({ page, api }: { page: Page; api: ProductApi }, use: Use): Promise<void> {
  await test.step('take a competitor from the first answers', async () => {
    const track = page
      .getByRole('table', { name: 'Also mentioned' })
      .getByRole('button', { name: /^Track / })
      .first();
    const name = (await track.getAttribute('aria-label'))?.replace('Track ', '') ?? '';
    await use(track);
    await expect(toast(page)).toContainText(`You track ${name} now`);
    expect(await api.get('/api/competitors')).toMatchObject({ items: [{ competitor_name: name }] });
  });
}

test.describe('the first minutes of a bakery chain in Vienna, on a phone', () => {
  test.use({ locale: BAKERY.locale, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('lead to the first report in eleven taps at most', async ({ page, context, api, simulator }) => {
    const tap: Use = (control) => control.tap();
    await simulator.track({ name: BAKERY.company });
    await countClicks(context);
    await goToFirstReport({ page, api, simulator }, BAKERY, tap);
    expect(await clicksSoFar(page)).toBeLessThanOrEqual(CLICKS_MAX);
    await takeCompetitor({ page, api }, tap);
    expect(await api.get('/api/profile')).toMatchObject({ company_url: `https://${BAKERY.website}` });
  });
});

test.describe('suggested keywords of a bakery', () => {
  test.use({ locale: 'en-US' });

  test(
    'lead to the first report in ten clicks and three typed fields',
    {
      tag: '@verify',
    },
    async ({ page, context, simulator }, { annotations }) => {
      await simulator.track({ name: BAKERY.company });
      await countClicks(context);
      await page.goto('/');
      await page.getByRole('link', { name: 'Check Your Rankings' }).click();
      const form = new RegistrationPage(page);
      await form.fill({ email: newEmail('suggested'), password: PASSWORD });
      const began = Date.now();
      await form.submit.click();
      const typed = [
        ['Company name', BAKERY.company],
        ['Company website', BAKERY.website],
        ['What do you offer?', 'Bäckerei'],
      ] as const;
      for (const [label, text] of typed) await page.getByLabel(label).fill(text);
      await page.getByLabel('Country').selectOption(BAKERY.country);
      await expect(page.getByLabel('Language')).toHaveValue('de');
      await page.getByRole('button', { name: 'Generate AI Keywords' }).click();
      const suggestions = page.getByRole('group', { name: 'Keywords to track' });
      await expect(suggestions).toContainText(/welche/i);
      await page.getByRole('button', { name: 'Track 5 Keywords on ChatGPT' }).click();
      await expect(page, 'the first report opens').toHaveURL(REPORT);
      await expect(page.getByText('This is your first report')).toBeVisible();
      const clicks = await clicksSoFar(page);
      const seconds = Math.round((Date.now() - began) / 1000);
      annotations.push({ type: 'first minutes', description: `${clicks} clicks, ${seconds} seconds` });
      expect(clicks).toBeLessThanOrEqual(10);
    },
  );
});
