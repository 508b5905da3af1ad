import pg from 'pg';
import type { ConnectionSettings } from './pool.ts';

const AGAIN_MS = 1_000;

export interface KeptConnection {
  close(): Promise<void>;
}

/**
 * A connection of its own for what ends with its session (LISTEN, a lock held for long): opened again whenever it is
 * lost, and whenever what it is opened for fails.
 * @param settings.onOpen what each connection is opened for; it counts as open once this has resolved.
 * @throws when the first one cannot be opened; later ones are tried until one can, each failure is told to `onFailure`.
 */
export async function keepConnection(settings: {
  connection: ConnectionSettings;
  name: string;
  onOpen: (client: pg.Client) => Promise<unknown>;
  onReopened?: () => void;
  onFailure: (error: unknown) => void;
}): Promise<KeptConnection> {
  let isClosed = false;
  let current: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const { ssl, ...connection } = settings.connection;
    const next = new pg.Client({
      ...connection,
      ssl: ssl ? { rejectUnauthorized: true } : undefined,
      application_name: settings.name,
      connectionTimeoutMillis: 10_000,
      // It is silent for hours: without this nobody would notice that the other side is gone.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (current !== next) return;
      current = null;
      reopenSoon();
    });
    try {
      await next.connect();
      await settings.onOpen(next);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    if (isClosed) return next.end();
    current = next;
  };
  const reopen = async (): Promise<void> => {
    try {
      await open();
    } catch (error) {
      settings.onFailure(error);
      return reopenSoon();
    }
    settings.onReopened?.();
  };
  const reopenSoon = (): void => {
    if (!isClosed) retry = setTimeout(() => void reopen(), AGAIN_MS);
  };

  await open();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await current?.end();
    },
  };
}
