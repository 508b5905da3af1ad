import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** CPU time so far of a process and of its living and ended children, in milliseconds (Linux). */
export function cpuMs(pid: number): number {
  const own = readStat(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
    .filter(({ parent }) => parent === pid);
  return own.self + own.endedChildren + children.reduce((sum, child) => sum + child.self, 0);
}

function readStat(pid: number): { parent: number; self: number; endedChildren: number } {
  try {
    // The name in brackets may hold anything; fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ms = (at: number) => (Number(fields[at]) * 1000) / TICKS_PER_SECOND;
    return { parent: Number(fields[1]), self: ms(11) + ms(12), endedChildren: ms(13) + ms(14) };
  } catch {
    // Ended between the listing and the look.
    return { parent: 0, self: 0, endedChildren: 0 };
  }
}
