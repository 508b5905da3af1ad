import { expect, type Page } from '@playwright/test';
import { ACCOUNT_SCREENS } from './account-screens.ts';
import { ADD_KEYWORD_SCREENS } from './add-keyword-screens.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { ANALYTICS_SCREENS } from './analytics-screens.ts';
import { BRAND_SCREENS } from './brand-screens.ts';
import { showAuxiliary } from './canned-answers.ts';
import { showAnswerLeftOut } from './canned-left-out.ts';
import { COMPETITOR_SCREENS } from './competitor-screens.ts';
import { CONTENT_SCREENS } from './content-screens.ts';
import { DESIGN_SCREENS } from './design-screens.ts';
import { KEYWORD_SCREENS } from './keyword-screens.ts';
import { MATRIX_SCREENS } from './matrix-screens.ts';
import { OPPORTUNITY_SCREENS } from './opportunity-screens.ts';
import { PERFORMANCE_SCREENS } from './performance-screens.ts';
import { PLANS_SCREENS } from './plans-screens.ts';
import { PRESENCE_SCREENS } from './presence-screens.ts';
import { PROFILE_SCREENS } from './profile-screens.ts';
import { REPORT_SCREENS } from './report-screens.ts';
import { RULE_SCREENS } from './rule-screens.ts';
import { alter, answered, at, atFailure, fail, hold, type Screen } from './screen.ts';
import { SITE_SCREENS } from './site-screens.ts';
import { TAG_SCREENS } from './tag-screens.ts';
import { TOPIC_IDEA_SCREENS } from './topic-idea-screens.ts';
import { VISIBILITY_SCREENS } from './visibility-screens.ts';
import { WEBHOOK_SCREENS } from './webhook-screens.ts';

const openDashboard = at('/tracker/dashboard', /of the newest \d+ answers/);

const GENERATED = [
  ['woran erkennt man gute Bäckereien', 'Auswahl', 'informational'],
  ['beste Bäckereien in Wien', 'Empfehlungen', 'commercial'],
  ['Hochzeitstorten mit glutenfreiem Biskuit und regionalen Zutaten bestellen', 'Torten', 'transactional'],
  ['Bäckereien am Sonntag geöffnet', 'Anbietersuche', 'local'],
  ['Bäckereien Verzeichnis', 'Anbietersuche', 'navigational'],
] as const;

/** Eighteen keywords that wait to be chosen from; the account that others look at has none. */
async function openGenerated(page: Page): Promise<void> {
  const keywords = Array.from({ length: 18 }, (_, at) => {
    const [keyword, topic, search_intent] = GENERATED[at % GENERATED.length] ?? GENERATED[0];
    return {
      id: `00000000-0000-4000-8000-0000000000${String(at + 10)}`,
      user_id: '00000000-0000-4000-8000-000000000001',
      keyword: at < GENERATED.length ? keyword : `${keyword} ${at}`,
      topic,
      question: null,
      search_intent,
      is_intent_guessed: false,
      is_ai_generated: true,
      generation_batch_id: '00000000-0000-4000-8000-000000000002',
      is_paused: at > 4,
      created_at: '2026-11-20T10:00:00.000Z',
    };
  });
  await page.route('**/api/keyword-batches/open', (route) =>
    route.fulfill({
      json: { batch: { batch_id: '00000000-0000-4000-8000-000000000002', keywords, room: 5 } },
    }),
  );
  await at('/start', 'Free has room for 5 keywords')(page);
}

/** Every screen in every state that looks different. */
export const SCREENS: readonly Screen[] = [
  ...REPORT_SCREENS,
  ...COMPETITOR_SCREENS,
  ...OPPORTUNITY_SCREENS,
  ...ANALYTICS_SCREENS,
  ...KEYWORD_SCREENS,
  ...ADD_KEYWORD_SCREENS,
  ...TAG_SCREENS,
  ...TOPIC_IDEA_SCREENS,
  ...BRAND_SCREENS,
  ...VISIBILITY_SCREENS,
  ...MATRIX_SCREENS,
  ...PRESENCE_SCREENS,
  ...ADMIN_SCREENS,
  ...PERFORMANCE_SCREENS,
  ...RULE_SCREENS,
  ...DESIGN_SCREENS,
  ...SITE_SCREENS,
  ...ACCOUNT_SCREENS,
  ...WEBHOOK_SCREENS,
  ...CONTENT_SCREENS,
  ...PROFILE_SCREENS,
  { name: 'landing', as: 'visitor', open: at('/', 'Is your brand named by') },
  { name: 'plans-public', as: 'visitor', open: at('/plans', 'Questions about plans') },
  { name: 'plans', as: 'settled', open: at('/tracker/plans', '$149') },
  {
    name: 'plans-chosen',
    as: 'newcomer',
    open: at('/tracker/plans?plan=Enterprise', 'Continue with Enterprise'),
  },
  {
    name: 'plans-empty',
    as: 'settled',
    open: async (page) => {
      await alter<object[]>(page, '**/api/plans', () => []);
      await at('/tracker/plans', 'No plans are currently available.')(page);
    },
  },
  {
    name: 'plans-failed',
    as: 'settled',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/plans');
      await atFailure('/tracker/plans', 'Failed to load plans. Please try again.')(page);
    },
  },
  {
    name: 'plans-change',
    as: 'settled',
    open: async (page) => {
      await alter<{ blockers: object[] }>(page, '**/api/plan-change/*', (body) => ({
        ...body,
        is_allowed: true,
        blockers: [],
      }));
      await at('/tracker/plans', '$149')(page);
      await page.getByRole('button', { name: 'Select Plan: Free' }).click();
      await expect(page.getByRole('dialog')).toContainText('will not be asked any more');
    },
  },
  ...PLANS_SCREENS,
  {
    name: 'plans-loading',
    as: 'settled',
    open: async (page) => {
      await hold(page, '**/api/plans');
      await page.goto('/tracker/plans');
      await expect(page.getByText('Loading plans...')).toBeAttached();
    },
  },
  {
    name: 'plans-blocked',
    as: 'settled',
    open: async (page) => {
      await at('/tracker/plans', 'Questions about plans')(page);
      await page.getByRole('button', { name: 'Select Plan: Enterprise' }).click();
      await expect(page.getByRole('dialog')).toContainText('not configured for payments');
    },
  },
  { name: 'how-it-works', as: 'visitor', open: at('/pages/how-it-works', 'Supported platforms') },
  {
    name: 'site-menu',
    as: 'visitor',
    only: 360,
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
    },
  },
  { name: 'login', as: 'visitor', open: at('/login', 'Welcome Back') },
  {
    name: 'login-refused',
    as: 'visitor',
    provokes: /status of 401 /,
    open: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Email').fill('nobody@e2e.example');
      await page.getByLabel('Password').fill('wrong password 1');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'forgot-password', as: 'visitor', open: at('/forgot-password', 'Send reset link') },
  {
    name: 'forgot-password-sent',
    as: 'visitor',
    open: async (page) => {
      await at('/forgot-password', 'Send reset link')(page);
      await page.getByLabel('Email').fill('nobody@e2e.example');
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();
    },
  },
  {
    name: 'reset-password',
    as: 'visitor',
    open: at('/reset-password?token=a-token-of-nobody', 'Set new password'),
  },
  { name: 'reset-password-expired', as: 'visitor', open: at('/reset-password', 'This link has expired') },
  { name: 'registration', as: 'visitor', open: at('/registration', 'Confirm password') },
  {
    name: 'registration-errors',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/registration');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'no-such-page', as: 'visitor', only: 1350, open: at('/no/such/page', 'Is your brand named by') },
  { name: 'landing-signed-in', as: 'settled', only: 1350, open: at('/', 'Welcome, ') },
  {
    name: 'registration-plan',
    as: 'visitor',
    open: at('/registration?plan=Professional', 'You chose Professional'),
  },
  { name: 'start', as: 'newcomer', open: at('/start', 'Company website') },
  { name: 'start-plan', as: 'newcomer', open: at('/start?plan=Professional', 'You chose Professional') },
  { name: 'start-keywords', as: 'newcomer', open: openGenerated },
  {
    name: 'start-waiting',
    as: 'newcomer',
    open: async (page) => {
      await openGenerated(page);
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page.getByText(/^Back to your/)).toBeVisible();
    },
  },
  {
    name: 'add-keywords-ai-choice',
    as: 'newcomer',
    open: async (page) => {
      await openGenerated(page);
      await at('/tracker/add-keywords?from=ai', 'keywords selected')(page);
    },
  },
  {
    name: 'start-refused',
    as: 'newcomer',
    provokes: /status of 504 /,
    open: async (page) => {
      await fail(page, '**/functions/generate-keywords', 504);
      await page.route('**/api/profile', async (route) => {
        const profile = await (await route.fetch({ method: 'GET', postData: '' })).json();
        await route.fulfill({ json: profile });
      });
      await at('/start', 'Company website')(page);
      await page.getByLabel('Company name').fill('Bäckerei Strudl');
      await page.getByRole('button', { name: 'Generate AI Keywords' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'checker-empty', as: 'newcomer', open: at('/tracker/checker', 'No Keywords Found') },
  {
    name: 'checker',
    as: 'settled',
    open: async (page) => {
      await page.goto('/tracker/checker');
      await answered(page);
    },
  },
  {
    name: 'checker-unchecked',
    as: 'settled',
    open: async (page) => {
      await page.goto('/tracker/checker');
      await page.getByRole('combobox', { name: 'Keyword' }).fill('age 5');
      await page.getByRole('option', { name: 'audiobooks for age 5' }).click();
      await expect(page.getByText('Not checked yet')).toHaveCount(4);
    },
  },
  {
    name: 'checker-choosing',
    as: 'settled',
    open: async (page) => {
      await page.goto('/tracker/checker');
      await answered(page);
      await page.getByRole('combobox', { name: 'Keyword' }).click();
      await expect(page.getByText('20 of 24: type to find others')).toBeVisible();
    },
  },
  {
    name: 'checker-unknown-keyword',
    as: 'settled',
    provokes: /status of 404 /,
    open: at('/tracker/checker?keyword=01a1fb62-272e-7e0a-ac32-a0b1df7d47db', 'This keyword was not found'),
  },
  {
    name: 'checker-checking',
    as: 'settled',
    open: async (page) => {
      await hold(page, '**/functions/check-visibility');
      await page.goto('/tracker/checker');
      await page.getByRole('button', { name: 'Check visibility' }).click();
      await expect(page.getByText(/You can leave this page/)).toBeVisible();
    },
  },
  {
    name: 'checker-failed',
    as: 'settled',
    open: async (page, { failedCheckPath }) => at(failedCheckPath, 'Earlier answers')(page),
  },
  {
    name: 'answer',
    as: 'settled',
    open: async (page, { answerPath }) => {
      await page.goto(answerPath);
      await answered(page);
    },
  },
  {
    name: 'answer-auxiliary',
    as: 'settled',
    open: async (page, { answerPath }) => {
      await showAuxiliary(page);
      await page.goto(answerPath);
      await answered(page);
      await expect(page.getByText('Decided by gpt-5.4-mini because the rules were unsure')).toBeVisible();
    },
  },
  {
    name: 'answer-left-out',
    as: 'settled',
    open: async (page, { answerPath }) => {
      await showAnswerLeftOut(page, null);
      await at(answerPath, 'Left out of every rate.')(page);
    },
  },
  {
    name: 'answer-counted-in',
    as: 'settled',
    open: async (page, { answerPath }) => {
      await showAnswerLeftOut(page, new Date().toISOString());
      await at(answerPath, 'Counted in by you on')(page);
    },
  },
  {
    name: 'answer-loading',
    as: 'settled',
    open: async (page, { answerPath }) => {
      await hold(page, '**/api/answers/*');
      await at(answerPath, 'Loading the answer...')(page);
    },
  },
  {
    name: 'answer-missing',
    as: 'settled',
    provokes: /status of 404 /,
    open: at('/tracker/answers/01a1fb62-272e-7e0a-ac32-a0b1df7d47db', 'This answer was not found'),
  },
  {
    name: 'kit',
    as: 'administrator',
    open: async (page) => {
      await page.goto('/test/kit');
      // Every chart is drawn once the part of the program that draws them is there.
      await expect(
        page
          .getByRole('slider', { name: /: moment$/ })
          .locator('svg')
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'button', exact: true })).toBeVisible();
    },
  },
  {
    name: 'menu',
    as: 'settled',
    only: 360,
    open: async (page) => {
      await openDashboard(page);
      await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'sidebar-collapsed',
    as: 'settled',
    only: 1350,
    open: async (page) => {
      await openDashboard(page);
      await page.keyboard.press('Control+b');
      await expect(page.getByRole('heading', { name: 'Keywords Management' })).toBeHidden();
    },
  },
  {
    name: 'user-menu',
    as: 'settled',
    only: 1350,
    open: async (page) => {
      await openDashboard(page);
      await page.getByRole('button', { name: /Account:/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    },
  },
  {
    name: 'palette',
    as: 'settled',
    open: async (page) => {
      await openDashboard(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
    },
  },
];
