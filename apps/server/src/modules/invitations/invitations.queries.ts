import type { Invitation } from '@answerscope/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import { user } from '../../auth/auth.tables.ts';
import type { Transaction } from '../../database/pool.ts';
import type { PersonId } from '../../lib/ids.ts';
import { plans } from '../plans/plans.tables.ts';
import { invitations } from './invitations.tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** Invitations that were not accepted yet, newest first; or the one of an id. */
export async function listInvitations(
  tx: Transaction,
  { now, limit, id }: { now: Date; limit: number; id?: PersonId },
): Promise<Invitation[]> {
  const rows = await tx
    .select({ row: invitations, plan_name: plans.name, invited_by_email: user.email })
    .from(invitations)
    .leftJoin(plans, eq(plans.id, invitations.plan_id))
    .leftJoin(user, eq(user.id, invitations.invited_by))
    .where(id === undefined ? undefined : eq(invitations.id, id))
    .orderBy(desc(invitations.created_at), desc(invitations.id))
    .limit(limit);
  return rows.map(({ row, plan_name, invited_by_email }) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    plan: row.plan_id === null || plan_name === null ? null : { id: row.plan_id, name: plan_name },
    invited_by_email,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_expired: row.expires_at <= now,
  }));
}

export function countInvitations(tx: Transaction): Promise<number> {
  return tx.$count(invitations);
}

/** The invitation of an address, or null. */
export async function findInvitationOf(tx: Transaction, email: string): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.email, email));
  return row ?? null;
}

/** An invitation, its row locked; or null. */
export async function lockInvitation(tx: Transaction, id: PersonId): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update');
  return row ?? null;
}

/** The invitation whose link still works, its row locked; or null. */
export async function lockInvitationOfToken(
  tx: Transaction,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<InvitationRow | null> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.token_hash, tokenHash), gt(invitations.expires_at, now)))
    .for('update');
  return row ?? null;
}

export async function insertInvitation(tx: Transaction, row: InvitationRow): Promise<void> {
  await tx.insert(invitations).values(row);
}

/** Another link takes the place of the former one. */
export async function renewInvitation(
  tx: Transaction,
  id: PersonId,
  link: Pick<InvitationRow, 'invited_by' | 'token_hash' | 'sent_at' | 'expires_at'>,
): Promise<void> {
  await tx.update(invitations).set(link).where(eq(invitations.id, id));
}

export async function deleteInvitation(tx: Transaction, id: PersonId): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.id, id));
}
