import type { Sentences, SystemCheck, SystemState } from '@answerscope/contract';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useAdminClients, useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { useServerWords } from '../../../lib/use-server-words.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CHECK_NAMES } from './check-words.ts';
import * as messages from './messages.ts';
import styles from './system-checks.module.css';

const STATES = {
  ok: { label: messages.works, tone: 'positive', Icon: IconCheck },
  warning: { label: messages.needsAttention, tone: 'warning', Icon: IconAlertTriangle },
  failed: { label: messages.failing, tone: 'negative', Icon: IconX },
} as const satisfies Record<SystemState, object>;

interface SystemChecksProps {
  checks: readonly SystemCheck[];
  sentences: Sentences | undefined;
}

/** Each part of the installation: how it is, what was found, and what to do. */
export function SystemChecks({ checks, sentences }: SystemChecksProps) {
  const say = useServerWords(sentences);
  return (
    <ul className="rows card">
      {checks.map(({ name, state, found, advice }) => {
        return (
          <li key={name} className={styles.check}>
            <h2 className={styles.name}>{CHECK_NAMES[name]}</h2>
            <div className={styles.words}>
              <p>{say(found)}</p>
              {advice && <p className="quiet">{say(advice)}</p>}
              {name === 'mail' && <TestMailButton />}
            </div>
            <Badge {...STATES[state]} />
          </li>
        );
      })}
    </ul>
  );
}

/** Posts a mail to the administrator by the way of all mails: what became of it is said above it a moment later. */
function TestMailButton() {
  const { api } = useAdminClients();
  const { toasts } = useServices();
  const refresh = useRefreshAdmin();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.admin.send_test_mail(),
    meta: { showsOwnErrors: true },
    onSuccess: ({ recipient }) =>
      toasts.show({ title: messages.testMailOnWay, description: messages.mailGoesTo({ recipient }) }),
    onError: (error) => toasts.fail(messages.testMailNotPosted, error),
    onSettled: () => refresh(),
  });
  return (
    <div>
      <Button disabled={isPending} onClick={() => mutate()}>
        {messages.sendTestMail}
      </Button>
    </div>
  );
}
