import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { loadPosts } from '../../features/content/load-pages.ts';
import { toPageContext } from '../../lib/page-context.ts';
import { ChangelogPage } from '../../pages/changelog/changelog-page.tsx';

export const Route = createFileRoute('/_public/changelog')({
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context: { fetcher }, serverContext }) =>
    loadPosts('changelog', {
      fetcher,
      page: toPageContext(serverContext),
    }),
  head: () => ({
    meta: [
      { title: `Changelog · ${PRODUCT_NAME}` },
      { name: 'description', content: `What is new in ${PRODUCT_NAME}.` },
    ],
  }),
  component: ChangelogPage,
});
