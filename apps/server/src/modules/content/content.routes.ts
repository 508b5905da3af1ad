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
import { notFound } from '../../context/not-found.ts';
import { inTransaction, type Pool, type Transaction } from '../../database/pool.ts';
import { publishContentChange } from '../../events/publish-event.ts';
import { asAdministrator } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { administration } from '../audit/index.ts';
import { findMediaFacts } from '../media/index.ts';
import { createResourceRoutes, type ResourceServices } from '../resources/index.ts';
import { findAuthor, findAuthorWithPosts } from './authors.queries.ts';
import { listShownClaims, listShownLogos, listShownTestimonials } from './content.queries.ts';
import * as tables from './content.tables.ts';
import { createCommentRoutes, createDiscussionRoutes } from './discussion.routes.ts';
import { listFaq } from './faq.queries.ts';
import { faqCategoryServices, faqItemServices } from './faq.services.ts';
import { previewToken } from './page-preview.rules.ts';
import { findSavedPage, findShownPage, listShownPages } from './pages.queries.ts';
import { cmsPageServices } from './pages.services.ts';
import { findPreview } from './use-cases/find-preview.ts';

/** What reading and commenting needs. */
export interface ContentServices {
  servicePool: Pool;
  rateLimiter: RateLimiter;
  /** Signs links to previews. */
  previewSecret: string;
}

/** What visitors read. */
export const createContentRoutes = ({ servicePool, ...services }: ContentServices) => ({
  ...createDiscussionRoutes({ servicePool, ...services }),
  list_logos: procedures.content.list_logos.handler(({ context }) =>
    context.db.transaction((tx) => listShownLogos(tx)),
  ),
  list_shown_testimonials: procedures.content.list_shown_testimonials.handler(({ context }) =>
    context.db.transaction((tx) => listShownTestimonials(tx)),
  ),
  list_claims: procedures.content.list_claims.handler(({ context }) =>
    context.db.transaction((tx) => listShownClaims(tx)),
  ),
  list_faqs: procedures.content.list_faqs.handler(({ context }) =>
    context.db.transaction((tx) => listFaq(tx)),
  ),
  // Who wrote them is read with pages, and profiles are read by nobody but their owners and the service.
  get_shown_page: procedures.content.get_shown_page.handler(({ input }) =>
    inTransaction(servicePool, null, async (tx) => {
      const page = await findShownPage(tx, input.slug);
      if (page === null) throw notFound();
      return page;
    }),
  ),
  list_posts: procedures.content.list_posts.handler(({ input }) =>
    inTransaction(servicePool, null, (tx) => listShownPages(tx, { kind: input.kind, max: POSTS_SHOWN_MAX })),
  ),
  get_author: procedures.content.get_author.handler(({ input }) =>
    inTransaction(servicePool, null, async (tx) => {
      const author = await findAuthor(tx, input.id);
      if (author === null) throw notFound();
      return author;
    }),
  ),
  list_author_posts: procedures.content.list_author_posts.handler(({ input }) =>
    inTransaction(servicePool, null, async (tx) => {
      const found = await findAuthorWithPosts(tx, input.id);
      if (found === null) throw notFound();
      return found.posts;
    }),
  ),
  get_page_preview: procedures.content.get_page_preview.handler(async ({ context, input }) => {
    const { previewSecret: secret } = services;
    const preview = await findPreview({ servicePool, now: context.now, secret }, input);
    if (preview === null) throw notFound();
    return preview;
  }),
});

/** Binds administrators' links to previews, and their moderation of comments. */
export const createContentAdministrationRoutes = ({ servicePool, previewSecret }: ContentServices) => ({
  ...createCommentRoutes({ servicePool }),
  get_preview_link: procedures.admin.get_preview_link.handler(async ({ context, input }) => {
    const { readAll, now } = administration(servicePool, asAdministrator(context));
    if ((await readAll((tx) => findSavedPage(tx, input.id))) === null) throw notFound();
    const { token, expiresAt } = previewToken(input.id, { now, secret: previewSecret });
    return { path: `/preview/${token}`, expires_at: expiresAt.toISOString() };
  }),
});

/** Visitors see what was changed at once. */
const showChange: ResourceServices<unknown>['follow'] = (_ctx, tx) => publishContentChange(tx);

/** An address of a picture that was never uploaded, or is no longer kept, would show nothing. */
async function refuseMissingPicture(tx: Transaction, { image_url }: { image_url: string }): Promise<void> {
  const hash = pictureHash(image_url);
  if (hash === null || (await findMediaFacts(tx, hash)) === null)
    throw validationError({ image_url: ['This picture is not here. Please upload it again.'] });
}

/** What administrators keep for them. */
export const createContentResourceRoutes = (servicePool: Pool) => ({
  cms_pages: createResourceRoutes(procedures.admin.cms_pages, cmsPages, { servicePool, ...cmsPageServices }),
  logos: createResourceRoutes(procedures.admin.logos, logos, {
    servicePool,
    table: tables.homepage_logos,
    refuse: (tx, { values }) => refuseMissingPicture(tx, values),
    follow: showChange,
  }),
  landing_claims: createResourceRoutes(procedures.admin.landing_claims, landingClaims, {
    servicePool,
    table: tables.landing_claims,
    follow: showChange,
  }),
  testimonials: createResourceRoutes(procedures.admin.testimonials, testimonials, {
    servicePool,
    table: tables.testimonials,
    follow: showChange,
  }),
  faq_categories: createResourceRoutes(procedures.admin.faq_categories, faqCategories, {
    servicePool,
    ...faqCategoryServices,
  }),
  faq_items: createResourceRoutes(procedures.admin.faq_items, faqItems, {
    servicePool,
    ...faqItemServices,
  }),
});
