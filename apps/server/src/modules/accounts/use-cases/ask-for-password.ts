import { FRIENDLY_ERRORS, validationError } from '@answerscope/contract';
import type { Auth } from '../../../auth/auth.ts';
import { checkSecondFactor } from '../../../auth/second-factor.ts';
import type { PersonId } from '../../../lib/ids.ts';
import * as messages from '../messages.ts';

/**
 * Makes sure that whoever asks knows the password of the account; guesses are limited as those of a changed password.
 * With a `code`, also that they hold its authenticator app or a recovery code, where signing in asks for it.
 * @throws VALIDATION_ERROR at `password` or `code`, RATE_LIMIT_EXCEEDED
 */
export async function askForPassword(
  auth: Auth,
  personId: PersonId,
  { password, code }: { password: string; code?: string },
): Promise<void> {
  const attempt = await auth.accountLimits.takePasswordAttempt(personId);
  const { internalAdapter } = await auth.$context;
  const accounts = await internalAdapter.findAccounts(personId);
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
  if (!hash || !(await auth.hashing.verify({ hash, password })))
    throw validationError({ password: [messages.notCurrentPassword] });
  if (code !== undefined && (await checkSecondFactor(auth, personId, code)) === 'wrong')
    throw validationError({ code: [FRIENDLY_ERRORS.auth.wrong_code] });
  await attempt.giveBack();
}
