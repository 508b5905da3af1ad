import type { Fetcher } from '../../lib/fetcher.ts';
import type { CarouselLogo } from './showable-logos.ts';

/** The logos that visitors see, in their order; null when they cannot be read: the rest of the page stands without them. */
export async function loadLogos(fetcher: Fetcher): Promise<CarouselLogo[] | null> {
  try {
    return await (await fetcher('/api/logos')).json();
  } catch {
    return null;
  }
}
