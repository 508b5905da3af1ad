import type { ErrorGroup, ErrorGroupState } from '@answerscope/contract';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { ActDialog } from '../act-dialog.tsx';
import * as messages from './messages.ts';

/** What is said of putting an error into a state. */
export const STATE_WORDS = {
  resolved: {
    act: messages.resolve,
    title: messages.resolveThisError,
    done: messages.errorResolved,
    consequence: messages.resolvedConsequence,
  },
  ignored: {
    act: messages.ignore,
    title: messages.ignoreThisError,
    done: messages.errorIgnored,
    consequence: messages.ignoredConsequence,
  },
  open: {
    act: messages.reopen,
    title: messages.reopenThisError,
    done: messages.errorReopened,
    consequence: messages.reopenedConsequence,
  },
} as const satisfies Record<ErrorGroupState, object>;

interface ErrorStateDialogProps {
  group: ErrorGroup;
  to: ErrorGroupState;
  onClose: () => void;
}

/** Says that an error is resolved or ignored, or opens it again, with a reason. */
export function ErrorStateDialog({ group, to, onClose }: ErrorStateDialogProps) {
  const { api } = useAdminClients();
  const { act, title, done, consequence } = STATE_WORDS[to];
  return (
    <ActDialog
      title={title}
      consequence={consequence({ times: group.times })}
      confirmLabel={act}
      act={async (reason) => {
        await api.admin.set_error_group_state({ id: group.id, state: to, reason });
        return done;
      }}
      onClose={onClose}
    />
  );
}
