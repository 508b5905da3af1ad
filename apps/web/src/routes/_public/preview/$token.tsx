import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { loadPreview } from '../../../features/content/load-pages.ts';
import { toPageContext } from '../../../lib/page-context.ts';
import { NoPreview, PreviewPage } from '../../../pages/preview/preview-page.tsx';

export const Route = createFileRoute('/_public/preview/$token')({
  codeSplitGroupings: [['component', 'notFoundComponent', 'loader']],
  loader: ({ context: { fetcher }, serverContext, params }) =>
    loadPreview(params.token, { fetcher, page: toPageContext(serverContext) }),
  head: ({ loaderData: preview }) => ({
    meta: [
      { title: `${preview ? `Preview: ${preview.page.title}` : 'Preview'} · ${PRODUCT_NAME}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: PreviewPage,
  notFoundComponent: NoPreview,
});
