import { contract, STANCES } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { daysAgo, lastDays, shareOf } from './canned-figures.ts';
import { reply } from './replies.ts';

const figures = (mentioned: number, read: number, [praise, criticism]: readonly [number, number]) => ({
  mentioned,
  read,
  praise: shareOf(praise, mentioned),
  criticism: shareOf(criticism, mentioned),
  stances: STANCES.map((stance, at) => ({
    stance,
    share: shareOf([4, praise - 4, 2, criticism - 1, 1][at] ?? 0, mentioned),
  })),
  praise_topics: ['Advice', 'Choice of titles'].map((topic, at) => ({ topic, answers: 8 - 5 * at })),
  criticism_topics: ['Support', 'Pricing'].map((topic, at) => ({ topic, answers: 2 - at })),
});

const QUOTES = {
  support: '**Support:** answers take several days',
  sameDay: 'readers who need a title on the same day',
};
const asked = <Said extends { quote: string }>(said: Said, days: number) => ({
  channel: 'claude',
  keyword: 'reading for beginners',
  asked_at: daysAgo(days),
  end: said.quote.length,
  ...said,
});

/** What answers say about you and two competitors, and what is to be reviewed. */
export const showStatements = async (page: Page) => {
  await reply(page, contract.brand.list_stances, {
    range: lastDays(28),
    answers: 342,
    waiting: 4,
    you: figures(118, 41, [34, 9]),
    competitors: [
      { key: 'nordhaven', name: 'Nordhaven', ...figures(162, 60, [51, 4]) },
      { key: 'oldtown', name: 'The Old Town Bookshop and Reading Rooms', ...figures(62, 5, [4, 1]) },
    ],
  });
  await reply(page, contract.brand.list_statements, {
    total: 9,
    items: [
      {
        stance: 'with_reservation',
        sign: 'drawback',
        label: 'Cons',
        quote: QUOTES.support,
        topic: 'Support',
        mark: 'outdated',
        marked_at: daysAgo(0),
      },
      {
        stance: 'advised_against',
        quote: 'Avoid Northwind Books if you need a title on the same day.',
        source: 'model',
        model: 'openai-1',
      },
    ].map((said, at) => asked(said, at + 1)),
  });
  await reply(page, contract.brand.list_review, {
    total: 3,
    counts: { open: 3, false: 3, outdated: 1 },
    items: [
      { kind: 'with_reservation', label: 'Not ideal for', quote: QUOTES.sameDay },
      {
        kind: 'founding_year',
        quote: 'Northwind Books was founded in Graz in 2009.',
        stated: '2009',
        declared: '2011',
      },
      {
        kind: 'product',
        quote: 'Northwind Books no longer sells Night Reader.',
        stated: 'no longer sells Night Reader',
        declared: 'Night Reader',
      },
    ].map((said, at) => ({ answers: 3 - at, ...asked(said, at + 1) })),
  });
};

/** What an answer says of you and of two competitors, of whom one was not read. */
export const showAnswerStatements = (page: Page) =>
  reply(page, contract.brand.list_answer_statements, {
    is_read: true,
    companies: [
      {
        is_tracked: true,
        statements: [
          { stance: 'praised', sign: 'best_for', label: 'Best for', quote: 'people who read a lot', end: 8 },
          {
            stance: 'with_reservation',
            sign: 'drawback',
            quote: QUOTES.support,
            topic: 'Support',
            start: 20,
            end: 28,
            mark: 'outdated',
            marked_at: daysAgo(1),
          },
        ],
      },
      {
        key: 'nordhaven',
        name: 'Nordhaven',
        is_tracked: true,
        statements: [
          {
            stance: 'recommended_first',
            quote: 'For most readers, Nordhaven is the first choice.',
            start: 60,
            end: 70,
            source: 'model',
            model: 'openai-1',
          },
        ],
      },
      { key: 'oldtown', name: 'The Old Town Bookshop', is_tracked: true },
    ],
  });
