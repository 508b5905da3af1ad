import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { appError, LIMITS } from '@answerscope/contract';
import { type PaymentSimulator, startPaymentSimulator } from '@answerscope/payment-simulator';
import type { Mount } from './http/mounts.ts';
import { readBytes } from './http/read-body.ts';
import { openStripe, type StripeDoor } from './modules/stripe/index.ts';

/** Payments of the demonstration: a simulator of its own in the place of the payment provider. */
export interface DemonstrationPayments {
  stripe: StripeDoor;
  /** The simulator's pages at our own address: it listens to this machine alone. */
  mount: Mount;
  /** From now on webhooks come to the API at this port, and its pages are reached at this address of ours. */
  connectApi(api: { port: number; baseUrl: string }): void;
  stop(): Promise<void>;
}

const SNAPSHOT = 'simulated-payments.json';
const PAGES = '/simulated-payments';
const PAGE = /^\/(?:pay|portal|invoices)\/[\w-]{1,100}$/;

/** Starts the simulator; what was bought before a restart is still bought. */
export async function startDemonstrationPayments(dataDir: string): Promise<DemonstrationPayments> {
  const simulator: PaymentSimulator = await startPaymentSimulator({ snapshotFile: join(dataDir, SNAPSHOT) });
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  const inside = `http://127.0.0.1:${simulator.port}`;
  return {
    stripe: openStripe({ secretKey: 'sk_test_simulated', webhookSecrets: [secret], baseUrl: inside }),
    mount: createPagesMount(inside),
    connectApi({ port, baseUrl }) {
      simulator.sendWebhooksTo({ url: `http://127.0.0.1:${port}/webhooks/stripe`, secret });
      simulator.showPagesAt(new URL(PAGES, baseUrl).href);
    },
    stop: () => simulator.close(),
  };
}

/** Passes the hosted pages on, and nothing else of the simulator: neither its API nor its clock. */
function createPagesMount(inside: string): Mount {
  return {
    at: `${PAGES}/*`,
    methods: ['GET', 'HEAD', 'POST'],
    guard: 'address',
    body: { bytes: LIMITS.body_bytes_max, entries: 0 },
    label: 'simulated-payments',
    answer: async ({ exchange: { request, response, method, path }, body }) => {
      const page = path.slice(PAGES.length);
      if (!PAGE.test(page)) throw appError('NOT_FOUND');
      const sent = method === 'POST' ? await readBytes(request, body.bytes) : null;
      const reply = await fetch(`${inside}${page}`, {
        method,
        redirect: 'manual',
        ...(sent && { body: new Uint8Array(sent) }),
      });
      const headers: Record<string, string> = {};
      for (const name of ['content-type', 'content-security-policy', 'cache-control', 'location'])
        if (reply.headers.has(name)) headers[name] = reply.headers.get(name) ?? '';
      response.writeHead(reply.status, headers).end(await reply.text());
    },
  };
}
