import type { Coupon, Price } from './objects.ts';

const DAY = 86_400;

/** The moment one interval of a price after another; a month that is shorter ends on its last day, in UTC. */
export function afterInterval(seconds: number, { recurring }: Pick<Price, 'recurring'>): number {
  const { interval, interval_count: count } = recurring;
  if (interval === 'day') return seconds + count * DAY;
  if (interval === 'week') return seconds + count * 7 * DAY;
  return afterMonths(seconds, interval === 'year' ? 12 * count : count);
}

/** The same day so many months later, or the last one of a shorter month. */
export function afterMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return Math.floor(to.getTime() / 1000);
}

/** What a coupon takes off an amount, in the smallest unit; never more than there is. */
export function takenOff(amount: number, coupon: Coupon): number {
  const off =
    coupon.percent_off === null ? (coupon.amount_off ?? 0) : Math.round((amount * coupon.percent_off) / 100);
  return Math.min(amount, off);
}
