import type { IncomingHttpHeaders } from 'node:http';
import { composeAnswer, type SimulatedAnswer } from './content/compose-answer.ts';
import { composeValue } from './content/compose-value.ts';
import { PHRASES } from './content/phrases.ts';
import { cutAtLimit } from './cut-at-limit.ts';
import type { Fault, FaultKind, Faults } from './faults.ts';
import type { Course, TrackedBrand } from './options.ts';
import { hashOf, type Random } from './random.ts';
import type { LoggedRequest, RequestLog } from './request-log.ts';
import { priceOf, usageFor } from './usage.ts';
import type { FixedValues } from './values.ts';
import type { WireEnding, WireError, WireFormat, WireRequest } from './wire/wire-format.ts';

/** Everything a running simulator holds. */
export interface Simulation {
  seed: string;
  tracked: TrackedBrand[];
  courses: readonly Course[];
  faults: Faults;
  values: FixedValues;
  log: RequestLog;
  now: () => Date;
  latencyMs: { min: number; max: number };
  random: Random;
  /** How often each question was asked on each channel and day: a repeated question gets another answer. */
  repetitions: Map<string, number>;
  served: { count: number };
  stopping: AbortController;
  track: (brand: TrackedBrand) => void;
}

export interface SimulatedReply {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  fault: Fault | null;
  logged: LoggedRequest;
}

interface Received {
  format: WireFormat;
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

const ENDINGS: Partial<Record<FaultKind, WireEnding>> = {
  empty: 'empty',
  refusal: 'refusal',
  incomplete: 'incomplete',
  blocked: 'blocked',
  failed_200: 'failed',
  pause_turn: 'pause_turn',
  search_error: 'search_error',
};

const ERRORS: Partial<Record<FaultKind, Pick<WireError, 'status' | 'message' | 'quota'>>> = {
  '429': { status: 429, message: 'Rate limit reached. Please try again later.', quota: false },
  '500': { status: 500, message: 'The server had an error while processing your request.', quota: false },
  '503': { status: 503, message: 'The model is overloaded. Please try again later.', quota: false },
  '529': { status: 529, message: 'Overloaded', quota: false },
  quota: {
    status: 400,
    message: 'Your credit balance is too low; check your plan and billing details.',
    quota: true,
  },
  invalid_key: { status: 401, message: 'Incorrect API key provided.', quota: false },
  bad_request: {
    status: 400,
    message: 'The model does not exist or you have no access to it.',
    quota: false,
  },
};

/** Decides what one request gets, and writes it into the log and the bill. Sends nothing. */
export function simulateReply(simulation: Simulation, received: Received): SimulatedReply {
  const { format, body } = received;
  simulation.served.count += 1;
  const id = `req_${simulation.served.count}_${Math.floor(hashOf(simulation.seed, simulation.served.count) * 1e9)}`;
  const read = format.read(body, received.path);
  const request: WireRequest | null = 'status' in read ? null : read;
  const key = format.keyOf(received.headers);
  const is_key_good = key !== null && !key.includes('invalid');
  const fault = request !== null && is_key_good ? simulation.faults.take(format.channel) : null;
  const logged = logRequest(simulation, { received, id, request, fault });
  const failed = (error: Omit<WireError, 'wait_s'>): SimulatedReply => {
    const reply = format.error({ ...error, wait_s: fault?.retryAfterSeconds ?? null });
    return { ...reply, headers: { ...format.headers(id), ...reply.headers }, fault, logged };
  };
  if (!is_key_good) {
    const shown = key === null ? 'no key' : `${key.slice(0, 8)}****`;
    return failed({ status: 401, message: `Incorrect API key provided: ${shown}.`, quota: false });
  }
  if ('status' in read) return failed({ ...read, quota: false });
  const error = fault === null ? undefined : ERRORS[fault.kind];
  if (error !== undefined) return failed(error);

  const ending = (fault === null ? undefined : ENDINGS[fault.kind]) ?? 'ok';
  const answer = read.schema === null ? answerFor(simulation, { format, request: read }) : null;
  const text = textFor(simulation, { format, request: read, answer, ending });
  const usage = usageFor({ question: read.question, text: ending === 'empty' ? '' : text, answer });
  const ended = cutAtLimit({ answer, text, usage, ending }, read.max_output_tokens);
  if (ending !== 'failed') simulation.log.charge(logged, priceOf(format.channel, ended.usage).total);
  const made = { id, at: simulation.now(), request: read, ...ended };
  return { status: 200, headers: format.headers(id), body: format.reply(made), fault, logged };
}

function answerFor(
  simulation: Simulation,
  asked: { format: WireFormat; request: WireRequest },
): SimulatedAnswer {
  const { format, request } = asked;
  const at = simulation.now();
  const key = [format.channel, at.toISOString().slice(0, 10), request.question].join('\n');
  const repetition = simulation.repetitions.get(key) ?? 0;
  simulation.repetitions.set(key, repetition + 1);
  const { seed, tracked, courses } = simulation;
  const { question, search } = request;
  const { channel } = format;
  return composeAnswer({ seed, tracked, courses, at, repetition, question, search, channel });
}

function textFor(
  simulation: Simulation,
  made: { format: WireFormat; request: WireRequest; answer: SimulatedAnswer | null; ending: WireEnding },
): string {
  const { format, request, answer, ending } = made;
  if (ending === 'refusal') return PHRASES[answer?.language ?? 'en'].refusals[0];
  if (answer !== null) return answer.passages.map((passage) => passage.text).join('');
  const fixed = simulation.values.take(format.channel);
  if (fixed !== null) return fixed;
  const value = composeValue({
    seed: simulation.seed,
    prompt: request.question,
    schema: request.schema ?? {},
  });
  return JSON.stringify(value);
}

const LOGGED_HEADERS = ['anthropic-version', 'user-agent', 'content-type'];

function logRequest(
  simulation: Simulation,
  seen: { received: Received; id: string; request: WireRequest | null; fault: Fault | null },
): LoggedRequest {
  const { received, request } = seen;
  const headers = LOGGED_HEADERS.flatMap((name) => {
    const value = received.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const logged: LoggedRequest = {
    id: seen.id,
    channel: received.format.channel,
    path: received.path,
    question: request?.question ?? '',
    model: request?.model ?? '',
    search: request?.search ?? false,
    fault: seen.fault?.kind ?? null,
    status: null,
    cost_microdollars: 0,
    started_at: new Date().toISOString(),
    ended_at: null,
    headers: Object.fromEntries(headers),
    body: received.body,
  };
  simulation.log.add(logged);
  return logged;
}
