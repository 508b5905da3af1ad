import { expect, it } from 'vitest';
import { detectMentions } from '../detect-mentions.ts';
import { registrableDomain } from './urls.ts';

it.each([
  ['https://docs.example.co.uk/a', 'example.co.uk'],
  ['https://foo.github.io/guide', 'foo.github.io'],
  ['https://rival.myshopify.com', 'rival.myshopify.com'],
  ['https://github.io/', null],
])('tells whose address it is: %s', (url, domain) => {
  expect(registrableDomain(url)).toBe(domain);
});

it('a neighbour below a shared host is neither the brand nor its competitor', () => {
  const { citations } = detectMentions({
    answer:
      'See https://acme.myshopify.com/tea, https://rival.myshopify.com/tea and https://other.myshopify.com/.',
    brand: { name: 'Acme', domain: 'acme.myshopify.com' },
    competitors: [{ name: 'Rival', domain: 'rival.myshopify.com' }],
  });
  expect(citations.map(({ domain, kind }) => [domain, kind])).toEqual([
    ['acme.myshopify.com', 'own'],
    ['rival.myshopify.com', 'competitor'],
    ['other.myshopify.com', 'third_party'],
  ]);
});
