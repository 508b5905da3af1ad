import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.ts';
import { describeMachine, quantile } from '../machine.ts';
import { measurePace } from './pace.ts';
import { measureDelays } from './refusing-provider.ts';
import { measureThroughput, type Throughput } from './throughput.ts';

/**
 * How many answers a second runs count, and whether they keep their pace. `throughput`, `pace`, `delay` as arguments
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
  const largest = Math.max(...sizes);
  const cases = [...sizes.map((checks) => ({ processes: 1, checks })), { processes: 2, checks: largest }];
  print(
    '| processes | checks | counted | seconds | answers a second | peak memory, MiB | CPU ms an answer: product | PostgreSQL | simulator | cores others took |',
  );
  print('|---|---|---|---|---|---|---|---|---|---|');
  const measured: Throughput[] = [];
  for (const one of values.profile === undefined ? cases : cases.slice(0, 1)) {
    const found = await measureThroughput({ program, nodeArguments, ...one });
    measured.push(found);
    const { processes, checks, counted, seconds, peakMib, cpu, coresTaken } = found;
    const rate = (counted / seconds).toFixed(0);
    const cpus = [cpu.product, cpu.postgres, cpu.simulator].map((ms) => ms.toFixed(2)).join(' | ');
    print(
      `| ${processes} | ${checks} | ${counted} | ${seconds.toFixed(1)} | ${rate} | ${peakMib.toFixed(0)} | ${cpus} | ${coresTaken.toFixed(2)} |`,
    );
  }
  const settings = Object.entries(measured[0]?.settings ?? {}).map(([name, setting]) => `${name} ${setting}`);
  print(`\nPostgreSQL said: ${settings.join(', ')}.`);
  const rateOf = (at: number) => (measured[at]?.counted ?? 0) / (measured[at]?.seconds ?? Number.NaN);
  if (measured.length < 3) return;
  const memory = (measured[1]?.peakMib ?? 0) / (measured[0]?.peakMib ?? Number.NaN);
  print(`Memory of ${sizes[1]} checks: ${memory.toFixed(2)} times that of ${sizes[0]}.`);
  print(`Two processes: ${(rateOf(2) / rateOf(1)).toFixed(2)} times one.`);
}

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
    print(
      `| ${people} | ${formulaSeconds.toFixed(1)} | ${times.map((one) => one.toFixed(2)).join(' | ')} | ${allowed.toFixed(2)} |`,
    );
  }
}

async function printDelays(): Promise<void> {
  print(
    '\n| while openai refuses for 10 minutes, a person asks | channel | without, s | with, s | more a check, ms |',
  );
  print('|---|---|---|---|---|');
  for (const { who, channel, secondsWithout, secondsWith, extraMsPerCheck } of await measureDelays(program))
    print(
      `| ${who} | ${channel} | ${secondsWithout.toFixed(2)} | ${secondsWith.toFixed(2)} | ${extraMsPerCheck.toFixed(0)} |`,
    );
}

// An interrupted benchmark ends what it started, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
if (!values.source) await build();
print(`${describeMachine()}\n`);
if (isWanted('throughput')) await printThroughput();
if (isWanted('pace')) await printPace();
if (isWanted('delay')) await printDelays();
