import {
  Email,
  hasLettersAndNumbers,
  isStrongPassword,
  LANGUAGES,
  Language,
  LIMITS,
  PRODUCT_NAME,
} from '@answerscope/contract';
import { APIError, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthMiddleware } from 'better-auth/api';
import { bearer, twoFactor } from 'better-auth/plugins';
import { drizzle } from 'drizzle-orm/node-postgres';
import { personNamed } from '../context/operation-call.ts';
import type { Pool } from '../database/pool.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { newId, type PersonId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import { RATE_RULES, type RateRule } from '../lib/rate-rules.ts';
import { renderLetter } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { createAccountLimits } from './account-limits.ts';
import * as tables from './auth.tables.ts';
import { confirmationLetter, resetLetter } from './auth-letters.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createHashing, type PasswordLibrary } from './hashing.ts';
import { deleteResetLinks } from './sessions.queries.ts';

/** The header in which our HTTP layer names the client; whatever arrives under this name is dropped before. */
export const ADDRESS_HEADER = 'x-answerscope-address';

/** How long a code may be entered after the password was right. */
const SECOND_STEP_SECONDS = 600;

/** The library's calls that have a limit of their own, of an address each; the others share one. */
const RULES: Readonly<Record<string, (typeof RATE_RULES)[keyof typeof RATE_RULES]>> = {
  '/sign-up/email': RATE_RULES.sign_ups,
  '/sign-in/email': RATE_RULES.sign_ins,
  '/change-password': RATE_RULES.password_changes,
  '/request-password-reset': RATE_RULES.reset_requests,
  '/two-factor/*': RATE_RULES.second_steps,
};
const toLibrary = ({ max, windowSeconds }: RateRule) => ({ max, window: windowSeconds });
/** The rule that the library asks for by a key, which ends in the path that was called. */
const ruleOf = (key: string) =>
  Object.entries(RULES).find(([path]) => key.includes(path.replace('*', '')))?.[1] ??
  RATE_RULES.other_sign_in_calls;

export interface AuthSettings {
  /** The library's own: nobody else waits for what it does in transactions. */
  signInPool: Pool;
  secret: string;
  baseUrl: string;
  requireEmailConfirmation: boolean;
  /** Posts a mail by a connection of its own: those of sign-in may all be held by sign-ups that wait for it. */
  postMail: (mail: Mail) => Promise<void>;
  /** Ends what somebody began who knew the password until now. */
  onPasswordSet: (personId: PersonId) => Promise<void>;
  /** Whether an account may be made with an address. */
  mayHaveAccount: (email: string) => Promise<boolean>;
  /** Keeps an account that was to be deleted: its user is back. True when it was. */
  onSignedIn: (personId: PersonId) => Promise<boolean>;
  /** The name of a user's plan. */
  planNameOf: (personId: PersonId) => Promise<string | null>;
  rateLimiter: RateLimiter;
  log: Log;
  /** What hashes passwords; the library's own where none is given. */
  passwords: PasswordLibrary | undefined;
}

export type Auth = ReturnType<typeof createAuth>;

/** better-auth with e-mail and password on our tables: cookie sessions, bearer tokens for clients without a browser. */
export function createAuth(settings: AuthSettings) {
  const { signInPool, baseUrl, postMail, onPasswordSet, rateLimiter, log } = settings;
  const hashing = createHashing(settings.passwords);
  const isSecure = baseUrl.startsWith('https:');
  const accountLimits = createAccountLimits({ rateLimiter, secret: settings.secret, isSecure });
  const library = betterAuth({
    appName: PRODUCT_NAME,
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(drizzle({ client: signInPool }), {
      provider: 'pg',
      schema: tables,
      transaction: true,
    }),
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'user' },
        isActive: { type: 'boolean', input: false, defaultValue: true },
        language: { type: [...LANGUAGES], required: false, defaultValue: 'en' },
        erasureBegunAt: { type: 'date', input: false, required: false, returned: false },
      },
    },
    session: { expiresIn: 60 * 60 * 24 * 14, updateAge: 60 * 60 * 24 },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: LIMITS.password_min,
      maxPasswordLength: LIMITS.password_max,
      requireEmailVerification: settings.requireEmailConfirmation,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashing.hash, verify: hashing.verify },
      // The other links of the same person would let in whoever finds them later.
      onPasswordReset: async ({ user }) => {
        await deleteResetLinks(signInPool, personNamed(user.id));
        await onPasswordSet(personNamed(user.id));
      },
      sendResetPassword: ({ user, url }) =>
        postMail(renderLetter(addresseeOf(user), resetLetter(languageOf(user), url))),
    },
    emailVerification: {
      sendOnSignUp: settings.requireEmailConfirmation,
      // Where nobody has to confirm, the password is known already: a link that only shows an address lets nobody in.
      autoSignInAfterVerification: settings.requireEmailConfirmation,
      sendVerificationEmail: ({ user, url }) =>
        postMail(
          renderLetter(
            addresseeOf(user),
            confirmationLetter(languageOf(user), {
              url,
              isSignUp: settings.requireEmailConfirmation,
            }),
          ),
        ),
    },
    advanced: {
      cookiePrefix: 'answerscope',
      useSecureCookies: isSecure,
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // Our HTTP layer checks the origin of every write before it gets here.
      disableCSRFCheck: true,
      // Links in mails lead to our own pages only; said here because the library leaves it out under a test runner.
      disableOriginCheck: false,
    },
    rateLimit: {
      enabled: true,
      ...toLibrary(RATE_RULES.other_sign_in_calls),
      customStorage: {
        consume: async (key, rule) => {
          const taken = await rateLimiter.consume(`auth:${key}`, {
            name: ruleOf(key).name,
            max: rule.max,
            windowSeconds: rule.window,
          });
          return { allowed: taken.allowed, retryAfter: taken.retryAfterSeconds };
        },
      },
      customRules: {
        ...Object.fromEntries(Object.entries(RULES).map(([path, rule]) => [path, toLibrary(rule)])),
        '/get-session': false,
      },
    },
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        refuseWeakInput(ctx.path, ctx.body);
        if (ctx.path !== '/sign-up/email') return;
        if (!(await settings.mayHaveAccount(ctx.body.email)))
          throw new APIError('BAD_REQUEST', { code: 'ADDRESS_NOT_ALLOWED', message: 'email' });
        await hashing.prepare(ctx.body.password);
      }),
    },
    // What is no refusal of the library's leaves it as it is: our listener logs it and gives it its words.
    onAPIError: { throw: true },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            // By the connection of a sign-up under way: one more for each would be too many for as many at once.
            const user = await context?.context.internalAdapter.findUserById(session.userId);
            if (user && 'isActive' in user && user.isActive === false) {
              throw new APIError('FORBIDDEN', { code: 'ACCOUNT_INACTIVE', message: 'inactive' });
            }
            if (user && 'erasureBegunAt' in user && user.erasureBegunAt) {
              throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DELETED', message: 'deleted' });
            }
            // The library asks for the second step after a password only; a link alone is none.
            const isByLink = context?.path === '/verify-email';
            if (isByLink && user && 'twoFactorEnabled' in user && user.twoFactorEnabled) {
              throw context.redirect('/login');
            }
          },
        },
      },
    },
    logger: {
      log: (level, message) => (level === 'error' ? log.error({}, message) : log.debug({ level }, message)),
    },
    plugins: [bearer(), twoFactor({ issuer: PRODUCT_NAME, twoFactorCookieMaxAge: SECOND_STEP_SECONDS })],
  });
  const { onSignedIn, planNameOf } = settings;
  return { ...library, hashing, accountLimits, onPasswordSet, onSignedIn, planNameOf };
}

/** The library knows ids as text. */
const addresseeOf = ({ id, email }: { id: string; email: string }) => ({ id: personNamed(id), email });

/** The library hands its users on without the fields that are ours. */
function languageOf(user: object): Language {
  const parsed = Language.safeParse(Reflect.get(user, 'language'));
  return parsed.data ?? 'en';
}

function refuseWeakInput(path: string, body: unknown): void {
  const given = (body ?? {}) as {
    name?: unknown;
    email?: unknown;
    password?: unknown;
    newPassword?: unknown;
  };
  if (path === '/sign-up/email') {
    const name = typeof given.name === 'string' ? given.name.trim() : '';
    if (name.length < LIMITS.full_name_min || name.length > LIMITS.full_name_max) {
      throw new APIError('BAD_REQUEST', { code: 'INVALID_NAME', message: 'name' });
    }
    if (!Email.safeParse(given.email).success) {
      throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'email' });
    }
  }
  const setsPassword = path === '/reset-password' || path === '/change-password';
  const password = path === '/sign-up/email' ? given.password : setsPassword ? given.newPassword : null;
  const isWeak = (text: string) =>
    !isStrongPassword(text) || !hasLettersAndNumbers(text) || isCommonPassword(text);
  if (typeof password === 'string' && isWeak(password)) {
    throw new APIError('BAD_REQUEST', { code: 'WEAK_PASSWORD', message: 'password' });
  }
}
