import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The installation's secret: the given one, else the one kept in `<dataDir>/auth-secret`, made the first time.
 * Whoever holds it can sign in as anybody, so only its owner may read the file.
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
  return readFileSync(file, 'utf8').trim();
}
