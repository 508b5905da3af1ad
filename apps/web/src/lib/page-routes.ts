/**
 * In the browser's program: adds all pages but the landing page and the back office to the table of routes, where the
 * program began on the landing page (`route-parts.ts` of the build writes it). In development and on the server the table
 * is whole.
 */
export {};
