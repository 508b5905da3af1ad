import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { appError, FRIENDLY_ERRORS } from '@answerscope/contract';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { PersonId } from '../lib/ids.ts';
import { RATE_RULES } from '../lib/rate-rules.ts';

const COOKIE_DAYS = 400;

/** What an account may be asked, wherever it is asked from: limits for each address alone do not stop many addresses. */
export interface AccountLimits {
  /**
   * Takes one attempt at an account's password. An account under attack has its own limit used up by strangers, so a
   * browser that has signed in to it before has one of its own.
   * @throws RATE_LIMIT_EXCEEDED
   */
  takeAttempt(email: string, cookieHeader: string | undefined): Promise<{ giveBack(): Promise<void> }>;
  /** As `takeAttempt`, for the current password of who is signed in. @throws RATE_LIMIT_EXCEEDED */
  takePasswordAttempt(personId: PersonId): Promise<{ giveBack(): Promise<void> }>;
  /** True while one more mail may be sent to this address. */
  mayMail(email: string): Promise<boolean>;
  /** The cookie by which a browser is known to have signed in to this account; null when it is known already. */
  knownBrowserCookie(email: string, cookieHeader: string | undefined): string | null;
}

export function createAccountLimits({
  rateLimiter,
  secret,
  isSecure,
}: {
  rateLimiter: RateLimiter;
  secret: string;
  isSecure: boolean;
}): AccountLimits {
  const name = isSecure ? '__Host-answerscope.known_browser' : 'answerscope.known_browser';
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`known browser ${text}`).digest('base64url');
  const knownAs = (email: string, header: string | undefined): string | null => {
    const value = header
      ?.split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(`${name}=`))
      ?.slice(name.length + 1);
    const [account, browser, signature] = value?.split('.') ?? [];
    if (account !== accountOf(email) || browser === undefined || signature === undefined) return null;
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign(`${account}.${browser}`))];
    return given.length === expected.length && timingSafeEqual(given, expected) ? browser : null;
  };
  const take = async (key: string) => {
    const taken = await rateLimiter.consume(key, RATE_RULES.password_attempts);
    if (!taken.allowed)
      throw appError('RATE_LIMIT_EXCEEDED', {
        message: FRIENDLY_ERRORS.auth.too_many_requests,
        details: { retry_after_seconds: taken.retryAfterSeconds ?? 60 },
      });
    return { giveBack: () => rateLimiter.giveBack(key, RATE_RULES.password_attempts) };
  };
  return {
    takeAttempt: (email, header) => {
      const browser = knownAs(email, header);
      return take(
        browser === null ? `account:${accountOf(email)}` : `account:${accountOf(email)}:${browser}`,
      );
    },
    takePasswordAttempt: (personId) => take(`account:password:${personId}`),
    mayMail: async (email) =>
      (await rateLimiter.consume(`account:mail:${accountOf(email)}`, RATE_RULES.mails)).allowed,
    knownBrowserCookie: (email, header) => {
      if (knownAs(email, header) !== null) return null;
      const text = `${accountOf(email)}.${randomBytes(12).toString('base64url')}`;
      const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${COOKIE_DAYS * 86_400}${isSecure ? '; Secure' : ''}`;
      return `${name}=${text}.${sign(text)}; ${attributes}`;
    },
  };
}

/** An address as it stands in keys and cookies: unreadable, the same in any case of letters. */
function accountOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);
}
