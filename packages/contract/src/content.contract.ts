import { oc } from '@orpc/contract';
import { z } from 'zod';
import { CLAIM_PLACES } from './built-in-claims.ts';
import { InLanguage } from './language.ts';
import { LIST_MAX } from './list-max.ts';
import { PageKind, SLUG_MAX } from './resources/cms-pages.ts';
import { ListedPage, POSTS_SHOWN_MAX, ShownPage } from './shown-pages.ts';
import { plainText } from './text.ts';

/** A logo as visitors see it. */
export const ShownLogo = z.object({
  id: z.uuid(),
  name: z.string(),
  alt_text: z.string(),
  image_url: z.string(),
});
export type ShownLogo = z.infer<typeof ShownLogo>;

/** How many testimonials the landing page shows: three columns of three. */
export const TESTIMONIALS_SHOWN_MAX = 9;

/** A testimonial as visitors see it. */
export const ShownTestimonial = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.string(),
  content: z.string(),
});
export type ShownTestimonial = z.infer<typeof ShownTestimonial>;

/** Questions that stand under one heading, as visitors see them. */
export const FaqGroup = z.object({
  /** Null: they stand under none, after all others. */
  category: z.string().nullable(),
  questions: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })).max(LIST_MAX),
});
export type FaqGroup = z.infer<typeof FaqGroup>;

export const contentContract = {
  list_logos: oc
    .route({
      method: 'GET',
      path: '/api/logos',
      tags: ['content'],
      summary: 'Logos of the landing page, in their order',
    })
    .output(z.array(ShownLogo).max(LIST_MAX)),
  list_shown_testimonials: oc
    .route({
      method: 'GET',
      path: '/api/testimonials',
      tags: ['content'],
      summary: 'Testimonials of the landing page, in their order',
    })
    .input(InLanguage)
    .output(z.array(ShownTestimonial).max(TESTIMONIALS_SHOWN_MAX)),
  list_claims: oc
    .route({
      method: 'GET',
      path: '/api/claims',
      tags: ['content'],
      summary: 'What the operator claims on the landing page, in its order',
    })
    .input(InLanguage)
    .output(
      z
        .array(
          z.object({
            id: z.string(),
            place: z.enum(CLAIM_PLACES),
            figure: z.string(),
            label: z.string(),
          }),
        )
        .max(LIST_MAX),
    ),
  list_faqs: oc
    .route({
      method: 'GET',
      path: '/api/faqs',
      tags: ['content'],
      summary: 'Questions and answers by category, in their order',
    })
    .input(InLanguage)
    .output(z.array(FaqGroup).max(LIST_MAX)),
  get_shown_page: oc
    .route({
      method: 'GET',
      path: '/api/pages/{slug}',
      tags: ['content'],
      summary: 'A published page or post, also by an address that it had before',
    })
    .input(InLanguage.extend({ slug: plainText(SLUG_MAX).max(SLUG_MAX) }))
    .output(ShownPage),
  list_posts: oc
    .route({
      method: 'GET',
      path: '/api/posts',
      tags: ['content'],
      summary:
        'Published posts, or another kind of pages, newest first; entries of the changelog with their words',
    })
    .input(InLanguage.extend({ kind: PageKind.default('post') }))
    .output(z.array(ListedPage).max(POSTS_SHOWN_MAX)),
};
