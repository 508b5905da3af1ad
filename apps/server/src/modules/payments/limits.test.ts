import { afterAll, beforeAll, expect, it } from 'vitest';
import { send, type TestUser } from '../../../test/user.ts';
import { type Api, startApi } from '../../api.ts';
import { buildServices, type Services } from '../../services.ts';
import { DAY_SECONDS, type PaymentApp, startPaymentApp } from './payment-app.fixture.ts';

let app: PaymentApp;
let other: { services: Services; api: Api };
beforeAll(async () => {
  // Nobody answers there: what counts is whether it may be asked.
  app = await startPaymentApp({
    ANTHROPIC_API_KEY: 'key-of-the-tests',
    ANTHROPIC_BASE_URL: 'http://localhost:9',
  });
  // Another process that serves the same database: it hears nothing of payments but what the rows say.
  const config = { ...app.services.config, port: 0, role: 'api' as const };
  const services = await buildServices(config, app.services.log, { templateDir: '' });
  other = { services, api: await startApi(services) };
});
afterAll(async () => {
  await other.api.stop();
  await other.services.close();
  await app.stop();
});

/** Asks the other process. */
const there = ({ cookie }: TestUser, method: 'GET' | 'POST', path: string, body?: unknown) =>
  send(`http://localhost:${other.api.port}`, method, path, { cookie, ...(body !== undefined && { body }) });

/** What somebody may do. */
async function allowed(user: TestUser) {
  const { plan, keyword_limit, monthly_budget_usd } = (await there(user, 'GET', '/api/plan-usage')).body;
  const claude = await there(user, 'POST', '/functions/check-visibility-claude', {
    keyword: 'one',
    companyName: 'Northwind',
  });
  return {
    keyword_limit,
    monthly_budget_usd,
    channels: plan.total_channels,
    hours: plan.ranking_refresh_frequency_hours,
    isClaudeRefused: claude.body.details?.reason === 'channel_not_in_plan',
  };
}

it('limits follow a payment and its end at once in every process, and nothing that is stored is lost', async () => {
  const user = await app.newPayingUser();
  const add = async (keyword_text: string) =>
    (await there(user, 'POST', '/rpc/add_my_keyword', { keyword_text })).status;
  for (const keyword of ['one', 'two', 'three', 'four', 'five']) expect(await add(keyword)).toBe(200);
  expect(await add('six')).toBe(402);
  const free = { keyword_limit: 5, monthly_budget_usd: 1, channels: 1, hours: 720, isClaudeRefused: true };
  expect(await allowed(user)).toEqual(free);

  await app.buy(user);
  await app.quiet();
  expect(await allowed(user)).toEqual({
    keyword_limit: 100,
    monthly_budget_usd: 25,
    channels: 4,
    hours: 168,
    isClaudeRefused: false,
  });
  expect(await add('six')).toBe(200);

  const { live } = app.stripe.truth(await app.customerOf(user));
  await app.services.payments.stripe?.client.subscriptions.cancel(String(live?.id));
  await app.stripe.advance(DAY_SECONDS);
  await app.quiet();
  expect(await allowed(user)).toEqual(free);
  expect(await add('seven')).toBe(402);
  const { items } = (await there(user, 'GET', '/api/keywords')).body;
  expect(items.map(({ is_paused }: { is_paused: boolean }) => is_paused).toSorted()).toEqual([
    ...Array<boolean>(5).fill(false),
    true,
  ]);
});
