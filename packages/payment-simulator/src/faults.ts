import type { Fault, FaultKind } from './options.ts';

/** Faults that wait for their moment. */
export interface FaultBox {
  add(fault: Fault): void;
  /** True when such a fault waits for this; it has happened then. */
  take(kind: FaultKind, path?: string): boolean;
  has(kind: FaultKind): boolean;
  clear(): void;
}

/** An empty box. */
export function createFaultBox(): FaultBox {
  let waiting: { kind: FaultKind; left: number; path: string | null }[] = [];
  return {
    add({ kind, times = 1, path }) {
      waiting.push({ kind, left: times, path: path ?? null });
    },
    take(kind, path = '') {
      const found = waiting.find(
        (one) => one.kind === kind && (one.path === null || path.startsWith(one.path)),
      );
      if (found === undefined) return false;
      found.left -= 1;
      if (found.left <= 0) waiting = waiting.filter((one) => one !== found);
      return true;
    },
    has: (kind) => waiting.some((one) => one.kind === kind),
    clear() {
      waiting = [];
    },
  };
}
