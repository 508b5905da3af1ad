import { LIMITS, type RowResult, resourceTexts } from '@answerscope/contract';
import { failureInWords } from '../../../lib/error-in-words.ts';
import { ActDialog } from '../act-dialog.tsx';
import * as messages from './messages.ts';
import type { PageResource, ResourceProcedures, ResourceRow } from './resource-types.ts';

interface EmptyTrashDialogProps<Row> {
  resource: PageResource;
  procedures: ResourceProcedures<Row>;
  /** How many rows are in the trash. */
  total: number;
  /** Rows that stay, because something refers to them. */
  onRefused: (results: readonly RowResult[]) => void;
  onClose: () => void;
}

/** Deletes everything in the trash of a resource for good. */
export function EmptyTrashDialog<Row extends ResourceRow>(props: EmptyTrashDialogProps<Row>) {
  const { resource, procedures, total, onRefused, onClose } = props;
  return (
    <ActDialog
      title={messages.emptyTheTrash}
      consequence={messages.whatEmptyingTouches({ count: total })}
      confirmLabel={messages.emptyTrash}
      isDangerous
      act={async (reason) => {
        const refused = new Map<string, RowResult>();
        let deleted = 0;
        for (;;) {
          const page = Math.floor(refused.size / LIMITS.page_size_max) + 1;
          const { items } = await procedures.list.call(
            { state: 'trashed', page, page_size: LIMITS.page_size_max },
            { signal: AbortSignal.timeout(LIST_WAIT_MS) },
          );
          const ids = items.map(({ id }) => id).filter((id) => !refused.has(id));
          if (ids.length === 0) break;
          const { results } = await procedures.bulk.call({ action: 'purge', ids, reason });
          for (const result of results) {
            if (result.success) deleted += 1;
            else refused.set(result.id, result);
          }
        }
        if (refused.size > 0) onRefused([...refused.values()]);
        return deleted === 0 ? null : messages.rowsDeleted({ count: deleted });
      }}
      inWords={(error) => failureInWords(resourceTexts(resource.name).notDeleted, error)}
      onClose={onClose}
    />
  );
}

const LIST_WAIT_MS = 30_000;
