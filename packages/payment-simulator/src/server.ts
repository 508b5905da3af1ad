import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_VERSION, createApi } from './api.ts';
import { completeSession } from './checkout.ts';
import { runUntil } from './clock.ts';
import { type Desk, get, keep, newBase } from './desk.ts';
import { createFaultBox } from './faults.ts';
import type { Event } from './objects.ts';
import { FAULTS, type FaultKind, type PaymentSimulator, type SimulatorOptions } from './options.ts';
import { type PageReply, sendCheckout, showCheckout, showInvoice } from './pages.ts';
import { closeDispute, openDispute } from './payments.ts';
import { sendPortal, showPortal } from './portal.ts';
import { type AnyObject, emptyState, type State } from './state.ts';
import { createWebhooks, type Target } from './webhooks.ts';

const BODY_MAX = 1_000_000;
const EVENTS_MAX = 20_000;
const RETRY_PAUSES_MS = [50, 200, 1_000, 5_000];
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
};

/** Starts an account of its own on the loopback interface. */
export async function startPaymentSimulator(options: SimulatorOptions = {}): Promise<PaymentSimulator> {
  const state = loadState(options.snapshotFile);
  const faults = createFaultBox();
  const webhooks = createWebhooks({ faults, retryPausesMs: options.retryPausesMs ?? RETRY_PAUSES_MS });
  const realNow = options.now ?? Date.now;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  let asking: Event['request'] = { id: null, idempotency_key: null };
  let clockIsAt: number | null = null;
  let pagesAt = `http://localhost:${port}`;
  let told: Target | null = options.webhook ?? null;
  const desk: Desk = {
    state,
    get baseUrl() {
      return pagesAt;
    },
    now: () => clockIsAt ?? Math.floor(realNow() / 1000) + state.ahead,
    emit(type, object) {
      const targets = targetsOf(type);
      const event = keep(desk, 'events', null, {
        ...newBase(desk, 'evt'),
        object: 'event',
        api_version: API_VERSION,
        data: { object: structuredClone(object) as AnyObject & Record<string, unknown> },
        livemode: false,
        pending_webhooks: targets.length,
        request: asking,
        type,
      });
      const [oldest] = Object.keys(state.events);
      if (oldest !== undefined && state.serial > EVENTS_MAX && Object.keys(state.events).length > EVENTS_MAX)
        delete state.events[oldest];
      webhooks.send(event, targets);
    },
  };
  const api = createApi(desk, { secretKey: options.secretKey ?? null });

  function targetsOf(type: string): Target[] {
    const made = Object.values(state.webhook_endpoints).filter(
      ({ status, enabled_events }) =>
        status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type)),
    );
    return told === null ? made : [told, ...made];
  }

  /** Does what has become due until a moment, each at its own. */
  function catchUp(until: number): void {
    clockIsAt = state.seen ?? until;
    runUntil(desk, until, (now) => {
      clockIsAt = now;
    });
    clockIsAt = null;
    state.seen = until;
  }

  async function advance(seconds: number): Promise<void> {
    const until = desk.now() + seconds;
    catchUp(until);
    state.ahead += seconds;
    save();
    await webhooks.settled();
  }

  function save(): void {
    if (options.snapshotFile === undefined) return;
    const half = `${options.snapshotFile}.half`;
    writeFileSync(half, JSON.stringify(state), { mode: 0o600 });
    renameSync(half, options.snapshotFile);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const body = await readBody(request);
      catchUp(desk.now());
      const [, area, id = ''] = url.pathname.split('/');
      if (area === 'v1') answerApi(request, response, { url, body });
      else if (area === 'simulator') await answerSimulator(response, { act: id, body });
      else sendPage(response, answerPage(request.method ?? 'GET', area ?? '', { id, body }));
      if (request.method !== 'GET') save();
    } catch (error) {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }));
    }
  }

  function answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    { url, body }: { url: URL; body: string },
  ): void {
    const requestId = newBase(desk, 'req').id;
    const headers = { 'content-type': 'application/json', 'request-id': requestId };
    const fail = (status: number, type: string, message: string) =>
      response.writeHead(status, headers).end(JSON.stringify({ error: { type, message } }));
    if (faults.take('too_many_requests', url.pathname))
      return void fail(429, 'invalid_request_error', 'Too many requests hit the API too quickly.');
    if (faults.take('server_error', url.pathname))
      return void fail(500, 'api_error', 'An unknown error occurred.');
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : null;
    asking = { id: requestId, idempotency_key: idempotencyKey };
    const reply = api.answer({
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.search.slice(1),
      body,
      contentType: request.headers['content-type'] ?? '',
      authorization: request.headers.authorization ?? '',
      version:
        typeof request.headers['stripe-version'] === 'string' ? request.headers['stripe-version'] : null,
      idempotencyKey,
    });
    asking = { id: null, idempotency_key: null };
    if (request.method !== 'GET' && faults.take('lost_reply', url.pathname)) {
      request.socket.destroy();
      return;
    }
    response
      .writeHead(reply.status, { ...headers, ...(reply.isReplayed && { 'idempotent-replayed': 'true' }) })
      .end(JSON.stringify(reply.body));
  }

  function answerPage(method: string, area: string, { id, body }: { id: string; body: string }): PageReply {
    if (area === 'pay') return method === 'POST' ? sendCheckout(desk, id, body) : showCheckout(desk, id);
    if (area === 'portal') return method === 'POST' ? sendPortal(desk, id, body) : showPortal(desk, id);
    if (area === 'invoices') return showInvoice(desk, id);
    return { status: 404, html: 'Not found' };
  }

  async function answerSimulator(
    response: ServerResponse,
    { act, body }: { act: string; body: string },
  ): Promise<void> {
    const asked: { seconds?: unknown; kind?: unknown; times?: unknown; path?: unknown } =
      body === '' ? {} : JSON.parse(body);
    const reply = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (act === 'clock' && typeof asked.seconds === 'number' && asked.seconds >= 0) {
      await advance(asked.seconds);
      return void reply(200, { now: desk.now() });
    }
    if (act === 'faults' && FAULTS.includes(asked.kind as FaultKind)) {
      faults.add({
        kind: asked.kind as FaultKind,
        ...(typeof asked.times === 'number' && { times: asked.times }),
        ...(typeof asked.path === 'string' && { path: asked.path }),
      });
      return void reply(200, {});
    }
    if (act === 'release') {
      faults.clear();
      webhooks.release();
      return void reply(200, {});
    }
    reply(400, { error: { message: `The simulator cannot ${act} so.` } });
  }

  return {
    url: `http://localhost:${port}`,
    port,
    now: desk.now,
    advance,
    showPagesAt(url) {
      pagesAt = url;
    },
    sendWebhooksTo(webhook) {
      told = webhook;
    },
    fault: faults.add,
    async release() {
      faults.clear();
      webhooks.release();
      await webhooks.settled();
    },
    settled: webhooks.settled,
    truth(customerId) {
      const of = <Row extends { customer: string }>(table: { [id: string]: Row }) =>
        structuredClone(Object.values(table).filter(({ customer }) => customer === customerId));
      const subscriptions = of(state.subscriptions);
      const charges = of(state.charges);
      const isLive = (status: string) => ['active', 'trialing', 'past_due'].includes(status);
      return {
        subscriptions,
        live: subscriptions.findLast(({ status }) => isLive(status)) ?? null,
        invoices: of(state.invoices),
        charges,
        refunds: of(state.refunds),
        disputes: Object.values(state.disputes)
          .filter(({ charge }) => charges.some(({ id }) => id === charge))
          .map((dispute) => ({
            ...structuredClone(dispute),
            subscription: subscriptionOfPayment(state, dispute.payment_intent),
          })),
        paid: charges.reduce((sum, one) => sum + (one.paid ? one.amount : 0), 0),
        refunded: charges.reduce((sum, one) => sum + one.amount_refunded, 0),
      };
    },
    complete(sessionId, card, promotionCode) {
      const outcome = completeSession(desk, get(state.sessions, sessionId), {
        card,
        code: promotionCode ?? null,
      });
      save();
      return outcome;
    },
    dispute(chargeId) {
      openDispute(desk, get(state.charges, chargeId));
      save();
    },
    closeDispute(chargeId, outcome) {
      closeDispute(desk, get(state.charges, chargeId), outcome);
      save();
    },
    events: () => structuredClone(Object.values(state.events)),
    async close() {
      await webhooks.close();
      save();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** For which subscription something was paid. */
function subscriptionOfPayment(state: State, intent: string): string | null {
  const payment = Object.values(state.invoice_payments).find((one) => one.payment.payment_intent === intent);
  const invoice = payment && state.invoices[payment.invoice];
  return invoice?.parent.subscription_details.subscription ?? null;
}

function loadState(file: string | undefined): State {
  if (file === undefined) return emptyState();
  try {
    return { ...emptyState(), ...(JSON.parse(readFileSync(file, 'utf8')) as State) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return emptyState();
    throw error;
  }
}

function sendPage(response: ServerResponse, { status, html = '', location }: PageReply): void {
  response.writeHead(status, { ...PAGE_HEADERS, ...(location !== undefined && { location }) }).end(html);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > BODY_MAX) throw new Error('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
