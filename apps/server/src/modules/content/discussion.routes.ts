import { LIMITS } from '@answerscope/contract';
import { notFound } from '../../context/not-found.ts';
import { reading } from '../../context/user-context.ts';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { asAdministrator, signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { administration } from '../audit/index.ts';
import { findShownPostId, listComments, readMyPart } from './discussion.queries.ts';
import { addComment, deleteMyComment, likePost } from './use-cases/comment-on-post.ts';
import { findDiscussion } from './use-cases/find-discussion.ts';
import { moderateComment } from './use-cases/moderate-comment.ts';

interface DiscussionServices {
  servicePool: Pool;
  rateLimiter: RateLimiter;
}

/** Binds what readers say of posts. */
export const createDiscussionRoutes = ({ servicePool, rateLimiter }: DiscussionServices) => ({
  get_discussion: procedures.content.get_discussion.handler(({ input }) =>
    inTransaction(servicePool, null, async (tx) => {
      const discussion = await findDiscussion(tx, input.slug);
      if (discussion === null) throw notFound();
      return discussion;
    }),
  ),
  get_my_part: procedures.content.get_my_part.handler(({ context, input }) =>
    reading(signedIn(context), async (tx, userId) => {
      const pageId = await findShownPostId(tx, input.slug);
      if (pageId === null) throw notFound();
      return readMyPart(tx, userId, pageId);
    }),
  ),
  like_post: procedures.content.like_post.handler(({ context, input }) =>
    likePost({ ...signedIn(context), servicePool }, input),
  ),
  add_comment: procedures.content.add_comment.handler(({ context, input }) =>
    addComment({ ...signedIn(context), rateLimiter }, input),
  ),
  delete_my_comment: procedures.content.delete_my_comment.handler(({ context, input }) =>
    deleteMyComment(signedIn(context), input.id),
  ),
});

/** Binds what administrators do with comments. */
export const createCommentRoutes = ({ servicePool }: Pick<DiscussionServices, 'servicePool'>) => ({
  list_comments: procedures.admin.list_comments.handler(({ context, input }) =>
    administration(servicePool, asAdministrator(context)).readAll(async (tx) => ({
      ...(await listComments(tx, input)),
      page: input.page,
      page_size: LIMITS.page_size,
    })),
  ),
  moderate_comment: procedures.admin.moderate_comment.handler(({ context, input }) =>
    moderateComment(administration(servicePool, asAdministrator(context)), input),
  ),
});
