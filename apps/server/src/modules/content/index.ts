/** What visitors read and administrators keep for them: logos, testimonials, the FAQ, pages, posts with what is said of them. */
export { findAuthor, findAuthorWithPosts } from './authors.queries.ts';
export { listShownClaims, listShownLogos, listShownTestimonials } from './content.queries.ts';
export {
  type ContentServices,
  createContentAdministrationRoutes,
  createContentResourceRoutes,
  createContentRoutes,
} from './content.routes.ts';
export { listFaq } from './faq.queries.ts';
export { createMachineFilesMount } from './machine-files.routes.ts';
export { findShownPage, listShownPages } from './pages.queries.ts';
export { type PublicationWatch, watchPublications } from './publications.engine.ts';
export { readReleaseNotes } from './release-notes.rules.ts';
export { findDiscussion } from './use-cases/find-discussion.ts';
export { findPreview } from './use-cases/find-preview.ts';
export { seedClaims } from './use-cases/seed-claims.ts';
export { seedFaq } from './use-cases/seed-faq.ts';
export { seedPages } from './use-cases/seed-pages.ts';
export { seedReleases } from './use-cases/seed-releases.ts';
