import {
  type ChangedWebhookEndpoint,
  LIMITS,
  type NewWebhookEndpoint,
  validationError,
  type WebhookEndpoints,
  type WebhookSecret,
} from '@answerscope/contract';
import { encryptSecret } from '../../../auth/kept-secrets.ts';
import { type AccountContext, reading } from '../../../context/account-context.ts';
import { notFound, orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { type AccountId, newId } from '../../../lib/ids.ts';
import { findAccountForUpdate } from '../../accounts/index.ts';
import { refuseEndpoint, toEndpoints } from '../endpoint.rules.ts';
import {
  deleteEndpoint,
  findEndpoint,
  findEndpointsMax,
  insertEndpoint,
  listEndpoints,
  updateEndpoint,
} from '../endpoints.queries.ts';
import { newWebhookSecret } from '../signature.rules.ts';
import { refuseWebhookAddress } from '../webhook-address.rules.ts';
import type { WebhookServices } from '../webhooks.services.ts';

type WebhookContext = AccountContext & { services: WebhookServices };

const PREVIOUS_MS = LIMITS.webhook_previous_secret_hours * 3_600_000;

/** The endpoints of a user. */
export function listOwnEndpoints(ctx: AccountContext): Promise<WebhookEndpoints> {
  return reading(ctx, (tx) => readEndpoints(tx, ctx));
}

/**
 * Adds an endpoint. The answer is the only one that ever holds its secret.
 * @throws VALIDATION_ERROR at `url`, PAYMENT_REQUIRED (not in the plan, or as many as it includes)
 */
export async function createEndpoint(ctx: WebhookContext, input: NewWebhookEndpoint): Promise<WebhookSecret> {
  const { db, accountId: account_id, now, services } = ctx;
  refuseUrl(services, input.url);
  const secret = newWebhookSecret();
  const encrypted = await encryptSecret(services.auth, secret);
  const id = newId(now.getTime());
  return db.transaction(async (tx) => {
    // Two that are added at once would both be the last one.
    orNotFound(await findAccountForUpdate(tx, account_id));
    const [rows, max] = [await listEndpoints(tx, account_id), await findEndpointsMax(tx, account_id)];
    const refusal = refuseEndpoint(rows.length, max);
    if (refusal !== null) throw refusal;
    await insertEndpoint(tx, { account_id, id, ...input, secret: encrypted, created_at: now });
    return { ...(await readEndpoints(tx, ctx)), id, secret };
  });
}

/**
 * Changes an endpoint. One that is switched on begins anew: what failed before counts no more.
 * @throws NOT_FOUND, VALIDATION_ERROR at `url`, PAYMENT_REQUIRED (switched on beyond the plan)
 */
export async function changeEndpoint(
  ctx: WebhookContext,
  { id, ...changes }: ChangedWebhookEndpoint,
): Promise<WebhookEndpoints> {
  const { db, accountId: account_id, services } = ctx;
  if (changes.url !== undefined) refuseUrl(services, changes.url);
  return db.transaction(async (tx) => {
    const before = orNotFound(await findEndpoint(tx, { account_id, id }));
    const isSwitchedOn = changes.is_active === true && !before.is_active;
    if (isSwitchedOn) await refuseBeyondPlan(tx, { account_id, id });
    const { name = before.name, url = before.url, events = before.events } = changes;
    const { is_active = before.is_active } = changes;
    const anew = isSwitchedOn ? { failing_since: null, switched_off_at: null } : {};
    const moved = url === before.url ? {} : { quick_from: null };
    await updateEndpoint(tx, { account_id, id }, { name, url, events, is_active, ...moved, ...anew });
    return readEndpoints(tx, ctx);
  });
}

/** Gives an endpoint a new secret; the former one signs, too, for a day. @throws NOT_FOUND */
export async function rotateSecret(ctx: WebhookContext, { id }: { id: string }): Promise<WebhookSecret> {
  const { db, accountId: account_id, now, services } = ctx;
  const secret = newWebhookSecret();
  const encrypted = await encryptSecret(services.auth, secret);
  return db.transaction(async (tx) => {
    const before = orNotFound(await findEndpoint(tx, { account_id, id }));
    await updateEndpoint(
      tx,
      { account_id, id },
      {
        secret: encrypted,
        previous_secret: before.secret,
        previous_secret_until: new Date(now.getTime() + PREVIOUS_MS),
      },
    );
    return { ...(await readEndpoints(tx, ctx)), id, secret };
  });
}

/** Removes an endpoint with its deliveries; what is on its way may still arrive. @throws NOT_FOUND */
export function deleteOwnEndpoint(ctx: AccountContext, { id }: { id: string }): Promise<WebhookEndpoints> {
  return ctx.db.transaction(async (tx) => {
    if (!(await deleteEndpoint(tx, { account_id: ctx.accountId, id }))) throw notFound();
    return readEndpoints(tx, ctx);
  });
}

async function readEndpoints(tx: Transaction, { accountId, now }: AccountContext): Promise<WebhookEndpoints> {
  return toEndpoints(await listEndpoints(tx, accountId), await findEndpointsMax(tx, accountId), now);
}

/** @throws PAYMENT_REQUIRED for an endpoint that the plan does not include */
export async function refuseBeyondPlan(
  tx: Transaction,
  { account_id, id }: { account_id: AccountId; id: string },
) {
  const rows = await listEndpoints(tx, account_id);
  const place = rows.findIndex((row) => row.id === id);
  const refusal = refuseEndpoint(place, await findEndpointsMax(tx, account_id));
  if (refusal !== null) throw refusal;
}

function refuseUrl({ allowsLoopbackWebhooks: allowsLoopback }: WebhookServices, url: string): void {
  const refusal = refuseWebhookAddress(url, { allowsLoopback });
  if (refusal !== null) throw validationError({ url: [refusal] });
}
