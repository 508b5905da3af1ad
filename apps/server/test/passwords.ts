import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { PasswordLibrary } from '../src/auth/hashing.ts';

const hashes = new Map<string, Promise<string>>();
const verdicts = new Map<string, Promise<boolean>>();

/**
 * Real hashes and comparisons, each made once: the tests sign nearly everybody up with one password, and either takes a
 * tenth of a second of a core.
 */
export const passwords: PasswordLibrary = {
  hashPassword: (password) => once(hashes, password, () => hashPassword(password)),
  verifyPassword: (of) => once(verdicts, JSON.stringify([of.hash, of.password]), () => verifyPassword(of)),
};

function once<Value>(
  made: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value;
}
