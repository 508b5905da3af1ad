import { getRouteApi } from '@tanstack/react-router';
import { PageNotFound } from '../../features/content/page-not-found.tsx';
import { WrittenArticle } from '../../features/content/written-article.tsx';

const Route = getRouteApi('/_public/help/$slug');

/** An article of the help. */
export function HelpArticlePage() {
  return <WrittenArticle {...Route.useParams()} />;
}

/** Shown for a slug without an article. */
export function NoHelpArticle() {
  return <PageNotFound />;
}
