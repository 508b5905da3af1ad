import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/pool.ts';
import type { StoredRow } from '../../../lib/row-formats.ts';
import type { CopiedTable } from './data-copy.rules.ts';

/** Rows that are in memory at a time; an answer with its raw reply is some 50 kB. */
const PAGE_SIZE = 100;

const nameOf = ({ table }: CopiedTable): SQL =>
  sql.join(
    table.split('.').map((part) => sql.identifier(part)),
    sql`.`,
  );

/** Until it is sent, the text of a mail holds a link that lets in. */
const VALUES: Readonly<Record<string, SQL>> = {
  'public.mails.text': sql`case when t.sent_at is not null then t.text end`,
};

const cellOf = ({ table }: CopiedTable, column: string): SQL =>
  VALUES[`${table}.${column}`] ?? sql`t.${sql.identifier(column)}`;

/** The id of the person or account that the transaction is bound to. */
const boundOf = ({ of }: CopiedTable): SQL => sql`nullif(current_setting(${`app.${of}_id`}, true), '')::uuid`;

/** The columns of a table that are in a copy, in their order. */
export async function listColumns(tx: Transaction, copied: CopiedTable): Promise<readonly string[]> {
  if (copied.columns !== null) return copied.columns;
  const found = await tx.execute<{ name: string }>(
    sql`select attname as name from pg_attribute
        where attrelid = ${copied.table}::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  return found.rows.map(({ name }) => name);
}

/** How many rows of a table are those of the user to whom the transaction is bound. */
export async function countCopiedRows(tx: Transaction, copied: CopiedTable): Promise<number> {
  const found = await tx.execute<{ rows: number }>(
    sql`select count(*)::int as rows from ${nameOf(copied)} where ${sql.identifier(copied.owner)} = ${boundOf(copied)}`,
  );
  return found.rows[0]?.rows ?? 0;
}

/** The rows of a table that are those of the user to whom the transaction is bound, page by page. */
export async function* readCopiedRows(
  tx: Transaction,
  copied: CopiedTable,
  columns: readonly string[],
): AsyncGenerator<StoredRow[]> {
  const cells = sql.join(
    columns.map((column) => sql`coalesce((${cellOf(copied, column)})::text, '')`),
    sql`, `,
  );
  const json = sql.join(
    columns.map((column) => sql`${cellOf(copied, column)} as ${sql.identifier(column)}`),
    sql`, `,
  );
  await tx.execute(
    sql`declare copied_rows no scroll cursor for
        select (select to_jsonb(r) from (select ${json}) r)::text as json, array[${cells}] as cells
        from ${nameOf(copied)} t where t.${sql.identifier(copied.owner)} = ${boundOf(copied)}`,
  );
  for (;;) {
    const { rows } = await tx.execute<StoredRow & Record<string, unknown>>(
      sql`fetch forward ${sql.raw(String(PAGE_SIZE))} from copied_rows`,
    );
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.execute(sql`close copied_rows`);
}
