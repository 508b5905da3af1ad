import { AsyncLocalStorage } from 'node:async_hooks';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** The hash that a request has made of the password it brings, before anything holds a connection. */
interface Prepared {
  password: string;
  hash: string;
}

/**
 * Passwords as the library keeps them (scrypt), hashed ahead of time where it would do it in the middle of a transaction:
 * a hash takes a tenth of a second, and as many sign-ups at once as there are connections would leave none to anybody.
 */
export function createHashing() {
  const requests = new AsyncLocalStorage<{ prepared: Prepared | null }>();
  return {
    /** Runs a request whose hashes may be made ahead; what it made is forgotten with it. */
    during: <T>(request: () => Promise<T>): Promise<T> => requests.run({ prepared: null }, request),
    /** Makes the hash that this request will ask for. */
    prepare: async (password: string): Promise<void> => {
      const store = requests.getStore();
      if (store) store.prepared = { password, hash: await hashPassword(password) };
    },
    hash: async (password: string): Promise<string> => {
      const prepared = requests.getStore()?.prepared;
      return prepared?.password === password ? prepared.hash : hashPassword(password);
    },
    verify: verifyPassword,
  };
}
