import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAppClients } from '../../lib/app-clients.tsx';
import { richText } from '../../lib/rich-text.ts';
import type { SessionUser } from '../../lib/session.ts';
import { useServices } from '../../lib/use-services.ts';
import { openInOtherView } from '../../lib/view-as.ts';
import { Button } from '../../ui/button.tsx';
import * as messages from './messages.ts';
import { timeLeft } from './time-left.ts';
import styles from './view-as-bar.module.css';

/** The server ends it first, whatever its clock says. */
const LATER_MS = 2_000;

/** Says to an administrator as whom they view, how long still, and leads back. It lies over the page: nothing moves for it. */
export default function ViewAsBar({ user, endsAtMs }: { user: SessionUser; endsAtMs: number }) {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const [nowMs, setNowMs] = useState(Date.now);
  const back = `/admin/users/${user.id}`;
  const stop = useMutation({
    mutationFn: () => api.accounts.stop_view_as(),
    meta: { showsOwnErrors: true },
    onSuccess: () => openInOtherView(back),
    onError: (error) => toasts.fail(messages.viewNotStopped, error),
  });
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const isOver = nowMs > endsAtMs + LATER_MS;
  useEffect(() => {
    if (isOver) openInOtherView(back);
  }, [isOver, back]);
  return (
    <section className={styles.bar} aria-label={messages.viewAsAUser}>
      <IconEye size={18} stroke={1.75} aria-hidden="true" className={styles.icon} />
      <p role="status" className={styles.who}>
        {richText(
          messages.viewingAs({
            name: user.full_name || user.email,
            who: (name) => <strong>{name}</strong>,
          }),
        )}
      </p>
      <span role="timer" className={styles.left}>
        <span aria-hidden="true">{timeLeft(endsAtMs - nowMs)}</span>
        <span className="visually-hidden">{messages.timeLeft({ time: timeLeft(endsAtMs - nowMs) })}</span>
      </span>
      <Button size="small" disabled={stop.isPending || stop.isSuccess} onClick={() => stop.mutate()}>
        {messages.stop}
      </Button>
    </section>
  );
}
