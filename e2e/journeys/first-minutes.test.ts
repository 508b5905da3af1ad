import { percentInWords } from '@answerscope/contract';
import type { Locator, Page } from '@playwright/test';
import { newEmail, PASSWORD } from '../fixtures/accounts.ts';
import { countEffort, effortSoFar } from '../fixtures/effort.ts';
import { expectFits, expectSteady, layoutShift } from '../fixtures/screen-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { RegistrationPage } from '../pages/registration-page.ts';
import { expectCoversNothing, toast } from '../pages/toast.ts';

const BAKERY = {
  country: 'AT',
  company: 'Bäckerei Strudl',
  website: 'strudl.example',
  offer: 'Bäckerei',
  language: 'de',
  asks: /welche/i,
};

/** `language` is what the country brings, `asks` the beginning of a question in it. */
type Newcomer = typeof BAKERY;

const SOFTWARE_FIRM: Newcomer = {
  country: 'US',
  company: 'Ledger Line Systems',
  website: 'https://www.ledgerline.example/pricing',
  offer: 'accounting software',
  language: 'en',
  asks: /which/i,
};

const KEYWORDS = [
  'beste Bäckerei in Wien',
  'Sauerteigbrot online bestellen',
  'Frühstück im 7. Bezirk',
  'glutenfreies Brot',
  'Hochzeitstorte Wien',
];

const REPORT = /\/tracker\/reports\/[0-9a-f-]{36}$/;

/** From the landing page to the first report. */
const CLICKS_MAX = 10;
/** Once the account exists. */
const FIELDS_MAX = 3;

type Use = (control: Locator) => Promise<void>;

/** Types into a field, which is pressed first where the page has not chosen it. */
async function enter(field: Locator, text: string, use: Use): Promise<void> {
  if (!(await field.evaluate((element) => element === element.ownerDocument.activeElement))) await use(field);
  await field.page().keyboard.type(text);
}

async function signUp(page: Page, use: Use): Promise<void> {
  await page.goto('/');
  await use(page.getByRole('link', { name: 'Check Your Rankings' }));
  await expect(page).toHaveURL('/registration');
  const { fullName, email, password, confirmation, submit } = new RegistrationPage(page);
  await expect(fullName).toBeFocused();
  await enter(fullName, 'Ada Example', use);
  await enter(email, newEmail('minutes'), use);
  await enter(password, PASSWORD, use);
  await enter(confirmation, PASSWORD, use);
  await use(submit);
  await expect(page).toHaveURL('/start');
}

async function nameCompany(page: Page, { company, website }: Newcomer, use: Use): Promise<void> {
  await expect(page.getByLabel('Company name')).toBeFocused();
  await enter(page.getByLabel('Company name'), company, use);
  await enter(page.getByLabel('Company website'), website, use);
}

/** Expects the first report, opened and leading with who is mentioned. Prints clicks, fields and seconds so far. */
async function expectFirstReport(page: Page, { company }: Newcomer, began: number): Promise<void> {
  await expect(page, 'the first report opens').toHaveURL(REPORT);
  await expect(page.getByText('This is your first report')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Mentioned instead of you',
  );
  const { clicks, fields } = await effortSoFar(page);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${company}: ${clicks} clicks, ${fields.length} typed fields, ${seconds} seconds`);
  expect(clicks).toBeLessThanOrEqual(CLICKS_MAX);
  expect(fields.length, fields.join()).toBeLessThanOrEqual(FIELDS_MAX);
}

test.describe('the first minutes of a bakery chain in Vienna, on a phone', () => {
  test.use({ locale: 'de-AT', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('lead to the first report, a competitor one tap further', async ({
    page,
    context,
    api,
    simulator,
  }) => {
    const use: Use = (control) => control.tap();
    const began = Date.now();
    await simulator.track({ name: BAKERY.company });
    await countEffort(context);

    await test.step('sign up and name the company', async () => {
      await signUp(page, use);
      await expect(toast(page)).toContainText('Account Created Successfully!');
      await expectCoversNothing(page);
      await nameCompany(page, BAKERY, use);
      await expect(page.getByLabel('Country')).toHaveValue(BAKERY.country);
      await use(page.getByRole('button', { name: 'Add my own keywords' }));
      await expect(page).toHaveURL('/tracker/add-keywords');
    });

    await test.step('add five keywords', async () => {
      await expect(page.getByLabel('New keyword')).toBeFocused();
      for (const [at, keyword] of KEYWORDS.entries()) {
        await page.keyboard.type(keyword);
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
      const path = page.getByRole('list', { name: 'Your path to the first report' });
      await expect(path.getByText(/0 of 5 answered\./)).toBeVisible();
      await expectCoversNothing(page);
      const { score } = await layoutShift(page);
      await simulator.release();
      await expect(toast(page)).toContainText('Visibility Check Complete');
      await expectCoversNothing(page);
      await expectFirstReport(page, BAKERY, began);
      const [chatgpt] = (await api.get('/api/dashboard')).channels as {
        headline: { current: { mentions: number; answers: number } };
      }[];
      const { mentions, answers } = chatgpt?.headline.current ?? { mentions: 0, answers: 0 };
      expect(answers).toBeGreaterThan(1);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        `${percentInWords(mentions / answers)} of answers`,
      );
      await expectSteady(page, 'while the check goes on and ends', score);
      for (const keyword of KEYWORDS) await expect(page.getByText(keyword).first()).toBeVisible();
      await expectFits(page);
    });

    await test.step('take a competitor from the first answers', async () => {
      const track = page
        .getByRole('table', { name: 'Also mentioned' })
        .getByRole('button', { name: /^Track / })
        .first();
      const name = (await track.getAttribute('aria-label'))?.replace('Track ', '') ?? '';
      await use(track);
      await expect(toast(page)).toContainText(`You track ${name} now`);
      expect(await api.get('/api/competitors')).toMatchObject({ items: [{ competitor_name: name }] });
      expect(await api.get('/api/profile')).toMatchObject({ company_url: `https://${BAKERY.website}` });
    });
  });
});

for (const newcomer of [BAKERY, SOFTWARE_FIRM])
  test(`suggested keywords of ${newcomer.company} lead to the first report`, {
    tag: '@verify',
  }, async ({ page, context, simulator }) => {
    const use: Use = (control) => control.click();
    const began = Date.now();
    await simulator.track({ name: newcomer.company });
    await countEffort(context);
    await signUp(page, use);
    await nameCompany(page, newcomer, use);
    await enter(page.getByLabel('What do you offer?'), newcomer.offer, use);
    const country = page.getByLabel('Country');
    if ((await country.inputValue()) !== newcomer.country) {
      await use(country);
      await country.selectOption(newcomer.country);
    }
    await expect(page.getByLabel('Language')).toHaveValue(newcomer.language);
    await use(page.getByRole('button', { name: 'Generate AI Keywords' }));
    await expect(page.getByRole('group', { name: 'Keywords to track' })).toContainText(newcomer.asks);
    await use(page.getByRole('button', { name: 'Track 5 Keywords on ChatGPT' }));
    await expectFirstReport(page, newcomer, began);
  });
