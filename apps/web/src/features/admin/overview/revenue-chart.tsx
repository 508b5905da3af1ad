import type { AdminAnalytics } from '@answerscope/contract';
import { inCurrency } from '../../../domain/payment/payments-table.tsx';
import { dayInWords } from '../../../lib/calendar-day.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './days-chart.module.css';
import * as messages from './messages.ts';

interface RevenueChartProps {
  revenue: AdminAnalytics['revenue'][number];
  days: AdminAnalytics['days'];
}

/** What was paid on each day in one currency, as bars, and as a table below them. */
export function RevenueChart({ revenue: { currency, paid_cents, days: paid }, days }: RevenueChartProps) {
  const paidOn = new Map(paid.map((one) => [one.day, one.paid_cents]));
  const bars = days.map(({ day }) => ({ day, cents: paidOn.get(day) ?? 0 }));
  const inWords = (cents: number) => inCurrency(cents, currency);
  const code = currency.toUpperCase();
  return (
    <div className={classNames('card', styles.chart)}>
      <BarChart
        label={messages.revenueOfDays({ currency: code, paid: inWords(paid_cents), days: bars.length })}
        bars={bars.map(({ day, cents }) => ({
          key: day,
          value: cents,
          title: messages.valueOnDay({ day: dayInWords(day), value: inWords(cents) }),
        }))}
        ends={[dayInWords(bars[0]?.day ?? ''), messages.today]}
        inWords={inWords}
      />
      <ChartTable
        summary={messages.allDaysOfCurrencyAsTable({ currency: code })}
        heads={[messages.dayUtc, messages.paidInCurrency({ currency: code })]}
        rows={bars.toReversed().map(({ day, cents }) => ({
          key: day,
          cells: [dayInWords(day), inWords(cents)],
        }))}
      />
    </div>
  );
}
