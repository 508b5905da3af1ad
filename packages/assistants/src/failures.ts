import type { Answer, Channel } from './assistant.ts';
import { AssistantError, type AssistantErrorCode } from './assistant-error.ts';
import * as messages from './messages.ts';
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
    message: messages.missingKey({ provider: name, setting: key_setting }),
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
    message: messages.unreadable({ provider: PROVIDERS[reply.channel].name, detail: reply.detail }),
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
    message: messages.notSent({ provider: name, setting: key_setting }),
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
  const say = never ? messages.notReached : messages.connectionEnded;
  return new AssistantError({
    channel,
    code: 'network',
    retryable: true,
    surely_not_billed: never,
    message: say({ provider: PROVIDERS[channel].name, code: reason ?? 'none' }),
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

/** Why an answer ends early. A longer limit helps only against the limit. */
export type Cut = 'limit' | 'context' | 'paused' | 'other';

/** Why a truncated answer ends early, by the provider's word for it. */
export function whyCut(finish_detail: string | null): Cut {
  if (finish_detail === null || OUTPUT_LIMITS.has(finish_detail)) return 'limit';
  if (finish_detail === 'model_context_window_exceeded') return 'context';
  return finish_detail === 'pause_turn' ? 'paused' : 'other';
}

/** The words for a paid reply without a usable content. */
export function unusableText(reply: {
  channel: Channel;
  code: 'refused' | 'blocked' | 'truncated' | 'malformed';
  detail: string | null;
}): string {
  const said = { provider: PROVIDERS[reply.channel].name, detail: reply.detail ?? 'none' };
  if (reply.code === 'refused') return messages.declined(said);
  if (reply.code === 'blocked') return messages.withheld(said);
  if (reply.code === 'malformed') return messages.withoutText(said);
  const why = whyCut(reply.detail);
  return why === 'limit' ? messages.nothingWithinLimit(said) : messages.cutOff({ ...said, why });
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
  const { name: provider, key_setting: setting, console } = PROVIDERS[failure.channel];
  const said = failure.said === '' ? messages.onlyStatus({ status: String(failure.status) }) : failure.said;
  switch (failure.code) {
    case 'refused_key':
      return messages.keyRefused({ provider, setting, console, said });
    case 'no_credit':
      return messages.noCredit({ provider, console, said });
    case 'rate_limited':
      return messages.rateLimited({ provider, console, said });
    case 'overloaded':
      return messages.overloaded({ provider, said });
    case 'timed_out':
      return messages.gaveUp({ provider, said });
    case 'blocked':
      return messages.blockedByPolicy({ provider, said });
    case 'bad_request':
      return messages.notAccepted({ provider, said });
    default:
      return messages.failed({ provider, said });
  }
}

function connectionCode(error: unknown): string | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string') return at.code;
    if (at instanceof AggregateError && at.errors.length > 0) return connectionCode(at.errors[0]);
  }
  return null;
}
