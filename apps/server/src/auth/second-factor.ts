import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { z } from 'zod';
import type { Auth } from './auth.ts';

const RecoveryCodes = z.array(z.string());

/** What an authenticator is known by, encrypted. */
interface Stored {
  id: string;
  secret: string;
  backupCodes: string;
}

/**
 * Whether a code is the one that the authenticator app of an account shows, or one of its recovery codes, which is used up
 * by that. Guesses are not counted here: whoever asks has counted them. 'off' where signing in wants no code.
 */
export async function checkSecondFactor(
  auth: Auth,
  userId: string,
  code: string,
): Promise<'off' | 'right' | 'wrong'> {
  const { adapter, internalAdapter, secretConfig } = await auth.$context;
  const user = await internalAdapter.findUserById(userId);
  if (user === null || !('twoFactorEnabled' in user) || user.twoFactorEnabled !== true) return 'off';
  const found = await adapter.findOne<Stored>({
    model: 'twoFactor',
    where: [{ field: 'userId', value: userId }],
  });
  if (found === null) return 'wrong';
  const secret = await symmetricDecrypt({ key: secretConfig, data: found.secret });
  const isRight =
    (await createOTP(secret).verify(code.replace(/\s/g, ''))) ||
    (await takeRecoveryCode(auth, found, code.trim()));
  return isRight ? 'right' : 'wrong';
}

/** Takes a recovery code out of those that are left. False when it is none of them, or somebody was faster. */
async function takeRecoveryCode(auth: Auth, { id, backupCodes }: Stored, code: string): Promise<boolean> {
  const { adapter, secretConfig: key } = await auth.$context;
  const codes = RecoveryCodes.parse(JSON.parse(await symmetricDecrypt({ key, data: backupCodes })));
  if (!codes.includes(code)) return false;
  const left = JSON.stringify(codes.filter((one) => one !== code));
  const taken = await adapter.updateMany({
    model: 'twoFactor',
    where: [
      { field: 'id', value: id },
      { field: 'backupCodes', value: backupCodes },
    ],
    update: { backupCodes: await symmetricEncrypt({ key, data: left }) },
  });
  return taken === 1;
}
