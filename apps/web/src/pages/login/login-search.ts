import { toReturnPath } from '../../lib/return-path.ts';

/** Why the link that confirms an address let nobody in. */
const REFUSED = ['expired', 'unknown'] as const;

export interface LoginSearch {
  /** The page that was wanted. */
  from?: string;
  confirmation?: (typeof REFUSED)[number];
}

export function readLoginSearch(search: Record<string, unknown>): LoginSearch {
  const from = toReturnPath(search.from);
  const confirmation = REFUSED.find((known) => known === search.confirmation);
  return { ...(from ? { from } : {}), ...(confirmation ? { confirmation } : {}) };
}
