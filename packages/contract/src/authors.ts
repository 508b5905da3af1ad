import { oc } from '@orpc/contract';
import { z } from 'zod';
import { InLanguage } from './language.ts';
import { ListedPage, POSTS_SHOWN_MAX } from './shown-pages.ts';
import { Author } from './written-by.ts';

const ById = z.strictObject({ id: z.uuid() });

/** Who wrote what is published. Of anybody else nothing is told, not even that there is such an account. */
export const authorsContract = {
  get_author: oc
    .route({
      method: 'GET',
      path: '/api/users/{id}',
      tags: ['content'],
      summary: 'The author of published posts; NOT_FOUND for anybody else',
    })
    .input(ById)
    .output(Author),
  list_author_posts: oc
    .route({
      method: 'GET',
      path: '/api/users/{id}/posts',
      tags: ['content'],
      summary: 'The published posts of an author, newest first; NOT_FOUND for anybody else',
    })
    .input(InLanguage.extend({ id: z.uuid() }))
    .output(z.array(ListedPage).max(POSTS_SHOWN_MAX)),
};
