import type { ShownPage } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { withMachineHead } from './machine-head.ts';

const HOSTILE = '</script><script>alert("1")</script>';
const HTML = '<html><head><title>A title</title></head><body></body></html>';
const PLANS = [
  { name: 'Free', description: 'To look around.', price_monthly: 0 },
  { name: 'Professional', description: HOSTILE, price_monthly: 49.5 },
];

const WRITTEN: Pick<ShownPage, 'language' | 'languages'> = { language: 'en', languages: ['en'] };

const documentAt = (path: string, page: ShownPage | null = null, article?: string) =>
  withMachineHead(HTML, { url: new URL(path, 'https://a.example'), page, article, plans: PLANS });

function graphAt(path: string, page: ShownPage | null = null, article?: string): Record<string, unknown>[] {
  const [, json] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(documentAt(path, page, article)) ?? [];
  return JSON.parse(json ?? '{}')['@graph'];
}

test('the landing page and the plans offer each plan by its price', () => {
  for (const path of ['/', '/plans']) {
    const application = graphAt(path).find((thing) => thing['@type'] === 'SoftwareApplication');
    expect(application).toMatchObject({
      offers: [
        { name: 'Free', price: '0.00', priceCurrency: 'USD', url: 'https://a.example/plans' },
        { name: 'Professional', description: HOSTILE, price: '49.50', priceCurrency: 'USD' },
      ],
    });
  }
  expect(graphAt('/faqs').map((thing) => thing['@type'])).toEqual(['Organization', 'BreadcrumbList']);
});

test('what somebody has written does not end the data', () => {
  const post = { ...WRITTEN, kind: 'post', title: HOSTILE, description: HOSTILE } as ShownPage;
  expect(graphAt('/blog/a', post).at(-1)).toMatchObject({ '@type': 'BlogPosting', headline: HOSTILE });
  expect(documentAt('/blog/a', post).match(/<\/script>/g)).toHaveLength(1);
  expect(documentAt('/').match(/<\/script>/g)).toHaveLength(1);
});

test('a page of words is known by the language of its text', () => {
  const english = { kind: 'page', language: 'en', languages: ['en'] } as unknown as ShownPage;
  const german = { kind: 'page', language: 'de', languages: ['en', 'de'] } as unknown as ShownPage;
  const canonicalOf = (page: ShownPage) =>
    /rel="canonical" href="([^"]+)"/.exec(documentAt('/de/pages/team', page))?.[1];
  expect(canonicalOf(english)).toBe('https://a.example/pages/team');
  expect(canonicalOf(german)).toBe('https://a.example/de/pages/team');
});

test('an address is named without its search, and pages for one person say nothing', () => {
  expect(documentAt('/plans?plan=Free')).toContain('<link rel="canonical" href="https://a.example/plans"/>');
  for (const path of ['/tracker', '/admin/users', '/login']) expect(documentAt(path)).toBe(HTML);
  expect(documentAt('/administration')).not.toBe(HTML);
});

test('a post names who wrote it and shows its first picture, and a page of words its place', () => {
  const own = `/media/${'a'.repeat(64)}.webp`;
  const author = { id: '0199c1de-0000-7000-8000-000000000001', full_name: 'Ada', avatar_url: null };
  const content = `<p>a</p><img src="${own}" alt="">`;
  const post = { ...WRITTEN, kind: 'post', title: 'A post', description: '', content, author } as ShownPage;
  const [, trail, posting] = graphAt('/blog/a', post);
  expect(trail).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Blog' }, { name: 'A post', position: 3 }],
  });
  expect(posting).toMatchObject({
    image: `https://a.example${own}`,
    author: { '@type': 'Person', name: 'Ada', url: `https://a.example/blog/authors/${author.id}` },
    publisher: { '@id': 'https://a.example/#organization' },
  });
  expect(documentAt('/blog/a', post)).toContain(
    `<meta property="og:image" content="https://a.example${own}"/>`,
  );
  expect(documentAt('/blog')).toContain('<meta property="og:image" content="https://a.example/og.png"/>');
  const page = {
    ...WRITTEN,
    kind: 'page',
    title: 'Brand',
    description: '',
    content: '',
    author: null,
  } as unknown as ShownPage;
  expect(graphAt('/pages/brand', page)).toMatchObject([
    { '@type': 'Organization' },
    { itemListElement: [{ name: 'Home' }, { name: 'Brand' }] },
  ]);
});

test('an article of the help names the way to it', () => {
  const [, trail] = graphAt('/help/read-a-rate', null, 'Read a rate');
  expect(trail).toMatchObject({
    itemListElement: [
      { name: 'Home' },
      { name: 'Help', item: 'https://a.example/help' },
      { name: 'Read a rate', item: 'https://a.example/help/read-a-rate', position: 3 },
    ],
  });
});
