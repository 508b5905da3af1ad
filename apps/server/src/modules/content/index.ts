/** What visitors read and administrators keep for them: logos, testimonials, the FAQ. */
export { listShownLogos, listShownTestimonials } from './content.queries.ts';
export { createContentResourceRoutes, createContentRoutes } from './content.routes.ts';
export { listFaq } from './faq.queries.ts';
export { createMachineFilesMount } from './machine-files.routes.ts';
export { findShownPage, listShownPages } from './pages.queries.ts';
export { type PublicationWatch, watchPublications } from './publications.engine.ts';
export { seedFaq } from './use-cases/seed-faq.ts';
export { seedPages } from './use-cases/seed-pages.ts';
