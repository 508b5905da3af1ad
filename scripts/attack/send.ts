import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { AttackRequest } from './requests.ts';

export interface AttackReply {
  /** 0: no answer came, the connection was ended. */
  status: number;
  text: string;
  bytes: number;
  ms: number;
}

/** Nothing that was sent here may take longer, also where another suite has the machine: benchmarks say what is slow. */
export const HANG_MS = 20_000;
/** What is given up on after so long is a hang. */
const GIVE_UP_MS = 45_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request by HTTP; never rejects: a connection that is ended is an answer, too. */
export function send(baseUrl: string, asked: AttackRequest): Promise<AttackReply> {
  const began = performance.now();
  return new Promise((resolve) => {
    let text = '';
    let bytes = 0;
    const done = (status: number) => {
      clearTimeout(timer);
      resolve({ status, text, bytes, ms: performance.now() - began });
    };
    const { port } = new URL(baseUrl);
    const outgoing = request(
      { agent, host: '127.0.0.1', port, path: asked.path, method: asked.method, headers: asked.headers },
      (incoming) => {
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => {
          bytes += Buffer.byteLength(chunk);
          if (text.length < 2_000_000) text += chunk;
        });
        incoming.on('end', () => done(incoming.statusCode ?? 0));
        incoming.on('error', () => done(incoming.statusCode ?? 0));
      },
    );
    const timer = setTimeout(() => outgoing.destroy(), GIVE_UP_MS);
    outgoing.on('error', () => done(0));
    outgoing.end(asked.body ?? undefined);
  });
}

/** Sends bytes as they stand and waits for the answer or the end of the connection. */
export function sendBytes(baseUrl: string, bytes: string): Promise<AttackReply> {
  const began = performance.now();
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ port: Number(new URL(baseUrl).port), host: '127.0.0.1' });
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, text, bytes: text.length, ms: performance.now() - began });
    };
    const timer = setTimeout(done, GIVE_UP_MS);
    socket.on('data', (chunk) => {
      text += chunk;
      // Who was answered does not wait until the connection is given up.
      if (text.includes('\r\n\r\n')) setTimeout(done, 20);
    });
    socket.on('error', done);
    socket.on('close', done);
    socket.write(bytes);
  });
}

export function closeConnections(): void {
  agent.destroy();
}
