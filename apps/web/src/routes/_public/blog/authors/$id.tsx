import { createFileRoute } from '@tanstack/react-router';
import { loadAuthor } from '../../../../features/content/load-pages.ts';
import { toPageContext } from '../../../../lib/page-context.ts';
import { pageTitle } from '../../../../lib/page-title.ts';
import { AuthorPage, NoAuthor } from '../../../../pages/blog/author-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_public/blog/authors/$id')({
  codeSplitGroupings: [['component', 'notFoundComponent', 'loader']],
  loader: ({ context: { fetcher }, serverContext, params }) =>
    loadAuthor(params.id, { fetcher, page: toPageContext(serverContext) }),
  head: ({ loaderData: found }) => ({
    meta: found && [
      { title: pageTitle(found.author.full_name) },
      { name: 'description', content: messages.aboutAuthor({ author: found.author.full_name }) },
    ],
  }),
  component: AuthorPage,
  notFoundComponent: NoAuthor,
});
