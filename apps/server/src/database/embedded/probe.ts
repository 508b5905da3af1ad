import { connect } from 'node:net';
import { join } from 'node:path';

/** PostgreSQL's SSLRequest: the shortest question that a new backend answers, with one byte. */
const QUESTION = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Whether the PostgreSQL behind a socket's folder answers a new connection within `timeoutMs`. */
export function answers(socketDir: string, timeoutMs: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(join(socketDir, '.s.PGSQL.5432'), () => socket.write(QUESTION));
  socket.setTimeout(timeoutMs, () => socket.destroy());
  socket.once('data', () => resolve(true));
  socket.once('error', () => resolve(false));
  socket.once('close', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
