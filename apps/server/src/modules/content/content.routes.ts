import {
  cmsPages,
  faqCategories,
  faqItems,
  logos,
  POSTS_SHOWN_MAX,
  pictureHash,
  testimonials,
  validationError,
} from '@answerscope/contract';
import { notFound } from '../../context/not-found.ts';
import type { Pool, Transaction } from '../../database/pool.ts';
import { publishContentChange } from '../../events/publish-event.ts';
import { procedures } from '../../http/procedures.ts';
import { findMediaFacts } from '../media/index.ts';
import { createResourceRoutes, type ResourceServices } from '../resources/index.ts';
import { listShownLogos, listShownTestimonials } from './content.queries.ts';
import * as tables from './content.tables.ts';
import { listFaq } from './faq.queries.ts';
import { faqCategoryServices, faqItemServices } from './faq.services.ts';
import { findShownPage, listShownPages } from './pages.queries.ts';
import { cmsPageServices } from './pages.services.ts';

/** What visitors read. */
export const createContentRoutes = () => ({
  list_logos: procedures.content.list_logos.handler(({ context }) =>
    context.db.transaction((tx) => listShownLogos(tx)),
  ),
  list_shown_testimonials: procedures.content.list_shown_testimonials.handler(({ context }) =>
    context.db.transaction((tx) => listShownTestimonials(tx)),
  ),
  list_faqs: procedures.content.list_faqs.handler(({ context }) =>
    context.db.transaction((tx) => listFaq(tx)),
  ),
  get_shown_page: procedures.content.get_shown_page.handler(({ context, input }) =>
    context.db.transaction(async (tx) => {
      const page = await findShownPage(tx, input.slug);
      if (page === null) throw notFound();
      return page;
    }),
  ),
  list_posts: procedures.content.list_posts.handler(({ context, input }) =>
    context.db.transaction((tx) => listShownPages(tx, { kind: input.kind, max: POSTS_SHOWN_MAX })),
  ),
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
