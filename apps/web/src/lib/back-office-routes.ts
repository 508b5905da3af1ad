/**
 * In the browser's program: adds the routes of the back office to the table of routes, where the program began outside
 * it (`route-parts.ts` of the build writes it). In development and on the server the table is whole.
 */
export {};
