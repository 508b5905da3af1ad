import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  type AssistantSimulator,
  type LoggedRequest,
  startAssistantSimulator,
} from '@answerscope/assistant-simulator';
import { CHANNELS, type Channel } from '@answerscope/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { TEST_SECRET } from '../../../test/global-setup.ts';
import type { Between, ProcessWork, SentCall } from './provider-process.fixture.ts';

const LIMITS = { max_in_flight: 3, requests_per_minute: 10_000 };
const QUESTIONS = 200;
/** Waits that each provider names in its own way: Gemini in the body, the others in a header. */
const WAITS_MS = [1_000, 1_500, 2_000];
/** What is held back comes again after a second and a quarter at the latest; with what a busy machine takes to wake up. */
const GOING_ON_MS = 2_000;
/** The shortest time before a second try. */
const SHORTEST_MS = 1_000;
/** Refusals are surely not billed; of the others nobody knows what became of them. */
const REFUSALS = ['429', '529'];
const UNKNOWN_OUTCOMES = ['500', 'drop'];
/** The times a question may meet them: asked again six times, and once. */
const MOST_REFUSALS = 7;
const MOST_UNKNOWN = 2;

let database: TestDatabase;
let simulator: AssistantSimulator;
let children: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  simulator = await startAssistantSimulator({ seed: 'processes', latencyMs: { min: 20, max: 60 } });
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await database.query('delete from provider_slots');
  await database.query('delete from provider_states');
  await admin('POST', '/reset');
});
afterAll(async () => {
  await simulator.stop();
  await database.drop();
});

/** A process of the product with nothing but its pools, its control and the four assistants. */
function startProcess(work: Partial<ProcessWork> & Pick<ProcessWork, 'questions'>): {
  child: ChildProcess;
  report: Promise<SentCall[]>;
} {
  const fixture = fileURLToPath(new URL('./provider-process.fixture.ts', import.meta.url));
  const child = fork(fixture, { execArgv: [] });
  children.push(child);
  child.send({
    owner: database.owner,
    secret: TEST_SECRET,
    baseUrls: simulator.baseUrls,
    limits: LIMITS,
    leaseMs: 15_000,
    renewMs: 4_000,
    askers: 6,
    ...work,
  } satisfies ProcessWork);
  const ended = once(child, 'exit').then(() => {
    throw new Error('a process ended before it had asked everything');
  });
  const report = once(child, 'message').then(([asked]) => asked as SentCall[]);
  const first = Promise.race([report, ended]);
  first.catch(() => undefined);
  return { child, report: first };
}

async function admin<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
  const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return (await fetch(`${simulator.adminUrl}${path}`, init)).json() as Promise<T>;
}
const logged = async () => (await admin<{ requests: LoggedRequest[] }>('GET', '/requests')).requests;
const startOf = ({ started_at }: LoggedRequest) => Date.parse(started_at);
const endOf = ({ ended_at }: LoggedRequest) => (ended_at === null ? Number.NaN : Date.parse(ended_at));

/** The most requests that were under way at once, by the simulator's own clock. */
function mostAtOnce(requests: readonly LoggedRequest[]): number {
  const steps = requests.flatMap((one) => [
    { at: startOf(one), by: 1 },
    { at: endOf(one), by: -1 },
  ]);
  let under_way = 0;
  let most = 0;
  for (const { by } of steps.toSorted((a, b) => a.at - b.at || a.by - b.by)) {
    under_way += by;
    most = Math.max(most, under_way);
  }
  return most;
}

describe('two processes that ask 200 questions over four providers with faults injected at 30%', () => {
  let requests: LoggedRequest[];
  let reports: SentCall[][];
  /** The requests of each question, in order, and the call of its process that made each. */
  let tries: Map<string, LoggedRequest[]>;
  let calls: Map<string, SentCall>;
  const of = (channel: Channel) => requests.filter((one) => one.channel === channel);
  const waitNamed = ({ id }: LoggedRequest) => {
    const { wait_ms = null, paused_at = null } = calls.get(id) ?? {};
    if (wait_ms === null || paused_at === null) throw new Error('its process keeps the wait of every 429');
    return { wait_ms, paused_at };
  };

  beforeAll(async () => {
    for (const [index, channel] of CHANNELS.entries()) {
      for (const [turn, after] of [5, 18, 32].entries()) {
        const retryAfterSeconds = (WAITS_MS[(index + turn) % WAITS_MS.length] ?? 0) / 1_000;
        await admin('POST', '/faults', { channel, kind: '429', retryAfterSeconds, times: 1, after });
      }
      for (const kind of ['500', '529', 'slow', 'drop', 'malformed'])
        await admin('POST', '/faults', { channel, kind, probability: 0.065, delayMs: 150 });
    }
    const questions = Array.from({ length: QUESTIONS }, (_, index) => ({
      channel: CHANNELS[index % CHANNELS.length] ?? 'openai',
      question: `Which CRM is best for team ${index}?`,
    }));
    const half = (part: number) => questions.filter((_, index) => Math.floor(index / 4) % 2 === part);
    const processes = [0, 1].map((part) => startProcess({ questions: half(part) }));
    reports = await Promise.all(processes.map(({ report }) => report));
    requests = await logged();
    tries = Map.groupBy(
      requests.toSorted((a, b) => startOf(a) - startOf(b)),
      ({ question }) => question,
    );
    const made = Map.groupBy(reports.flat(), ({ question }) => question);
    calls = new Map(
      [...tries].flatMap(([question, logged]) =>
        logged.flatMap(({ id }, index) => {
          const call = made.get(question)?.[index];
          return call === undefined ? [] : [[id, call] as const];
        }),
      ),
    );
  });

  it('ask all of them, and know of each request that reached a provider', () => {
    expect(tries.size).toBe(QUESTIONS);
    expect(reports.map((report) => new Set(report.map(({ question }) => question)).size)).toEqual([
      QUESTIONS / 2,
      QUESTIONS / 2,
    ]);
    expect(reports.flat()).toHaveLength(requests.length);
    expect(calls.size).toBe(requests.length);
    const faults = requests.filter(({ fault }) => fault !== null);
    expect(faults.length).toBeGreaterThan(requests.length * 0.2);
    expect(faults.length).toBeLessThan(requests.length * 0.45);
  });

  it('ask again what may be asked again, as often as it may, and nothing else', () => {
    const wrong = [...tries.values()]
      .map((logged) => logged.map(({ fault }) => fault ?? 'none'))
      .filter((met) =>
        met.some((fault, index) => {
          const before = met.slice(0, index + 1);
          const refusals = before.filter((one) => REFUSALS.includes(one)).length;
          const unknown = before.filter((one) => UNKNOWN_OUTCOMES.includes(one)).length;
          const isFinal =
            (!REFUSALS.includes(fault) || refusals === MOST_REFUSALS) &&
            (!UNKNOWN_OUTCOMES.includes(fault) || unknown === MOST_UNKNOWN);
          return isFinal !== (index === met.length - 1);
        }),
      );
    expect(wrong).toEqual([]);
    for (const kind of [...REFUSALS, ...UNKNOWN_OUTCOMES, 'malformed'])
      expect(requests.filter(({ fault }) => fault === kind).length).toBeGreaterThan(0);
  });

  it('ask none of them again before the wait that was named, nor within a second', () => {
    const early = [...tries.values()].flatMap((logged) =>
      logged.slice(1).flatMap((next, index) => {
        const failed = logged[index] as LoggedRequest;
        const shortest_ms = failed.fault === '429' ? waitNamed(failed).wait_ms : SHORTEST_MS;
        const waited_ms = startOf(next) - endOf(failed);
        return waited_ms >= shortest_ms - 2 ? [] : [{ fault: failed.fault, waited_ms, shortest_ms }];
      }),
    );
    expect(early).toEqual([]);
  });

  it('take each outcome for what it is', () => {
    const outcomes: Record<string, string> = {
      '429': 'rate_limited',
      '500': 'overloaded',
      '529': 'overloaded',
      drop: 'network',
      malformed: 'malformed',
      slow: 'answered',
      none: 'answered',
    };
    const wrong = requests.filter(({ id, fault }) => calls.get(id)?.outcome !== outcomes[fault ?? 'none']);
    expect(wrong).toEqual([]);
    expect(new Set(requests.map(({ fault }) => fault ?? 'none'))).toEqual(new Set(Object.keys(outcomes)));
  });

  it('together never have more calls in flight than a provider has slots, and use them all', () => {
    for (const channel of CHANNELS) expect(mostAtOnce(of(channel))).toBe(LIMITS.max_in_flight);
    for (const report of reports) expect(report.some(({ refusals }) => refusals > 0)).toBe(true);
  });

  it('keep the wait that a provider names to one of them, both, and go on when it is over', () => {
    const slowest_ms = Math.max(...reports.flat().map((one) => one.slowest_ms));
    for (const channel of CHANNELS) {
      const limited = of(channel).filter(({ fault }) => fault === '429');
      expect(limited.map((one) => waitNamed(one).wait_ms).toSorted()).toEqual(WAITS_MS);
      for (const one of limited) {
        const { wait_ms, paused_at } = waitNamed(one);
        const overAt = endOf(one) + wait_ms;
        const meanwhile = of(channel).filter(
          (other) => startOf(other) > endOf(one) && startOf(other) < overAt,
        );
        // Only what had its permit before anybody could know of the wait.
        for (const { id } of meanwhile)
          expect(calls.get(id)?.leave_asked_at).toBeLessThanOrEqual(paused_at.to);
        const next = Math.min(
          ...of(channel)
            .map(startOf)
            .filter((at) => at >= overAt),
        );
        expect(next - overAt).toBeLessThan(GOING_ON_MS + 3 * slowest_ms);
      }
    }
  });

  it('are told to wait until the very end of it', () => {
    for (const channel of CHANNELS) {
      const ends = of(channel)
        .filter(({ fault }) => fault === '429')
        .map(waitNamed)
        .map(({ wait_ms, paused_at }) => ({ from: paused_at.from + wait_ms, to: paused_at.to + wait_ms }));
      const told = reports.flat().flatMap((one) => (one.channel === channel ? one.told_until : []));
      expect(told.length).toBeGreaterThan(0);
      // Whole milliseconds of two clocks, rounded up.
      const isAnEnd = (one: Between) => ends.some(({ from, to }) => one.to + 2 >= from && one.from - 2 <= to);
      expect(told.filter((one) => !isAnEnd(one))).toEqual([]);
    }
  });
});

describe('a process that is killed', () => {
  const LEASE_MS = 4_000;
  const short = { leaseMs: LEASE_MS, renewMs: 300, askers: 3 };
  const questionsOf = (names: string[]) =>
    names.map((question) => ({ channel: 'claude' as const, question }));
  const atProvider = async () => (await logged()).map(({ question }) => question);
  const heldMs = async (): Promise<number> => {
    const [held] = await database.query<{ left_ms: number }>(
      `select coalesce(extract(epoch from max(lease_until) - now()) * 1000, 0)::float8 as left_ms
       from provider_slots where provider = 'claude'`,
    );
    return held?.left_ms ?? 0;
  };

  it('holds its slots while it lives; dead, it lets go of them within their lease', async () => {
    await admin('POST', '/faults', { channel: 'claude', kind: 'timeout', times: 3 });
    const holding = startProcess({ ...short, questions: questionsOf(['one?', 'two?', 'three?']) });
    // A process takes its time to start on a busy machine.
    await expect.poll(atProvider).toHaveLength(3);
    const waiting = startProcess({ ...short, questions: questionsOf(['four?', 'five?']) });
    // Longer than a lease, so that only renewing keeps them.
    const heldSinceMs = performance.now();
    await expect.poll(() => performance.now() - heldSinceMs).toBeGreaterThan(1.2 * LEASE_MS);
    expect(await atProvider()).toHaveLength(3);

    holding.child.kill('SIGKILL');
    await once(holding.child, 'exit');
    expect(await heldMs()).toBeLessThanOrEqual(LEASE_MS);
    const asked = await waiting.report;
    expect(asked.map(({ question, outcome }) => [question, outcome]).toSorted()).toEqual([
      ['five?', 'answered'],
      ['four?', 'answered'],
    ]);
    const [, , third, ...later] = (await logged()).toSorted((a, b) => startOf(a) - startOf(b));
    expect(later).toHaveLength(2);
    for (const one of later) expect(startOf(one)).toBeGreaterThan(endOf(third as LoggedRequest));
  }, 240_000);
});
