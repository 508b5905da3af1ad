import { z } from 'zod';
import { defineJob } from '../../jobs/index.ts';
import { type FetchIconsContext, fetchIcons } from './use-cases/fetch-icons.ts';

/** The context of fetching icons. */
export interface SiteIconJobContext extends FetchIconsContext {
  /** False where the operator wants nothing to be asked of cited sites. */
  fetchesSiteIcons: boolean;
}

/** Fetches the icons of sites that answers cite. */
export const fetchSiteIcons = defineJob({
  name: 'fetch-site-icons',
  input: z.object({}),
  retry: { times: 2, first_pause_seconds: 60, longest_pause_seconds: 600 },
  // Forty sites, four at a time, ten seconds each at most.
  expire_seconds: 300,
  schedule: '*/10 * * * *',
  run: async (ctx: SiteIconJobContext) => {
    if (ctx.fetchesSiteIcons) await fetchIcons(ctx);
  },
});
