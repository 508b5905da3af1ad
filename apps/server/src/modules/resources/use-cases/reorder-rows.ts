import { appError } from '@answerscope/contract';
import { notFound } from '../../../context/not-found.ts';
import { placed } from '../order.rules.ts';
import { lockOrder, writeOrder } from '../resource-rows.queries.ts';
import type { ResourceContext } from './write-row.ts';

/**
 * Puts rows in the order given; those that are not named keep their places among them. Audited as one change.
 * @throws NOT_FOUND for a row that is gone or in the trash, and for what has no order; CONFLICT where nothing would move
 */
export async function reorderRows<Written>(
  ctx: ResourceContext<Written>,
  { ids }: { ids: readonly string[] },
): Promise<{ moved: number }> {
  const { resource, services } = ctx;
  if (!resource.isOrdered) throw notFound();
  return ctx.administer(async ({ tx, audit }) => {
    const before = await lockOrder(tx, services.table);
    const after = placed(
      before,
      ids.map((id) => id.toLowerCase()),
    );
    if (after === null) throw notFound();
    const moved = await writeOrder(tx, services.table, after);
    if (moved === 0)
      throw appError('CONFLICT', {
        message: `The ${resource.words.many} are already in this order.`,
        details: { reason: 'nothing_changed' },
      });
    await services.follow?.(ctx, tx, { before: null, row: null });
    await audit({
      action: `${resource.name}.reorder`,
      subject_type: resource.name,
      subject_id: 'order',
      reason: null,
      before: { order: before },
      after: { order: after },
    });
    return { moved };
  });
}
