import { INVITATION_DAYS, type Invitation } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type Column, DataTable, rowAction } from '../../../ui/data-table.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { ActDialog } from '../act-dialog.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<Invitation>[] = [
  { key: 'email', header: messages.email, isMain: true, width: '260px', cell: ({ email }) => email },
  {
    key: 'role',
    header: messages.role,
    width: '130px',
    cell: ({ role }) => (role === 'admin' ? messages.administrator : messages.user),
  },
  {
    key: 'plan',
    header: messages.plan,
    width: '130px',
    cell: ({ plan }) => plan?.name ?? messages.defaultLabel,
  },
  {
    key: 'sent',
    header: messages.sent,
    isTime: true,
    width: '150px',
    cell: ({ sent_at }) => <TimeStamp iso={sent_at} />,
  },
  {
    key: 'expires',
    header: messages.expires,
    width: '150px',
    cell: ({ is_expired, expires_at }) => (is_expired ? messages.expired : <TimeStamp iso={expires_at} />),
  },
];

/** Invitations that were not accepted yet; nothing where there are none. */
export function InvitationsPanel() {
  const { queries } = useAdminClients();
  const found = useQuery(queries.list_invitations.queryOptions());
  const [chosen, setChosen] = useState<{ invitation: Invitation; act: 'resend' | 'withdraw' } | null>(null);
  const failed = failedLoad(found);
  if (failed) return <FailedPart title={messages.invitationsNotLoaded} {...failed} />;
  if (!found.data || found.data.items.length === 0) return null;
  const columns: readonly Column<Invitation>[] = [
    ...COLUMNS,
    {
      key: 'acts',
      header: messages.actions,
      width: '250px',
      cell: (invitation) => (
        <span className={classNames('row', rowAction)}>
          <Button size="small" onClick={() => setChosen({ invitation, act: 'resend' })}>
            {messages.sendAgain}
          </Button>
          <Button size="small" onClick={() => setChosen({ invitation, act: 'withdraw' })}>
            {messages.withdraw}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <Panel title={messages.openInvitations}>
      <DataTable
        label={messages.openInvitations}
        columns={columns}
        rows={found.data.items}
        rowKey={({ id }) => id}
      />
      {chosen && <InvitationDialog {...chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}

interface InvitationDialogProps {
  invitation: Invitation;
  act: 'resend' | 'withdraw';
  onClose: () => void;
}

function InvitationDialog({ invitation: { id, email }, act, onClose }: InvitationDialogProps) {
  const { api } = useAdminClients();
  if (act === 'resend')
    return (
      <ActDialog
        title={messages.sendInvitationAgain({ email })}
        consequence={messages.mailWithNewLink({ days: INVITATION_DAYS })}
        confirmLabel={messages.sendAgain}
        act={async (reason) => {
          await api.admin.resend_invitation({ id, reason });
          return messages.invitationSentAgain;
        }}
        onClose={onClose}
      />
    );
  return (
    <ActDialog
      title={messages.withdrawInvitation({ email })}
      consequence={messages.linkStopsWorking}
      confirmLabel={messages.withdraw}
      isDangerous
      act={async (reason) => {
        await api.admin.withdraw_invitation({ id, reason });
        return messages.invitationWithdrawn;
      }}
      onClose={onClose}
    />
  );
}
