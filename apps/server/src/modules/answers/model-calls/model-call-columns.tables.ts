import { CHANNELS } from '@answerscope/contract';
import { type BuildColumns, type InferSelectModel, sql } from 'drizzle-orm';
import { index, integer, type PgColumn, type PgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  accountId,
  channel,
  goesWith,
  keyOf,
  microdollars,
  ownKey,
  time,
} from '../../../database/columns.ts';
import { answers } from '../answers.tables.ts';
import type { ModelCallFailure } from './model-calls.rules.ts';

/** Columns that all tables of calls to a model share: money, state and times. Each adds its question and reply. */
export const modelCallColumns = () => ({
  account_id: accountId(),
  id: uuid().notNull(),
  answer_id: uuid().notNull(),
  /** Of the answer. */
  run_id: uuid().notNull(),
  channel: channel(),
  state: text({ enum: ['open', 'asking', 'decided', 'failed'] }).notNull(),
  /** Whom it was asked of last, and the model that answered. */
  provider: text({ enum: CHANNELS }),
  model: text(),
  request_id: text(),
  /** Calls written for it; what those that ended cost together; what the one under way has set aside. */
  attempts: integer().notNull().default(0),
  cost_microdollars: microdollars().notNull().default(0),
  reserved_microdollars: microdollars().notNull().default(0),
  failure_code: text().$type<ModelCallFailure>(),
  failure_message: text(),
  created_at: time().notNull(),
  /** Not before this moment. */
  retry_at: time(),
  asked_at: time(),
  /** After this moment a call still 'asking' has lost its caller. */
  deadline_at: time(),
  ended_at: time(),
});

type Columns = Record<keyof ReturnType<typeof modelCallColumns>, PgColumn>;
/** A table of such calls. */
export type ModelCallTable = PgTable & Columns;
export type ModelCallRow = InferSelectModel<
  PgTable<{
    name: string;
    schema: undefined;
    dialect: 'pg';
    columns: BuildColumns<string, ReturnType<typeof modelCallColumns>, 'pg'>;
  }>
>;

/** The keys of such a table, and the indexes by which its work is found. */
export const modelCallKeys = (name: string, table: Columns) => [
  primaryKey({ columns: ownKey(table) }),
  goesWith(`${name}_answer`, keyOf('account_id', 'answer_id')(table), ownKey(answers)),
  index(`${name}_open`).on(table.created_at).where(sql`${table.state} = 'open'`),
  index(`${name}_asking`).on(table.deadline_at).where(sql`${table.state} = 'asking'`),
];
