import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type Rounds, startRounds } from './rounds.ts';

const started: Rounds[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop(0)));
});

/** Rounds that wait until the test lets them go. */
function start(pollMs: number) {
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
    { pollMs, failed: (error) => failures.push(error) },
  );
  started.push(rounds);
  return { rounds, begun, failures, mostAtOnce: () => mostAtOnce };
}

it('begin at once, follow each other at every poll, and never overlap', async () => {
  const { begun, mostAtOnce } = start(10);
  expect(begun).toHaveLength(1);
  await sleep(60);
  expect(begun).toHaveLength(1);
  for (let round = 0; round < 3; round += 1) {
    begun.at(-1)?.end();
    await expect.poll(() => begun.length, { interval: 5 }).toBe(round + 2);
  }
  expect(mostAtOnce()).toBe(1);
});

it('go on after one that failed, which is told', async () => {
  const { begun, failures } = start(10);
  const error = new Error('the database is away');
  begun[0]?.fail(error);
  await expect.poll(() => begun.length, { interval: 5 }).toBe(2);
  expect(failures).toEqual([error]);
});

it('end with a stop, which tells the one under way and waits for it', async () => {
  const { rounds, begun } = start(10);
  let hasStopped = false;
  const stopped = rounds.stop().then(() => {
    hasStopped = true;
  });
  expect(begun[0]?.stop.aborted).toBe(true);
  await sleep(30);
  expect(hasStopped).toBe(false);
  begun[0]?.end();
  await stopped;
  await sleep(30);
  expect(begun).toHaveLength(1);
});

it('are not waited for longer than a stop was given', async () => {
  const { rounds, begun } = start(10);
  const startedMs = performance.now();
  await rounds.stop(30);
  expect(performance.now() - startedMs).toBeLessThan(5_000);
  begun[0]?.end();
});
