/** Pictures that are uploaded: judged by their bytes, made anew, kept under an address that follows from them, served to everybody. */

export { type MediaJobContext, removeUnusedMedia } from './media.jobs.ts';
export { deleteUnusedAvatars, findMediaBytes, findMediaFacts, type MediaReference } from './media.queries.ts';
export { createMediaMount, createMediaRoutes, createMediaServices } from './media.routes.ts';
export type { MediaServices } from './media.services.ts';
export {
  keepPicture,
  type PreparedPicture,
  prepareFetchedPicture,
  preparePicture,
} from './use-cases/prepare-picture.ts';
