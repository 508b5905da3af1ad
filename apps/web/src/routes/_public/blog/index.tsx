import { createFileRoute } from '@tanstack/react-router';
import { loadPosts } from '../../../features/content/load-pages.ts';
import { toPageContext } from '../../../lib/page-context.ts';
import { pageTitle } from '../../../lib/page-title.ts';
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
    meta: [{ title: pageTitle(messages.blog) }, { name: 'description', content: messages.aboutBlog }],
  }),
  component: BlogPage,
});
