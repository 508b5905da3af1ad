import { type Coupon, coupons, numberInWords } from '@answerscope/contract';
import { IconCheck, IconClock, IconClockOff, IconEyeOff, IconUsersGroup } from '@tabler/icons-react';
import { CouponRedemptions } from '../../features/admin/coupons/coupon-redemptions.tsx';
import { type CouponState, couponState, discountInWords } from '../../features/admin/coupons/coupon-state.ts';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';

/** Whether a coupon's code is taken at the checkout, or why not. */
const STATES = {
  open: { label: messages.open, Icon: IconCheck, tone: 'positive' },
  opening: { label: messages.opening, Icon: IconClock, tone: 'warning' },
  withdrawn: { label: messages.withdrawn, Icon: IconEyeOff, tone: undefined },
  expired: { label: messages.expired, Icon: IconClockOff, tone: undefined },
  used_up: { label: messages.usedUp, Icon: IconUsersGroup, tone: undefined },
} as const satisfies Record<CouponState, object>;

const COLUMNS: readonly Column<Coupon>[] = [
  { key: 'code', header: messages.code, isMain: true, sortBy: 'code', cell: ({ code }) => code },
  { key: 'discount', header: messages.discount, cell: discountInWords },
  {
    key: 'for',
    header: messages.forWhom,
    cell: ({ first_purchase_only }) => (first_purchase_only ? messages.firstPurchases : messages.everybody),
  },
  {
    key: 'redemptions',
    header: messages.redeemed,
    align: 'end',
    cell: ({ redemptions, max_redemptions }) =>
      max_redemptions === null
        ? numberInWords(redemptions)
        : messages.redeemedOf({ redeemed: redemptions, max: max_redemptions }),
  },
  {
    key: 'expires',
    header: messages.expires,
    sortBy: 'expires_at',
    cell: ({ expires_at }) => (expires_at === null ? messages.never : <TimeStamp iso={expires_at} />),
  },
  {
    key: 'status',
    header: messages.status,
    cell: (coupon) => <Badge {...STATES[couponState(coupon, new Date())]} />,
  },
];

/** What takes something off the price of a plan, and who used it. */
export function CouponsPage() {
  return (
    <ResourcePage
      title={messages.couponsManagement}
      resource={coupons}
      procedures={useAdminClients().queries.coupons}
      columns={COLUMNS}
      panel={{ label: messages.redemptions, show: ({ id }) => <CouponRedemptions id={id} /> }}
      refreshesWhile={({ is_active, is_open }) => is_active && !is_open}
    />
  );
}
