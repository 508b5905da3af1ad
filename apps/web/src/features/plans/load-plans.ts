import type { Plan } from '@answerscope/contract';
import type { Fetcher } from '../../lib/fetcher.ts';
import type { PageContext } from '../../lib/page-context.ts';

/** The plans that are offered, cheapest first; null when they cannot be read. */
export async function loadPlans(
  page: Pick<PageContext, 'plans'> | null,
  fetcher: Fetcher,
): Promise<readonly Plan[] | null> {
  if (page) return page.plans ?? null;
  try {
    return await (await fetcher('/api/plans')).json();
  } catch {
    // The page says that they could not be loaded; nobody can be shown prices that may not hold.
    return null;
  }
}
