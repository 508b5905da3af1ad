import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { ConnectionSettings } from './pool.ts';

/** Group roles that policies and grants name; the logins of one database are members of them. */
export const GROUP_ROLES = {
  auth: 'answerscope_auth',
  app: 'answerscope_app',
  service: 'answerscope_service',
  /** Removes what belonged to an account that is gone; does nothing else. */
  erase: 'answerscope_erase',
} as const;

export type RoleName = keyof typeof GROUP_ROLES;

/** The login of a role for one database: two databases of one server never share a login. */
export function loginName(role: RoleName, database: string): string {
  return `${database}_${role}_login`.slice(-63);
}

/** A password nobody has to keep: made from the installation's secret, so every process knows it. */
export function loginPassword(role: RoleName, database: string, authSecret: string): string {
  return createHmac('sha256', authSecret).update(`database login ${database} ${role}`).digest('base64url');
}

/** How to connect as a role to the database that `owner` reaches. */
export function connectionAs(
  role: RoleName,
  owner: ConnectionSettings,
  authSecret: string,
): ConnectionSettings {
  return {
    ...owner,
    user: loginName(role, owner.database),
    password: loginPassword(role, owner.database, authSecret),
  };
}

/**
 * Makes the group roles and this database's logins, and lets nobody else connect.
 * Needs a connection of a role that may create roles; run again it only renews the passwords.
 */
export async function ensureRoles(owner: pg.ClientBase, database: string, authSecret: string): Promise<void> {
  for (const role of Object.keys(GROUP_ROLES) as RoleName[]) {
    const group = GROUP_ROLES[role];
    const login = loginName(role, database);
    const password = loginPassword(role, database, authSecret);
    await createRoleIfMissing(owner, group, 'nologin');
    await createRoleIfMissing(owner, login, 'login');
    await owner.query(`alter role ${quote(login)} with login password ${owner.escapeLiteral(password)}`);
    await owner.query(`grant ${quote(group)} to ${quote(login)}`);
    await owner.query(`grant connect on database ${quote(database)} to ${quote(login)}`);
  }
  await owner.query(`revoke connect, temporary on database ${quote(database)} from public`);
}

async function createRoleIfMissing(
  owner: pg.ClientBase,
  name: string,
  kind: 'login' | 'nologin',
): Promise<void> {
  const found = await owner.query('select 1 from pg_roles where rolname = $1', [name]);
  if (found.rowCount === 0) await owner.query(`create role ${quote(name)} ${kind}`);
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

/** The password of the login that owns an embedded database. */
export function ownerPassword(owner: string, authSecret: string): string {
  return createHmac('sha256', authSecret).update(`database owner ${owner}`).digest('base64url');
}
