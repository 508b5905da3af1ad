import { expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';
import { daysAgo, insert, sharedReportApp } from './report.fixture.ts';
import { writeReportRevision } from './use-cases/write-report-revision.ts';

const app = sharedReportApp();

/** A further judgement in force, under which every answer has the verdict that it did not have. */
async function judgeTheOpposite(user: TestUser): Promise<string> {
  const id = newId();
  const [current] = await app.database.query<{ id: string; brand_revision: number }>(
    "select id, brand_revision from judgements where account_id = $1 and state = 'current'",
    [user.accountId],
  );
  await app.database.query("update judgements set state = 'superseded' where id = $1", [current?.id]);
  const basis = { account_id: user.accountId, id, rules_version: 'next', created_at: new Date() };
  await insert(app, 'judgements', [{ ...basis, brand_revision: current?.brand_revision, state: 'current' }]);
  await app.database.query(
    `insert into verdicts select (jsonb_populate_record(v, jsonb_build_object(
       'judgement_id', $2::uuid, 'mentioned', not v.mentioned, 'rank', null))).*
     from verdicts v where account_id = $1 and judgement_id = $3`,
    [user.accountId, id, current?.id],
  );
  return id;
}

async function rewrite(user: TestUser, reportIds: string[], judgement_id: string): Promise<void> {
  for (const report_id of reportIds) {
    const key = { account_id: user.accountId, report_id, judgement_id, at: new Date() };
    await app.checks.tenant(user.accountId).transaction((tx) => writeReportRevision(tx, key));
  }
}

it('a report judged again keeps what it said first and shows the numbers of the new judgement', async () => {
  const user = await app.newReader(['a', 'b']);
  const first = await app.reportOf(user, { at: daysAgo(2), samples: { a: ['yes'], b: ['no'] } });
  const second = await app.reportOf(user, { at: daysAgo(1), samples: { a: ['no'], b: ['failed'] } });
  expect(second).toMatchObject({
    declined_keywords: 1,
    revision: { declined_keywords: 1, rules_version: 'test' },
  });
  const next = await judgeTheOpposite(user);
  await rewrite(user, [first.id, second.id], next);
  const again = (await user.get(`/api/reports/${second.id}`)).body;
  expect(again).toMatchObject({
    declined_keywords: 1,
    mentioned_keywords: 0,
    report_summary: second.report_summary,
    revision: {
      judgement_id: next,
      rules_version: 'next',
      mentioned_keywords: 1,
      improved_keywords: 1,
      declined_keywords: 0,
      failed_keywords: 1,
      rate: { rate: 1, answers: 1 },
    },
    keywords: {
      total: 2,
      items: [
        { keyword: 'a', is_mentioned: true, change: 'improved' },
        { keyword: 'b', n: 0 },
      ],
    },
  });
  const [count] = await app.database.query(
    `select count(*)::int as revisions, (count(*) filter (where is_current))::int as current
     from report_revisions where account_id = $1`,
    [user.accountId],
  );
  expect(count).toEqual({ revisions: 4, current: 2 });
  // By the new judgement both reports name the brand once.
  expect((await user.get('/api/dashboard')).body.channels[0].headline.current).toMatchObject({
    mentions: 2,
    answers: 3,
  });
});

it('a judgement that a report was written under before takes its place again with the same digits', async () => {
  const user = await app.newReader(['a']);
  const first = await app.reportOf(user, { at: daysAgo(1), samples: { a: ['yes', 'no', 'no'] } });
  const next = await judgeTheOpposite(user);
  await rewrite(user, [first.id], next);
  expect((await user.get(`/api/reports/${first.id}`)).body.revision.judgement_id).toBe(next);
  await rewrite(user, [first.id], first.revision.judgement_id);
  const again = (await user.get(`/api/reports/${first.id}`)).body;
  expect(again).toEqual(first);
  await rewrite(user, [first.id], first.revision.judgement_id);
  expect((await user.get(`/api/reports/${first.id}`)).body).toEqual(first);
});

it('answers that two judgements decided are not compared until they are judged again', async () => {
  const user = await app.newReader(['a']);
  const old = Array.from({ length: 40 }, (_one, index) => 60 - index);
  for (const days of old) await app.leaveRun(user, { at: daysAgo(days), samples: { a: ['no'] } });
  await app.writeReports();
  const [newest] = (await user.get('/api/reports')).body.items;
  expect(newest.revision.verdict).toBe('no_detectable_change');
  const basis = { account_id: user.accountId, id: newId(), rules_version: 'next', created_at: new Date() };
  await app.database.query("update judgements set state = 'superseded' where account_id = $1", [
    user.accountId,
  ]);
  await insert(app, 'judgements', [{ ...basis, brand_revision: 1, state: 'current' }]);
  for (const days of old.slice(0, 19))
    await app.leaveRun(user, { at: daysAgo(days - 40), samples: { a: ['yes'] } });
  await app.writeReports();
  const [changed] = (await user.get('/api/reports')).body.items;
  expect(changed.revision).toMatchObject({ judgement_id: basis.id, verdict: 'not_comparable' });
  await app.database.query(
    `insert into verdicts select (jsonb_populate_record(v, jsonb_build_object('judgement_id', $2::uuid))).*
     from verdicts v where account_id = $1 and judgement_id <> $2`,
    [user.accountId, basis.id],
  );
  const reports = await app.database.query<{ id: string }>(
    'select id from reports where account_id = $1 order by id',
    [user.accountId],
  );
  const ids = reports.map(({ id }) => id);
  await rewrite(user, ids.slice(0, 40), basis.id);
  // Only a report that is written again sees what its past says now.
  expect((await user.get(`/api/reports/${changed.id}`)).body.revision.verdict).toBe('not_comparable');
  await app.leaveRun(user, { at: daysAgo(1), samples: { a: ['yes'] } });
  await app.writeReports();
  expect((await user.get('/api/reports')).body.items[0].revision.verdict).toBe('improved');
});

it('a report that is not the user’s cannot be written again', async () => {
  const user = await app.newReader(['a']);
  const report = await app.reportOf(user, { at: daysAgo(1), samples: { a: ['yes'] } });
  const stranger = await app.newReader([]);
  const key = { account_id: stranger.accountId, report_id: report.id, at: new Date() };
  await expect(
    app.checks
      .tenant(stranger.accountId)
      .transaction((tx) => writeReportRevision(tx, { ...key, judgement_id: report.revision.judgement_id })),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
