import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchEventLoop } from './event-loop-watch.engine.ts';

it('a process that computes all the time is told from one that waits', async () => {
  const utilization = watchEventLoop();
  const until = performance.now() + 700;
  while (performance.now() < until);
  await sleep(0);
  const computing = utilization();
  await sleep(700);
  const waiting = utilization();
  expect(computing).toBeGreaterThan(0.9);
  expect(waiting).toBeLessThan(0.5);
  expect(utilization()).toBe(waiting);
});
