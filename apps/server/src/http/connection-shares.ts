import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../lib/log.ts';
import { addressBlock, plainAddress } from './client-address.ts';
import type { Metrics } from './metrics.ts';

/** How many connections may be open at once. */
export interface ConnectionLimits {
  /** Of everybody together. */
  all: number;
  /** Of one address block (`addressBlock`) before its idle ones are closed. Named proxies have no limit of their own. */
  of_a_block: number;
  /** Of one address block, however busy: a large office behind one address has many. */
  of_a_busy_block: number;
}

/** Descriptors that the database, files, assistants and health keep for themselves. */
const RESERVED = 300;
const ALL_MAX = 20_000;
const OF_A_BLOCK_MAX = 200;

/** Limits for a process that may open so many descriptors. Few descriptors are shared in halves. */
export function connectionLimits(descriptors: number): ConnectionLimits {
  const all = Math.min(ALL_MAX, Math.max(Math.floor(descriptors / 2), descriptors - RESERVED));
  const half = Math.floor(all / 2);
  return { all, of_a_block: Math.min(OF_A_BLOCK_MAX, half), of_a_busy_block: half };
}

/** How many descriptors this process may open; null where the system does not say. */
export function descriptorLimit(): number | null {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
  const limit = userLimits?.open_files?.soft;
  if (limit === 'unlimited') return Number.POSITIVE_INFINITY;
  return typeof limit === 'number' ? limit : null;
}

interface Connection {
  socket: Socket;
  block: string;
  /** Requests that are not answered yet. */
  open: number;
}

export interface ConnectionShares {
  /** False for a connection above all limits: it is answered nothing but health, and closed after it. */
  isWithinLimits(request: IncomingMessage): boolean;
}

/** Whose limit it was. */
type Reason = 'block' | 'all';

interface Options {
  limits: ConnectionLimits;
  trustedProxies: readonly string[];
  log: Log;
  metrics: Pick<Metrics, 'openConnections' | 'closedConnections'>;
}

/**
 * Keeps one address from taking every connection. A new connection above a limit closes one on which nothing is asked:
 * of its own block, or of the block that holds most. Where all are busy, a block above its last limit is refused, and
 * anybody else is answered nothing but health until others leave. One line of the log says when it begins.
 */
export function shareConnections(
  server: Server,
  { limits, trustedProxies, log, metrics }: Options,
): ConnectionShares {
  /** By block, the longest open first. */
  const blocks = new Map<string, Set<Connection>>();
  const connections = new WeakMap<Socket, Connection>();
  const surplus = new WeakSet<Socket>();
  let count = 0;
  /** The block whose connection began it; null while there is room. */
  let scarceBlock: string | null = null;

  const idleOf = (block: string): Connection | undefined =>
    blocks
      .get(block)
      ?.values()
      .find(({ open }) => open === 0);
  const removeConnection = (connection: Connection) => {
    const others = blocks.get(connection.block);
    if (!others?.delete(connection)) return;
    if (others.size === 0) blocks.delete(connection.block);
    count -= 1;
    metrics.openConnections.set(count);
    const size = scarceBlock === null ? 0 : (blocks.get(scarceBlock)?.size ?? 0);
    if (count < limits.all / 2 && size < limits.of_a_block / 2) scarceBlock = null;
  };
  const close = (connection: Connection, reason: Reason) => {
    metrics.closedConnections.inc({ reason });
    removeConnection(connection);
    connection.socket.destroy();
  };
  const noteScarcity = (block: string, reason: Reason) => {
    if (scarceBlock !== null) return;
    scarceBlock = block;
    log.warn(
      { open: count, block, of_block: blocks.get(block)?.size ?? 0, limits, reason },
      'too many connections: idle ones are closed',
    );
  };
  const sizeOf = (block: string) => blocks.get(block)?.size ?? 0;
  /** Makes room within a block. False where it may not have another one. */
  const hasRoomIn = (block: string): boolean => {
    if (sizeOf(block) < limits.of_a_block) return true;
    noteScarcity(block, 'block');
    // More than one where some were busy when others came.
    for (let idle = idleOf(block); idle && sizeOf(block) >= limits.of_a_block; idle = idleOf(block))
      close(idle, 'block');
    return sizeOf(block) < limits.of_a_busy_block;
  };
  /** Makes room among all. False where nobody has an idle connection. */
  const hasRoom = (block: string): boolean => {
    if (count < limits.all) return true;
    noteScarcity(block, 'all');
    const bySize = [...blocks].toSorted(([, a], [, b]) => b.size - a.size);
    const idle = bySize.map(([one]) => idleOf(one)).find((one) => one !== undefined);
    if (idle) close(idle, 'all');
    return idle !== undefined;
  };

  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    const block = addressBlock(address);
    if (!trustedProxies.includes(address) && !hasRoomIn(block)) {
      metrics.closedConnections.inc({ reason: 'block' });
      socket.destroy();
      return;
    }
    if (!hasRoom(block)) surplus.add(socket);
    const connection: Connection = { socket, block, open: 0 };
    const ofBlock = blocks.get(block) ?? new Set();
    blocks.set(block, ofBlock.add(connection));
    connections.set(socket, connection);
    count += 1;
    metrics.openConnections.set(count);
    socket.once('close', () => removeConnection(connection));
  });
  const countRequest = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.open += 1;
    response.once('close', () => {
      connection.open -= 1;
    });
  };
  for (const event of ['request', 'checkContinue', 'checkExpectation'])
    server.prependListener(event, countRequest);
  return { isWithinLimits: ({ socket }) => !surplus.has(socket) };
}
