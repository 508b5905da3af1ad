import type { Answer, AnswerCitation, AnswerFinish, AnswerSource, AnswerUsage } from '../assistant.ts';
import type { Exchange } from '../exchange.ts';
import { failureInside, malformedReply } from '../failures.ts';
import * as messages from '../messages.ts';
import { costOf } from '../prices.ts';
import { listSources } from '../sources.ts';
import { unreadableReply } from '../unreadable-reply.ts';
import { plainUrl, toCitations } from './citations.ts';
import { type OpenAiOutputItem, type OpenAiReply, openAiReply } from './reply.ts';

const OPENAI_API = 'openai.responses';

export interface OpenAiAsked {
  model: string;
  apiKey: string;
  at: Date;
}

/** Reads a response. Throws AssistantError when it is of another form or says that it failed. */
export function toOpenAiAnswer(exchange: Exchange, asked: OpenAiAsked): Answer {
  const reply = parseOpenAiReply(exchange, asked);
  const searches = reply.output.filter((item) => item.type === 'web_search_call');
  const { text, citations, refusal, ends_refused } = readMessages(reply.output);
  const done = searches.filter((item) => item.status !== 'failed' && item.action?.type === 'search');
  const finish = finishOf({ reply, text, refusal, ends_refused });
  return {
    ...replyFacts(reply, exchange, asked),
    text: finish === 'refused' ? (refusal ?? '') : text,
    // Their places are in the text that a refusal replaces.
    citations: finish === 'refused' ? [] : citations,
    sources: sourcesOf(searches, citations),
    queries: [
      ...new Set(searches.flatMap(({ action }) => action?.queries ?? (action?.query ? [action.query] : []))),
    ],
    searched: done.length > 0,
    search_error: searches.length > 0 && searches.every((item) => item.status === 'failed') ? 'failed' : null,
    finish,
    finish_detail:
      reply.incomplete_details?.reason ?? refusal ?? (finish === 'failed' ? messages.noText : null),
    raw: exchange.reply,
  };
}

/** The reply in its documented form, of a call that did not fail. */
function parseOpenAiReply(exchange: Exchange, asked: OpenAiAsked): OpenAiReply {
  const { request_id } = exchange;
  const parsed = openAiReply.safeParse(exchange.reply);
  if (!parsed.success) {
    const { apiKey } = asked;
    throw unreadableReply({ channel: 'openai', apiKey, exchange, detail: messages.noResponseObject });
  }
  const reply = parsed.data;
  if (reply.status === 'failed') {
    const { code, message } = reply.error ?? {};
    throw failureInside({
      channel: 'openai',
      apiKey: asked.apiKey,
      request_id,
      code: code ?? 'server_error',
      message: message ?? messages.noReason,
      cost_microdollars: reply.usage ? replyFacts(reply, exchange, asked).cost_microdollars : null,
    });
  }
  if (reply.status !== 'completed' && reply.status !== 'incomplete') {
    throw malformedReply({
      channel: 'openai',
      detail: messages.onlyStatus({ status: reply.status }),
      request_id,
    });
  }
  return reply;
}

/** What every reply carries: models, usage, cost. */
function replyFacts(reply: OpenAiReply, exchange: Exchange, asked: OpenAiAsked) {
  const usage = usageOf(reply);
  const { model } = reply;
  return {
    channel: 'openai' as const,
    api: OPENAI_API,
    model_asked: asked.model,
    model_served: model,
    usage,
    ...costOf({ channel: 'openai', model, usage, at: asked.at }),
    request_id: exchange.request_id,
    latency_ms: exchange.latency_ms,
  };
}

/** The final answer's parts in one text. Commentary, which announces what the model will do, is left out. */
function readMessages(output: readonly OpenAiOutputItem[]): {
  text: string;
  citations: AnswerCitation[];
  refusal: string | null;
  /** Whether a refusal is the last that is said. */
  ends_refused: boolean;
} {
  const messages = output.filter((item) => item.type === 'message' && item.phase !== 'commentary');
  const citations: AnswerCitation[] = [];
  const refusals: string[] = [];
  let text = '';
  let ends_refused = false;
  for (const message of messages) {
    let separator = text === '' ? '' : '\n\n';
    for (const part of message.content ?? []) {
      if (part.type === 'refusal') {
        refusals.push(part.refusal ?? '');
        ends_refused = true;
      }
      if (part.type !== 'output_text' || !part.text) continue;
      if (part.text.trim() !== '') ends_refused = false;
      text += separator;
      separator = '';
      citations.push(...toCitations(part.text, part.annotations ?? []).map((one) => shift(one, text.length)));
      text += part.text;
    }
  }
  return { text, citations, refusal: refusals.length === 0 ? null : refusals.join('\n'), ends_refused };
}

function finishOf(read: {
  reply: OpenAiReply;
  text: string;
  refusal: string | null;
  ends_refused: boolean;
}): AnswerFinish {
  if (read.reply.status === 'incomplete') {
    return read.reply.incomplete_details?.reason === 'content_filter' ? 'blocked' : 'truncated';
  }
  if (read.ends_refused) return 'refused';
  if (read.text.trim() !== '') return 'ok';
  return read.refusal === null ? 'failed' : 'refused';
}

function usageOf(reply: OpenAiReply): AnswerUsage {
  const { usage, tool_usage, output } = reply;
  // The count of billed searches may be absent: then every search that is listed counts.
  const listed = output.filter(
    (item) => item.type === 'web_search_call' && item.action?.type === 'search',
  ).length;
  return {
    input_tokens: usage?.input_tokens ?? 0,
    output_tokens: usage?.output_tokens ?? 0,
    reasoning_tokens: usage?.output_tokens_details?.reasoning_tokens ?? 0,
    cached_tokens: usage?.input_tokens_details?.cached_tokens ?? 0,
    searches: tool_usage?.web_search?.num_requests ?? listed,
  };
}

function sourcesOf(
  searches: readonly OpenAiOutputItem[],
  citations: readonly AnswerCitation[],
): AnswerSource[] {
  const titles = new Map(citations.map(({ url, title }) => [url, title]));
  const consulted = searches.flatMap(({ action }) => [
    ...(action?.sources ?? []).flatMap((source) => (source.url === undefined ? [] : [plainUrl(source.url)])),
    ...(action?.url ? [plainUrl(action.url)] : []),
  ]);
  return listSources(
    [...consulted, ...titles.keys()].map((url) => ({ url, title: titles.get(url) ?? null })),
  );
}

function shift(citation: AnswerCitation, by: number): AnswerCitation {
  const { start, end } = citation;
  return { ...citation, start: start === null ? null : start + by, end: end === null ? null : end + by };
}
