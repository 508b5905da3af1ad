import type { AdminMail } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { richText } from '../../../lib/rich-text.ts';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import styles from './mail-sheet.module.css';
import * as messages from './messages.ts';

/** What a mail says; its links don’t show what lets somebody in. */
export function MailSheet({ mail, onClose }: { mail: AdminMail; onClose: () => void }) {
  const found = useQuery(useAdminClients().queries.get_mail.queryOptions({ input: { id: mail.id } }));
  const { sent_at } = mail;
  const failed = failedLoad(found);
  const text = found.data?.text;
  return (
    <Sheet isOpen title={mail.subject} onClose={onClose}>
      <div className={styles.mail}>
        <p className="quiet">
          {richText(
            messages.toWhomAndWhen({
              recipient: mail.recipient,
              at: () => <TimeStamp iso={mail.created_at} />,
            }),
          )}
          {sent_at && (
            <>
              {' · '}
              {richText(messages.sentAt({ at: () => <TimeStamp iso={sent_at} /> }))}
            </>
          )}
        </p>
        {failed ? (
          <FailedPart title={messages.thisMailNotLoaded} {...failed} />
        ) : text === undefined ? (
          <Skeleton height="200px" />
        ) : text === null ? (
          <p>{messages.textNotKept}</p>
        ) : (
          <>
            <pre className={styles.text}>{text}</pre>
            <p className="quiet">{messages.secretsHidden}</p>
          </>
        )}
      </div>
    </Sheet>
  );
}
