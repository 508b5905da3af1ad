import type { AccountId, PersonId } from '../src/lib/ids.ts';

/** Ids that a test makes up. */
export const personId = (id: string) => id as PersonId;
export const accountId = (id: string) => id as AccountId;
