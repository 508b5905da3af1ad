import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

type Row<Table extends PgTable> = Table['$inferSelect'];
type Name<Table extends PgTable> = keyof Row<Table> & string;
/** What a column is compared with: a value of its kind, or another column. */
type Compared<Value> = NonNullable<Value> | AnyPgColumn;

/** The rows of a table that have these values, each in the column of its name. */
export function matching<Table extends PgTable, Names extends Name<Table>>(
  table: Table,
  values: { readonly [One in Names]: Compared<Row<Table>[One]> },
): SQL | undefined {
  return and(
    ...Object.entries(values).map(([name, value]) => eq(table[name as keyof Table] as AnyPgColumn, value)),
  );
}

/** The rows of a table that have in these columns what a row, or another table, has in those of the same names. */
export function sameIn<Table extends PgTable, Names extends Name<Table>>(
  table: Table,
  other: { readonly [One in Names]: Compared<Row<Table>[One]> },
  ...names: readonly Names[]
): SQL | undefined {
  return and(...names.map((name) => eq(table[name as keyof Table] as AnyPgColumn, other[name])));
}
