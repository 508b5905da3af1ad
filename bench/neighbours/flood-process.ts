import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process of its own that does one kind of harm until it is ended: what measures is not slowed by it. */
interface Order {
  baseUrl: string;
  kind: FloodKind;
  token: string;
}

export type FloodKind =
  | 'refusals'
  | 'dashboards'
  | 'import of 10,000 rows'
  | '20 sign-ups'
  | '20 sign-ins'
  | '200 event streams'
  | '200 slow senders';

const agent = new Agent({ keepAlive: true, maxSockets: 400 });
let sent = 0;

process.on('message', (order: Order) => {
  void FLOODS[order.kind](order).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
  setInterval(() => process.send?.(sent), 200);
});

const FLOODS: Record<FloodKind, (order: Order) => Promise<unknown>> = {
  refusals: (order) => {
    const bodies = [
      ['/api/runs', JSON.stringify({ channels: Array.from({ length: 497_000 }, () => 1) })],
      ['/api/runs', JSON.stringify({ channels: Array.from({ length: 10_000 }, () => 1) })],
      [
        '/api/keywords/import',
        `{"keywords":[{${Array.from({ length: 600_000 }, (_, at) => `"k${at}":1`).join()}}]}`,
      ],
      ['/api/keywords/import', JSON.stringify({ keywords: Array(9_000).fill({ keyword: 'a', x: 1 }) })],
      ['/api/keywords/delete', JSON.stringify({ keyword_ids: Array(10_000).fill('x') })],
    ] as const;
    return atOnce(4, (at) => {
      const [path, body] = bodies[at % bodies.length] ?? bodies[0];
      return post(order, path, body);
    });
  },
  dashboards: (order) =>
    atOnce(20, (at) =>
      ask(order, at % 2 === 0 ? '/tracker/dashboard' : '/api/dashboard', {
        headers: { accept: 'text/html' },
      }),
    ),
  'import of 10,000 rows': (order) => {
    const keywords = Array.from({ length: 10_000 }, (_, at) => ({
      keyword: `cafe\u0301 ${'e\u0301\u0316'.repeat(at % 2 === 0 ? 20 : 1)} ${at}`,
      topic: 'a',
    }));
    const body = JSON.stringify({ keywords, dry_run: true });
    return atOnce(2, () => post(order, '/api/keywords/import', body));
  },
  '20 sign-ups': (order) =>
    atOnce(20, (at) => {
      const email = `flood-${process.pid}-${at}@example.com`;
      return post(
        order,
        '/api/auth/sign-up/email',
        JSON.stringify({ name: 'A B', email, password: 'correct horse 1' }),
        at,
      );
    }),
  '20 sign-ins': (order) =>
    atOnce(20, (at) => {
      const body = { email: `nobody-${at}@example.com`, password: 'correct horse 1' };
      return post(order, '/api/auth/sign-in/email', JSON.stringify(body), at);
    }),
  '200 event streams': async (order) => {
    for (let streams = 0; streams < 200; streams += 1)
      void ask(order, '/api/events', {}).then(() => undefined);
    // A ninth of one account ends its first: they open again and again.
    return atOnce(4, () => Promise.race([ask(order, '/api/events', {}), sleep(50)]));
  },
  '200 slow senders': async ({ baseUrl, token }) => {
    const { port } = new URL(baseUrl);
    const open = (): void => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          'POST /api/keywords/import HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n',
        );
        socket.write(`authorization: Bearer ${token}\r\ncontent-length: 7000000\r\n\r\n{"keywords":[`);
        const drip = setInterval(() => {
          sent += 1;
          socket.write('{"keyword":"a"},');
        }, 50);
        socket.on('close', () => clearInterval(drip));
      });
      socket.on('error', () => undefined);
      socket.on('close', () => setTimeout(open, 50));
    };
    for (let senders = 0; senders < 200; senders += 1) open();
  },
};

/** So many go on asking, one after another each. */
async function atOnce(count: number, one: (at: number) => Promise<unknown>): Promise<void> {
  let at = 0;
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (;;) {
        at += 1;
        await one(at);
        sent += 1;
      }
    }),
  );
}

function post(order: Order, path: string, body: string, from = 0): Promise<unknown> {
  const address = `198.18.${Math.floor(from / 250) % 250}.${from % 250}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return ask(order, path, { method: 'POST', headers, body });
}

function ask(
  { baseUrl, token }: Order,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<unknown> {
  return new Promise((resolve) => {
    const isSignIn = path.startsWith('/api/auth/');
    const outgoing = request(
      `${baseUrl}${path}`,
      { agent, method, headers: { ...headers, ...(isSignIn ? {} : { authorization: `Bearer ${token}` }) } },
      (incoming) => {
        incoming.resume();
        incoming.on('close', resolve);
      },
    );
    outgoing.on('error', resolve);
    outgoing.end(body);
  });
}
