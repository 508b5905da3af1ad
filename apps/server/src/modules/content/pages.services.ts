import { appError, type cmsPages } from '@answerscope/contract';
import type { z } from 'zod';
import { publishContentChange } from '../../events/publish-event.ts';
import type { ResourceServices, StoredRow } from '../resources/index.ts';
import { cms_pages } from './content.tables.ts';
import { isSlugTaken, keepOldSlug, setAuthor } from './pages.queries.ts';
import { toSafeHtml } from './safe-html.rules.ts';

/** Pages that are a part of the program: nothing else can have their addresses. */
const OWN_SLUGS: readonly string[] = ['how-it-works'];

/** A page's address is its own, its author who added it, its HTML safe before it is kept, and an address that it had leads to it. */
export const cmsPageServices: ResourceServices<z.output<typeof cmsPages.write>> = {
  table: cms_pages,
  async refuse(tx, { before, values: { slug } }) {
    if (OWN_SLUGS.includes(slug) || (await isSlugTaken(tx, slug, before?.id ?? null))) throw taken();
  },
  async refuseRestore(tx, row) {
    if (await isSlugTaken(tx, slugOf(row), row.id)) throw taken();
  },
  derived: ({ content, is_published, published_at }, now) => ({
    content: toSafeHtml(content),
    published_at: published_at === null ? (is_published ? now : null) : new Date(published_at),
  }),
  async follow(ctx, tx, { before, row }) {
    if (before === null && row !== null) await setAuthor(tx, row.id, ctx.actor.userId);
    if (before !== null && row !== null && slugOf(before) !== slugOf(row))
      await keepOldSlug(tx, { page_id: row.id, old: slugOf(before), current: slugOf(row) });
    await publishContentChange(tx);
  },
};

function slugOf(row: StoredRow): string {
  return String(row.slug);
}

function taken() {
  const message = 'Another page has this address. Please choose another one.';
  return appError('VALIDATION_ERROR', { message, details: { fields: { slug: [message] } } });
}
