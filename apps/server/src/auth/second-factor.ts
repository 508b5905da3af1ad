import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Auth } from './auth.ts';

/**
 * Whether a code is the one that the authenticator app of an account shows. Guesses are not counted here: whoever asks
 * has counted them. 'off' where signing in wants no code.
 */
export async function checkSecondFactor(
  auth: Auth,
  userId: string,
  code: string,
): Promise<'off' | 'right' | 'wrong'> {
  const { adapter, internalAdapter, secretConfig } = await auth.$context;
  const user = await internalAdapter.findUserById(userId);
  if (user === null || !('twoFactorEnabled' in user) || user.twoFactorEnabled !== true) return 'off';
  const found = await adapter.findOne<{ secret: string }>({
    model: 'twoFactor',
    where: [{ field: 'userId', value: userId }],
  });
  if (found === null) return 'wrong';
  const secret = await symmetricDecrypt({ key: secretConfig, data: found.secret });
  return (await createOTP(secret).verify(code.replace(/\s/g, ''))) ? 'right' : 'wrong';
}
