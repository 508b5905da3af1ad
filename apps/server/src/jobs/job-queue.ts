import { type Db, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss';
import { DEAD_LETTERS, JOB_SCHEMA } from '../database/job-tables.ts';
import type { ConnectionSettings, Transaction } from '../database/pool.ts';
import type { Log } from '../lib/log.ts';
import type { Job } from './define-job.ts';
import type { JobMetrics } from './job-metrics.ts';
import * as messages from './messages.ts';

/** Where jobs are put, and where a worker takes them from. */
export interface JobQueue {
  /**
   * Puts a job into the transaction that causes it: both are committed or neither is. A role may enqueue without seeing
   * any job. Inputs that the job does not take are refused here. `group`: whose jobs keep nobody else's waiting, where
   * several are worked on at once.
   */
  enqueue<Context, Input>(
    tx: Transaction,
    job: Job<Context, Input>,
    input: Input,
    options?: { start_after?: Date; group?: string },
  ): Promise<void>;
  /** Puts a job that failed for the last time among those that wait, for one more try. */
  retry(tx: Transaction, job: { name: string; id: string }): Promise<void>;
  /** Works on these jobs until the queue is stopped. */
  work<Context>(jobs: readonly Job<Context, unknown>[], context: Context): Promise<void>;
  /** Waits for the jobs in hand, at most `drainMs`; what is cut off then is tried again elsewhere. */
  stop(drainMs?: number): Promise<void>;
}

type QueueSettings = Pick<Job<unknown, unknown>, 'name' | 'retry' | 'expire_seconds'>;

/** A worker that cannot be woken looks by itself this often. */
const POLL_SECONDS = 2;
/** One that is woken at once by what is enqueued looks for retries, which wake nobody: they become due by themselves. */
const RETRY_POLL_SECONDS = 5;
const CONNECTIONS = 3;
const DAY_SECONDS = 86_400;
/** What may take longer has a heartbeat. */
const SHORT_SECONDS = 120;
const HEARTBEAT_SECONDS = 20;
/** How often jobs are looked for whose worker died. */
const SUPERVISE_SECONDS = 10;

/**
 * The queue itself moves a job there in the statement that fails it for the last time: also one whose worker died or took
 * too long, of which nobody else hears. What follows from it is retried until it is written down.
 */
const DEAD_LETTERS_SETTINGS = {
  retryLimit: 20,
  retryDelay: 15,
  retryDelayMax: 3_600,
  retryBackoff: true,
  expireInSeconds: 120,
  deleteAfterSeconds: 7 * DAY_SECONDS,
};

/**
 * Gives jobs that have not ended the settings of their queue: a former version put them in with its own, maybe without a
 * place for those that are given up. Tries that an administrator added stay.
 */
const RENEW_JOBS = `
  update ${JOB_SCHEMA}.job job
  set dead_letter = queue.dead_letter, retry_limit = greatest(job.retry_limit, queue.retry_limit),
    retry_delay = queue.retry_delay, retry_delay_max = queue.retry_delay_max, retry_backoff = queue.retry_backoff,
    expire_seconds = queue.expire_seconds, deletion_seconds = queue.deletion_seconds,
    heartbeat_seconds = queue.heartbeat_seconds, heartbeat_on = coalesce(job.heartbeat_on, now())
  from ${JOB_SCHEMA}.queue queue
  where queue.name = job.name and job.name = any($1) and job.state <= 'active'
    and (job.dead_letter, job.retry_delay, job.retry_delay_max, job.retry_backoff, job.expire_seconds,
      job.deletion_seconds, job.heartbeat_seconds, job.retry_limit)
    is distinct from (queue.dead_letter, queue.retry_delay, queue.retry_delay_max, queue.retry_backoff,
      queue.expire_seconds, queue.deletion_seconds, queue.heartbeat_seconds, greatest(job.retry_limit, queue.retry_limit))`;

/** The queue of one process over pg-boss, reached as the service role. Its tables are made by the migration. */
export async function openJobQueue(
  connection: ConnectionSettings,
  {
    log,
    metrics,
    isWorker,
    superviseSeconds = SUPERVISE_SECONDS,
  }: { log: Log; metrics: JobMetrics; isWorker: boolean; superviseSeconds?: number },
): Promise<JobQueue> {
  const boss = new PgBoss({
    host: connection.host,
    port: connection.port,
    database: connection.database,
    user: connection.user,
    ...(connection.password === undefined ? {} : { password: connection.password }),
    ...(connection.ssl ? { ssl: { rejectUnauthorized: true } } : {}),
    application_name: 'answerscope jobs',
    max: isWorker ? CONNECTIONS : 1,
    schema: JOB_SCHEMA,
    migrate: false,
    createSchema: false,
    supervise: isWorker,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    schedule: isWorker,
    useListenNotify: isWorker,
    // Only the owner of the tables may rebuild their indexes.
    reindex: false,
  });
  boss.on('error', (err) => log.error({ err }, 'the job queue failed; it goes on'));
  await boss.start();
  const known = new Set<string>();
  const givesUp = new Map<string, GiveUp>();
  const makeQueue = async (name: string, settings: Omit<Queue, 'name'>): Promise<void> => {
    if (known.has(name)) return;
    await boss.createQueue(name, settings);
    // One that a former version made keeps that version's settings.
    await boss.updateQueue(name, settings);
    known.add(name);
  };
  const ensureQueue = async (job: QueueSettings): Promise<void> => {
    await makeQueue(DEAD_LETTERS, DEAD_LETTERS_SETTINGS);
    await makeQueue(job.name, {
      retryLimit: job.retry.times,
      retryDelay: job.retry.first_pause_seconds,
      retryDelayMax: job.retry.longest_pause_seconds,
      retryBackoff: true,
      expireInSeconds: job.expire_seconds,
      ...(job.expire_seconds > SHORT_SECONDS && { heartbeatSeconds: HEARTBEAT_SECONDS }),
      deleteAfterSeconds: 7 * DAY_SECONDS,
      deadLetter: DEAD_LETTERS,
      notify: true,
    });
  };
  const processDeadLetters = async (): Promise<void> => {
    await makeQueue(DEAD_LETTERS, DEAD_LETTERS_SETTINGS);
    await boss.work(
      DEAD_LETTERS,
      { pollingIntervalSeconds: POLL_SECONDS, includeMetadata: true },
      async (taken) => {
        for (const one of taken) await giveUpJob(one, { givesUp, log, metrics });
      },
    );
  };
  return {
    enqueue: async (tx, job, input, { start_after, group } = {}) => {
      await ensureQueue(job);
      const data = job.input.parse(input) as object;
      await boss.send(job.name, data, {
        db: inside(tx),
        ...(start_after ? { startAfter: start_after } : {}),
        ...(group === undefined ? {} : { group: { id: group } }),
      });
      metrics.jobs.inc({ job: job.name, outcome: 'enqueued' });
    },
    retry: async (tx, { name, id }) => {
      await boss.retry(name, id, { db: inside(tx) });
    },
    work: async (jobs, context) => {
      const isFirst = givesUp.size === 0;
      for (const job of jobs)
        givesUp.set(job.name, (data, reason) => giveUpWith(job, context, { data, reason }));
      if (isFirst) await processDeadLetters();
      for (const job of jobs) await ensureQueue(job);
      await boss.getDb().executeSql(RENEW_JOBS, [jobs.map(({ name }) => name)]);
      for (const job of jobs) {
        const options = {
          pollingIntervalSeconds: POLL_SECONDS,
          notifyPollingIntervalSeconds: RETRY_POLL_SECONDS,
          includeMetadata: true,
          ...(job.at_once === undefined
            ? {}
            : { localConcurrency: job.at_once.jobs, localGroupConcurrency: job.at_once.of_a_group }),
        } as const;
        await boss.work(job.name, options, async (taken: JobWithMetadata<unknown>[]) => {
          for (const one of taken) await runJob(job, { context, taken: one, log, metrics });
        });
        if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC' });
      }
    },
    stop: async (drainMs = 0) => {
      await boss.stop({ graceful: drainMs > 0, timeout: Math.max(1_000, drainMs) });
    },
  };
}

/** Statements of the queue, sent by the transaction of who enqueues. */
function inside(tx: Transaction): Db {
  return { executeSql: (text, values) => tx.$client.query(text, values as unknown[]) };
}

async function runJob<Context>(
  job: Job<Context, unknown>,
  {
    context,
    taken,
    log,
    metrics,
  }: { context: Context; taken: JobWithMetadata<unknown>; log: Log; metrics: JobMetrics },
): Promise<void> {
  const ended = metrics.jobSeconds.startTimer({ job: job.name });
  try {
    await job.run(context, job.input.parse(taken.data));
    metrics.jobs.inc({ job: job.name, outcome: 'done' });
  } catch (err) {
    const isLast = taken.retryCount >= taken.retryLimit;
    if (!isLast) metrics.jobs.inc({ job: job.name, outcome: 'retried' });
    const facts = { err, job: job.name, job_id: taken.id, tried: taken.retryCount + 1 };
    log.warn(facts, isLast ? 'a job failed' : 'a job failed; it is tried again');
    throw err;
  } finally {
    ended();
  }
}

/** What follows when a job of some name is given up. */
type GiveUp = (data: unknown, reason: string) => Promise<void>;

async function giveUpWith<Context>(
  job: Job<Context, unknown>,
  context: Context,
  { data, reason }: { data: unknown; reason: string },
): Promise<void> {
  const input = job.input.safeParse(data);
  if (input.success) await job.giveUp?.(context, input.data, reason);
}

/** Says once that a job failed for the last time, and does what follows from it. @throws where this worker does not know the job */
async function giveUpJob(
  letter: JobWithMetadata<unknown>,
  { givesUp, log, metrics }: { givesUp: ReadonlyMap<string, GiveUp>; log: Log; metrics: JobMetrics },
): Promise<void> {
  const job = letter.sourceName ?? '';
  const reason = reasonOf(letter.sourceOutput);
  const giveUp = givesUp.get(job);
  if (giveUp === undefined) throw new Error(`this worker knows no job ${job}`);
  await giveUp(letter.data, reason);
  metrics.jobs.inc({ job, outcome: 'failed' });
  log.error({ job, job_id: letter.sourceId, reason }, 'a job failed for the last time');
}

/** What the last try said; a worker that died says nothing. */
function reasonOf(output: object | null): string {
  const said = output !== null && 'message' in output ? output.message : undefined;
  return typeof said === 'string' ? said : messages.workerStopped;
}
