import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import { TEST_SECRET } from '../../../test/global-setup.ts';
import type { TestUser } from '../../../test/user.ts';
import type { JudgingEngine } from './judging.engine.ts';
import { type JudgingApp, startJudgingApp } from './judging.fixture.ts';
import type { JudgingWork } from './judging-process.fixture.ts';
import { claimWalk, holdWalk } from './previews.queries.ts';

let app: Owned<JudgingApp>;
beforeAll(async () => {
  app = await startJudgingApp();
});
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await app.stopWalkers();
});
afterAll(() => app.stop());

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

/** Begins a walk, which is held while it writes down its tenth answer; `end` ends it, and lets it go. */
async function endMidway(
  begin: () => void,
  end: (letGo: () => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  await app.database.query('select pg_advisory_lock(1)');
  await app.database.query(
    `create function hold() returns trigger language plpgsql as
     $$ begin perform pg_advisory_xact_lock(1); return new; end $$`,
  );
  await app.database.query(
    'create trigger hold before update on judgements for each row when (new.judged = 10) execute function hold()',
  );
  begin();
  await expect.poll(app.database.lockWaits).toBe(1);
  await end(() => app.database.query('select pg_advisory_unlock(1)'));
  await expect.poll(app.database.lockWaits).toBe(0);
  await app.database.query('drop function hold cascade');
}

async function expectWhole(user: TestUser, id: string): Promise<void> {
  await expect.poll(async () => (await ofPreview(user, id)).completed_at).not.toBeNull();
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
    const exited = once(child, 'exit');
    await endMidway(
      () =>
        child.send({ owner: app.database.owner, secret: TEST_SECRET, batchSize: 1 } satisfies JudgingWork),
      async (letGo) => {
        child.kill('SIGKILL');
        await exited;
        await letGo();
      },
    );
    expect(await ofPreview(user, id)).toMatchObject({ judged: 9, completed_at: null });
    expect(await app.verdictsOf(user, id)).toHaveLength(9);
    // What 30 seconds of silence do.
    await app.database.query('update judgements set lease_until = now() where id = $1', [id]);
    app.startWalker({ batchSize: 25 });
    await expectWhole(user, id);
    await app.stopWalkers();
    expect((await user.post(`/api/judgements/${id}/apply`)).body.state).toBe('current');
  });

  it('that is stopped is gone on with at once by another worker', async () => {
    const { user, id } = await begun();
    let first: JudgingEngine | undefined;
    await endMidway(
      () => {
        first = app.startWalker({ batchSize: 1 });
      },
      async (letGo) => {
        const stopped = first?.stop();
        await letGo();
        await stopped;
      },
    );
    expect((await ofPreview(user, id)).judged).toBe(10);
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
      app.checks.tenant(user.accountId).transaction((tx) => holdWalk(tx, walk));
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
    await expect.poll(async () => (await ofPreview(user, id)).judged).toBe(40);
    await app.stopWalkers();
    expect(await app.verdictsOf(user, id)).toHaveLength(40);
    await app.database.query('drop trigger break_off on judgements');
    await app.database.query('update judgements set lease_until = now() where id = $1', [id]);
    app.startWalker();
    await expectWhole(user, id);
    await app.stopWalkers();
  });
});
