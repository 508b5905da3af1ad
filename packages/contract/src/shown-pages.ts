import { z } from 'zod';
import { Language } from './language.ts';
import { LANGUAGES } from './language-paths.ts';
import { PageKind } from './resources/cms-pages.ts';
import { Author } from './written-by.ts';

/** A published page as visitors see it; its HTML is safe to be shown. */
export const ShownPage = z.object({
  slug: z.string(),
  kind: PageKind,
  title: z.string(),
  description: z.string(),
  content: z.string(),
  published_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** Null for pages, and for what came with the product. */
  author: Author.nullable(),
  /** The language of its texts. */
  language: Language,
  /** All languages it can be read in. */
  languages: z.array(Language).max(LANGUAGES.length),
});
export type ShownPage = z.infer<typeof ShownPage>;

/** How many posts, or entries of the changelog, a list shows: the newest. */
export const POSTS_SHOWN_MAX = 100;

/** A page in a list, newest first. The content is there where the list shows it whole: in the changelog. */
export const ListedPage = ShownPage.omit({ content: true }).extend({ content: z.string().nullable() });
export type ListedPage = z.infer<typeof ListedPage>;
