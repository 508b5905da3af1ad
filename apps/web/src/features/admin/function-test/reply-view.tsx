import { IconCheck, IconLoader, IconX } from '@tabler/icons-react';
import { Badge } from '../../../ui/badge.tsx';
import type { FunctionReply } from './call-function.ts';
import styles from './function-test.module.css';
import * as messages from './messages.ts';

const STATES = {
  pending: { label: messages.pending, tone: undefined, Icon: IconLoader },
  success: { label: messages.success, tone: 'positive', Icon: IconCheck },
  error: { label: messages.error, tone: 'negative', Icon: IconX },
} as const;

/** How something that is tried stands: under way, or how it ended. */
export function RunBadge({ state }: { state: keyof typeof STATES }) {
  return <Badge {...STATES[state]} />;
}

/** What came of asking for a function: how it ended, its status, its time, and what was answered. */
export function ReplyView({ reply }: { reply: FunctionReply | 'pending' }) {
  if (reply === 'pending')
    return (
      <p role="status">
        <RunBadge state="pending" />
      </p>
    );
  return (
    <div className={styles.reply}>
      <p className="row" role="status">
        <RunBadge state={reply.isSuccess ? 'success' : 'error'} />
        <span className="quiet">{outcomeInWords(reply)}</span>
      </p>
      <ReplyText {...reply} />
    </div>
  );
}

/** 'Status 200 after 12 ms' */
export function outcomeInWords({ status, ms }: Pick<FunctionReply, 'status' | 'ms'>): string {
  return status === 0 ? messages.noAnswerAfter({ ms }) : messages.statusAfter({ status: String(status), ms });
}

/** What was answered, in a box of its own that scrolls. */
export function ReplyText({ text, leftOut }: Pick<FunctionReply, 'text' | 'leftOut'>) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.code} aria-label={messages.reply} tabIndex={0}>
        <pre>{text}</pre>
      </section>
      {leftOut && <p className="quiet">{leftOut}</p>}
    </>
  );
}
