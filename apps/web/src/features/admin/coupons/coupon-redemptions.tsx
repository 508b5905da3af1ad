import type { CouponRedemption } from '@answerscope/contract';
import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { type Column, DataTable, rowLink } from '../../../ui/data-table.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<CouponRedemption>[] = [
  {
    key: 'user',
    header: messages.user,
    isMain: true,
    cell: ({ user_id, email }) => (
      <Link to="/admin/users/$id" params={{ id: user_id }} className={rowLink}>
        {email}
      </Link>
    ),
  },
  { key: 'when', header: messages.when, cell: ({ redeemed_at }) => <TimeStamp iso={redeemed_at} /> },
];

/** Who redeemed a coupon, the newest first. */
export function CouponRedemptions({ id }: { id: string }) {
  const found = useQuery(useAdminClients().queries.list_coupon_redemptions.queryOptions({ input: { id } }));
  const failed = failedLoad(found);
  if (failed) return <ErrorState title={messages.redemptionsNotLoaded} {...failed} />;
  if (found.data?.total === 0)
    return <EmptyState Icon={IconTicket} title={messages.notRedeemedYet} text={messages.whoIsListed} />;
  return (
    <>
      {found.data && <p>{messages.countOfRedemptions({ count: found.data.total })}</p>}
      <DataTable
        label={messages.redemptions}
        columns={COLUMNS}
        rows={found.data?.items ?? null}
        rowKey={({ user_id, redeemed_at }) => `${user_id} ${redeemed_at}`}
      />
    </>
  );
}
