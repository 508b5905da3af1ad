import type { Revision } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { notFound, orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { type CsvExport, csvNameOfDay } from '../../../lib/csv.ts';
import { listRevisions } from '../../audit/index.ts';
import type { Declared, ResourceServices } from '../resource.shapes.ts';
import type { Translations } from '../resource-columns.tables.ts';
import {
  countTrashed,
  findRow,
  findRows,
  listRowIds,
  listRows,
  type RowQuery,
  type StoredRow,
} from '../resource-rows.queries.ts';
import { germanOf } from '../translations.rules.ts';

/** What narrows and sorts a list, as the contract takes it. */
export interface ListInput {
  search?: string | undefined;
  state: 'live' | 'trashed';
  sort?: string | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

/** Which page of a list. */
export interface Paged {
  page: number;
  page_size: number;
}

/** Rows that an export reads at a time, each time in a transaction of their own. */
const EXPORT_STEP = 500;

/** Rows as they go over the wire, with the server's own facts of them. */
export async function toRows<Row>(
  tx: Transaction,
  resource: Declared,
  services: Pick<ResourceServices<never>, 'facts' | 'findBuiltIn'>,
  stored: readonly StoredRow[],
): Promise<Row[]> {
  const facts = await services.facts?.(
    tx,
    stored.map(({ id }) => id),
  );
  return stored.map(
    (row) =>
      resource.row.parse({
        ...inWords(row),
        ...translationFacts(row, services),
        ...facts?.get(row.id),
      }) as Row,
  );
}

/** Says who wrote the German texts of a row; empty for rows without translations. */
function translationFacts(row: StoredRow, { findBuiltIn }: Pick<ResourceServices<never>, 'findBuiltIn'>) {
  if (!('translations' in row)) return {};
  const { source } = germanOf<object>(
    row as StoredRow & { translations: Translations<object> },
    () => findBuiltIn?.(row) ?? null,
  );
  return { german_text: source };
}

/** One row. @throws NOT_FOUND */
export async function readRow<Row>(
  tx: Transaction,
  resource: Declared,
  services: Pick<ResourceServices<never>, 'facts' | 'findBuiltIn' | 'table'>,
  id: string,
): Promise<Row> {
  const stored = orNotFound(await findRow(tx, services.table, id));
  const [row] = await toRows<Row>(tx, resource, services, [stored]);
  return row as Row;
}

/** A page of rows, how many there are, and how many are in the trash. */
export async function readRows<Row>(
  tx: Transaction,
  resource: Declared,
  services: Pick<ResourceServices<never>, 'facts' | 'findBuiltIn' | 'table'>,
  { page, page_size, ...input }: ListInput & Paged,
): Promise<Paged & { items: Row[]; total: number; trashed: number }> {
  const offset = (page - 1) * page_size;
  const found = await listRows(tx, services.table, { ...queryOf(resource, input), limit: page_size, offset });
  return {
    items: await toRows<Row>(tx, resource, services, found.rows),
    total: found.total,
    trashed: await countTrashed(tx, services.table),
    page,
    page_size,
  };
}

/** A page of what changed in a row, the newest change first, and how many changes there are. @throws NOT_FOUND */
export async function readRevisions(
  tx: Transaction,
  resource: Declared,
  { table }: Pick<ResourceServices<never>, 'table'>,
  { id, page, page_size }: Paged & { id: string },
): Promise<Paged & { items: Revision[]; total: number }> {
  if ((await findRow(tx, table, id)) === null) throw notFound();
  const found = await listRevisions(tx, {
    subjectType: resource.name,
    subjectId: id,
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  return { ...found, page, page_size };
}

/** The rows that a list with this filter shows, in its order, as a CSV file that is read while it is sent. */
export function exportRows(
  ctx: AdminContext,
  resource: Declared,
  services: Pick<ResourceServices<never>, 'facts' | 'findBuiltIn' | 'table'>,
  input: ListInput,
): CsvExport {
  const columns = [...Object.keys(resource.fields), ...Object.keys(resource.facts), 'updated_at', 'id'];
  /** Which rows is said once; what they hold, when they are sent. One that is gone by then is left out. */
  const read = async function* () {
    const ids = await ctx.readAll((tx) => listRowIds(tx, services.table, queryOf(resource, input)));
    for (let at = 0; at < ids.length; at += EXPORT_STEP) {
      const some = ids.slice(at, at + EXPORT_STEP);
      const rows = await ctx.readAll(async (tx) =>
        toRows<Record<string, unknown>>(tx, resource, services, await findRows(tx, services.table, some)),
      );
      yield rows.map((row) => columns.map((name) => cellOf(row[name])));
    }
  };
  return { name: csvNameOfDay(resource.name, ctx.now), columns, rows: read() };
}

function queryOf(resource: Declared, { search, state, sort, direction, ...filters }: ListInput): RowQuery {
  const by = sort ?? resource.defaultSort;
  return {
    search,
    searched: resource.searched,
    filters,
    state,
    sort: by,
    direction: direction ?? (by === 'updated_at' ? 'desc' : 'asc'),
  };
}

/** Moments as the contract writes them. */
function inWords(row: StoredRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
