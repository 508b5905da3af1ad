import { type DATA_EXPORTS, exportedColumns, hasChannel } from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/pool.ts';
import type { StoredRow } from '../../lib/row-formats.ts';
import { visibility_results } from '../answers/answers.tables.ts';
import { forcedStatusSql, shownStateSql } from '../omega/index.ts';
import type { DataExportRow } from './data-exports.rules.ts';

type Entity = DataExportRow['entity'];

/** Rows that are in memory at a time; an answer is some 10 kB. */
const PAGE_SIZE = 200;

type ColumnOf<One extends Entity> = (typeof DATA_EXPORTS)[One]['columns'][number];

interface Source<One extends Entity> {
  /** Tables with their short names; what is not said otherwise stands in `t`. */
  from: SQL;
  time: SQL;
  /** Rows of a user; those of that account where it is not said. */
  isOf?: (personId: SQL) => SQL;
  order: SQL;
  /** Where the columns come from that are not `t.<name>`. */
  columns?: { readonly [Name in ColumnOf<One>]?: SQL };
}

const column = (table: string, name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`;
const columnsOf = <const Names extends string>(table: string, names: readonly Names[]) =>
  Object.fromEntries(names.map((name) => [name, column(table, name)])) as Record<Names, SQL>;
const withUser = (table: SQL) =>
  sql`${table} left join accounts w on w.id = t.account_id left join auth."user" u on u.id = w.owner_id`;
const BY_USER = sql`t.account_id, t.id`;
const result = alias(visibility_results, 't');

const SOURCES: { readonly [One in Entity]: Source<One> } = {
  users: {
    from: sql`auth."user" u join persons o on o.id = u.id join accounts a on a.owner_id = u.id
      join brands t on t.account_id = a.id and t.id = a.id join plans l on l.id = a.plan_id`,
    time: sql`u.created_at`,
    isOf: (personId) => sql`u.id = ${personId}`,
    order: sql`u.created_at, u.id`,
    columns: {
      ...columnsOf('u', ['id', 'email', 'role', 'is_active', 'created_at']),
      ...columnsOf('o', ['full_name', 'last_seen_at']),
      plan: sql`l.name`,
    },
  },
  keywords: { from: withUser(sql`keywords t`), time: sql`t.created_at`, order: BY_USER },
  visibility_results: {
    from: withUser(sql`visibility_results t`),
    time: sql`t.checked_at`,
    order: sql`t.account_id, t.keyword_id, t.channel`,
    columns: {
      answers: sql`t.n`,
      mentions: sql`t.k`,
      left_out: sql`t.empty`,
      // What is shown; the counts and is_mentioned are the answers', whatever an administrator has set.
      result_state: shownStateSql(result),
      forced_status: forcedStatusSql(result),
    },
  },
  answers: {
    from: withUser(sql`answers t`),
    time: sql`t.asked_at`,
    order: BY_USER,
    columns: { cost_usd: sql`(t.cost_microdollars::float8 / 1000000)` },
  },
  reports: {
    // Its numbers under the judgement in force, as pages show them.
    from: sql`${withUser(sql`reports t`)}
      join report_revisions v on v.account_id = t.account_id and v.report_id = t.id and v.is_current`,
    time: sql`t.created_at`,
    order: BY_USER,
    columns: columnsOf('v', [
      'total_keywords',
      'mentioned_keywords',
      'not_mentioned_keywords',
      'improved_keywords',
      'declined_keywords',
      'percentage_mentioned',
      'percentage_improved',
      'percentage_declined',
      'answered_keywords',
      'failed_keywords',
      'forced_keywords',
    ]),
  },
  runs: { from: withUser(sql`check_runs t`), time: sql`t.created_at`, order: BY_USER },
  payments: { from: withUser(sql`payments t`), time: sql`t.created_at`, order: BY_USER },
  subscriptions: {
    from: sql`${withUser(sql`subscriptions t`)} left join plans l on l.id = t.plan_id`,
    time: sql`t.created_at`,
    order: BY_USER,
    columns: { plan: sql`l.name` },
  },
  audit_logs: {
    from: sql`audit_logs t left join auth."user" u on u.id = t.actor_id
      left join auth."user" s on s.id = case when t.subject_type = 'user' then t.subject_id::uuid end`,
    time: sql`t.created_at`,
    isOf: (personId) =>
      sql`(t.actor_id = ${personId} or (t.subject_type = 'user' and t.subject_id = ${personId}::text))`,
    order: sql`t.created_at, t.id`,
    columns: {
      // What administrators note of users is for them alone.
      after: sql`case when t.action <> 'add_admin_note' then t.after end`,
      actor_email: sql`u.email`,
      subject_email: sql`s.email`,
    },
  },
};

/** A time as the API writes it: '2026-11-28T02:06:20.828Z'. */
const inIso = (time: SQL): SQL => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Which rows of the tables are in the file. */
function fitting({ entity, from_day, to_day, of_user_id, channel }: DataExportRow): SQL {
  const {
    from,
    time,
    isOf = (personId) => sql`t.account_id = ${personId}`,
  }: Source<Entity> = SOURCES[entity];
  const conditions = [
    sql`true`,
    ...(from_day === null ? [] : [sql`${time} >= ${from_day}::date::timestamp at time zone 'UTC'`]),
    ...(to_day === null ? [] : [sql`${time} < (${to_day}::date + 1)::timestamp at time zone 'UTC'`]),
    ...(of_user_id === null ? [] : [isOf(sql`${of_user_id}::uuid`)]),
    ...(channel === null || !hasChannel(entity) ? [] : [sql`t.channel = ${channel}`]),
  ];
  return sql`from ${from} where ${sql.join(conditions, sql` and `)}`;
}

/** How many rows are in a file, as they are now. */
export async function countExportedRows(tx: Transaction, row: DataExportRow): Promise<number> {
  const found = await tx.execute<{ rows: number }>(sql`select count(*)::int as rows ${fitting(row)}`);
  return found.rows[0]?.rows ?? 0;
}

/** The rows of a file, page by page, as they all are at the beginning. */
export async function* readExportedRows(tx: Transaction, row: DataExportRow): AsyncGenerator<StoredRow[]> {
  const { order, columns: special = {} }: { order: SQL; columns?: Readonly<Record<string, SQL>> } =
    SOURCES[row.entity];
  const source: Readonly<Record<string, SQL>> = {
    user_id: sql`t.account_id`,
    user_email: sql`u.email`,
    ...special,
  };
  const columns = exportedColumns(row.entity, row.has_personal_data).map((name) => ({
    name: sql.identifier(name),
    isTime: name.endsWith('_at'),
    from: source[name] ?? column('t', name),
  }));
  const named = sql.join(
    columns.map(({ name, from, isTime }) => sql`${isTime ? inIso(from) : from} as ${name}`),
    sql`, `,
  );
  const cells = sql.join(
    columns.map(({ name }) => sql`coalesce(r.${name}::text, '')`),
    sql`, `,
  );
  await tx.execute(
    sql`declare exported_rows no scroll cursor for
        select row_to_json(r)::text as json, array[${cells}] as cells
        from (select ${named} ${fitting(row)} order by ${order}) r`,
  );
  for (;;) {
    const { rows } = await tx.execute<StoredRow & Record<string, unknown>>(
      sql`fetch forward ${sql.raw(String(PAGE_SIZE))} from exported_rows`,
    );
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.execute(sql`close exported_rows`);
}
