import { CHANNELS } from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, foreignKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountId, PersonId } from '../lib/ids.ts';

/** A moment: stored in UTC. A column that is given no name is called like its field. */
export const time = (name = '') => timestamp(name, { withTimezone: true, mode: 'date' });

/** The bytes of a file, or of a piece of one. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The account whose row it is. */
export const accountId = () => uuid().$type<AccountId>().notNull();

/** The person whose row it is. */
export const personId = (name = '') => uuid(name).$type<PersonId>().notNull();

export const microdollars = () => bigint({ mode: 'number' });

/** The assistant, as the product names it. */
export const channel = () => text({ enum: CHANNELS }).notNull();

/** The id of the row that this one belongs to and goes with. */
export const partOf = (id: () => AnyPgColumn, name = '') =>
  uuid(name).notNull().references(id, { onDelete: 'cascade' });

/**
 * Names the columns of a key once, in their order: what it returns picks them from any table that has them all, for
 * primary keys, foreign keys and indexes.
 */
export function keyOf<const Names extends readonly [string, ...string[]]>(...names: Names) {
  return <Table extends { [Name in Names[number]]: unknown }>(table: Table) =>
    names.map((name) => table[name as Names[number]]) as {
      -readonly [Index in keyof Names]: Table[Names[Index] & keyof Table];
    };
}

/** The key of a row of an account. */
export const ownKey = keyOf('account_id', 'id');

type Columns = [AnyPgColumn, ...AnyPgColumn[]];

/** The foreign key of rows that go with the one they belong to. */
export const goesWith = (name: string, columns: Columns, foreignColumns: Columns) =>
  foreignKey({ name, columns, foreignColumns }).onDelete('cascade');

/** A moment so many milliseconds from now, by the database's clock: the only one that all processes share. */
export function fromNow(ms: number): SQL<Date> {
  return sql<Date>`(clock_timestamp() + ${ms} * interval '1 millisecond')`;
}
