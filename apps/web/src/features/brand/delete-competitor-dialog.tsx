import type { Competitor } from '@answerscope/contract';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteCompetitor } from './brand-writes.ts';

interface DeleteCompetitorDialogProps {
  /** Null while nothing is being deleted. */
  competitor: Competitor | null;
  onClose: () => void;
}

/** Asks before a competitor is deleted. */
export function DeleteCompetitorDialog({ competitor, onClose }: DeleteCompetitorDialogProps) {
  const remove = useDeleteCompetitor();
  return (
    <ConfirmDialog
      isOpen={competitor !== null}
      title={`Delete ${competitor?.competitor_name ?? ''}?`}
      confirmLabel="Delete competitor"
      isDangerous
      onConfirm={() => {
        // What fails is told by a message.
        if (competitor) remove.write(competitor).catch(() => undefined);
        onClose();
      }}
      onClose={onClose}
    >
      <p>New answers are no longer searched for it. What was judged before stays until you judge again.</p>
    </ConfirmDialog>
  );
}
