import { z } from 'zod';
import { SLUG } from '../page-addresses.ts';
import { BooleanParameter, momentParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

export const SLUG_MAX = 80;
const TITLE_MAX = 120;
const DESCRIPTION_MAX = 300;
/** Characters of a page's HTML. */
export const CONTENT_MAX = 40_000;

/** What a page of words is: a page by itself, an article of the blog, an entry of the changelog. */
export const PAGE_KINDS = ['page', 'post', 'changelog'] as const;
export const PageKind = z.enum(PAGE_KINDS);
export type PageKind = z.infer<typeof PageKind>;

/** What visitors read: pages, articles of the blog, entries of the changelog (specification 2.10 and 3). */
export const cmsPages = resource({
  name: 'cms_pages',
  title: 'Pages and posts',
  words: { one: 'page', many: 'pages' },
  fields: {
    title: plainText(TITLE_MAX).trim().min(1, 'Please enter a title').max(TITLE_MAX),
    slug: plainText(SLUG_MAX)
      .trim()
      .max(SLUG_MAX)
      .regex(SLUG, 'Please use small letters, digits and single hyphens')
      .register(fieldHints, {
        hint: 'The last part of its address: about-us.',
      }),
    kind: PageKind.register(fieldHints, {
      choices: { page: 'Page', post: 'Post of the blog', changelog: 'Entry of the changelog' },
    }),
    description: plainText(DESCRIPTION_MAX)
      .trim()
      .max(DESCRIPTION_MAX)
      .register(fieldHints, { input: 'area', hint: 'One or two sentences for lists and search engines.' }),
    content: plainText(CONTENT_MAX)
      .max(CONTENT_MAX, `Please enter at most ${CONTENT_MAX} characters`)
      .register(fieldHints, {
        input: 'area',
        hint: 'HTML: headings from h2 on, paragraphs, lists, quotes, code, links and pictures that were uploaded here. Everything else is taken out.',
      }),
    is_published: z.boolean().register(fieldHints, { label: 'Published' }),
    is_draft: z.boolean().register(fieldHints, {
      label: 'Keep as a draft',
      hint: 'Visitors go on reading the title, description and text that are published; the preview shows the draft. Address, kind and times count at once.',
    }),
    published_at: momentParameter('Please enter a date and a time').nullable().register(fieldHints, {
      label: 'Published from',
      input: 'moment',
      empty: 'At once',
      hint: 'Your local time. Left empty: at once.',
    }),
  },
  facts: {},
  named: 'title',
  searched: ['title', 'slug', 'description'],
  sorts: ['title', 'published_at'],
  filters: { kind: PageKind.optional(), is_published: BooleanParameter.optional() },
  isOrdered: false,
});
export type CmsPage = z.infer<typeof cmsPages.row>;

export const cmsPagesContract = resourceContract(cmsPages);
