import type { Installation, Plan } from '@answerscope/contract';
import { type Fetcher, readable } from '../../lib/fetcher.ts';
import type { PageContext } from '../../lib/page-context.ts';

/** What visitors compare: the plans that are offered, cheapest first, and whether one waits between two checks. */
interface Offer {
  /** Null when they cannot be read: the page says so, and nobody is shown prices that may not hold. */
  plans: readonly Plan[] | null;
  /** Null when it cannot be read. */
  must_wait: boolean | null;
}

/** Reads what the page of plans shows: in the server from what it is handed, else from the server. */
export async function loadOffer(
  page: Pick<PageContext, 'plans' | 'must_wait'> | null,
  fetcher: Fetcher,
): Promise<Offer> {
  if (page) return { plans: page.plans ?? null, must_wait: page.must_wait ?? null };
  const [plans, installation] = await Promise.all([
    readable<Plan[]>(fetcher, '/api/plans'),
    readable<Installation>(fetcher, '/api/installation'),
  ]);
  return { plans, must_wait: installation?.enforce_refresh_period ?? null };
}
