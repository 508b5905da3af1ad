import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { loadPosts } from '../../../features/content/load-pages.ts';
import { toPageContext } from '../../../lib/page-context.ts';
import { BlogPage } from '../../../pages/blog/blog-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_public/blog/')({
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context: { fetcher }, serverContext }) =>
    loadPosts('post', {
      fetcher,
      page: toPageContext(serverContext),
    }),
  head: () => ({
    meta: [
      { title: `Blog · ${PRODUCT_NAME}` },
      { name: 'description', content: messages.onMeasuringWhatAssistantsSay },
    ],
  }),
  component: BlogPage,
});
