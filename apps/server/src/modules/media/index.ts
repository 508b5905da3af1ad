/** Pictures that are uploaded: judged by their bytes, made anew, kept under an address that follows from them, served to everybody. */

export { type MediaJobContext, removeUnusedMedia } from './media.jobs.ts';
export type { MediaReference } from './media.queries.ts';
export { createMediaMount, createMediaRoutes } from './media.routes.ts';
