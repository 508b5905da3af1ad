import type { AnyResource, BulkAction, Consequence, Revision, RowResult } from '@answerscope/contract';
import type { ReactNode } from 'react';
import type { z } from 'zod';

/** What every row of a resource has, besides its own fields. */
export interface ResourceRow {
  id: string;
  version: number;
  sort_order: number;
  updated_at: string;
  deleted_at: string | null;
}

/** One part more beside a row's form and history, which is the resource's own. */
export interface RowPanel<Row> {
  label: string;
  show: (row: Row) => ReactNode;
}

/** As much of a resource as its page needs. */
export type PageResource = Pick<
  AnyResource,
  'name' | 'title' | 'fields' | 'named' | 'filters' | 'isOrdered' | 'defaultSort'
> & { write: z.ZodType; sorts: readonly string[] };

/** What a list is asked for. Numbers may come as text: the server reads them from an address. */
export interface ListCall {
  search?: string;
  state?: 'live' | 'trashed';
  sort?: string;
  direction?: 'asc' | 'desc';
  page?: unknown;
  page_size?: unknown;
}

/** A change of a row. */
export interface UpdateCall {
  id: string;
  version: number;
  values: Record<string, unknown>;
  reason?: string;
  seen_consequences?: Consequence[];
}

/** The procedures of a resource, as the back office's client has them under its name. */
export interface ResourceProcedures<Row> {
  key(): readonly unknown[];
  list: {
    key(): readonly unknown[];
    call(
      input: ListCall,
      options?: { signal: AbortSignal },
    ): Promise<{ items: Row[]; total: number; trashed: number }>;
  };
  get: {
    key(options: { input: { id: string } }): readonly unknown[];
    call(input: { id: string }): Promise<Row>;
  };
  create: { call(values: Record<string, unknown>): Promise<Row> };
  update: { call(input: UpdateCall): Promise<Row> };
  bulk: {
    call(input: { action: BulkAction; ids: string[]; reason?: string }): Promise<{ results: RowResult[] }>;
  };
  reorder: { call(input: { ids: string[] }): Promise<unknown> };
  revisions: {
    key(options: { input: { id: string; page?: number } }): readonly unknown[];
    call(input: {
      id: string;
      page?: number;
    }): Promise<{ items: Revision[]; total: number; page_size: number }>;
  };
}
