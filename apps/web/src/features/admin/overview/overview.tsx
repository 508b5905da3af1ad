import type { AdminAnalytics } from '@answerscope/contract';
import { inCurrency } from '../../../domain/payment/payments-table.tsx';
import { formatExactUsd } from '../../../lib/format.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Figures } from '../figures.tsx';
import { DAY_MEASURE_WORDS, DaysChart } from './days-chart.tsx';
import * as messages from './messages.ts';
import { DAY_MEASURES, type DayMeasure } from './overview-search.ts';
import { RevenueChart } from './revenue-chart.tsx';

/** What is said of the money of each mode. */
const MODE_WORDS: Record<AdminAnalytics['payment_mode'], string> = {
  live: 'paid',
  test: 'paid in test mode',
  simulated: 'paid with simulated money',
  not_configured: 'paid before payments were switched off,',
};

interface OverviewProps {
  analytics: AdminAnalytics;
  /** What the chart of the days shows. */
  measure: DayMeasure;
  onMeasure: (measure: DayMeasure) => void;
}

/** The numbers of the installation over the last days. */
export function Overview({ analytics, measure, onMeasure }: OverviewProps) {
  const { totals, days, plans, days_back, revenue, payment_mode } = analytics;
  const since = days[0]?.day;
  const period = `in ${days_back} days`;
  const users = { to: '/admin/users' } as const;
  return (
    <>
      <Figures
        figures={[
          {
            label: messages.users,
            value: totals.users.toLocaleString('en'),
            note: `${totals.active_accounts.toLocaleString('en')} may sign in`,
            to: users,
          },
          {
            label: messages.newUsers,
            value: totals.new_users.toLocaleString('en'),
            note: period,
            to: { ...users, search: { joined_from: since } },
          },
          {
            label: messages.activeUsers,
            value: totals.active_users.toLocaleString('en'),
            note: `had a run ${period}`,
            to: { ...users, search: { sort: 'last_seen_at' } },
          },
          {
            label: messages.answers,
            value: totals.answers.toLocaleString('en'),
            note: `from ${totals.runs.toLocaleString('en')} runs ${period}`,
            to: { to: '/admin/dashboard', hash: 'days' },
          },
          {
            label: messages.spent,
            value: formatExactUsd(totals.spent_usd),
            note: period,
            to: { to: '/admin/dashboard', hash: 'days' },
          },
          ...(payment_mode === 'not_configured' && revenue.length === 0
            ? []
            : [
                {
                  label: messages.revenue,
                  value:
                    revenue.map((one) => inCurrency(one.paid_cents, one.currency)).join(' and ') || 'None',
                  note: `${MODE_WORDS[payment_mode]} ${period}`,
                  to: { to: '/admin/stripe' } as const,
                },
              ]),
        ]}
      />
      <Panel
        id="days"
        title={`${DAY_MEASURE_WORDS[measure].label} by day`}
        aside={
          <Segmented
            label={messages.chartMeasure}
            hidesLabel
            value={measure}
            options={DAY_MEASURES.map((value) => ({ value, label: DAY_MEASURE_WORDS[value].label }))}
            onChange={onMeasure}
          />
        }
      >
        <Boundary level="render">
          <DaysChart days={days} measure={measure} />
        </Boundary>
      </Panel>
      {revenue.length > 0 && (
        <Panel id="revenue" title={messages.revenueByDay}>
          {revenue.map((one) => (
            <Boundary key={one.currency} level="render">
              <RevenueChart revenue={one} days={days} />
            </Boundary>
          ))}
        </Panel>
      )}
      <Panel title={messages.usersByPlan}>
        <Figures
          figures={plans.map(({ id, name, users: count }) => ({
            label: name,
            value: count.toLocaleString('en'),
            note: count === 1 ? 'user' : 'users',
            to: { ...users, search: { plan_id: id } },
          }))}
        />
      </Panel>
    </>
  );
}
