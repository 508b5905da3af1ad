import type { PersonId } from '../lib/ids.ts';

/** A fault of the server's own, of which its answer says nothing but an id. */
export interface Fault {
  error: unknown;
  /** The id that the answer named. */
  requestId: string;
  path: string;
  /** Null where nobody was signed in, or it is not known. */
  personId: PersonId | null;
  at: Date;
}

/** Tells the operator of a fault. It never throws, and nobody waits for it. */
export type OnFault = (fault: Fault) => void;
