import type { BroughtPath } from './lib/brought-answers.ts';
import type { FileRoutesById } from './routeTree.gen.ts';

type Route = keyof FileRoutesById;

/** What the page of an assistant reads before it knows whether that was ever asked. */
const ASSISTANT = ['/api/dashboard', '/api/plan-usage', '/api/runs?page_size=5&include=under_way'] as const;

/**
 * What the pages of a route read whenever they are opened, as their calls name it; $name is a part of the address. The
 * document asks for it at once. What stands here and is not read is asked for in vain, what is missing is only later.
 */
export const PAGE_READS: Partial<Record<Route, readonly string[]>> = {
  '/_app': ['/api/auth/get-session'],
  '/_app/tracker': ['/api/installation', '/api/profile', '/api/judgements'],
  '/_app/tracker/': ['/api/answers'],
  '/_app/tracker/openai': ASSISTANT,
  '/_app/tracker/gemini': ASSISTANT,
  '/_app/tracker/claude': ASSISTANT,
  '/_app/tracker/perplexity': ASSISTANT,
  '/_app/tracker/keywords/$id': [
    '/api/keywords/$id',
    '/api/keywords/$id/history',
    '/api/keywords/$id/evidence',
  ],
};

const OVERVIEW = [
  '/api/dashboard',
  '/api/profile',
  '/api/judgements',
  '/api/plan-usage',
  '/api/runs?page_size=5&include=under_way',
  '/api/installation',
] as const;

/** What pages read whose first words the server says (`first-words.tsx`): their documents bring the answers along. */
export const BROUGHT_READS: Partial<Record<Route, readonly BroughtPath[]>> = {
  '/_app/tracker/': [...OVERVIEW, '/api/competitors'],
  '/_app/tracker/dashboard': OVERVIEW,
};
