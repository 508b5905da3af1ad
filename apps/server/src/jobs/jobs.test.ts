import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { TEST_SECRET } from '../../test/global-setup.ts';
import { inTransaction } from '../database/pool.ts';
import { defineJob } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const RETRY = { times: 2, first_pause_seconds: 1, longest_pause_seconds: 1 };

/** A job that fails so many times for each input before it is done. */
function failingJob(name: string, failures: number) {
  const happened: string[] = [];
  const job = defineJob({
    name,
    input: z.object({ text: z.string() }),
    retry: RETRY,
    expire_seconds: 60,
    run: async (_: object, { text }) => {
      happened.push(`tried ${text}`);
      if (happened.length <= failures) throw new Error('not this time');
    },
    giveUp: async (_: object, { text }, error) => {
      happened.push(`gave up ${text}: ${(error as Error).message}`);
    },
  });
  return { job, happened };
}

const enqueue = (job: ReturnType<typeof failingJob>['job'], text: string) =>
  inTransaction(app.services.database.servicePool, null, (tx) =>
    app.services.jobs.enqueue(tx, job, { text }),
  );

describe('a job', () => {
  it('is done soon after its transaction is committed', async () => {
    const { job, happened } = failingJob('at-once', 0);
    await app.services.jobs.work([job], {});
    await enqueue(job, 'a');
    await expect.poll(() => happened, { timeout: 10_000 }).toEqual(['tried a']);
  });

  it('of a transaction that is undone never was', async () => {
    const { job } = failingJob('undone', 0);
    const work = inTransaction(app.services.database.servicePool, null, async (tx) => {
      await app.services.jobs.enqueue(tx, job, { text: 'a' });
      throw new Error('undo');
    });
    await expect(work).rejects.toThrow('undo');
    expect(await app.database.query("select 1 from pgboss.job where name = 'undone'")).toEqual([]);
  });

  it('that fails is tried again', async () => {
    const { job, happened } = failingJob('second-time', 1);
    await app.services.jobs.work([job], {});
    await enqueue(job, 'a');
    await expect.poll(() => happened, { timeout: 20_000 }).toEqual(['tried a', 'tried a']);
  });

  it('that fails every time is given up once, and the metrics say so', async () => {
    const { job, happened } = failingJob('never', Number.POSITIVE_INFINITY);
    await app.services.jobs.work([job], {});
    await enqueue(job, 'a');
    const all = ['tried a', 'tried a', 'tried a', 'gave up a: not this time'];
    await expect.poll(() => happened, { timeout: 25_000 }).toEqual(all);
    const text = await app.services.metrics.registry.metrics();
    expect(text).toContain('answerscope_jobs_total{job="never",outcome="failed"} 1');
    expect(text).toContain('answerscope_jobs_total{job="never",outcome="retried"} 2');
  });

  it('with an input that it does not take is refused before anything is written', async () => {
    const { job } = failingJob('refused', 0);
    const wrong = { text: 3 } as unknown as { text: string };
    const work = inTransaction(app.services.database.servicePool, null, (tx) =>
      app.services.jobs.enqueue(tx, job, wrong),
    );
    await expect(work).rejects.toThrow(z.ZodError);
  });

  it('can be put in by the roles of people and of sign-in, who see none', async () => {
    const { job, happened } = failingJob('by-others', 0);
    await app.services.jobs.work([job], {});
    for (const pool of [app.services.database.appPool, app.services.database.authPool]) {
      await inTransaction(pool, null, (tx) => app.services.jobs.enqueue(tx, job, { text: 'a' }));
      await expect(pool.query('select data from pgboss.job')).rejects.toThrow('permission denied');
      await expect(pool.query('select data from pgboss.job_common')).rejects.toThrow('permission denied');
      await expect(pool.query('select text from mails')).rejects.toThrow('permission denied');
    }
    await expect.poll(() => happened, { timeout: 10_000 }).toHaveLength(2);
  });
});

describe('a process that is killed while it writes', () => {
  it('leaves causes with their jobs, and neither without the other', async () => {
    for (const afterMs of [30, 80, 150]) {
      const child = fork(join(import.meta.dirname, 'enqueueing.fixture.ts'));
      child.send({ owner: app.database.owner, secret: TEST_SECRET });
      await once(child, 'message');
      await sleep(afterMs);
      child.kill('SIGKILL');
      await once(child, 'exit');
      const count = async (text: string) =>
        (await app.database.query<{ one: string }>(text)).map(({ one }) => one);
      const causes = await count("select key as one from rate_buckets where key like 'cause %' order by 1");
      const jobs = await count(
        "select data->>'cause' as one from pgboss.job where name = 'follow-up' order by 1",
      );
      expect(causes.length).toBeGreaterThan(0);
      expect(jobs).toEqual(causes);
      await app.database.query("delete from rate_buckets where key like 'cause %'");
      await app.database.query("delete from pgboss.job where name = 'follow-up'");
    }
  });
});
