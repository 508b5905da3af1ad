import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Rounds, startRounds } from './rounds.ts';

const POLL_MS = 10;
const started: Rounds[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop(0)));
  vi.useRealTimers();
});
const polls = (count: number) => vi.advanceTimersByTimeAsync(count * POLL_MS);

/** Rounds that wait until the test lets them go. */
function start() {
  const begun: { end: () => void; fail: (error: Error) => void; stop: AbortSignal }[] = [];
  const failures: unknown[] = [];
  let mostAtOnce = 0;
  let atOnce = 0;
  const rounds = startRounds(
    async (stop) => {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      try {
        await new Promise<void>((end, fail) => begun.push({ end, fail, stop }));
      } finally {
        atOnce -= 1;
      }
    },
    { pollMs: POLL_MS, failed: (error) => failures.push(error) },
  );
  started.push(rounds);
  return { rounds, begun, failures, mostAtOnce: () => mostAtOnce };
}

it('begin at once, follow each other at every poll, and never overlap', async () => {
  const { begun, mostAtOnce } = start();
  expect(begun).toHaveLength(1);
  await polls(6);
  expect(begun).toHaveLength(1);
  for (let round = 0; round < 3; round += 1) {
    begun.at(-1)?.end();
    await polls(1);
    expect(begun).toHaveLength(round + 2);
  }
  expect(mostAtOnce()).toBe(1);
});

it('go on after one that failed, which is told', async () => {
  const { begun, failures } = start();
  const error = new Error('the database is away');
  begun[0]?.fail(error);
  await polls(1);
  expect(begun).toHaveLength(2);
  expect(failures).toEqual([error]);
});

it('end with a stop, which tells the one under way and waits for it', async () => {
  const { rounds, begun } = start();
  let hasStopped = false;
  const stopped = rounds.stop().then(() => {
    hasStopped = true;
  });
  expect(begun[0]?.stop.aborted).toBe(true);
  await polls(3);
  expect(hasStopped).toBe(false);
  begun[0]?.end();
  await stopped;
  await polls(3);
  expect(begun).toHaveLength(1);
});

it('are not waited for longer than a stop was given', async () => {
  const { rounds, begun } = start();
  await rounds.stop(30);
  expect(begun).toHaveLength(1);
  begun[0]?.end();
});
