import type { Answer, AnswerFinish, AnswerUsage } from '../assistant.ts';
import type { Exchange } from '../exchange.ts';
import * as messages from '../messages.ts';
import { costOf } from '../prices.ts';
import { listSources } from '../sources.ts';
import { unreadableReply } from '../unreadable-reply.ts';
import { readCandidate, readPages } from './content.ts';
import { type GeminiReply, geminiReply } from './reply.ts';

export interface GeminiAsked {
  model: string;
  apiKey: string;
  at: Date;
  /** Whether a search was allowed: then the terms forbid keeping the reply. */
  search: boolean;
}

/** Reads a generateContent reply. Throws AssistantError when it is of another form. */
export function toGeminiAnswer(exchange: Exchange, asked: GeminiAsked): Answer {
  const parsed = geminiReply.safeParse(exchange.reply);
  if (!parsed.success) {
    const { apiKey } = asked;
    throw unreadableReply({ channel: 'gemini', apiKey, exchange, detail: messages.noCandidates });
  }
  const reply = parsed.data;
  const candidate = reply.candidates?.[0];
  const { text, citations } = readCandidate(candidate);
  const queries = candidate?.groundingMetadata?.webSearchQueries ?? [];
  const pages = readPages(candidate).flatMap(({ url, title }) => (url === null ? [] : [{ url, title }]));
  const model = reply.modelVersion ?? asked.model;
  const usage = usageOf(reply, { model, queries: queries.length });
  const finish = finishOf(reply, text);
  const reason = reply.promptFeedback?.blockReason ?? candidate?.finishReason ?? null;
  return {
    channel: 'gemini',
    api: 'gemini.generateContent',
    model_asked: asked.model,
    model_served: model,
    usage,
    ...costOf({ channel: 'gemini', model, usage, at: asked.at }),
    // Google sends no request id in its headers; its support asks for the id of the reply.
    request_id: exchange.request_id ?? reply.responseId ?? null,
    latency_ms: exchange.latency_ms,
    text,
    citations,
    sources: listSources(pages),
    queries: [...new Set(queries)],
    searched: queries.length > 0 || pages.length > 0,
    search_error: null,
    finish,
    finish_detail: finish === 'ok' ? null : reason,
    raw: asked.search ? null : exchange.reply,
  };
}

/** Reasons by which a filter withholds an answer. */
const BLOCKING = new Set([
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
  'IMAGE_RECITATION',
]);

function finishOf(reply: GeminiReply, text: string): AnswerFinish {
  const candidate = reply.candidates?.[0];
  if (candidate === undefined) return reply.promptFeedback?.blockReason ? 'blocked' : 'failed';
  const reason = candidate.finishReason ?? 'STOP';
  if (BLOCKING.has(reason)) return 'blocked';
  if (reason === 'MAX_TOKENS') return 'truncated';
  if (text.trim() === '') return 'failed';
  return reason === 'STOP' ? 'ok' : 'truncated';
}

/** Thoughts are billed as output. Gemini 3 and later bill each query, 2.5 each prompt that searched. */
function usageOf(reply: GeminiReply, ran: { model: string; queries: number }): AnswerUsage {
  const counts = reply.usageMetadata;
  const thoughts = counts?.thoughtsTokenCount ?? 0;
  return {
    input_tokens: (counts?.promptTokenCount ?? 0) + (counts?.toolUsePromptTokenCount ?? 0),
    output_tokens: (counts?.candidatesTokenCount ?? 0) + thoughts,
    reasoning_tokens: thoughts,
    cached_tokens: counts?.cachedContentTokenCount ?? 0,
    searches: /^gemini-2/.test(ran.model) ? Math.min(1, ran.queries) : ran.queries,
  };
}
