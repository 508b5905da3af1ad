import { setTimeout as sleep } from 'node:timers/promises';
import { COMPANY, COMPETITORS } from '../../apps/server/src/demonstration-story.ts';
import { addRow, newExample } from '../../apps/server/test/fitness/resource-examples.ts';
import { leaveRowsByCalls } from '../../apps/server/test/fitness/rows-by-calls.ts';
import { OWNER, RUN_UNDER_WAY } from '../../apps/server/test/installations/owner.ts';
import { createTestUser, type Reply, signIn, type TestUser } from '../../apps/server/test/user.ts';
import { RESOURCES, type ResourceName } from '../../packages/contract/src/index.ts';
import { ADMINISTRATOR, type Surroundings } from './surroundings.ts';

const WAIT_MAX_MS = 60_000;
const NEIGHBOUR = { email: 'neighbour@example.com', password: 'a stored installation 2' };

/** An installation's people, signed in. */
export interface People {
  owner: TestUser;
  neighbour: TestUser;
  administrator: TestUser;
}

/** Asks again until it is so. */
export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > WAIT_MAX_MS) throw new Error(`this did not come true: ${what}`);
    await sleep(50);
  }
}

/** The body of a reply. @throws where the product refused */
export async function ask(replying: Promise<Reply>): Promise<Reply['body']> {
  const { status, body } = await replying;
  if (status < 200 || status > 299)
    throw new Error(`the product answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Signs people up, has the owner pay twice for a plan and track keywords. */
export async function settleIn(
  baseUrl: string,
  around: Surroundings,
  keywords: readonly string[],
): Promise<People> {
  const administrator = await signIn(baseUrl, ADMINISTRATOR);
  await configure(administrator);
  const owner = await createTestUser(baseUrl, OWNER);
  const neighbour = await createTestUser(baseUrl, NEIGHBOUR);
  await ask(owner.patch('/api/profile', COMPANY));
  await ask(neighbour.patch('/api/profile', { company_name: 'Northwind' }));
  await payTwice(baseUrl, owner, around);
  for (const keyword_text of keywords) await ask(owner.post('/rpc/add_my_keyword', { keyword_text }));
  // The names of the demonstration, by which the answers of its history were judged.
  for (const { name: competitor_name, url: competitor_url } of COMPETITORS)
    await ask(owner.post('/api/competitors', { competitor_name, competitor_url }));
  return { owner, neighbour, administrator };
}

/** An administrator's own settings, and the plans made known to the payment provider. */
async function configure(administrator: TestUser): Promise<void> {
  await ask(
    administrator.patch('/api/admin/channel-settings/openai', {
      reason: 'Quicker runs',
      settings: { pace_parallel: 3, pace_pause_ms: 0 },
    }),
  );
  await ask(
    administrator.patch('/api/admin/tracker-settings', {
      reason: 'Quicker runs',
      settings: { run_channel_pause_ms: 0 },
    }),
  );
  await ask(administrator.post('/api/admin/payments/set-ups'));
  await until(async () => {
    const { set_up } = await ask(administrator.get('/api/admin/payments'));
    return set_up?.state === 'done';
  }, 'the plans are set up at the payment provider');
}

async function payTwice(
  baseUrl: string,
  owner: TestUser,
  { payments, passTime }: Surroundings,
): Promise<void> {
  const plans: { id: string; name: string }[] = await ask(owner.get('/api/plans'));
  const { url } = await ask(
    owner.post('/functions/create-stripe-checkout', {
      planId: plans.find(({ name }) => name === 'Professional')?.id,
      interval: 'monthly',
      successUrl: `${baseUrl}/plans?success=true`,
      cancelUrl: `${baseUrl}/plans?canceled=true`,
    }),
  );
  const session = new URL(url).pathname.split('/').at(-1) ?? '';
  const paid = payments.complete(session, 'works');
  if (!paid.ok) throw new Error(`the checkout was not paid: ${paid.message}`);
  await payments.settled();
  await passTime();
  await until(async () => {
    const { items } = await ask(owner.get('/api/payments'));
    const count = items.filter((one: { amount_cents: number }) => one.amount_cents > 0).length;
    return count === 2 && (await ask(owner.get('/api/plan-usage'))).plan.name === 'Professional';
  }, 'the owner has paid twice and is on the plan');
}

/**
 * Leaves rows in nearly every table, as people and administrators do.
 * @returns what was refused, in words
 */
export async function leaveRows(
  { neighbour, administrator }: People,
  around: Surroundings,
): Promise<string[]> {
  const refused: string[] = [];
  const attempt = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      refused.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  await attempt('what a person does', () => leaveRowsByCalls(administrator, neighbour));
  await attempt('a plan', () => putOnEnterprise(administrator, neighbour));
  for (const name of Object.keys(RESOURCES) as ResourceName[])
    await attempt(name, () => addRow(administrator, name));
  await attempt('a page at another address', () => movePage(administrator));
  await attempt('an answer counted in', () => countIn(neighbour, around));
  const acts: Record<string, () => Promise<Reply>> = {
    'a webhook': () =>
      neighbour.post('/api/webhooks', { name: 'Ours', url: around.receiver.url, events: ['run.ended'] }),
    'a run': () => neighbour.post('/api/runs', { channels: ['openai'] }),
    'a data copy': () => neighbour.post('/rpc/request_my_data_copy'),
    'an authenticator': () => neighbour.post('/api/auth/two-factor/enable', { password: neighbour.password }),
    'an error': () => neighbour.post('/api/errors', { message: 'x is undefined', url: '/dashboard' }),
    'a measure': () => neighbour.post('/api/analytics/custom-metric', { name: 'LCP', value: 900, url: '/' }),
    'a telemetry event': () =>
      neighbour.post('/api/telemetry', {
        events: [
          {
            id: crypto.randomUUID(),
            timestamp: new Date().toISOString(),
            sessionId: crypto.randomUUID(),
            component: '/tracker',
            event: 'navigation',
            category: 'performance',
            duration: 80,
            success: true,
            metadata: {},
          },
        ],
      }),
    'a saved view': () =>
      administrator.post('/api/admin/saved-views', { name: 'Acts', path: '/admin/audit' }),
    'an export': () => administrator.post('/api/admin/data-exports', { entity: 'runs', format: 'json' }),
    'an analytics report': () =>
      administrator.post('/functions/analytics-operations/generate-report', { reportType: 'user-activity' }),
    'a reconciliation': () => administrator.post('/api/admin/payments/reconciliations', { is_dry_run: true }),
    'a design': () =>
      administrator.put('/api/admin/design/draft', {
        version: 0,
        tokens: [{ token_name: 'radius', scheme: 'both', token_value: '3.1px' }],
      }),
    'a published design': () =>
      administrator.post('/api/admin/design/publish', {
        draft_version: 1,
        published_number: 0,
        reason: 'Our corners',
      }),
  };
  for (const [what, act] of Object.entries(acts)) await attempt(what, () => ask(act()));
  return refused;
}

async function putOnEnterprise(administrator: TestUser, { personId: userId }: TestUser): Promise<void> {
  const plans: { id: string; name: string }[] = await ask(administrator.get('/api/plans'));
  const planId = plans.find(({ name }) => name === 'Enterprise')?.id;
  await ask(
    administrator.post('/functions/admin-operations', {
      operation: 'change_user_plan',
      userId,
      data: { planId, reason: 'Paid by invoice' },
    }),
  );
}

/** A page that had another address leaves a redirect. */
async function movePage(administrator: TestUser): Promise<void> {
  const { id, version } = await addRow(administrator, 'cms_pages');
  const values = await newExample(administrator, 'cms_pages');
  await ask(administrator.put(`/api/admin/cms_pages/${id}`, { version, values }));
}

/** An answer that refuses, and that its user counts in. */
async function countIn(user: TestUser, { assistants }: Surroundings): Promise<void> {
  const refusal = JSON.stringify({ channel: 'openai', kind: 'refusal', times: 1 });
  await fetch(`${assistants.adminUrl}/faults`, { method: 'POST', body: refusal });
  const { company_name: companyName } = await ask(user.get('/api/profile'));
  await ask(user.post('/functions/check-visibility', { keyword: 'bookkeeping', companyName }));
  const { items } = await ask(user.get('/api/left-out-answers'));
  await ask(user.post(`/api/answers/${items[0].id}/counted-in`));
}

/** Starts the owner's run; returns its id. */
export async function startRun(owner: TestUser): Promise<string> {
  return (await ask(owner.post('/api/runs', RUN_UNDER_WAY))).id;
}
