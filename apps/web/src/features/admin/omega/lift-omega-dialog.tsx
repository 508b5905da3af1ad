import { CHANNEL_LABELS, type OmegaOverride } from '@answerscope/contract';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { ActDialog } from '../act-dialog.tsx';
import * as messages from './messages.ts';

/** Ends a forced status, with a reason. */
export function LiftOmegaDialog({ override, onClose }: { override: OmegaOverride; onClose: () => void }) {
  const { api } = useAdminClients();
  const { id, keyword, channel, user } = override;
  return (
    <ActDialog
      title={messages.liftStatusOf({ keyword })}
      consequence={messages.followsAnswersAgain({
        user: user.email ?? user.id,
        assistant: CHANNEL_LABELS[channel],
      })}
      confirmLabel={messages.lift}
      act={async (reason) => {
        await api.admin.lift_omega_override({ id, reason });
        return messages.answersDecideAgain;
      }}
      onClose={onClose}
    />
  );
}
