import { appError } from '@answerscope/contract';
import { notFound } from '../../../context/not-found.ts';
import * as messages from '../messages.ts';
import { movedPlaces, placed } from '../order.rules.ts';
import { lockOrder, writeOrder } from '../resource-rows.queries.ts';
import type { ResourceContext } from './write-row.ts';

/**
 * Puts rows in the order given; those that are not named keep their places among them. Audited as one change, with the
 * places of those that moved: a list has thousands of others.
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
    const places = movedPlaces(before, after);
    if (places === null)
      throw appError('CONFLICT', {
        message: messages.alreadyInOrder,
        details: { reason: 'nothing_changed' },
      });
    await writeOrder(tx, services.table, after);
    await services.follow?.(ctx, tx, { before: null, row: null });
    await audit({
      action: `${resource.name}.reorder`,
      subject_type: resource.name,
      subject_id: 'order',
      reason: null,
      before: { places: places.before },
      after: { places: places.after },
    });
    return { moved: places.moved };
  });
}
