import {
  cmsPages,
  faqCategories,
  faqItems,
  landingClaims,
  logos,
  POSTS_SHOWN_MAX,
  pictureHash,
  testimonials,
  validationError,
} from '@answerscope/contract';
import { orNotFound } from '../../context/not-found.ts';
import { inTransaction, type Pool, type Transaction } from '../../database/pool.ts';
import { publishContentChange } from '../../events/publish-event.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { administering } from '../audit/index.ts';
import { findMediaFacts } from '../media/index.ts';
import { createResourceRoutes, type ResourceServices } from '../resources/index.ts';
import { findAuthor, findAuthorWithPosts } from './authors.queries.ts';
import { findBuiltInClaim } from './built-in-texts.rules.ts';
import { listShownClaims, listShownLogos, listShownTestimonials } from './content.queries.ts';
import * as tables from './content.tables.ts';
import { createCommentRoutes, createDiscussionRoutes } from './discussion.routes.ts';
import { listFaq } from './faq.queries.ts';
import { faqCategoryServices, faqItemServices } from './faq.services.ts';
import * as messages from './messages.ts';
import { previewToken } from './page-preview.rules.ts';
import { findSavedPage, findShownPage, listShownPages } from './pages.queries.ts';
import { cmsPageServices } from './pages.services.ts';
import { findPreview } from './use-cases/find-preview.ts';

const { admin, content } = procedures;
const bindShown = bind(({ db }) => db);

/** What reading and commenting needs. */
export interface ContentServices {
  servicePool: Pool;
  rateLimiter: RateLimiter;
  /** Signs links to previews. */
  linkSecret: string;
}

/** What visitors read. */
export const createContentRoutes = ({ servicePool, ...services }: ContentServices) => ({
  ...createDiscussionRoutes({ servicePool, ...services }),
  list_logos: bindShown(content.list_logos, (db) => db.transaction(listShownLogos)),
  list_shown_testimonials: bindShown(content.list_shown_testimonials, (db, { language }) =>
    db.transaction((tx) => listShownTestimonials(tx, language)),
  ),
  list_claims: bindShown(content.list_claims, (db, { language }) =>
    db.transaction((tx) => listShownClaims(tx, language)),
  ),
  list_faqs: bindShown(content.list_faqs, (db, { language }) =>
    db.transaction((tx) => listFaq(tx, language)),
  ),
  // Who wrote them is read with pages, and persons are read by nobody but their owners and the service.
  get_shown_page: content.get_shown_page.handler(({ input }) =>
    inTransaction(servicePool, null, async (tx) => orNotFound(await findShownPage(tx, input))),
  ),
  list_posts: content.list_posts.handler(({ input }) =>
    inTransaction(servicePool, null, (tx) => listShownPages(tx, { ...input, max: POSTS_SHOWN_MAX })),
  ),
  get_author: content.get_author.handler(({ input }) =>
    inTransaction(servicePool, null, async (tx) => orNotFound(await findAuthor(tx, input.id))),
  ),
  list_author_posts: content.list_author_posts.handler(({ input }) =>
    inTransaction(servicePool, null, async (tx) => orNotFound(await findAuthorWithPosts(tx, input)).posts),
  ),
  get_page_preview: content.get_page_preview.handler(async ({ context, input }) => {
    const { linkSecret: secret } = services;
    return orNotFound(await findPreview({ servicePool, now: context.now, secret }, input));
  }),
});

/** Binds administrators' links to previews, and their moderation of comments. */
export const createContentAdministrationRoutes = ({ servicePool, linkSecret }: ContentServices) => ({
  ...createCommentRoutes({ servicePool }),
  get_preview_link: bind(administering(servicePool))(
    admin.get_preview_link,
    async ({ readAll, now }, { id }) => {
      orNotFound(await readAll((tx) => findSavedPage(tx, { id, language: 'en' })));
      const { token, expiresAt } = previewToken(id, { now, secret: linkSecret });
      return { path: `/preview/${token}`, expires_at: expiresAt.toISOString() };
    },
  ),
});

/** Visitors see what was changed at once. */
const showChange: ResourceServices<unknown>['follow'] = (_ctx, tx) => publishContentChange(tx);

/** An address of a picture that was never uploaded, or is no longer kept, would show nothing. */
async function refuseMissingPicture(tx: Transaction, { image_url }: { image_url: string }): Promise<void> {
  const hash = pictureHash(image_url);
  if (hash === null || (await findMediaFacts(tx, hash)) === null)
    throw validationError({ image_url: [messages.pictureNotHere] });
}

/** What administrators keep for them. */
export const createContentResourceRoutes = (servicePool: Pool) => ({
  cms_pages: createResourceRoutes(admin.cms_pages, cmsPages, { servicePool, ...cmsPageServices }),
  logos: createResourceRoutes(admin.logos, logos, {
    servicePool,
    table: tables.homepage_logos,
    refuse: (tx, { values }) => refuseMissingPicture(tx, values),
    follow: showChange,
  }),
  landing_claims: createResourceRoutes(admin.landing_claims, landingClaims, {
    servicePool,
    table: tables.landing_claims,
    findBuiltIn: (row) => findBuiltInClaim(row as unknown as typeof tables.landing_claims.$inferSelect),
    follow: showChange,
  }),
  testimonials: createResourceRoutes(admin.testimonials, testimonials, {
    servicePool,
    table: tables.testimonials,
    follow: showChange,
  }),
  faq_categories: createResourceRoutes(admin.faq_categories, faqCategories, {
    servicePool,
    ...faqCategoryServices,
  }),
  faq_items: createResourceRoutes(admin.faq_items, faqItems, {
    servicePool,
    ...faqItemServices,
  }),
});
