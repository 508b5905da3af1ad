import { cpus, loadavg, totalmem } from 'node:os';

/** The line that a result needs to be believed: date, machine, versions, load. */
export function describeMachine(): string {
  const cpu = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]?.toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, node ${process.version}, ${cpus().length} × ${cpu}, ${memory} GiB, load ${load}`;
}

/** The value that `share` of the values stay below (0.5: the median). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
