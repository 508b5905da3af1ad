import { appError, type CommentState } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { publishContentChange } from '../../../events/publish-event.ts';
import { findCommentState, updateCommentState } from '../discussion.queries.ts';
import * as messages from '../messages.ts';

/**
 * Approves a comment, or rejects it. What it says stays out of the audit, which is kept when its writer is erased.
 * @throws NOT_FOUND, CONFLICT (`nothing_changed`)
 */
export async function moderateComment(
  ctx: AdminContext,
  { id, state, reason = null }: { id: string; state: CommentState; reason?: string | null | undefined },
): Promise<{ id: string; state: CommentState }> {
  return ctx.administer(async ({ tx, audit }) => {
    const before = orNotFound(await findCommentState(tx, id));
    if (before === state)
      throw appError('CONFLICT', {
        message: messages.commentAlready({ state }),
        details: { reason: 'nothing_changed' },
      });
    await updateCommentState(tx, id, state);
    await audit({
      action: 'moderate_comment',
      subject_type: 'comment',
      subject_id: id,
      reason,
      before: { state: before },
      after: { state },
    });
    await publishContentChange(tx);
    return { id, state };
  });
}
