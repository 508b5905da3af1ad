import pg from 'pg';
import type { ConnectionSettings } from './pool.ts';

/** What all answers of a database are. */
export type DatabaseKind = 'real' | 'simulated';

const WRONG_KIND: Record<DatabaseKind | 'source', string> = {
  simulated:
    'The database that DATABASE_URL names holds real answers, and no provider key is set: set the keys again, or for a demonstration let DATABASE_URL name another, empty database.',
  real: 'The database that DATABASE_URL names holds simulated answers, and a provider key is set: let DATABASE_URL name an empty database, and DEMONSTRATION_DATABASE_URL this one, from which accounts, keywords and names are then copied.',
  source:
    'The database that DEMONSTRATION_DATABASE_URL names holds real answers: let it name the one of the demonstration, or leave it out.',
};

/** A database of the other kind than its use; the message says how to go on. */
export class WrongKindError extends Error {
  override name = 'WrongKindError';
  constructor(use: DatabaseKind | 'source') {
    super(WRONG_KIND[use]);
  }
}

/** The kind of a database that is at this version; one that has none yet becomes, and stays, of this kind. */
export async function settleKind(owner: ConnectionSettings, kind: DatabaseKind): Promise<DatabaseKind> {
  return asOwner(owner, async (client) => {
    await client.query('insert into database_kind (kind) values ($1) on conflict do nothing', [kind]);
    return (await readKind(client)) ?? kind;
  });
}

/** The kind that a database says it is of; null: it says nothing yet, or is of a version without kinds. */
export async function readKind(client: pg.ClientBase): Promise<DatabaseKind | null> {
  const exists = await client.query("select to_regclass('public.database_kind') is not null as found");
  if (!exists.rows[0].found) return null;
  const found = await client.query<{ kind: DatabaseKind }>('select kind from public.database_kind');
  return found.rows[0]?.kind ?? null;
}

/** Works on a connection of its own. */
export async function asOwner<T>(
  connection: ConnectionSettings,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...connection,
    ssl: connection.ssl ? { rejectUnauthorized: true } : undefined,
    application_name: 'answerscope start',
    pipeline: true,
  });
  // A connection that dies rejects its query; the event has nothing to add.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
