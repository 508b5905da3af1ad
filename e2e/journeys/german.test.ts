import { newEmail, PASSWORD } from '../fixtures/accounts.ts';
import { type German, readGerman } from '../fixtures/german.ts';
import { linkMailedTo, mailedTo } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';

const COMPANY = 'Bäckerei Strudl';
const KEYWORDS = ['beste Bäckerei in Wien', 'Sauerteigbrot online bestellen', 'glutenfreies Brot'];

let german: German;
test.beforeAll(async () => {
  german = await readGerman();
});

test.describe('a bakery in Vienna', () => {
  test.use({ locale: 'de-AT', timezoneId: 'Europe/Vienna', viewport: { width: 360, height: 740 } });

  test('comes from the German landing page to its weekly mail without a word of English', {
    tag: '@verify',
  }, async ({ page, api, simulator }) => {
    await simulator.track({ name: COMPANY });
    const email = newEmail('bakery');

    await test.step('sign up', async () => {
      await page.goto('/de');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.getByRole('link', { name: german('Check Your Rankings') }).click();
      await expect(page).toHaveURL('/de/registration');
      await page.getByLabel(german('Full name')).fill('Ada Strudl');
      await page.getByLabel(german('Email')).fill(email);
      await page.getByLabel(german('Password')).fill(PASSWORD);
      await page.getByLabel(german('Confirm password')).fill(PASSWORD);
      await page.getByRole('button', { name: german('Create Account') }).click();
      await expect(page).toHaveURL('/start');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });

    await test.step('name the company and add keywords', async () => {
      await page.getByLabel(german('Company name')).fill(COMPANY);
      await page.getByLabel('Website des Unternehmens').fill('strudl.example');
      await page.getByRole('button', { name: german('Add my own keywords') }).click();
      await expect(page).toHaveURL('/tracker/add-keywords');
      for (const [at, keyword] of KEYWORDS.entries()) {
        await page.getByLabel(german('New keyword')).fill(keyword);
        await page.keyboard.press('Enter');
        await expect(page.getByText(new RegExp(`\\b${at + 1} von 5\\b`)).first()).toBeVisible();
      }
    });

    await test.step('check them and read the first report', async () => {
      await page.getByRole('button', { name: /^Diese 3 / }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /höchstens/ })
        .click();
      await expect(page.getByText(german('Visibility Check Complete')).first()).toBeVisible();
      await expect(page).toHaveURL(/\/tracker\/reports\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d\s?%/);
    });

    await test.step('have the weekly mail', async () => {
      await api.send('POST', '/api/auth/send-verification-email', { email, callbackURL: '/start' });
      const link = await linkMailedTo(email, 'E-Mail-Adresse');
      await page.goto(link);
      await expect.poll(async () => (await api.get('/api/mail-settings')).is_email_confirmed).toBe(true);
      await page.goto('/tracker/settings/notifications');
      await page.getByRole('button', { name: german('Send one now') }).click();
      const mail = await mailedTo(email, 'Antworten');
      expect(mail).toContain('Strudl');
      expect(mail).not.toMatch(/\b(?:the|your|answers|mentioned|this week)\b/);
    });
  });
});
