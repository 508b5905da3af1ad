/** Pictures that are uploaded: judged by their bytes, made anew, kept under an address that follows from them, served to everybody. */
export { createMediaMount, createMediaRoutes } from './media.routes.ts';
