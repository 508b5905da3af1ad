import type { AdminMail } from '@answerscope/contract';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type Column, DataTable, rowAction } from '../../../ui/data-table.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { MailSheet } from './mail-sheet.tsx';
import { MAIL_STATE_BADGES } from './mail-words.ts';
import * as messages from './messages.ts';
import { ResendMailDialog } from './resend-mail-dialog.tsx';

const COLUMNS: readonly Column<AdminMail>[] = [
  { key: 'recipient', header: messages.to, isMain: true, width: '230px', cell: ({ recipient }) => recipient },
  { key: 'subject', header: messages.subject, cell: ({ subject }) => subject },
  {
    key: 'created',
    header: messages.created,
    width: '150px',
    cell: ({ created_at }) => <TimeStamp iso={created_at} />,
  },
  {
    key: 'state',
    header: messages.state,
    width: '110px',
    cell: ({ state }) => <Badge {...MAIL_STATE_BADGES[state]} />,
  },
  { key: 'error', header: messages.lastError, cell: ({ error }) => error },
];

/** Mails and whether they were sent; one can be read, and a failed one sent again. Null while they load. */
export function MailTable({ mails }: { mails: readonly AdminMail[] | null }) {
  const [read, setRead] = useState<AdminMail | null>(null);
  const [resent, setResent] = useState<AdminMail | null>(null);
  const columns: readonly Column<AdminMail>[] = [
    ...COLUMNS,
    {
      key: 'acts',
      header: messages.actions,
      width: '110px',
      cell: (mail) => (
        <span className={classNames('row', rowAction)}>
          <Button look="quiet" onClick={() => setRead(mail)}>
            {messages.view}
          </Button>
          {mail.state === 'failed' && <Button onClick={() => setResent(mail)}>{messages.sendAgain}</Button>}
        </span>
      ),
    },
  ];
  return (
    <>
      <DataTable
        label={messages.mails}
        columns={columns}
        rows={mails}
        rowKey={({ id }) => id}
        expectedRows={20}
      />
      {read && <MailSheet mail={read} onClose={() => setRead(null)} />}
      {resent && <ResendMailDialog mail={resent} onClose={() => setResent(null)} />}
    </>
  );
}
