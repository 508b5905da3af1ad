import { setTimeout as sleep } from 'node:timers/promises';
import type { ProductProcess } from '../product-process.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Installation } from './installation.ts';

/** Longer than a lease, so that another worker takes over what a stopped one held. */
const STOPPED_MS = 60_000;
/** How often, and how many times at most, is looked whether what a blow cut off has been written: ten seconds in all. */
const SETTLED_MS = 250;
const SETTLED_LOOKS = 40;
const START_TRIES = 10;

type BlowKind = 'kill worker' | 'kill PostgreSQL' | 'stop worker';

/** A blow that is to fall: when, on which worker, and how long a killed one is away. */
export interface PlannedBlow {
  kind: BlowKind;
  atMs: number;
  victim: number;
  awayMs: number;
}

/** A blow that fell, and the calls that were under way then in all processes: attempts 'asking', by id. */
export interface Blow {
  kind: BlowKind;
  atMs: number;
  in_flight: ReadonlySet<string>;
}

/** One of each kind, in any order, at moments spread over the time a run is expected to take. */
export function planBlows(random: SeededRandom, by: { workers: number; expectedMs: number }): PlannedBlow[] {
  const kinds: BlowKind[] = ['kill worker', 'kill PostgreSQL', 'stop worker'];
  const first = Math.floor(random.next() * by.workers);
  return kinds
    .map((kind) => ({
      kind,
      atMs: Math.round(random.between(0.05, 0.9) * by.expectedMs),
      // Not the same one: a killed worker would never go on.
      victim: kind === 'stop worker' ? (first + 1) % by.workers : first,
      awayMs: Math.round(random.between(100, 3_000)),
    }))
    .toSorted((a, b) => a.atMs - b.atMs);
}

/**
 * Strikes an installation's workers and database as planned; `workers` always holds the living ones. Resolves when
 * every stopped worker goes on again and every killed one was replaced.
 */
export async function strike(
  installation: Installation,
  workers: ProductProcess[],
  planned: readonly PlannedBlow[],
): Promise<Blow[]> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  return Promise.all(
    planned.map(async (blow): Promise<Blow> => {
      await sleep(blow.atMs);
      const atMs = elapsed();
      const { kind } = blow;
      const victim = workers[blow.victim];
      if (victim === undefined) throw new Error('there is no such worker');
      if (kind === 'kill PostgreSQL') installation.killPostgres();
      else if (kind === 'kill worker') await victim.kill();
      else victim.signal('SIGSTOP');
      const in_flight = await callsInFlight(installation);
      if (kind === 'kill worker') {
        await sleep(blow.awayMs);
        workers[blow.victim] = await startAgain(installation);
      }
      if (kind === 'stop worker') {
        await sleep(STOPPED_MS);
        victim.signal('SIGCONT');
      }
      return { kind, atMs, in_flight };
    }),
  );
}

/** As whoever watches over processes does: again and again, because the database may be away just then. */
async function startAgain(installation: Installation): Promise<ProductProcess> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await installation.start('worker');
    } catch (error) {
      if (tries >= START_TRIES) throw error;
      await sleep(1_000);
    }
  }
}

/**
 * What is asked at a blow. What it cut off in the middle of its commit is written shortly after, later where PostgreSQL
 * is itself just coming back: it is waited for until every statement that ran at the blow has ended.
 */
async function callsInFlight(installation: Installation): Promise<Set<string>> {
  // What a living worker asks after it is not meant.
  const until = new Date(Date.now() + SETTLED_MS);
  const asking = () =>
    installation.query<{ id: string }>(
      "select id from check_attempts where state = 'asking' and asked_at <= $1",
      [until],
    );
  const first = await asking();
  await sleep(SETTLED_MS);
  const running = new Set(await statementsUnderWay(installation));
  for (let looks = 0; looks < SETTLED_LOOKS && running.size > 0; looks += 1) {
    await sleep(SETTLED_MS);
    const still = new Set(await statementsUnderWay(installation));
    for (const one of running) if (!still.has(one)) running.delete(one);
  }
  return new Set([...first, ...(await asking())].map(({ id }) => id));
}

/** Each statement that the database works on, by its process and its start. */
async function statementsUnderWay(installation: Installation): Promise<string[]> {
  const rows = await installation.query<{ statement: string }>(
    `select pid || ' ' || query_start as statement from pg_stat_activity
     where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows.map(({ statement }) => statement);
}
