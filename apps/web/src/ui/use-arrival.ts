import { type RefObject, useEffect, useRef } from 'react';

/** As long as what stands above may still be growing. */
const HOLD_MS = 5_000;

/** What shows that somebody wants to read elsewhere. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The addresses that were arrived at: a part that is drawn anew later does not pull its reader back. */
const arrivedAt = new Set<string>();

/**
 * Leads to the part that the address names where it is drawn only after its reads: the router looks for it once, before
 * that. It is held in sight while what stands above it grows, until its reader moves.
 */
export function useArrival<Part extends HTMLElement>(id: string | undefined): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    // The server draws parts without a router; the router leaves its key with each entry of the history.
    const key: unknown = history.state?.__TSR_key;
    if (id === undefined || location.hash !== `#${id}` || typeof key !== 'string' || arrivedAt.has(key))
      return;
    const lead = () => part.current?.scrollIntoView();
    const growth = new ResizeObserver(lead);
    const stop = () => {
      arrivedAt.add(key);
      growth.disconnect();
      clearTimeout(timer);
      for (const move of OWN_MOVES) removeEventListener(move, stop);
    };
    const timer = setTimeout(stop, HOLD_MS);
    for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
    lead();
    growth.observe(document.body);
    return stop;
  }, [id]);
  return part;
}
