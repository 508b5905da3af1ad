import { z } from 'zod';
import type { Channel } from './assistant.ts';
import type { AssistantError } from './assistant-error.ts';
import type { Exchange } from './exchange.ts';
import { failureInside, malformedReply } from './failures.ts';
import * as messages from './messages.ts';

const errorInside = z.looseObject({
  error: z.looseObject({
    message: z.string().nullish(),
    type: z.string().nullish(),
    status: z.string().nullish(),
  }),
});

/** The failure of a 200 that is no answer: the error it holds, as gateways before a provider send it, or its form. */
export function unreadableReply(reply: {
  channel: Channel;
  apiKey: string;
  exchange: Exchange;
  detail: string;
}): AssistantError {
  const { channel, apiKey, exchange, detail } = reply;
  const { request_id } = exchange;
  const parsed = errorInside.safeParse(exchange.reply);
  if (!parsed.success) return malformedReply({ channel, detail, request_id });
  const { message, type, status } = parsed.data.error;
  return failureInside({
    channel,
    apiKey,
    request_id,
    cost_microdollars: null,
    code: (type ?? status ?? 'error').toLowerCase(),
    message: message ?? messages.noReason,
  });
}
