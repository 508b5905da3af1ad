import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  type AskInput,
  CHANNELS,
  type Channel,
  createAssistants,
  DEFAULT_MODELS,
} from '@answerscope/assistants';
import { describeMachine, quantile } from '../machine.ts';

/**
 * What an adapter costs over a bare fetch of the same request, and what 200 calls in flight weigh.
 * The simulator runs in a process of its own; the two ways alternate, call by call, so that drift hits both.
 */
const PAIRS = 300;
const WARM_UP = 30;
const IN_FLIGHT = 200;

const simulator = fork(fileURLToPath(new URL('./simulator-process.ts', import.meta.url)));
const { baseUrls, adminUrl } = await new Promise<{ baseUrls: Record<Channel, string>; adminUrl: string }>(
  (resolve) => simulator.once('message', (message) => resolve(message as never)),
);

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

const key = 'key-of-the-bench';
const assistants = createAssistants(
  Object.fromEntries(
    CHANNELS.map((channel) => [channel, { apiKey: key, baseUrl: baseUrls[channel] }]),
  ) as never,
);
const input = (channel: Channel, index: number): AskInput => ({
  question: `Which accounting software is best for a bakery of ${index} people?`,
  model: DEFAULT_MODELS[channel],
  search: true,
  search_context: 'low',
  location: { country: 'US' },
  max_output_tokens: 2_000,
});

/** The request an adapter really sends, taken from the wire. */
async function captureRequest(channel: Channel): Promise<Sent> {
  const original = globalThis.fetch;
  const sent: Sent[] = [];
  globalThis.fetch = async (target, init) => {
    const request = new Request(target, init);
    const body = await request.clone().text();
    sent.push({
      url: request.url,
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body,
    });
    return original(request);
  };
  try {
    await assistants[channel].ask(input(channel, 0));
  } finally {
    globalThis.fetch = original;
  }
  const [first] = sent;
  if (first === undefined) throw new Error(`${channel} sent nothing through fetch`);
  return first;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function measureOverhead(channel: Channel) {
  const request = await captureRequest(channel);
  const bare = () =>
    timed(async () => {
      const { url, ...init } = request;
      const response = await fetch(url, init);
      JSON.parse(await response.text());
    });
  const adapter: number[] = [];
  const fetched: number[] = [];
  for (let index = 0; index < WARM_UP + PAIRS; index += 1) {
    const a = await timed(() => assistants[channel].ask(input(channel, index)));
    const b = await bare();
    if (index >= WARM_UP) {
      adapter.push(a);
      fetched.push(b);
    }
  }
  return { channel, adapter, fetched };
}

function memory(): { heap: number; rss: number } {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / 2 ** 20, rss: rss / 2 ** 20 };
}

async function measureMemory() {
  const before = memory();
  for (const channel of CHANNELS) {
    await fetch(`${adminUrl}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel, kind: 'slow', delayMs: 3_000, times: IN_FLIGHT }),
    });
  }
  const calls = Array.from({ length: IN_FLIGHT }, (_, index) => {
    const channel = CHANNELS[index % CHANNELS.length] ?? 'openai';
    return assistants[channel].ask(input(channel, index)).then(
      () => 'answered',
      () => 'failed',
    );
  });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const during = memory();
  const outcomes = await Promise.all(calls);
  const after = memory();
  return { before, during, after, answered: outcomes.filter((outcome) => outcome === 'answered').length };
}

const ms = (value: number) => value.toFixed(2).padStart(6);
process.stdout.write(`${describeMachine()}\n\n`);
process.stdout.write(
  `Time of a call over a bare fetch of the same request, ${PAIRS} pairs a channel, milliseconds\n\n`,
);
process.stdout.write(
  '| channel | adapter, median | fetch, median | more, median | adapter p95 | fetch p95 |\n|---|---|---|---|---|---|\n',
);
for (const channel of CHANNELS) {
  const { adapter, fetched } = await measureOverhead(channel);
  const more = adapter.map((value, index) => value - (fetched[index] ?? 0));
  const row = [
    quantile(adapter, 0.5),
    quantile(fetched, 0.5),
    quantile(more, 0.5),
    quantile(adapter, 0.95),
    quantile(fetched, 0.95),
  ];
  process.stdout.write(`| ${channel} | ${row.map(ms).join(' | ')} |\n`);
}
const { before, during, after, answered } = await measureMemory();
const mb = (value: number) => `${value.toFixed(1)} MiB`;
process.stdout.write(
  `\n${IN_FLIGHT} calls in flight over four channels (${answered} answered): heap ${mb(before.heap)} before, ${mb(during.heap)} during, ${mb(after.heap)} after; ` +
    `${(((during.heap - before.heap) * 1024) / IN_FLIGHT).toFixed(1)} KiB of heap a call; resident ${mb(before.rss)} → ${mb(during.rss)}\n`,
);
simulator.disconnect();
