/**
 * Adds all routes but those of the landing page and the back office. The build writes this module in `route-parts.ts`.
 * In development and on the server the route tree is complete.
 */
export {};
