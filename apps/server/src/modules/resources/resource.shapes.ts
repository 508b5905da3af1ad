import type { AnyResource, Consequence } from '@answerscope/contract';
import type { z } from 'zod';
import type { AdminContext } from '../../context/admin-context.ts';
import type { Transaction } from '../../database/pool.ts';
import type { ResourceTable } from './resource-columns.tables.ts';
import type { StoredRow } from './resource-rows.queries.ts';

/** As much of a resource as the server needs; the rest is its contract. */
export type Declared = Pick<
  AnyResource,
  'name' | 'title' | 'fields' | 'facts' | 'named' | 'searched' | 'defaultSort' | 'filters' | 'isOrdered'
> & { write: z.ZodType; row: z.ZodType };

/** A change of one row. */
export interface RowChange<Written> {
  /** Null for a row that is being added. */
  before: StoredRow | null;
  values: Written;
}

/** What another system was given before a row is written. */
export interface Prepared {
  /** Columns that name it. */
  columns: Record<string, unknown>;
  /** Takes it back where the row is not written. Never throws. */
  undo: () => Promise<void>;
}

/** What is the resource's own: its table, and what its changes need and cause. */
export interface ResourceServices<Written> {
  table: ResourceTable;
  /** Inside the transaction of a change: refuses it, by throwing, or says nothing. */
  refuse?: (tx: Transaction, change: RowChange<Written>) => Promise<void>;
  /**
   * With no transaction open, once nothing refuses a change: what another system must have before the row says it. What
   * is made there must be harmless without the row.
   */
  prepare?: (change: RowChange<Written> & { id: string }) => Promise<Prepared>;
  /** Refuses that a row goes into the trash. */
  refuseTrash?: (tx: Transaction, row: StoredRow) => Promise<void>;
  /** Refuses that a row comes back from the trash. */
  refuseRestore?: (tx: Transaction, row: StoredRow) => Promise<void>;
  /** What a change would touch besides its row. It is done only once that was seen. */
  consequences?: (tx: Transaction, change: RowChange<Written>) => Promise<Consequence[]>;
  /** Columns that follow from what is written, when, and from what stood there before. */
  derived?: (values: Written, now: Date, before: StoredRow | null) => Record<string, unknown>;
  /** The server's own facts of rows, by id. */
  facts?: (tx: Transaction, ids: readonly string[]) => Promise<Map<string, Record<string, unknown>>>;
  /** The product's own German texts of a row; null where an administrator wrote the English ones. */
  findBuiltIn?: (row: StoredRow) => object | null;
  /** In the same transaction, after the row was written: what follows from it elsewhere. `row` is null: trashed. */
  follow?: (
    ctx: AdminContext,
    tx: Transaction,
    change: { before: StoredRow | null; row: StoredRow | null },
  ) => Promise<void>;
}
