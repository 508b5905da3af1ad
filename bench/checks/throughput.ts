import { CHANNELS } from '@answerscope/assistants';
import { measureBareLoop } from './bare-loop.ts';
import { limitCpu } from './cpu-share.ts';
import { HEAP_ARGUMENTS, heapInUseMib } from './heap.ts';
import { cpuMs, machineCpuMs, watchMemory } from './resources.ts';
import { type Stage, setStage, untilAllEnded } from './stage.ts';

const PEOPLE = 20;
const PARALLEL = 10;
const WARM_UP_KEYWORDS = 250;
/** With a share a process compiles for long: each has to have asked for some thousand answers before. */
const WARM_UP_KEYWORDS_SHARED = 1_500;
const LIMIT_MS = 8 * 60_000;

export interface Throughput {
  processes: number;
  checks: number;
  /** Answers that count in the table. */
  counted: number;
  seconds: number;
  /** The highest resident size of the product's processes together, and what their heaps have in use at the end. */
  peakMib: number;
  inUseMib: number;
  /** CPU milliseconds an answer, of the product's processes, PostgreSQL and the simulator. */
  cpu: { product: number; postgres: number; simulator: number };
  /** How many cores other programs took meanwhile. */
  coresTaken: number;
  settings: Record<string, string>;
  /** Answers a second of a bare loop that writes the same rows in the same two transactions; null where it was not asked for. */
  bareRate: number | null;
}

/**
 * So many checks of 20 people, five on each channel, all at once, the assistants answering at once. With `share` each
 * worker gets so much of a core and the API has a process of its own; null where no share can be set.
 */
export async function measureThroughput(options: {
  program: string;
  processes: number;
  checks: number;
  share?: number;
  nodeArguments?: readonly string[];
  withBareLoop?: boolean;
}): Promise<Throughput | null> {
  const { checks, processes, share, nodeArguments = [], withBareLoop = false } = options;
  const pace = { pace_parallel: PARALLEL, pace_pause_ms: 0 };
  const stage = await setStage({
    ...options,
    latencyMs: 0,
    pace,
    isApiApart: share !== undefined,
    nodeArguments: [...HEAP_ARGUMENTS, ...nodeArguments],
  });
  let limited: ReturnType<typeof limitCpu> = null;
  try {
    if (share === undefined) await runAll(stage, { people: CHANNELS.length, keywords: WARM_UP_KEYWORDS });
    else await warmEach(stage, { people: CHANNELS.length, keywords: WARM_UP_KEYWORDS_SHARED });
    await stage.installation.query('vacuum analyze');
    if (share !== undefined) {
      limited = limitCpu(
        stage.workers.map(({ pid }) => pid),
        share,
      );
      if (limited === null) return null;
    }
    const before = cpuOf(stage);
    const memory = watchMemory(stage.processes.map(({ pid }) => pid));
    const started = new Date();
    const [startedMs, machineBefore] = [performance.now(), machineCpuMs()];
    await runAll(stage, { people: PEOPLE, keywords: checks / PEOPLE });
    const after = cpuOf(stage);
    const machineMs = machineCpuMs() - machineBefore;
    const elapsedMs = performance.now() - startedMs;
    const peakMib = memory.stop();
    const [found] = await stage.installation.query<{ counted: number; seconds: number }>(
      `select count(*)::int as counted, extract(epoch from max(t.ended_at) - min(r.created_at))::float8 as seconds
       from answers a join check_attempts t using (account_id, id)
       join check_runs r on r.account_id = t.account_id and r.id = t.run_id
       where a.is_counted and r.created_at >= $1`,
      [started],
    );
    const { counted, seconds } = found ?? { counted: 0, seconds: Number.NaN };
    const each = (name: keyof typeof before) => (after[name] - before[name]) / counted;
    const cpu = { product: each('product'), postgres: each('postgres'), simulator: each('simulator') };
    const ownMs = counted * (cpu.product + cpu.postgres + cpu.simulator);
    const coresTaken = (machineMs - ownMs) / elapsedMs;
    const settings = await settingsOf(stage);
    limited?.lift();
    let inUseMib = 0;
    for (const one of stage.processes) inUseMib += await heapInUseMib(one);
    let bareRate: number | null = null;
    if (withBareLoop) {
      await Promise.all(stage.processes.map((one) => one.end()));
      bareRate = await measureBareLoop(stage.installation, started);
    }
    return { processes, checks, counted, seconds, peakMib, inUseMib, cpu, coresTaken, settings, bareRate };
  } finally {
    limited?.lift();
    // Ended in order: a profile is written then.
    await Promise.all(stage.processes.map((one) => one.end()));
    await stage.close();
  }
}

/** Warms one worker after another, while the others stand still: else whichever looks first asks everything. */
async function warmEach(stage: Stage, group: { people: number; keywords: number }): Promise<void> {
  for (const { pid } of stage.workers) {
    const others = stage.workers.filter((one) => one.pid !== pid);
    for (const other of others) process.kill(other.pid, 'SIGSTOP');
    try {
      await runAll(stage, group);
    } finally {
      for (const other of others) process.kill(other.pid, 'SIGCONT');
    }
  }
}

async function runAll(stage: Stage, group: { people: number; keywords: number }): Promise<void> {
  const people = [];
  for (let number = 0; number < group.people; number += 1) people.push(await stage.newPerson(group.keywords));
  await Promise.all(
    people.map((person, at) =>
      stage.client.startRun(person, { channels: [CHANNELS[at % CHANNELS.length] ?? 'openai'] }, 'bench'),
    ),
  );
  await untilAllEnded(stage, LIMIT_MS);
}

function cpuOf(stage: Stage): Throughput['cpu'] {
  return {
    product: stage.processes.reduce((sum, { pid }) => sum + cpuMs(pid, { family: false }), 0),
    postgres: cpuMs(stage.installation.postgresPid, { family: true }),
    simulator: cpuMs(stage.simulatorPid, { family: false }),
  };
}

async function settingsOf(stage: Stage): Promise<Record<string, string>> {
  const names = ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes', 'shared_buffers'];
  const rows = await stage.installation.query<{ name: string; setting: string }>(
    'select name, current_setting(name) as setting from pg_settings where name = any($1)',
    [names],
  );
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}
