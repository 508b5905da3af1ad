/** What a checkout brings back in the address (specification 2.8), and the plan that was chosen before signing up. */
export interface PlansSearch {
  plan?: string;
  success?: boolean | string;
  canceled?: boolean | string;
  session_id?: string;
}

/** Where somebody comes back from. */
export type CheckoutReturn =
  | { from: 'canceled' }
  /** A checkout that may be paid: the server has to say so. */
  | { from: 'checkout'; sessionId: string }
  /** The page on which a subscription is changed. */
  | { from: 'change' }
  | null;

const isTrue = (value: unknown) => value === true || value === 'true';

/** Reads the way back out of an address. It is a hint and proves nothing: what is so is asked of the server. */
export function checkoutReturn({ success, canceled, session_id }: PlansSearch): CheckoutReturn {
  if (isTrue(canceled)) return { from: 'canceled' };
  if (!isTrue(success)) return null;
  return session_id ? { from: 'checkout', sessionId: session_id } : { from: 'change' };
}
