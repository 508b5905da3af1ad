import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FAULTS } from '../../../packages/payment-simulator/src/index.ts';
import { seededRandom } from '../../seeded-random.ts';
import { act, type Customer, type World } from './life.ts';
import {
  hasJustPaid,
  PAYMENT_STATEMENTS,
  type PaymentStatement,
  type Seen,
  SHOWN_UNPAID,
} from './statements.ts';
import { PaymentWorld } from './world.ts';

const DAY_SECONDS = 86_400;
const DAYS = 60;
/** How often all rows are judged. The product's own jobs run every day: that of the hour, and that of the night. */
const DAYS_BETWEEN_JUDGEMENTS = 10;
/** How often an administrator has everything reconciled besides. */
const DAYS_BETWEEN_RECONCILIATIONS = 20;
/** Of all customers, each day. */
const SHARE_ACTING = 0.15;
const CHANCE_OF_FAULTS = 0.6;
const CHANCE_OF_A_KILL = 0.2;
const AT_ONCE = 6;
const PROBLEMS_SHOWN = 5;

interface Finding {
  statement: string;
  problems: string[];
}

/**
 * Lives of customers over sixty days, with the webhooks of their payment provider lost, doubled, late and in reverse
 * order, its API failing, replies lost after the deed, and the product killed in between. Each day the product's own jobs
 * reconcile, and nobody who pays may be shown unpaid after them; every ten days all rows must be what the provider says.
 * The same seed gives the same lives; which of them a kill meets differs.
 * @returns the exit code: 0 when every statement held
 */
export async function provePayments({ lives, seed }: { lives: number; seed: number }): Promise<number> {
  const random = seededRandom(seed);
  const dataDir = mkdtempSync(join(tmpdir(), 'answerscope-payments-'));
  console.log(`proof of payments: ${lives} lives of ${DAYS} days, seed ${seed}`);
  const world = await PaymentWorld.open(dataDir);
  const started = performance.now();
  try {
    const customers = await signUpAll(world, lives);
    let kills = 0;
    let faults = 0;
    const found: Finding[] = [];
    const plans = await world.plans();
    let administrator = await world.administrator();
    for (let day = 1; day <= DAYS; day += 1) {
      await world.forgetLimits();
      if (random.next() < CHANCE_OF_FAULTS) faults += breakSomething(world, random);
      const acting = customers.filter(() => random.next() < SHARE_ACTING);
      const whole: World = {
        random,
        stripe: world.stripe,
        client: world.client,
        baseUrl: world.baseUrl,
        plans,
        administrator: async () => administrator,
        customerIdOf: world.customerIdOf,
        paymentsOf: world.paymentsOf,
      };
      const killed = random.next() < CHANCE_OF_A_KILL ? killWithin(world, random.between(20, 900)) : null;
      await inTurns(acting, (customer) => act(whole, customer, day));
      if (killed !== null) {
        await killed;
        kills += 1;
      }
      await world.advance(DAY_SECONDS);
      await world.stripe.release();
      await world.quiet();
      administrator = await world.administrator();
      await world.runScheduled('reconcile-due-payments');
      const afterTheHour = (await world.seePlans(customers)).filter(hasJustPaid);
      await world.runScheduled('reconcile-all-payments');
      found.push(...judge([...afterTheHour, ...(await world.seePlans(customers))], [SHOWN_UNPAID]));
      if (day % DAYS_BETWEEN_RECONCILIATIONS === 0) await world.reconcile();
      if (day % DAYS_BETWEEN_JUDGEMENTS !== 0) continue;
      const seen = await seeAll(world, customers);
      const findings = judge(seen, PAYMENT_STATEMENTS);
      found.push(...findings);
      tell(day, { findings, seen, kills, faults });
      if (day === DAYS) found.push(...deafOnes(seen));
    }
    const seconds = Math.round((performance.now() - started) / 1_000);
    const wrong = found.filter(({ problems }) => problems.length > 0);
    for (const { statement, problems } of wrong) {
      console.log(`NOT: ${statement}: ${problems.length}`);
      for (const problem of problems.slice(0, PROBLEMS_SHOWN)) console.log(`  ${problem}`);
    }
    console.log(
      wrong.length === 0
        ? `${lives} of ${lives} lives are what the provider says, in all ${PAYMENT_STATEMENTS.length} statements, each of which was made to fail; ${kills} kills, ${faults} faults, ${seconds} s`
        : `${wrong.length} statements did not hold; seed ${seed}`,
    );
    return wrong.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(world.output.slice(-4_000));
    throw error;
  } finally {
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function signUpAll(world: PaymentWorld, lives: number): Promise<Customer[]> {
  const customers: Customer[] = [];
  await inTurns(
    Array.from({ length: lives }, (_, at) => `customer-${at}@example.com`),
    async (email) => {
      const account = await world.signUp(email);
      customers.push({
        ...account,
        email,
        customerId: null,
        bought: 0,
        sessions: [],
        story: [],
      });
    },
  );
  // By name, whoever was quicker: the same seed meets the same people.
  return customers.toSorted((a, b) => (a.email < b.email ? -1 : 1));
}

/** Some at a time, each by the next who is free. */
async function inTurns<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const left = [...all];
  const oneAfterAnother = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterAnother));
}

function breakSomething(world: PaymentWorld, random: ReturnType<typeof seededRandom>): number {
  const kind = FAULTS[Math.floor(random.next() * FAULTS.length)] ?? 'duplicate';
  const times = 1 + Math.floor(random.next() * 12);
  world.stripe.fault({ kind, times });
  return times;
}

async function killWithin(world: PaymentWorld, ms: number): Promise<void> {
  await sleep(ms);
  await world.kill();
  await world.start();
}

async function seeAll(world: PaymentWorld, customers: readonly Customer[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const customer of customers) seen.push(await world.see(customer));
  return seen;
}

function judge(seen: readonly Seen[], statements: readonly PaymentStatement[]): Finding[] {
  return statements.map(({ name, contradiction }) => ({
    statement: name,
    problems: seen.flatMap((one) => {
      const told = contradiction(one);
      return told === null
        ? []
        : [`${one.customer.email} ${told}; ${one.customer.story.slice(-6).join(', ')}`];
    }),
  }));
}

/** Statements that notice nothing when what they are about is contradicted, or that had nothing to be tried on. */
function deafOnes(seen: readonly Seen[]): Finding[] {
  return PAYMENT_STATEMENTS.map(({ name, contradiction, spoil }) => {
    const spoiled = seen.flatMap((one) => spoil(one) ?? []);
    const deaf = spoiled.filter((one) => contradiction(one) === null);
    return {
      statement: `'${name}' notices what contradicts it`,
      problems: [
        ...(spoiled.length === 0 ? ['nobody had anything to try it on'] : []),
        ...deaf.map(({ customer }) => `it noticed nothing of ${customer.email}`),
      ],
    };
  });
}

function tell(
  day: number,
  {
    findings,
    seen,
    kills,
    faults,
  }: { findings: Finding[]; seen: readonly Seen[]; kills: number; faults: number },
): void {
  const wrong = findings.reduce((sum, { problems }) => sum + problems.length, 0);
  const paying = seen.filter(({ stored }) => stored.plan !== 'Free').length;
  const bought = seen.reduce((sum, { customer }) => sum + customer.bought, 0);
  const events = seen.reduce((sum, { truth }) => sum + (truth?.invoices.length ?? 0), 0);
  console.log(
    `day ${String(day).padStart(2)}  ${paying} on a paid plan  ${bought} checkouts paid  ${events} invoices  ${kills} kills  ${faults} faults  ${wrong} contradictions`,
  );
  for (const { statement, problems } of findings.filter(({ problems }) => problems.length > 0))
    console.log(`  ${statement}: ${problems.length}, first ${problems[0]}`);
}
