import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AssistantSimulator,
  startAssistantSimulator,
} from '../../packages/assistant-simulator/src/index.ts';
import { CHANNELS } from '../../packages/contract/src/channel-names.ts';
import type { ProductProcess } from '../product-process.ts';
import { seededRandom } from '../seeded-random.ts';
import { ADD_KEYWORDS, createApiClient, type Person } from './api-client.ts';
import { type Blow, planBlows, strike } from './blows.ts';
import { Installation } from './installation.ts';
import { type Evidence, gatherEvidence, LOGGED_MAX } from './verify.ts';

const WORKERS = 2;
/** Three people side by side, so that both workers are busy; each run asks 200 checks twice. */
const PEOPLE = 3;
/** Between two of them: whichever worker looks first takes a run. */
const STARTS_APART_MS = 1_000;
/** Some answers mention it, and are read by a model. */
const COMPANY = 'Northwind';
/** The company of the last person: answers write it otherwise, so that each mention is in doubt and read by a model. */
const RESPACED_COMPANY = 'North Wind';
const KEYWORDS = 50;
export const SAMPLES = 2;
const PARALLEL = 10;
/** How often a provider refuses, so that asking again for that reason is seen as well. */
const REFUSALS = 4;
const LATENCIES_MAX_MS = [400, 1_000, 2_000] as const;
/** Calls in flight that each assistant allows: more than all want, or half of what they want, so that they wait. */
const IN_FLIGHT_MAX = [100, 16] as const;
const CHANNEL_PAUSES_MS = 6_000;
/** What may pass beyond the time undisturbed: a stop, taking over, calls nobody heard of again, reports. */
const PATIENCE_MS = 6 * 60_000;

export interface Round {
  latencyMaxMs: number;
  /** Calls in flight that each assistant allows. */
  inFlightMax: number;
  blows: Blow[];
  seconds: number;
  evidence: Evidence;
  installation: Installation;
}

/**
 * One round on an installation of its own: two workers, three runs of 200 checks × 2 samples over four channels, one
 * blow of each kind. `look` sees what is left when every run has ended, before all of it is removed.
 */
export async function runRound<T>(
  options: { seed: number; program: string },
  look: (round: Round) => Promise<T>,
): Promise<T> {
  const random = seededRandom(options.seed);
  const latencyMaxMs = random.pick(LATENCIES_MAX_MS);
  const inFlightMax = random.pick(IN_FLIGHT_MAX);
  const simulator = await startAssistantSimulator({
    seed: `proof ${options.seed}`,
    latencyMs: { min: 0, max: latencyMaxMs },
    keptRequests: LOGGED_MAX,
    trackedBrands: [{ name: COMPANY }],
  });
  const installation = new Installation({ baseUrls: simulator.baseUrls, program: options.program });
  try {
    await installation.startDatabase();
    const api = await installation.start('api');
    const people = await prepare(installation, api, { simulator, inFlightMax });
    const workers = await Promise.all(Array.from({ length: WORKERS }, () => installation.start('worker')));
    const started = performance.now();
    const client = createApiClient(api.baseUrl);
    for (const person of people) {
      await client.startRun(person, { channels: [...CHANNELS], samples: SAMPLES }, `round ${options.seed}`);
      await sleep(random.next() * STARTS_APART_MS);
    }
    // A batch takes as long as its slowest call.
    const batches = (KEYWORDS * SAMPLES) / PARALLEL;
    const expectedMs = CHANNELS.length * batches * latencyMaxMs * 0.9 + CHANNEL_PAUSES_MS;
    const blows = await strike(installation, workers, planBlows(random, { workers: WORKERS, expectedMs }));
    await untilEnded(installation, started + expectedMs + PATIENCE_MS);
    const seconds = Math.round((performance.now() - started) / 1000);
    const evidence = await gatherEvidence(installation, simulator);
    return await look({ latencyMaxMs, inFlightMax, blows, seconds, evidence, installation });
  } catch (error) {
    throw new Error(
      `the round of seed ${options.seed} broke off; last words:\n${installation.output.slice(-4_000)}`,
      {
        cause: error,
      },
    );
  } finally {
    await installation.remove();
    await simulator.stop();
  }
}

/** People with keywords of their own, and assistants asked ten at a time without a rest. */
async function prepare(
  installation: Installation,
  api: ProductProcess,
  { simulator, inFlightMax }: { simulator: AssistantSimulator; inFlightMax: number },
): Promise<Person[]> {
  const client = createApiClient(api.baseUrl);
  const administrator = await client.signIn(installation.administrator);
  for (const channel of CHANNELS)
    await client.setChannel(administrator, channel, {
      pace_parallel: PARALLEL,
      pace_pause_ms: 0,
      max_in_flight: inFlightMax,
      requests_per_minute: 10_000,
    });
  // Doubtful mentions are read by a model without being asked.
  await client.setTracker(administrator, { stance_reading: true });
  const people: Person[] = [];
  for (let number = 1; number <= PEOPLE; number += 1) {
    const email = `person-${number}@example.com`;
    const company = number === PEOPLE ? RESPACED_COMPANY : COMPANY;
    const person = await client.signUp({ email, company, administrator });
    await installation.query(ADD_KEYWORDS, [person.account_id, KEYWORDS, `crm for team ${number} of`]);
    people.push(person);
  }
  for (const channel of CHANNELS)
    await fetch(`${simulator.adminUrl}/faults`, {
      method: 'POST',
      body: JSON.stringify({
        channel,
        kind: '429',
        retryAfterSeconds: 1,
        times: REFUSALS,
        probability: 0.05,
      }),
    });
  return people;
}

/** Waits until nothing is left to be done in the background; past `until` what is found then counts. */
async function untilEnded(installation: Installation, until: number): Promise<void> {
  while (performance.now() < until) {
    const [open] = await installation.query<{ left: number }>(
      `select (select count(*) from check_runs where state = 'running')
         + (select count(*) from check_attempts where state = 'asking' or not is_settled)
         + (select count(*) from uncounted_answers) + (select count(*) from unread_answers)
         + (select count(*) from auxiliary_verdicts where state in ('open', 'asking'))
         + (select count(*) from stance_readings where state in ('open', 'asking'))
         + (select count(*) from run_channels c where c.scope = 'full' and c.state = 'done' and not exists (
             select from reports p where p.account_id = c.account_id and p.run_id = c.run_id and p.channel = c.channel))
         as left`,
    );
    if (Number(open?.left) === 0) return;
    await sleep(500);
  }
}
