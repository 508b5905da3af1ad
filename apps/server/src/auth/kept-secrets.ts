import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Auth } from './auth.ts';

/** A secret that must be read again, encrypted by the installation's own, as those of authenticator apps are. */
export async function encryptSecret(auth: Auth, secret: string): Promise<string> {
  const { secretConfig: key } = await auth.$context;
  return symmetricEncrypt({ key, data: secret });
}

/** What `encryptSecret` was given. @throws where the installation has another secret now */
export async function decryptSecret(auth: Auth, encrypted: string): Promise<string> {
  const { secretConfig: key } = await auth.$context;
  return symmetricDecrypt({ key, data: encrypted });
}
