import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The installation's secret: the given one, else the one kept in `<dataDir>/auth-secret`, made the first time.
 * Whoever holds it can sign in as anybody, so only its owner may read the file.
 * @throws DamagedSecretError when the kept one is empty, cut off or no file
 */
export function loadAuthSecret(dataDir: string, given: string | null): string {
  if (given !== null) return given;
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const file = join(dataDir, 'auth-secret');
  const draft = join(dataDir, `auth-secret.${process.pid}`);
  writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    // A link is made whole or not at all, and never over a secret that is already there.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const secret = statSync(file).isFile() ? readFileSync(file, 'utf8').trim() : '';
  if (secret.length < SECRET_MIN) throw new DamagedSecretError(file);
  return secret;
}

/** The secret that is made has 64 characters; AUTH_SECRET asks for as many as this. */
const SECRET_MIN = 32;

/** A secret file that was cut off or emptied. A new secret would sign everybody out and lock the database's logins. */
export class DamagedSecretError extends Error {
  override name = 'DamagedSecretError';
  constructor(file: string) {
    super(
      `${file} holds no whole secret: it is empty, was cut off or is no file. Put it back from a backup; to make a new one, which signs everybody out, remove the file.`,
    );
  }
}
