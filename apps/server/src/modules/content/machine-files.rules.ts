import {
  addressOfPage,
  HELP_ARTICLES,
  type Language,
  type ListedPage,
  PRODUCT_NAME,
  PRODUCT_TAGLINE,
  pathIn,
  supportHref,
} from '@answerscope/contract';
import * as messages from './messages.ts';

/** Pages of the program that anybody reads. */
const PROGRAM_PAGES = [
  { path: '/', title: PRODUCT_NAME, description: PRODUCT_TAGLINE },
  {
    path: '/pages/how-it-works',
    title: messages.howItWorks,
    description: messages.howItWorksDescription,
  },
  { path: '/plans', title: messages.plans, description: messages.plansDescription },
  { path: '/faqs', title: messages.faqs, description: messages.faqsDescription },
  { path: '/help', title: messages.help, description: messages.helpDescription },
  { path: '/blog', title: messages.blog, description: messages.blogDescription },
  { path: '/changelog', title: messages.changelog, description: messages.changelogDescription },
] as const;

const PROGRAM_PATHS = [
  ...PROGRAM_PAGES.map(({ path }) => path),
  ...HELP_ARTICLES.map((slug) => `/help/${slug}`),
];

/** What the files for machines are made of. */
export interface SiteWords {
  /** Without a slash at the end. */
  baseUrl: string;
  pages: readonly ListedPage[];
  posts: readonly ListedPage[];
  /** In which the pages of the program are. */
  languages: readonly Language[];
  /** Null where the installation names nobody. */
  supportAddress: string | null;
  now: Date;
}

/** Who may read what: everything that is public. */
export function robotsTxt({ baseUrl }: Pick<SiteWords, 'baseUrl'>): string {
  const closed = ['/tracker', '/admin', '/start', '/preview', '/api'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join('\n');
}

/** Months that a security.txt holds, counted from the first day of this one: in a month its text stays the same. */
const SECURITY_MONTHS = 11;

/** Whom to tell of a vulnerability (RFC 9116); null where the installation names nobody. */
export function securityTxt({
  baseUrl,
  supportAddress,
  now,
}: Pick<SiteWords, 'baseUrl' | 'supportAddress' | 'now'>): string | null {
  if (supportAddress === null) return null;
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + SECURITY_MONTHS, 1));
  return [
    `Contact: ${supportHref(supportAddress)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** All public pages with their last change. */
export function sitemapXml({ baseUrl, pages, posts, languages }: SiteWords): string {
  const addressIn = (language: Language, path: string) => inXml(baseUrl + pathIn(language, path));
  const entriesOf = (path: string, among: readonly Language[], lastChange = '') => {
    const others =
      among.length === 1
        ? []
        : among.map(
            (language) =>
              `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(language, path)}"/>`,
          );
    return among.map(
      (language) => `  <url><loc>${addressIn(language, path)}</loc>${lastChange}${others.join('')}</url>`,
    );
  };
  const own = PROGRAM_PATHS.flatMap((path) => entriesOf(path, languages));
  const written = [...pages, ...posts].flatMap((page) =>
    entriesOf(
      addressOfPage(page),
      languages.filter((language) => page.languages.includes(language)),
      `<lastmod>${page.updated_at}</lastmod>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...own, ...written].join('\n')}
</urlset>
`;
}

/** The site in one page of markdown, for assistants. */
export function llmsTxt({ baseUrl, pages, posts }: SiteWords): string {
  const line = ({ title, description, path }: { title: string; description: string; path: string }) =>
    `- [${inMarkdown(title)}](${baseUrl}${path})${description === '' ? '' : `: ${inMarkdown(description)}`}`;
  const written = (page: ListedPage) => line({ ...page, path: addressOfPage(page) });
  return [
    `# ${PRODUCT_NAME}`,
    '',
    `> ${PRODUCT_TAGLINE}`,
    '',
    `## ${messages.pages}`,
    '',
    ...PROGRAM_PAGES.map(line),
    ...pages.map(written),
    '',
    `## ${messages.blog}`,
    '',
    ...posts.map(written),
    '',
  ].join('\n');
}

/** The posts of the blog as RSS 2.0. */
export function rssXml({ baseUrl, posts }: Pick<SiteWords, 'baseUrl' | 'posts'>): string {
  const items = posts.map((post) => {
    const address = inXml(baseUrl + addressOfPage(post));
    return `  <item>
    <title>${inXml(post.title)}</title>
    <link>${address}</link>
    <guid>${address}</guid>
    <pubDate>${new Date(post.published_at).toUTCString()}</pubDate>
    <description>${inXml(post.description)}</description>
  </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
<channel>
  <title>${inXml(PRODUCT_NAME)}</title>
  <link>${inXml(baseUrl)}/blog</link>
  <description>${inXml(PRODUCT_TAGLINE)}</description>
${items.join('\n')}
</channel>
</rss>
`;
}

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML holds it: signs that it cannot hold at all are left out. */
function inXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => XML[sign] ?? sign);
}

function inMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]<>]/g, '\\$&');
}
