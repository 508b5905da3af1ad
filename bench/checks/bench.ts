import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.ts';
import { describeMachine, quantile } from '../machine.ts';
import { createRequirements } from '../requirements.ts';
import { type Disturbance, measureDelays } from './disturbed-provider.ts';
import { measurePace } from './pace.ts';
import { measureThroughput, type Throughput } from './throughput.ts';

/**
 * How many answers a second runs count, beside what the machine can take, and whether they keep their pace; fails when a required figure is missed. `throughput`, `pace`, `delay` as arguments
 * run only that part; `--source` the sources instead of the build; `--profile FOLDER` writes a CPU profile there.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    source: { type: 'boolean', default: false },
    profile: { type: 'string' },
    checks: { type: 'string', default: '1000,10000' },
  },
});
/** What one process counts at least in a second, in memory that grows at most so much; what a second one adds. */
const RATE_MIN = 200;
const MEMORY_MAX = 1.2;
const SCALING_MIN = 1.5;
const DELAY_MAX_MS = 1_000;
/** Small enough that two workers, PostgreSQL and the simulator together leave some of two cores. */
const WORKER_SHARE = 0.25;
const required = createRequirements();
const isWanted = (part: string): boolean => positionals.length === 0 || positionals.includes(part);
const print = (text: string): boolean => process.stdout.write(`${text}\n`);
const program = fileURLToPath(
  new URL(
    values.source ? '../../apps/server/src/main.ts' : '../../apps/server/dist/main.js',
    import.meta.url,
  ),
);

async function printThroughput(): Promise<void> {
  const nodeArguments =
    values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const sizes = values.checks.split(',').map(Number);
  const [smallest = 0] = sizes;
  const largest = Math.max(...sizes);
  print(
    '| processes | checks | counted | seconds | answers a second | peak memory, MiB | in use, MiB | CPU ms an answer: product | PostgreSQL | simulator | cores others took |',
  );
  print('|---|---|---|---|---|---|---|---|---|---|---|');
  const measured = async (one: {
    processes: number;
    checks: number;
    share?: number;
    withBareLoop?: boolean;
  }) => {
    const found = await measureThroughput({ program, nodeArguments, ...one });
    if (found !== null) print(rowOf(found, one.share));
    return found;
  };
  const small = await measured({ processes: 1, checks: smallest });
  if (values.profile !== undefined || small === null) return;
  const large = await measured({ processes: 1, checks: largest, withBareLoop: true });
  if (large?.bareRate)
    print(
      `A bare loop writes the rows of the same ${largest} checks in the same two transactions at ${large.bareRate.toFixed(0)} answers a second: the product counts ${((100 * rateOf(large)) / large.bareRate).toFixed(0)}% of what the machine can take.`,
    );
  const two = await measured({ processes: 2, checks: largest });
  const shared = { checks: largest, share: WORKER_SHARE };
  const oneShare = await measured({ processes: 1, ...shared });
  const twoShares = await measured({ processes: 2, ...shared });
  print(`\nPostgreSQL said: ${settingsOf(small)}.`);
  if (large === null || two === null) return;

  for (const one of [small, large]) {
    const rate = rateOf(one);
    required.require(`${one.checks} checks: at least ${RATE_MIN} answers a second in one process`, {
      isMet: rate >= RATE_MIN,
      found: rate.toFixed(0),
    });
  }
  const memory = large.peakMib / small.peakMib;
  required.require(`memory of ${largest} checks: at most ${MEMORY_MAX} times that of ${smallest}`, {
    isMet: memory <= MEMORY_MAX,
    found: `${memory.toFixed(2)} (in use ${(large.inUseMib / small.inUseMib).toFixed(2)})`,
  });
  requireScaling({ large, two, oneShare, twoShares });
}

/**
 * A second worker has to count half as much again. Where the machine has no cores left for that, the plain figure says
 * how full it is and nothing of the product: then the workers with a share of a core each decide.
 */
function requireScaling(found: {
  large: Throughput;
  two: Throughput;
  oneShare: Throughput | null;
  twoShares: Throughput | null;
}): void {
  const { large, two, oneShare, twoShares } = found;
  const used = (sum(large.cpu) * rateOf(large)) / 1000;
  const cores = cpus().length;
  const isRoom = used * SCALING_MIN <= cores;
  print(
    `\nWith one worker the product, PostgreSQL and the simulator use ${used.toFixed(2)} of ${cores} cores: ${isRoom ? 'there is' : 'there is no'} room for ${SCALING_MIN} times as much.`,
  );
  const plain = rateOf(two) / rateOf(large);
  if (isRoom)
    required.require(`two workers: at least ${SCALING_MIN} times one`, {
      isMet: plain >= SCALING_MIN,
      found: plain.toFixed(2),
    });
  else print(`Two workers on a full machine: ${plain.toFixed(2)} times one.`);
  const shared = oneShare === null || twoShares === null ? null : rateOf(twoShares) / rateOf(oneShare);
  const told = shared === null ? 'not measured, no share can be set here' : shared.toFixed(2);
  if (isRoom) print(`Two workers of ${WORKER_SHARE} core each: ${told} times one.`);
  else
    required.require(`two workers of ${WORKER_SHARE} core each: at least ${SCALING_MIN} times one of them`, {
      isMet: shared !== null && shared >= SCALING_MIN,
      found: told,
    });
}

function rowOf(found: Throughput, share: number | undefined): string {
  const { processes, checks, counted, seconds, peakMib, inUseMib, cpu, coresTaken } = found;
  return `| ${[
    share === undefined ? processes : `${processes} × ${share} core`,
    ...[
      checks,
      counted,
      seconds.toFixed(1),
      rateOf(found).toFixed(0),
      peakMib.toFixed(0),
      inUseMib.toFixed(0),
    ],
    ...[cpu.product, cpu.postgres, cpu.simulator].map((ms) => ms.toFixed(2)),
    coresTaken.toFixed(2),
  ].join(' | ')} |`;
}

const rateOf = ({ counted, seconds }: Throughput) => counted / seconds;
const sum = (cpu: Throughput['cpu']) => cpu.product + cpu.postgres + cpu.simulator;
const settingsOf = (found: Throughput) =>
  Object.entries(found.settings)
    .map(([name, setting]) => `${name} ${setting}`)
    .join(', ');

async function printPace(): Promise<void> {
  print(
    '\n| people | formula, s | shortest run, s | median, s | longest, s | longest over formula | allowed (5% + 1 s) |',
  );
  print('|---|---|---|---|---|---|---|');
  for (const people of [1, 20]) {
    const { formulaSeconds, seconds } = await measurePace(program, people);
    const longest = Math.max(...seconds);
    const times = [Math.min(...seconds), quantile(seconds, 0.5), longest, longest - formulaSeconds];
    const allowed = formulaSeconds * 0.05 + 1;
    required.require(`pace, ${people} at once: at most ${allowed.toFixed(2)} s over the formula`, {
      isMet: longest - formulaSeconds <= allowed,
      found: (longest - formulaSeconds).toFixed(2),
    });
    print(
      `| ${people} | ${formulaSeconds.toFixed(1)} | ${times.map((one) => one.toFixed(2)).join(' | ')} | ${allowed.toFixed(2)} |`,
    );
  }
}

async function printDelays(how: Disturbance): Promise<void> {
  const words = how === 'refuses' ? 'refuses for 10 minutes' : how;
  print(`\n| while openai ${words}, a person asks | channel | without, s | with, s | more a check, ms |`);
  print('|---|---|---|---|---|');
  for (const delay of await measureDelays(program, how)) {
    const { who, channel, secondsWithout, secondsWith, extraMsPerCheck } = delay;
    print(
      `| ${who} | ${channel} | ${secondsWithout.toFixed(2)} | ${secondsWith.toFixed(2)} | ${extraMsPerCheck.toFixed(0)} |`,
    );
    required.require(
      `${channel} beside a provider that ${how} (${who}): at most ${DELAY_MAX_MS} ms more a check`,
      {
        isMet: extraMsPerCheck <= DELAY_MAX_MS,
        found: extraMsPerCheck.toFixed(0),
      },
    );
  }
}

// An interrupted benchmark ends what it started, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
if (!values.source) await build();
print(`${describeMachine()}\n`);
if (isWanted('throughput')) await printThroughput();
if (isWanted('pace')) await printPace();
if (isWanted('delay')) for (const how of ['refuses', 'is full'] as const) await printDelays(how);
required.tell();
