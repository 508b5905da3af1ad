import { getRouteApi } from '@tanstack/react-router';
import { PageNotFound } from '../../features/content/page-not-found.tsx';
import { WrittenArticle } from '../../features/content/written-article.tsx';

const Route = getRouteApi('/_public/help/$slug');

/** An article of the help. */
export function HelpArticlePage() {
  return <WrittenArticle {...Route.useParams()} />;
}

/** What stands in its place where there is none. */
export function NoHelpArticle() {
  return <PageNotFound />;
}
