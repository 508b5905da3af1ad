import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { ActDialog } from './act-dialog.tsx';
import * as messages from './messages.ts';

/** Asks a provider again before its wait is over. */
export function ResumeDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const { api } = useAdminClients();
  const label = CHANNEL_LABELS[channel];
  return (
    <ActDialog
      title={messages.askAgain({ assistant: label })}
      consequence={messages.whatResumingTouches}
      confirmLabel={messages.resume}
      act={async (reason) => {
        await api.admin.resume_provider({ channel, reason });
        return messages.isAskedAgain({ assistant: label });
      }}
      onClose={onClose}
    />
  );
}
