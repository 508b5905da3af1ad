import { readFrom } from '../../lib/return-path.ts';

/** Why the link that confirms an address let nobody in. */
const REFUSED = ['expired', 'unknown'] as const;

export interface LoginSearch {
  /** The page that was wanted. */
  from?: string;
  confirmation?: (typeof REFUSED)[number];
  /** A visit of the demonstration did not begin. */
  demonstration?: 'busy';
}

export function readLoginSearch(search: Record<string, unknown>): LoginSearch {
  const confirmation = REFUSED.find((known) => known === search.confirmation);
  return {
    ...readFrom(search),
    ...(confirmation ? { confirmation } : {}),
    ...(search.demonstration === 'busy' ? { demonstration: 'busy' } : {}),
  };
}
