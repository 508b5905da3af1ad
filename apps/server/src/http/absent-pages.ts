import { HELP_ARTICLES, SLUG } from '@answerscope/contract';
import { isId } from '../lib/ids.ts';

/** A page of the web application. */
export interface PageAddress {
  /** `/blog/$slug` */
  route: string;
  params: Readonly<Record<string, string>>;
  /** The same for every spelling of its address. */
  path: string;
}

/** Looks up what the addresses of pages name. */
interface Existing {
  hasPage(slug: string): Promise<boolean>;
  hasAuthor(id: string): Promise<boolean>;
  hasPreview(token: string): Promise<boolean>;
}

/** A page whose address names a row. */
export interface NamedPage {
  /** The name in an address, safe in HTML, in a script and in an address. */
  name: string;
  /** The address of the one page that is drawn for all names without a row. */
  absentPath: string;
  exists(): Promise<boolean>;
}

/** A placeholder: the name that was asked for replaces it. No page has this slug and no author this id. */
export const ABSENT_NAME = 'no-page-has-this-name-7f3a1c';

/**
 * The row that an address names; null for a page that exists in any case. A lookup costs a statement at most, rendering
 * ten times as much, so missing pages of one kind share one rendering.
 */
export function findNamedPage({ route, params }: PageAddress, existing: Existing): NamedPage | null {
  const [parameter, name] = Object.entries(params)[0] ?? [];
  const exists = EXISTENCE[route];
  if (exists === undefined || parameter === undefined || name === undefined) return null;
  return {
    name: encodeName(name),
    absentPath: route.replace(`$${parameter}`, ABSENT_NAME),
    exists: () => exists(name, existing),
  };
}

/**
 * As the router writes a parameter, and escaped besides what ends a string of a script. For such a name the browser’s
 * program loads the page again.
 */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /[!'()*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const hasPage = async (slug: string, existing: Existing) => SLUG.test(slug) && (await existing.hasPage(slug));

/** By route. What has not even the shape of a name is not looked up. */
const EXISTENCE: Readonly<Record<string, (name: string, existing: Existing) => Promise<boolean>>> = {
  '/blog/$slug': hasPage,
  '/pages/$slug': hasPage,
  '/help/$slug': async (slug) => HELP_ARTICLES.some((article) => article === slug),
  // In capitals an id would be another address of the same author.
  '/blog/authors/$id': async (id, existing) =>
    isId(id) && id === id.toLowerCase() && (await existing.hasAuthor(id)),
  '/preview/$token': (token, existing) => existing.hasPreview(token),
};
