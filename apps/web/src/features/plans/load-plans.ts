import type { Installation, Plan, ShownClaim } from '@answerscope/contract';
import { type Fetcher, readable } from '../../lib/fetcher.ts';
import { inPageLanguage } from '../../lib/in-page-language.ts';
import type { PageContext } from '../../lib/page-context.ts';

/** What visitors compare: the plans that are offered, cheapest first, and what is to be known of them all. */
interface Offer {
  /** Null when they cannot be read: the page says so, and nobody is shown prices that may not hold. */
  plans: readonly Plan[] | null;
  /** Whether one waits between two checks; null when it cannot be read. */
  must_wait: boolean | null;
  /** How long the trial of a first paid plan is; null when it cannot be read. */
  trial_days: number | null;
  /** Whether plans that cost something can be bought; null when it cannot be read. */
  takes_payments: boolean | null;
  /** What the operator claims; null when it cannot be read. */
  claims: readonly ShownClaim[] | null;
  /** Whether those are the examples of a demonstration; null when it cannot be read. */
  is_demonstration: boolean | null;
}

/** Reads what the page of plans shows: in the server from what it is handed, else from the server. */
export async function loadOffer(
  page: Pick<
    PageContext,
    'plans' | 'must_wait' | 'trial_days' | 'takes_payments' | 'claims' | 'is_demonstration'
  > | null,
  fetcher: Fetcher,
): Promise<Offer> {
  if (page) {
    const { plans = null, must_wait = null, trial_days = null, takes_payments = null, claims = null } = page;
    const { is_demonstration = null } = page;
    return { plans, must_wait, trial_days, takes_payments, claims, is_demonstration };
  }
  const [plans, installation, claims] = await Promise.all([
    readable<Plan[]>(fetcher, inPageLanguage('/api/plans')),
    readable<Installation>(fetcher, '/api/installation'),
    readable<ShownClaim[]>(fetcher, inPageLanguage('/api/claims')),
  ]);
  return {
    plans,
    must_wait: installation?.enforce_refresh_period ?? null,
    trial_days: installation?.trial_days ?? null,
    takes_payments: installation?.takes_payments ?? null,
    claims,
    is_demonstration: installation?.is_demonstration ?? null,
  };
}
