import { expireSession } from './checkout.ts';
import type { Desk } from './desk.ts';
import { nextOf } from './subscriptions.ts';

const STEPS_MAX = 100_000;

/** Does what is due until a moment, each at its own: trials end, subscriptions renew, payments are tried again. */
export function runUntil(desk: Desk, until: number, setNow: (seconds: number) => void): void {
  for (let steps = 0; ; steps += 1) {
    if (steps > STEPS_MAX) throw new Error('the simulated clock does not come to an end');
    const next = nextDue(desk);
    if (next === null || next.at > until) break;
    if (next.at > desk.now()) setNow(next.at);
    next.run();
  }
  if (until > desk.now()) setNow(until);
}

function nextDue(desk: Desk): { at: number; run: () => void } | null {
  let first: { at: number; run: () => void } | null = null;
  const consider = (one: { at: number; run: () => void } | null) => {
    if (one !== null && (first === null || one.at < first.at)) first = one;
  };
  for (const subscription of Object.values(desk.state.subscriptions)) consider(nextOf(desk, subscription));
  for (const session of Object.values(desk.state.sessions))
    if (session.status === 'open')
      consider({ at: session.expires_at, run: () => expireSession(desk, session) });
  return first;
}
