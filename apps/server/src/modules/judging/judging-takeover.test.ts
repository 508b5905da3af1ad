import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { TEST_SECRET } from '../../../test/global-setup.ts';
import type { TestUser } from '../../../test/user.ts';
import { type JudgingApp, startJudgingApp } from './judging.fixture.ts';
import type { JudgingWork } from './judging-process.fixture.ts';
import { claimWalk, holdWalk } from './previews.queries.ts';

let app: JudgingApp;
beforeAll(async () => {
  app = await startJudgingApp();
});
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await app.stopWalkers();
});
afterAll(() => app.stop());

/** On a machine that is busy with other things. */
const PATIENCE_MS = 60_000;
vi.setConfig({ testTimeout: 2 * PATIENCE_MS });

const ANSWERS = 80;
const ofPreview = async (user: TestUser, id: string) => (await user.get(`/api/judgements/${id}`)).body;

/** A person with many answers of one run, half of which name what is an alias now, and a preview nobody walks yet. */
async function begun() {
  const user = await app.newOwner(Array.from({ length: ANSWERS / 10 }, (_, at) => `keyword ${at}`));
  await app.run(user, (_keyword, sample) => ({ text: sample <= 5 ? 'Quvera it is.' : 'Contoso it is.' }), 10);
  await app.name(user, ['Quvera']);
  const { body: preview } = await user.post('/api/judgements');
  return { user, id: preview.id as string };
}

/** Waits until a walk is somewhere in the middle. */
async function midway(user: TestUser, id: string): Promise<void> {
  await expect
    .poll(async () => (await ofPreview(user, id)).judged, { interval: 2, timeout: PATIENCE_MS })
    .toBeGreaterThan(0);
}

async function expectWhole(user: TestUser, id: string): Promise<void> {
  await expect
    .poll(async () => (await ofPreview(user, id)).completed_at, { timeout: PATIENCE_MS })
    .not.toBeNull();
  expect(await ofPreview(user, id)).toMatchObject({
    judged: ANSWERS,
    total: ANSWERS,
    difference: { answers: ANSWERS, gained: ANSWERS / 2, lost: 0 },
  });
  const verdicts = await app.verdictsOf(user, id);
  expect(new Set(verdicts.map(({ answer_id }) => answer_id)).size).toBe(ANSWERS);
}

describe('a walk through all answers', () => {
  it('goes on where it was when its process was killed, and nothing is judged twice', async () => {
    const { user, id } = await begun();
    const child = fork(fileURLToPath(new URL('judging-process.fixture.ts', import.meta.url)), {
      execArgv: [],
    });
    children.push(child);
    child.send({ owner: app.database.owner, secret: TEST_SECRET, batchSize: 1 } satisfies JudgingWork);
    await midway(user, id);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const left = await ofPreview(user, id);
    expect(left.judged).toBeLessThan(ANSWERS);
    expect(left.completed_at).toBeNull();
    expect(await app.verdictsOf(user, id)).toHaveLength(left.judged);
    // What 30 seconds of silence do.
    await app.database.query('update judgements set lease_until = now() where id = $1', [id]);
    app.startWalker({ batchSize: 25 });
    await expectWhole(user, id);
    await app.stopWalkers();
    expect((await user.post(`/api/judgements/${id}/apply`)).body.state).toBe('current');
  });

  it('that is stopped is gone on with at once by another worker', async () => {
    const { user, id } = await begun();
    const first = app.startWalker({ batchSize: 1 });
    await midway(user, id);
    await first.stop();
    expect((await ofPreview(user, id)).judged).toBeLessThan(ANSWERS);
    app.startWalker({ batchSize: 25 });
    await expectWhole(user, id);
    await app.stopWalkers();
  });

  it('is out of the hands of a worker that stood still for too long', async () => {
    const { user, id } = await begun();
    const slow = await claimWalk(app.checks.servicePool);
    expect(slow?.id).toBe(id);
    expect(await claimWalk(app.checks.servicePool)).toBeNull();
    await app.database.query('update judgements set lease_until = now() where id = $1', [id]);
    const next = await claimWalk(app.checks.servicePool);
    const hold = (walk: NonNullable<typeof slow>) =>
      app.checks.tenant(user.userId).transaction((tx) => holdWalk(tx, walk));
    expect(slow && (await hold(slow))).toBeNull();
    expect(next && (await hold(next))).toMatchObject({ id });
  });

  it('leaves nothing half of a batch that broke off', async () => {
    const { user, id } = await begun();
    await app.database.query(
      `create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$`,
    );
    await app.database.query(
      `create trigger break_off before update on judgements for each row when (new.judged >= 50) execute function break_off()`,
    );
    app.startWalker({ batchSize: 20 });
    await expect.poll(async () => (await ofPreview(user, id)).judged, { timeout: PATIENCE_MS }).toBe(40);
    await app.stopWalkers();
    expect(await app.verdictsOf(user, id)).toHaveLength(40);
    await app.database.query('drop trigger break_off on judgements');
    await app.database.query('update judgements set lease_until = now() where id = $1', [id]);
    app.startWalker();
    await expectWhole(user, id);
    await app.stopWalkers();
  });
});
