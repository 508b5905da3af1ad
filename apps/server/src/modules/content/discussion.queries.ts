import {
  type Comment,
  type CommentState,
  type Discussion,
  LIMITS,
  type MyComment,
  type MyPart,
  SLUG,
} from '@answerscope/contract';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { PersonId } from '../../lib/ids.ts';
import { persons } from '../accounts/accounts.tables.ts';
import { cms_pages, post_comments, post_likes } from './content.tables.ts';
import { isShownPost } from './pages.queries.ts';

type CommentRow = typeof post_comments.$inferSelect;

/** The id of a post that visitors see, or null. */
export async function findShownPostId(tx: Transaction, slug: string): Promise<string | null> {
  if (!SLUG.test(slug)) return null;
  const [post] = await tx
    .select({ id: cms_pages.id })
    .from(cms_pages)
    .where(and(isShownPost(), eq(cms_pages.slug, slug)));
  return post?.id ?? null;
}

/** How many like a post, and what was approved of what they wrote. As the service: it counts everybody's. */
export async function readDiscussion(tx: Transaction, pageId: string): Promise<Discussion> {
  const { id, content, created_at } = post_comments;
  const comments = await tx
    .select({ id, author_name: persons.full_name, content, created_at })
    .from(post_comments)
    .innerJoin(persons, eq(persons.id, post_comments.user_id))
    .where(matching(post_comments, { page_id: pageId, state: 'approved' }))
    .orderBy(desc(created_at), desc(id))
    .limit(LIMITS.comments_shown_max);
  return {
    likes: await countLikes(tx, pageId),
    comments: comments
      .reverse()
      .map((comment) => ({ ...comment, created_at: comment.created_at.toISOString() })),
  };
}

/** How many like a post. As the service. */
export async function countLikes(tx: Transaction, pageId: string): Promise<number> {
  return tx.$count(post_likes, eq(post_likes.page_id, pageId));
}

/** What a user has said of a post. */
export async function readMyPart(tx: Transaction, personId: PersonId, pageId: string): Promise<MyPart> {
  const ofMine = matching(post_comments, { user_id: personId, page_id: pageId });
  const comments = await tx
    .select()
    .from(post_comments)
    .where(ofMine)
    .orderBy(desc(post_comments.created_at), desc(post_comments.id))
    .limit(LIMITS.comments_shown_max);
  const likes = await tx.$count(post_likes, matching(post_likes, { user_id: personId, page_id: pageId }));
  return { is_liked: likes > 0, comments: comments.reverse().map(toMyComment) };
}

/** Keeps that a user likes a post, or that they do not. False when it was so already. */
export async function setLike(
  tx: Transaction,
  { personId, pageId, isLiked, at }: { personId: PersonId; pageId: string; isLiked: boolean; at: Date },
): Promise<boolean> {
  const { rowCount } = isLiked
    ? await tx
        .insert(post_likes)
        .values({ user_id: personId, page_id: pageId, created_at: at })
        .onConflictDoNothing()
    : await tx.delete(post_likes).where(matching(post_likes, { user_id: personId, page_id: pageId }));
  return rowCount === 1;
}

/** How many comments of a user nobody has looked at. */
export async function countPending(tx: Transaction, personId: PersonId): Promise<number> {
  return tx.$count(post_comments, matching(post_comments, { user_id: personId, state: 'pending' }));
}

/** Adds a comment. */
export async function insertComment(tx: Transaction, row: CommentRow): Promise<MyComment> {
  await tx.insert(post_comments).values(row);
  return toMyComment(row);
}

/** Removes a comment of a user's; null when it is not there. */
export async function deleteComment(
  tx: Transaction,
  personId: PersonId,
  id: string,
): Promise<CommentRow | null> {
  const [gone] = await tx
    .delete(post_comments)
    .where(matching(post_comments, { id, user_id: personId }))
    .returning();
  return gone ?? null;
}

/** A page of comments in a state: those that wait with the oldest first, others with the newest. */
export async function listComments(
  tx: Transaction,
  { state, page }: { state: CommentState; page: number },
): Promise<{ items: Comment[]; total: number }> {
  const where = eq(post_comments.state, state);
  const by = state === 'pending' ? asc : desc;
  const items = await tx
    .select({
      id: post_comments.id,
      content: post_comments.content,
      state: post_comments.state,
      created_at: post_comments.created_at,
      author: { id: persons.id, full_name: persons.full_name, email: persons.email },
      post: { slug: cms_pages.slug, title: cms_pages.title },
    })
    .from(post_comments)
    .innerJoin(persons, eq(persons.id, post_comments.user_id))
    .innerJoin(cms_pages, eq(cms_pages.id, post_comments.page_id))
    .where(where)
    .orderBy(by(post_comments.created_at), by(post_comments.id))
    .limit(LIMITS.page_size)
    .offset((page - 1) * LIMITS.page_size);
  const [all] = await tx.select({ total: count() }).from(post_comments).where(where);
  return {
    items: items.map((item) => ({ ...item, created_at: item.created_at.toISOString() })),
    total: all?.total ?? 0,
  };
}

/** The state of a comment, which nobody changes until the transaction is over, or null. */
export async function findCommentState(tx: Transaction, id: string): Promise<CommentState | null> {
  const [found] = await tx
    .select({ state: post_comments.state })
    .from(post_comments)
    .where(eq(post_comments.id, id))
    .for('update');
  return found?.state ?? null;
}

/** Puts a comment into another state. */
export async function updateCommentState(tx: Transaction, id: string, state: CommentState): Promise<void> {
  await tx.update(post_comments).set({ state }).where(eq(post_comments.id, id));
}

function toMyComment({ id, content, state, created_at }: CommentRow): MyComment {
  return { id, content, state, created_at: created_at.toISOString() };
}
