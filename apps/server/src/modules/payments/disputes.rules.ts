/** `open`: a bank was asked to take a payment back and has not decided. `lost`: it has taken it back. */
export const DISPUTE_STANDINGS = ['open', 'lost'] as const;
export type DisputeStanding = (typeof DISPUTE_STANDINGS)[number];

const NEED_AN_ANSWER = ['needs_response', 'warning_needs_response', 'appeal_needs_response'];
/** How the payment provider calls a dispute that is not decided. */
export const OPEN_DISPUTES = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
];

/**
 * What a dispute means for what was paid: null where the money is ours. A bank that only inquires (`warning_…`) has taken
 * nothing; a word that is new to us takes nothing from anybody.
 */
export function disputeStanding(status: string | null): DisputeStanding | null {
  if (status === 'lost') return 'lost';
  return status !== null && OPEN_DISPUTES.includes(status) ? 'open' : null;
}

/** Whether the payment provider waits for what we have to say to it. */
export function needsAnswer(status: string | null): boolean {
  return status !== null && NEED_AN_ANSWER.includes(status);
}

/** Of several: one that is not decided counts before one that is lost. */
export function worstStanding(standings: readonly (DisputeStanding | null)[]): DisputeStanding | null {
  if (standings.includes('open')) return 'open';
  return standings.includes('lost') ? 'lost' : null;
}
