import { inTransaction, type Pool, type Transaction } from '../../apps/server/src/database/pool.ts';
import type { Installation } from '../../scripts/proof/installation.ts';

/** As many calls of one channel of a run as the product has in flight. */
const TOGETHER = 10;
/** As many runs as were under way. */
const CONNECTIONS = 20;

/** Rows that answers leave behind, children before those they refer to, and what counts as one of the measured ones. */
const MEASURED = {
  visibility_results: 'answer_id in (select id from measured)',
  answer_citations: 'answer_id in (select id from measured)',
  verdicts: 'answer_id in (select id from measured)',
  answers: 'id in (select id from measured)',
  check_samples: 'answer_id in (select id from measured)',
  check_run_items:
    '(account_id, run_id, channel, keyword_id) in (select account_id, run_id, channel, keyword_id from measured)',
  check_attempts: 'id in (select id from measured)',
} as const;
type Table = keyof typeof MEASURED;
type Row = Record<string, unknown>;
/** The rows of calls that are begun together, and of their answers. */
type Group = Record<Table, Row[]>;

/**
 * How fast this machine and this PostgreSQL take the same rows in the same two transactions from a bare loop: nobody is
 * asked, nothing is judged, and the rows are there already. The rows since `since` are removed and written again, as
 * many at once as the product has. The product must have ended.
 */
export async function measureBareLoop(installation: Installation, since: Date): Promise<number> {
  const pool = installation.openPool(CONNECTIONS);
  try {
    const before = await countRows(pool);
    const groups = await takeOut(pool, since);
    await pool.query('vacuum analyze');
    const waiting = [...groups];
    const started = performance.now();
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) await write(pool, group);
      }),
    );
    const seconds = (performance.now() - started) / 1000;
    const after = await countRows(pool);
    if (after !== before) throw new Error(`the bare loop left ${after} rows where ${before} were`);
    const answers = groups.reduce((sum, group) => sum + group.answers.length, 0);
    return answers / seconds;
  } finally {
    await pool.end();
  }
}

/** How many rows of each kind there are, with what makes them done. */
async function countRows(pool: Pool): Promise<string> {
  const found = await pool.query<{ counts: string }>(
    `select concat_ws(', ', (select count(*) from answers), (select count(*) from verdicts),
       (select count(*) from answer_citations), (select count(*) from visibility_results),
       (select count(*) from check_attempts where state = 'answered' and is_settled),
       (select count(*) from check_samples where state = 'answered'),
       (select count(*) from check_run_items where state = 'done')) as counts`,
  );
  return found.rows[0]?.counts ?? '';
}

/** Removes the measured rows and returns them in groups; samples and items are open again. */
async function takeOut(pool: Pool, since: Date): Promise<Group[]> {
  return inTransaction(pool, null, async (tx) => {
    const { $client: client } = tx;
    await client.query('set local session_replication_role = replica');
    await client.query(
      `create temporary table measured on commit drop as
       select a.account_id, a.id, a.run_id, a.channel, a.keyword_id from answers a
       join check_runs r on r.account_id = a.account_id and r.id = a.run_id where a.is_counted and r.created_at >= '${since.toISOString()}'`,
    );
    await client.query('create unique index on measured (id)');
    const rows = {} as Record<Table, Row[]>;
    for (const [table, where] of Object.entries(MEASURED)) {
      const found = await client.query<{ row: Row }>(
        `select to_jsonb(t) as row from ${table} t where ${where}`,
      );
      rows[table as Table] = found.rows.map(({ row }) => row);
    }
    for (const [table, where] of Object.entries(MEASURED))
      if (!KEPT.includes(table)) await client.query(`delete from ${table} where ${where}`);
    await client.query(
      `update check_samples set state = 'open', attempts = 0, answer_id = null, is_mentioned = null
       where ${MEASURED.check_samples}`,
    );
    await client.query(
      `update check_run_items set state = 'open', status = null, n = 0, k = 0 where ${MEASURED.check_run_items}`,
    );
    return groupsOf(rows);
  });
}

/** Written before anything is asked, and changed with each call. */
const KEPT: readonly string[] = ['check_samples', 'check_run_items'];

function groupsOf(rows: Record<Table, Row[]>): Group[] {
  const byAnswer = new Map<unknown, Partial<Record<Table, Row[]>>>();
  const byItem = new Map<string, Row>();
  for (const item of rows.check_run_items) byItem.set(itemOf(item), item);
  for (const [table, found] of Object.entries(rows)) {
    if (table === 'check_run_items') continue;
    for (const row of found) {
      const id = row.answer_id ?? row.id;
      const of = byAnswer.get(id) ?? {};
      of[table as Table] = [...(of[table as Table] ?? []), row];
      byAnswer.set(id, of);
    }
  }
  const byChannel = new Map<string, Row[]>();
  for (const answer of rows.answers) {
    const name = `${answer.run_id} ${answer.channel}`;
    byChannel.set(name, [...(byChannel.get(name) ?? []), answer]);
  }
  const groups: Group[] = [];
  for (const answers of byChannel.values())
    for (let from = 0; from < answers.length; from += TOGETHER) {
      const together = answers.slice(from, from + TOGETHER);
      const of = (table: Table) => together.flatMap(({ id }) => byAnswer.get(id)?.[table] ?? []);
      groups.push({
        visibility_results: of('visibility_results'),
        answer_citations: of('answer_citations'),
        verdicts: of('verdicts'),
        answers: together,
        check_samples: of('check_samples'),
        check_run_items: together.flatMap((answer) => {
          const item = byItem.get(itemOf(answer));
          return item === undefined ? [] : [item];
        }),
        check_attempts: of('check_attempts'),
      });
    }
  return groups;
}

const itemOf = ({ run_id, channel, keyword_id }: Row) => `${run_id} ${channel} ${keyword_id}`;

async function write(pool: Pool, group: Group): Promise<void> {
  await inTransaction(pool, null, async (tx) => {
    const asking = { state: 'asking', is_settled: false, cost_microdollars: 0, ended_at: null };
    await Promise.all([
      insert(
        tx,
        'check_attempts',
        group.check_attempts.map((row) => ({ ...row, ...asking })),
      ),
      update(tx, 'check_samples', { rows: group.check_samples, key: SAMPLE_KEY, set: ['attempts'] }),
    ]);
  });
  await inTransaction(pool, null, async (tx) => {
    await Promise.all([
      insert(tx, 'answers', group.answers),
      insert(tx, 'verdicts', group.verdicts),
      insert(tx, 'answer_citations', group.answer_citations),
      update(tx, 'check_attempts', {
        rows: group.check_attempts,
        key: ['account_id', 'id'],
        set: ['state', 'is_settled', 'cost_microdollars', 'request_id', 'ended_at'],
      }),
      update(tx, 'check_samples', {
        rows: group.check_samples,
        key: SAMPLE_KEY,
        set: ['state', 'answer_id', 'is_mentioned', 'is_empty', 'is_refused'],
      }),
      update(tx, 'check_run_items', {
        rows: group.check_run_items,
        key: SAMPLE_KEY.slice(0, -1),
        set: ['state', 'status', 'is_mentioned', 'n', 'k', 'empty', 'refused', 'checked_at'],
      }),
      insert(tx, 'visibility_results', group.visibility_results),
    ]);
  });
}

const SAMPLE_KEY = ['account_id', 'run_id', 'channel', 'keyword_id', 'sample_no'];

async function insert(tx: Transaction, table: Table, rows: readonly Row[]): Promise<void> {
  await tx.$client.query({
    name: `bare ${table}`,
    text: `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`,
    values: [JSON.stringify(rows)],
  });
}

async function update(
  tx: Transaction,
  table: Table,
  { rows, key, set }: { rows: readonly Row[]; key: readonly string[]; set: readonly string[] },
): Promise<void> {
  await tx.$client.query({
    name: `bare ${table} ${set.length}`,
    text: `update ${table} t set ${set.map((name) => `${name} = r.${name}`).join(', ')}
      from jsonb_populate_recordset(null::${table}, $1) r where ${key.map((name) => `t.${name} = r.${name}`).join(' and ')}`,
    values: [JSON.stringify(rows)],
  });
}
