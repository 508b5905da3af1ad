import {
  type Author,
  addressOfPage,
  type Discussion,
  type ListedPage,
  type PageKind,
  type PagePreview,
  type ShownPage,
} from '@answerscope/contract';
import { notFound, redirect } from '@tanstack/react-router';
import type { Fetcher } from '../../lib/fetcher.ts';
import { inPageLanguage } from '../../lib/in-page-language.ts';
import type { AuthorWithPosts, PageContext } from '../../lib/page-context.ts';
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

/** A post with what readers say of it; null where that could not be read, and the post still stands. */
export interface Post {
  post: ShownPage;
  discussion: Discussion | null;
}

/** The post at an address, as `loadPage`. @throws notFound, redirect */
export async function loadPost(path: string, reading: Reading): Promise<Post> {
  const post = await loadPage(path, reading);
  return { post, discussion: await loadDiscussion(post.slug, reading).catch(() => null) };
}

/** What readers say of a post. */
async function loadDiscussion(slug: string, { fetcher, page }: Reading): Promise<Discussion | null> {
  if (page?.findDiscussion) return page.findDiscussion(slug);
  return (await fetcher(`/api/posts/${encodeURIComponent(slug)}/discussion`)).json();
}

/** Who wrote published posts, and those. @throws notFound */
export async function loadAuthor(id: string, { fetcher, page }: Reading): Promise<AuthorWithPosts> {
  const path = `/api/users/${encodeURIComponent(id)}`;
  const found = page?.findAuthor
    ? await page.findAuthor(id)
    : await orNull(async () => {
        const [author, posts] = await Promise.all([
          readJson<Author>(fetcher, path),
          readJson<ListedPage[]>(fetcher, inPageLanguage(`${path}/posts`)),
        ]);
        return { author, posts };
      });
  if (found === null) throw notFound();
  return found;
}

/** The page that a link to its preview shows. @throws notFound */
export async function loadPreview(token: string, { fetcher, page }: Reading): Promise<PagePreview> {
  const found = page?.findPreview
    ? await page.findPreview(token)
    : await orNull(() =>
        readJson<PagePreview>(fetcher, inPageLanguage(`/api/page-previews/${encodeURIComponent(token)}`)),
      );
  if (found === null) throw notFound();
  return found;
}

/** The published pages of a kind, newest first. */
export async function loadPosts(kind: PageKind, { fetcher, page }: Reading): Promise<readonly ListedPage[]> {
  if (page?.listPages) return page.listPages(kind);
  return (await fetcher(inPageLanguage(`/api/posts?kind=${kind}`))).json();
}

function readPage(fetcher: Fetcher, slug: string): Promise<ShownPage | null> {
  return orNull(() => readJson<ShownPage>(fetcher, inPageLanguage(`/api/pages/${encodeURIComponent(slug)}`)));
}

async function readJson<T>(fetcher: Fetcher, path: string): Promise<T> {
  return (await fetcher(path)).json();
}

/** What is read; null where the server says that there is no such thing. */
async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RequestError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}
