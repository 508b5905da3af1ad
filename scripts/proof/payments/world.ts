import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStripe, type StripeDoor } from '../../../apps/server/src/modules/stripe/index.ts';
import {
  type PaymentSimulator,
  startPaymentSimulator,
} from '../../../packages/payment-simulator/src/index.ts';
import { ROOT } from '../../build-stamp.ts';
import type { ProductProcess } from '../../product-process.ts';
import { createApiClient } from '../api-client.ts';
import { Installation } from '../installation.ts';
import type { Customer } from './life.ts';
import type { Seen, Stored } from './statements.ts';

const WEBHOOK_SECRET = 'whsec_of_the_proof';
const SECRET_KEY = 'sk_test_simulated';
const QUIET_MAX_MS = 5_000;
const RECONCILED_MAX_MS = 120_000;
const NO_ASSISTANTS = {
  openai: 'http://localhost:9',
  claude: 'http://localhost:9',
  gemini: 'http://localhost:9',
  perplexity: 'http://localhost:9',
};

/**
 * One product on a database of its own, a payment provider whose clock is moved, and the process between them, which is
 * killed and started again at the same address.
 */
export class PaymentWorld {
  readonly stripe: PaymentSimulator;
  readonly client: StripeDoor['client'];
  readonly baseUrl: string;
  readonly #installation: Installation;
  readonly #clockFile: string;
  #product: ProductProcess | null = null;
  #aheadMs = 0;
  /** What was under way before belongs to a process that is dead. */
  #startedAt = new Date();

  private constructor(parts: {
    stripe: PaymentSimulator;
    installation: Installation;
    clockFile: string;
    baseUrl: string;
  }) {
    this.stripe = parts.stripe;
    this.#installation = parts.installation;
    this.#clockFile = parts.clockFile;
    this.baseUrl = parts.baseUrl;
    this.client = openStripe({
      secretKey: SECRET_KEY,
      webhookSecrets: [],
      baseUrl: parts.stripe.url,
    }).client;
  }

  static async open(dataDir: string): Promise<PaymentWorld> {
    const port = await freePort();
    const baseUrl = `http://localhost:${port}`;
    const stripe = await startPaymentSimulator({
      webhook: { url: `${baseUrl}/webhooks/stripe`, secret: WEBHOOK_SECRET },
      retryPausesMs: [50, 500],
    });
    const clockFile = join(dataDir, 'clock');
    writeFileSync(clockFile, '');
    const installation = new Installation({
      baseUrls: NO_ASSISTANTS,
      program: join(ROOT, 'scripts/proof/payments/product.ts'),
      settings: {
        PORT: String(port),
        CLOCK_FILE: clockFile,
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_BASE_URL: stripe.url,
      },
    });
    await installation.startDatabase();
    const world = new PaymentWorld({ stripe, installation, clockFile, baseUrl });
    await world.start();
    writeFileSync(clockFile, '0');
    return world;
  }

  async start(): Promise<void> {
    this.#startedAt = new Date();
    this.#product = await this.#installation.start('both');
  }

  async kill(): Promise<void> {
    await this.#product?.kill();
  }

  /** So much later, for the provider and for the product. */
  async advance(seconds: number): Promise<void> {
    this.#aheadMs += seconds * 1_000;
    writeFileSync(this.#clockFile, String(this.#aheadMs));
    await this.stripe.advance(seconds);
    // The queue lives by the real clock. In a day a job whose process died has run out of time, and every pause before
    // another try is over: both are tried again.
    await this.#installation.query(
      `update pgboss.job set state = 'retry', start_after = now()
       where state = 'retry' or (state = 'active' and started_on < $1)`,
      [this.#startedAt],
    );
  }

  administrator = (): Promise<string> =>
    createApiClient(this.baseUrl).signIn(this.#installation.administrator);

  async signUp(email: string): Promise<Pick<Customer, 'userId' | 'token'>> {
    // Where many sign up: the limit of an address is tested elsewhere.
    await this.#installation.query('delete from rate_buckets');
    const response = await fetch(`${this.baseUrl}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'A Customer', email, password: 'proof of the run 1' }),
    });
    if (!response.ok) throw new Error(`no account: ${await response.text()}`);
    const { user } = (await response.json()) as { user: { id: string } };
    return { userId: user.id, token: response.headers.get('set-auth-token') ?? '' };
  }

  forgetLimits(): Promise<unknown> {
    return this.query('delete from rate_buckets');
  }

  /** Asks the database past every policy. */
  query: Installation['query'] = (text, values) => this.#installation.query(text, values);

  /** Subjects of the mails that were posted to somebody, oldest first. */
  mailsTo = async (email: string): Promise<string[]> =>
    (
      await this.query<{ subject: string }>(
        'select subject from mails where recipient = $1 order by created_at, id',
        [email],
      )
    ).map(({ subject }) => subject);

  get signIn(): { email: string; password: string } {
    return this.#installation.administrator;
  }

  plans(): Promise<{ id: string; name: string }[]> {
    return this.#installation.query('select id, name from plans where price_monthly > 0 and is_active');
  }

  customerIdOf = async (userId: string): Promise<string | null> => {
    const [row] = await this.#installation.query<{ customer_id: string | null }>(
      'select customer_id from stripe_customers where account_id = $1',
      [userId],
    );
    return row?.customer_id ?? null;
  };

  paymentsOf = async (userId: string): Promise<string[]> =>
    (
      await this.#installation.query<{ id: string }>(
        "select id from payments where account_id = $1 and status = 'paid' and amount_paid_cents > 0 order by created_at desc",
        [userId],
      )
    ).map(({ id }) => id);

  /** Nothing is on its way any more, or it hangs in the hands of a process that died. */
  async quiet(): Promise<void> {
    const until = performance.now() + QUIET_MAX_MS;
    let hasNothingWaited = false;
    while (performance.now() < until) {
      await this.stripe.settled();
      const [row] = await this.#installation.query<{ waiting: number }>(
        `select count(*)::int as waiting from pgboss.job
         where name like any(array['%stripe%', '%payment%', '%subscription%', 'reconcile%'])
           and state in ('created', 'retry', 'active') and start_after <= now()`,
      );
      // A job that has just ended may have made the provider tell something.
      if (row?.waiting === 0 && hasNothingWaited) return;
      hasNothingWaited = row?.waiting === 0;
      await sleep(50);
    }
  }

  /** Has the product do what it does by the clock, and waits for it. */
  async runScheduled(name: 'reconcile-due-payments' | 'reconcile-all-payments'): Promise<void> {
    const [job] = await this.query<{ id: string }>(
      "insert into pgboss.job (name, data) values ($1, '{}') returning id",
      [name],
    );
    const until = performance.now() + RECONCILED_MAX_MS;
    for (;;) {
      const [row] = await this.query<{ state: string; output: unknown }>(
        'select state, output from pgboss.job where name = $1 and id = $2',
        [name, job?.id],
      );
      if (row?.state === 'completed') break;
      if (row?.state === 'failed' || performance.now() > until)
        throw new Error(`${name} ended as ${row?.state}: ${JSON.stringify(row?.output)}`);
      await sleep(50);
    }
    await this.quiet();
  }

  /** Has everything compared and made what the provider says, as an administrator does, and waits for it. */
  async reconcile(): Promise<void> {
    const token = await this.administrator();
    const response = await fetch(`${this.baseUrl}/api/admin/payments/reconciliations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ is_dry_run: false }),
    });
    const { id, message } = (await response.json()) as { id?: string; message?: string };
    if (id === undefined) throw new Error(`no reconciliation: ${message}`);
    const until = performance.now() + RECONCILED_MAX_MS;
    for (;;) {
      const [row] = await this.#installation.query<{ state: string; failure: string | null }>(
        'select state, failure from payment_reconciliations where id = $1',
        [id],
      );
      if (row?.state === 'done') break;
      if (row?.state === 'failed' || performance.now() > until)
        throw new Error(`a reconciliation ended as ${row?.state}: ${row?.failure}`);
      await sleep(50);
    }
    await this.quiet();
  }

  async see(customer: Customer): Promise<Seen> {
    const { userId, email } = customer;
    const query = this.#installation.query.bind(this.#installation);
    customer.customerId ??= await this.customerIdOf(userId);
    const [of] = await query<{ plan: string }>(
      'select p.name as plan from accounts u join plans p on p.id = u.plan_id where u.id = $1',
      [userId],
    );
    const stored: Stored = {
      plan: of?.plan ?? '',
      subscriptions: await query(
        `select s.id, s.status, p.name as plan, s.period_ends_at, s.cancel_at
         from subscriptions s left join plans p on p.id = s.plan_id where s.account_id = $1`,
        [userId],
      ),
      payments: await query(
        'select id, status, amount_paid_cents, refunded_cents, dispute_id, dispute_status from payments where account_id = $1',
        [userId],
      ),
      grants: await query('select subscription_id, source from plan_grants where account_id = $1', [userId]),
      mails: await this.mailsTo(email),
    };
    return {
      customer,
      stored,
      truth: customer.customerId === null ? null : this.stripe.truth(customer.customerId),
      at: this.stripe.now(),
      planOfPrice: await this.#planOfPrice(),
    };
  }

  /** As `see`, of everybody and of their plan alone. */
  async seePlans(customers: readonly Customer[]): Promise<Seen[]> {
    const rows = await this.query<{ id: string; plan: string; customer_id: string | null }>(
      `select u.id, p.name as plan, c.customer_id from accounts u
       join plans p on p.id = u.plan_id left join stripe_customers c on c.account_id = u.id`,
    );
    const planOfPrice = await this.#planOfPrice();
    return customers.map((customer) => {
      const row = rows.find(({ id }) => id === customer.userId);
      customer.customerId ??= row?.customer_id ?? null;
      return {
        customer,
        stored: { plan: row?.plan ?? '', subscriptions: [], payments: [], grants: [], mails: [] },
        truth: customer.customerId === null ? null : this.stripe.truth(customer.customerId),
        at: this.stripe.now(),
        planOfPrice,
      };
    });
  }

  #prices: Map<string, string> | null = null;
  async #planOfPrice(): Promise<Map<string, string>> {
    if (this.#prices !== null) return this.#prices;
    const plans = new Map((await this.plans()).map(({ id, name }) => [id, name]));
    const prices = new Map<string, string>();
    for await (const { id, lookup_key } of this.client.prices.list({ limit: 100 })) {
      const plan = plans.get(/^answerscope_(.+)_(?:monthly|yearly)$/.exec(lookup_key ?? '')?.[1] ?? '');
      if (plan !== undefined) prices.set(id, plan);
    }
    this.#prices = prices;
    return prices;
  }

  get output(): string {
    return this.#installation.output;
  }

  async close(): Promise<void> {
    await this.#installation.remove();
    await this.stripe.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
