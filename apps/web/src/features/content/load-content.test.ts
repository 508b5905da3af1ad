import { BUILT_IN_QUESTIONS } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { loadContent, loadFaq, toContent } from './load-content.ts';

const FAQ = [{ category: null, questions: [{ id: '1', question: 'Free?', answer: 'Yes.' }] }];
const failing = () => Promise.reject(new Error('the server is away'));

describe('the content of public pages', () => {
  it('is what the server had, also nothing', () => {
    expect(toContent({ logos: [], testimonials: [], faq: FAQ }).faq).toBe(FAQ);
    expect(toContent({ claims: [], logos: [], testimonials: [], faq: [] })).toEqual({
      is_demonstration: false,
      opens_demonstration: false,
      claims: [],
      logos: [],
      testimonials: [],
      faq: [],
    });
  });

  it('that could not be read is the built-in questions, no claims and testimonials, and says so of logos', async () => {
    const fallback = {
      is_demonstration: false,
      opens_demonstration: false,
      claims: [],
      logos: null,
      testimonials: [],
      faq: BUILT_IN_QUESTIONS,
    };
    expect(toContent({ claims: null, logos: null, testimonials: null, faq: null })).toEqual(fallback);
    expect(await loadContent(failing)).toEqual(fallback);
  });
});

describe('all questions', () => {
  it('are those of the page that is rendered, else those of the server', async () => {
    expect(await loadFaq({ faq: FAQ }, failing)).toBe(FAQ);
    expect(await loadFaq({ faq: [] }, failing)).toEqual([]);
    expect(await loadFaq(null, async () => Response.json(FAQ))).toEqual(FAQ);
  });

  it('are the built-in ones where they cannot be read', async () => {
    expect(await loadFaq({ faq: null }, failing)).toBe(BUILT_IN_QUESTIONS);
    expect(await loadFaq(null, failing)).toBe(BUILT_IN_QUESTIONS);
  });
});
