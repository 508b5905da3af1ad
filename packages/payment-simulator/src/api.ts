import { createHash } from 'node:crypto';
import { ACCOUNT_CALLS } from './calls/account.ts';
import type { Call } from './calls/call.ts';
import { EXPAND } from './calls/call.ts';
import { CATALOGUE_CALLS } from './calls/catalogue.ts';
import { CHECKOUT_CALLS } from './calls/checkout-sessions.ts';
import { COUPON_CALLS } from './calls/coupons.ts';
import { CUSTOMER_CALLS } from './calls/customers.ts';
import { INVOICE_CALLS } from './calls/invoices.ts';
import { SUBSCRIPTION_CALLS } from './calls/subscriptions.ts';
import type { Desk } from './desk.ts';
import { readForm } from './form.ts';
import { readParams } from './parameters.ts';
import { rendered } from './render.ts';
import { invalidRequest, StripeApiError } from './stripe-error.ts';

/** The version of the API that is spoken. */
export const API_VERSION = '2026-10-28.endive';

const CALLS: readonly Call[] = [
  ...ACCOUNT_CALLS,
  ...CATALOGUE_CALLS,
  ...CHECKOUT_CALLS,
  ...COUPON_CALLS,
  ...CUSTOMER_CALLS,
  ...INVOICE_CALLS,
  ...SUBSCRIPTION_CALLS,
];

const KEYS_MAX = 10_000;

/** A request to the API, as far as it matters. */
export interface ApiRequest {
  method: string;
  path: string;
  /** What follows the question mark. */
  query: string;
  body: string;
  contentType: string;
  authorization: string;
  version: string | null;
  idempotencyKey: string | null;
}

export interface ApiReply {
  status: number;
  body: unknown;
  isReplayed: boolean;
}

export interface Api {
  answer(request: ApiRequest): ApiReply;
}

/** Answers calls as the API does: keys, versions, parameters, idempotency, errors. */
export function createApi(desk: Desk, { secretKey }: { secretKey: string | null }): Api {
  const kept = new Map<string, { asked: string; reply: ApiReply }>();

  const run = (request: ApiRequest): ApiReply => {
    refuseKey(request.authorization, secretKey);
    if (request.version !== null && request.version !== API_VERSION)
      throw invalidRequest(`The simulator speaks ${API_VERSION} only, not ${request.version}.`);
    const { call, id } = findCall(request);
    const isRead = request.method === 'GET';
    if (
      !isRead &&
      request.body !== '' &&
      !request.contentType.startsWith('application/x-www-form-urlencoded')
    )
      throw invalidRequest('The request body must be form-encoded.');
    const form = readForm(isRead ? request.query : request.body);
    const { expand, ...params } = readParams(form, { ...call.params, ...EXPAND });
    const result = call.run(desk, { id, params });
    return {
      status: 200,
      body: rendered(desk.state, result, (expand as string[] | undefined) ?? []),
      isReplayed: false,
    };
  };

  const answerOnce = (request: ApiRequest): ApiReply => {
    try {
      return run(request);
    } catch (error) {
      if (!(error instanceof StripeApiError)) throw error;
      return { status: error.status, body: { error: error.body }, isReplayed: false };
    }
  };

  return {
    answer(request) {
      const { idempotencyKey: key } = request;
      if (key === null || request.method !== 'POST') return answerOnce(request);
      const asked = createHash('sha256').update(`${request.path}\n${request.body}`).digest('hex');
      const before = kept.get(key);
      if (before && before.asked !== asked)
        return {
          status: 400,
          body: {
            error: {
              type: 'idempotency_error',
              message:
                'Keys for idempotent requests can only be used with the same parameters they were first used with.',
            },
          },
          isReplayed: false,
        };
      if (before) return { ...before.reply, isReplayed: true };
      const reply = answerOnce(request);
      // A request that was refused before anything happened may be sent again.
      if (reply.status < 400 || reply.status === 402) kept.set(key, { asked, reply });
      if (kept.size > KEYS_MAX) kept.delete(kept.keys().next().value ?? key);
      return reply;
    },
  };
}

function refuseKey(authorization: string, secretKey: string | null): void {
  const key = /^Bearer (\S+)$/.exec(authorization)?.[1] ?? '';
  const isRight = secretKey === null ? key.startsWith('sk_test_') : key === secretKey;
  if (!isRight)
    throw new StripeApiError(401, {
      type: 'invalid_request_error',
      message:
        key === '' ? 'You did not provide an API key.' : `Invalid API Key provided: ${key.slice(0, 8)}***`,
    });
}

function findCall({ method, path }: ApiRequest): { call: Call; id: string } {
  const asked = path.split('/');
  for (const call of CALLS) {
    const parts = call.path.split('/');
    if (call.method !== method || parts.length !== asked.length) continue;
    if (parts.every((part, at) => part === ':id' || part === asked[at]))
      return { call, id: decodeURIComponent(asked[parts.indexOf(':id')] ?? '') };
  }
  throw new StripeApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}
