import type { Installation, SocialLink } from '@answerscope/contract';
import type { Fetcher } from '../../lib/fetcher.ts';
import type { PageContext } from '../../lib/page-context.ts';

/** Where the operator may be followed. What cannot be read is no reason for the page not to stand. */
export async function loadSocialLinks(
  fetcher: Fetcher,
  page: PageContext | null,
): Promise<readonly SocialLink[]> {
  if (page?.social_links) return page.social_links;
  try {
    const installation: Installation = await (await fetcher('/api/installation')).json();
    return installation.social_links;
  } catch {
    return [];
  }
}
