import {
  CUSTOMER_COST_DAYS,
  CUSTOMER_SORTS,
  type CustomerMargin,
  LIMITS,
  moneyInWords,
} from '@answerscope/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { formatExactUsd } from '../../../lib/format.ts';
import { laterPage } from '../../../lib/search-codec.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { UserLink } from '../user-link.tsx';
import type { CustomerSearch } from './business-search.ts';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<CustomerMargin>[] = [
  { key: 'user', header: messages.user, isMain: true, cell: (customer) => <UserLink {...customer} /> },
  {
    key: 'plan',
    header: messages.plan,
    cell: ({ plan_name, is_on_trial }) => (is_on_trial ? messages.onTrial({ plan: plan_name }) : plan_name),
  },
  {
    key: 'price',
    header: messages.pricePerMonth,
    align: 'end',
    sortBy: 'price',
    isNumber: true,
    cell: ({ monthly_cents, currency }) =>
      monthly_cents === null ? messages.notKnownYet : moneyInWords(monthly_cents, currency ?? 'usd'),
  },
  {
    key: 'cost',
    header: messages.answersInDays({ days: CUSTOMER_COST_DAYS }),
    align: 'end',
    sortBy: 'cost',
    isNumber: true,
    cell: ({ cost_usd }) => formatExactUsd(cost_usd),
  },
  {
    key: 'margin',
    header: messages.margin,
    align: 'end',
    sortBy: 'margin',
    isNumber: true,
    cell: ({ margin_usd }) => {
      if (margin_usd === null) return null;
      return margin_usd < 0 ? `−${formatExactUsd(-margin_usd)}` : formatExactUsd(margin_usd);
    },
  },
];

interface CustomerMarginsProps {
  search: CustomerSearch;
  onSearch: (search: CustomerSearch, replace: boolean) => void;
}

/** What each user pays in a month, beside what their answers cost. */
export function CustomerMargins({ search, onSearch }: CustomerMarginsProps) {
  const { sort = 'cost', direction = 'desc', page = 1 } = search;
  const found = useQuery({
    ...useAdminClients().queries.list_customer_margins.queryOptions({ input: { sort, direction, page } }),
    placeholderData: keepPreviousData,
  });
  const failed = failedLoad(found);
  return (
    <Panel title={messages.priceAndCostPerCustomer}>
      {failed ? (
        <FailedPart title={messages.customersNotLoaded} {...failed} />
      ) : found.data?.total === 0 ? (
        <p className="quiet">{messages.nobodyPaysYet({ days: CUSTOMER_COST_DAYS })}</p>
      ) : (
        <>
          {found.data && (
            <p className="quiet">
              {found.data.is_total_capped
                ? messages.moreCustomers({ count: found.data.total })
                : messages.countOfCustomers({ count: found.data.total })}
            </p>
          )}
          <DataTable
            label={messages.priceAndCostPerCustomer}
            columns={COLUMNS}
            rows={found.data?.items ?? null}
            rowKey={({ user_id }) => user_id}
            sort={{ by: sort, direction }}
            onSort={({ by, direction: order }) =>
              onSearch(
                {
                  sort: CUSTOMER_SORTS.find((one) => one === by),
                  direction: order === 'asc' ? 'asc' : undefined,
                },
                true,
              )
            }
          />
          <Pagination
            page={page}
            pageSize={LIMITS.page_size}
            total={found.data?.total}
            {...(found.data && { isTotalCapped: found.data.is_total_capped })}
            onPage={(shown, replaces) => onSearch({ ...search, page: laterPage(shown) }, replaces)}
          />
        </>
      )}
    </Panel>
  );
}
