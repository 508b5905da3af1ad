import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Reason } from './admin-acts.ts';
import * as common from './common-messages.ts';
import * as messages from './keywords-messages.ts';
import { LIMITS } from './limits.ts';
import { SLUG_MAX } from './resources/cms-pages.ts';
import { plainText } from './text.ts';

/** A comment waits until an administrator has looked at it; only an approved one is shown. */
export const COMMENT_STATES = ['pending', 'approved', 'rejected'] as const;
export const CommentState = z.enum(COMMENT_STATES);
export type CommentState = z.infer<typeof CommentState>;

/** A comment as its reader sees it: plain text. */
export const ShownComment = z.object({
  id: z.uuid(),
  author_name: z.string(),
  content: z.string(),
  created_at: z.iso.datetime(),
});
export type ShownComment = z.infer<typeof ShownComment>;

/** What readers say of a post. */
export const Discussion = z.object({
  likes: z.number().int(),
  /** The newest ones, the oldest of them first. */
  comments: z.array(ShownComment).max(LIMITS.comments_shown_max),
});
export type Discussion = z.infer<typeof Discussion>;

/** A comment as its writer sees it. */
export const MyComment = z.object({
  id: z.uuid(),
  content: z.string(),
  state: CommentState,
  created_at: z.iso.datetime(),
});
export type MyComment = z.infer<typeof MyComment>;

/** What who asks has said of a post. */
export const MyPart = z.object({
  is_liked: z.boolean(),
  comments: z.array(MyComment).max(LIMITS.comments_shown_max),
});
export type MyPart = z.infer<typeof MyPart>;

export const Like = z.object({ is_liked: z.boolean(), likes: z.number().int() });
export type Like = z.infer<typeof Like>;

const BySlug = z.strictObject({ slug: plainText(SLUG_MAX).max(SLUG_MAX) });

/** Of a comment while it is written. */
export const CommentContent = plainText(LIMITS.comment_max)
  .trim()
  .min(1, messages.writeSomethingFirst)
  .max(LIMITS.comment_max, common.atMostCharacters({ max: LIMITS.comment_max }));

export const COMMENT_REFUSALS = {
  too_many_comments: messages.youHaveWrittenSeveralComments,
  too_many_pending: messages.waitUntilEarlierCommentsHave,
} as const;

/** What is said of a post. */
export const discussionContract = {
  get_discussion: oc
    .route({
      method: 'GET',
      path: '/api/posts/{slug}/discussion',
      tags: ['content'],
      summary: 'How many like a post, and its approved comments',
    })
    .input(BySlug)
    .output(Discussion),
  get_my_part: oc
    .route({
      method: 'GET',
      path: '/api/posts/{slug}/my-part',
      tags: ['content'],
      summary: 'Whether the caller likes a post, and their own comments with their state',
    })
    .input(BySlug)
    .output(MyPart),
  like_post: oc
    .route({
      method: 'POST',
      path: '/api/posts/{slug}/like',
      tags: ['content'],
      summary: 'Likes a post, or takes that back',
    })
    .input(BySlug.extend({ is_liked: z.boolean() }))
    .output(Like),
  add_comment: oc
    .route({
      method: 'POST',
      path: '/api/posts/{slug}/comments',
      tags: ['content'],
      summary: 'Comments on a post in plain text; it is shown once an administrator has approved it',
    })
    .input(BySlug.extend({ content: CommentContent }))
    .output(MyComment),
  delete_my_comment: oc
    .route({
      method: 'DELETE',
      path: '/api/comments/{id}',
      tags: ['content'],
      summary: 'Deletes a comment of the caller’s',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
};

/** A comment as administrators see it. */
export const Comment = z.object({
  id: z.uuid(),
  content: z.string(),
  state: CommentState,
  created_at: z.iso.datetime(),
  author: z.object({ id: z.uuid(), full_name: z.string(), email: z.string() }),
  post: z.object({ slug: z.string(), title: z.string() }),
});
export type Comment = z.infer<typeof Comment>;

/** What administrators do with comments. */
export const commentsContract = {
  list_comments: oc
    .route({
      method: 'GET',
      path: '/api/admin/comments',
      tags: ['admin'],
      summary: 'Comments in a state: those that wait with the oldest first, others with the newest',
    })
    .input(
      z.strictObject({
        state: CommentState.default('pending'),
        page: z.coerce.number().int().min(1).max(100_000).default(1),
      }),
    )
    .output(
      z.object({
        items: z.array(Comment).max(LIMITS.page_size),
        total: z.number().int(),
        page: z.number().int(),
        page_size: z.number().int(),
      }),
    ),
  moderate_comment: oc
    .route({
      method: 'POST',
      path: '/api/admin/comments/{id}/state',
      tags: ['admin'],
      summary: 'Approves a comment, or rejects it with a reason',
    })
    .input(
      z
        .strictObject({
          id: z.uuid(),
          state: CommentState.exclude(['pending']),
          reason: Reason.optional(),
        })
        .refine(({ state, reason }) => state === 'approved' || reason !== undefined, {
          path: ['reason'],
          error: messages.giveAReason,
        }),
    )
    .output(z.object({ id: z.uuid(), state: CommentState })),
};
