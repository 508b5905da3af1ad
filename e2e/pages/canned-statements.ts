import { contract, STANCES } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { daysAgo, lastDays, shareOf } from './canned-figures.ts';
import { reply } from './replies.ts';

const ID = '0198f000-0000-7000-8000-00000000000';

const figures = (mentioned: number, read: number, [praise, criticism]: readonly [number, number]) => ({
  mentioned,
  read,
  praise: shareOf(praise, mentioned),
  criticism: shareOf(criticism, mentioned),
  stances: STANCES.map((stance, at) => ({
    stance,
    share: shareOf([4, praise - 4, 2, criticism - 1, 1][at] ?? 0, mentioned),
  })),
  praise_topics: [
    { topic: 'Advice', answers: 8 },
    { topic: 'Choice of titles', answers: 3 },
  ],
  criticism_topics: [
    { topic: 'Support', answers: 2 },
    { topic: 'Pricing', answers: 1 },
  ],
});

/** How answers speak of you and two competitors, and what is to be reviewed. */
export const showStatements = async (page: Page) => {
  await reply(page, contract.brand.list_stances, {
    range: lastDays(28),
    answers: 342,
    waiting: 4,
    you: figures(118, 41, [34, 9]),
    competitors: [
      { key: 'nordhaven', name: 'Nordhaven', competitor_id: `${ID}1`, ...figures(162, 60, [51, 4]) },
      {
        key: 'oldtown',
        name: 'The Old Town Bookshop and Reading Rooms',
        competitor_id: `${ID}2`,
        ...figures(62, 5, [4, 1]),
      },
    ],
  });
  await reply(page, contract.brand.list_statements, {
    total: 9,
    items: [
      {
        stance: 'with_reservation' as const,
        sign: 'drawback' as const,
        label: 'Cons',
        quote: '**Support:** answers take several days',
        topic: 'Support',
        mark: 'outdated' as const,
        marked_at: daysAgo(0),
      },
      {
        stance: 'advised_against' as const,
        sign: null,
        label: null,
        quote: 'Avoid Northwind Books if you need a title on the same day.',
        topic: null,
        mark: null,
        marked_at: null,
      },
    ].map((one, at) => ({
      ...one,
      answer_id: `${ID}${at}`,
      keyword_id: `${ID}${at}`,
      channel: 'openai' as const,
      keyword: 'reading for beginners',
      asked_at: daysAgo(at + 1),
      start: 0,
      end: one.quote.length,
      source: at === 0 ? ('rules' as const) : ('model' as const),
      model: at === 0 ? null : 'openai-1',
      company: { key: null, name: null },
    })),
  });
  await reply(page, contract.brand.list_review, {
    total: 3,
    counts: { open: 3, true: 0, false: 3, outdated: 1 },
    is_capped: false,
    items: [
      {
        kind: 'with_reservation' as const,
        label: 'Not ideal for',
        quote: 'readers who need a title on the same day',
        topic: null,
      },
      {
        kind: 'founding_year' as const,
        quote: 'Northwind Books was founded in Graz in 2009.',
        topic: null,
        stated: '2009',
        declared: '2011',
      },
      {
        kind: 'product' as const,
        quote: 'Northwind Books no longer sells Night Reader.',
        topic: null,
        stated: 'no longer sells Night Reader',
        declared: 'Night Reader',
      },
    ].map((one, at) => ({
      label: null,
      stated: null,
      declared: null,
      ...one,
      answer_id: `${ID}${at}`,
      keyword_id: `${ID}${at}`,
      answers: 3 - at,
      channel: 'claude' as const,
      keyword: 'reading for beginners',
      asked_at: daysAgo(at + 1),
      start: 0,
      end: one.quote.length,
      mark: null,
      marked_at: null,
    })),
  });
};

/** What an answer says of you and of two competitors, of whom one was not read. */
export const showAnswerStatements = (page: Page) =>
  reply(page, contract.brand.list_answer_statements, {
    is_read: true,
    companies: [
      {
        key: null,
        name: null,
        is_tracked: true,
        statements: [
          {
            stance: 'praised' as const,
            sign: 'best_for' as const,
            label: 'Best for',
            quote: 'people who read a lot',
          },
          {
            stance: 'with_reservation' as const,
            quote: '**Support:** answers take several days',
            topic: 'Support',
          },
        ].map((one, at) => ({
          sign: 'drawback' as const,
          label: null,
          topic: null,
          ...one,
          start: 20 * at,
          end: 20 * at + 8,
          source: 'rules' as const,
          model: null,
          mark: at === 0 ? null : ('outdated' as const),
          marked_at: at === 0 ? null : daysAgo(1),
        })),
      },
      {
        key: 'nordhaven',
        name: 'Nordhaven',
        is_tracked: true,
        statements: [
          {
            stance: 'recommended_first' as const,
            sign: null,
            label: null,
            quote: 'For most readers, Nordhaven is the first choice.',
            topic: null,
            start: 60,
            end: 70,
            source: 'model' as const,
            model: 'openai-1',
            mark: null,
            marked_at: null,
          },
        ],
      },
      { key: 'oldtown', name: 'The Old Town Bookshop', is_tracked: true, statements: [] },
    ],
  });
