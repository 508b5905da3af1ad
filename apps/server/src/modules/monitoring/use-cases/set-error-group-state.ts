import { appError, type ErrorGroupState } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { findErrorGroup, updateErrorGroup } from '../error-reports.queries.ts';
import * as messages from '../messages.ts';

/** Says that an error is resolved or ignored, or opens it again. @throws NOT_FOUND, CONFLICT (`nothing_changed`) */
export async function setErrorGroupState(
  ctx: AdminContext & { version: string },
  { id, state, reason }: { id: string; state: ErrorGroupState; reason: string },
): Promise<{ id: string; state: ErrorGroupState }> {
  return ctx.administer(async ({ tx, audit }) => {
    const before = orNotFound(await findErrorGroup(tx, id));
    if (before.state === state)
      throw appError('CONFLICT', {
        message: messages.errorAlready({ state }),
        details: { reason: 'nothing_changed' },
      });
    await updateErrorGroup(tx, { id, state, version: ctx.version });
    await audit({
      action: 'set_error_group_state',
      subject_type: 'error_group',
      subject_id: id,
      reason,
      before: { state: before.state },
      after: { state },
    });
    return { id, state };
  });
}
