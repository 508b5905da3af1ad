import { LIMITS } from '@answerscope/contract';

const DELETION_MS = LIMITS.deletion_days * 86_400_000;

/** When an account goes whose deletion was asked for then. */
export function erasedAfter(askedAt: Date): Date {
  return new Date(askedAt.getTime() + DELETION_MS);
}

/** What was asked for until then is due now. */
export function dueUntil(now: Date): Date {
  return new Date(now.getTime() - DELETION_MS);
}
