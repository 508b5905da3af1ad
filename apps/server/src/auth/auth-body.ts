import { Language, LIMITS, validationError } from '@answerscope/contract';
import { z } from 'zod';
import { fieldMessages } from '../http/field-issues.ts';
import * as messages from './messages.ts';

/** Nothing that is sent to sign in is longer. */
const text = z
  .string()
  .max(4 * LIMITS.email_max)
  // A line break would write a line of its own into a log, a NUL and half a character cannot be stored.
  .refine((given) => !/[\p{Cc}\p{Cs}]/u.test(given), messages.enterPlainText);
const email = text.transform((given) => given.trim()).pipe(z.email(messages.enterValidEmailAddress));
const optional = {
  name: text.optional(),
  image: text.optional(),
  callbackURL: text.optional(),
  redirectTo: text.optional(),
  token: text.optional(),
  rememberMe: z.boolean().optional(),
  revokeOtherSessions: z.boolean().optional(),
};

/** What each address wants; what it does not know is the library's to leave out. */
const BODIES = new Map<string, z.ZodType>([
  [
    '/api/auth/sign-up/email',
    z.object({ ...optional, email, password: text, language: Language.optional() }),
  ],
  ['/api/auth/sign-in/email', z.object({ ...optional, email, password: text })],
  ['/api/auth/send-verification-email', z.object({ ...optional, email })],
  ['/api/auth/request-password-reset', z.object({ ...optional, email })],
  ['/api/auth/reset-password', z.object({ ...optional, newPassword: text })],
  ['/api/auth/change-password', z.object({ ...optional, newPassword: text, currentPassword: text })],
  ['/api/auth/two-factor/enable', z.object({ password: text })],
  ['/api/auth/two-factor/disable', z.object({ password: text })],
  ['/api/auth/two-factor/generate-backup-codes', z.object({ password: text })],
  ['/api/auth/two-factor/verify-totp', z.object({ code: text })],
  ['/api/auth/two-factor/verify-backup-code', z.object({ code: text })],
]);

/** What is sent to sign in, as the library is given it. */
export type AuthBody = Record<string, string | boolean | undefined>;

/**
 * Looks at what is sent to sign in before the library does: that one says in a sentence what is wrong, and not where.
 * Returns what it may be given: fields that an address does not know are left out.
 * @throws VALIDATION_ERROR per field
 */
export function readAuthBody(path: string, body: unknown): AuthBody {
  const parsed = (BODIES.get(path) ?? NOTHING).safeParse(body);
  if (!parsed.success) throw validationError(fieldMessages(parsed.error.issues));
  return parsed.data as AuthBody;
}

/** Signing out wants nothing. */
const NOTHING = z.object({});
