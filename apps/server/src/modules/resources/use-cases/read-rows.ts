import type { Revision } from '@answerscope/contract';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { CSV_MARK, csvRows } from '../../../lib/csv.ts';
import { listRevisions } from '../../audit/index.ts';
import type { Declared, ResourceServices } from '../resource.shapes.ts';
import { countTrashed, findRow, listRows, type RowQuery, type StoredRow } from '../resource-rows.queries.ts';

/** What narrows and sorts a list, as the contract takes it. */
export interface ListInput {
  search?: string | undefined;
  state: 'live' | 'trashed';
  sort?: string | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

/** Rows that an export reads at a time. */
const EXPORT_STEP = 5_000;

/** Rows as they go over the wire, with the server's own facts of them. */
export async function toRows<Row>(
  tx: Transaction,
  resource: Declared,
  services: Pick<ResourceServices<never>, 'facts'>,
  stored: readonly StoredRow[],
): Promise<Row[]> {
  const facts = await services.facts?.(
    tx,
    stored.map(({ id }) => id),
  );
  return stored.map((row) => resource.row.parse({ ...inWords(row), ...facts?.get(row.id) }) as Row);
}

/** One row. @throws NOT_FOUND */
export async function readRow<Row>(
  tx: Transaction,
  resource: Declared,
  services: Pick<ResourceServices<never>, 'facts' | 'table'>,
  id: string,
): Promise<Row> {
  const stored = await findRow(tx, services.table, id);
  if (stored === null) throw notFound();
  const [row] = await toRows<Row>(tx, resource, services, [stored]);
  return row as Row;
}

/** A page of rows, how many there are, and how many are in the trash. */
export async function readRows<Row>(
  tx: Transaction,
  resource: Declared,
  services: Pick<ResourceServices<never>, 'facts' | 'table'>,
  { page, page_size, ...input }: ListInput & { page: number; page_size: number },
): Promise<{ items: Row[]; total: number; trashed: number; page: number; page_size: number }> {
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

/** What changed in a row, the newest change first. @throws NOT_FOUND */
export async function readRevisions(
  tx: Transaction,
  resource: Declared,
  { table }: Pick<ResourceServices<never>, 'table'>,
  id: string,
): Promise<{ items: Revision[] }> {
  if ((await findRow(tx, table, id)) === null) throw notFound();
  return { items: await listRevisions(tx, { subjectType: resource.name, subjectId: id }) };
}

/** The rows that a list with this filter shows, as CSV (RFC 4180); a cell is never a formula. */
export async function exportRows(
  tx: Transaction,
  resource: Declared,
  services: Pick<ResourceServices<never>, 'facts' | 'table'>,
  input: ListInput,
): Promise<{ name: string; text: string }> {
  const columns = [...Object.keys(resource.fields), ...Object.keys(resource.facts), 'updated_at', 'id'];
  const parts = [CSV_MARK, csvRows([columns])];
  const query = queryOf(resource, input);
  for (let offset = 0; ; offset += EXPORT_STEP) {
    const { rows } = await listRows(tx, services.table, { ...query, limit: EXPORT_STEP, offset });
    const items = await toRows<Record<string, unknown>>(tx, resource, services, rows);
    parts.push(csvRows(items.map((row) => columns.map((name) => cellOf(row[name])))));
    if (rows.length < EXPORT_STEP) break;
  }
  return { name: `${resource.name}.csv`, text: parts.join('') };
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
