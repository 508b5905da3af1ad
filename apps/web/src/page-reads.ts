import type { FileRoutesById } from './routeTree.gen.ts';

const OVERVIEW = [
  '/api/dashboard',
  '/api/profile',
  '/api/judgements',
  '/api/plan-usage',
  '/api/runs?page_size=5',
  '/api/answers',
] as const;

/**
 * What the pages of a route read whenever they are opened, as their calls name it; $name is a part of the address. The
 * document asks for it at once. What stands here and is not read is asked for in vain, what is missing is only later.
 */
export const PAGE_READS: Partial<Record<keyof FileRoutesById, readonly string[]>> = {
  '/_app': ['/api/auth/get-session'],
  '/_app/tracker': ['/api/installation'],
  '/_app/tracker/': [...OVERVIEW, '/api/competitors'],
  '/_app/tracker/dashboard': OVERVIEW,
  '/_app/tracker/keywords/$id': [
    '/api/keywords/$id',
    '/api/keywords/$id/history',
    '/api/keywords/$id/evidence',
  ],
};
