import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { hasTag } from '../tags.queries.ts';

/** Refuses to narrow a list by a tag that is not the user's. @throws NOT_FOUND */
export async function ensureOwnTag(
  tx: Transaction,
  accountId: AccountId,
  { tag }: { tag?: string | undefined },
): Promise<void> {
  if (tag !== undefined && !(await hasTag(tx, accountId, tag))) throw notFound();
}
