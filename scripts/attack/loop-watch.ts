import { appendFileSync } from 'node:fs';

/**
 * Loaded into the product before it starts: how long its event loop was busy without a turn for others. Counted is the
 * thread's own CPU time, not the time that passed: another program on the machine keeps it waiting without blocking it.
 * Beside each block stands how much slower the machine was than usual just then, by a fixed piece of work: a limit in
 * milliseconds means something only on a machine of a known pace.
 */
const LOOK_EVERY_MS = 5;
const TOLD_FROM_MS = 20;
/** What `work` takes where nothing slows the machine down: the least of some tries, which a neighbour leaves alone. */
const WORK_MS = 5;
const ROWS = Array.from({ length: 400 }, (_, id) => ({
  id,
  keyword: `keyword ${id}`,
  rate: id / 7,
  names: ['a', 'b'],
}));
const file = process.env.LOOP_WATCH_FILE;

if (file !== undefined) {
  const cpuMs = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const work = (): number => {
    const began = performance.now();
    for (let round = 0; round < 12; round += 1) JSON.parse(JSON.stringify(ROWS));
    return performance.now() - began;
  };
  const slowness = (): number => Math.max(1, Math.min(work(), work(), work(), work()) / WORK_MS);
  for (let round = 0; round < 40; round += 1) work();
  let cpu = cpuMs();
  let at = performance.now();
  setInterval(() => {
    const [nowCpu, now] = [cpuMs(), performance.now()];
    const blockMs = Math.min(nowCpu - cpu, now - at);
    if (blockMs >= TOLD_FROM_MS) {
      appendFileSync(file, `${Date.now()} ${blockMs.toFixed(1)} ${slowness().toFixed(2)}\n`);
    }
    [cpu, at] = [cpuMs(), performance.now()];
  }, LOOK_EVERY_MS).unref();
}
