import { expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { check } from '../checks/check-app.fixture.ts';
import { runAppForTests, startRun } from './run.fixture.ts';
import { claimSlice, listDueSamples } from './slices.queries.ts';

const app = runAppForTests();

const keywordsOf = async (user: TestUser): Promise<{ id: string; keyword: string }[]> =>
  (await user.get('/api/keywords')).body.items;

const underWay = async (user: TestUser, ids: readonly string[], filter = '') => {
  const query = ids.map((id) => `keyword_ids[]=${id}`).join('&');
  return (await user.get(`/api/visibility-results?${query}${filter}`)).body.under_way;
};

it('a run asks about the newest keyword first, as lists show them, and lists what it found so', async () => {
  const user = await app.newRunner(5);
  const listed = await keywordsOf(user);
  const { body: run } = await startRun(user, { channels: ['openai'], samples: 2 });
  const slice = await claimSlice(app.checks.servicePool);
  if (slice?.run_id !== run.id || slice === null) throw new Error('another run was in the way');
  const due = await app.checks
    .tenant(user.accountId)
    .transaction((tx) => listDueSamples(tx, slice, { at: new Date(), limit: 3 }));
  expect(due.map(({ keyword, sample_no }) => [keyword, sample_no])).toEqual([
    [listed[0]?.keyword, 1],
    [listed[0]?.keyword, 2],
    [listed[1]?.keyword, 1],
  ]);
  const { items } = (await user.get(`/api/runs/${run.id}`)).body.keyword_results;
  expect(items.map((one: { keyword_id: string }) => one.keyword_id)).toEqual(listed.map(({ id }) => id));
  await user.post(`/api/runs/${run.id}/cancel`, {});
});

it('keywords of a run tell on which channels they wait, until it has ended', async () => {
  const user = await app.newRunner(3);
  const [newest, second, oldest] = (await keywordsOf(user)).map(({ id }) => id);
  if (!newest || !second || !oldest) throw new Error('three keywords were added');
  await app.database.query('update keywords set is_paused = true where account_id = $1 and id = $2', [
    ...[user.accountId, oldest],
  ]);
  const { body: run } = await startRun(user, { channels: ['openai', 'claude'] });
  const waits = (keyword_id: string, channel: string) => ({
    keyword_id,
    channel,
    is_single: false,
    is_ad_hoc: false,
    since: run.created_at,
  });
  const both = [waits(newest, 'claude'), waits(newest, 'openai')];
  expect(await underWay(user, [newest])).toEqual(both);
  expect(await underWay(user, [oldest])).toEqual([]);
  expect(await underWay(user, [newest, second, oldest])).toHaveLength(4);
  const stranger = await app.newRunner(1);
  expect(await underWay(stranger, [newest])).toEqual([]);
  await user.post(`/api/runs/${run.id}/cancel`, {});
  expect(await underWay(user, [newest, second])).toEqual([]);
});

it('a check asked for by itself is told to whoever looks, until its answer is there', async () => {
  const user = await app.newRunner(2);
  const [asked, other] = await keywordsOf(user);
  if (!asked || !other) throw new Error('two keywords were added');
  await app.fault({ kind: 'held' });
  const answered = check(user, { keyword: asked.keyword });
  await app.untilAsked(1);
  expect(await underWay(user, [asked.id, other.id])).toMatchObject([
    { keyword_id: asked.id, channel: 'openai', is_single: true },
  ]);
  await app.release();
  expect((await answered).body).toMatchObject({ status: 'completed' });
  expect(await underWay(user, [asked.id])).toEqual([]);
});

it('one asked for by itself beside a run says when it was started, not when the run was', async () => {
  const user = await app.newRunner(1);
  const [asked] = await keywordsOf(user);
  if (!asked) throw new Error('a keyword was added');
  const { body: run } = await startRun(user, { channels: ['openai'] });
  await app.database.query(
    "update check_runs set created_at = created_at - interval '20 minutes' where id = $1",
    [run.id],
  );
  await app.beginCheck(user, { keyword: asked.keyword });
  const [one] = await underWay(user, [asked.id]);
  expect(one.is_single).toBe(true);
  expect(Date.parse(one.since)).toBeGreaterThan(Date.parse(run.created_at) - 60_000);
  await user.post(`/api/runs/${run.id}/cancel`, {});
});

it('a check for another company changes no result, so the own one can be asked for beside it', async () => {
  const user = await app.newRunner(1);
  const [asked] = await keywordsOf(user);
  if (!asked) throw new Error('a keyword was added');
  await app.beginCheck(user, { keyword: asked.keyword, companyName: 'Fabrikam' });
  expect(await underWay(user, [asked.id])).toEqual([]);
  expect(await underWay(user, [asked.id], '&ad_hoc_for=Fabrikam')).toMatchObject([
    { keyword_id: asked.id, channel: 'openai', is_single: true, is_ad_hoc: true },
  ]);
  expect(await underWay(user, [asked.id], '&ad_hoc_for=Contoso')).toEqual([]);
  const stranger = await app.newRunner(1);
  expect(await underWay(stranger, [asked.id], '&ad_hoc_for=Fabrikam')).toEqual([]);
});
