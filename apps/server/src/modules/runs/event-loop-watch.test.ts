import { expect, it } from 'vitest';
import { watchEventLoop } from './event-loop-watch.engine.ts';

/** An event loop that was busy and idle for as long as the test says. */
function loop() {
  const passed = { active: 0, idle: 0 };
  return {
    busy: (ms: number) => {
      passed.active += ms;
    },
    wait: (ms: number) => {
      passed.idle += ms;
    },
    now: () => passed.active + passed.idle,
    eventLoopUtilization: (now = { ...passed, utilization: 0 }, since = { active: 0, idle: 0 }) => {
      const active = now.active - since.active;
      const idle = now.idle - since.idle;
      return { active, idle, utilization: active / (active + idle || 1) };
    },
  };
}

it('tells the busy share of the last half second, of no shorter span', () => {
  const clock = loop();
  const utilization = watchEventLoop(clock);
  clock.busy(450);
  clock.wait(50);
  expect(utilization()).toBe(0.9);
  clock.wait(499);
  expect(utilization()).toBe(0.9);
  clock.busy(499);
  expect(utilization()).toBe(0.5);
});

it('of this process is known', () => {
  expect(watchEventLoop()()).toBe(0);
});
