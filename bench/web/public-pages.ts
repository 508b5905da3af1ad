import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { quantile } from '../machine.ts';
import { inFreshBrowser, type Visit, visit } from './browser.ts';

const NOBODY = { cookies: [], origins: [] };
const WARM_UP_VISITS = 1;
const WARM_UP_REQUESTS = 2_000;
const CONNECTIONS = 10;
/** As browsers ask for a page. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };

/** Pages that anyone may read, and what stands on them once they are there. */
export const PUBLIC_PAGES: readonly { path: string; shown: RegExp }[] = [
  { path: '/', shown: /Is your brand mentioned by/ },
  { path: '/plans', shown: /Choose Your Plan/ },
  { path: '/faqs', shown: /Frequently asked questions/ },
  { path: '/pages/about-us', shown: /About Us/ },
  { path: '/blog', shown: /Blog/ },
  { path: '/changelog', shown: /Changelog/ },
];

/** Fresh browsers of a visitor, the pages in turns. */
export async function visitPublicPages(baseUrl: string, rounds: number): Promise<Map<string, Visit[]>> {
  const visits = new Map<string, Visit[]>(PUBLIC_PAGES.map(({ path }) => [path, []]));
  for (let round = -WARM_UP_VISITS; round < rounds; round += 1) {
    for (const target of PUBLIC_PAGES) {
      const found = await inFreshBrowser({ baseUrl, cookies: NOBODY }, (page) => visit(page, target));
      if (round >= 0) visits.get(target.path)?.push(found);
    }
  }
  return visits;
}

export interface Served {
  /** Answers a second, the median of the turns. */
  perSecond: number;
  p99: number;
  bytes: number;
}

/**
 * How often a page that is kept is answered, and the same bytes by a bare server in a process of its own: each has one
 * thread, they are asked in turns of a second, and the other does nothing meanwhile.
 */
export async function serveInTurns(
  baseUrl: string,
  { path, seconds }: { path: string; seconds: number },
): Promise<{ page: Served; plain: Served }> {
  const answer = await fetchRaw(`${baseUrl}${path}`);
  const plain = fork(fileURLToPath(new URL('plain-process.ts', import.meta.url)));
  try {
    plain.send({ body: answer.body.toString('base64'), headers: answer.headers });
    const [port] = await once(plain, 'message');
    const urls = { page: `${baseUrl}${path}`, plain: `http://127.0.0.1:${port}/` };
    const turns = { page: [] as number[], plain: [] as number[] };
    const slowest = { page: [] as number[], plain: [] as number[] };
    for (const url of Object.values(urls)) await ask(url, { amount: WARM_UP_REQUESTS });
    for (let turn = 0; turn < seconds; turn += 1)
      for (const name of turn % 2 === 0 ? (['page', 'plain'] as const) : (['plain', 'page'] as const)) {
        const { requests, duration, latency } = await ask(urls[name], { duration: 1 });
        turns[name].push(requests.total / duration);
        slowest[name].push(latency.p99);
      }
    const served = (name: 'page' | 'plain'): Served => ({
      perSecond: quantile(turns[name], 0.5),
      p99: quantile(slowest[name], 0.5),
      bytes: answer.body.length,
    });
    return { page: served('page'), plain: served('plain') };
  } finally {
    plain.disconnect();
  }
}

async function ask(url: string, until: { amount: number } | { duration: number }) {
  const found = await autocannon({ url, connections: CONNECTIONS, headers: HEADERS, ...until });
  if (found.errors + found.timeouts + found.non2xx > 0)
    throw new Error(`${url}: ${found.errors} errors, ${found.timeouts} time-outs, ${found.non2xx} refusals`);
  return found;
}

/** The answer as it goes over the wire, compressed, with its headers. */
function fetchRaw(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: HEADERS }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          body: Buffer.concat(parts),
          headers: Object.fromEntries(
            Object.entries(response.headers).flatMap(([name, value]) =>
              typeof value === 'string' && !['date', 'connection', 'keep-alive'].includes(name)
                ? [[name, value]]
                : [],
            ),
          ),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
