import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Assistant, AssistantError, createAssistants, DEFAULT_MODELS } from '@answerscope/assistants';
import { CHANNELS, type Channel } from '@answerscope/contract';
import { openPools } from '../../../database/open-database.ts';
import type { ConnectionSettings } from '../../../database/pool.ts';
import { createRateLimiter } from '../../../http/rate-limit.ts';
import { createLog } from '../../../lib/log.ts';
import { controlAssistant } from './controlled-assistant.ts';
import { createProviderControl, type ProviderControl, type ProviderLimits } from './provider-control.ts';
import { createProviderSlots } from './provider-slots.ts';

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

export interface AskedQuestion {
  channel: Channel;
  question: string;
  /** `answered`, or the code of the failure the provider gave. */
  outcome: string;
  /** When the leave that was granted was asked for, in milliseconds since 1970. */
  leave_asked_at: number;
  /** Ends of pauses it was told of before; each stands somewhere between two times. */
  told_until: Between[];
  /** How often our own limits said no before. */
  refusals: number;
  /** The wait that the provider named to it. */
  wait_ms: number | null;
  /** When that wait was written down for every process. */
  paused_at: Between | null;
  /** The longest that leave was waited for, or a timer was late: how busy the machine is. */
  slowest_ms: number;
}

export interface Between {
  from: number;
  to: number;
}

/** What the control does for the question under way in this asynchronous context. */
const current = new AsyncLocalStorage<AskedQuestion>();

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

/** Asks each question until it has reached its provider, once; what our own limits hold back is tried again. */
async function askAll(work: ProcessWork): Promise<AskedQuestion[]> {
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
  const asked: AskedQuestion[] = [];
  const askers = CHANNELS.flatMap((channel) => {
    const assistant = controlAssistant(assistants[channel], { control, limits, waitMaxMs: 20_000, log });
    const open = work.questions.filter((one) => one.channel === channel);
    return Array.from({ length: work.askers }, async () => {
      for (let next = open.shift(); next !== undefined; next = open.shift()) {
        asked.push(await askUntilSent(assistant, next.question));
      }
    });
  });
  await Promise.all(askers);
  await pacingPool.end();
  return asked;
}

async function askUntilSent(assistant: Assistant, question: string): Promise<AskedQuestion> {
  const { channel } = assistant;
  const nothing = { leave_asked_at: 0, refusals: 0, wait_ms: null, paused_at: null, slowest_ms: 0 };
  const asked: AskedQuestion = { channel, question, outcome: '', told_until: [], ...nothing };
  for (;;) {
    try {
      await current.run(asked, () =>
        assistant.ask({
          question,
          model: DEFAULT_MODELS[channel],
          search: false,
          search_context: 'low',
          location: null,
          max_output_tokens: 1_000,
        }),
      );
      return { ...asked, outcome: 'answered' };
    } catch (error) {
      if (!(error instanceof AssistantError)) throw error;
      const isHeldBack = error.http_status === null && ['rate_limited', 'overloaded'].includes(error.code);
      if (!isHeldBack) return { ...asked, outcome: error.code };
      asked.refusals += 1;
      const wakeAt = Date.now() + (error.wait_ms ?? 50);
      await sleep(error.wait_ms ?? 50);
      asked.slowest_ms = Math.max(asked.slowest_ms, Date.now() - wakeAt);
    }
  }
}

process.once('message', (work: ProcessWork) => {
  void askAll(work).then((asked) => {
    process.send?.(asked);
    process.disconnect();
  });
});
