import type { PlansSearch } from './plans-search.ts';

/** Where somebody comes back from. */
export type CheckoutReturn =
  | { from: 'canceled' }
  /** A checkout that may be paid: the server has to say so. */
  | { from: 'checkout'; sessionId: string }
  /** The page on which a subscription is changed. */
  | { from: 'change' }
  | null;

/** Reads the way back out of an address. It is a hint and proves nothing: what is so is asked of the server. */
export function checkoutReturn({ success, canceled, session_id }: PlansSearch): CheckoutReturn {
  if (canceled) return { from: 'canceled' };
  if (!success) return null;
  return session_id ? { from: 'checkout', sessionId: session_id } : { from: 'change' };
}
