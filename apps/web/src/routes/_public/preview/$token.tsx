import { createFileRoute } from '@tanstack/react-router';
import { loadPreview } from '../../../features/content/load-pages.ts';
import { toPageContext } from '../../../lib/page-context.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { NoPreview, PreviewPage } from '../../../pages/preview/preview-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_public/preview/$token')({
  codeSplitGroupings: [['component', 'notFoundComponent', 'loader']],
  loader: ({ context: { fetcher }, serverContext, params }) =>
    loadPreview(params.token, { fetcher, page: toPageContext(serverContext) }),
  head: ({ loaderData: preview }) => ({
    meta: [
      { title: pageTitle(preview ? messages.previewOf({ page: preview.page.title }) : messages.preview) },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: PreviewPage,
  notFoundComponent: NoPreview,
});
