import { LIMITS, type SavedView } from '@answerscope/contract';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { PersonId } from '../../lib/ids.ts';
import { saved_views } from './admin.tables.ts';

const SHOWN = { id: saved_views.id, name: saved_views.name, path: saved_views.path };

/** An administrator's views by their names. */
export function listSavedViews(tx: Transaction, personId: PersonId): Promise<SavedView[]> {
  return tx
    .select(SHOWN)
    .from(saved_views)
    .where(eq(saved_views.user_id, personId))
    .orderBy(asc(saved_views.name));
}

/** The administrator's view of a name, or null. */
export async function findSavedView(
  tx: Transaction,
  { personId, name }: { personId: PersonId; name: string },
): Promise<SavedView | null> {
  const where = matching(saved_views, { user_id: personId, name });
  const [found] = await tx.select(SHOWN).from(saved_views).where(where);
  return found ?? null;
}

/** True when an administrator keeps as many other views as may be. */
export async function hasAllViews(
  tx: Transaction,
  { personId, name }: { personId: PersonId; name: string },
): Promise<boolean> {
  const where = and(eq(saved_views.user_id, personId), ne(saved_views.name, name));
  const [kept] = await tx.select({ views: count() }).from(saved_views).where(where);
  return (kept?.views ?? 0) >= LIMITS.saved_views_max;
}

/** Keeps a view; one of the same name has the new address. */
export async function upsertSavedView(
  tx: Transaction,
  view: typeof saved_views.$inferInsert,
): Promise<SavedView> {
  const [kept] = await tx
    .insert(saved_views)
    .values(view)
    .onConflictDoUpdate({ target: [saved_views.user_id, saved_views.name], set: { path: view.path } })
    .returning(SHOWN);
  if (kept === undefined) throw new Error('a view was not kept');
  return kept;
}

/** Forgets a view; returns what it was, or null where the administrator has none of this id. */
export async function deleteSavedView(
  tx: Transaction,
  { personId, id }: { personId: PersonId; id: string },
): Promise<SavedView | null> {
  const where = matching(saved_views, { id, user_id: personId });
  const [gone] = await tx.delete(saved_views).where(where).returning(SHOWN);
  return gone ?? null;
}
