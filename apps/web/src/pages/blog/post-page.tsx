import { getRouteApi } from '@tanstack/react-router';
import { PageNotFound } from '../../features/content/page-not-found.tsx';
import { WrittenPage } from '../../features/content/written-page.tsx';

const Route = getRouteApi('/_public/blog/$slug');

/** A post of the blog. */
export function PostPage() {
  return <WrittenPage page={Route.useLoaderData()} />;
}

/** What stands in its place where there is none. */
export function NoPost() {
  return <PageNotFound />;
}
