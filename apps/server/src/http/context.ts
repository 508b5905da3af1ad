import { type AppError, appError, type Role } from '@answerscope/contract';
import type { Pool, TenantDatabase } from '../database/pool.ts';
import type { Log } from '../lib/log.ts';

/** Who acts. The database of the context is bound to this user. */
export interface Actor {
  userId: string;
  role: Role;
  sessionId: string;
}

/** What every procedure is called with. */
export interface RequestContext {
  requestId: string;
  path: string;
  actor: Actor | null;
  db: TenantDatabase;
  log: Log;
  now: Date;
  address: string;
  userAgent: string | null;
  /** Aborted when nobody waits for the answer any more; a write goes on. */
  signal?: AbortSignal;
  /** The header Idempotency-Key: the same call again is the same run. */
  idempotencyKey: string | null;
}

export interface SignedInContext extends RequestContext {
  actor: Actor;
}

/** An administrator's call, with what it may reach: all users' rows. */
export interface AdminContext extends SignedInContext {
  servicePool: Pool;
  /** Whose money and answers are counted: the simulator's or the providers'. */
  isSimulated: boolean;
}

/** The context of a signed-in user. @throws UNAUTHORIZED */
export function signedIn(context: RequestContext): SignedInContext {
  if (context.actor === null) throw appError('UNAUTHORIZED');
  return { ...context, actor: context.actor };
}

/** The context of an administrator. @throws UNAUTHORIZED, FORBIDDEN */
export function asAdministrator(context: RequestContext): SignedInContext {
  const known = signedIn(context);
  if (known.actor.role !== 'admin') throw appError('FORBIDDEN');
  return known;
}

/** A record that is not there, or not the caller's: the answer does not tell which. */
export function notFound(): AppError {
  return appError('NOT_FOUND');
}
