import { addressOfPage, type ListedPage, type PageKind, type ShownPage } from '@answerscope/contract';
import { notFound, redirect } from '@tanstack/react-router';
import type { Fetcher } from '../../lib/fetcher.ts';
import type { PageContext } from '../../lib/page-context.ts';
import { RequestError } from '../../lib/request-error.ts';

interface Reading {
  fetcher: Fetcher;
  /** What the server hands over; null in the browser, which asks. */
  page: PageContext | null;
}

/**
 * The page at an address. One that stands elsewhere, by its kind or because its address was changed, is led to there.
 * @throws notFound, redirect
 */
export async function loadPage(path: string, { fetcher, page }: Reading): Promise<ShownPage> {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const found = page?.findPage ? await page.findPage(slug) : await readPage(fetcher, slug);
  if (found === null) throw notFound();
  const href = addressOfPage(found);
  if (href !== path) throw redirect({ href, statusCode: 301, replace: true });
  return found;
}

/** The published pages of a kind, newest first. */
export async function loadPosts(kind: PageKind, { fetcher, page }: Reading): Promise<readonly ListedPage[]> {
  if (page?.listPages) return page.listPages(kind);
  return (await fetcher(`/api/posts?kind=${kind}`)).json();
}

async function readPage(fetcher: Fetcher, slug: string): Promise<ShownPage | null> {
  try {
    return await (await fetcher(`/api/pages/${encodeURIComponent(slug)}`)).json();
  } catch (error) {
    if (error instanceof RequestError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}
