import type { AdminAttention } from '@answerscope/contract';

/** The tables as a process knows them: their version, and when the newest of their migrations was written. */
export interface OwnTables {
  tablesVersion: string;
  newestMigration: number;
}

/** What the process that changed the tables last has written of itself; older versions wrote no more than their name. */
export interface StoredTables {
  version: string;
  newestMigration: number | null;
  storedAt: Date | null;
}

type OtherTables = AdminAttention['other_tables'];

/** How the tables differ from those a process knows; null where they are its own. */
export function otherTables(stored: StoredTables | null, own: OwnTables): OtherTables {
  if (stored === null) return { version: 'unknown', since: null };
  if (stored.version === own.tablesVersion) return null;
  return {
    version: versionOf(stored.newestMigration, own.newestMigration),
    since: stored.storedAt?.toISOString() ?? null,
  };
}

/** The same migrations with other rights, or made with another AUTH_SECRET, are neither newer nor older. */
function versionOf(stored: number | null, own: number): NonNullable<OtherTables>['version'] {
  if (stored === null || stored < own) return 'older';
  return stored > own ? 'newer' : 'unknown';
}
