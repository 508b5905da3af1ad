import { AppError, mediaUrl } from '@answerscope/contract';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import { DAY_MS } from '../../../lib/time.ts';
import {
  keepPicture,
  type MediaServices,
  type PreparedPicture,
  prepareFetchedPicture,
} from '../../media/index.ts';
import { nextDue } from '../icon-times.rules.ts';
import type { SiteFetcher } from '../site-fetcher.client.ts';
import { canHaveIcon } from '../site-host.rules.ts';
import {
  type DueHost,
  insertHosts,
  listUnknownHosts,
  takeDueHosts,
  updateHost,
} from '../site-icons.queries.ts';

export interface FetchIconsContext {
  servicePool: Pool;
  media: Pick<MediaServices, 'whenItsTurn'>;
  siteFetcher: SiteFetcher;
  now: () => Date;
}

/** Answers of so many days are looked through for sites that are not known yet. */
const LOOKED_THROUGH_DAYS = 2;
const HOSTS_A_RUN = 40;
const AT_ONCE = 4;

/** Remembers newly cited sites and fetches the icons that are due, a limited number a run. */
export async function fetchIcons(ctx: FetchIconsContext): Promise<void> {
  const now = ctx.now();
  const since = new Date(now.getTime() - LOOKED_THROUGH_DAYS * DAY_MS);
  const due = await inTransaction(ctx.servicePool, null, async (tx) => {
    const hosts = await listUnknownHosts(tx, { since, limit: HOSTS_A_RUN });
    await insertHosts(
      tx,
      hosts.toSorted().map((host) => ({ host, due_at: now })),
    );
    return takeDueHosts(tx, { now, until: nextDue(now, 1), limit: HOSTS_A_RUN });
  });
  const waiting = due.values();
  const work = async () => {
    for (const host of waiting) await fetchOne(ctx, host);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function fetchOne(
  { servicePool, media, siteFetcher, now }: FetchIconsContext,
  { host, failures: before }: DueHost,
): Promise<void> {
  const taken: PreparedPicture[] = [];
  const failure = canHaveIcon(host)
    ? await siteFetcher.fetchIcon(host, async (bytes) => {
        const picture = await pictureOrNull(media, bytes);
        if (picture !== null) taken.push(picture);
        return picture !== null;
      })
    : 'not_allowed';
  const at = now();
  const [picture] = taken;
  await inTransaction(servicePool, null, async (tx) => {
    if (picture === undefined) {
      const failures = before + 1;
      return updateHost(tx, { host, failures, failure, due_at: nextDue(at, failures) });
    }
    const { hash } = await keepPicture(tx, picture, { by: null, at });
    const icon = { image_url: mediaUrl(hash), fetched_at: at, failures: 0, failure: null };
    await updateHost(tx, { host, ...icon, due_at: nextDue(at, 0) });
  });
}

/** Null for what is no picture; what is wrong with this process is thrown. */
async function pictureOrNull(
  media: FetchIconsContext['media'],
  bytes: Buffer,
): Promise<PreparedPicture | null> {
  try {
    return await prepareFetchedPicture(media, { purpose: 'site_icon', bytes });
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION_ERROR') return null;
    throw error;
  }
}
