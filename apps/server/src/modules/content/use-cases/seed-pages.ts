import { inTransaction, type Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { seedOnce } from '../../resources/index.ts';
import { NOTE_TO_OPERATORS } from '../built-in-legal.rules.ts';
import { BUILT_IN_PAGES } from '../built-in-pages.rules.ts';
import { insertPages, removeFromPages, trashUneditedPages, updateUneditedPage } from '../pages.queries.ts';

const MINUTE_MS = 60_000;

/** Adds the pages and posts that come with the product, once, and keeps those up to date that nobody edited. */
export async function seedPages(servicePool: Pool, now: Date): Promise<void> {
  await seedOnce(servicePool, 'pages', (tx) =>
    insertPages(
      tx,
      BUILT_IN_PAGES.map((page, index) => ({
        ...page,
        id: newId(),
        is_published: true,
        // Each after the one before, and none later than now.
        published_at: new Date(now.getTime() - (BUILT_IN_PAGES.length - index) * MINUTE_MS),
      })),
    ),
  );
  await inTransaction(servicePool, null, async (tx) => {
    for (const page of BUILT_IN_PAGES) await updateUneditedPage(tx, page);
  });
  // Articles replaced the help page. One that an administrator has saved stays.
  await seedOnce(servicePool, 'help-in-articles', (tx) => trashUneditedPages(tx, ['help']));
  await seedOnce(servicePool, 'pages-without-note', (tx) => removeFromPages(tx, NOTE_TO_OPERATORS));
}
