import type { Page } from '@playwright/test';
import { alter } from './screen.ts';

const HOUR_MS = 3_600_000;

const answer = (place: number, part: object) => ({
  id: `01a1fb62-272e-7e0a-ac32-a0b1df7d49a${place}`,
  keyword_id: `01a1fb62-272e-7e0a-ac32-a0b1df7d49b${place}`,
  company_name: 'Northwind Books',
  channel: 'openai',
  asked_at: new Date(Date.now() - place * HOUR_MS).toISOString(),
  finish: 'ok',
  model_served: 'gpt-5.4',
  is_ad_hoc: false,
  is_mentioned: false,
  is_left_out: true,
  counted_in_at: null,
  ...part,
});

const ANSWERS = [
  answer(1, {
    keyword: 'How do I choose the right running shoes for the first marathon of my life?',
    result_state: 'no_companies',
    excerpt:
      'It depends on how you run and on what your feet tell you after an hour. Try several pairs in the evening, when feet are a little larger, and take the ones you forget about.',
  }),
  answer(2, {
    keyword: 'tax advice',
    channel: 'claude',
    result_state: 'refused',
    finish: 'refused',
    excerpt: "I can't recommend a tax adviser.",
  }),
  answer(3, {
    keyword: 'coffee subscription',
    result_state: 'not_mentioned',
    is_left_out: false,
    counted_in_at: new Date().toISOString(),
    excerpt: 'A small roaster near you is nearly always a better choice than a large one.',
  }),
];

/** Three answers that measure nothing, of which one was counted in. */
export const showLeftOut = (page: Page) =>
  alter<object>(page, '**/api/left-out-answers*', () => ({
    items: ANSWERS,
    left_out: 2,
    counted_in: 1,
    next_before: null,
  }));

interface Answer {
  verdict: object;
}

/** An answer without companies, left out or counted in. */
export const showAnswerLeftOut = (page: Page, counted_in_at: string | null) =>
  alter<Answer>(page, '**/api/answers/*', ({ verdict, ...rest }) => ({
    ...rest,
    result_state: counted_in_at === null ? 'no_companies' : 'not_mentioned',
    is_left_out: counted_in_at === null,
    counted_in_at,
    verdict: { ...verdict, is_mentioned: false, empty_kind: 'no_companies', mentions: [], rejected: [] },
  }));
