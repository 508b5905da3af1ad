import { expect, it, onTestFinished } from 'vitest';
import { newId } from '../lib/ids.ts';
import { setUpStanding } from '../modules/plans/index.ts';
import { type OldDatabase, startOldDatabase } from './old-database.fixture.ts';

async function startBefore(tag: string): Promise<OldDatabase> {
  const old = await startOldDatabase(tag, ['stripe_customers']);
  onTestFinished(() => old.stop());
  return old;
}

const leavePlan = (old: OldDatabase, more: Record<string, unknown> = {}) =>
  old.insert('plans', {
    id: newId(),
    name: 'Professional',
    description: '',
    price_monthly: 49,
    price_yearly: 490,
    stripe_product_id: 'prod_1',
    total_channels: 4,
    allowed_channels: '{openai}',
    ranking_refresh_frequency_hours: 24,
    features: '[]',
    ...more,
  });

const SET_UP = { product_id: 'prod_1', monthly_cents: 4_900, yearly_cents: 49_000 };

async function setUpOf({ superuser }: OldDatabase) {
  const { rows } = await superuser.query('select stripe_set_up from plans');
  return rows[0].stripe_set_up;
}

const PLAN = { stripe_product_id: 'prod_1', price_monthly: 49, price_yearly: 490 };

it('what was sold before its set-up was kept goes on being sold with either key, also where nobody has bought yet', async () => {
  const old = await startBefore('0058_plans_as_they_were_set_up');
  await leavePlan(old);
  await old.migrate();
  const stripe_set_up = await setUpOf(old);
  expect(stripe_set_up).toEqual({ ...SET_UP, is_live: null });
  for (const isLive of [true, false]) expect(setUpStanding({ ...PLAN, stripe_set_up }, isLive)).toBe('done');
});

it('a mode is taken back only where no set-up has ended since', async () => {
  for (const [state, is_live] of [
    ['failed', null],
    ['done', false],
  ] as const) {
    const old = await startBefore('0064_unknown_payment_modes');
    await leavePlan(old, { stripe_set_up: { ...SET_UP, is_live: false } });
    await old.insert('payment_set_ups', { id: newId(), state, asked_at: new Date() });
    await old.migrate();
    expect(await setUpOf(old), state).toEqual({ ...SET_UP, is_live });
  }
});
