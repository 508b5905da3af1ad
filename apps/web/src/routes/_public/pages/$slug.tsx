import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../../features/content/load-pages.ts';
import { toPageContext } from '../../../lib/page-context.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { CmsPage, NoCmsPage } from '../../../pages/cms/cms-page.tsx';

export const Route = createFileRoute('/_public/pages/$slug')({
  codeSplitGroupings: [['component', 'notFoundComponent', 'loader']],
  loader: ({ context: { fetcher }, serverContext, params }) =>
    loadPage(`/pages/${params.slug}`, {
      fetcher,
      page: toPageContext(serverContext),
    }),
  head: ({ loaderData: page }) => ({
    meta: page && [{ title: pageTitle(page.title) }, { name: 'description', content: page.description }],
  }),
  component: CmsPage,
  notFoundComponent: NoCmsPage,
});
