import {
  CHANNEL_LABELS,
  commaList,
  dollarsInWords,
  numberInWords,
  type PlanRecord,
  planResource,
  refreshFrequencyLabel,
} from '@answerscope/contract';
import { IconUserPlus } from '@tabler/icons-react';
import { DefaultPlan } from '../../features/admin/default-plan.tsx';
import { FeatureInput } from '../../features/admin/plans/feature-input.tsx';
import { OFFER_STATUS } from '../../features/admin/resources/active-badge.tsx';
import { LANGUAGES_COLUMN } from '../../features/admin/resources/languages-column.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { type Column, rowAction } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<PlanRecord>[] = [
  {
    key: 'name',
    header: messages.name,
    isMain: true,
    width: '150px',
    sortBy: 'name',
    cell: ({ name }) => name,
  },
  {
    key: 'price',
    header: messages.pricePerMonth,
    align: 'end',
    sortBy: 'price_monthly',
    isNumber: true,
    cell: ({ price_monthly }) => dollarsInWords(price_monthly),
  },
  {
    key: 'keywords',
    header: messages.keywords,
    align: 'end',
    cell: ({ max_keywords }) => (max_keywords === null ? messages.unlimited : numberInWords(max_keywords)),
  },
  {
    key: 'channels',
    header: messages.channels,
    cell: ({ allowed_channels }) => commaList(allowed_channels.map((channel) => CHANNEL_LABELS[channel])),
  },
  {
    key: 'refresh',
    header: messages.refreshed,
    cell: ({ ranking_refresh_frequency_hours: hours }) => refreshFrequencyLabel(hours),
  },
  {
    key: 'users',
    header: messages.users,
    align: 'end',
    cell: ({ id, name, users }) => (
      <ButtonLink
        look="quiet"
        size="small"
        className={rowAction}
        to="/admin/users"
        search={{ plan_id: id }}
        aria-label={messages.usersOnPlan({ users, plan: name })}
      >
        {numberInWords(users)}
      </ButtonLink>
    ),
  },
  LANGUAGES_COLUMN,
  {
    ...OFFER_STATUS,
    cell: (plan) => (
      <span className="row">
        {OFFER_STATUS.cell(plan)}
        {plan.is_default && <Badge Icon={IconUserPlus} label={messages.newAccounts} />}
      </span>
    ),
  },
];

const INPUTS = { features: FeatureInput };
const PANEL = { label: messages.newAccounts, show: (plan: PlanRecord) => <DefaultPlan plan={plan} /> };

/** What can be subscribed to, and who is on it. */
export function PlansPage() {
  return (
    <ResourcePage
      title={messages.plansManagement}
      resource={planResource}
      procedures={useAdminClients().queries.plans}
      columns={COLUMNS}
      inputs={INPUTS}
      panel={PANEL}
    />
  );
}
