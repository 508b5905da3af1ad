import type { Installation } from '@answerscope/contract';
import { type Fetcher, readable } from '../../lib/fetcher.ts';
import { inPageLanguage } from '../../lib/in-page-language.ts';
import type { PageContext } from '../../lib/page-context.ts';

/** What public pages say of the operator: where they may be followed, and where users get help. */
export interface Operator extends Pick<Installation, 'social_links' | 'support_address'> {
  /** Whether the landing page shows quotes, those of a demonstration included. */
  has_testimonials: boolean;
}

/** Reads it. What cannot be read is no reason for the page not to stand. */
export async function loadOperator(fetcher: Fetcher, page: PageContext | null): Promise<Operator> {
  const [said, testimonials] = page?.social_links
    ? [page, page.testimonials]
    : await Promise.all([
        readable<Installation>(fetcher, '/api/installation'),
        readable<unknown[]>(fetcher, inPageLanguage('/api/testimonials')),
      ]);
  return {
    social_links: [...(said?.social_links ?? [])],
    support_address: said?.support_address ?? null,
    has_testimonials: said?.is_demonstration === true || (testimonials?.length ?? 0) > 0,
  };
}
