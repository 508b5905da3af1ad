import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a receiver got. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export type WebhookReceiver = Awaited<ReturnType<typeof startReceiver>>;

/** A server of a user's, on this machine, that keeps what it is sent and answers as a test wants. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: (response: ServerResponse) => void = (response) => response.writeHead(204).end();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received,
    /** Answers with a status from now on, or as the function says. */
    answerWith: (how: number | ((response: ServerResponse) => void)) => {
      answer = typeof how === 'number' ? (response) => response.writeHead(how).end('{}') : how;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The secrets that a message is signed with, of those given; as a receiver's own program finds out, by the standard. */
export function signedWith({ headers, body }: Received, secrets: readonly string[]): string[] {
  const signatures = String(headers['webhook-signature']).split(' ');
  return secrets.filter((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
    return signatures.includes(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  });
}
