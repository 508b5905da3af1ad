import { LIMITS, validationError } from '@answerscope/contract';
import { z } from 'zod';
import { fieldMessages } from '../http/field-messages.ts';

/** Nothing that is sent to sign in is longer. */
const text = z.string().max(4 * LIMITS.email_max);
const email = text.trim().pipe(z.email('Please enter a valid email address'));
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
  ['/api/auth/sign-up/email', z.object({ ...optional, email, password: text })],
  ['/api/auth/sign-in/email', z.object({ ...optional, email, password: text })],
  ['/api/auth/send-verification-email', z.object({ ...optional, email })],
  ['/api/auth/request-password-reset', z.object({ ...optional, email })],
  ['/api/auth/reset-password', z.object({ ...optional, newPassword: text })],
  ['/api/auth/change-password', z.object({ ...optional, newPassword: text, currentPassword: text })],
]);

/**
 * Looks at what is sent to sign in before the library does: that one says in a sentence what is wrong, and not where.
 * @throws VALIDATION_ERROR per field
 */
export function refuseWrongBody(path: string, body: unknown): void {
  const refused = BODIES.get(path)?.safeParse(body).error;
  if (refused !== undefined) throw validationError(fieldMessages(refused.issues));
}
