import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { PasswordLibrary } from '../src/auth/hashing.ts';

const made = new Map<string, Promise<string>>();

/**
 * Real hashes, each made once: the tests sign nearly everybody up with one password, and a hash takes a tenth of a
 * second of a core. Whether a password is right is found out anew each time.
 */
export const passwords: PasswordLibrary = {
  hashPassword: (password) => {
    const hash = made.get(password) ?? hashPassword(password);
    made.set(password, hash);
    return hash;
  },
  verifyPassword,
};
