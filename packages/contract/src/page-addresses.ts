import * as messages from './common-messages.ts';
import type { ShownPage } from './shown-pages.ts';

/** What stands where there is no such page (specification 2.10). */
export const PAGE_NOT_FOUND = {
  title: messages.pageNotFound,
  text: messages.thePageYoureLookingFor,
} as const;

/** What stands where a link to a preview has ended, or never was one. */
export const PREVIEW_ENDED = {
  title: messages.thisPreviewHasEnded,
  text: messages.aLinkPreviewWorksFor,
} as const;

/** What the last part of a page's address is made of: no page has another. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Short addresses of pages, by the slug of the page. */
export const SHORT_ADDRESSES: Readonly<Record<string, string>> = {
  '/about': 'about-us',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/brand': 'brand',
  '/how-it-works': 'how-it-works',
};

/** Addresses that people try on sites like this one, by the page they mean. */
export const COMMON_ADDRESSES: Readonly<Record<string, string>> = {
  '/pricing': '/plans',
  '/signup': '/registration',
  '/sign-up': '/registration',
  '/register': '/registration',
  '/signin': '/login',
  '/sign-in': '/login',
  '/faq': '/faqs',
  '/docs': '/help',
};

/** Addresses of pages of words that the program shows now, where no page has their slug. */
export const FORMER_PAGES: Readonly<Record<string, string>> = { '/pages/help': '/help' };

const suite = (name: string) => `/admin/function-test?suite=${name}`;

/** Addresses of pages on which developers tried functions out (specification 2.13), by the suite that does it now. */
export const TEST_ADDRESSES: Readonly<Record<string, string>> = {
  '/test/profile-operations': suite('profile'),
  '/test/brand-operations': suite('brand'),
  '/test/admin-operations': suite('admin'),
  '/test/analytics-operations': suite('analytics'),
  '/test/tag-operations': suite('tags'),
};

/** Where a page stands. */
export function addressOfPage({ kind, slug }: Pick<ShownPage, 'kind' | 'slug'>): string {
  if (kind === 'post') return `/blog/${slug}`;
  return kind === 'changelog' ? `/changelog#${slug}` : `/pages/${slug}`;
}
