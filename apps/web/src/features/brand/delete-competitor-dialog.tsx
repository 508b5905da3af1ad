import type { Competitor } from '@answerscope/contract';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteCompetitor } from './use-save-names.ts';

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
        if (competitor) remove.mutate(competitor.id);
        onClose();
      }}
      onClose={onClose}
    >
      <p>New answers are no longer searched for it. What was judged before stays until you judge again.</p>
    </ConfirmDialog>
  );
}
