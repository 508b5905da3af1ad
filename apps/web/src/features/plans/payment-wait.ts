import { RequestError } from '../../lib/request-error.ts';

/** For how long is asked whether a payment has arrived. */
export const PATIENCE_MS = 60_000;

/** Most payments are there within seconds; after those the server is left in peace, whose patience other tabs share. */
const QUICK_PAUSES = 5;
const QUICK_PAUSE_MS = 2_000;
const PAUSE_MS = 5_000;

/** The pause after so many answers that a payment has not arrived. */
export function pauseMs(answers: number): number {
  return answers <= QUICK_PAUSES ? QUICK_PAUSE_MS : PAUSE_MS;
}

/** Whether the server only says to wait: it says nothing of the payment. */
export function isToWait(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'RATE_LIMIT_EXCEEDED';
}
