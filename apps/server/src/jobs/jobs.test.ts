import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { TEST_SECRET } from '../../test/global-setup.ts';
import { inTransaction } from '../database/pool.ts';
import { connectionAs } from '../database/roles.ts';
import { createMetrics } from '../http/metrics.ts';
import { ACCOUNT_ID, type AccountId, newId } from '../lib/ids.ts';
import { createLog } from '../lib/log.ts';
import { type MailJobContext, sendMail } from '../mail/outbox.jobs.ts';
import type { PaymentServices } from '../modules/payments/index.ts';
import { reconcileOnDemand } from '../modules/payments/reconciliation.jobs.ts';
import { createJobMetrics, defineJob, type Job, type JobQueue, openJobQueue } from './index.ts';

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
    giveUp: async (_: object, { text }, reason) => {
      happened.push(`gave up ${text}: ${reason}`);
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
    await expect.poll(() => happened).toEqual(['tried a']);
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
    await expect.poll(() => happened).toEqual(['tried a', 'tried a']);
  });

  it('that fails every time is given up once, and the metrics say so', async () => {
    const { job, happened } = failingJob('never', Number.POSITIVE_INFINITY);
    await app.services.jobs.work([job], {});
    await enqueue(job, 'a');
    const all = ['tried a', 'tried a', 'tried a', 'gave up a: not this time'];
    await expect.poll(() => happened).toEqual(all);
    const metrics = () => app.services.metrics.registry.metrics();
    await expect.poll(metrics).toContain('answerscope_jobs_total{job="never",outcome="failed"} 1');
    const text = await metrics();
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

  it('is enqueued by the roles of people and of sign-in where it sends a mail, and they see none', async () => {
    const mail = failingJob('send-mail', 0).job;
    for (const pool of [app.services.database.appPool, app.services.database.authPool]) {
      await inTransaction(pool, null, (tx) => app.services.jobs.enqueue(tx, mail, { text: 'a' }));
      await expect(pool.query('select data from pgboss.job')).rejects.toThrow('permission denied');
      await expect(pool.query('select data from pgboss.job_common')).rejects.toThrow('permission denied');
      await expect(pool.query('select text from mails')).rejects.toThrow('permission denied');
    }
    expect(await app.database.query("select name from pgboss.job where name = 'send-mail'")).toHaveLength(2);
  });

  it('is enqueued by a request for its own user alone, and none that is not for users', async () => {
    const { appPool, authPool } = app.services.database;
    const [own, other] = [newId<AccountId>(), newId<AccountId>()];
    const enqueue = (
      pool: typeof appPool,
      bound: AccountId | null,
      { name, account_id }: { name: string; account_id: AccountId },
    ) =>
      inTransaction(pool, bound, (tx) =>
        app.services.jobs.enqueue(
          tx,
          defineJob({
            name,
            input: z.object({ account_id: ACCOUNT_ID }),
            retry: RETRY,
            expire_seconds: 60,
            run: async () => undefined,
          }),
          { account_id },
        ),
      );
    await enqueue(appPool, own, { name: 'end-account', account_id: own });
    const refused = [
      () => enqueue(appPool, own, { name: 'end-account', account_id: other }),
      () => enqueue(appPool, null, { name: 'end-account', account_id: own }),
      () => enqueue(appPool, own, { name: 'erase-due-accounts', account_id: own }),
      () => enqueue(authPool, null, { name: 'end-account', account_id: own }),
    ];
    for (const attempt of refused) await expect(attempt()).rejects.toThrow('row-level security');
    expect(await app.database.query("select data from pgboss.job where name = 'end-account'")).toEqual([
      { data: { account_id: own } },
    ]);
  });

  it('names no queue but that of dead letters for when it fails: its input would be copied there', async () => {
    const { appPool, authPool } = app.services.database;
    const own = newId<AccountId>();
    const insert = (pool: typeof appPool, name: string, dead_letter: string | null) =>
      inTransaction(pool, own, (tx) =>
        tx.$client.query(
          `insert into pgboss.job_common (name, data, retry_limit, dead_letter)
           values ($1, jsonb_build_object('account_id', $2::text), 0, $3)`,
          [name, own, dead_letter],
        ),
      );
    for (const queue of ['erase-due-accounts', 'end-account', null]) {
      await expect(insert(appPool, 'end-account', queue)).rejects.toThrow('row-level security');
      for (const pool of [appPool, authPool])
        await expect(insert(pool, 'send-mail', queue)).rejects.toThrow('row-level security');
    }
    expect((await insert(appPool, 'end-account', 'given-up')).rowCount).toBe(1);
  });
});

describe('a process that is killed while it writes', () => {
  it('leaves causes with their jobs, and neither without the other', async () => {
    const child = fork(join(import.meta.dirname, 'enqueueing.fixture.ts'));
    const exited = once(child, 'exit');
    child.send({ owner: app.database.owner, secret: TEST_SECRET });
    for (let written = 0; written < 10; written += 1) await once(child, 'message');
    child.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);
    // Both at one moment: what it was killed over may be committed until its connection is given up.
    const [left] = await app.database.query<{ causes: string[]; jobs: string[] }>(
      `select array(select key from rate_buckets where key like $1 order by 1) as causes,
         array(select data->>'cause' from pgboss.job where name = 'follow-up' and data->>'cause' like $1 order by 1) as jobs`,
      [`cause ${child.pid} %`],
    );
    expect(left?.causes.length).toBeGreaterThanOrEqual(10);
    expect(left?.jobs).toEqual(left?.causes);
  });
});

describe('a job whose worker dies over its last try', () => {
  let other: TestApp;
  const queues: JobQueue[] = [];
  // Each has a database of its own: a worker of another test would take what was given up, and know no such job.
  beforeEach(async () => {
    other = await startTestApp();
  });
  afterEach(async () => {
    for (const queue of queues.splice(0)) await queue.stop();
    await other.stop();
  });

  /** A worker that looks every second for those that died. */
  async function startWorker(): Promise<JobQueue> {
    const { owner } = other.database;
    const queue = await openJobQueue(connectionAs('service', owner, TEST_SECRET), {
      log: createLog('silent'),
      metrics: createJobMetrics(createMetrics().registry),
      isWorker: true,
      superviseSeconds: 1,
    });
    queues.push(queue);
    return queue;
  }

  it('is given up by another worker, once, and again only where giving it up failed', async () => {
    const child = fork(join(import.meta.dirname, 'dying-worker.fixture.ts'));
    child.send({ owner: other.database.owner, secret: TEST_SECRET });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    const left = () => other.database.query("select state::text from pgboss.job where name = 'deadly'");
    expect(await left()).toEqual([{ state: 'active' }]);

    const happened: string[] = [];
    const job = defineJob({
      name: 'deadly',
      input: z.object({ text: z.string() }),
      retry: { times: 0, first_pause_seconds: 1, longest_pause_seconds: 1 },
      expire_seconds: 1,
      run: async () => {
        happened.push('tried');
      },
      giveUp: async (_: object, { text }, reason) => {
        happened.push(`gave up ${text}: ${reason}`);
      },
    });
    const worker = await startWorker();
    await worker.work([job], {});
    const gaveUp = (text: string) => `gave up ${text}: Its worker stopped or took too long.`;
    await expect.poll(() => happened).toEqual([gaveUp('a')]);
    expect(await left()).toEqual([{ state: 'failed' }]);
    // Another that a worker died over later is found, and the first is not given up once more.
    await inTransaction(other.services.database.servicePool, null, async (tx) => {
      await worker.enqueue(tx, job, { text: 'b' });
      await tx.$client.query(
        "update pgboss.job set state = 'active', started_on = now() - interval '1 hour' where name = 'deadly' and state = 'created'",
      );
    });
    await expect.poll(() => happened).toHaveLength(2);
    expect(happened).toEqual([gaveUp('a'), gaveUp('b')]);
  });

  it('is given up by the settings of this version, though a former one without such a queue put it in', {
    tags: 'verify',
  }, async () => {
    const ended: string[] = [];
    const job = defineJob({
      name: 'of-before',
      input: z.object({ text: z.string() }),
      retry: { times: 1, first_pause_seconds: 1, longest_pause_seconds: 2 },
      expire_seconds: 60,
      run: async () => {
        throw new Error('not this time');
      },
      giveUp: async (_: object, { text }, reason) => {
        ended.push(`gave up ${text}: ${reason}`);
      },
    });
    const worker = await startWorker();
    const enqueueOne = (text: string) =>
      inTransaction(other.services.database.servicePool, null, (tx) => worker.enqueue(tx, job, { text }));
    await enqueueOne('waiting');
    await enqueueOne('with more tries');
    await enqueueOne('left by a worker that is no more');
    await enqueueOne('done');
    const { database } = other;
    // As the version before left them: neither the queue nor its jobs know where to go when they are given up.
    await database.query(
      "update pgboss.queue set dead_letter = null, retry_limit = 0 where name = 'of-before'",
    );
    await database.query(
      `update pgboss.job set dead_letter = null, retry_limit = 0, expire_seconds = 900, retry_delay_max = null,
         start_after = now() + interval '1 hour' where name = 'of-before'`,
    );
    const change = (columns: string, text: string) =>
      database.query(`update pgboss.job set ${columns} where name = 'of-before' and data ->> 'text' = $1`, [
        text,
      ]);
    await change('retry_limit = 3', 'with more tries');
    await change("state = 'completed', completed_on = now()", 'done');
    await change(
      "state = 'active', retry_count = 1, started_on = now() - interval '10 minutes'",
      'left by a worker that is no more',
    );
    await (await startWorker()).work([job], {});
    expect(
      await database.query(
        `select data ->> 'text' as text, dead_letter, retry_limit, expire_seconds, retry_delay_max
         from pgboss.job where name = 'of-before' and state in ('created', 'completed') order by 1`,
      ),
    ).toEqual([
      { text: 'done', dead_letter: null, retry_limit: 0, expire_seconds: 900, retry_delay_max: null },
      { text: 'waiting', dead_letter: 'given-up', retry_limit: 1, expire_seconds: 60, retry_delay_max: 2 },
      {
        text: 'with more tries',
        dead_letter: 'given-up',
        retry_limit: 3,
        expire_seconds: 60,
        retry_delay_max: 2,
      },
    ]);
    await expect
      .poll(() => ended)
      .toEqual(['gave up left by a worker that is no more: Its worker stopped or took too long.']);
    await change('start_after = now()', 'waiting');
    await expect.poll(() => ended[1]).toBe('gave up waiting: not this time');
  });

  it('that may take long is retried by another worker once its heartbeat is overdue, long before it expires', {
    tags: 'verify',
  }, async () => {
    const happened: string[] = [];
    const job = defineJob({
      name: 'long',
      input: z.object({ text: z.string() }),
      retry: { times: 1, first_pause_seconds: 1, longest_pause_seconds: 1 },
      expire_seconds: 1_800,
      run: async (_: object, { text }) => {
        happened.push(text);
      },
    });
    const worker = await startWorker();
    await inTransaction(other.services.database.servicePool, null, (tx) =>
      worker.enqueue(tx, job, { text: 'a' }),
    );
    // As a worker that died a moment ago leaves it.
    await other.database.query(
      `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '30 seconds' where name = 'long'`,
    );
    expect(
      await other.database.query("select heartbeat_seconds from pgboss.job where name = 'long'"),
    ).toEqual([{ heartbeat_seconds: 20 }]);
    await worker.work([job], {});
    await expect.poll(() => happened).toEqual(['a']);
  });

  it('leaves no mail that nobody knows of, and no comparison that keeps others from being made', async () => {
    const worker = await startWorker();
    const { payments, mailer, database } = other.services;
    const [mail, reconciliation] = [newId(), newId()];
    await other.database.query(
      "insert into mails (id, user_id, recipient, subject, text, html, created_at) values ($1, $1, 'a@example.com', 'A', 'A', 'A', now())",
      [mail],
    );
    await other.database.query(
      "insert into payment_reconciliations (id, is_dry_run, state, asked_at) values ($1, true, 'waiting', now())",
      [reconciliation],
    );
    await inTransaction(database.servicePool, null, async (tx) => {
      await worker.enqueue(tx, sendMail, { mail_id: mail });
      await worker.enqueue(tx, reconcileOnDemand, { reconciliation_id: reconciliation });
    });
    // As a worker leaves them that took their last try and is no more.
    await other.database.query(
      `update pgboss.job set state = 'active', retry_count = retry_limit, started_on = now() - interval '1 day'
       where name in ('send-mail', 'reconcile-on-demand')`,
    );
    const jobs: readonly Job<PaymentServices & MailJobContext, unknown>[] = [sendMail, reconcileOnDemand];
    await worker.work(jobs, { ...payments, mailer });
    await expect
      .poll(() => other.database.query('select given_up_at is null as is_open, sent_at, error from mails'))
      .toEqual([{ is_open: false, sent_at: null, error: 'Its worker stopped or took too long.' }]);
    await expect
      .poll(() => other.database.query('select state, failure from payment_reconciliations'))
      .toEqual([{ state: 'failed', failure: 'Its worker stopped or took too long.' }]);
  });
});

it('a job whose end could not be written down is given up all the same, and says why it failed', async () => {
  const happened: string[] = [];
  const job = defineJob({
    name: 'twice',
    input: z.object({ text: z.string() }),
    retry: { times: 0, first_pause_seconds: 1, longest_pause_seconds: 1 },
    expire_seconds: 60,
    run: async () => {
      throw new Error('the first reason');
    },
    giveUp: async (_: object, { text }, reason) => {
      happened.push(`${text}: ${reason}`);
      if (happened.length === 1) throw new Error('not now');
    },
  });
  await app.services.jobs.work([job], {});
  await enqueue(job, 'a');
  await expect.poll(() => happened).toEqual(['a: the first reason']);
  expect(
    await app.database.query("select output->>'message' as said from pgboss.job where name = 'twice'"),
  ).toEqual([{ said: 'the first reason' }]);
  await app.database.query(
    "update pgboss.job set start_after = now() where name = 'given-up' and source_name = 'twice'",
  );
  await expect.poll(() => happened).toHaveLength(2);
  await expect
    .poll(() => app.services.metrics.registry.metrics())
    .toContain('answerscope_jobs_total{job="twice",outcome="failed"} 1');
}, 240_000);
