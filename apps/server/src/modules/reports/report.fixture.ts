import { type Channel, nameKey } from '@answerscope/contract';
import { companyKeyOf } from '@answerscope/mentions';
import type { Owned } from '../../../test/app.ts';
import type { TestUser } from '../../../test/user.ts';
import { type AccountId, newId } from '../../lib/ids.ts';
import { startCountingEngine } from '../companies/index.ts';
import { type RunApp, sharedRunApp, startRunApp } from '../runs/run.fixture.ts';
import { startReportWriter, writeDueReports } from './report-writer.engine.ts';

/** What one sample came to. An empty answer mentions no company at all, a refused one is a refusal. */
export type Sample = 'yes' | 'no' | 'empty' | 'refused' | 'failed';

export interface LeftRun {
  at: Date;
  /** When it had ended, of one that was resumed; left out, the moment it was asked. */
  endedAt?: Date;
  /** By keyword: its samples. */
  samples: Record<string, readonly Sample[]>;
  channel?: Channel;
  scope?: 'full' | 'partial' | 'single';
  state?: 'done' | 'cancelled' | 'budget';
  isAdHoc?: boolean;
  surface?: string;
  /** Named once in every answer that is not empty. */
  competitor?: string;
  /** A company nobody declared, named once in every answer that is not empty. */
  alsoNamed?: string;
  domain?: string;
  /** Its outcomes are the newest results, too, as workers write them. */
  leavesResults?: boolean;
}

export type ReportApp = ReturnType<typeof withReports<RunApp>>;

/** A product of this file's own for tests of reports. */
export const startReportApp = async (): Promise<Owned<ReportApp>> => withReports(await startRunApp());

/** The shared product for tests of reports. */
export const sharedReportApp = (): ReportApp => sharedRunApp(withReports);

/** The product with runs whose outcome a test sets, written as workers write them, and what makes reports of them. */
function withReports<App extends RunApp>(app: App) {
  return {
    ...app,
    /** A person with keywords, in the order given. */
    newReader: async (keywords: string[]) => {
      await app.database.query("delete from rate_buckets where key not like 'provider:%'");
      return app.newTracker({ plan: 'Professional', keywords });
    },
    leaveRun: (user: TestUser, run: LeftRun) => leaveRun(app, user, run),
    writeReports: () => writeDueReports(app.checks),
    startWriter: (pollMs = 20) => {
      const engines = [
        startCountingEngine(app.checks, { pollMs }),
        startReportWriter(app.checks, { pollMs }),
      ];
      return {
        stop: async () => {
          await Promise.all(engines.map((engine) => engine.stop()));
        },
      };
    },
    /** The report of a run that is left, as the API tells it. */
    reportOf: async (user: TestUser, run: LeftRun) => {
      await leaveRun(app, user, run);
      await writeDueReports(app.checks);
      const { items } = (await user.get('/api/reports')).body;
      return (await user.get(`/api/reports/${items[0].id}`)).body;
    },
  };
}

export const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

async function leaveRun(app: RunApp, user: TestUser, run: LeftRun): Promise<string> {
  const { at, channel = 'openai', surface = 'surface 1' } = run;
  const { competitor, alsoNamed, domain } = run;
  const { scope = 'full', state = 'done', isAdHoc = false, endedAt: ended_at = at } = run;
  const account_id = user.accountId;
  const judgement_id = await currentJudgement(app, user);
  const keywords = await app.database.query<{ id: string; keyword: string }>(
    'select id, keyword from keywords where account_id = $1',
    [account_id],
  );
  const key = { account_id, run_id: newId(at.getTime()), channel };
  const shape = {
    api: 'test',
    model_asked: 'm',
    model_served: surface,
    search_enabled: false,
    search_context: '',
  };
  const rows: Record<string, object[]> = {
    surfaces: [{ account_id, hash: surface, channel, ...shape, question: '' }],
    check_runs: [
      {
        account_id,
        id: key.run_id,
        trigger: 'manual',
        company_name: 'Northwind',
        state: 'done',
        is_ad_hoc: isAdHoc,
        settings: { [channel]: {} },
        created_at: at,
        ended_at,
        version: 0,
      },
    ],
    run_channels: [{ ...key, position: 1, scope, state, ended_at, lease_epoch: 0 }],
    check_run_items: [],
    answers: [],
    verdicts: [],
    company_mentions: [],
    check_samples: [],
    answer_citations: [],
  };
  await leaveCompanies(app, account_id, { competitor, alsoNamed });
  for (const [keyword, samples] of Object.entries(run.samples)) {
    const keyword_id = keywords.find((one) => one.keyword === keyword)?.id ?? newId();
    rows.check_run_items?.push({ ...key, keyword_id, keyword, ...outcomeOf(samples, at) });
    for (const [index, sample] of samples.entries()) {
      const of = { ...key, keyword_id, sample_no: index + 1 };
      const tries = { attempts: 1, refusals: 0, unknown_outcomes: 0 };
      if (sample === 'failed') {
        const nothing = { answer_id: null, is_mentioned: null, is_empty: null, is_refused: null };
        rows.check_samples?.push({ ...of, ...tries, state: 'failed', ...nothing });
        continue;
      }
      const id = newId(at.getTime() + index);
      const mentioned = sample === 'yes';
      const empty_kind = sample === 'empty' ? 'no_companies' : sample === 'refused' ? 'refused' : null;
      const is_empty = empty_kind !== null;
      const span = { start: 0, end: 1, matched_name: 'Northwind', code: 'name', confidence: 1 };
      rows.answers?.push({
        ...of,
        id,
        keyword,
        company_name: 'Northwind',
        surface_hash: surface,
        asked_at: at,
        finish: sample === 'refused' ? 'refused' : 'ok',
        is_counted: true,
        is_ad_hoc: false,
        searched: false,
        text: '',
        text_hash: '',
        latency_ms: 1,
        cost_microdollars: 10_000,
        queries: [],
        usage: {},
        citations: [],
        sources: [],
      });
      rows.verdicts?.push({
        account_id,
        answer_id: id,
        judgement_id,
        mentioned,
        confidence: 1,
        prominence: 0,
        is_empty,
        empty_kind,
        rank: mentioned ? 1 : null,
        spans: mentioned ? [span] : [],
        rejected: [],
        competitors: competitor === undefined || is_empty ? [] : [{ name: competitor, mentions: 1, rank: 2 }],
        undeclared:
          alsoNamed === undefined || is_empty ? [] : [{ name: alsoNamed, places: [{ start: 2, end: 3 }] }],
      });
      for (const name of is_empty ? [] : [competitor, alsoNamed])
        if (name !== undefined)
          rows.company_mentions?.push({
            account_id,
            answer_id: id,
            judgement_id,
            company_key: companyKeyOf(name),
            mentions: 1,
            first_at: 2,
            form: name,
          });
      rows.check_samples?.push({
        ...of,
        ...tries,
        state: 'answered',
        answer_id: id,
        is_mentioned: mentioned,
        is_empty,
        is_refused: empty_kind === 'refused',
      });
      if (domain === undefined) continue;
      const page = { position: 1, url: `https://${domain}/`, domain, kind: 'third_party', is_cited: true };
      rows.answer_citations?.push({ account_id, answer_id: id, ...page });
    }
  }
  for (const [table, ofTable] of Object.entries(rows)) await insert(app, table, ofTable);
  if (run.leavesResults) await leaveResults(app, key);
  return key.run_id;
}

/** The companies that the answers of a run name, counted; one of them is tracked. */
async function leaveCompanies(
  app: RunApp,
  account_id: AccountId,
  { competitor, alsoNamed }: Pick<LeftRun, 'competitor' | 'alsoNamed'>,
): Promise<void> {
  const at = new Date(0);
  const named = [competitor, alsoNamed].filter((name) => name !== undefined);
  const companyOf = (name: string) => ({
    account_id,
    key: companyKeyOf(name),
    name,
    forms: [name],
    names: { name, domain: null, aliases: [], products: [] },
    is_searched: true,
    counted_at: at,
    created_at: at,
  });
  await insert(app, 'companies', named.map(companyOf));
  if (competitor === undefined) return;
  const lists = { key_strengths: [], aliases: [], products: [] };
  await insert(app, 'competitors', [
    {
      account_id,
      id: newId(),
      competitor_name: competitor,
      name_key: nameKey(competitor),
      company_key: companyKeyOf(competitor),
      ...lists,
      created_at: at,
      updated_at: at,
    },
  ]);
}

/** The newest results of the keywords that a channel of a run has asked. */
async function leaveResults(
  app: RunApp,
  key: { account_id: AccountId; run_id: string; channel: Channel },
): Promise<void> {
  const of = [key.account_id, key.run_id, key.channel];
  await app.database.query(
    `delete from visibility_results r using check_run_items i where i.account_id = $1 and i.run_id = $2 and i.channel = $3
       and r.account_id = i.account_id and r.keyword_id = i.keyword_id and r.channel = i.channel`,
    of,
  );
  await app.database.query(
    `insert into visibility_results (account_id, keyword_id, channel, keyword, is_mentioned, status, checked_at,
       response_text, answer_id, n, k, empty, refused, failed, is_branded)
     select i.account_id, i.keyword_id, i.channel, i.keyword, i.is_mentioned, i.status, i.checked_at,
       coalesce(i.error_message, ''), (select max(s.answer_id::text)::uuid from check_samples s
         where s.account_id = i.account_id and s.run_id = i.run_id and s.channel = i.channel
           and s.keyword_id = i.keyword_id and s.is_mentioned = i.is_mentioned),
       i.n, i.k, i.empty, i.refused, i.failed, i.keyword ilike '%northwind%'
     from check_run_items i join keywords k on k.account_id = i.account_id and k.id = i.keyword_id
     where i.account_id = $1 and i.run_id = $2 and i.channel = $3`,
    of,
  );
}

/** How an item stands whose samples came to this. */
function outcomeOf(samples: readonly Sample[], at: Date) {
  const n = samples.filter((one) => one !== 'failed').length;
  const k = samples.filter((one) => one === 'yes').length;
  const refused = samples.filter((one) => one === 'refused').length;
  const empty = samples.filter((one) => one === 'empty').length + refused;
  const counts = {
    samples_wanted: samples.length,
    n,
    k,
    empty,
    refused,
    failed: samples.length - n,
    checked_at: at,
  };
  return n > 0
    ? {
        ...counts,
        is_mentioned: k > 0 && 2 * k >= n - empty,
        state: 'done',
        status: 'completed',
        error_message: null,
        error_code: null,
      }
    : {
        ...counts,
        is_mentioned: false,
        state: 'failed',
        status: 'api_error',
        error_message: '=the assistant is away',
        error_code: 'overloaded',
      };
}

/** The judgement in force; before the first run there is none. */
async function currentJudgement(app: RunApp, user: TestUser): Promise<string> {
  const find = () =>
    app.database.query<{ id: string }>(
      "select id from judgements where account_id = $1 and state = 'current'",
      [user.accountId],
    );
  const known = (await find())[0];
  if (known !== undefined) return known.id;
  const names = { name: 'Northwind', domain: null, aliases: [], products: [], competitors: [] };
  const basis = { account_id: user.accountId, created_at: new Date(0) };
  await insert(app, 'brand_revisions', [{ ...basis, revision: 1, name: 'Northwind', names }]);
  const id = newId(0);
  await insert(app, 'judgements', [
    { ...basis, id, rules_version: 'test', brand_revision: 1, state: 'current' },
  ]);
  return id;
}

/** Inserts rows past every policy; what is there already stays. */
export async function insert(app: Pick<RunApp, 'database'>, table: string, rows: object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await app.database.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
