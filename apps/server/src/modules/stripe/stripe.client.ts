import { appError } from '@answerscope/contract';
import Stripe from 'stripe';
import * as messages from './messages.ts';

/** The payment provider, as this installation reaches it. */
export interface StripeDoor {
  /** Whether money moves: keys of the other kind of account know nobody of this one. */
  isLive: boolean;
  /** True where the pages and payments are a simulator's. */
  isSimulated: boolean;
  /** What signs its events; two while one is replaced by another. */
  webhookSecrets: readonly string[];
  client: Stripe;
}

export interface StripeSettings {
  secretKey: string;
  webhookSecrets: readonly string[];
  /** A simulator's address; null: Stripe itself. */
  baseUrl: string | null;
}

/** A call waits no longer: whoever asks is a person at a page or a job that is tried again. */
const CALL_MAX_MS = 20_000;
const RETRIES = 2;

/** The version that the types describe; events of another one are left alone. */
export const API_VERSION = Stripe.API_VERSION;

/** Opens the door with a key. */
export function openStripe({ secretKey, webhookSecrets, baseUrl }: StripeSettings): StripeDoor {
  return {
    isLive: /^[sr]k_live_/.test(secretKey),
    isSimulated: baseUrl !== null,
    webhookSecrets,
    client: new Stripe(secretKey, {
      apiVersion: API_VERSION,
      timeout: CALL_MAX_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(baseUrl === null ? {} : addressOf(new URL(baseUrl))),
    }),
  };
}

function addressOf({ hostname, port, protocol }: URL) {
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

/** A refusal of the payment provider, without what was sent: requests hold keys and people. */
export class StripeFailure extends Error {
  override name = 'StripeFailure';
  readonly type: string;
  readonly code: string | null;
  readonly status: number | null;
  readonly requestId: string | null;

  constructor({ type, code, statusCode, requestId, message }: Stripe.errors.StripeError) {
    // The SDK repeats a refused key in its words, all but its middle.
    super(type === 'StripeAuthenticationError' ? messages.keyRefused : message);
    this.type = type;
    this.code = code ?? null;
    this.status = statusCode ?? null;
    this.requestId = requestId ?? null;
  }
}

/** Whether the payment provider knows nothing of what was asked for: it is of another account, or was never there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Asks the payment provider. @throws SERVICE_UNAVAILABLE with the reason in its cause; anything else is thrown as it is */
export async function askStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw appError('SERVICE_UNAVAILABLE', {
      message: messages.providerDoesNotAnswer,
      details: { reason: 'payments_unavailable' },
      cause: new StripeFailure(error),
    });
  }
}
