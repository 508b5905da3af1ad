/** Who acts. Persons are named by their account; what acts by itself, by what it is. */
export type Actor = PersonActor | SystemActor | StripeActor;

/** Somebody with an account, signed in or by a key of theirs. */
export type PersonActor = SignedInActor | ApiKeyActor;

/** A person at a browser or behind a bearer token; an administrator is one also where their own rows are meant. */
export interface SignedInActor {
  kind: 'user' | 'administrator';
  userId: string;
  sessionId: string;
}

/** A program with a key that a user made. */
export interface ApiKeyActor {
  kind: 'api_key';
  userId: string;
  keyId: string;
}

/** The product itself: a job, a schedule, a start. */
export interface SystemActor {
  kind: 'system';
  /** 'demonstration', or the name of the job. */
  name: string;
}

/** Stripe, by an event that it sent. */
export interface StripeActor {
  kind: 'stripe';
  eventId: string;
}

/** The account behind an actor; null for what acts by itself. */
export function accountOf(actor: Actor): string | null {
  return 'userId' in actor ? actor.userId : null;
}

/** What else there is to say of an actor: which key, which job, which event. Null for a person at a browser. */
export function referenceOf(actor: Actor): string | null {
  switch (actor.kind) {
    case 'api_key':
      return actor.keyId;
    case 'system':
      return actor.name;
    case 'stripe':
      return actor.eventId;
    default:
      return null;
  }
}
