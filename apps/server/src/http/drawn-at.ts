/** Which pages of words exist. */
interface Existing {
  hasPage(slug: string): Promise<boolean>;
  hasAuthor(id: string): Promise<boolean>;
}

/** No page has such a slug, and no author such an id. */
const NONE = '-';
const PAGES = /^(\/(?:blog|pages)\/)([^/]+)$/;
const AUTHORS = /^(\/blog\/authors\/)([^/]+)$/;
/** A part of the program with an address among the pages of words. */
const OF_THE_PROGRAM = '/pages/how-it-works';

/**
 * The address that a page is drawn at. Looking whether a page of words exists costs a statement, drawing it a hundred
 * times as much: all that do not exist are drawn once, at one address for each kind.
 */
export async function drawnAt(path: string, { hasPage, hasAuthor }: Existing): Promise<string> {
  if (path === OF_THE_PROGRAM) return path;
  for (const [shape, isThere] of [
    [PAGES, hasPage],
    [AUTHORS, hasAuthor],
  ] as const) {
    const [, folder, name] = shape.exec(path) ?? [];
    if (folder !== undefined && name !== undefined)
      return (await isThere(decodeURIComponent(name))) ? path : folder + NONE;
  }
  return path;
}
