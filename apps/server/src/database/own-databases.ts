import pg from 'pg';
import type { Log } from '../lib/log.ts';
import { asOwner, type DatabaseKind, settleKind } from './kind.ts';
import { migrateDatabase } from './migrate.ts';
import type { ConnectionSettings } from './pool.ts';
import { GROUP_ROLES, loginName, ownerPassword, type RoleName } from './roles.ts';

/** The product's own databases inside the embedded PostgreSQL, by what their answers are. */
export const OWN_DATABASES = {
  real: 'answerscope',
  simulated: 'answerscope_demonstration',
} as const satisfies Record<DatabaseKind, string>;

/** The login that owns them. */
const OWNER = 'answerscope_owner';

/** Roles are the whole server's: one connection changes them at a time. The number is ours and means nothing. */
const OWNER_LOCK = 7_204_123;

/** Which of the product's databases an embedded PostgreSQL holds. */
export async function findOwnDatabases(superuser: ConnectionSettings): Promise<DatabaseKind[]> {
  const found = await asOwner(superuser, (client) =>
    client.query<{ datname: string }>('select datname from pg_database'),
  );
  const names = found.rows.map(({ datname }) => datname);
  return (['real', 'simulated'] as const).filter((kind) => names.includes(OWN_DATABASES[kind]));
}

/** Makes a database of the product and its owner, who is no superuser, the first time. */
export async function ensureOwnDatabase(
  superuser: ConnectionSettings,
  authSecret: string,
  name: string = OWN_DATABASES.real,
): Promise<ConnectionSettings> {
  const owner = { ...superuser, user: OWNER, database: name, password: ownerPassword(OWNER, authSecret) };
  await asOwner(superuser, async (client) => {
    await client.query('select pg_advisory_lock($1)', [OWNER_LOCK]);
    const role = await client.query('select 1 from pg_roles where rolname = $1', [OWNER]);
    if (role.rowCount === 0) await client.query(`create role ${OWNER}`);
    await client.query(
      `alter role ${OWNER} with login createrole nosuperuser password ${client.escapeLiteral(owner.password)}`,
    );
    const database = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (database.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)} owner ${OWNER}`);
  });
  return owner;
}

/**
 * The embedded database for answers of this kind, made the first time; and the other kind's, where there is one.
 * An installation of an earlier version has one database for both: when it is a demonstration, it is renamed.
 */
export async function chooseOwnDatabase(
  superuser: ConnectionSettings,
  authSecret: string,
  { kind, log }: { kind: DatabaseKind; log: Pick<Log, 'warn'> },
): Promise<{ owner: ConnectionSettings; other: ConnectionSettings | null }> {
  const before = await findOwnDatabases(superuser);
  if (before.includes('real') && !before.includes('simulated'))
    await renameDemonstration(superuser, authSecret, { kind, log });
  const owner = await ensureOwnDatabase(superuser, authSecret, OWN_DATABASES[kind]);
  const otherKind = kind === 'real' ? 'simulated' : 'real';
  const hasOther = (await findOwnDatabases(superuser)).includes(otherKind);
  return { owner, other: hasOther ? { ...owner, database: OWN_DATABASES[otherKind] } : null };
}

async function renameDemonstration(
  superuser: ConnectionSettings,
  authSecret: string,
  { kind, log }: { kind: DatabaseKind; log: Pick<Log, 'warn'> },
): Promise<void> {
  const owner = await ensureOwnDatabase(superuser, authSecret, OWN_DATABASES.real);
  await migrateDatabase(owner, authSecret, log);
  if ((await settleKind(owner, kind)) === 'real') return;
  // Logins carry the name of their database: under its new name it is prepared again.
  await asOwner(owner, (client) => client.query('delete from migrations.schema_version'));
  await asOwner(superuser, async (client) => {
    const [from, to] = [OWN_DATABASES.real, OWN_DATABASES.simulated].map((name) => pg.escapeIdentifier(name));
    await client.query(`alter database ${from} rename to ${to}`);
    for (const role of Object.keys(GROUP_ROLES) as RoleName[]) {
      const login = pg.escapeIdentifier(loginName(role, OWN_DATABASES.real));
      await client.query(`revoke all on database ${to} from ${login}`);
    }
  });
}
