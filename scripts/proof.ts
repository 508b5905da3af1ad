import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { ROOT } from './build-stamp.ts';
import type { Blow } from './proof/blows.ts';
import { provePayments } from './proof/payments/prove-payments.ts';
import { countRepeats } from './proof/requests.ts';
import { type Round, runRound, SAMPLES } from './proof/round.ts';
import { findDeafStatements } from './proof/spoil.ts';
import { type Finding, verify } from './proof/verify.ts';

/**
 * Runs of 200 checks × 2 samples over four channels by two worker processes on one PostgreSQL, while workers are
 * killed and stopped for a minute and PostgreSQL is killed, at random moments: whether anything is lost, counted
 * twice, or paid and not booked. The same seed gives the same blows.
 *   npm run proof [-- --rounds 20 --seed 1 --side-by-side 4]
 * `--source` runs the sources instead of the build.
 *   npm run proof -- payments [--lives 200 --seed 1]
 * proves the lives of paying customers instead: proof/payments.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    'side-by-side': { type: 'string', default: '4' },
    source: { type: 'boolean', default: false },
    lives: { type: 'string', default: '200' },
  },
});
const ROUNDS = Number(values.rounds);
const SEED = Number(values.seed);
const SIDE_BY_SIDE = Number(values['side-by-side']);
const PROBLEMS_SHOWN = 5;

interface Verdict {
  line: string;
  findings: Finding[];
  /** Statements that failed to notice a contradiction; null when it was not tried. */
  deaf: string[] | null;
}

async function main(): Promise<number> {
  if (!values.source) await build();
  const program = join(ROOT, values.source ? 'apps/server/src/main.ts' : 'apps/server/dist/main.js');
  console.log(`proof: ${ROUNDS} rounds, seed ${SEED}, ${SIDE_BY_SIDE} side by side\n${HEADINGS}`);
  const verdicts: Verdict[] = [];
  let next = 0;
  const oneAfterAnother = async (): Promise<void> => {
    while (next < ROUNDS) {
      next += 1;
      const number = next;
      const seed = SEED * 1_000 + number;
      const verdict = await runRound({ seed, program }, (round) => judge(number, round)).catch(
        (error: unknown) => brokenOff(number, error),
      );
      verdicts.push(verdict);
      tell(verdict);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, oneAfterAnother));
  return summarise(verdicts);
}

/** A round that could not be held to its end proves nothing. */
function brokenOff(number: number, error: unknown): Verdict {
  console.error(error);
  const findings = [{ statement: 'the round is held to its end', problems: [String(error).slice(0, 200)] }];
  return { line: `${String(number).padStart(5)}  broke off`, findings, deaf: null };
}

async function judge(number: number, round: Round): Promise<Verdict> {
  const { installation, evidence, blows } = round;
  const seen = { evidence, blows, samples: SAMPLES };
  const findings = await verify((text, given) => installation.query(text, given), seen);
  const deaf = number === 1 ? await findDeafStatements(installation, seen) : null;
  return { line: await lineOf(number, round, findings), findings, deaf };
}

function tell({ line, findings }: Verdict): void {
  console.log(line);
  for (const { statement, problems } of findings) {
    if (problems.length === 0) continue;
    console.log(`      NOT: ${statement}: ${problems.length}`);
    for (const problem of problems.slice(0, PROBLEMS_SHOWN)) console.log(`        ${problem}`);
  }
}

/** How often each statement held, over all rounds; returns how many rounds failed. */
function summarise(verdicts: readonly Verdict[]): number {
  const statements = [
    ...new Set(verdicts.flatMap(({ findings }) => findings.map(({ statement }) => statement))),
  ];
  console.log('\n held  statement');
  for (const statement of statements) {
    const held = verdicts.filter(({ findings }) =>
      findings.some((one) => one.statement === statement && one.problems.length === 0),
    );
    console.log(`${`${held.length}/${verdicts.length}`.padStart(5)}  ${statement}`);
  }
  const tried = verdicts.find((verdict) => verdict.deaf !== null);
  const deaf = tried?.deaf ?? ['not tried'];
  console.log(
    deaf.length === 0
      ? `each of the ${statements.length} statements failed when it was contradicted on purpose`
      : `statements that notice nothing: ${deaf.join('; ')}`,
  );
  const failed = verdicts.filter(({ findings }) =>
    findings.some(({ problems }) => problems.length > 0),
  ).length;
  console.log(`${verdicts.length - failed} passed, ${failed} failed`);
  return failed + deaf.length;
}

const HEADINGS =
  'round  latency  allowed  s killed  s no db  s stopped  in flight  asked  refused  lost  repeats  surplus  booked/billed  seconds  result';

async function lineOf(number: number, round: Round, findings: Finding[]): Promise<string> {
  const { blows, evidence, installation } = round;
  const { asked, attempts, billed } = evidence;
  const secondsOf = (kind: Blow['kind']) =>
    ((blows.find((blow) => blow.kind === kind)?.atMs ?? Number.NaN) / 1000).toFixed(1);
  const [sums] = await installation.query<{ booked: number; surplus: number }>(
    `select (select sum(spent_microdollars)::float8 from spend_months) as booked,
       (select count(*)::int from answers where not is_counted) as surplus`,
  );
  const in_flight = blows.map((blow) => blow.in_flight.size).join('+');
  return [
    String(number).padStart(5),
    `≤ ${round.latencyMaxMs}`.padStart(7),
    String(round.inFlightMax).padStart(7),
    secondsOf('kill worker').padStart(8),
    secondsOf('kill PostgreSQL').padStart(7),
    secondsOf('stop worker').padStart(9),
    in_flight.padStart(9),
    String(asked.length).padStart(5),
    String(asked.filter(({ is_refusal }) => is_refusal).length).padStart(7),
    String(attempts.filter(({ state }) => state === 'lost').length).padStart(4),
    String(countRepeats(asked, SAMPLES)).padStart(7),
    String(sums?.surplus).padStart(7),
    ((sums?.booked ?? 0) / billed).toFixed(3).padStart(13),
    String(round.seconds).padStart(7),
    findings.every(({ problems }) => problems.length === 0) ? 'ok' : 'FAILED',
  ].join('  ');
}

// An interrupted proof ends what it started, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const isOfPayments = positionals[0] === 'payments';
process.exit(
  (await (isOfPayments ? provePayments({ lives: Number(values.lives), seed: SEED }) : main())) === 0 ? 0 : 1,
);
