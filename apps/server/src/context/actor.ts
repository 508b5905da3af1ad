/** Who acts. Persons are named by their account; what acts by itself, by what it is. */
export type Actor = SignedInActor | SystemActor | StripeActor;

/** A person at a browser or behind a bearer token; an administrator is one also where their own rows are meant. */
export interface SignedInActor {
  kind: 'user' | 'administrator';
  userId: string;
  sessionId: string;
}

/** The product itself: a job, a schedule, a start. */
export interface SystemActor {
  kind: 'system';
  /** 'demonstration', or the name of the job. */
  name: string;
}

/** Stripe, by what it says of a customer. */
export interface StripeActor {
  kind: 'stripe';
  customerId: string;
}

/** The account behind an actor; null for what acts by itself. */
export function accountOf(actor: Actor): string | null {
  return 'userId' in actor ? actor.userId : null;
}

/** What else there is to say of an actor: which job, which customer of Stripe's. Null for a person at a browser. */
export function referenceOf(actor: Actor): string | null {
  switch (actor.kind) {
    case 'system':
      return actor.name;
    case 'stripe':
      return actor.customerId;
    default:
      return null;
  }
}
