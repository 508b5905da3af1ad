import { once } from 'node:events';
import { createServer } from 'node:http';

/** A provider that sends what it is told to, for tests of replies that are kept as files. */
export interface CannedProvider {
  url: string;
  /** Bodies received so far. */
  requests: unknown[];
  /** What the next requests get, in sequence; the last is repeated. */
  replies: CannedReply[];
  stop(): Promise<void>;
}

export interface CannedReply {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** Starts one on a free port. */
export async function startCannedProvider(): Promise<CannedProvider> {
  const requests: unknown[] = [];
  const replies: CannedReply[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    const [reply] = replies.length > 1 ? replies.splice(0, 1) : replies;
    const headers = { 'content-type': 'application/json', 'x-request-id': 'req_canned', ...reply?.headers };
    response.writeHead(reply?.status ?? 200, headers);
    response.end(JSON.stringify(reply?.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, requests, replies, stop };
}
