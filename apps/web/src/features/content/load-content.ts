import { BUILT_IN_QUESTIONS, type Installation, type ShownClaim } from '@answerscope/contract';
import { type Fetcher, readable } from '../../lib/fetcher.ts';
import { inPageLanguage } from '../../lib/in-page-language.ts';
import type { Questions } from './questions.tsx';
import type { CarouselLogo } from './showable-logos.ts';
import type { LandingTestimonial } from './testimonials.tsx';

/** What administrators keep for the landing page; what could not be read is null, or left out. */
interface Content {
  claims?: readonly ShownClaim[] | null;
  logos?: readonly CarouselLogo[] | null;
  testimonials?: readonly LandingTestimonial[] | null;
  faq?: readonly Questions[] | null;
  /** Whether answers are simulated here: only then examples stand in for what is missing. */
  is_demonstration?: boolean;
  /** True when visitors may open the demonstration without an account. */
  opens_demonstration?: boolean;
}

/** The same as the page shows it. */
export function toContent({ claims, logos = null, testimonials, faq, ...installation }: Content) {
  return {
    claims: claims ?? [],
    logos,
    testimonials: testimonials ?? [],
    faq: faq ?? BUILT_IN_QUESTIONS,
    is_demonstration: installation.is_demonstration ?? false,
    opens_demonstration: installation.opens_demonstration ?? false,
  };
}

/** Reads it from the server. What cannot be read is no reason for the rest not to stand. */
export async function loadContent(fetcher: Fetcher) {
  const [claims, logos, testimonials, faq, installation] = await Promise.all([
    readable<ShownClaim[]>(fetcher, inPageLanguage('/api/claims')),
    readable<CarouselLogo[]>(fetcher, '/api/logos'),
    readable<LandingTestimonial[]>(fetcher, inPageLanguage('/api/testimonials')),
    readable<Questions[]>(fetcher, inPageLanguage('/api/faqs')),
    readable<Installation>(fetcher, '/api/installation'),
  ]);
  const { is_demonstration, opens_demonstration } = installation ?? {};
  return toContent({ claims, logos, testimonials, faq, is_demonstration, opens_demonstration });
}

/** All questions by category: those the server has for a page that it renders, else read from it; the built-in ones when neither is. */
export async function loadFaq(page: Content | null, fetcher: Fetcher): Promise<readonly Questions[]> {
  const faq = page ? page.faq : await readable<Questions[]>(fetcher, inPageLanguage('/api/faqs'));
  return faq ?? BUILT_IN_QUESTIONS;
}
