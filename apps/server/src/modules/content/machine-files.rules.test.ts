import type { Language } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { llmsTxt, robotsTxt, rssXml, securityTxt, sitemapXml } from './machine-files.rules.ts';

const post = {
  slug: 'a-b',
  kind: 'post' as const,
  title: 'Cats & <dogs> [1]',
  description: 'First\nsecond\u0001',
  content: null,
  author: null,
  published_at: '2026-11-02T09:00:00.000Z',
  updated_at: '2026-11-03T09:00:00.000Z',
  language: 'en' as const,
  languages: ['en' as const],
};
const page = {
  ...post,
  slug: 'brand',
  kind: 'page' as const,
  title: 'Brand',
  languages: ['en', 'de'] as const satisfies Language[],
};
const site = {
  baseUrl: 'https://example.com',
  pages: [page],
  posts: [post],
  supportAddress: 'help@example.com',
  languages: ['en'] as const,
  now: new Date('2026-11-28T12:00:00Z'),
};

describe('files for machines', () => {
  it('name every public page by its whole address', () => {
    expect(sitemapXml(site)).toContain(
      '<loc>https://example.com/blog/a-b</loc><lastmod>2026-11-03T09:00:00.000Z</lastmod>',
    );
    expect(sitemapXml(site)).toContain('<loc>https://example.com/faqs</loc>');
    expect(robotsTxt(site)).toContain('Sitemap: https://example.com/sitemap.xml');
    expect(sitemapXml(site)).toContain('<loc>https://example.com/help/read-a-rate</loc>');
    expect(llmsTxt(site)).toContain('- [Brand](https://example.com/pages/brand): First second');
    expect(llmsTxt(site)).toContain('- [Help](https://example.com/help): ');
  });

  it('name the pages of the program in each language, with where the others are', () => {
    const faqs = '<loc>https://example.com/faqs</loc>';
    expect(sitemapXml(site)).toContain(`${faqs}</url>`);
    const both = sitemapXml({ ...site, languages: ['en', 'de'] });
    const alternates =
      '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/faqs"/><xhtml:link rel="alternate" hreflang="de" href="https://example.com/de/faqs"/>';
    expect(both).toContain(`${faqs}${alternates}</url>`);
    expect(both).toContain(`<loc>https://example.com/de/faqs</loc>${alternates}</url>`);
    expect(both).toContain('<loc>https://example.com/de</loc>');
  });

  it('name a written page in the languages in which it can be read, among those of the program', () => {
    const brand = '<loc>https://example.com/pages/brand</loc><lastmod>2026-11-03T09:00:00.000Z</lastmod>';
    expect(sitemapXml(site)).toContain(`${brand}</url>`);
    const both = sitemapXml({ ...site, languages: ['en', 'de'] });
    expect(both).toContain('hreflang="de" href="https://example.com/de/pages/brand"/></url>');
    expect(both).toContain('<loc>https://example.com/de/pages/brand</loc>');
    expect(both).toContain(
      '<loc>https://example.com/blog/a-b</loc><lastmod>2026-11-03T09:00:00.000Z</lastmod></url>',
    );
    expect(both).not.toContain('/de/blog/a-b');
  });

  it('say whom to tell of a vulnerability, where there is somebody', () => {
    expect(securityTxt(site)).toBe(
      [
        'Contact: mailto:help@example.com',
        'Expires: 2027-10-01T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://example.com/.well-known/security.txt',
        '',
      ].join('\n'),
    );
    expect(securityTxt({ ...site, supportAddress: null })).toBeNull();
  });

  it('hold a title as words, whatever signs are in it', () => {
    expect(rssXml(site)).toContain('<title>Cats &amp; &lt;dogs&gt; [1]</title>');
    expect(rssXml(site)).toContain('<description>First\nsecond</description>');
    expect(rssXml(site)).toContain('<pubDate>Mon, 02 Nov 2026 09:00:00 GMT</pubDate>');
    expect(llmsTxt(site)).toContain('- [Cats & \\<dogs\\> \\[1\\]](https://example.com/blog/a-b)');
  });
});
