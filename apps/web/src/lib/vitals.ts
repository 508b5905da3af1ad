/**
 * Whether a page was seen from its beginning on. One that was opened in a tab behind is drawn when somebody turns to it,
 * which says nothing of how long it took.
 * @param states what the browser tells of how it was seen before; empty where it tells nothing
 */
export function isSeenFromStart(
  now: DocumentVisibilityState,
  states: readonly Pick<PerformanceEntry, 'name'>[],
): boolean {
  return now === 'visible' && states.every(({ name }) => name === 'visible');
}

/** How much of a page has moved by itself, as CLS counts it: https://web.dev/articles/cls. */
export interface LayoutShifts {
  add(shift: { value: number; startTime: number; hadRecentInput: boolean }): void;
  /** The worst of its bursts. */
  worst(): number;
}

const BURST_GAP_MS = 1_000;
const BURST_MAX_MS = 5_000;

/** A burst ends with a second without a shift, and after five seconds. */
export function createLayoutShifts(): LayoutShifts {
  let worst = 0;
  let burst = { value: 0, begun: 0, last: Number.NEGATIVE_INFINITY };
  return {
    add: ({ value, startTime, hadRecentInput }) => {
      // What somebody's own input moves is expected.
      if (hadRecentInput) return;
      const goesOn = startTime - burst.last < BURST_GAP_MS && startTime - burst.begun < BURST_MAX_MS;
      burst = goesOn
        ? { ...burst, value: burst.value + value, last: startTime }
        : { value, begun: startTime, last: startTime };
      worst = Math.max(worst, burst.value);
    },
    worst: () => worst,
  };
}

/** How long a page took to show an answer to input, as INP counts it: https://web.dev/articles/inp. */
export interface Interactions {
  add(event: { interactionId: number; duration: number }): void;
  /** The slowest but for one of each fifty; null where nobody did anything. */
  slow(): number | null;
}

const PER_LEFT_OUT = 50;

/** Of an interaction, which is several events, the longest counts. */
export function createInteractions(): Interactions {
  const longest = new Map<number, number>();
  return {
    add: ({ interactionId, duration }) => {
      if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    },
    slow: () => {
      const slowest = [...longest.values()].toSorted((a, b) => b - a);
      return slowest[Math.min(slowest.length - 1, Math.floor(slowest.length / PER_LEFT_OUT))] ?? null;
    },
  };
}
