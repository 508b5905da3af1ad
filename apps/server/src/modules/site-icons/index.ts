/** Icons of the sites that answers cite: fetched once in a while by a job, kept as pictures, served from here. */

export { createSiteFetcher } from './site-fetcher.client.ts';
export { fetchSiteIcons, type SiteIconJobContext } from './site-icons.jobs.ts';
export { withIcons } from './site-icons.queries.ts';
