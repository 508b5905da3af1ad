import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { daysAgo } from './canned-figures.ts';
import { reply } from './replies.ts';

const ANSWERS = [
  {
    keyword: 'How do I choose the right running shoes for the first marathon of my life?',
    result_state: 'no_companies',
    is_left_out: true,
    excerpt:
      'It depends on how you run and on what your feet tell you after an hour. Try several pairs in the evening, when feet are a little larger, and take the ones you forget about.',
  },
  {
    keyword: 'tax advice',
    channel: 'claude',
    result_state: 'refused',
    finish: 'refused',
    is_left_out: true,
    excerpt: "I can't recommend a tax adviser.",
  },
  {
    keyword: 'coffee subscription',
    result_state: 'not_mentioned',
    counted_in_at: daysAgo(0),
    excerpt: 'A small roaster near you is nearly always a better choice than a large one.',
  },
];

/** Three answers that measure nothing, of which one was counted in. */
export const showLeftOut = (page: Page) =>
  reply(page, contract.judging.list_left_out_answers, {
    items: ANSWERS.map((answer) => ({ company_name: 'Northwind Books', model_served: 'gpt-5.4', ...answer })),
    left_out: 2,
    counted_in: 1,
  });
