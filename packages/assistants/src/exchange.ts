import type { Channel, SentRequest } from './assistant.ts';
import { AssistantError } from './assistant-error.ts';
import { connectionFailure, httpFailure, malformedReply, requestIdOf, unsendable } from './failures.ts';
import * as messages from './messages.ts';
import { PROVIDERS } from './providers.ts';

export const DEFAULT_TIMEOUT_MS = 120_000;

export interface ExchangeInput {
  channel: Channel;
  apiKey: string;
  now: () => Date;
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  onSent?: ((request: SentRequest) => void) | undefined;
  /** Sends one request by the provider's SDK, through this fetch and under this signal. Its result is ignored. */
  send: (wire: { fetch: typeof fetch; signal: AbortSignal }) => Promise<unknown>;
}

/** A reply with a success status, as received. */
export interface Exchange {
  reply: unknown;
  request_id: string | null;
  latency_ms: number;
}

interface Received {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Runs one request of an SDK and reads the reply at the wire, because the four SDKs differ in what they keep of it:
 * @google/genai drops the headers, openai adds fields. Throws AssistantError for everything that is not a JSON reply.
 */
export async function exchange(input: ExchangeInput): Promise<Exchange> {
  const { channel } = input;
  const started = performance.now();
  const deadline = startDeadline(input);
  let received: Received | null = null;
  let broken: unknown = null;
  const recordingFetch: typeof fetch = async (url, init) => {
    input.onSent?.(toSentRequest(url, init));
    try {
      const response = await fetch(url, init);
      const text = await response.text();
      received = { status: response.status, headers: response.headers, text };
      return new Response(text === '' ? null : text, { status: response.status, headers: response.headers });
    } catch (error) {
      broken = error;
      throw error;
    }
  };
  deadline.throwIfOver({ sent: false });
  try {
    await input.send({ fetch: recordingFetch, signal: deadline.signal });
  } catch {
    // The SDK's own error is dropped on purpose: what arrived says more, and it holds no request header.
    if (received === null) {
      deadline.throwIfOver({ sent: true });
      throw broken === null ? unsendable(channel) : connectionFailure({ channel, error: broken });
    }
  } finally {
    deadline.clear();
  }
  return readReply(input, received, Math.round(performance.now() - started));
}

function toSentRequest(url: Parameters<typeof fetch>[0], init: RequestInit | undefined): SentRequest {
  const { pathname } = new URL(url instanceof Request ? url.url : url);
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
  return { method: init?.method ?? 'GET', path: pathname, body };
}

function readReply(input: ExchangeInput, received: Received | null, latency_ms: number): Exchange {
  const { channel, apiKey } = input;
  if (received === null) {
    throw unsendable(channel);
  }
  const { status, headers, text } = received;
  if (status < 200 || status > 299) {
    throw httpFailure({ channel, apiKey, status, headers, text, at: input.now() });
  }
  const request_id = requestIdOf(headers);
  try {
    return { reply: JSON.parse(text), request_id, latency_ms };
  } catch {
    const detail = text === '' ? messages.emptyBody : messages.bodyIsNoJson;
    throw malformedReply({ channel, detail, request_id });
  }
}

function startDeadline(input: ExchangeInput) {
  const { channel, signal } = input;
  const timeoutMs = input.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const controller = new AbortController();
  let timed_out = false;
  const cancel = () => controller.abort();
  const timer = setTimeout(() => {
    timed_out = true;
    controller.abort();
  }, timeoutMs);
  const clear = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  };
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    clear,
    throwIfOver: ({ sent }: { sent: boolean }) => {
      if (!controller.signal.aborted) return;
      clear();
      const provider = PROVIDERS[channel].name;
      const shared = { channel, surely_not_billed: !sent };
      throw timed_out
        ? new AssistantError({
            ...shared,
            code: 'timed_out',
            retryable: true,
            message: messages.notAnsweredInTime({ provider, seconds: timeoutMs / 1000 }),
          })
        : new AssistantError({
            ...shared,
            code: 'cancelled',
            retryable: false,
            message: messages.cancelled({ provider }),
          });
    },
  };
}
