import {
  LANGUAGE,
  type Language,
  type Plan,
  PRODUCT_NAME,
  pathIn,
  type ShownPage,
  splitLanguage,
} from '@answerscope/contract';
import { BUILT_LANGUAGES } from './lib/built-languages.ts';
import * as messages from './routes/messages.ts';

interface Described {
  /** The whole address of the page, without its search. */
  url: URL;
  /** The page of words that it shows, where it shows one. */
  page: ShownPage | null;
  /** The title of the help article that it shows. */
  article?: string | undefined;
  /** What is sold, where plans are known. */
  plans?: readonly Pick<Plan, 'name' | 'description' | 'price_monthly'>[];
}

/** Public pages of the program, as a trail names them. */
const PROGRAM_PAGES: Readonly<Record<string, string>> = {
  '/plans': messages.plans,
  '/faqs': messages.faqs,
  '/help': messages.help,
  '/blog': messages.blog,
  '/changelog': messages.changelog,
  '/pages/how-it-works': messages.howItWorks,
};

/** Pages that are for one person, or for nobody to find. */
const CLOSED =
  /^\/(tracker|admin|start|test|preview|login|registration|forgot-password|reset-password|invitation|confirm-email)(\/|$)/;

/**
 * A public page with what machines read of it in its head: its one address, what a shared link shows, and its data in
 * the words of schema.org. Only in the document: the program carries nothing of it.
 */
export function withMachineHead(html: string, { url, page, article, plans = [] }: Described): string {
  const { path } = splitLanguage(url.pathname);
  if (CLOSED.test(path)) return html;
  const spoken = page?.language ?? LANGUAGE;
  const languages = BUILT_LANGUAGES.filter((language) => page === null || page.languages.includes(language));
  const addressIn = (language: Language) => url.origin + pathIn(language, path);
  const address = addressIn(spoken);
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? PRODUCT_NAME;
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  // Title and description come out of HTML as they stand there, so they may stand in it again.
  const tags = [
    `<link rel="canonical" href="${address}"/>`,
    ...(languages.length > 1
      ? [...languages.map((language) => [language, addressIn(language)]), ['x-default', addressIn('en')]].map(
          ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}"/>`,
        )
      : []),
    `<link rel="alternate" type="application/rss+xml" title="${PRODUCT_NAME}" href="/blog/rss.xml"/>`,
    ...[
      ['og:site_name', PRODUCT_NAME],
      ['og:type', page?.kind === 'post' ? 'article' : 'website'],
      ['og:title', title],
      ['og:description', description],
      ['og:url', address],
      ['og:image', url.origin + (pictureIn(page) ?? '/og.png')],
    ].map(([property, content]) => `<meta property="${property}" content="${content}"/>`),
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<script type="application/ld+json">${jsonLd(graphOf({ url, page, article, plans }))}</script>`,
  ];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

function graphOf({ url: { origin, pathname: whole }, page, article, plans = [] }: Described): object[] {
  const { path: pathname } = splitLanguage(whole);
  const addressOf = (path: string) => origin + pathIn(page?.language ?? LANGUAGE, path);
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: PRODUCT_NAME,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
  };
  if (pathname === '/') return [organization, applicationOf(origin, plans)];
  const isInBlog = page?.kind === 'post' || pathname.startsWith('/blog/authors/');
  const here = page?.title ?? article ?? PROGRAM_PAGES[pathname];
  const trail = [
    { name: messages.home, item: addressOf('/') },
    ...(article === undefined ? [] : [{ name: messages.help, item: addressOf('/help') }]),
    ...(isInBlog ? [{ name: messages.blog, item: addressOf('/blog') }] : []),
    ...(here === undefined ? [] : [{ name: here, item: addressOf(pathname) }]),
  ];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
  const all = [organization, ...(trail.length > 1 ? [breadcrumbs] : [])];
  if (pathname === '/plans') return [...all, applicationOf(origin, plans)];
  if (page?.kind !== 'post') return all;
  const publisher = { '@id': organization['@id'] };
  const { author } = page;
  const picture = pictureIn(page);
  const post = {
    '@type': 'BlogPosting',
    headline: page.title,
    description: page.description,
    datePublished: page.published_at,
    dateModified: page.updated_at,
    mainEntityOfPage: addressOf(pathname),
    ...(picture && { image: origin + picture }),
    author: author
      ? { '@type': 'Person', name: author.full_name, url: `${origin}/blog/authors/${author.id}` }
      : publisher,
    publisher,
  };
  return [...all, post];
}

/** The first picture of a page, which a shared link shows. */
function pictureIn(page: ShownPage | null): string | null {
  return /<img src="(\/media\/[^"]+)"/.exec(page?.content ?? '')?.[1] ?? null;
}

/** The product as something that can be bought: an offer for each plan, by its price a month. */
function applicationOf(origin: string, plans: NonNullable<Described['plans']>): object {
  return {
    '@type': 'SoftwareApplication',
    name: PRODUCT_NAME,
    url: `${origin}/`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: { '@id': `${origin}/#organization` },
    offers: plans.map(({ name, description, price_monthly }) => ({
      '@type': 'Offer',
      name,
      description,
      price: price_monthly.toFixed(2),
      priceCurrency: 'USD',
      url: `${origin}/plans`,
    })),
  };
}

/** As it stands in a document: nothing in it ends the element. */
function jsonLd(graph: readonly object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
}
