import {
  BROWSER_EVENTS,
  COUNTED_KINDS,
  type PoolUse,
  TELEMETRY_CATEGORIES,
  type TelemetryEvent,
  USER_ACTIONS,
  VITALS,
} from '@answerscope/contract';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** What requests of a name came to in a minute, by process; after two days in an hour, of all processes. */
export const call_minutes = pgTable(
  'call_minutes',
  {
    minute: time().notNull(),
    name: text().notNull(),
    /** Of one start of one process; NO_PROCESS in a row of an hour. */
    process: uuid().notNull(),
    kind: text({ enum: COUNTED_KINDS }).notNull(),
    calls: integer().notNull(),
    client_errors: integer().notNull(),
    server_errors: integer().notNull(),
    total_ms: doublePrecision().notNull(),
    /** The buckets of times that hold any, and how many each holds. */
    buckets: smallint().array().notNull(),
    counts: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.name, table.process] })],
);

/** How a process was over a minute. */
export const process_minutes = pgTable(
  'process_minutes',
  {
    minute: time().notNull(),
    process: uuid().notNull(),
    role: text({ enum: ['both', 'api', 'worker'] }).notNull(),
    started_at: time().notNull(),
    event_loop_p99_ms: doublePrecision().notNull(),
    /** Of one core. */
    cpu_percent: doublePrecision().notNull(),
    /** Of the machine. */
    memory_percent: doublePrecision().notNull(),
    rss_bytes: bigint({ mode: 'number' }).notNull(),
    heap_used_bytes: bigint({ mode: 'number' }).notNull(),
    heap_limit_bytes: bigint({ mode: 'number' }).notNull(),
    pools: jsonb().$type<PoolUse[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.process] })],
);

/** What browsers told: who it was is not kept. */
export const browser_samples = pgTable(
  'browser_samples',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['metric', 'action', 'event'] }).notNull(),
    name: text({ enum: [...VITALS, ...USER_ACTIONS, ...BROWSER_EVENTS] }).notNull(),
    value: doublePrecision(),
    /** The page without its ids, or the part of the program an action was done with. */
    place: text().notNull(),
    at: time().notNull(),
  },
  (table) => [index('browser_samples_at').on(table.at, table.name)],
);

/** Events of browsers. No column says whose they are: a session is a random id of a tab. */
export const telemetry_events = pgTable(
  'telemetry_events',
  {
    /** Made by the browser. */
    id: uuid().primaryKey(),
    /** When it happened by the browser's clock, at the latest when it came. */
    at: time().notNull(),
    session_id: uuid().notNull(),
    component: text().notNull(),
    event: text().notNull(),
    category: text({ enum: TELEMETRY_CATEGORIES }).notNull(),
    duration_ms: doublePrecision(),
    success: boolean().notNull(),
    metadata: jsonb().$type<TelemetryEvent['metadata']>().notNull(),
  },
  (table) => [index('telemetry_events_at').on(table.at)],
);
