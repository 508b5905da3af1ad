import { expect, it } from 'vitest';
import { loadOperator } from './load-operator.ts';

const failing = () => Promise.reject(new Error('the server is away'));
const hasTestimonials = async (page: Parameters<typeof loadOperator>[1], fetcher = failing) =>
  (await loadOperator(fetcher, page)).has_testimonials;

const SAID = [{ id: '1', name: 'Ada', role: 'Owner', content: 'Good.' }];

it('the footer links to quotes where there are some, and in a demonstration, which shows examples', async () => {
  expect(await hasTestimonials({ social_links: [], testimonials: SAID })).toBe(true);
  expect(await hasTestimonials({ social_links: [], testimonials: [], is_demonstration: true })).toBe(true);
  expect(await hasTestimonials({ social_links: [], testimonials: [], is_demonstration: false })).toBe(false);
  expect(await hasTestimonials({ social_links: [], testimonials: null })).toBe(false);
  expect(await hasTestimonials(null)).toBe(false);
});

it('reads in the browser whether there are some', async () => {
  const answering = (testimonials: unknown) => (address: string | Request) =>
    Promise.resolve(Response.json(String(address).startsWith('/api/testimonials') ? testimonials : {}));
  expect((await loadOperator(answering(SAID), null)).has_testimonials).toBe(true);
  expect((await loadOperator(answering([]), null)).has_testimonials).toBe(false);
});
