import { LIMITS } from '@answerscope/contract';
import { reading } from '../../context/account-context.ts';
import { orNotFound } from '../../context/not-found.ts';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { bind, bindOwn } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { administering } from '../audit/index.ts';
import { findShownPostId, listComments, readMyPart } from './discussion.queries.ts';
import { addComment, deleteMyComment, likePost } from './use-cases/comment-on-post.ts';
import { findDiscussion } from './use-cases/find-discussion.ts';
import { moderateComment } from './use-cases/moderate-comment.ts';

const { admin, content } = procedures;

interface DiscussionServices {
  servicePool: Pool;
  rateLimiter: RateLimiter;
}

/** Binds what readers say of posts. */
export const createDiscussionRoutes = ({ servicePool, rateLimiter }: DiscussionServices) => ({
  get_discussion: content.get_discussion.handler(({ input }) =>
    inTransaction(servicePool, null, async (tx) => orNotFound(await findDiscussion(tx, input.slug))),
  ),
  get_my_part: bindOwn(content.get_my_part, (ctx, { slug }) =>
    reading(ctx, async (tx) => readMyPart(tx, ctx.personId, orNotFound(await findShownPostId(tx, slug)))),
  ),
  like_post: bindOwn(content.like_post, (ctx, input) => likePost({ ...ctx, servicePool }, input)),
  add_comment: bindOwn(content.add_comment, (ctx, input) => addComment({ ...ctx, rateLimiter }, input)),
  delete_my_comment: bindOwn(content.delete_my_comment, (ctx, { id }) => deleteMyComment(ctx, id)),
});

/** Binds what administrators do with comments. */
export function createCommentRoutes({ servicePool }: Pick<DiscussionServices, 'servicePool'>) {
  const bindAdmin = bind(administering(servicePool));
  return {
    list_comments: bindAdmin(admin.list_comments, (ctx, input) =>
      ctx.readAll(async (tx) => ({
        ...(await listComments(tx, input)),
        page: input.page,
        page_size: LIMITS.page_size,
      })),
    ),
    moderate_comment: bindAdmin(admin.moderate_comment, moderateComment),
  };
}
