import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { site_icons } from './site-icons.tables.ts';

/** Adds the icon of each site, null where none is kept. */
export async function withIcons<Site extends { domain: string }>(
  tx: Transaction,
  sites: readonly Site[],
): Promise<(Site & { icon_url: string | null })[]> {
  const hosts = sites.map(({ domain }) => domain);
  const found =
    hosts.length === 0
      ? []
      : await tx
          .select({ host: site_icons.host, image_url: site_icons.image_url })
          .from(site_icons)
          .where(inArray(site_icons.host, hosts));
  const icons = new Map(found.map(({ host, image_url }) => [host, image_url]));
  return sites.map((site) => ({ ...site, icon_url: icons.get(site.domain) ?? null }));
}

/** Hosts that answers asked since a moment cite and that are not known yet, so many at most. */
export async function listUnknownHosts(
  tx: Transaction,
  { since, limit }: { since: Date; limit: number },
): Promise<string[]> {
  const found = await tx.execute<{ host: string }>(sql`
    select c.domain as host, count(*) as answers
    from answers a join answer_citations c on c.account_id = a.account_id and c.answer_id = a.id
    where a.asked_at >= ${since.toISOString()} and c.is_cited and c.domain is not null
      and not exists (select from site_icons i where i.host = c.domain)
    group by c.domain order by answers desc, host limit ${limit}`);
  return found.rows.map(({ host }) => host);
}

/** Adds hosts. One that another process has added meanwhile stays as it is. */
export async function insertHosts(
  tx: Transaction,
  rows: readonly (typeof site_icons.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(site_icons)
      .values([...rows])
      .onConflictDoNothing();
}

export interface DueHost {
  host: string;
  failures: number;
}

/** Takes due hosts and puts them off until a moment, when they are due again if this worker dies. */
export async function takeDueHosts(
  tx: Transaction,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<DueHost[]> {
  const due: SQL = sql`
    update site_icons set due_at = ${until.toISOString()} where host in (
      select host from site_icons where due_at <= ${now.toISOString()}
      order by due_at limit ${limit} for update skip locked)
    returning host, failures`;
  return (await tx.execute<DueHost & Record<string, unknown>>(due)).rows;
}

/** Writes what became of a host. */
export async function updateHost(
  tx: Transaction,
  { host, ...changes }: Partial<typeof site_icons.$inferInsert> & { host: string },
): Promise<void> {
  await tx
    .update(site_icons)
    .set(changes)
    .where(inArray(site_icons.host, [host]));
}
