import { z } from 'zod';
import * as common from '../common-messages.ts';
import { SLUG } from '../page-addresses.ts';
import { BooleanParameter, momentParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';
import { TRANSLATION_FACTS, translationsOf } from './translations.ts';

export const SLUG_MAX = 80;
const TITLE_MAX = 120;
const DESCRIPTION_MAX = 300;
/** Characters of a page's HTML. */
export const CONTENT_MAX = 40_000;

/** What a page of words is: a page by itself, an article of the blog, an entry of the changelog. */
export const PAGE_KINDS = ['page', 'post', 'changelog'] as const;
export const PageKind = z.enum(PAGE_KINDS);
export type PageKind = z.infer<typeof PageKind>;

const texts = {
  title: plainText(TITLE_MAX).trim().min(1, messages.enterATitle).max(TITLE_MAX),
  description: plainText(DESCRIPTION_MAX)
    .trim()
    .max(DESCRIPTION_MAX)
    .register(fieldHints, { input: 'area', hint: messages.oneOrTwoSentencesFor }),
  content: plainText(CONTENT_MAX)
    .max(CONTENT_MAX, common.atMostCharacters({ max: CONTENT_MAX }))
    .register(fieldHints, {
      input: 'area',
      hint: messages.htmlHeadingsFromH2On,
    }),
};

/** The texts of a page in one language. */
export const PageTexts = z.strictObject(texts);
export type PageTexts = z.infer<typeof PageTexts>;

/** What visitors read: pages, articles of the blog, entries of the changelog (specification 2.10 and 3). */
export const cmsPages = resource({
  name: 'cms_pages',
  title: messages.pagesAndPosts,
  fields: {
    title: texts.title,
    slug: plainText(SLUG_MAX)
      .trim()
      .max(SLUG_MAX)
      .regex(SLUG, messages.useSmallLetters)
      .register(fieldHints, {
        hint: messages.theLastPartAddress,
      }),
    kind: PageKind.register(fieldHints, {
      choices: { page: messages.page, post: messages.postOfTheBlog, changelog: messages.entryOfTheChangelog },
    }),
    description: texts.description,
    content: texts.content,
    translations: translationsOf(PageTexts),
    is_published: z.boolean().register(fieldHints, { label: messages.published }),
    is_draft: z.boolean().register(fieldHints, {
      label: messages.keepAsADraft,
      hint: messages.visitorsGoOnReadingTitle,
    }),
    published_at: momentParameter(messages.enterDateAndTime).nullable().register(fieldHints, {
      label: messages.publishedFrom,
      input: 'moment',
      empty: messages.atOnce,
      hint: messages.yourLocalTime,
    }),
  },
  facts: TRANSLATION_FACTS,
  named: 'title',
  searched: ['title', 'slug', 'description'],
  sorts: ['title', 'published_at'],
  filters: { kind: PageKind.optional(), is_published: BooleanParameter.optional() },
  isOrdered: false,
});
export type CmsPage = z.infer<typeof cmsPages.row>;

export const cmsPagesContract = resourceContract(cmsPages);
