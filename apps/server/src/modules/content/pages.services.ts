import { appError, CONTENT_MAX, type cmsPages, type PageTexts, validationError } from '@answerscope/contract';
import type { z } from 'zod';
import { publishContentChange } from '../../events/publish-event.ts';
import type { ResourceServices, StoredRow } from '../resources/index.ts';
import { findBuiltInPage } from './built-in-texts.rules.ts';
import { cms_pages } from './content.tables.ts';
import * as messages from './messages.ts';
import { isSlugTaken, keepOldSlug, setAuthor } from './pages.queries.ts';
import { toSafeHtml } from './safe-html.rules.ts';

/** Pages that are a part of the program: nothing else can have their addresses. */
const OWN_SLUGS: readonly string[] = ['how-it-works'];

/** A page's address is its own, its author who added it, its HTML safe before it is kept, and an address that it had leads to it. */
export const cmsPageServices: ResourceServices<z.output<typeof cmsPages.write>> = {
  table: cms_pages,
  async refuse(tx, { before, values: { slug, is_draft, is_published } }) {
    if (is_draft && is_published && !before?.is_published)
      throw validationError({
        is_draft: [messages.nothingPublishedYet],
      });
    if (OWN_SLUGS.includes(slug) || (await isSlugTaken(tx, slug, before?.id ?? null))) throw taken();
  },
  async refuseRestore(tx, row) {
    if (await isSlugTaken(tx, slugOf(row), row.id)) throw taken();
  },
  findBuiltIn: (row) => findBuiltInPage(row as unknown as PageTexts),
  derived: ({ content, translations, is_draft, is_published, published_at }, now, before) => ({
    content: safeContent(content, ['content']),
    ...(translations && { translations: safeTranslations(translations) }),
    published_at: published_at === null ? (is_published ? now : null) : new Date(published_at),
    is_draft: is_draft && is_published,
    ...(is_draft && is_published ? liveText(before) : NO_LIVE_TEXT),
  }),
  async follow(ctx, tx, { before, row }) {
    if (before === null && row !== null) await setAuthor(tx, row.id, ctx.actor.personId);
    if (before !== null && row !== null && slugOf(before) !== slugOf(row))
      await keepOldSlug(tx, { page_id: row.id, old: slugOf(before), current: slugOf(row) });
    await publishContentChange(tx);
  },
};

const NO_LIVE_TEXT = {
  live_title: null,
  live_description: null,
  live_content: null,
  live_translations: null,
  live_at: null,
};

type Written = z.output<typeof cmsPages.write>;

function safeTranslations({ de }: NonNullable<Written['translations']>) {
  return { de: de && { ...de, content: safeContent(de.content, ['translations', 'de', 'content']) } };
}

/** The HTML as it is stored. Making it safe can make it longer: `&` becomes `&amp;`. @throws VALIDATION_ERROR at its path */
function safeContent(content: string, path: readonly string[]): string {
  const safe = toSafeHtml(content);
  if (safe.length > CONTENT_MAX)
    throw validationError({
      [path.join('.')]: [messages.tooLongAsHtml({ length: safe.length, max: CONTENT_MAX })],
    });
  return safe;
}

/** What visitors go on reading while a draft waits: what is published, from the first save of a draft on. */
function liveText(before: StoredRow | null): Record<string, unknown> {
  if (before === null || before.live_at !== null) return {};
  const { title, description, content, translations, updated_at } = before;
  return {
    live_title: title,
    live_description: description,
    live_content: content,
    live_translations: translations,
    live_at: updated_at,
  };
}

function slugOf(row: StoredRow): string {
  return String(row.slug);
}

function taken() {
  const message = messages.addressTaken;
  return appError('VALIDATION_ERROR', { message, details: { fields: { slug: [message] } } });
}
