import { setImmediate as nextTurn } from 'node:timers/promises';

const TURN_MS = 5;

/** What `make` makes of each of many things, giving the event loop back every few milliseconds: others wait no longer. */
export async function mapWithPauses<From, To>(list: readonly From[], make: (one: From) => To): Promise<To[]> {
  const made: To[] = [];
  let began = performance.now();
  for (const one of list) {
    made.push(make(one));
    if (performance.now() - began < TURN_MS) continue;
    await nextTurn();
    began = performance.now();
  }
  return made;
}
