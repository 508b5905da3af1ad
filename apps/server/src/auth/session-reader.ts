import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@answerscope/contract';
import type { SignedInActor, Viewer } from '../context/actor.ts';
import type { Pool } from '../database/pool.ts';
import type { AccountId, PersonId } from '../lib/ids.ts';
import { hashOfKey, isKey } from './api-key.ts';
import { findLiveKey } from './api-keys.queries.ts';
import { cookieValue } from './cookie-value.ts';
import { findLiveSession, type LiveSession } from './sessions.queries.ts';
import type { ViewCookie, ViewOf } from './view-cookie.ts';

export interface SessionReader {
  /**
   * The actor of a request, or null; and whether it was named by a cookie (browser), a bearer token or an API key. An administrator
   * who views as a user is that user, with the administrator beside them.
   */
  read(headers: IncomingHttpHeaders): Promise<ReadSession>;
}

interface ReadSession {
  actor: SignedInActor | null;
  /** Of the account that the session is of, also while it views as another; null where there is no session. */
  language: Language | null;
  by: 'cookie' | 'bearer' | 'none';
  /** An API key was sent that does not work. */
  isKeyRefused: boolean;
  /** The browser believes that it views as a user, and does not: what takes its cookie back. Else null. */
  endedView: string | null;
}

/** The API key of a request. */
export interface UsedKey {
  id: string;
  account_id: AccountId;
}

const NOBODY = { actor: null, language: null };

/** A view that goes on, by what its cookie says; null where it has ended. */
export type FindView = (
  asked: ViewOf & { administratorId: PersonId; now: Date },
) => Promise<{ personId: PersonId; accountId: AccountId; endsAt: Date; user: Viewer['user'] } | null>;

/**
 * Reads a session with one prepared query after checking the cookie's signature here:
 * the library's own way costs a millisecond a request.
 */
export function createSessionReader(options: {
  authPool: Pool;
  secret: string;
  cookieName: string;
  /** Told of every session that was read. */
  onSeen?: (session: { personId: PersonId; accountId: AccountId; sessionId: string }) => void;
  /** The API keys, and what is told of each that was used. */
  keys: { servicePool: Pool; onUsed: (key: UsedKey) => void };
  /** How administrators view as users. */
  views: { cookie: ViewCookie; find: FindView; now: () => Date };
}): SessionReader {
  const { authPool, secret, cookieName, onSeen, keys, views } = options;
  const load = async (token: string): Promise<{ actor: SignedInActor; language: Language } | null> => {
    const row = await findLiveSession(authPool, token);
    if (row === null) return null;
    onSeen?.({ personId: row.person_id, accountId: row.account_id, sessionId: row.session_id });
    if (row.visit_language !== null) return visiting(row, row.visit_language);
    const kind = row.role === 'admin' ? 'administrator' : 'user';
    const actor: SignedInActor = {
      kind,
      personId: row.person_id,
      accountId: row.account_id,
      sessionId: row.session_id,
    };
    return { actor, language: row.language };
  };
  /** A visit of the demonstration is its user's, whatever role the account has. */
  const visiting = (row: LiveSession, language: Language): { actor: SignedInActor; language: Language } => {
    const {
      person_id: personId,
      account_id: accountId,
      session_id: sessionId,
      expires_at: endsAt,
      name,
      email,
      image,
    } = row;
    const secondsLeft = Math.ceil((endsAt.getTime() - views.now().getTime()) / 1000);
    const visit = { endsAt, secondsLeft, language, user: { name, email, image } };
    return {
      actor: { kind: 'user', personId, accountId, sessionId, visit },
      language,
    };
  };
  /** A program that comes by a key is its user, never an administrator. */
  const byKey = async (key: string): Promise<ReadSession> => {
    const row = await findLiveKey(keys.servicePool, hashOfKey(key));
    if (row === null)
      return { actor: null, language: null, by: 'bearer', isKeyRefused: true, endedView: null };
    keys.onUsed(row);
    const { id, person_id, account_id, scope } = row;
    const actor: SignedInActor = {
      kind: 'user',
      personId: person_id,
      accountId: account_id,
      sessionId: id,
      key: { id, scope },
    };
    return { actor, language: null, by: 'bearer', isKeyRefused: false, endedView: null };
  };
  /** Who acts in a browser that is signed in: where an administrator views as a user, that user. */
  const inView = async (
    { actor, language }: { actor: SignedInActor; language: Language },
    headers: IncomingHttpHeaders,
  ): Promise<ReadSession> => {
    const itself: ReadSession = { actor, language, by: 'cookie', isKeyRefused: false, endedView: null };
    const asked = views.cookie.read(headers.cookie);
    // One of another session is a rest of it, and means nothing.
    if (asked === null || asked.sessionId !== actor.sessionId) return itself;
    const now = views.now();
    const { personId: administratorId, accountId: administratorAccountId, sessionId } = actor;
    const view = actor.kind === 'administrator' ? await views.find({ ...asked, administratorId, now }) : null;
    if (view === null) return { ...itself, endedView: views.cookie.clear() };
    const { personId, accountId, endsAt, user } = view;
    const secondsLeft = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
    const viewer = {
      administratorId,
      administratorAccountId,
      viewId: asked.viewId,
      secondsLeft,
      endsAt,
      user,
    };
    return {
      ...itself,
      actor: { kind: 'user', personId, accountId, sessionId, viewer },
    };
  };
  return {
    read: async (headers) => {
      const bearer = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
      if (bearer !== undefined) {
        if (isKey(bearer)) return byKey(bearer);
        const token = bearer.includes('.') ? verifySignedToken(bearer, secret) : bearer;
        const session = token === null ? null : await load(token);
        return { ...(session ?? NOBODY), by: 'bearer', isKeyRefused: false, endedView: null };
      }
      const signed = cookieValue(headers.cookie, cookieName);
      const token = signed === null ? null : verifySignedToken(signed, secret);
      const by = signed === null ? 'none' : 'cookie';
      const session = token === null ? null : await load(token);
      return session === null
        ? { ...NOBODY, by, isKeyRefused: false, endedView: null }
        : inView(session, headers);
    },
  };
}

/** The token of `token.signature` when the signature (HMAC-SHA-256, base64) is ours, else null. */
export function verifySignedToken(signed: string, secret: string): string | null {
  let text: string;
  try {
    text = decodeURIComponent(signed);
  } catch {
    return null;
  }
  const dot = text.lastIndexOf('.');
  if (dot < 1) return null;
  const token = text.slice(0, dot);
  const given = Buffer.from(text.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}
