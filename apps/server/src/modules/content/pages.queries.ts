import type { ListedPage, PageKind, ShownPage } from '@answerscope/contract';
import { and, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { cms_pages, cms_redirects } from './content.tables.ts';
import { toSafeHtml } from './safe-html.rules.ts';

/** Published, not in the trash, and its time has come. */
const isShown = () =>
  and(
    eq(cms_pages.is_published, true),
    isNull(cms_pages.deleted_at),
    lte(cms_pages.published_at, sql`now()`),
  );

type StoredPage = typeof cms_pages.$inferSelect;

/** The published page with this slug, or the one that had it before: then its slug is another. */
export async function findShownPage(tx: Transaction, slug: string): Promise<ShownPage | null> {
  const [page] = await tx
    .select()
    .from(cms_pages)
    .where(and(isShown(), eq(cms_pages.slug, slug)));
  if (page !== undefined) return toShownPage(page);
  const [moved] = await tx
    .select({ page: cms_pages })
    .from(cms_redirects)
    .innerJoin(cms_pages, eq(cms_pages.id, cms_redirects.page_id))
    .where(and(isShown(), eq(cms_redirects.slug, slug)));
  return moved === undefined ? null : toShownPage(moved.page);
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
  { kind, max }: { kind: PageKind; max: number },
): Promise<ListedPage[]> {
  const rows = await tx
    .select()
    .from(cms_pages)
    .where(and(isShown(), eq(cms_pages.kind, kind)))
    .orderBy(desc(cms_pages.published_at), desc(cms_pages.id))
    .limit(max);
  return rows.map((row) => {
    const { content, ...page } = toShownPage(row);
    return { ...page, content: kind === 'changelog' ? content : null };
  });
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

/** Adds pages that come with the product. */
export async function insertPages(
  tx: Transaction,
  pages: readonly (typeof cms_pages.$inferInsert)[],
): Promise<void> {
  await tx.insert(cms_pages).values([...pages]);
}

function toShownPage({
  slug,
  kind,
  title,
  description,
  content,
  published_at,
  created_at,
  updated_at,
}: StoredPage) {
  return {
    slug,
    kind,
    title,
    description,
    content: toSafeHtml(content),
    published_at: (published_at ?? created_at).toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
