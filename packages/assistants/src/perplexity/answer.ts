import type { Answer, AnswerFinish, AnswerUsage } from '../assistant.ts';
import type { Exchange } from '../exchange.ts';
import { failureInside, malformedReply } from '../failures.ts';
import * as messages from '../messages.ts';
import { costOf } from '../prices.ts';
import { listSources } from '../sources.ts';
import { unreadableReply } from '../unreadable-reply.ts';
import { readOutput } from './content.ts';
import { type PerplexityReply, perplexityReply } from './reply.ts';

export interface PerplexityAsked {
  model: string;
  apiKey: string;
  at: Date;
}

/** Reads a response of the Agent API. Throws AssistantError when it is of another form or says that it failed. */
export function toPerplexityAnswer(exchange: Exchange, asked: PerplexityAsked): Answer {
  const reply = parseReply(exchange, asked);
  const { text, citations, pages, queries, searches } = readOutput(reply.output);
  const usage = usageOf(reply, searches);
  const { model } = reply;
  const finish = finishOf(reply, text);
  return {
    channel: 'perplexity',
    api: 'perplexity.agent',
    model_asked: asked.model,
    model_served: model,
    usage,
    ...(givenCost(reply) ?? costOf({ channel: 'perplexity', model, usage, at: asked.at })),
    request_id: exchange.request_id,
    latency_ms: exchange.latency_ms,
    text,
    citations,
    sources: listSources([...pages, ...citations]),
    queries,
    searched: searches > 0,
    search_error: null,
    finish,
    finish_detail: reply.incomplete_details?.reason ?? (finish === 'failed' ? messages.noText : null),
    raw: exchange.reply,
  };
}

function parseReply(exchange: Exchange, asked: PerplexityAsked): PerplexityReply {
  const { request_id } = exchange;
  const { apiKey } = asked;
  const parsed = perplexityReply.safeParse(exchange.reply);
  if (!parsed.success) {
    throw unreadableReply({ channel: 'perplexity', apiKey, exchange, detail: messages.noResponseObject });
  }
  const reply = parsed.data;
  if (reply.status === 'failed' || reply.status === 'cancelled') {
    throw failureInside({
      channel: 'perplexity',
      apiKey,
      request_id,
      // The type is always a word; the code is one or a status such as 429.
      code: reply.error?.type ?? String(reply.error?.code ?? reply.status),
      message: reply.error?.message ?? messages.noReason,
      cost_microdollars: givenCost(reply)?.cost_microdollars ?? null,
    });
  }
  if (reply.status !== 'completed' && reply.status !== 'incomplete') {
    throw malformedReply({
      channel: 'perplexity',
      detail: messages.onlyStatus({ status: reply.status }),
      request_id,
    });
  }
  return reply;
}

/** Perplexity says what each answer cost, in US dollars. */
function givenCost(reply: PerplexityReply) {
  const cost = reply.usage?.cost;
  if (cost == null || cost.currency !== 'USD') return null;
  const cost_microdollars = Math.ceil(Number((cost.total_cost * 1e6).toFixed(3)));
  return { cost_microdollars, cost_source: 'given' as const, price_date: null };
}

function finishOf(reply: PerplexityReply, text: string): AnswerFinish {
  if (reply.status === 'incomplete') {
    return reply.incomplete_details?.reason === 'content_filter' ? 'blocked' : 'truncated';
  }
  return text.trim() === '' ? 'failed' : 'ok';
}

function usageOf(reply: PerplexityReply, listed_searches: number): AnswerUsage {
  const { usage } = reply;
  const calls = usage?.tool_calls_details;
  return {
    input_tokens: usage?.input_tokens ?? 0,
    output_tokens: usage?.output_tokens ?? 0,
    reasoning_tokens: 0,
    cached_tokens: usage?.input_tokens_details?.cache_read_input_tokens ?? 0,
    searches:
      calls == null
        ? listed_searches
        : Object.values(calls).reduce((sum, one) => sum + (one.invocation ?? 0), 0),
  };
}
