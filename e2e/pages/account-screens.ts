import { contract } from '@answerscope/contract';
import { expect, type Page } from '@playwright/test';
import { LoginPage } from './login-page.ts';
import { RegistrationPage } from './registration-page.ts';
import { alterOperation, alterReply, refuseAt, reply, replyOfAuth } from './replies.ts';
import { at, look, screensOf } from './screen.ts';

/** The page of plans of somebody who pays, which no account of the tests does. */
async function openSubscribed(page: Page): Promise<void> {
  await reply(page, contract.payments.get_my_subscription, {
    state: 'active',
    is_subscribed: true,
    plan_name: 'Professional',
    interval: 'monthly',
    amount_cents: 4_900,
    next_amount_cents: 4_900,
    currency: 'usd',
    renews_at: '2026-12-20T09:00:00.000Z',
    has_card: true,
    can_manage: true,
    is_configured: true,
  });
  const payment = { amount_cents: 4_900, currency: 'usd' };
  await reply(page, contract.payments.list_my_payments, {
    items: [
      { ...payment, id: 'in_3', number: 'SIM-3', state: 'disputed' },
      { ...payment, id: 'in_2', number: 'SIM-2', state: 'paid' },
      { ...payment, id: 'in_1', number: 'SIM-1', state: 'partly_refunded', refunded_cents: 1_000 },
    ],
  });
  await at('/tracker/plans', 'Professional: $49 per month, renews on')(page);
  await expect(page.getByRole('button', { name: 'Current Plan: Professional' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toBeVisible();
}

const QUESTION = 'Who repairs slate roofs in Chicago?';

const describeBrand = (page: Page) =>
  alterOperation(page, contract.profile.run_profile_operation, 'get_full_profile', (data) => ({
    ...data,
    brand: {
      brand_name: 'Northwind',
      is_active: true,
      description:
        'We repair, restore and replace roofs of family homes.\nOur own crews, no subcontractors, a fixed price before we begin.',
      industry: 'Roofing',
      service_area: 'Owners of houses built before 1970, and the people who manage them.',
      brand_voice: 'trustworthy',
      brand_personality: 'helper',
      unique_value_proposition: 'A dry home within a week, or the crew comes back for nothing.',
      competitive_differentiation: 'Slate and copper by people who learned it.',
      brand_mission: 'No family should fear the rain.',
    },
    messaging_pillars: ['A fixed price before we begin', 'Our own crews', 'Old roofs are worth saving'].map(
      (pillar_text, index) => ({ pillar_text, sort_order: index + 1 }),
    ),
    brand_questions: [
      { question_text: QUESTION, question_category: 'services', priority_score: 3 },
      {
        question_text: 'Who comes at night when a storm has taken the roof?',
        question_category: 'solutions',
        priority_score: 2,
      },
      {
        question_text: 'Which roofers in Illinois have crews of their own?',
        question_category: 'differentiation',
        priority_score: 1,
      },
    ],
  }));

/** Signing in and up, the profile and the plan. */
export const ACCOUNT_SCREENS = [
  ...screensOf('login', 'visitor', {
    'login-unconfirmed': look({ provokes: /status of 403 .*sign-in/ }, async (page) => {
      await refuseAt(page, '**/api/auth/sign-in/email', 'FORBIDDEN', {
        message: 'Please check your email and click the confirmation link before signing in.',
        details: { reason: 'email_not_confirmed' },
      });
      await page.goto('/login');
      await new LoginPage(page).signIn({ email: 'waiting@e2e.example', password: 'correct horse 7' });
      await expect(page.getByText('Please check your email and click')).toBeVisible();
    }),
    'login-second-step': async (page) => {
      await replyOfAuth(page, 'sign-in/email', { twoFactorRedirect: true, twoFactorMethods: ['totp'] });
      await page.goto('/login');
      await new LoginPage(page).signIn({ email: 'somebody@e2e.example', password: 'correct horse 7' });
      await expect(page.getByLabel('Code')).toBeVisible();
    },
  }),
  ...screensOf('forgot-password', 'visitor', {
    'forgot-password-sent': async (page) => {
      await at('/forgot-password', 'Send reset link')(page);
      await page.getByLabel('Email').fill('nobody@e2e.example');
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'The link works for one hour' })).toBeVisible();
    },
  }),
  ...screensOf('reset-password', 'visitor', {
    'reset-password': at('/reset-password?token=a-token-of-nobody', 'Set new password'),
  }),
  ...screensOf('registration', 'visitor', {
    'registration-errors': look({ isFixed: true }, async (page) => {
      const form = new RegistrationPage(page);
      await form.open();
      await form.submit.click();
      await expect(page.getByRole('alert')).toBeVisible();
    }),
    'registration-plan': at('/registration?plan=Professional', 'You chose Professional'),
  }),
  ...screensOf('plans', 'newcomer', {
    'plans-chosen': at('/tracker/plans?plan=Enterprise', 'Continue with Enterprise'),
  }),
  ...screensOf('plans', 'settled', {
    'plans-change': async (page) => {
      await alterReply(page, contract.plans.check_plan_change, (body) => ({
        ...body,
        is_allowed: true,
        blockers: [],
      }));
      await at('/tracker/plans', '$149')(page);
      await page.getByRole('button', { name: 'Select Plan: Free' }).click();
      await expect(page.getByRole('dialog')).toContainText('will no longer be checked');
    },
    'plans-subscribed': look({ isFixed: true }, openSubscribed),
  }),
  ...screensOf('profile', 'settled', {
    profile: at('/tracker/profile', 'Time zone'),
    'profile-local': look({ isFixed: true }, async (page) => {
      await at('/tracker/profile', 'Time zone')(page);
      await page.getByText('Yes', { exact: true }).click();
      await page.getByLabel('Business category').selectOption('Construction');
      await page.getByLabel('Business subcategory').selectOption('Roofing');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('City is required')).toBeVisible();
    }),
    'profile-brand': async (page) => {
      await describeBrand(page);
      await at('/tracker/profile?tab=brand-identity', 'Our own crews')(page);
    },
    'profile-presence': async (page) => {
      await describeBrand(page);
      await at('/tracker/profile?tab=presence-setup', QUESTION)(page);
    },
  }),
];
