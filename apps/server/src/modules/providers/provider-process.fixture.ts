import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Assistant, AssistantError, createAssistants, DEFAULT_MODELS } from '@answerscope/assistants';
import { CHANNELS, type Channel } from '@answerscope/contract';
import { openPools } from '../../database/open-database.ts';
import type { ConnectionSettings } from '../../database/pool.ts';
import { createRateLimiter } from '../../http/rate-limit.ts';
import { createLog } from '../../lib/log.ts';
import { nextTry } from '../checks/retry.rules.ts';
import { controlAssistant } from './controlled-assistant.client.ts';
import {
  createProviderControl,
  type ProviderControl,
  type ProviderLimits,
} from './provider-control.queries.ts';
import { createProviderSlots } from './provider-slots.queries.ts';

/** What one process of the product is given to ask. */
export interface ProcessWork {
  owner: ConnectionSettings;
  secret: string;
  baseUrls: Record<Channel, string>;
  limits: ProviderLimits;
  leaseMs: number;
  renewMs: number;
  questions: { channel: Channel; question: string }[];
  /** How many ask at once, per channel. */
  askers: number;
}

/** One call that was sent; a question has one more for each time it is asked again. */
export interface SentCall {
  channel: Channel;
  question: string;
  /** `answered`, or the code of the failure the provider gave. */
  outcome: string;
  /** When the permit that was granted was asked for, in milliseconds since 1970. */
  leave_asked_at: number;
  /** Ends of pauses it was told of before; each stands somewhere between two times. */
  told_until: Between[];
  /** How often our own limits said no before. */
  refusals: number;
  /** The wait that the provider named to it. */
  wait_ms: number | null;
  /** When that wait was written down for every process. */
  paused_at: Between | null;
  /** The longest that a permit was waited for, or a timer was late: how busy the machine is. */
  slowest_ms: number;
}

export interface Between {
  from: number;
  to: number;
}

/** What the control does for the call under way in this asynchronous context. */
const current = new AsyncLocalStorage<SentCall>();

function noting(control: ProviderControl): ProviderControl {
  return {
    ...control,
    acquire: async (channel, limits) => {
      const from = Date.now();
      const permit = await control.acquire(channel, limits);
      const asked = current.getStore();
      if (asked === undefined) return permit;
      const to = Date.now();
      asked.slowest_ms = Math.max(asked.slowest_ms, to - from);
      if (permit.granted) asked.leave_asked_at = from;
      else if (permit.because === 'paused')
        asked.told_until.push({ from: from + permit.wait_ms, to: to + permit.wait_ms });
      return permit;
    },
    pause: async (channel, forMs, reason) => {
      const from = Date.now();
      await control.pause(channel, forMs, reason);
      const asked = current.getStore();
      if (asked !== undefined) Object.assign(asked, { wait_ms: forMs, paused_at: { from, to: Date.now() } });
    },
  };
}

/** Asks each question as often as the product does; all that are sent are told of. */
async function askAll(work: ProcessWork): Promise<SentCall[]> {
  const log = createLog('silent');
  const { pacingPool } = openPools(work.owner, work.secret);
  const slots = createProviderSlots(pacingPool, { log, leaseMs: work.leaseMs, renewMs: work.renewMs });
  const rateLimiter = createRateLimiter(pacingPool);
  const control = noting(createProviderControl(pacingPool, { rateLimiter, slots }));
  const to = (channel: Channel) => ({ apiKey: 'key-of-the-tests', baseUrl: work.baseUrls[channel] });
  const assistants = createAssistants({
    openai: to('openai'),
    claude: to('claude'),
    gemini: to('gemini'),
    perplexity: to('perplexity'),
  });
  const limits = async () => work.limits;
  const asked: SentCall[] = [];
  const askers = CHANNELS.flatMap((channel) => {
    const assistant = controlAssistant(assistants[channel], { control, limits, waitMaxMs: 20_000, log });
    const open = work.questions.filter((one) => one.channel === channel);
    return Array.from({ length: work.askers }, async () => {
      for (let next = open.shift(); next !== undefined; next = open.shift()) {
        asked.push(...(await askAsRunsDo(assistant, next.question)));
      }
    });
  });
  await Promise.all(askers);
  await pacingPool.end();
  return asked;
}

/** Asks as a run does: the product's own rule says whether and when to ask again, after a refusal of our limits too. */
async function askAsRunsDo(assistant: Assistant, question: string): Promise<SentCall[]> {
  const sent: SentCall[] = [];
  let tried: Parameters<typeof nextTry>[1] = { refusals: 0, unknown_outcomes: 0, retry_until: null };
  let call = newCall(assistant.channel, question);
  for (;;) {
    const asked_at = new Date();
    const failure = await current.run(call, () => ask(assistant, question));
    const isHeldBack = failure?.http_status === null && ['rate_limited', 'overloaded'].includes(failure.code);
    if (isHeldBack) call.refusals += 1;
    else {
      sent.push({ ...call, outcome: failure?.code ?? 'answered' });
      call = newCall(assistant.channel, question);
    }
    const retry = failure === null ? null : nextTry(failure, tried, { asked_at, now: new Date() });
    if (retry === null) return sent;
    tried = retry;
    await sleep(Math.max(0, retry.retry_at.getTime() - Date.now()));
    call.slowest_ms = Math.max(call.slowest_ms, Date.now() - retry.retry_at.getTime());
  }
}

function newCall(channel: Channel, question: string): SentCall {
  const nothing = { leave_asked_at: 0, refusals: 0, wait_ms: null, paused_at: null, slowest_ms: 0 };
  return { channel, question, outcome: '', told_until: [], ...nothing };
}

async function ask(assistant: Assistant, question: string): Promise<AssistantError | null> {
  try {
    await assistant.ask({
      question,
      model: DEFAULT_MODELS[assistant.channel],
      search: false,
      search_context: 'low',
      location: null,
      max_output_tokens: 1_000,
    });
    return null;
  } catch (error) {
    if (error instanceof AssistantError) return error;
    throw error;
  }
}

process.once('message', (work: ProcessWork) => {
  void askAll(work).then((asked) => {
    process.send?.(asked);
    process.disconnect();
  });
});
