import { expect, type Page } from '@playwright/test';
import type { ProductApi } from '../fixtures/accounts.ts';
import { KeywordsPage } from './keywords-page.ts';
import { LoginPage } from './login-page.ts';
import { RegistrationPage } from './registration-page.ts';

/** What brings a text about. */
export interface Stage {
  page: Page;
  api: ProductApi;
  /** The address of an account that there is. */
  knownEmail: string;
  /** One of nobody, in this test alone. */
  unknownEmail: string;
}

/** A screen, and each text of specification 5 and 8.2 that it shows, to the letter, with what brings it about. */
export interface TextScreen {
  where: string;
  as: 'visitor' | 'newcomer' | 'settled';
  open: (stage: Stage) => Promise<unknown>;
  texts: readonly (readonly [text: string, bring: (stage: Stage) => Promise<unknown>])[];
  /** What bringing them about makes the browser complain of. */
  provokes: readonly RegExp[];
}

const registration = ({ page }: Stage) => new RegistrationPage(page);
const login = ({ page }: Stage) => new LoginPage(page);
const keywords = ({ page }: Stage) => new KeywordsPage(page);

const CODES = {
  400: ['VALIDATION_ERROR', 'Please check your input and try again.'],
  401: ['UNAUTHORIZED', 'You need to sign in to access this resource.'],
  403: ['FORBIDDEN', "You don't have permission to perform this action."],
  404: ['NOT_FOUND', 'The requested resource could not be found.'],
  429: ['RATE_LIMIT_EXCEEDED', 'Too many requests. Please wait a moment and try again.'],
  500: ['INTERNAL_SERVER_ERROR', 'Something went wrong on our end. Please try again later.'],
  504: ['TIMEOUT_ERROR', 'The request took too long. Please try again.'],
} as const;

/** What the server says by a code alone, without words of its own. */
async function refuse(page: Page, url: string, status: keyof typeof CODES, details: object | null = null) {
  const [code, message] = CODES[status];
  await page.unrouteAll();
  await page.route(url, (route) =>
    route.fulfill({
      status,
      json: { code, message, status, details, id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47db' },
    }),
  );
}

const cutOff = async (page: Page, url: string) => {
  await page.unrouteAll();
  await page.route(url, (route) => route.abort('connectionrefused'));
};

const LIST = '**/api/keywords*';
/** The list of keywords, once it has given up asking; the waits between are skipped. */
async function openList({ page }: Stage): Promise<void> {
  await page.goto('/tracker/keywords');
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByText('Your keywords could not be loaded')).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000 });
}

const SIGN_UP = '**/api/auth/sign-up/email';
const submitSignUp = async (stage: Stage, who: { email: string; password: string }) => {
  await registration(stage).fill(who);
  await registration(stage).submit.click();
};
const NEW = { email: 'nobody-yet@e2e.example', password: 'correct horse 7' };
const nobody = ({ unknownEmail }: Stage) => ({ ...NEW, email: unknownEmail });

export const TEXT_SCREENS: readonly TextScreen[] = [
  {
    where: 'the registration',
    as: 'visitor',
    open: (stage) => registration(stage).open(),
    texts: [
      ['Please fix the errors above before submitting', (stage) => registration(stage).submit.click()],
      ['Full name is required', async () => {}],
      ['Email is required', async () => {}],
      ['Password is required', async () => {}],
      ['Please confirm your password', async () => {}],
      ['Full name must be at least 2 characters', (stage) => registration(stage).fullName.fill(' A ')],
      ['Please enter a valid email address', (stage) => registration(stage).email.fill('ada@nowhere')],
      ['Password must be at least 6 characters', (stage) => registration(stage).password.fill('abc12')],
      ['Password should contain letters and numbers', (stage) => registration(stage).password.fill('abcdef')],
      ['Passwords do not match', (stage) => registration(stage).confirmation.fill('abcdeg')],
      [
        'Your password should be at least 8 characters long with a mix of letters and numbers.',
        (stage) => submitSignUp(stage, { ...NEW, password: 'abc123' }),
      ],
      [
        'An account with this email already exists. Try signing in instead.',
        (stage) => submitSignUp(stage, { ...NEW, email: stage.knownEmail }),
      ],
      [
        'An unexpected error occurred',
        async (stage) => {
          await refuse(stage.page, SIGN_UP, 500);
          await submitSignUp(stage, NEW);
        },
      ],
      [
        "We're having trouble connecting. Please check your internet and try again.",
        async (stage) => {
          await cutOff(stage.page, SIGN_UP);
          await submitSignUp(stage, NEW);
        },
      ],
    ],
    provokes: [/status of (400|409|500) .*sign-up/, /request failed: POST .*sign-up/, /CONNECTION_REFUSED/],
  },
  {
    where: 'the sign-in',
    as: 'visitor',
    open: ({ page }) => page.goto('/login'),
    texts: [
      ['Email is required', (stage) => login(stage).submit.click()],
      ['Password is required', async () => {}],
      [
        'Please enter a valid email address.',
        (stage) => login(stage).signIn({ email: 'nobody', password: NEW.password }),
      ],
      [
        'The email or password you entered is incorrect. Please try again.',
        (stage) => login(stage).signIn(NEW),
      ],
      [
        'Too many login attempts. Please wait a few minutes before trying again.',
        async (stage) => {
          // Of one account, from wherever: ten.
          for (let attempt = 0; attempt < 10; attempt += 1)
            await stage.api.send('POST', '/api/auth/sign-in/email', nobody(stage)).catch(() => null);
          await login(stage).signIn(nobody(stage));
        },
      ],
      [
        'Please check your email and click the confirmation link before signing in.',
        async (stage) => {
          await refuse(stage.page, '**/sign-in/email', 403, { reason: 'email_not_confirmed' });
          await login(stage).signIn(NEW);
        },
      ],
      [
        'No account found with this email address. Would you like to sign up?',
        ({ page }) => page.goto('/login?confirmation=unknown'),
      ],
    ],
    provokes: [/status of (401|403|429) .*sign-in/],
  },
  {
    where: 'the first step of the onboarding',
    as: 'newcomer',
    open: ({ page }) => page.goto('/start'),
    texts: [
      [
        'Company name must be at least 2 characters long',
        ({ page }) => page.getByLabel('Company name').fill('A'),
      ],
      [
        'Company name must be less than 100 characters',
        ({ page }) => page.getByLabel('Company name').fill('x'.repeat(101)),
      ],
      ['Please enter a valid URL', ({ page }) => page.getByLabel('Company website').fill('no address')],
      [
        'Failed to generate AI keywords. Please try again.',
        async ({ page }) => {
          await refuse(page, '**/functions/generate-keywords', 500);
          await page.getByLabel('Company website').fill('');
          await page.getByLabel('Company name').fill('Fabrikam Studio');
          await page.getByRole('button', { name: 'Generate AI Keywords' }).click();
        },
      ],
      [
        'Your session has expired. Please refresh the page and try again.',
        async ({ page }) => {
          await refuse(page, '**/functions/generate-keywords', 401);
          await page.getByRole('button', { name: 'Generate AI Keywords' }).click();
        },
      ],
    ],
    provokes: [/status of (401|500) .*generate-keywords/],
  },
  {
    where: 'the keywords',
    as: 'settled',
    open: (stage) => keywords(stage).open(),
    texts: [
      [
        'Please enter a valid keyword (letters, numbers, and spaces only).',
        (stage) => keywords(stage).add('<b>books</b>'),
      ],
      [
        'This keyword is already in your list.',
        async (stage) => {
          await keywords(stage).add('gift books');
          await expect(keywords(stage).link('gift books')).toBeVisible();
          await keywords(stage).add('Gift  BOOKS');
        },
      ],
      [
        "You've reached your keyword limit. Upgrade your plan to add more keywords.",
        async (stage) => {
          for (const keyword_text of ['one', 'two', 'three', 'four'])
            await stage.api.send('POST', '/rpc/add_my_keyword', { keyword_text });
          await keywords(stage).add('one too many');
        },
      ],
      [
        'Failed to delete keyword. Please try again.',
        async (stage) => {
          await refuse(stage.page, '**/api/keywords/delete', 500);
          await keywords(stage).deleteButton('gift books').click();
        },
      ],
    ],
    provokes: [/status of (402|409) .*add_my_keyword/, /status of 500 /],
  },
  {
    where: 'a page that has nothing to show',
    as: 'settled',
    open: ({ page }) => page.clock.install(),
    texts: [
      [
        'Something went wrong on our end. Our team has been notified and is working on it.',
        async (stage) => {
          await refuse(stage.page, LIST, 500);
          await openList(stage);
        },
      ],
      [
        'This is taking longer than usual. You can wait or try refreshing the page.',
        async (stage) => {
          await refuse(stage.page, LIST, 504);
          await openList(stage);
        },
      ],
      [
        "We couldn't reach the server. Please check your internet connection and try again.",
        async (stage) => {
          await cutOff(stage.page, LIST);
          await openList(stage);
        },
      ],
      [
        "You're doing that a little too quickly. Please wait a moment and try again.",
        async (stage) => {
          await refuse(stage.page, LIST, 429);
          await openList(stage);
        },
      ],
      [
        "You don't have access to this. Please contact your administrator if you need it.",
        async (stage) => {
          await refuse(stage.page, LIST, 403);
          await openList(stage);
        },
      ],
      [
        "We couldn't find what you were looking for. It may have been deleted.",
        async (stage) => {
          await refuse(stage.page, LIST, 404);
          await openList(stage);
        },
      ],
      [
        "That request didn't look right. Please check your input and try again.",
        async (stage) => {
          await refuse(stage.page, LIST, 400);
          await openList(stage);
        },
      ],
      [
        'Something unexpected happened. Please try again.',
        async (stage) => {
          await stage.page.unrouteAll();
          await stage.page.route(LIST, (route) =>
            route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
          );
          await openList(stage);
        },
      ],
      [
        'Your connection was lost. We will try again as soon as you are back online.',
        async ({ page, api }) => {
          await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'gift books' });
          await page.unrouteAll();
          await page.goto('/tracker/keywords');
          await expect(page.getByRole('link', { name: 'gift books' })).toBeVisible();
          await page.context().setOffline(true);
          await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('never searched');
          await page.clock.fastForward(5_000);
        },
      ],
    ],
    provokes: [
      /status of (400|403|404|429|500|502|504) .*api\/keywords/,
      /request failed: GET .*api\/keywords/,
      /CONNECTION_REFUSED/,
    ],
  },
];
