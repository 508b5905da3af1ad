import type { Answer, AnswerFinish, AnswerUsage } from '../assistant.ts';
import type { Exchange } from '../exchange.ts';
import * as messages from '../messages.ts';
import { costOf } from '../prices.ts';
import { listSources } from '../sources.ts';
import { unreadableReply } from '../unreadable-reply.ts';
import { readSearches, readText } from './content.ts';
import { type ClaudeBlock, type ClaudeReply, claudeReply } from './reply.ts';

export interface ClaudeAsked {
  model: string;
  apiKey: string;
  at: Date;
}

/** One message of the turns an answer takes: more than one when the API paused. */
export interface ClaudeTurn {
  exchange: Exchange;
  reply: ClaudeReply;
}

/** The message a reply holds. Throws AssistantError when it holds none. */
export function toClaudeTurn(exchange: Exchange, asked: ClaudeAsked): ClaudeTurn {
  const parsed = claudeReply.safeParse(exchange.reply);
  if (parsed.success) return { exchange, reply: parsed.data };
  throw unreadableReply({
    channel: 'claude',
    apiKey: asked.apiKey,
    exchange,
    detail: messages.noMessageObject,
  });
}

/** Reads an answer out of its turns: their content in sequence, their usage summed. */
export function toClaudeAnswer(turns: readonly [ClaudeTurn, ...ClaudeTurn[]], asked: ClaudeAsked): Answer {
  const { reply, exchange } = turns.at(-1) ?? turns[0];
  const content = turns.flatMap((turn) => turn.reply.content);
  const { text, citations } = readText(content);
  const searches = readSearches(content);
  const usage = sumUsage(turns);
  const finish = finishOf(reply, text);
  return {
    channel: 'claude',
    api: 'anthropic.messages',
    model_asked: asked.model,
    model_served: reply.model,
    usage,
    ...costOf({ channel: 'claude', model: reply.model, usage, at: asked.at }),
    request_id: exchange.request_id,
    latency_ms: sum(turns, (turn) => turn.exchange.latency_ms),
    text: finish === 'refused' && text === '' ? (reply.stop_details?.explanation ?? '') : text,
    citations,
    sources: listSources([...searches.pages, ...citations]),
    queries: searches.queries,
    searched: searches.searched,
    search_error: searches.error,
    finish,
    finish_detail: finish === 'ok' ? null : (reply.stop_details?.category ?? reply.stop_reason),
    raw: turns.length === 1 ? exchange.reply : turns.map((turn) => turn.exchange.reply),
  };
}

/** What turns cost so far, in microdollars: booked when a later one fails. */
export function costOfTurns(turns: readonly ClaudeTurn[], asked: ClaudeAsked): number {
  const model = turns[0]?.reply.model ?? asked.model;
  return costOf({ channel: 'claude', model, usage: sumUsage(turns), at: asked.at }).cost_microdollars;
}

/** What was said, and what is used of the limits that hold for all turns together. */
export function spentInTurns(turns: readonly ClaudeTurn[]): {
  said: ClaudeBlock[];
  searches: number;
  output_tokens: number;
} {
  const said = turns.flatMap(({ reply }) => reply.content);
  const ended = said.filter(({ type }) => type === 'web_search_tool_result').length;
  const { searches, output_tokens } = sumUsage(turns);
  // A failed search is not billed, but used.
  return { said, searches: Math.max(searches, ended), output_tokens };
}

function finishOf(reply: ClaudeReply, text: string): AnswerFinish {
  switch (reply.stop_reason) {
    case 'refusal':
      return 'refused';
    case 'max_tokens':
    case 'model_context_window_exceeded':
    case 'pause_turn':
      return 'truncated';
    default:
      return text.trim() === '' ? 'failed' : 'ok';
  }
}

function sumUsage(turns: readonly ClaudeTurn[]): AnswerUsage {
  const cached = (turn: ClaudeTurn) => turn.reply.usage.cache_read_input_tokens ?? 0;
  return {
    input_tokens: sum(turns, (turn) => {
      const { input_tokens, cache_creation_input_tokens } = turn.reply.usage;
      return input_tokens + (cache_creation_input_tokens ?? 0) + cached(turn);
    }),
    output_tokens: sum(turns, (turn) => turn.reply.usage.output_tokens),
    reasoning_tokens: sum(turns, (turn) => turn.reply.usage.output_tokens_details?.thinking_tokens ?? 0),
    cached_tokens: sum(turns, cached),
    searches: sum(turns, (turn) => turn.reply.usage.server_tool_use?.web_search_requests ?? 0),
  };
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
