/** Milliseconds this thread computed, so that other work on the machine does not count. */
export function timed(work: () => void): number {
  const started = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1000;
}

/** The clock of a thread may tick in steps of 4 ms: less than so many milliseconds say nothing. */
const TELLING_MS = 100;

/** Milliseconds that work takes, of as many times in a row as take `TELLING_MS` together. */
export function timedOften(work: () => void): number {
  const started = process.threadCpuUsage();
  for (let times = 1; ; times++) {
    work();
    const { user, system } = process.threadCpuUsage(started);
    const total = (user + system) / 1000;
    if (total >= TELLING_MS) return total / times;
  }
}
