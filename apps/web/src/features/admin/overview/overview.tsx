import { type AdminAnalytics, listInWords, numberInWords } from '@answerscope/contract';
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
const MODE_WORDS = {
  live: messages.paidInDays,
  test: messages.paidInTestMode,
  simulated: messages.paidSimulated,
  not_configured: messages.paidBefore,
} as const satisfies Record<AdminAnalytics['payment_mode'], unknown>;

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
  const period = messages.inDays({ days: days_back });
  const users = { to: '/admin/users' } as const;
  return (
    <>
      <Figures
        figures={[
          {
            label: messages.users,
            value: numberInWords(totals.users),
            note: messages.maySignIn({ count: totals.active_accounts }),
            to: users,
          },
          {
            label: messages.newUsers,
            value: numberInWords(totals.new_users),
            note: period,
            to: { ...users, search: { joined_from: since } },
          },
          {
            label: messages.activeUsers,
            value: numberInWords(totals.active_users),
            note: messages.hadRunInDays({ days: days_back }),
            to: { ...users, search: { sort: 'last_seen_at' } },
          },
          {
            label: messages.answers,
            value: numberInWords(totals.answers),
            note: messages.fromRunsInDays({ runs: totals.runs, days: days_back }),
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
                    revenue.length === 0
                      ? messages.none
                      : listInWords(revenue.map((one) => inCurrency(one.paid_cents, one.currency))),
                  note: MODE_WORDS[payment_mode]({ days: days_back }),
                  to: { to: '/admin/stripe' } as const,
                },
              ]),
        ]}
      />
      <Panel
        id="days"
        title={messages.measureByDay({ measure: DAY_MEASURE_WORDS[measure].label })}
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
            value: numberInWords(count),
            note: messages.usersOfPlan({ count }),
            to: { ...users, search: { plan_id: id } },
          }))}
        />
      </Panel>
    </>
  );
}
