import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { loadAuthor } from '../../../../features/content/load-pages.ts';
import { toPageContext } from '../../../../lib/page-context.ts';
import { AuthorPage, NoAuthor } from '../../../../pages/blog/author-page.tsx';

export const Route = createFileRoute('/_public/blog/authors/$id')({
  codeSplitGroupings: [['component', 'notFoundComponent', 'loader']],
  loader: ({ context: { fetcher }, serverContext, params }) =>
    loadAuthor(params.id, { fetcher, page: toPageContext(serverContext) }),
  head: ({ loaderData: found }) => ({
    meta: found && [
      { title: `${found.author.full_name} · ${PRODUCT_NAME}` },
      { name: 'description', content: `What ${found.author.full_name} has written on the blog.` },
    ],
  }),
  component: AuthorPage,
  notFoundComponent: NoAuthor,
});
