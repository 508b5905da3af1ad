import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { PoolUse } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import type { CallCounter } from '../../lib/call-counter.ts';
import { newId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import { machineMemoryPercent } from '../../lib/machine-memory.ts';
import { type Rounds, startRounds } from '../../lib/rounds.ts';
import { writeCallMinutes } from './calls.queries.ts';
import type { process_minutes } from './performance.tables.ts';
import { writeProcessMinute } from './processes.queries.ts';

const MINUTE_MS = 60_000;
/** How often pools are looked at: what waits in them is over within seconds. */
const POOL_LOOK_MS = 5_000;
/** The clock of the event loop's delay: it reads so much where there is none. */
const LOOP_RESOLUTION_MS = 10;
/** Of a shorter time the share of a core says nothing. */
const SAMPLE_MIN_MS = 1_000;
/** How long counts wait for a database that is away; bounded by the names there are. */
const KEPT_MS = 15 * MINUTE_MS;

/** What measures this process, and writes down what was measured. */
export interface Measuring {
  /** Begins to write once a minute. */
  start(): void;
  /** Writes what is there by now. */
  write(): Promise<void>;
  /** Writes the rest and ends; what could not be written is told in the log. */
  stop(): Promise<void>;
}

interface MeasuringParts {
  /** Of the service role; a crash may lose the last second of it. */
  pool: Pool;
  counter: CallCounter;
  /** The pools of this process by their names. */
  pools: Readonly<Record<string, Pool>>;
  role: (typeof process_minutes.$inferSelect)['role'];
  now: () => Date;
  log: Log;
}

/** Measures a process from now on. Nothing is written before `start`, unless somebody asks for it. */
export function createMeasuring(parts: MeasuringParts): Measuring {
  const { pool, counter, role, now, log } = parts;
  const process_id = newId();
  const startedAt = now();
  let span = beginSpan();
  let rounds: Rounds | null = null;
  let writing: Promise<void> = Promise.resolve();
  let looking: NodeJS.Timeout | null = null;
  const looks = createPoolLooks(parts.pools);
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loop.enable();

  const writeNow = async () => {
    const at = now();
    const minutes = counter.counted();
    if (minutes.length > 0) await writeCallMinutes(pool, process_id, minutes);
    counter.forgetBefore(at);
    const sample = span.read();
    if (sample === null) return;
    const heap = getHeapStatistics();
    await writeProcessMinute(pool, {
      minute: new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS),
      process: process_id,
      role,
      started_at: startedAt,
      event_loop_p99_ms: Math.max(0, loop.percentile(99) / 1e6 - LOOP_RESOLUTION_MS),
      cpu_percent: sample.cpuPercent,
      memory_percent: machineMemoryPercent(),
      rss_bytes: process.memoryUsage.rss(),
      heap_used_bytes: heap.used_heap_size,
      heap_limit_bytes: heap.heap_size_limit,
      pools: looks.most(),
    });
  };
  // One at a time: two would write the same rows.
  const write = () => {
    writing = writing.catch(() => undefined).then(writeNow);
    return writing;
  };
  const failed = (err: unknown) => {
    const lost = counter.forgetBefore(new Date(now().getTime() - KEPT_MS));
    log.warn({ err, ...(lost > 0 && { lost_calls: lost }) }, 'measurements could not be written');
  };
  return {
    start: () => {
      looking = setInterval(looks.look, POOL_LOOK_MS).unref();
      rounds = startRounds(
        async () => {
          await write();
          span = beginSpan();
          loop.reset();
          looks.forget();
        },
        { pollMs: MINUTE_MS, failed },
      );
    },
    write,
    stop: async () => {
      if (looking !== null) clearInterval(looking);
      if (rounds !== null) {
        await rounds.stop();
        await write().catch(failed);
      }
      loop.disable();
    },
  };
}

/** A span of time, and what of a core this process used in it. */
function beginSpan() {
  const began = performance.now();
  const used = process.cpuUsage();
  return {
    /** Null where too little of it has passed. */
    read: (): { cpuPercent: number } | null => {
      const ms = performance.now() - began;
      if (ms < SAMPLE_MIN_MS) return null;
      const { user, system } = process.cpuUsage(used);
      return { cpuPercent: (100 * (user + system)) / 1_000 / ms };
    },
  };
}

/** Keeps the most that was in use, and that waited, of each pool; what is idle, and how many there may be, as they are. */
function createPoolLooks(pools: Readonly<Record<string, Pool>>) {
  const most = new Map<string, { in_use: number; waiting: number }>();
  const look = () => {
    for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
      const { in_use, waiting } = most.get(name) ?? { in_use: 0, waiting: 0 };
      most.set(name, {
        in_use: Math.max(in_use, totalCount - idleCount),
        waiting: Math.max(waiting, waitingCount),
      });
    }
  };
  return {
    look,
    forget: () => most.clear(),
    most: (): PoolUse[] => {
      look();
      return Object.entries(pools).map(([name, pool]) => ({
        name,
        max: pool.options.max,
        idle: pool.idleCount,
        ...(most.get(name) ?? { in_use: 0, waiting: 0 }),
      }));
    },
  };
}
