import { appError, type BulkAction, type RowResult } from '@answerscope/contract';
import { orNotFound } from '../../../context/not-found.ts';
import { eachByItself } from '../../../http/each-by-itself.ts';
import * as messages from '../messages.ts';
import { deleteRow, findRow, updateRow } from '../resource-rows.queries.ts';
import { takenBy } from '../taken.rules.ts';
import { toRows } from './read-rows.ts';
import { auditRow, type ResourceContext } from './write-row.ts';

/**
 * Puts rows in the trash, takes them out of it, or removes them for good, each by itself. Each leaves its own audit row; the request's id holds
 * them together.
 */
export async function trashRows<Written>(
  ctx: ResourceContext<Written>,
  { action, ids, reason }: { action: BulkAction; ids: readonly string[]; reason?: string | undefined },
): Promise<{ results: RowResult[] }> {
  const { results } = await eachByItself(ctx, new Set(ids.map((given) => given.toLowerCase())), {
    nameOf: (id) => ({ id }),
    run: (id) =>
      (action === 'purge'
        ? purgeRow(ctx, { id, reason: reason ?? null })
        : trashRow(ctx, { action, id, reason: reason ?? null })
      ).catch((thrown: unknown) => {
        const taken = takenBy(thrown, ctx.resource, ctx.services.table);
        throw taken === null ? thrown : appError('CONFLICT', { message: taken.sentence });
      }),
  });
  return { results };
}

async function trashRow<Written>(
  ctx: ResourceContext<Written>,
  { action, id, reason }: { action: Exclude<BulkAction, 'purge'>; id: string; reason: string | null },
): Promise<void> {
  const { services } = ctx;
  await ctx.administer(async (administration) => {
    const { tx } = administration;
    const before = orNotFound(await findRow(tx, services.table, id, { lock: true }));
    const isTrashed = before.deleted_at !== null;
    if (isTrashed === (action === 'trash')) throw alreadyThere(isTrashed);
    if (action === 'trash') await services.refuseTrash?.(tx, before);
    else await services.refuseRestore?.(tx, before);
    const deleted_at = action === 'trash' ? ctx.now : null;
    const row = await updateRow(tx, services.table, id, { deleted_at, updated_at: ctx.now });
    await services.follow?.(ctx, tx, { before, row: action === 'trash' ? null : row });
    await auditRow(ctx, administration, { action, before, row, reason });
  });
}

async function purgeRow<Written>(
  ctx: ResourceContext<Written>,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const { services, resource } = ctx;
  await ctx.administer(async (administration) => {
    const { tx, audit } = administration;
    const row = orNotFound(await findRow(tx, services.table, id, { lock: true }));
    if (row.deleted_at === null) throw alreadyThere(false);
    const [before] = await toRows(tx, resource, services, [row]);
    await deleteRow(tx, services.table, id).catch((thrown: unknown) => {
      if (!isStillReferredTo(thrown)) throw thrown;
      throw appError('CONFLICT', {
        message: messages.stillReferredTo,
        details: { reason: 'in_use' },
      });
    });
    await audit({
      action: `${resource.name}.purge`,
      subject_type: resource.name,
      subject_id: id,
      reason,
      before,
      after: null,
    });
  });
}

/** PostgreSQL refused to delete what a foreign key of another row names. */
function isStillReferredTo(thrown: unknown): boolean {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && (cause.code === '23503' || cause.code === '23001')) return true;
  return false;
}

function alreadyThere(isTrashed: boolean) {
  return appError('CONFLICT', {
    message: isTrashed ? messages.inTrashAlready : messages.notInTrash,
    details: { reason: 'nothing_changed' },
  });
}
