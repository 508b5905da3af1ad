import {
  DATA_EXPORT_ENTITIES,
  DATA_EXPORTS,
  type DataExport,
  exportedColumns,
  LIMITS,
} from '@answerscope/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import { MEDIA_REFERENCES } from '../../media-references.ts';
import { eraseDueAccounts } from '../accounts/deletion.jobs.ts';
import { daysAgo } from '../reports/report.fixture.ts';
import { type ExportApp, startExportApp } from './data-export-app.fixture.ts';
import { removeExpiredExports } from './data-exports.jobs.ts';

let app: ExportApp;
let administrator: TestUser;
let reader: TestUser;
const NOTE = 'Calls on Mondays only';
beforeAll(async () => {
  app = await startExportApp();
  administrator = app.administrator;
  reader = await app.newReader(['crm for teams', '=best crm']);
  await app.reportOf(reader, {
    at: daysAgo(3),
    samples: { 'crm for teams': ['yes', 'yes'], '=best crm': ['no'] },
    leavesResults: true,
  });
  await app.database.query(
    `insert into payments (account_id, id, status, amount_due_cents, amount_paid_cents, refunded_cents, currency, created_at, paid_at)
     values ($1, 'in_1', 'paid', 4900, 4900, 0, 'usd', now(), now())`,
    [reader.accountId],
  );
  await app.database.query(
    `insert into subscriptions (account_id, id, customer_id, status, created_at, period_ends_at)
     values ($1, 'sub_1', 'cus_1', 'active', now(), now())`,
    [reader.accountId],
  );
  const noted = await administrator.post('/functions/admin-operations', {
    operation: 'add_admin_note',
    userId: reader.personId,
    data: { note: NOTE },
  });
  expect(noted.status, JSON.stringify(noted.body)).toBe(200);
});
afterAll(() => app.stop());
beforeEach(() => app.forgetExports());

const start = (input: object, who?: TestUser) => app.startExport(input, who);
const made = (input: object) => app.makeExport(input);
const list = () => app.listExports();
const contentsOf = (one: DataExport) => app.contentsOf(one);
const download = (one: DataExport, who?: Pick<TestUser, 'cookie'>) => app.download(one, who);
/** What lets somebody in, and what administrators note of each other's users. */
async function secrets(): Promise<string[]> {
  const kept = await app.database.query<{ secret: string }>(
    `select password as secret from auth.account where password is not null
     union all select token from auth.session`,
  );
  expect(kept.length).toBeGreaterThan(3);
  return [NOTE, administrator.password, ...kept.map(({ secret }) => secret)];
}
const WITH_PERSONAL = { has_personal_data: true, reason: 'Asked for by the auditor' };

describe('a data export', () => {
  it('of every kind holds the columns it names, in each format, and none that lets anybody in', async () => {
    for (const entity of DATA_EXPORT_ENTITIES) {
      const csv = await contentsOf(await made({ entity, format: 'csv', ...WITH_PERSONAL }));
      const [head = '', ...lines] = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
      expect(head, entity).toBe(DATA_EXPORTS[entity].columns.join(','));
      expect(lines.length, entity).toBeGreaterThan(0);
      const json = JSON.parse(await contentsOf(await made({ entity, format: 'json' })));
      expect(Object.keys(json[0]), entity).toEqual(exportedColumns(entity, false));
      const lined = await contentsOf(await made({ entity, format: 'ndjson' }));
      expect(lined.trimEnd().split('\n').length, entity).toBeGreaterThanOrEqual(json.length);
      const whole = await contentsOf(await made({ entity, format: 'json', ...WITH_PERSONAL }));
      await app.database.query('delete from data_exports');
      for (const secret of [...(await secrets()), 'password', 'token', 'secret', 'two_factor', 'hash'])
        for (const text of [csv, lined, whole]) expect(text, entity).not.toContain(secret);
    }
    const acts = await app.database.query("select after from audit_logs where action = 'add_admin_note'");
    expect(JSON.stringify(acts)).toContain(NOTE);
  });

  it('has no personal data where nobody asked for it with a reason', async () => {
    const plain = await contentsOf(await made({ entity: 'users', format: 'ndjson' }));
    expect(plain).toContain(reader.accountId);
    expect(plain).not.toContain(reader.email);
    expect(await contentsOf(await made({ entity: 'users', format: 'ndjson', ...WITH_PERSONAL }))).toContain(
      reader.email,
    );
    const refused = expectClosedError(
      await start({ entity: 'users', format: 'csv', has_personal_data: true }),
      400,
    );
    expect(refused.details?.fields).toEqual({ reason: ['A reason is required for personal data'] });
  });

  it('holds only what its filters let through', async () => {
    const all = await made({ entity: 'keywords', format: 'json', user: reader.email.toUpperCase() });
    expect(all).toMatchObject({ user: reader.email, rows_done: 2, rows_total: 2, state: 'ready' });
    expect(
      (await made({ entity: 'keywords', format: 'json', user: administrator.accountId })).rows_done,
    ).toBe(0);
    expect(await contentsOf(await made({ entity: 'keywords', format: 'json', to: '2020-01-01' }))).toBe(
      '[\n]\n',
    );
    const day = daysAgo(3).toISOString().slice(0, 10);
    expect((await made({ entity: 'answers', format: 'csv', from: day, to: day })).rows_done).toBe(3);
    expect((await made({ entity: 'answers', format: 'csv', channel: 'claude' })).rows_done).toBe(0);
    for (const [input, fields] of [
      [{ user: 'nobody@example.com' }, { user: ['There is no user with this email or id'] }],
      [{ channel: 'claude' }, { channel: ['These rows are of no assistant'] }],
      [{ from: '2026-02-01', to: '2026-01-01' }, { to: ['The last day must not be before the first'] }],
    ] as const)
      expect(
        expectClosedError(await start({ entity: 'users', format: 'csv', ...input }), 400).details?.fields,
      ).toEqual(fields);
  });

  it('of one user is found by the id in any case, and of audit rows holds what the user did and what was done to them', async () => {
    const one = await made({ entity: 'keywords', format: 'json', user: reader.accountId.toUpperCase() });
    expect(one).toMatchObject({ user: reader.email, rows_done: 2 });
    const ofUser = async (
      user: TestUser,
    ): Promise<{ action: string; actor_id: string; subject_id: string }[]> =>
      JSON.parse(await contentsOf(await made({ entity: 'audit_logs', format: 'json', user: user.email })));
    expect(await ofUser(reader)).toContainEqual(
      expect.objectContaining({ action: 'add_admin_note', subject_id: reader.accountId }),
    );
    const did = await ofUser(administrator);
    expect(did).toContainEqual(
      expect.objectContaining({ action: 'add_admin_note', actor_id: administrator.accountId }),
    );
    for (const { actor_id, subject_id } of did)
      expect([actor_id, subject_id]).toContain(administrator.accountId);
  });

  it('marks a status that an administrator has set, and leaves what the answers say beside it', async () => {
    await app.database.query(
      `insert into omega_ranking_overrides (account_id, id, keyword_id, channel, forced_status, reason, set_by, set_at)
       select account_id, id, id, 'openai', 'mentioned', 'A homonym', account_id, now() from keywords
       where account_id = $1 and keyword = '=best crm'`,
      [reader.accountId],
    );
    const rows = JSON.parse(await contentsOf(await made({ entity: 'visibility_results', format: 'json' })));
    await app.database.query('delete from omega_ranking_overrides');
    const of = (word: string) => rows.find(({ keyword }: { keyword: string }) => keyword === word);
    expect(of('=best crm')).toMatchObject({
      result_state: 'mentioned',
      forced_status: 'mentioned',
      is_mentioned: false,
    });
    expect(of('crm for teams')).toMatchObject({ result_state: 'mentioned', forced_status: null });
  });

  it('has reports as they are judged now, not as they were first', async () => {
    await app.database.query(
      'update report_revisions set mentioned_keywords = 2, forced_keywords = 1 where account_id = $1',
      [reader.accountId],
    );
    const rows = JSON.parse(await contentsOf(await made({ entity: 'reports', format: 'json' })));
    expect(rows).toMatchObject([{ total_keywords: 2, mentioned_keywords: 2, forced_keywords: 1 }]);
  });

  it('is CSV that no spreadsheet takes for a formula', async () => {
    expect(await contentsOf(await made({ entity: 'keywords', format: 'csv' }))).toContain(",'=best crm,");
  });

  it('is an administrator’s alone, and both asking and downloading stand in the audit', async () => {
    const one = await made({ entity: 'users', format: 'csv', ...WITH_PERSONAL });
    expect((await download(one, { cookie: '' })).status).toBe(401);
    expect((await download(one, reader)).status).toBe(403);
    expectClosedError(await start({ entity: 'users', format: 'csv' }, reader), 403);
    const reply = await download(one);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="users-20[\d-]+\.csv"$/);
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await reply.arrayBuffer()).byteLength).toBe(one.byte_count);
    const acts = await app.database.query(
      'select action, actor_id, reason, after from audit_logs where subject_id = $1 order by created_at, id',
      [one.id],
    );
    const what = { entity: 'users', format: 'csv', has_personal_data: true };
    expect(acts).toMatchObject([
      {
        action: 'start_data_export',
        actor_id: administrator.accountId,
        reason: 'Asked for by the auditor',
        after: what,
      },
      {
        action: 'download_data_export',
        actor_id: administrator.accountId,
        after: { ...what, rows: one.rows_done },
      },
    ]);
  });

  it('lies in pieces, of which no process holds all', async () => {
    await app.database.query(
      `insert into answers (account_id, id, run_id, channel, keyword_id, keyword, company_name, sample_no, surface_hash,
         asked_at, finish, is_counted, is_ad_hoc, searched, queries, usage, cost_microdollars, latency_ms, text, text_hash, citations, sources)
       select account_id, gen_random_uuid(), run_id, channel, keyword_id, keyword, company_name, sample_no, surface_hash,
         asked_at, finish, is_counted, is_ad_hoc, searched, queries, usage, cost_microdollars, latency_ms, repeat('é', 12000), text_hash, citations, sources
       from answers, generate_series(1, 200) where account_id = $1`,
      [reader.accountId],
    );
    const one = await made({ entity: 'answers', format: 'ndjson', ...WITH_PERSONAL });
    const parts = await app.database.query<{ size: number }>(
      'select length(bytes)::int as size from data_export_parts',
    );
    expect(parts.length).toBeGreaterThan(3);
    for (const { size } of parts) expect(size).toBeLessThan(7_000_000);
    const text = await contentsOf(one);
    expect(Buffer.byteLength(text)).toBe(one.byte_count);
    expect(text.trimEnd().split('\n')).toHaveLength(one.rows_done);
    const [line = ''] = text.split('\n');
    expect(JSON.parse(line)).toMatchObject({
      user_id: reader.accountId,
      asked_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(line).toMatch(/"cost_usd":\d+(?:\.\d{1,6})?,/);
  });

  it('is removed after a day', async () => {
    await made({ entity: 'runs', format: 'csv' });
    await removeExpiredExports.run(app.context(23.9), {});
    expect(await list()).toHaveLength(1);
    await removeExpiredExports.run(app.context(24.1), {});
    expect(await app.database.query('select 1 from data_exports')).toEqual([]);
    expect(await app.database.query('select 1 from data_export_parts')).toEqual([]);
  });

  it('leads nowhere and takes no room once its day is over, also where it is still to be removed', async () => {
    const one = await made({ entity: 'runs', format: 'csv' });
    await app.database.query(
      "update data_exports set expires_at = now() - interval '1 second', byte_count = $1",
      [LIMITS.data_exports_bytes_max],
    );
    expect((await download(one)).status).toBe(404);
    expect(await list()).toEqual([]);
    expect(await made({ entity: 'runs', format: 'csv' })).toMatchObject({ state: 'ready' });
  });

  it('goes with the first account that is erased and may be in it', async () => {
    const leaving = await app.newUser();
    const asked = { ...WITH_PERSONAL, reason: `${leaving.email} asked for it` };
    const ofLeaving = await made({ entity: 'users', format: 'csv', user: leaving.email, ...asked });
    await download(ofLeaving);
    const all = await made({ entity: 'users', format: 'csv' });
    const ofReader = await made({
      entity: 'keywords',
      format: 'csv',
      user: reader.email,
      reason: 'About the reader',
    });
    expect((await list()).map(({ id }) => id)).toEqual([ofReader.id, all.id, ofLeaving.id]);
    await app.database.query(
      `update auth."user" set deletion_asked_at = now() - interval '8 days' where id = $1`,
      [leaving.accountId],
    );
    const { database, log, mailer } = app.services;
    await eraseDueAccounts.run(
      {
        servicePool: database.servicePool,
        erasePool: database.erasePool,
        mailer,
        log,
        now: () => new Date(),
        mediaReferences: MEDIA_REFERENCES,
        accountEndings: [],
      },
      {},
    );
    expect((await list()).map(({ id }) => id)).toEqual([ofReader.id]);
    const acts = await app.database.query<{ action: string; reason: string | null }>(
      'select action, reason from audit_logs where subject_id = any($1) order by created_at, id',
      [[ofLeaving.id, ofReader.id]],
    );
    expect(acts.map(({ action, reason }) => [action, reason])).toEqual([
      ['start_data_export', null],
      ['download_data_export', null],
      ['start_data_export', 'About the reader'],
    ]);
  });
});
