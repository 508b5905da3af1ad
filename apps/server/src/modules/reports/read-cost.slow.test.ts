import { CHANNELS, rangeOfDays } from '@answerscope/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import type { TestUser } from '../../../test/user.ts';
import type { Transaction } from '../../database/pool.ts';
import { listAnswers } from '../answers/answers.queries.ts';
import { listAnalysedAnswers } from '../brand-analysis/analysed-answers.queries.ts';
import { listCellAnswers, listCells } from '../brand-analysis/opportunity-answers.queries.ts';
import { listAdHocResults } from '../checks/ad-hoc-results.queries.ts';
import { listResults } from '../checks/results.queries.ts';
import { listKeywordsToCheck } from '../keywords/index.ts';
import { findBackgroundRun, listRunResults, listRuns } from '../runs/run-progress.queries.ts';
import { listKeywords } from '../views/keyword-list.queries.ts';
import { exportReport } from '../views/use-cases/export-results.ts';
import { readChannelSummaries } from '../views/use-cases/read-channel-summaries.ts';
import { readCompanies } from '../views/use-cases/read-companies.ts';
import { readDashboard } from '../views/use-cases/read-dashboard.ts';
import { readPresence } from '../views/use-cases/read-presence.ts';
import { listCountedAnswers, readSourceAddresses, readSources } from '../views/use-cases/read-sources.ts';
import { readTagReport } from '../views/use-cases/read-tag-report.ts';
import { createTrendReads } from '../views/use-cases/trend-reads.ts';
import { readPast } from './evidence.queries.ts';
import { historyStatements } from './history.fixture.ts';
import { type ReportApp, startReportApp } from './report.fixture.ts';
import { listReports } from './report-reads.queries.ts';
import { readKeywordHistory } from './use-cases/read-keyword-history.ts';
import { readReport } from './use-cases/read-report.ts';

const KEYWORDS = Array.from({ length: 50 }, (_one, at) => `crm for team ${at}`);
/**
 * The reads of somebody with ten times the history may touch this much more: the same rows lie on an eighth more or fewer
 * pages from one database to the next, for their ids are random. A read of the whole history would touch ten times as many.
 */
const TOLERANCE = 1.25;
/**
 * The rows of a list lie on a few pages more or less, by chance, those of each statement on another one; read with the
 * history, it would be hundreds.
 */
const pagesByChance = (statements: number) => 5 + statements;
/**
 * Pairs of rows that the joins of a statement compare in vain. Those of 28 days of answers with themselves, which lie in
 * memory and touch no page, would be tens of millions, and half a minute.
 */
const COMPARED_MAX = 1_000_000;

let app: Owned<ReportApp>;
let recent: TestUser;
let old: TestUser;
beforeAll(async () => {
  app = await startReportApp();
  recent = await app.newReader(KEYWORDS);
  old = await app.newReader(KEYWORDS);
  await leaveHistory(old, 900);
  await leaveHistory(recent, 90);
  // Who wrote when leaves pages half full by chance; written anew, equal rows take equal room.
  await app.database.query('vacuum full');
  await app.database.query('vacuum analyze');
}, 240_000);
afterAll(() => app.stop());

/**
 * As many days of daily reports; the oldest answers to the first keyword were asked for another company. And each day one
 * check for a company that nobody asks for again.
 */
async function leaveHistory({ accountId: account_id }: TestUser, days: number) {
  const statements = historyStatements({ account_id, days, channels: CHANNELS, answerWords: 20 });
  await app.database.query(statements);
  // Answers are insert-only; here they are made.
  await app.database.query(`
    alter table answers disable trigger insert_only;
    update answers set is_ad_hoc = true where account_id = '${account_id}' and id in (
      select id from answers where account_id = '${account_id}' and channel = 'openai'
        and keyword_id = (select id from keywords where account_id = '${account_id}' order by id limit 1)
      order by id limit 3);
    alter table answers enable trigger insert_only`);
  await app.database.query(
    `with run as (
       insert into check_runs (account_id, id, trigger, company_name, is_ad_hoc, settings, state, created_at, ended_at)
       select $1, gen_random_uuid(), 'single', case when day <= 3 then 'Fabrikam' else 'Company ' || day end, true, '{}', 'done',
         now(), now() from generate_series(1, $2::integer) as day
       returning account_id, id),
     channel as (
       insert into run_channels (account_id, run_id, channel, position, scope, state, ended_at)
       select account_id, id, 'openai', 1, 'single', 'done', now() from run)
     insert into check_run_items (account_id, run_id, channel, keyword_id, keyword, state, status, is_mentioned, checked_at)
     select account_id, id, 'openai', (select id from keywords where account_id = $1 order by id limit 1), 'kept', 'done',
       'completed', false, now() from run`,
    [account_id, days],
  );
}

type Read = (
  tx: Transaction,
  user: TestUser,
  newest: { report: string; keyword: string },
) => Promise<unknown>;

const now = () => new Date();
const page = { page: 1, page_size: 20 };

const trends = {
  readWait: (...of: Parameters<Trends['readWait']>) => createTrendReads(app.checks).readWait(...of),
  readInRange: (...of: Parameters<Trends['readInRange']>) => createTrendReads(app.checks).readInRange(...of),
};
type Trends = ReturnType<typeof createTrendReads>;

const READS: Record<string, Read> = {
  dashboard: (tx, user) => readDashboard(tx, user.accountId, app.checks),
  'list of reports': (tx, user) => listReports(tx, user.accountId, { limit: 21 }),
  'list of reports of a channel': (tx, user) =>
    listReports(tx, user.accountId, { channel: 'claude', limit: 21 }),
  'a report': (tx, user, { report }) =>
    readReport(tx, user.accountId, { id: report, readWait: trends.readWait, ...page }),
  'the export of a report': (tx, user, { report }) =>
    exportReport(tx, user.accountId, { reportId: report, isDemonstration: false }),
  "a keyword's history": (tx, user, { keyword }) =>
    readKeywordHistory(tx, user.accountId, { keyword_id: keyword, readInRange: trends.readInRange }),
  'the newest answers': (tx, user) => listAnswers(tx, user.accountId, {}),
  'the newest answers of a channel': (tx, user) => listAnswers(tx, user.accountId, { channel: 'claude' }),
  'the newest answers of a keyword on a channel': (tx, user, { keyword }) =>
    listAnswers(tx, user.accountId, { keyword_id: keyword, channel: 'openai' }),
  'the newest answers of a keyword': (tx, user, { keyword }) =>
    listAnswers(tx, user.accountId, { keyword_id: keyword }),
  'the newest answers to a keyword for other companies': (tx, user, { keyword }) =>
    listAnswers(tx, user.accountId, { keyword_id: keyword, channel: 'openai', is_ad_hoc: true }),
  'what keywords say of another company': async (tx, user, { keyword }) => {
    const others = (await listKeywordsToCheck(tx, user.accountId)).slice(0, 19).map(({ id }) => id);
    const keyword_ids = [keyword, ...others];
    return listAdHocResults(tx, user.accountId, { company_name: 'Fabrikam', keyword_ids, channel: 'openai' });
  },
  keywords: (tx, user) => listKeywords(tx, user.accountId, { ...page, sort: 'created_at', order: 'desc' }),
  'newest results': (tx, user) => listResults(tx, user.accountId, { ...page, with_text: true }),
  'newest results of a page of keywords on a channel': async (tx, user) => {
    const keyword_ids = (await listKeywordsToCheck(tx, user.accountId)).slice(0, 20).map(({ id }) => id);
    return listResults(tx, user.accountId, { ...page, keyword_ids, channel: 'claude', with_text: false });
  },
  'newest results of a keyword': (tx, user, { keyword: keyword_id }) =>
    listResults(tx, user.accountId, { ...page, keyword_id, with_text: false }),
  'counts of newest results with headlines': (tx, user) =>
    readChannelSummaries(tx, user.accountId, {}, app.checks),
  'the answers of an analysis': (tx, user) =>
    listAnalysedAnswers(tx, user.accountId, { range: rangeOfDays({ days: 28 }, now()), limit: 5000 }),
  'the answers of opportunities': async (tx, user) => {
    const range = rangeOfDays({ days: 28 }, now());
    const { cells } = await listCells(tx, user.accountId, range);
    return listCellAnswers(tx, user.accountId, { cells, range, each: 20 });
  },
  'companies of a range': (tx, user) => readCompanies(tx, user.accountId, { ...page, now: now() }),
  'sources of a range': (tx, user) => readSources(tx, user.accountId, { ...page, now: now() }),
  'addresses of a site in a range': (tx, user) =>
    readSourceAddresses(tx, user.accountId, { ...page, domain: 'site-1.example', now: now() }),
  'answers behind a count of a range': (tx, user) =>
    listCountedAnswers(tx, user.accountId, { company: 'competitor1', now: now() }),
  runs: (tx, user) => listRuns(tx, user.accountId, { page_size: 5 }),
  'a run': async (tx, user) => {
    const [run] = (await listRuns(tx, user.accountId, { page_size: 1 })).items;
    const key = { account_id: user.accountId, run_id: run?.id ?? '' };
    return [await findBackgroundRun(tx, user.accountId, key.run_id), await listRunResults(tx, key, page)];
  },
};

/** Planned for the values at hand, or once for all values, as for a statement that a connection keeps ready. */
type Planning = 'for its values' | 'once';

/** The pages that each statement of a read touches, in memory or not, added up, and what its joins compare in vain. */
async function costOf(user: TestUser, read: Read, planned: Planning = 'for its values') {
  const [report] = await app.database.query<{ id: string }>(
    'select id from reports where account_id = $1 order by id desc limit 1',
    [user.accountId],
  );
  const [keyword] = await app.database.query<{ id: string }>(
    'select id from keywords where account_id = $1 order by id limit 1',
    [user.accountId],
  );
  const client = await app.services.database.appPool.connect();
  let hasFailed = true;
  try {
    await client.query('begin');
    await client.query("select set_config('app.account_id', $1, true)", [user.accountId]);
    const statements: { text: string; values: unknown[] }[] = [];
    const logger = {
      logQuery: (text: string, values: unknown[]) => {
        statements.push({ text, values });
      },
    };
    const found = await read(drizzle({ client, logger }) as Transaction, user, {
      report: report?.id ?? '',
      keyword: keyword?.id ?? '',
    });
    expect(JSON.stringify(found).length).toBeGreaterThan(100);
    const cost = { buffers: 0, compared: 0, statements: statements.length };
    for (const { text, values } of statements) {
      const one = await (planned === 'once'
        ? explainKept(client, text, values)
        : explain(client, text, values));
      cost.buffers += one.buffers;
      cost.compared = Math.max(cost.compared, one.compared);
    }
    await client.query('rollback');
    hasFailed = false;
    return cost;
  } finally {
    // Closed after an error: rolled back, it would hide why, and kept, the pool would wait for it at the end.
    client.release(hasFailed);
  }
}

interface Cost {
  buffers: number;
  compared: number;
}

interface PlanNode {
  'Actual Loops': number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

const comparedBy = (node: PlanNode): number =>
  (node['Rows Removed by Join Filter'] ?? 0) * node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, one) => sum + comparedBy(one), 0);

async function explain(client: PoolClient, text: string, values: unknown[] = []): Promise<Cost> {
  const explained = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
  const { Plan: plan } = explained.rows[0]['QUERY PLAN'][0];
  return { buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], compared: comparedBy(plan) };
}

async function explainKept(client: PoolClient, text: string, values: unknown[]): Promise<Cost> {
  await client.query("set local plan_cache_mode = 'force_generic_plan'");
  await client.query(`prepare kept as ${text}`);
  const literals = values.map((value) => (value === null ? 'null' : client.escapeLiteral(toText(value))));
  const cost = await explain(
    client,
    `execute kept${literals.length === 0 ? '' : `(${literals.join(', ')})`}`,
  );
  await client.query('deallocate kept');
  return cost;
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.join(',')}}` : String(value);
}

it.each(
  Object.entries(READS).flatMap(([name, read]) =>
    (['for its values', 'once'] as const).map((planned) => ({ name, read, planned })),
  ),
)(
  '$name, planned $planned, costs the same after 900 days of daily reports as after 90',
  async ({ name, read, planned }) => {
    // Numbers of a range are kept until what they count changes: their first read is that of 'a report by tags'.
    for (const user of [recent, old]) await costOf(user, read, planned);
    const few = await costOf(recent, read, planned);
    const many = await costOf(old, read, planned);
    console.log(`${name}, planned ${planned}: ${few.buffers} buffers at 90 days, ${many.buffers} at 900`);
    expect(Math.max(few.compared, many.compared)).toBeLessThan(COMPARED_MAX);
    expect(many.buffers).toBeLessThanOrEqual(few.buffers * TOLERANCE + pagesByChance(few.statements));
  },
);

/** Twice 90 days are read at most; there are 90 of them here and 900 there. */
const OF_WINDOWS: Record<string, Read> = {
  'what a new report reads of the past': (tx, user) =>
    readPast(tx, { account_id: user.accountId, channel: 'openai', before: now() }),
  'a presence score': (tx, user) => readPresence(tx, user.accountId, app.checks),
  'a report by tags': (tx, user) => readTagReport(tx, user.accountId, app.checks),
};

it.each(Object.entries(OF_WINDOWS))('%s ends with its windows', async (name, read) => {
  const [few, many] = [await costOf(recent, read), await costOf(old, read)];
  console.log(`${name}: ${few.buffers} buffers at 90 days, ${many.buffers} at 900`);
  expect(Math.max(few.compared, many.compared)).toBeLessThan(COMPARED_MAX);
  expect(many.buffers).toBeLessThanOrEqual(Math.ceil(2 * few.buffers * TOLERANCE));
});
