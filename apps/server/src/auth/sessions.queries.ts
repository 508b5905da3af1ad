import type { Language } from '@answerscope/contract';
import type { Pool } from '../database/pool.ts';
import type { AccountId, PersonId } from '../lib/ids.ts';

export interface LiveSession {
  session_id: string;
  person_id: PersonId;
  /** Their first account. */
  account_id: AccountId;
  role: string;
  language: Language;
  /** Set in a visit of the demonstration. */
  visit_language: Language | null;
  expires_at: Date;
  name: string;
  email: string;
  image: string | null;
}

/** The session of this token with its user, who may be here; null where it has ended. One prepared statement. */
export async function findLiveSession(authPool: Pool, token: string): Promise<LiveSession | null> {
  const found = await authPool.query<LiveSession>({
    name: 'read_session',
    text: `select s.id as session_id, u.id as person_id, w.id as account_id, u.role, u.language,
             s.visit_language, s.expires_at, u.name, u.email, u.image
           from auth.session s join auth."user" u on u.id = s.user_id join accounts w on w.owner_id = u.id
           where s.token = $1 and s.expires_at > now() and u.is_active and u.deletion_asked_at is null`,
    values: [token],
  });
  return found.rows[0] ?? null;
}

/** Those of these sessions that have not ended, of accounts that are active. */
export async function listLiveSessions(authPool: Pool, ids: string[]): Promise<Set<string>> {
  const found = await authPool.query<{ id: string }>({
    name: 'live_sessions',
    text: `select s.id from auth.session s join auth."user" u on u.id = s.user_id
           where s.id = any($1::uuid[]) and s.expires_at > now() and u.is_active and u.deletion_asked_at is null`,
    values: [ids],
  });
  return new Set(found.rows.map(({ id }) => id));
}

/** Takes back every mailed link by which a user could choose a new password. */
export async function deleteResetLinks(signInPool: Pool, personId: PersonId): Promise<void> {
  await signInPool.query(
    "delete from auth.verification where value = $1 and identifier like 'reset-password:%'",
    [personId],
  );
}
