import { createHmac, randomBytes } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '@answerscope/contract';

const SECRET_BYTES = 32;

/** A secret as Standard Webhooks has it: 32 random bytes behind `whsec_`. */
export function newWebhookSecret(): string {
  return `${WEBHOOK_SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** What of an attempt is signed. */
interface Signed {
  event_id: string;
  /** When it is sent: what was recorded cannot be sent again later. */
  sentAt: Date;
  body: string;
}

/**
 * The headers by which a receiver knows that an event is ours and of now (https://www.standardwebhooks.com): one signature
 * for each secret that holds.
 */
export function signedHeaders(
  { event_id, sentAt, body }: Signed,
  secrets: readonly string[],
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  const signed = `${event_id}.${timestamp}.${body}`;
  return {
    'webhook-id': event_id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(signed, secret)}`).join(' '),
  };
}

function sign(text: string, secret: string): string {
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), 'base64');
  return createHmac('sha256', key).update(text).digest('base64');
}
