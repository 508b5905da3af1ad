import type { BulkAction } from '@answerscope/contract';
import { LIMITS, type RowResult, resourceTexts } from '@answerscope/contract';
import { useState } from 'react';
import { failureInWords } from '../../../lib/error-in-words.ts';
import { RequestError } from '../../../lib/request-error.ts';
import { ActDialog } from '../act-dialog.tsx';
import * as messages from './messages.ts';
import type { PageResource, ResourceProcedures } from './resource-types.ts';
import { useUndo } from './use-undo.ts';

interface TrashDialogProps<Row> {
  resource: PageResource;
  procedures: ResourceProcedures<Row>;
  action: BulkAction;
  ids: readonly string[];
  /** What became of each, where at least one of them was done. */
  onDone: (results: readonly RowResult[]) => void;
  onClose: () => void;
}

/** Puts rows in the trash, or takes them out of it, with a reason and the way back. */
export function TrashDialog<Row>({
  resource,
  procedures,
  action,
  ids: chosen,
  onDone,
  onClose,
}: TrashDialogProps<Row>) {
  // The selection is cleared while what was done is still being read again.
  const [ids] = useState(chosen);
  const toUndone = useUndo();
  const what = { count: ids.length };
  const isTrash = action === 'trash';
  const texts = resourceTexts(resource.name);
  const notDone = isTrash ? texts.notDeleted : texts.notRestored;
  return (
    <ActDialog
      title={isTrash ? messages.putRowsInTrash(what) : messages.restoreRows(what)}
      consequence={
        isTrash
          ? messages.whatTrashingTouches({ ...what, days: LIMITS.trash_days })
          : messages.whatRestoringTouches(what)
      }
      confirmLabel={isTrash ? messages.putInTheTrash : messages.restore}
      isDangerous={isTrash}
      act={async (reason) => {
        const { results } = await procedures.bulk.call({ action, ids: [...ids], reason });
        const refused = results.filter(({ success }) => !success);
        const why = refused[0]?.error?.message ?? '';
        const done = results.filter(({ success }) => success).map(({ id }) => id);
        if (done.length === 0 && ids.length === 1)
          throw new RequestError({ status: 409, code: 'CONFLICT', message: why });
        onDone(results);
        if (done.length === 0) return null;
        return toUndone(
          (isTrash ? messages.rowsTrashed : messages.rowsRestored)({ count: done.length }),
          () =>
            procedures.bulk.call({
              action: isTrash ? 'restore' : 'trash',
              ids: done,
              reason: messages.undoneReason({ reason }),
            }),
        );
      }}
      inWords={(error) => failureInWords(notDone, error)}
      onClose={onClose}
    />
  );
}
