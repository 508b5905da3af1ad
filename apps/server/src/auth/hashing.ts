import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { createTurns } from '../http/turns.ts';

/** The hash that a request has made of the password it brings, before anything holds a connection. */
interface Prepared {
  password: string;
  hash: string;
}

/** What makes a password's hash, and says whether it is one of a password. */
export interface PasswordLibrary {
  hashPassword: typeof hashPassword;
  verifyPassword: typeof verifyPassword;
}

/** A hash takes 32 MiB while it is made, and a core: more at once than there are cores only hold more memory. */
const HASHES = { atOnce: Math.min(4, availableParallelism()), waitingMax: 500 };
const STAYS = new AbortController().signal;

/**
 * Passwords as the library keeps them (scrypt), hashed ahead of time where it would do it in the middle of a transaction:
 * a hash takes a tenth of a second, and as many sign-ups at once as there are connections would leave none to anybody.
 */
export function createHashing(library: PasswordLibrary = { hashPassword, verifyPassword }) {
  const requests = new AsyncLocalStorage<{ prepared: Prepared | null }>();
  const turns = createTurns(HASHES);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => turns.take('', STAYS, work);
  const make = (password: string) => inTurn(() => library.hashPassword(password));
  return {
    /** Runs a request whose hashes may be made ahead; what it made is forgotten with it. */
    during: <T>(request: () => Promise<T>): Promise<T> => requests.run({ prepared: null }, request),
    /** Makes the hash that this request will ask for. */
    prepare: async (password: string): Promise<void> => {
      const store = requests.getStore();
      if (store) store.prepared = { password, hash: await make(password) };
    },
    hash: async (password: string): Promise<string> => {
      const prepared = requests.getStore()?.prepared;
      return prepared?.password === password ? prepared.hash : make(password);
    },
    verify: (of: Parameters<typeof verifyPassword>[0]): Promise<boolean> =>
      inTurn(() => library.verifyPassword(of)),
  };
}
