import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerAdmin } from './admin.ts';
import { createFaults } from './faults.ts';
import type { AssistantSimulator, SimulatorOptions, TrackedBrand } from './options.ts';
import { createRandom } from './random.ts';
import { createRequestLog } from './request-log.ts';
import { type Simulation, simulateReply } from './simulate-reply.ts';
import { createFixedValues } from './values.ts';
import { CLAUDE_WIRE } from './wire/claude.ts';
import { GEMINI_WIRE } from './wire/gemini.ts';
import { OPENAI_WIRE } from './wire/openai.ts';
import { PERPLEXITY_WIRE } from './wire/perplexity.ts';
import { asObject, type WireFormat } from './wire/wire-format.ts';

const FORMATS: readonly WireFormat[] = [OPENAI_WIRE, CLAUDE_WIRE, GEMINI_WIRE, PERPLEXITY_WIRE];
const LARGEST_BODY_BYTES = 1_000_000;

/** Starts a local server that answers as the four assistants do. It keeps nothing on disk and calls nobody. */
export async function startAssistantSimulator(options: SimulatorOptions = {}): Promise<AssistantSimulator> {
  const host = options.host ?? '127.0.0.1';
  const simulation = createSimulation(options);
  const server = createServer((request, response) => {
    handle(simulation, request, response).catch((error: unknown) => {
      if (simulation.stopping.signal.aborted || response.destroyed) return;
      const message = error instanceof Error ? error.message : String(error);
      sendJson(response, { status: 500, headers: {}, body: { error: `The simulator failed: ${message}` } });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  const origin = `http://${host}:${port}`;
  return {
    baseUrls: {
      openai: `${origin}${OPENAI_WIRE.base_path}`,
      claude: `${origin}${CLAUDE_WIRE.base_path}`,
      gemini: `${origin}${GEMINI_WIRE.base_path}`,
      perplexity: `${origin}${PERPLEXITY_WIRE.base_path}`,
    },
    adminUrl: `${origin}/admin`,
    addTrackedBrand: (brand) => simulation.track(brand),
    forgetAddedBrands: () => {
      simulation.tracked.splice(0, Infinity, ...(options.trackedBrands ?? []));
    },
    stop: () => {
      simulation.stopping.abort();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Brands that are heard of at once; a demonstration with many users must not grow without bound. */
const TRACKED_MAX = 1_000;

function createSimulation(options: SimulatorOptions): Simulation {
  const seed = options.seed ?? 'answerscope';
  const tracked: TrackedBrand[] = [...(options.trackedBrands ?? [])];
  return {
    seed,
    tracked,
    courses: options.courses ?? [],
    faults: createFaults(seed),
    values: createFixedValues(),
    log: createRequestLog(options.keptRequests),
    now: options.now ?? (() => new Date()),
    latencyMs: options.latencyMs ?? { min: 0, max: 0 },
    random: createRandom('latency', seed),
    repetitions: new Map(),
    served: { count: 0 },
    stopping: new AbortController(),
    track: (brand) => {
      if (tracked.some(({ name, question }) => name === brand.name && question === brand.question)) return;
      tracked.push(brand);
      // Bounded: the oldest is forgotten, and heard of again when somebody asks about it.
      if (tracked.length > TRACKED_MAX) tracked.shift();
    },
  };
}

async function handle(
  simulation: Simulation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://simulator').pathname;
  const text = await readBody(request);
  const { method = 'GET' } = request;
  if (path.startsWith('/admin/')) {
    sendJson(response, answerAdmin(simulation, { method, path, body: parseJson(text) }));
    return;
  }
  const format = FORMATS.find((one) => path.startsWith(`${one.base_path}/`));
  const below = format === undefined ? '' : path.slice(format.base_path.length);
  if (format === undefined || method !== 'POST' || !format.accepts(below)) {
    sendJson(response, { status: 404, headers: {}, body: { error: { message: 'Not found', code: 404 } } });
    return;
  }
  const body = asObject(parseJson(text));
  const reply = simulateReply(simulation, { format, path: below, headers: request.headers, body });
  await deliver(simulation, { reply, response });
  reply.logged.ended_at = new Date().toISOString();
}

/** Sends a reply the way its fault wants: late, when it is let go, never, torn off or cut. */
async function deliver(
  simulation: Simulation,
  made: { reply: ReturnType<typeof simulateReply>; response: ServerResponse },
): Promise<void> {
  const { response, reply } = made;
  const { fault, status, headers, logged } = reply;
  // A release counts from when the request came, also where the answer would have been late besides.
  const letGo = simulation.faults.untilReleased();
  const { min, max } = simulation.latencyMs;
  const late = fault?.kind === 'slow' ? fault.delayMs : 0;
  const wait = simulation.random.between(min, max) + late;
  if (wait > 0) await sleep(wait, undefined, { signal: simulation.stopping.signal });
  if (fault?.kind === 'held') await aborted(AbortSignal.any([letGo, simulation.stopping.signal]));
  const text = JSON.stringify(reply.body);
  const json = { 'content-type': 'application/json', ...headers };
  if (fault?.kind === 'timeout') {
    await closed(response);
    return;
  }
  logged.status = status;
  if (fault?.kind === 'drop') {
    response.writeHead(status, { ...json, 'content-length': Buffer.byteLength(text) });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
    await closed(response);
    return;
  }
  response.writeHead(status, json);
  response.end(fault?.kind === 'malformed' ? text.slice(0, text.length / 2) : text);
}

/** Resolves when this is aborted, or was. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function closed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (response.closed) resolve();
    else response.once('close', () => resolve());
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > LARGEST_BODY_BYTES) throw new Error('the request body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function sendJson(
  response: ServerResponse,
  reply: { status: number; headers: Record<string, string>; body: unknown },
): void {
  response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
  response.end(JSON.stringify(reply.body));
}
