/** How the product looks: design tokens, their draft, what is published of them, and theme templates. */
export { findPublishedStyleSheet } from './design.queries.ts';
export { createDesignMount, createDesignRoutes, createShownDesignRoutes } from './design.routes.ts';
export { seedThemeTemplates } from './use-cases/seed-theme-templates.ts';
