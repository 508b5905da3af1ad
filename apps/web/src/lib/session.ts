import { type Fetcher, sendJson } from './fetcher.ts';

export interface SessionUser {
  id: string;
  email: string;
  full_name: string;
}

/** undefined while nobody has asked yet, null when signed out. */
export type SessionState = SessionUser | null | undefined;

export interface Session {
  current(): SessionState;
  /** Asks the server once; later callers get the same answer until somebody signs in or out. */
  load(): Promise<SessionUser | null>;
  subscribe(listener: () => void): () => void;
  signIn(credentials: { email: string; password: string }): Promise<SessionUser>;
  /** Null when the address must be confirmed first: then nobody is signed in. */
  signUp(account: { full_name: string; email: string; password: string }): Promise<SessionUser | null>;
  signOut(): Promise<void>;
  /** Forgets the user without asking: the server has said that the session is over. */
  forget(): void;
}

/** The one holder of who is signed in. The library's `name` is our `full_name`. */
export function createSession(fetcher: Fetcher): Session {
  const listeners = new Set<() => void>();
  let state: SessionState;
  let pending: Promise<SessionUser | null> | null = null;

  function become(next: SessionUser | null): SessionUser | null {
    state = next;
    pending = null;
    for (const listener of listeners) listener();
    return next;
  }

  const session: Session = {
    current: () => state,
    load() {
      if (state !== undefined) return Promise.resolve(state);
      pending ??= sendJson(fetcher, '/api/auth/get-session').then(
        (body) => become(toSessionUser(body)),
        (error: unknown) => {
          pending = null;
          throw error;
        },
      );
      return pending;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signIn(credentials) {
      const user = toSessionUser(await sendJson(fetcher, '/api/auth/sign-in/email', credentials));
      if (!user) throw new Error('The sign-in was answered without a user');
      become(user);
      return user;
    },
    async signUp({ full_name, email, password }) {
      await sendJson(fetcher, '/api/auth/sign-up/email', { name: full_name, email, password });
      state = undefined;
      return session.load();
    },
    async signOut() {
      await sendJson(fetcher, '/api/auth/sign-out', {});
      become(null);
    },
    forget() {
      become(null);
    },
  };
  return session;
}

/** The user of an answer of the sign-in addresses, null when it names none. */
export function toSessionUser(body: unknown): SessionUser | null {
  const user = property(body, 'user');
  const id = property(user, 'id');
  const email = property(user, 'email');
  const name = property(user, 'name');
  if (typeof id !== 'string' || typeof email !== 'string') return null;
  return { id, email, full_name: typeof name === 'string' ? name : '' };
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
