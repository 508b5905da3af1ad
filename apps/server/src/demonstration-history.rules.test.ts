import { expect, it } from 'vitest';
import { daysToMove, moveRows } from './demonstration-history.rules.ts';
import { newId } from './lib/ids.ts';

const DAY_MS = 24 * 3_600_000;
const timeOf = (id: string) => Number.parseInt(id.slice(0, 13).replace('-', ''), 16);

it('moments, also within what is kept as JSON, move by whole days; days and words stay', () => {
  const row = {
    asked_at: '2026-12-31T06:00:01.869+00:00',
    window: { since: '2026-08-27T06:00:01Z' },
    price_date: '2026-11-20',
    text: 'As of "2026-11-20T06:00:00Z" prices may change',
  };
  const moved = JSON.parse(moveRows(JSON.stringify(row), { days: 2, ids: new Map() }));
  expect(moved).toEqual({
    ...row,
    asked_at: '2027-01-02T06:00:01.869+00:00',
    window: { since: '2026-08-29T06:00:01Z' },
  });
});

it('ids move with the moment they hold, the same wherever they stand, and some are others', () => {
  const [own, other, mine] = [newId(), newId(Date.UTC(2026, 7, 27)), newId()];
  const row = JSON.stringify({ id: other, before: other, account_id: own });
  const moved = JSON.parse(moveRows(row, { days: -40, ids: new Map([[own, mine]]) }));
  expect(moved.account_id).toBe(mine);
  expect(moved.before).toBe(moved.id);
  expect(timeOf(moved.id)).toBe(timeOf(other) - 40 * DAY_MS);
  expect(moved.id.slice(13)).toBe(other.slice(13));
});

it('what moves by no day stays as it is', () => {
  const row = JSON.stringify({ id: newId(), at: '2026-08-27T06:00:01.000Z' });
  expect(moveRows(row, { days: 0, ids: new Map() })).toBe(row);
});

it('the last check is over and not a day old', () => {
  const madeOn = new Date('2026-11-20T00:00:00Z');
  const moved = (now: string) => daysToMove(madeOn, new Date(now));
  expect(moved('2026-11-20T04:59:59Z')).toBe(0);
  expect(moved('2026-11-20T05:00:00Z')).toBe(1);
  expect(moved('2026-11-21T04:59:59Z')).toBe(1);
  expect(moved('2026-12-20T12:00:00Z')).toBe(31);
});
