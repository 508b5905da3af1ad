import { appError, COMMENT_REFUSALS, LIMITS, type Like, type MyComment } from '@answerscope/contract';
import type { PersonContext } from '../../../context/account-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import { publishContentChange } from '../../../events/publish-event.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { newId } from '../../../lib/ids.ts';
import { RATE_RULES } from '../../../lib/rate-rules.ts';
import {
  countLikes,
  countPending,
  deleteComment,
  findShownPostId,
  insertComment,
  setLike,
} from '../discussion.queries.ts';

/**
 * Adds a comment, which nobody else sees until an administrator has approved it.
 * @throws NOT_FOUND, RATE_LIMIT_EXCEEDED
 */
export async function addComment(
  ctx: PersonContext & { rateLimiter: RateLimiter },
  { slug, content }: { slug: string; content: string },
): Promise<MyComment> {
  const { personId } = ctx;
  const taken = await ctx.rateLimiter.consume(`comments:${personId}`, RATE_RULES.comments);
  if (!taken.allowed) throw tooMany('too_many_comments', taken.retryAfterSeconds ?? 1);
  return ctx.db.transaction(async (tx) => {
    const page_id = orNotFound(await findShownPostId(tx, slug));
    if ((await countPending(tx, personId)) >= LIMITS.comments_pending_max)
      throw tooMany('too_many_pending', RATE_RULES.comments.windowSeconds);
    return insertComment(tx, {
      id: newId(ctx.now.getTime()),
      user_id: personId,
      page_id,
      content,
      state: 'pending',
      created_at: ctx.now,
    });
  });
}

/** Deletes a comment of the caller's. One that was shown is gone for everybody at once. @throws NOT_FOUND */
export async function deleteMyComment(ctx: PersonContext, id: string): Promise<{ id: string }> {
  return ctx.db.transaction(async (tx) => {
    const gone = orNotFound(await deleteComment(tx, ctx.personId, id));
    if (gone.state === 'approved') await publishContentChange(tx);
    return { id };
  });
}

/** Keeps whether the caller likes a post, and says how many do. @throws NOT_FOUND */
export async function likePost(
  ctx: PersonContext & { servicePool: Pool },
  { slug, is_liked }: { slug: string; is_liked: boolean },
): Promise<Like> {
  const pageId = await ctx.db.transaction(async (tx) => {
    const found = orNotFound(await findShownPostId(tx, slug));
    const change = { personId: ctx.personId, pageId: found, isLiked: is_liked, at: ctx.now };
    // Its own page alone: somebody who likes again and again costs the others nothing.
    if (await setLike(tx, change)) await publishContentChange(tx, `/blog/${slug}`);
    return found;
  });
  return { is_liked, likes: await inTransaction(ctx.servicePool, null, (tx) => countLikes(tx, pageId)) };
}

function tooMany(reason: keyof typeof COMMENT_REFUSALS, retry_after_seconds: number) {
  return appError('RATE_LIMIT_EXCEEDED', {
    message: COMMENT_REFUSALS[reason],
    details: { reason, retry_after_seconds },
  });
}
