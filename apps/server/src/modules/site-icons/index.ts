/** Icons of the sites that answers cite. A job fetches them, and we serve them as pictures. */

export { createSiteFetcher } from './site-fetcher.client.ts';
export { fetchSiteIcons, type SiteIconJobContext } from './site-icons.jobs.ts';
export { withIcons } from './site-icons.queries.ts';
