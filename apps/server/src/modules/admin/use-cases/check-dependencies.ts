import { CHANNELS, type Channel, type Dependency, type DependencyName } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { Pool } from '../../../database/pool.ts';
import { PAYMENT_JOBS } from '../../payments/index.ts';
import { listProviderHealth } from '../../providers/index.ts';
import { readMailCalls, readPaymentCalls } from '../dependency-health.queries.ts';
import { type DependencyFacts, describeDependencies, type OwnCalls } from '../dependency-health.rules.ts';
import type { DependencyWatch } from '../dependency-looks.client.ts';

const STRIPE_ADDRESS = 'https://api.stripe.com';

export interface DependencySettings {
  servicePool: Pool;
  config: {
    databaseUrl: string | null;
    smtpUrl: string | null;
    stripe: { baseUrl: string | null } | null;
    isDemonstration: boolean;
  };
  assistantAddresses: Record<Channel, string>;
  payments: { stripe: { isSimulated: boolean } | null };
}

/** How what the product depends on was found by the last look, and what its own calls say. */
export async function checkDependencies(
  ctx: AdminContext & DependencySettings & { watch: DependencyWatch },
): Promise<{ dependencies: Dependency[]; checked_at: string }> {
  const { lookedAt, looks, failedLooks } = await ctx.watch();
  const providers = await listProviderHealth(ctx.servicePool);
  const calls = await ctx.readAll(async (tx) => {
    const known = new Map<DependencyName, OwnCalls>();
    for (const { channel, last_success_at, last_failure_at, last_failure } of providers)
      known.set(channel, {
        succeededAt: last_success_at === null ? null : new Date(last_success_at),
        failedAt: last_failure_at === null ? null : new Date(last_failure_at),
        failure: last_failure,
      });
    if (looks.has('mail')) known.set('mail', await readMailCalls(tx));
    const jobs = PAYMENT_JOBS.map(({ name }) => name);
    if (looks.has('stripe')) known.set('stripe', await readPaymentCalls(tx, jobs));
    return known;
  });
  return {
    dependencies: describeDependencies({
      lookedAt,
      looks,
      failedLooks,
      calls,
      addresses: addressesOf(ctx),
      isSimulated: {
        assistants: ctx.config.isDemonstration,
        stripe: ctx.payments.stripe?.isSimulated ?? false,
      },
    }),
    checked_at: lookedAt.toISOString(),
  };
}

function addressesOf(ctx: DependencySettings): DependencyFacts['addresses'] {
  const { databaseUrl, smtpUrl, stripe } = ctx.config;
  const addresses = new Map<DependencyName, string>();
  if (databaseUrl !== null) addresses.set('database', databaseUrl);
  if (smtpUrl !== null) addresses.set('mail', smtpUrl);
  for (const channel of CHANNELS) addresses.set(channel, ctx.assistantAddresses[channel]);
  // Without settings a simulator takes payments within the product, and has no address that says something.
  if (stripe !== null) addresses.set('stripe', stripe.baseUrl ?? STRIPE_ADDRESS);
  return addresses;
}
