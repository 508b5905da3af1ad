import { appError } from '@answerscope/contract';
import type { PersonContext } from '../context/account-context.ts';
import type { SignedInActor } from '../context/actor.ts';
import type { AdministratorRequest } from '../context/admin-context.ts';
import type { TenantDatabase } from '../database/pool.ts';
import type { AccountId, PersonId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import * as messages from './messages.ts';

/** What every procedure is called with, as HTTP brings it. */
export interface RequestContext {
  requestId: string;
  path: string;
  actor: SignedInActor | null;
  /** Bound to the actor's rows; to nobody's without one. */
  db: TenantDatabase;
  log: Log;
  now: Date;
  address: string;
  userAgent: string | null;
  /** Aborted when nobody waits for the answer any more; a write goes on. */
  signal?: AbortSignal;
  /** The header Idempotency-Key: the same call again is the same run. */
  idempotencyKey: string | null;
  /** Sends a cookie with the answer. */
  setCookie: (line: string) => void;
}

/** The context of a signed-in person's own rows and their account's. @throws UNAUTHORIZED */
export function signedIn({ actor, db, log, now, idempotencyKey }: RequestContext): PersonContext {
  if (actor === null) throw appError('UNAUTHORIZED');
  return { actor, personId: actor.personId, accountId: actor.accountId, db, log, now, idempotencyKey };
}

/** The request of an administrator. @throws UNAUTHORIZED, FORBIDDEN */
export function asAdministrator(context: RequestContext): AdministratorRequest {
  const { actor, requestId, address, userAgent, log, now } = context;
  if (actor === null) throw appError('UNAUTHORIZED');
  if (actor.kind !== 'administrator') throw appError('FORBIDDEN');
  return { actor, requestId, address, userAgent, log, now };
}

interface ViewedAccount {
  viewId: string;
  viewedUserId: PersonId;
  viewedAccountId: AccountId;
}

/** The request of an administrator who views as a user, in their own name. @throws UNAUTHORIZED, CONFLICT */
export function asViewer(context: RequestContext): AdministratorRequest & ViewedAccount {
  const { actor, requestId, address, userAgent, log, now } = context;
  if (actor === null) throw appError('UNAUTHORIZED');
  const { viewer, sessionId } = actor;
  if (viewer === undefined)
    throw appError('CONFLICT', {
      message: messages.notViewingAsUser,
      details: { reason: 'nothing_changed' },
    });
  const administrator = {
    kind: 'administrator',
    personId: viewer.administratorId,
    accountId: viewer.administratorAccountId,
    sessionId,
  } as const;
  const { personId: viewedUserId, accountId: viewedAccountId } = actor;
  const { viewId } = viewer;
  return {
    actor: administrator,
    viewId,
    viewedUserId,
    viewedAccountId,
    requestId,
    address,
    userAgent,
    log,
    now,
  };
}
