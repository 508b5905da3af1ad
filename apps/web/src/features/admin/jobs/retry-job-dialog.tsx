import type { AdminJob } from '@answerscope/contract';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { ActDialog } from '../act-dialog.tsx';
import * as messages from './messages.ts';

/** Has a job that failed for the last time tried once more, with a reason. */
export function RetryJobDialog({ job, onClose }: { job: AdminJob; onClose: () => void }) {
  const { api } = useAdminClients();
  return (
    <ActDialog
      title={messages.tryThisJobAgain}
      consequence={messages.retryConsequence}
      confirmLabel={messages.tryAgain}
      act={async (reason) => {
        await api.admin.retry_job({ id: job.id, reason });
        return messages.jobWillBeTriedAgain;
      }}
      onClose={onClose}
    />
  );
}
