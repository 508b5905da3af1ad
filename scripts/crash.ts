import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type AssistantSimulator,
  startAssistantSimulator,
} from '../packages/assistant-simulator/src/index.ts';
import { findLosses, findUnreadable } from './crash/verify.ts';
import { type Ledger, signUp, startWriting, type Tally } from './crash/writers.ts';
import { KillableProduct, type Victim } from './killable-product.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/**
 * Kills the real product while people write, again and again on one DATA_DIR, and looks whether anything that was
 * acknowledged is lost: node, its PostgreSQL or both, in turn, at random moments.
 *   npm run crash [-- --rounds 20 --seed 1]
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const ROUNDS = Number(values.rounds);
const SEED = Number(values.seed);
const VICTIMS: readonly [Victim, Victim, Victim] = ['node', 'postgres', 'both'];
/** Each may write 120 times a minute; together they keep the product busy for some dozens of rounds. */
const PEOPLE = 12;
const LOSSES_SHOWN = 8;
/** A blow before anything was written proves nothing: a busy machine gets a little longer. */
const WRITES_BEFORE_BLOW = 5;

interface Round {
  number: number;
  victim: Victim;
  blowAfterMs: number;
  readyMs: number;
  underWay: number;
  lost: number;
  tally: Tally;
  losses: string[];
}

async function main(): Promise<number> {
  const simulator = await startAssistantSimulator({ seed: `crash ${SEED}`, latencyMs: { min: 0, max: 300 } });
  const product = new KillableProduct({
    OPENAI_API_KEY: 'key-of-the-crash-test',
    OPENAI_BASE_URL: simulator.baseUrls.openai,
    DAILY_SPEND_LIMIT_USD: '100000',
  });
  let failed = 0;
  try {
    await product.start();
    if (product.administrator === null) throw new Error('the first start printed no administrator');
    const ledgers = await signUp(product.baseUrl, { count: PEOPLE, administrator: product.administrator });
    console.log(`crash test: ${ROUNDS} rounds, seed ${SEED}\n${HEADINGS}`);
    const random = seededRandom(SEED);
    for (let number = 1; number <= ROUNDS; number += 1) {
      const victim = VICTIMS[(number - 1) % VICTIMS.length] ?? 'both';
      const round = await runRound({ product, simulator, ledgers, random, number, victim });
      console.log(lineOf(round));
      for (const loss of round.losses.slice(0, LOSSES_SHOWN)) console.log(`      ${loss}`);
      if (round.losses.length > LOSSES_SHOWN) console.log(`      … ${round.losses.length} in all`);
      if (round.losses.length > 0) failed += 1;
    }
    const code = await product.stop();
    if (code !== 0) throw new Error(`the last stop ended with exit code ${code}`);
  } catch (error) {
    console.log(`the crash test broke off; the product's last words:\n${product.output.slice(-3_000)}`);
    throw error;
  } finally {
    await product.remove();
    await simulator.stop();
  }
  console.log(`${ROUNDS - failed} passed, ${failed} failed`);
  return failed;
}

interface Setting {
  product: KillableProduct;
  simulator: AssistantSimulator;
  ledgers: readonly Ledger[];
  random: SeededRandom;
  number: number;
  victim: Victim;
}

async function runRound({ product, simulator, ledgers, random, number, victim }: Setting): Promise<Round> {
  const tally: Tally = { acknowledged: 0, unanswered: 0, faults: [] };
  const blowAfterMs = Math.round(random.between(300, 2_000));
  const isLongAway = random.next() < 0.5;
  const writing = startWriting(product.baseUrl, {
    ledgers,
    tally,
    round: number,
    // Of their own: how often writers draw depends on the machine, and the blows must not.
    random: seededRandom(SEED * 1_000 + number),
  });
  await sleep(blowAfterMs);
  while (tally.acknowledged < WRITES_BEFORE_BLOW) await sleep(5);
  await product.kill(victim);
  const readyMs = victim === 'postgres' ? await product.untilReady() : await restart();
  await writing.stop();

  /** Node is started again. Half of the times where PostgreSQL lives on, it was away longer than any call may take. */
  async function restart(): Promise<number> {
    await writing.stop();
    if (victim === 'node' && isLongAway)
      await product.query(
        `update check_attempts set deadline_at = deadline_at - interval '1 hour' where state = 'asking'`,
      );
    return product.start();
  }

  if (victim === 'node' && isLongAway) await untilSwept(product);
  const [open] = await product.query<{ asking: number; lost: number }>(
    `select count(*) filter (where state = 'asking')::int as asking,
       count(*) filter (where state = 'lost')::int as lost from check_attempts`,
  );
  const losses = await findLosses(product, ledgers, await billOf(simulator));
  losses.push(...(await findUnreadable(product, ledgers)), ...tally.faults);
  return {
    number,
    victim,
    blowAfterMs,
    readyMs,
    underWay: open?.asking ?? 0,
    lost: open?.lost ?? 0,
    tally,
    losses,
  };
}

/** The sweep at the start ends what is overdue. */
async function untilSwept(product: KillableProduct): Promise<void> {
  const isOver = async () =>
    (
      await product.query(
        "select 1 from check_attempts where state = 'asking' and deadline_at < now() limit 1",
      )
    ).length === 0;
  for (let tries = 0; !(await isOver()); tries += 1) {
    if (tries > 200) throw new Error('calls of a killed process were not given up');
    await sleep(50);
  }
}

async function billOf(simulator: AssistantSimulator): Promise<number> {
  const response = await fetch(`${simulator.adminUrl}/bill`);
  return ((await response.json()) as { total: number }).total;
}

const HEADINGS = 'round  killed    after ms  stored  unanswered  ready ms  asking  lost  result';

function lineOf(round: Round): string {
  const { tally } = round;
  return [
    String(round.number).padStart(5),
    round.victim.padEnd(8),
    String(round.blowAfterMs).padStart(8),
    String(tally.acknowledged).padStart(6),
    String(tally.unanswered).padStart(10),
    String(round.readyMs).padStart(8),
    String(round.underWay).padStart(6),
    String(round.lost).padStart(4),
    round.losses.length === 0 ? 'ok' : 'FAILED',
  ].join('  ');
}

process.exit((await main()) === 0 ? 0 : 1);
