import { and, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { session, user } from '../../auth/auth.tables.ts';
import type { Transaction } from '../../database/pool.ts';
import type { PersonId } from '../../lib/ids.ts';

const isVisitOf = (personId: PersonId) => and(eq(session.userId, personId), isNotNull(session.visitLanguage));

/** Locks the ordinary account of an address that may be signed in to; null where there is none. By the auth role. */
export async function lockVisitedAccount(tx: Transaction, email: string): Promise<PersonId | null> {
  const found = await tx
    .select({ id: user.id })
    .from(user)
    .where(
      and(
        eq(user.email, email),
        eq(user.role, 'user'),
        eq(user.isActive, true),
        isNull(user.deletionAskedAt),
        isNull(user.erasureBegunAt),
      ),
    )
    .for('update');
  return found[0]?.id ?? null;
}

/** Removes the visits of an account that have ended, and of the others the oldest beyond `kept`. By the auth role. */
export async function deleteOldVisits(
  tx: Transaction,
  personId: PersonId,
  { kept }: { kept: number },
): Promise<void> {
  await tx.delete(session).where(and(isVisitOf(personId), lte(session.expiresAt, sql`now()`)));
  const surplus = tx
    .select({ id: session.id })
    .from(session)
    .where(isVisitOf(personId))
    .orderBy(desc(session.createdAt), desc(session.id))
    .offset(kept);
  await tx.delete(session).where(inArray(session.id, surplus));
}

/** Begins a visit. Nothing of the visitor is kept. By the auth role. */
export async function insertVisit(
  tx: Transaction,
  visit: Pick<typeof session.$inferInsert, 'id' | 'userId' | 'token' | 'expiresAt' | 'visitLanguage'>,
): Promise<void> {
  await tx.insert(session).values(visit);
}
