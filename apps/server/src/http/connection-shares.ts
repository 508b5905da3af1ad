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
  block: Block;
  /** Requests that are not answered yet. */
  open: number;
}

/** The connections of one address block. */
interface Block {
  name: string;
  size: number;
  /** Those on which nothing is asked, the longest idle first. */
  idle: Set<Connection>;
}

export interface ConnectionShares {
  /** False for a connection above all limits: it is answered nothing but health, and closed after it. */
  isWithinLimits(request: IncomingMessage): boolean;
}

/** Whose limit it was, or that nobody read the answer. */
type Reason = 'block' | 'all' | 'unread';

/** How long an answer may wait until somebody reads more of it. */
const UNREAD_MS = 30_000;

interface Options {
  limits: ConnectionLimits;
  trustedProxies: readonly string[];
  log: Log;
  metrics: Pick<Metrics, 'openConnections' | 'closedConnections'>;
  unreadMs?: number;
}

/**
 * Keeps one address from taking every connection. A new connection above a limit closes one on which nothing is asked:
 * of its own block, or of the block that holds most. Where all are busy, a block above its last limit is refused, and
 * anybody else is answered nothing but health until others leave. One line of the log says when it begins. A connection
 * whose answer is not read is closed in any case: it would be busy for ever.
 */
export function shareConnections(
  server: Server,
  { limits, trustedProxies, log, metrics, unreadMs = UNREAD_MS }: Options,
): ConnectionShares {
  const blocks = new Map<string, Block>();
  const connections = new WeakMap<Socket, Connection>();
  const surplus = new WeakSet<Socket>();
  let count = 0;
  /** The block whose connection began it; null while there is room. */
  let scarceBlock: string | null = null;

  const sizeOf = (block: string) => blocks.get(block)?.size ?? 0;
  const addConnection = (socket: Socket, name: string) => {
    const block = blocks.get(name) ?? { name, size: 0, idle: new Set() };
    blocks.set(name, block);
    const connection: Connection = { socket, block, open: 0 };
    block.size += 1;
    block.idle.add(connection);
    connections.set(socket, connection);
    count += 1;
    metrics.openConnections.set(count);
    socket.once('close', () => removeConnection(connection));
  };
  const removeConnection = (connection: Connection) => {
    if (!connections.delete(connection.socket)) return;
    const { block } = connection;
    block.idle.delete(connection);
    block.size -= 1;
    if (block.size === 0) blocks.delete(block.name);
    count -= 1;
    metrics.openConnections.set(count);
    const size = scarceBlock === null ? 0 : sizeOf(scarceBlock);
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
      { open: count, block, of_block: sizeOf(block), limits, reason },
      'too many connections: idle ones are closed',
    );
  };
  /** Makes room within a block. False where it may not have another one. */
  const hasRoomIn = (block: string): boolean => {
    if (sizeOf(block) < limits.of_a_block) return true;
    noteScarcity(block, 'block');
    // More than one where some were busy when others came.
    for (const idle of blocks.get(block)?.idle ?? []) {
      if (sizeOf(block) < limits.of_a_block) break;
      close(idle, 'block');
    }
    return sizeOf(block) < limits.of_a_busy_block;
  };
  /** Of the block that holds most, or of the first that holds as many as one may. */
  const findIdle = (): Connection | undefined => {
    let largest: Block | undefined;
    for (const block of blocks.values()) {
      if (block.idle.size === 0 || block.size <= (largest?.size ?? 0)) continue;
      largest = block;
      if (block.size >= limits.of_a_block) break;
    }
    return largest?.idle.values().next().value;
  };
  /** Makes room among all. False where nobody has an idle connection. */
  const hasRoom = (block: string): boolean => {
    if (count < limits.all) return true;
    noteScarcity(block, 'all');
    const idle = findIdle();
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
    addConnection(socket, block);
  });
  const countRequest = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.open += 1;
    connection.block.idle.delete(connection);
    response.once('close', () => {
      connection.open -= 1;
      if (connection.open === 0 && connections.has(socket)) connection.block.idle.add(connection);
    });
  };
  for (const event of ['request', 'checkContinue', 'checkExpectation'])
    server.prependListener(event, countRequest);
  // Without this listener Node closes every idle socket, also one that waits for a slow answer.
  server.setTimeout(unreadMs, (socket: Socket) => {
    const connection = connections.get(socket);
    if (connection && socket.writableLength > 0) close(connection, 'unread');
    else if (!connection?.open) socket.destroy();
  });
  return { isWithinLimits: ({ socket }) => !surplus.has(socket) };
}
