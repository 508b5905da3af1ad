import type { LoggedRequest } from '@answerscope/assistant-simulator';
import { CHANNELS, type Channel } from '@answerscope/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Reply } from '../../../test/user.ts';
import { sharedRunApp, startRun } from '../runs/run.fixture.ts';

/** Failures that stay, that the provider surely did not bill, and that it may have billed. */
const FINAL = ['invalid_key', 'quota', 'bad_request', 'malformed'];
const NOT_BILLED = ['429', '529'];
const MAYBE_BILLED = ['500', 'drop'];
/** A channel meets one kind of refusal: the pause after a 429 would hide the shorter wait after a 529. */
const kindsOf = (channel: Channel) => [
  ...FINAL,
  ['openai', 'gemini'].includes(channel) ? '429' : '529',
  ...MAYBE_BILLED,
];
const KINDS = CHANNELS.flatMap(kindsOf);
const KEYWORDS = 16;
/** The shortest pause before a second try, and the wait that the 429 names. */
const SHORTEST_MS = 1_000;
const NAMED_WAIT_MS = 2_000;

const app = sharedRunApp();
/** What each question on each channel met at the provider, in sequence. */
let met: LoggedRequest[][];
let run: Reply['body'];
beforeAll(async () => {
  await app.setPace({ pace_parallel: 4 });
  for (const channel of CHANNELS) {
    for (const kind of kindsOf(channel)) {
      const wait = kind === '429' ? { retryAfterSeconds: NAMED_WAIT_MS / 1_000 } : {};
      await app.fault({ channel, kind, times: 1, ...wait });
    }
  }
  const user = await app.newRunner(KEYWORDS);
  app.startEngine();
  const { body } = await startRun(user, { channels: [...CHANNELS] });
  const ended = async () => {
    run = (await user.get(`/api/runs/${body.id}`)).body;
    return run.state !== 'running';
  };
  await vi.waitUntil(ended, { timeout: 120_000, interval: 100 });
  const requests = new Map<string, LoggedRequest[]>();
  for (const one of await app.requests()) {
    const asked = `${one.channel}: ${one.question}`;
    requests.set(asked, [...(requests.get(asked) ?? []), one]);
  }
  met = [...requests.values()];
});

const faultsOf = (requests: readonly LoggedRequest[]) => requests.map(({ fault }) => fault ?? 'none');
const startMs = ({ started_at }: LoggedRequest) => Date.parse(started_at);
const endMs = ({ ended_at }: LoggedRequest) => Date.parse(ended_at ?? '');

describe('a run over four providers that fail in every way', () => {
  it('asks every question, and ends each with an answer or a failure that stays', () => {
    expect(met).toHaveLength(KEYWORDS * CHANNELS.length);
    expect(met.flatMap(faultsOf).filter((fault) => fault !== 'none')).toHaveLength(KINDS.length);
    const failed = met.filter((requests) => faultsOf(requests).at(-1) !== 'none');
    expect(run).toMatchObject({
      state: 'done',
      failed: failed.length,
      successful: met.length - failed.length,
    });
    expect(failed.length).toBeGreaterThan(0);
  });

  it('never asks again what was answered, refused for good, or sent in a form that cannot be read', () => {
    const repeated = met
      .map(faultsOf)
      .filter((faults) => faults.slice(0, -1).some((fault) => fault === 'none' || FINAL.includes(fault)));
    expect(repeated).toEqual([]);
  });

  it('asks once more, and no more, what may have been billed', () => {
    const often = met.map(faultsOf).filter((faults) => faults.filter(isMaybeBilled).length > 1);
    for (const faults of often) {
      const second = faults.findLastIndex(isMaybeBilled);
      expect(faults.slice(second + 1)).toEqual([]);
    }
    expect(met.map(faultsOf).some((faults) => isMaybeBilled(faults[0] ?? '') && faults.length > 1)).toBe(
      true,
    );
  });

  it('asks again what the provider turned away, no sooner than it said', () => {
    for (const requests of met) {
      for (const [at, one] of requests.entries()) {
        if (!NOT_BILLED.includes(one.fault ?? '')) continue;
        const next = requests[at + 1];
        const waitMs = one.fault === '429' ? NAMED_WAIT_MS : SHORTEST_MS;
        expect(next).toBeDefined();
        if (next !== undefined) expect(startMs(next) - endMs(one)).toBeGreaterThanOrEqual(waitMs - 20);
      }
    }
  });
});

function isMaybeBilled(fault: string): boolean {
  return MAYBE_BILLED.includes(fault);
}
