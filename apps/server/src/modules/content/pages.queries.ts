import {
  type Language,
  type ListedPage,
  type PageKind,
  POSTS_SHOWN_MAX,
  type ShownPage,
  SLUG,
} from '@answerscope/contract';
import {
  type AnyColumn,
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  like,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { persons } from '../accounts/accounts.tables.ts';
import { inLanguage } from '../resources/index.ts';
import { findBuiltInPage } from './built-in-texts.rules.ts';
import { cms_pages, cms_redirects } from './content.tables.ts';
import { toSafeHtml } from './safe-html.rules.ts';

/** Published, not in the trash, and its time has come. */
const isShown = () =>
  and(
    eq(cms_pages.is_published, true),
    isNull(cms_pages.deleted_at),
    lte(cms_pages.published_at, sql`now()`),
  );

/** A post that visitors see. */
export const isShownPost = () => and(isShown(), eq(cms_pages.kind, 'post'));

type StoredPage = typeof cms_pages.$inferSelect;

/** A page with its author. Only the service role may read persons. */
const selectPages = (tx: Transaction) =>
  tx
    .select({
      page: cms_pages,
      author: { id: persons.id, full_name: persons.full_name, avatar_url: persons.image_url },
    })
    .from(cms_pages)
    .leftJoin(persons, eq(persons.id, cms_pages.author_id))
    .$dynamic();

/** The published page with this slug, or the one that had it before: then its slug is another. */
export async function findShownPage(
  tx: Transaction,
  { slug, language }: { slug: string; language: Language },
): Promise<ShownPage | null> {
  // What somebody typed may hold what no text of the database can.
  if (!SLUG.test(slug)) return null;
  const [found] = await selectPages(tx).where(and(isShown(), eq(cms_pages.slug, slug)));
  if (found !== undefined) return toShownPage(asPublished(found), language);
  const [moved] = await selectPages(tx)
    .innerJoin(cms_redirects, eq(cms_redirects.page_id, cms_pages.id))
    .where(and(isShown(), eq(cms_redirects.slug, slug)));
  return moved === undefined ? null : toShownPage(asPublished(moved), language);
}

/** A page as it is saved, draft or not, unless it is in the trash. */
export async function findSavedPage(
  tx: Transaction,
  { id, language }: { id: string; language: Language },
): Promise<ShownPage | null> {
  const [found] = await selectPages(tx).where(and(isNull(cms_pages.deleted_at), eq(cms_pages.id, id)));
  return found === undefined ? null : toShownPage(found, language);
}

/** Milliseconds until the next published page's time comes, by the database's clock; null when none waits. */
export async function msUntilNextPage(tx: Transaction): Promise<number | null> {
  const [row] = await tx
    .select({
      ms: sql<
        number | null
      >`ceil(extract(epoch from min(${cms_pages.published_at}) - clock_timestamp()) * 1000)::float8`,
    })
    .from(cms_pages)
    .where(
      and(
        eq(cms_pages.is_published, true),
        isNull(cms_pages.deleted_at),
        gt(cms_pages.published_at, sql`now()`),
      ),
    );
  return row?.ms ?? null;
}

/** The published pages of a kind, newest first. */
export async function listShownPages(
  tx: Transaction,
  { kind, max, language }: { kind: PageKind; max: number; language: Language },
): Promise<ListedPage[]> {
  return list(tx, and(isShown(), eq(cms_pages.kind, kind)), { max, language });
}

/** The published posts of an author, newest first. */
export async function listShownPosts(
  tx: Transaction,
  { authorId, language }: { authorId: string; language: Language },
): Promise<ListedPage[]> {
  return list(tx, and(isShownPost(), eq(cms_pages.author_id, authorId)), { max: POSTS_SHOWN_MAX, language });
}

async function list(
  tx: Transaction,
  where: SQL | undefined,
  { max, language }: { max: number; language: Language },
): Promise<ListedPage[]> {
  const rows = await selectPages(tx)
    .where(where)
    .orderBy(desc(cms_pages.published_at), desc(cms_pages.id))
    .limit(max);
  return rows.map((row) => {
    const { content, ...page } = toShownPage(asPublished(row), language);
    return { ...page, content: page.kind === 'changelog' ? content : null };
  });
}

/** Says who wrote a page. */
export async function setAuthor(tx: Transaction, id: string, authorId: string): Promise<void> {
  await tx.update(cms_pages).set({ author_id: authorId }).where(eq(cms_pages.id, id));
}

/** True when another page that is not in the trash has this slug. */
export async function isSlugTaken(tx: Transaction, slug: string, id: string | null): Promise<boolean> {
  const [taken] = await tx
    .select({ id: cms_pages.id })
    .from(cms_pages)
    .where(
      and(
        eq(cms_pages.slug, slug),
        isNull(cms_pages.deleted_at),
        id === null ? undefined : ne(cms_pages.id, id),
      ),
    );
  return taken !== undefined;
}

/** From now on an old slug leads to its page, and the new one to nothing but the page. */
export async function keepOldSlug(
  tx: Transaction,
  { page_id, old, current }: { page_id: string; old: string; current: string },
): Promise<void> {
  await tx.delete(cms_redirects).where(eq(cms_redirects.slug, current));
  await tx
    .insert(cms_redirects)
    .values({ slug: old, page_id })
    .onConflictDoUpdate({ target: cms_redirects.slug, set: { page_id } });
}

/** Adds pages that come with the product; a slug that is taken keeps its page. */
export async function insertPages(
  tx: Transaction,
  pages: readonly (typeof cms_pages.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(cms_pages)
    .values([...pages])
    .onConflictDoNothing();
}

/** No administrator has saved it since it came with the product. */
const isUnedited = () => and(eq(cms_pages.version, 1), isNull(cms_pages.author_id));

/** Gives a page that came with the product its present text, unless an administrator has saved it. */
export async function updateUneditedPage(
  tx: Transaction,
  { slug, title, description, content }: Pick<StoredPage, 'slug' | 'title' | 'description' | 'content'>,
): Promise<void> {
  await tx
    .update(cms_pages)
    .set({ title, description, content })
    .where(
      and(
        eq(cms_pages.slug, slug),
        isUnedited(),
        or(ne(cms_pages.content, content), ne(cms_pages.description, description)),
      ),
    );
}

/** Moves pages that came with the product to the trash, unless an administrator has saved them. */
export async function trashUneditedPages(tx: Transaction, slugs: readonly string[]): Promise<void> {
  await tx
    .update(cms_pages)
    .set({ deleted_at: sql`now()` })
    .where(and(inArray(cms_pages.slug, [...slugs]), isUnedited(), isNull(cms_pages.deleted_at)));
}

/** Takes a passage out of every page, published or draft. */
export async function removeFromPages(tx: Transaction, passage: string): Promise<void> {
  const without = (column: SQL | AnyColumn) => sql`replace(${column}, ${passage}, '')`;
  await tx
    .update(cms_pages)
    .set({ content: without(cms_pages.content), live_content: without(cms_pages.live_content) })
    .where(or(like(cms_pages.content, `%${passage}%`), like(cms_pages.live_content, `%${passage}%`)));
}

interface FoundPage {
  page: StoredPage;
  author: ShownPage['author'];
}

/** A page as visitors read it: what was published, where a draft waits beside it. */
function asPublished({ page, author }: FoundPage): FoundPage {
  const { live_title, live_description, live_content, live_translations, live_at } = page;
  if (live_title === null || live_description === null || live_content === null || live_at === null)
    return { page, author };
  const live = {
    title: live_title,
    description: live_description,
    content: live_content,
    // Drafts of earlier versions kept none.
    translations: live_translations ?? { de: null },
  };
  return { page: { ...page, ...live, updated_at: live_at }, author };
}

function toShownPage({ page, author }: FoundPage, asked: Language): ShownPage {
  const { slug, kind, published_at, created_at, updated_at, ...texts } = page;
  const { title, description, content, language, languages } = inLanguage(texts, asked, findBuiltInPage);
  return {
    slug,
    kind,
    title,
    description,
    content: toSafeHtml(content),
    published_at: (published_at ?? created_at).toISOString(),
    updated_at: updated_at.toISOString(),
    author: kind === 'post' ? author : null,
    language,
    languages,
  };
}
