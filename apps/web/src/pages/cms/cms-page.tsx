import { getRouteApi } from '@tanstack/react-router';
import { PageNotFound } from '../../features/content/page-not-found.tsx';
import { WrittenPage } from '../../features/content/written-page.tsx';

const Route = getRouteApi('/_public/pages/$slug');

/** A page that administrators wrote. */
export function CmsPage() {
  return <WrittenPage page={Route.useLoaderData()} />;
}

/** What stands in its place where there is none. */
export function NoCmsPage() {
  return <PageNotFound />;
}
