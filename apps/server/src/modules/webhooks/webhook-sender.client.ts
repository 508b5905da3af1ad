import type { IncomingMessage } from 'node:http';
import type { WebhookFailure } from '@answerscope/contract';
import { type Sent, sentOf } from './delivery.rules.ts';
import { ClosedNameError, createOutgoing, NotAllowedError, type ResolveName } from './outgoing.client.ts';

/** From the look-up of the name to the end of the answer. */
const TIMEOUT_MS = 10_000;
/** Of an answer only the status counts; of the rest so much is let through, for receivers that notice. */
const ANSWER_BYTES_MAX = 4_096;

/** What is sent where. */
export interface Message {
  url: string;
  body: string;
  headers: Record<string, string>;
  /** How long it may take; as all others when left out. */
  timeoutMs?: number;
}

export interface WebhookSender {
  /** Sends a message once. It never throws: what stood in the way is in what it returns. */
  send(message: Message): Promise<Sent>;
}

/** Sends messages to addresses of the internet alone, whatever a name leads to at the moment of sending. */
export function createWebhookSender({
  allowsLoopback,
  timeoutMs: usualMs = TIMEOUT_MS,
  resolveName,
}: {
  allowsLoopback: boolean;
  timeoutMs?: number;
  resolveName?: ResolveName;
}): WebhookSender {
  const request = createOutgoing({ allowsLoopback, resolveName });
  return {
    send: async ({ url, body: text, headers: own, timeoutMs = usualMs }) => {
      const body = Buffer.from(text);
      const headers = { ...own, 'content-type': 'application/json', 'content-length': body.length };
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await request(new URL(url), { method: 'POST', headers, body, signal });
        await passOver(response);
        return sentOf(response.statusCode ?? 0);
      } catch (error) {
        return failed(failureOf(error));
      }
    },
  };
}

const failed = (failure: WebhookFailure): Sent => ({ arrived: false, status: null, failure });

/** The status is there: however the rest of the answer breaks off, it says nothing more. */
function passOver(response: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const end = () => {
      response.destroy();
      resolve();
    };
    response.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > ANSWER_BYTES_MAX) end();
    });
    response.on('end', end).on('error', end).on('close', end);
  });
}

function failureOf(error: unknown): WebhookFailure {
  // One word for both, or users could find out which names exist in the network that we run in.
  if (error instanceof ClosedNameError) return 'not_resolved';
  if (error instanceof NotAllowedError) return 'not_allowed';
  if (!(error instanceof Error)) return 'not_reached';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'ENODATA'].includes(code)) return 'not_resolved';
  if (code === 'ETIMEDOUT') return 'timeout';
  return NOT_SECURE.test(code) ? 'not_secure' : 'not_reached';
}

/** As Node and OpenSSL call a certificate, or a handshake, that was not accepted. */
const NOT_SECURE =
  /CERT|SIGNATURE|^ERR_TLS|^ERR_SSL|^EPROTO$|^UNABLE_TO_|^HOSTNAME_MISMATCH$|SELF_SIGNED|^CRL_|^INVALID_CA$|^PATH_LENGTH_EXCEEDED$/;
