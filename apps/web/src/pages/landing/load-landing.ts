import { loadContent, toContent } from '../../features/content/load-content.ts';
import { loadPricingPlans, toPricingPlans } from '../../features/plans/load-pricing-plans.ts';
import type { Fetcher } from '../../lib/fetcher.ts';
import type { PageContext } from '../../lib/page-context.ts';

/** What the landing page shows: as the server hands it over, in the browser as it is read. */
export async function loadLanding(fetcher: Fetcher, page: PageContext | null) {
  if (page) return { plans: toPricingPlans(page.plans), ...toContent(page) };
  const [plans, content] = await Promise.all([loadPricingPlans(fetcher), loadContent(fetcher)]);
  return { plans, ...content };
}
