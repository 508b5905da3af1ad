import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** CPU time of a process so far, in milliseconds; with `family` its children as well, also those that ended. */
export function cpuMs(pid: number, how: { family: boolean }): number {
  const own = readStat(pid);
  if (!how.family) return own.self;
  const living = childrenOf(pid).reduce((sum, child) => sum + readStat(child).self, 0);
  return own.self + own.endedChildren + living;
}

/** CPU time that all programs of the machine have taken, in milliseconds. */
export function machineCpuMs(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] =
    /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]?.split(' ').map(Number) ?? [];
  return ((user + nice + system + irq + softirq) * 1000) / TICKS_PER_SECOND;
}

/** Resident memory in MiB, now. */
export function residentMib(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? Number.NaN) / 1024;
}

function readStat(pid: number): { parent: number; self: number; endedChildren: number } {
  try {
    // The name in brackets may hold anything; fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ms = (at: number) => (Number(fields[at]) * 1000) / TICKS_PER_SECOND;
    return { parent: Number(fields[1]), self: ms(11) + ms(12), endedChildren: ms(13) + ms(14) };
  } catch {
    return { parent: 0, self: 0, endedChildren: 0 };
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => readStat(one).parent === pid);
}

/** Looks at the memory of processes ten times a second until `stop`, which tells the highest of all together. */
export function watchMemory(pids: readonly number[]): { stop(): number } {
  let highest = 0;
  const look = setInterval(() => {
    highest = Math.max(
      highest,
      pids.reduce((sum, pid) => sum + residentMib(pid), 0),
    );
  }, 100);
  return {
    stop: () => {
      clearInterval(look);
      return highest;
    },
  };
}
