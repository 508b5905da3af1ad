import type { BulkAction, RowResult } from '@answerscope/contract';
import type { z } from 'zod';
import type { Pool } from '../../database/pool.ts';
import type { RequestContext } from '../../http/context.ts';
import { sendCsv } from '../../http/csv-stream.ts';
import { administering } from '../audit/index.ts';
import type { Declared, ResourceServices } from './resource.shapes.ts';
import {
  exportRows,
  type ListInput,
  type Paged,
  readRevisions,
  readRow,
  readRows,
} from './use-cases/read-rows.ts';
import { reorderRows } from './use-cases/reorder-rows.ts';
import { trashRows } from './use-cases/trash-rows.ts';
import { type Change, changeRow, createRow, type ResourceContext } from './use-cases/write-row.ts';

type Call<Input> = { context: RequestContext; input: Input };

/** A procedure that waits for its handler. */
interface Unbound<Input, Output> {
  handler(handle: (call: Call<Input>) => Promise<Output>): unknown;
}

/** The procedures of a resource, as the contract declares them. */
interface ResourceProcedures<Written, Row> {
  list: Unbound<ListInput & Paged, Awaited<ReturnType<typeof readRows<Row>>>>;
  get: Unbound<{ id: string }, Row>;
  create: Unbound<Written, Row>;
  update: Unbound<Change<Written>, Row>;
  bulk: Unbound<{ action: BulkAction; ids: string[]; reason?: string | undefined }, { results: RowResult[] }>;
  reorder: Unbound<{ ids: string[] }, { moved: number }>;
  revisions: Unbound<Paged & { id: string }, Awaited<ReturnType<typeof readRevisions>>>;
  export: Unbound<ListInput, Awaited<ReturnType<typeof sendCsv>>>;
}

/** The same procedures, bound. */
type Bound<Procedures> = {
  [Name in keyof Procedures]: Procedures[Name] extends { handler(handle: never): infer Procedure }
    ? Procedure
    : never;
};

/**
 * Binds all procedures of a resource: what is its own comes with `services`, everything else is the same for all.
 * @param procedures those of the contract under `admin` and the resource's name
 */
export function createResourceRoutes<
  Resource extends Declared,
  Procedures extends ResourceProcedures<
    z.output<Resource['write']> & Record<string, unknown>,
    z.output<Resource['row']>
  >,
>(
  procedures: Procedures,
  resource: Resource,
  { servicePool, ...services }: ResourceServices<z.output<Resource['write']>> & { servicePool: Pool },
): Bound<Pick<Procedures, keyof ResourceProcedures<never, never>>> {
  type Written = z.output<Resource['write']> & Record<string, unknown>;
  type Row = z.output<Resource['row']>;
  const asAdmin = administering(servicePool);
  const within = (context: RequestContext): ResourceContext<Written> => ({
    ...asAdmin(context),
    resource,
    services,
  });
  return {
    list: procedures.list.handler(({ context, input }) =>
      asAdmin(context).readAll((tx) => readRows<Row>(tx, resource, services, input)),
    ),
    get: procedures.get.handler(({ context, input }) =>
      asAdmin(context).readAll((tx) => readRow<Row>(tx, resource, services, input.id)),
    ),
    create: procedures.create.handler(({ context, input }) =>
      createRow<Written, Row>(within(context), input),
    ),
    update: procedures.update.handler(({ context, input }) =>
      changeRow<Written, Row>(within(context), input),
    ),
    bulk: procedures.bulk.handler(({ context, input }) => trashRows(within(context), input)),
    reorder: procedures.reorder.handler(({ context, input }) => reorderRows(within(context), input)),
    revisions: procedures.revisions.handler(({ context, input }) =>
      asAdmin(context).readAll((tx) => readRevisions(tx, resource, services, input)),
    ),
    export: procedures.export.handler(({ context, input }) =>
      sendCsv(exportRows(asAdmin(context), resource, services, input), context.log),
    ),
  } as Bound<Pick<Procedures, keyof ResourceProcedures<never, never>>>;
}
