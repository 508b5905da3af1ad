import { createFileRoute } from '@tanstack/react-router';
import { loadPosts } from '../../features/content/load-pages.ts';
import { toPageContext } from '../../lib/page-context.ts';
import { pageTitle } from '../../lib/page-title.ts';
import { ChangelogPage } from '../../pages/changelog/changelog-page.tsx';
import * as messages from '../messages.ts';

export const Route = createFileRoute('/_public/changelog')({
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context: { fetcher }, serverContext }) =>
    loadPosts('changelog', {
      fetcher,
      page: toPageContext(serverContext),
    }),
  head: () => ({
    meta: [
      { title: pageTitle(messages.changelog) },
      { name: 'description', content: messages.aboutChangelog },
    ],
  }),
  component: ChangelogPage,
});
