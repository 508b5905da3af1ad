import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { channelShares, daysAgo, lastDays, shareOf } from './canned-figures.ts';
import { reply } from './replies.ts';

const figuresOf = (answers: number, of: number, place: number) => ({
  named: shareOf(answers, of),
  mentions: answers * 2,
  share_of_voice: answers / of / 2,
  place: { average: place, of: 4.3, answers },
  channels: channelShares(answers, of),
  points: Array.from({ length: 14 }, (_, at) => ({
    from: daysAgo(28 - 2 * at).slice(0, 10),
    answers: Math.round((answers / 14) * (1 + Math.sin(at + place) / 3)),
    of: Math.round(of / 14),
  })),
});

const company = (
  name: string,
  answers: number,
  { place, isTracked }: { place: number; isTracked: boolean },
) => ({
  key: name.toLowerCase().replaceAll(/\W/g, ''),
  name,
  competitor_id: isTracked ? '0198f000-0000-7000-8000-000000000001' : null,
  is_counted: true,
  without_you: Math.round(answers * 0.6),
  ...figuresOf(answers, 312, place),
});

/** You, companies that are tracked, some that were found, and one that is not counted yet. */
export const showCompanies = (page: Page) =>
  reply(page, contract.brand.list_companies, {
    range: lastDays(28),
    you: figuresOf(104, 312, 2.4),
    has_reports: true,
    all_mentions: 1480,
    tracked: 3,
    found: 19,
    total: 22,
    items: [
      company('Nordhaven', 162, { place: 1.4, isTracked: true }),
      company('The Old Town Bookshop and Reading Rooms', 62, { place: 2, isTracked: true }),
      company('Quarzwerk', 41, { place: 3.1, isTracked: false }),
      company('Puente Alto', 9, { place: 4, isTracked: false }),
      {
        ...company('Ostwind', 0, { place: 0, isTracked: true }),
        is_counted: false,
        place: null,
        share_of_voice: null,
      },
    ],
  });

/** A competitor that has just been counted. */
export const showCompanyNews = (page: Page) =>
  reply(page, contract.brand.list_company_news, {
    items: [
      { key: 'nordhaven', name: 'Nordhaven', answers: 162, of: 312, share_before: 0.61, share_now: 0.48 },
    ],
  });

const source = (domain: string, kind: 'own' | 'competitor' | 'third_party', answers: number) => ({
  domain,
  kind,
  answers,
  of: 312,
  before: { answers: Math.round(answers * 0.6), of: 300 },
  icon_url: null,
  without_you: Math.round(answers * 0.7),
  addresses: Math.ceil(answers / 20),
  channels: channelShares(answers, 312),
  companies: [
    { key: 'nordhaven', name: 'Nordhaven', is_tracked: true, answers: Math.ceil(answers / 2) },
    { key: 'quarzwerk', name: 'Quarzwerk', is_tracked: false, answers: Math.ceil(answers / 3) },
    {
      key: 'theoldtown',
      name: 'The Old Town Bookshop and Reading Rooms',
      is_tracked: true,
      answers: Math.ceil(answers / 4),
    },
  ],
});

/** Sites of all three kinds, with the addresses of one. */
export async function showSources(page: Page): Promise<void> {
  await reply(page, contract.brand.list_sources, {
    range: lastDays(28),
    has_reports: true,
    answers: 312,
    citing: 240,
    kinds: { own: 1, competitor: 1, third_party: 31 },
    total: 33,
    items: [
      source('guide.example', 'third_party', 118),
      source('xn--bckerei-strudl-5hb.example', 'third_party', 61),
      source('nordhaven.example', 'competitor', 44),
      source('northwind.example', 'own', 12),
    ],
  });
  await reply(page, contract.brand.list_source_addresses, {
    total: 6,
    items: ['bookshops', 'bookshops/best-of-the-year', 'advice'].map((path, at) => ({
      url: `https://guide.example/${path}`,
      title: at === 2 ? null : `The best bookshops, part ${at + 1}`,
      answers: 60 - 20 * at,
      without_you: 40 - 15 * at,
    })),
  });
}
