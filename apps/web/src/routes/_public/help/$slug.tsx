import { createFileRoute } from '@tanstack/react-router';
import { loadArticle } from '../../../features/content/load-article.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { HelpArticlePage, NoHelpArticle } from '../../../pages/help-article/help-article-page.tsx';

export const Route = createFileRoute('/_public/help/$slug')({
  codeSplitGroupings: [['component', 'notFoundComponent', 'loader']],
  loader: ({ params }) => loadArticle(params.slug),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData: article }) => ({
    meta: article && [
      { title: pageTitle(article.title) },
      { name: 'description', content: article.description },
    ],
  }),
  component: HelpArticlePage,
  notFoundComponent: NoHelpArticle,
});
