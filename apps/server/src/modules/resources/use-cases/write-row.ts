import { isDeepStrictEqual } from 'node:util';
import {
  type AuditRowAction,
  appError,
  type Consequence,
  REASON_REQUIRED,
  validationError,
} from '@answerscope/contract';
import type { AdminContext, Administration } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import * as messages from '../messages.ts';
import type { Declared, Prepared, ResourceServices, RowChange } from '../resource.shapes.ts';
import { findRow, insertRow, type StoredRow, updateRow } from '../resource-rows.queries.ts';
import { takenBy } from '../taken.rules.ts';
import { toRows } from './read-rows.ts';

/** What a resource's verbs are called with. */
export interface ResourceContext<Written> extends AdminContext {
  resource: Declared;
  services: ResourceServices<Written>;
}

/** What is to become of a row. */
export interface Change<Written> {
  id: string;
  /** The version that was changed. */
  version: number;
  values: Written;
  reason?: string | undefined;
  /** What the change touches, as it was seen before. */
  seen_consequences: readonly Consequence[];
}

/** Adds a row, after all others, audited. @throws what the resource refuses */
export async function createRow<Written extends Record<string, unknown>, Row>(
  ctx: ResourceContext<Written>,
  values: Written,
): Promise<Row> {
  const { services } = ctx;
  const id = newId(ctx.now.getTime());
  const prepared = await prepare(ctx, { id, before: null, values });
  return prepared.keep(
    ctx.administer(async (administration) => {
      const { tx } = administration;
      await services.refuse?.(tx, { before: null, values });
      const row = await insertRow(tx, services.table, {
        ...values,
        ...prepared.columns,
        ...services.derived?.(values, ctx.now, null),
        id,
        created_at: ctx.now,
        updated_at: ctx.now,
      });
      await services.follow?.(ctx, tx, { before: null, row });
      return auditRow<Written, Row>(ctx, administration, {
        action: 'create',
        before: null,
        row,
        reason: null,
      });
    }),
  );
}

/**
 * Changes a row, audited. Of two who changed the same version the second is refused and shown what the first wrote; a
 * change that touches more than its row is done once what it touches was seen.
 * @throws NOT_FOUND, CONFLICT (`version_changed`, `in_trash`, `nothing_changed`, `has_consequences`), what the resource
 * refuses
 */
export async function changeRow<Written extends Record<string, unknown>, Row>(
  ctx: ResourceContext<Written>,
  input: Change<Written>,
): Promise<Row> {
  const { services } = ctx;
  const { id, values } = input;
  const seen = services.prepare && (await ctx.readAll((tx) => findChangeable(tx, ctx, input)));
  const prepared = await prepare(ctx, { id, before: seen ?? null, values });
  return prepared.keep(
    ctx.administer(async (administration) => {
      const { tx } = administration;
      const before = await findChangeable(tx, ctx, input, { lock: true });
      const change: RowChange<Written> = { before, values };
      const columns = { ...values, ...prepared.columns, ...services.derived?.(values, ctx.now, before) };
      if (isStored(before, columns)) throw nothingChanged();
      await services.refuse?.(tx, change);
      await refuseUnseen(tx, ctx, change, input);
      const row = await updateRow(tx, services.table, id, { ...columns, updated_at: ctx.now });
      await services.follow?.(ctx, tx, { before, row });
      return auditRow<Written, Row>(ctx, administration, {
        action: 'update',
        before,
        row,
        reason: input.reason ?? null,
      });
    }),
  );
}

/** The row that is to be changed, as it was seen. @throws NOT_FOUND, CONFLICT (`version_changed`, `in_trash`) */
async function findChangeable<Written>(
  tx: Transaction,
  ctx: ResourceContext<Written>,
  { id, version }: Pick<Change<Written>, 'id' | 'version'>,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredRow> {
  const row = orNotFound(await findRow(tx, ctx.services.table, id, { lock }));
  refuseTrashed(row);
  if (row.version !== version) throw await versionChanged(tx, ctx, row);
  return row;
}

/**
 * What another system has first; it is taken back where the row is not written after all. What another row has already
 * is said at its field.
 */
async function prepare<Written>(
  { resource, services, readAll }: ResourceContext<Written>,
  change: RowChange<Written> & { id: string },
) {
  if (services.prepare) await readAll(async (tx) => services.refuse?.(tx, change));
  const { columns, undo } = (await services.prepare?.(change)) ?? NOTHING_PREPARED;
  return {
    columns,
    keep: async <Row>(writing: Promise<Row>): Promise<Row> => {
      try {
        return await writing;
      } catch (error) {
        await undo();
        const taken = takenBy(error, resource, services.table);
        throw taken === null ? error : validationError({ [taken.field]: [taken.message] });
      }
    },
  };
}

const NOTHING_PREPARED: Prepared = { columns: {}, undo: async () => {} };

/** Keeps what a row was and is, and returns it as it goes over the wire. */
export async function auditRow<Written, Row>(
  { resource, services }: ResourceContext<Written>,
  { tx, audit }: Administration,
  change: { action: AuditRowAction; before: StoredRow | null; row: StoredRow; reason: string | null },
): Promise<Row> {
  const { action, before, row, reason } = change;
  const [after] = await toRows<Row>(tx, resource, services, [row]);
  await audit({
    action: `${resource.name}.${action}`,
    subject_type: resource.name,
    subject_id: row.id,
    reason,
    before: before === null ? null : (await toRows(tx, resource, services, [before]))[0],
    after,
  });
  return after as Row;
}

/** True when a row holds exactly this: writing it would make a version that differs in nothing. */
function isStored(row: StoredRow, columns: Record<string, unknown>): boolean {
  return Object.entries(columns).every(([name, value]) => {
    const stored = row[name];
    return stored instanceof Date ? stored.getTime() === momentOf(value) : isDeepStrictEqual(stored, value);
  });
}

/** A moment as it is stored, or as it goes over the wire; null for what is none. */
function momentOf(value: unknown): number | null {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' ? Date.parse(value) : null;
}

function nothingChanged() {
  return appError('CONFLICT', {
    message: messages.nothingChanged,
    details: { reason: 'nothing_changed' },
  });
}

function refuseTrashed(row: StoredRow): void {
  if (row.deleted_at === null) return;
  throw appError('CONFLICT', {
    message: messages.isInTrash,
    details: { reason: 'in_trash' },
  });
}

async function versionChanged<Written>(tx: Transaction, ctx: ResourceContext<Written>, before: StoredRow) {
  const [stored] = await toRows<Record<string, unknown>>(tx, ctx.resource, ctx.services, [before]);
  return appError('CONFLICT', {
    message: messages.changedMeanwhile,
    details: { reason: 'version_changed', ...(stored && { stored }) },
  });
}

async function refuseUnseen<Written>(
  tx: Transaction,
  { services }: ResourceContext<Written>,
  change: RowChange<Written>,
  { seen_consequences, reason }: Change<Written>,
): Promise<void> {
  const consequences = (await services.consequences?.(tx, change)) ?? [];
  if (consequences.length === 0) return;
  if (isDeepStrictEqual(consequences, seen_consequences)) {
    if (reason === undefined) throw validationError({ reason: [REASON_REQUIRED] });
    return;
  }
  throw appError('CONFLICT', {
    message: messages.touchesOthers,
    details: { reason: 'has_consequences', consequences },
  });
}
