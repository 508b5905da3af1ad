import { createFileRoute } from '@tanstack/react-router';
import { loadPost } from '../../../features/content/load-pages.ts';
import { toPageContext } from '../../../lib/page-context.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { NoPost, PostPage } from '../../../pages/blog/post-page.tsx';

export const Route = createFileRoute('/_public/blog/$slug')({
  codeSplitGroupings: [['component', 'notFoundComponent', 'loader']],
  loader: ({ context: { fetcher }, serverContext, params }) =>
    loadPost(`/blog/${params.slug}`, {
      fetcher,
      page: toPageContext(serverContext),
    }),
  head: ({ loaderData: found }) => ({
    meta: found && [
      { title: pageTitle(found.post.title) },
      { name: 'description', content: found.post.description },
    ],
  }),
  component: PostPage,
  notFoundComponent: NoPost,
});
