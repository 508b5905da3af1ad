import { appendFileSync } from 'node:fs';

/**
 * Loaded into the product before it starts: how long its event loop was busy without a turn for others. Counted is the
 * thread's own CPU time, not the time that passed: another program on the machine keeps it waiting without blocking it.
 */
const LOOK_EVERY_MS = 5;
const TOLD_FROM_MS = 20;
const file = process.env.LOOP_WATCH_FILE;

if (file !== undefined) {
  const cpuMs = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let cpu = cpuMs();
  let at = performance.now();
  setInterval(() => {
    const [nowCpu, now] = [cpuMs(), performance.now()];
    const blockMs = Math.min(nowCpu - cpu, now - at);
    if (blockMs >= TOLD_FROM_MS) appendFileSync(file, `${Date.now()} ${blockMs.toFixed(1)}\n`);
    [cpu, at] = [cpuMs(), performance.now()];
  }, LOOK_EVERY_MS).unref();
}
