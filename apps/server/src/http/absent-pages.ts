/** Which pages of words exist. */
interface Existing {
  hasPage(slug: string): Promise<boolean>;
  hasAuthor(id: string): Promise<boolean>;
}

/** A page that does not exist: what it is drawn as, and the name that was asked for. */
export interface AbsentPage {
  drawnAt: string;
  name: string;
}

/** No page has this slug, and no author this id: it stands for every name that does not exist, and is replaced by it. */
export const ABSENT_NAME = 'no-page-has-this-name-7f3a1c';
/** Names that mean nothing else in HTML, in a script or in an address. Others are drawn each for itself. */
const PLAIN_NAME = /^[\w.~-]{1,200}$/;
const PAGES = /^(\/(?:blog|pages)\/)([^/]+)$/;
const AUTHORS = /^(\/blog\/authors\/)([^/]+)$/;
/** A part of the program with an address among the pages of words. */
const OF_THE_PROGRAM = '/pages/how-it-works';

/**
 * Whether a path is that of a page of words which does not exist. To look costs a statement, to draw it ten times as much:
 * all that do not exist are drawn once for each kind. Null for all else.
 */
export async function findAbsentPage(
  path: string,
  { hasPage, hasAuthor }: Existing,
): Promise<AbsentPage | null> {
  if (path === OF_THE_PROGRAM) return null;
  for (const [shape, isThere] of [
    [PAGES, hasPage],
    [AUTHORS, hasAuthor],
  ] as const) {
    const [, folder, name] = shape.exec(path) ?? [];
    if (folder !== undefined && name !== undefined && PLAIN_NAME.test(name))
      return (await isThere(name)) ? null : { drawnAt: folder + ABSENT_NAME, name };
  }
  return null;
}
