import type { Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { seedOnce } from '../../resources/index.ts';
import { insertPages, trashUneditedPages } from '../pages.queries.ts';
import { changelogEntryOf, type Release } from '../release-notes.rules.ts';

/** What the changelog of earlier versions began with. */
const FORMER_ENTRIES = ['first-release', 'public-pages'];

/** Adds each release of the product to the changelog, once; administrators edit or delete it as any other entry. */
export async function seedReleases(servicePool: Pool, releases: readonly Release[]): Promise<void> {
  for (const release of releases)
    await seedOnce(servicePool, `release-${release.version}`, (tx) =>
      insertPages(tx, [{ ...changelogEntryOf(release), id: newId(), is_published: true }]),
    );
  await seedOnce(servicePool, 'changelog-of-releases', (tx) => trashUneditedPages(tx, FORMER_ENTRIES));
}
