import { CHANNELS } from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import { bigint, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment: stored in UTC. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const microdollars = (name: string) => bigint(name, { mode: 'number' });

/** The assistant, as the product names it. */
export const channel = () => text('channel', { enum: CHANNELS }).notNull();

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

/** A moment so many milliseconds from now, by the database's clock: the only one that all processes share. */
export function fromNow(ms: number): SQL<Date> {
  return sql<Date>`(clock_timestamp() + ${ms} * interval '1 millisecond')`;
}
