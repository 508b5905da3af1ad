import type { ErrorGroup, ErrorGroupState } from '@answerscope/contract';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { counted } from '../../../lib/counted.ts';
import { ActDialog } from '../act-dialog.tsx';
import * as messages from './messages.ts';

/** What is said of putting an error into a state. */
export const STATE_WORDS = {
  resolved: {
    act: 'Resolve',
    done: messages.errorResolved,
    consequence: 'leaves the open errors. It reopens if a newer version reports it.',
  },
  ignored: {
    act: 'Ignore',
    done: messages.errorIgnored,
    consequence: 'leaves the open errors for good. It is still counted. You can reopen it.',
  },
  open: { act: 'Reopen', done: messages.errorReopened, consequence: 'returns to the open errors.' },
} as const satisfies Record<ErrorGroupState, object>;

interface ErrorStateDialogProps {
  group: ErrorGroup;
  to: ErrorGroupState;
  onClose: () => void;
}

/** Says that an error is resolved or ignored, or opens it again, with a reason. */
export function ErrorStateDialog({ group, to, onClose }: ErrorStateDialogProps) {
  const { api } = useAdminClients();
  const { act, done, consequence } = STATE_WORDS[to];
  return (
    <ActDialog
      title={`${act} this error`}
      consequence={`It came ${counted(group.times, 'time')} and ${consequence}`}
      confirmLabel={act}
      act={async (reason) => {
        await api.admin.set_error_group_state({ id: group.id, state: to, reason });
        return done;
      }}
      onClose={onClose}
    />
  );
}
