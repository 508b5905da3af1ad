/** Looks up pages and authors in the database. */
interface Existing {
  hasPage(slug: string): Promise<boolean>;
  hasAuthor(id: string): Promise<boolean>;
}

/** A page that does not exist: what it is drawn as, and the name that was asked for. */
export interface AbsentPage {
  drawnAt: string;
  name: string;
}

/** A placeholder: the name that was asked for replaces it. No page has this slug and no author this id. */
export const ABSENT_NAME = 'no-page-has-this-name-7f3a1c';
/** Names that mean nothing else in HTML, in a script or in an address. Others are drawn each for itself. */
const PLAIN_NAME = /^[\w.~-]{1,200}$/;
const PAGES = /^(\/(?:blog|pages)\/)([^/]+)$/;
const AUTHORS = /^(\/blog\/authors\/)([^/]+)$/;
/** A route of the web application beside the pages in the database. */
const OF_THE_PROGRAM = '/pages/how-it-works';

/**
 * The page or author that does not exist at a path; null for any other path. A lookup costs one statement, rendering ten
 * times as much, so missing pages of one kind share one rendering.
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
