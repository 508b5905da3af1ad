import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ResolveName } from '../webhooks/index.ts';
import { createSiteFetcher } from './site-fetcher.client.ts';

type Answer = (response: ServerResponse) => void;

/** Starts sites on this machine, with an answer for each address and a list of requests. */
export async function startSites() {
  const asked: string[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const address = `${request.headers.host?.split(':')[0]}${request.url}`;
    asked.push(address);
    const answer = answers.get(address);
    if (answer === undefined) response.writeHead(404).end('nothing');
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  /** Addresses of names that do not lead to this machine. */
  const addresses = new Map<string, string>();
  const resolveName: ResolveName = (name, _options, found) =>
    found(null, [{ address: addresses.get(name) ?? '127.0.0.1', family: 4 }]);
  return {
    port,
    asked,
    addresses,
    answer: (address: string, answer: Answer) => void answers.set(address, answer),
    /** Asks these sites, as the product asks those of the internet. */
    fetcher: ({ allowsLoopback = true, timeoutMs = 60_000 } = {}) =>
      createSiteFetcher({
        allowsLoopback,
        timeoutMs,
        resolveName,
        originOf: (host) => `http://${host}:${port}`,
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const sends =
  (body: Buffer | string, type = 'image/png'): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);
export const leadsTo =
  (location: string): Answer =>
  (response) =>
    void response.writeHead(302, { location }).end();
