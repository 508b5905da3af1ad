import Stripe from 'stripe';
import { type Command, type Given, runAsProcess } from './command.ts';
import { ConfigError, readConfig } from './config.ts';
import { findOwnDatabases, OWN_DATABASES } from './database/own-databases.ts';
import { createPool } from './database/pool.ts';
import { openStripe, StripeFailure, setUpStripe } from './modules/stripe/index.ts';
import { reachServer } from './reach-server.ts';

/** What the product listens to; each means no more than 'look at this customer'. */
const EVENTS = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.refunded',
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.subscription.updated',
  'invoice.finalization_failed',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'refund.created',
  'refund.failed',
  'refund.updated',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/**
 * `npm run stripe:setup`: makes products, prices, the customers' page and the webhook endpoint at the account whose key is
 * in STRIPE_SECRET_KEY, from the plans of this installation. Can be run again: what fits is kept.
 */
async function run({ env, say }: Given): Promise<void> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_BASE_URL, STRIPE_WEBHOOK_SECRET, ...rest } = env;
  if (!secretKey) throw new ConfigError('Set STRIPE_SECRET_KEY to the key of the account to set up.');
  const config = readConfig(rest);
  if (config.baseUrl === null)
    throw new ConfigError('Set BASE_URL to the address of this installation: webhooks are sent there.');
  const stripe = openStripe({ secretKey, webhookSecrets: [], baseUrl: STRIPE_BASE_URL || null });
  const { connection, stop } = await reachServer(config);
  const isEmbedded = config.databaseUrl === null;
  if (isEmbedded && !(await findOwnDatabases(connection)).includes('real'))
    throw new ConfigError('This installation is a demonstration: it sells with a simulator.');
  const pool = createPool(isEmbedded ? { ...connection, database: OWN_DATABASES.real } : connection, {
    max: 1,
    name: 'answerscope stripe:setup',
  });
  try {
    const done = await setUpStripe({
      stripe,
      servicePool: pool,
      plansUrl: new URL('/plans', config.baseUrl).href,
    });
    say(
      `${done.products} products; ${done.prices_made} prices made, ${done.prices_kept} kept; customers' page ${done.portal}\n`,
    );
    await ensureEndpoint(stripe.client, {
      url: new URL('/webhooks/stripe', config.baseUrl).href,
      isSecretKnown: Boolean(STRIPE_WEBHOOK_SECRET),
      say,
    });
  } finally {
    await pool.end();
    await stop();
  }
}

async function ensureEndpoint(
  client: Stripe,
  { url, isSecretKnown, say }: { url: string; isSecretKnown: boolean; say: Given['say'] },
): Promise<void> {
  const { data } = await client.webhookEndpoints.list({ limit: 100 });
  const before = data.find((endpoint) => endpoint.url === url && endpoint.api_version === Stripe.API_VERSION);
  if (before !== undefined) {
    await client.webhookEndpoints.update(before.id, { enabled_events: [...EVENTS], disabled: false });
    say(`Webhooks go to ${url} (kept).\n`);
    if (!isSecretKnown)
      say(
        'Its secret was shown when it was made: set STRIPE_WEBHOOK_SECRET to it, or delete the endpoint and run this again.\n',
      );
    return;
  }
  const made = await client.webhookEndpoints.create({
    url,
    enabled_events: [...EVENTS],
    api_version: Stripe.API_VERSION,
    description: 'Answerscope',
  });
  say(`Webhooks go to ${url}.\nSTRIPE_WEBHOOK_SECRET=${made.secret} (shown this once)\n`);
}

/** The command, for who runs it in this process. */
export const stripeSetup: Command = { run, failures: [StripeFailure, Stripe.errors.StripeError] };

if (import.meta.main) await runAsProcess(stripeSetup);
