import type { Installation } from '@answerscope/contract';
import { type Fetcher, readable } from '../../lib/fetcher.ts';
import type { PageContext } from '../../lib/page-context.ts';

/** What public pages say of the operator: where they may be followed, and where users get help. */
export type Operator = Pick<Installation, 'social_links' | 'support_address'>;

/** Reads it. What cannot be read is no reason for the page not to stand. */
export async function loadOperator(fetcher: Fetcher, page: PageContext | null): Promise<Operator> {
  const said = page?.social_links ? page : await readable<Installation>(fetcher, '/api/installation');
  return { social_links: [...(said?.social_links ?? [])], support_address: said?.support_address ?? null };
}
