import type { Answer, Channel } from './assistant.ts';
import { AssistantError, type AssistantErrorCode } from './assistant-error.ts';
import { type ProviderProblem, readProblem } from './provider-problem.ts';
import { PROVIDERS } from './providers.ts';
import { readWait } from './read-wait.ts';
import { redactKeys } from './redact-keys.ts';

/** A channel asked without a key. */
export function missingKey(channel: Channel): AssistantError {
  const { name, key_setting } = PROVIDERS[channel];
  return new AssistantError({
    channel,
    code: 'missing_key',
    retryable: false,
    surely_not_billed: true,
    message: `No API key is configured for ${name}. Set ${key_setting} and restart the server.`,
  });
}

/** The provider's name for the call: what its support asks for. */
export function requestIdOf(headers: Headers): string | null {
  return headers.get('x-request-id') ?? headers.get('request-id');
}

/** A reply with a status that is no success. */
export function httpFailure(reply: {
  channel: Channel;
  apiKey: string;
  status: number;
  headers: Headers;
  text: string;
  at: Date;
}): AssistantError {
  const { channel, status, headers } = reply;
  const problem = readProblem(reply.text);
  const code = classify(status, problem);
  const said = redactKeys(problem.message, reply.apiKey);
  return new AssistantError({
    channel,
    code,
    http_status: status,
    message: adminText({ channel, code, status, said }),
    retryable: isRetryable(code) && headers.get('x-should-retry') !== 'false',
    surely_not_billed: status < 500 || status === 503 || status === 529,
    wait_ms: isRetryable(code) ? readWait({ headers, problem, at: reply.at }) : null,
    request_id: requestIdOf(headers) ?? problem.request_id,
  });
}

/** A reply with status 200 in which the provider says that it failed. */
export function failureInside(reply: {
  channel: Channel;
  apiKey: string;
  code: string;
  message: string;
  request_id: string | null;
  cost_microdollars: number | null;
}): AssistantError {
  const { channel, request_id, cost_microdollars } = reply;
  const code = classifyInside(reply.code);
  const said = redactKeys(`${reply.code}: ${reply.message}`, reply.apiKey);
  return new AssistantError({
    channel,
    code,
    request_id,
    cost_microdollars,
    http_status: 200,
    message: adminText({ channel, code, status: 200, said }),
    retryable: isRetryable(code),
    surely_not_billed: false,
  });
}

/** A reply with status 200 that is not what the provider documents. */
export function malformedReply(reply: {
  channel: Channel;
  detail: string;
  request_id: string | null;
}): AssistantError {
  return new AssistantError({
    channel: reply.channel,
    code: 'malformed',
    request_id: reply.request_id,
    http_status: 200,
    retryable: false,
    surely_not_billed: false,
    message: `${PROVIDERS[reply.channel].name} sent a reply that cannot be read (${reply.detail}). If it happens again, the provider has changed its format.`,
  });
}

/** A request the SDK did not send: a key or address with characters that no request can carry. */
export function unsendable(channel: Channel): AssistantError {
  const { name, key_setting } = PROVIDERS[channel];
  return new AssistantError({
    channel,
    code: 'bad_request',
    retryable: false,
    surely_not_billed: true,
    message: `The request to ${name} could not be sent. Check ${key_setting} and the base URL for stray characters.`,
  });
}

/** Connections that were never opened cannot have been charged. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
]);

/** No reply at all: no connection, or one that ended early. */
export function connectionFailure(broken: { channel: Channel; error: unknown }): AssistantError {
  const { channel } = broken;
  const reason = connectionCode(broken.error);
  const never = reason !== null && NEVER_CONNECTED.has(reason);
  const { name } = PROVIDERS[channel];
  const what = never
    ? `${name} could not be reached`
    : `The connection to ${name} ended before its answer was complete`;
  return new AssistantError({
    channel,
    code: 'network',
    retryable: true,
    surely_not_billed: never,
    message: `${what}${reason === null ? '' : ` (${reason})`}. Check the server's network access and the base URL.`,
  });
}

/**
 * Why a paid reply cannot be judged, or null when it can: whole, cut but with text, or a refusal (which is an answer
 * that names nobody).
 */
export function answerFailure(answer: Answer): AssistantError | null {
  const { channel, finish, finish_detail, request_id, cost_microdollars } = answer;
  if (finish === 'ok' || finish === 'refused') return null;
  if (finish === 'truncated' && answer.text !== '') return null;
  const code = finish === 'failed' ? 'malformed' : finish;
  return new AssistantError({
    channel,
    code,
    request_id,
    cost_microdollars,
    http_status: 200,
    retryable: false,
    surely_not_billed: false,
    message: unusableText({ channel, code, detail: finish_detail }),
  });
}

/** The providers' words for an output limit. One that gives none documents no other reason. */
const OUTPUT_LIMITS = new Set(['max_output_tokens', 'max_tokens', 'MAX_TOKENS']);

/**
 * Why a truncated answer ends early and what helps, as two sentences without their full stops: only a longer limit
 * mends what the limit cut.
 */
export function truncation(finish_detail: string | null): { reason: string; advice: string } {
  if (finish_detail === null || OUTPUT_LIMITS.has(finish_detail))
    return { reason: 'at the output limit', advice: 'Raise the answer length of this channel' };
  if (finish_detail === 'model_context_window_exceeded')
    return {
      reason: `because what it had read filled the model (${finish_detail})`,
      advice: 'Choose less search detail for this channel',
    };
  if (finish_detail === 'pause_turn')
    return {
      reason: `because the provider paused it too often (${finish_detail})`,
      advice: 'If this happens often, choose less search detail for this channel',
    };
  return {
    reason: `by the provider (${finish_detail})`,
    advice:
      'The answer length has no part in it; if this happens often, rephrase the question or choose another model',
  };
}

/** The words for a paid reply without a usable content. */
export function unusableText(reply: {
  channel: Channel;
  code: 'refused' | 'blocked' | 'truncated' | 'malformed';
  detail: string | null;
}): string {
  const { name } = PROVIDERS[reply.channel];
  const detail = reply.detail === null ? '' : ` (${reply.detail})`;
  const { reason, advice } = truncation(reply.detail);
  const is_limit = reply.detail === null || OUTPUT_LIMITS.has(reply.detail);
  const texts = {
    refused: `${name} declined to answer${detail}. Rephrase the question.`,
    blocked: `${name} withheld its answer by a content filter${detail}. Rephrase the question.`,
    truncated: is_limit
      ? `${name} reached the output limit before it wrote an answer${detail}. ${advice}.`
      : `The answer of ${name} was cut off ${reason} before it was complete. ${advice}.`,
    malformed: `${name} sent an answer without any text${detail}.`,
  };
  return texts[reply.code];
}

function classify(
  status: number,
  problem: Pick<ProviderProblem, 'no_credit' | 'refused_key'>,
): AssistantErrorCode {
  if (problem.no_credit || status === 402) return 'no_credit';
  if (problem.refused_key || status === 401 || status === 403) return 'refused_key';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status === 504) return 'timed_out';
  if (status === 409 || status >= 500) return 'overloaded';
  return 'bad_request';
}

/**
 * OpenAI's and Perplexity's codes of a failed response, of which a number is a status. Those about the prompt name a
 * policy or the prompt itself.
 */
function classifyInside(code: string): AssistantErrorCode {
  if (/^[45]\d\d$/.test(code)) return classify(Number(code), { no_credit: false, refused_key: false });
  if (code.includes('rate_limit')) return 'rate_limited';
  if (code === 'insufficient_quota') return 'no_credit';
  if (code === 'invalid_prompt' || code.endsWith('_policy') || code.includes('content_filter'))
    return 'blocked';
  if (code.includes('timeout')) return 'timed_out';
  if (code.startsWith('invalid_')) return 'bad_request';
  return 'overloaded';
}

function isRetryable(code: AssistantErrorCode): boolean {
  return code === 'rate_limited' || code === 'overloaded' || code === 'timed_out' || code === 'network';
}

/** Whether a call is repeated is its caller's to know: no text promises it. */
function adminText(failure: {
  channel: Channel;
  code: AssistantErrorCode;
  status: number;
  said: string;
}): string {
  const { name, key_setting, console } = PROVIDERS[failure.channel];
  const said = failure.said === '' ? `status ${failure.status}` : failure.said;
  const texts: Partial<Record<AssistantErrorCode, string>> = {
    refused_key: `${name} refused the API key or what it may do. Check ${key_setting} and the key's permissions at ${console}.`,
    no_credit: `The ${name} account has no credit left or has reached its spending limit. Add credit at ${console}.`,
    rate_limited: `${name} limits how often this account may ask. If this happens often, ask for a higher limit at ${console}.`,
    overloaded: `${name} is overloaded or has an internal error. Its status page may tell how long it lasts.`,
    timed_out: `${name} gave up on the call after too long a time. Its status page may tell why.`,
    blocked: `${name} blocked the question by its policy. Rephrase it.`,
    bad_request: `${name} did not accept the request. Check the model and the settings of this channel.`,
  };
  return `${texts[failure.code] ?? `${name} failed.`} ${name} said: ${said}`;
}

function connectionCode(error: unknown): string | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string') return at.code;
    if (at instanceof AggregateError && at.errors.length > 0) return connectionCode(at.errors[0]);
  }
  return null;
}
