import {
  type BusinessFigures as Business,
  type DateRange,
  moneyInWords,
  numberInWords,
  TRIALS_ENDING_DAYS,
} from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { rangeInWords } from '../../../lib/calendar-day.ts';
import { failedLoad } from '../../../lib/failed-load.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { type Figure, Figures } from '../figures.tsx';
import { UserLink } from '../user-link.tsx';
import * as messages from './messages.ts';

type EndingTrial = Business['trials']['ending'][number];

const COLUMNS: readonly Column<EndingTrial>[] = [
  { key: 'user', header: messages.user, isMain: true, cell: (trial) => <UserLink {...trial} /> },
  { key: 'plan', header: messages.plan, cell: ({ plan_name }) => plan_name },
  {
    key: 'ends',
    header: messages.trialEnds,
    cell: ({ trial_ends_at }) => <TimeStamp iso={trial_ends_at} show="day" />,
  },
  {
    key: 'card',
    header: messages.card,
    cell: ({ has_card }) => (has_card ? messages.added : messages.noneYet),
  },
];

/** MRR, trials, conversion and churn: what an owner of the business asks first. */
export function BusinessFigures({ range }: { range: DateRange }) {
  const found = useQuery(useAdminClients().queries.get_business_figures.queryOptions({ input: range }));
  const failed = failedLoad(found);
  if (failed) return <FailedPart title={messages.businessNotLoaded} {...failed} />;
  const business = found.data;
  if (!business)
    return (
      <Loading label={messages.loadingBusiness}>
        <Skeleton height="96px" />
      </Loading>
    );
  const { trials } = business;
  return (
    <>
      <Panel title={messages.business}>
        <Figures figures={figuresOf(business)} />
      </Panel>
      {trials.ending_count > 0 && (
        <Panel title={messages.trialsEndingSoon}>
          {trials.ending_count > trials.ending.length && (
            <p className="quiet">
              {messages.nextOf({ shown: trials.ending.length, all: trials.ending_count })}
            </p>
          )}
          <DataTable
            label={messages.trialsEndingSoon}
            columns={COLUMNS}
            rows={trials.ending}
            rowKey={({ user_id }) => user_id}
          />
        </Panel>
      )}
    </>
  );
}

function figuresOf({ mrr, unpriced_subscriptions, trials, conversion, churn, range }: Business): Figure[] {
  const monthly: Figure[] =
    mrr.length === 0
      ? [
          {
            label: messages.mrr,
            value: '$0',
            note: messages.noPaidSubscription({ unpriced: unpriced_subscriptions }),
          },
        ]
      : mrr.map(({ currency, cents, subscriptions }) => ({
          label: mrr.length === 1 ? messages.mrr : messages.mrrIn({ currency: currency.toUpperCase() }),
          value: moneyInWords(cents, currency),
          note: messages.paidSubscriptions({ count: subscriptions, unpriced: unpriced_subscriptions }),
        }));
  const days = rangeInWords(range);
  return [
    ...monthly,
    {
      label: messages.trialsRunning,
      value: numberInWords(trials.running),
      note: messages.endWithin({ count: trials.ending_count, days: TRIALS_ENDING_DAYS }),
    },
    {
      label: messages.trialConversion,
      value: inPercent(conversion.share),
      note: messages.paidOfTrials({ count: conversion.count, trials: conversion.of, days }),
    },
    {
      label: messages.churn,
      value: inPercent(churn.share),
      note: messages.lostOfCustomers({ count: churn.count, customers: churn.of, days }),
    },
  ];
}

const inPercent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)}%`);
