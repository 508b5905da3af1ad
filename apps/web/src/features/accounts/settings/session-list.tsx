import type { AccountSession } from '@answerscope/contract';
import { IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { richText } from '../../../lib/rich-text.ts';
import { timeAgo } from '../../../lib/time-ago.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import * as messages from './messages.ts';
import styles from './settings.module.css';

const SHOWN = 5;

/** Every browser that is signed in, and the way to sign it out. */
export function SessionList({ sessions }: { sessions: readonly AccountSession[] }) {
  const { toasts } = useServices();
  const { api, queries, queryClient } = useAppClients();
  const keep = (left: { items: AccountSession[] }) =>
    queryClient.setQueryData(queries.accounts.list_my_sessions.queryKey(), left);
  const endOne = useMutation({
    mutationFn: (session_id: string) => api.accounts.end_my_session({ session_id }),
    onSuccess: keep,
  });
  const endOthers = useMutation({
    mutationFn: () => api.accounts.end_my_other_sessions(),
    onSuccess: (left) => {
      keep(left);
      toasts.show({ title: messages.signedOutEverywhereElse });
    },
  });
  const [showsAll, setShowsAll] = useState(false);
  const isBusy = endOne.isPending || endOthers.isPending;
  return (
    <>
      <ul>
        {(showsAll ? sessions : sessions.slice(0, SHOWN)).map((one) => (
          <li key={one.id} className={styles.session}>
            <div>
              <div className={styles.device}>
                {one.device}
                {one.is_this_one && <Badge Icon={IconCheck} tone="positive" label={messages.thisOne} />}
              </div>
              <div className={styles.facts}>{factsOf(one)}</div>
            </div>
            {!one.is_this_one && (
              <Button
                disabled={isBusy}
                aria-label={messages.signOutDevice({ device: one.device })}
                onClick={() => endOne.mutate(one.id)}
              >
                {messages.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!showsAll && sessions.length > SHOWN && (
        <div className={styles.more}>
          <Button look="quiet" onClick={() => setShowsAll(true)}>
            {messages.showAllDevices({ count: sessions.length })}
          </Button>
        </div>
      )}
      {sessions.length > 1 && (
        <div className={styles.all}>
          <Button disabled={isBusy} onClick={() => endOthers.mutate()}>
            {messages.signOutEverywhereElse}
          </Button>
          <p className={styles.note}>
            {richText(
              messages.programsGoOn({
                link: (text) => (
                  <Link to="/tracker/settings/$section" params={{ section: 'api' }}>
                    {text}
                  </Link>
                ),
              }),
            )}
          </p>
        </div>
      )}
    </>
  );
}

function factsOf({ address, is_this_one, last_seen_at }: AccountSession): string {
  const seen = is_this_one
    ? messages.inUseNow
    : messages.lastSeen({ ago: timeAgo(last_seen_at, Date.now()) });
  return address === null ? seen : `${address} · ${seen}`;
}
