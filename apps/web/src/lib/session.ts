import { LANGUAGE, type Language } from '@answerscope/contract';
import { type Fetcher, sendJson } from './fetcher.ts';
import { RequestError } from './request-error.ts';
import { askUntilAnswered, type Surroundings } from './retries.ts';

export interface SessionUser {
  id: string;
  email: string;
  full_name: string;
  image_url: string | null;
  /** In which the product speaks to them; null while an administrator views as them. */
  language: Language | null;
  /** Of an administrator who views as this user: when that ends, by this browser's clock. Else null. */
  view_ends_at_ms: number | null;
  /** True in a read-only visit of the demonstration. */
  is_visit: boolean;
}

/** What came of signing in. */
export interface SignedIn {
  user: SessionUser;
  /** The account was to be deleted, and no longer is. */
  isKept: boolean;
}

export interface NewAccount {
  full_name: string;
  email: string;
  password: string;
  /** Where the link leads that confirms the address, on installations that ask for it: to the onboarding. */
  start: string;
}

/** undefined while nobody has asked yet, null when signed out. */
export type SessionState = SessionUser | null | undefined;

export interface Session {
  current(): SessionState;
  /**
   * Asks the server once; later callers get the same answer until somebody signs in or out. Whole pages wait for it, so
   * what may pass (no answer, or a failure of the server's) is asked again a few times.
   */
  load(): Promise<SessionUser | null>;
  subscribe(listener: () => void): () => void;
  /** Null when a code is asked for besides: then nobody is signed in yet. */
  signIn(credentials: { email: string; password: string }): Promise<SignedIn | null>;
  /** Null when the address must be confirmed first: then nobody is signed in. */
  signUp(account: NewAccount): Promise<SessionUser | null>;
  signOut(): Promise<void>;
  /** Does what ends every session of the user, this one too. */
  leaveBy<Result>(write: () => Promise<Result>): Promise<Result>;
  /**
   * Asks again who is signed in: the name or the address may have changed. Null when nobody is any more; what follows
   * from that (`forget`, another page) is the caller's. A sign-out under way is waited for.
   */
  refresh(): Promise<SessionUser | null>;
  /** Forgets the user without asking: the server has said that the session is over. */
  forget(): void;
}

/** The one holder of who is signed in. The library's `name` is our `full_name`. */
export function createSession(fetcher: Fetcher, surroundings?: Surroundings): Session {
  const listeners = new Set<() => void>();
  let state: SessionState;
  let pending: Promise<SessionUser | null> | null = null;
  let leaving: Promise<unknown> = Promise.resolve();

  function become(next: SessionUser | null): SessionUser | null {
    state = next;
    pending = null;
    for (const listener of listeners) listener();
    return next;
  }

  const whoIsSignedIn = () => sendJson(fetcher, '/api/auth/get-session');

  const session: Session = {
    current: () => state,
    load() {
      if (state !== undefined) return Promise.resolve(state);
      pending ??= askUntilAnswered(whoIsSignedIn, mayPass, surroundings).then(
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
      const body = await sendJson(fetcher, '/api/auth/sign-in/email', credentials);
      const user = toSessionUser(body);
      if (user === null) return null;
      become(user);
      return { user, isKept: isKeptIn(body) };
    },
    async signUp({ full_name, email, password, start }) {
      await sendJson(fetcher, '/api/auth/sign-up/email', {
        name: full_name,
        email,
        password,
        callbackURL: start,
        language: LANGUAGE,
      });
      state = undefined;
      return session.load();
    },
    async signOut() {
      await session.leaveBy(() => sendJson(fetcher, '/api/auth/sign-out', {}));
    },
    async leaveBy(write) {
      const left = write().then((result) => {
        become(null);
        return result;
      });
      leaving = left.catch(() => null);
      return left;
    },
    async refresh() {
      await leaving;
      const user = toSessionUser(await whoIsSignedIn());
      return user && become(user);
    },
    forget() {
      become(null);
    },
  };
  return session;
}

function mayPass(error: unknown): boolean {
  return error instanceof RequestError && (error.status === 0 || error.status >= 500);
}

/** Whether signing in has kept an account that was to be deleted. */
export function isKeptIn(body: unknown): boolean {
  return property(body, 'restored') === true;
}

/** The user of an answer of the sign-in addresses, null when it names none. */
export function toSessionUser(body: unknown): SessionUser | null {
  const user = property(body, 'user');
  const id = property(user, 'id');
  const email = property(user, 'email');
  const name = property(user, 'name');
  if (typeof id !== 'string' || typeof email !== 'string') return null;
  const image = property(user, 'image');
  const language = property(user, 'language');
  // Clocks differ: what is left is the same by any.
  const secondsLeft = property(property(body, 'view_as'), 'seconds_left');
  return {
    id,
    email,
    full_name: typeof name === 'string' ? name : '',
    image_url: typeof image === 'string' ? image : null,
    language: typeof language === 'string' ? (language as Language) : null,
    view_ends_at_ms: typeof secondsLeft === 'number' ? Date.now() + secondsLeft * 1000 : null,
    is_visit: property(body, 'visit') !== undefined,
  };
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
