import type { AuditAction, AuditRowAction } from '@answerscope/contract';
import type { Transaction } from '../database/pool.ts';
import type { Log } from '../lib/log.ts';
import type { SignedInActor } from './actor.ts';

/** One line of the audit: what was done to what, and why. Who, when and from where is the context's. */
export interface AuditEntry {
  action: AuditAction | `${string}.${AuditRowAction}`;
  /** One of AUDIT_SUBJECTS, or the name of a resource. */
  subject_type: string;
  subject_id: string;
  reason: string | null;
  before: unknown;
  after: unknown;
}

/** An administrator's transaction over all users' rows, and the pen that signs for it. */
export interface Administration {
  tx: Transaction;
  audit(entry: AuditEntry): Promise<void>;
}

/** A request of an administrator, before it may reach anybody's rows. */
export interface AdministratorRequest {
  actor: SignedInActor;
  requestId: string;
  address: string;
  userAgent: string | null;
  log: Log;
  now: Date;
}

/** What an administrator's use case is called with: all users' rows, and writes only under audit. */
export interface AdminContext extends AdministratorRequest {
  /**
   * Runs a write. The audit row is written in the same transaction; work that leaves none is rolled back, so no write
   * of an administrator can exist without its trace.
   */
  administer<Result>(work: (administration: Administration) => Promise<Result>): Promise<Result>;
  /** Reads over all users' rows, in one transaction. */
  readAll<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}
