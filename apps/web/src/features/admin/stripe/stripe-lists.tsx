import { LIMITS, PAYMENT_STATES, SUBSCRIPTION_STATUSES } from '@answerscope/contract';
import { IconCreditCard } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PAYMENT_STATE_WORDS } from '../../../domain/payment/payments-table.tsx';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { laterPage } from '../../../lib/search-codec.ts';
import { isSameStep } from '../../../lib/typed-text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { FilterBar } from '../filter-bar.tsx';
import * as messages from './messages.ts';
import { PAYMENT_COLUMNS, SUBSCRIPTION_COLUMNS, SUBSCRIPTION_STATUS_WORDS } from './stripe-columns.tsx';
import { isNarrowed, type StripeSearch } from './stripe-search.ts';

const LISTS = [
  { value: 'subscriptions', label: messages.subscriptions },
  { value: 'payments', label: messages.payments },
] as const;

interface ListProps {
  search: StripeSearch;
  onSearch: (search: StripeSearch, replace: boolean) => void;
}

/** Everybody's subscriptions, or everybody's payments: found by user or by an id of Stripe's. */
export function StripeLists({ search, onSearch }: ListProps) {
  const { list } = search;
  const change = (part: StripeSearch) => {
    const next = { ...search, ...part, page: undefined };
    onSearch(next, isSameStep(search, next));
  };
  const clear = () => onSearch({ list }, false);
  const Rows = list === 'payments' ? PaymentRows : SubscriptionRows;
  return (
    <Panel title={messages.allSubscriptionsAndPayments}>
      <Segmented
        label={messages.list}
        hidesLabel
        value={list ?? 'subscriptions'}
        options={LISTS}
        onChange={(value) =>
          onSearch({ list: value === 'payments' ? value : undefined, search: search.search }, true)
        }
      />
      <FilterBar
        search={
          <SearchField
            placeholder={messages.emailOrWholeStripeId}
            value={search.search}
            onSearch={(typed) => change({ search: typed })}
          />
        }
        active={Number(search.status !== undefined) + Number(search.state !== undefined)}
        onClear={isNarrowed(search) ? clear : null}
      >
        {list === 'payments' ? (
          <SelectField
            label={messages.state}
            value={search.state ?? ''}
            options={[
              { value: '', label: messages.allStates },
              ...PAYMENT_STATES.map((value) => ({ value, label: PAYMENT_STATE_WORDS[value] })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              change({ state: PAYMENT_STATES.find((one) => one === value) })
            }
          />
        ) : (
          <SelectField
            label={messages.state}
            value={search.status ?? ''}
            options={[
              { value: '', label: messages.allStates },
              ...SUBSCRIPTION_STATUSES.map((value) => ({ value, label: SUBSCRIPTION_STATUS_WORDS[value] })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              change({ status: SUBSCRIPTION_STATUSES.find((one) => one === value) })
            }
          />
        )}
      </FilterBar>
      <Rows search={search} onSearch={onSearch} />
    </Panel>
  );
}

function SubscriptionRows({ search, onSearch }: ListProps) {
  const { page = 1, status, search: text } = search;
  const input = { page, ...(status && { status }), ...(text && { search: text }) };
  const found = useQuery({
    ...useAdminClients().queries.list_subscriptions.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  return (
    <Rows
      list={found}
      words={{
        notLoaded: messages.subscriptionsNotLoaded,
        none: messages.noSubscriptions,
        whatComes: messages.whoBuysPlanListedHere,
        count: messages.countOfSubscriptions,
      }}
      search={search}
      onSearch={onSearch}
    >
      <DataTable
        label={messages.allSubscriptions}
        columns={SUBSCRIPTION_COLUMNS}
        rows={found.data?.items ?? null}
        rowKey={({ id }) => id}
      />
    </Rows>
  );
}

function PaymentRows({ search, onSearch }: ListProps) {
  const { page = 1, state, search: text } = search;
  const input = { page, ...(state && { state }), ...(text && { search: text }) };
  const found = useQuery({
    ...useAdminClients().queries.list_payments.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  return (
    <Rows
      list={found}
      words={{
        notLoaded: messages.paymentsNotLoaded,
        none: messages.noPayments,
        whatComes: messages.everyInvoiceListedHereWith,
        count: messages.countOfPayments,
      }}
      search={search}
      onSearch={onSearch}
    >
      <DataTable
        label={messages.allPayments}
        columns={PAYMENT_COLUMNS}
        rows={found.data?.items ?? null}
        rowKey={({ id }) => id}
      />
    </Rows>
  );
}

interface RowsProps extends ListProps {
  list: Parameters<typeof failedLoad>[0] & {
    data: { total: number; is_total_capped: boolean } | undefined;
  };
  words: {
    notLoaded: string;
    none: string;
    /** What will be here, where nothing is yet. */
    whatComes: string;
    count: typeof messages.countOfPayments;
  };
  children: ReactNode;
}

function Rows({ list, words, search, onSearch, children }: RowsProps) {
  const failed = failedLoad(list);
  if (failed) return <FailedPart title={words.notLoaded} {...failed} />;
  if (list.data?.total === 0)
    return isNarrowed(search) ? (
      <NoMatch text={messages.tryAnotherPartAddress} onClear={() => onSearch({ list: search.list }, false)} />
    ) : (
      <EmptyState Icon={IconCreditCard} title={words.none} text={words.whatComes} />
    );
  return (
    <>
      {list.data && (
        <p className="quiet">
          {words.count({ count: list.data.total, isMore: list.data.is_total_capped ? 'yes' : 'no' })}
        </p>
      )}
      {children}
      <Pagination
        page={search.page ?? 1}
        pageSize={LIMITS.page_size}
        total={list.data?.total}
        {...(list.data && { isTotalCapped: list.data.is_total_capped })}
        onPage={(shown, replaces) => onSearch({ ...search, page: laterPage(shown) }, replaces)}
      />
    </>
  );
}
