import {
  type AnswerShare,
  CHANNELS,
  type ChannelShare,
  type CompaniesQuery,
  type CompanyNews,
  type CompanyPoint,
  type CountedCompanies,
  type CountedCompany,
  daysBefore,
  type RangeOfDays,
} from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { shareOf } from '../../answers/index.ts';
import { isCalled, listCompanies } from '../../brand/index.ts';
import { answerShare, resolveRange } from '../../ranges/index.ts';
import {
  type CheckedCount,
  type CompanySum,
  findCompanies,
  findNewCompanies,
  type PlacedCount,
} from '../companies.queries.ts';

/** A line of a company has so many points at most. */
const POINTS = 14;

/** The companies that the answers of a range mention, beside the brand: tracked ones and those that were found. */
export async function readCompanies(
  tx: Transaction,
  accountId: AccountId,
  { range: asked, now, search, ...query }: CompaniesQuery & { now: Date },
): Promise<CountedCompanies> {
  const range = await resolveRange(tx, accountId, { range: asked, now });
  const pointDays = Math.ceil(range.days / POINTS);
  const keys = search ? await keysOf(tx, accountId, search) : null;
  const found = await findCompanies(tx, accountId, { ...query, keys, range, pointDays });
  const counts = Map.groupBy(found.counts, ({ key }) => key);
  const of = { range, pointDays, all: counts.get(null) ?? [], found };
  const checks = Map.groupBy(found.checks, ({ key }) => key);
  const figures = (sum: CompanySum) =>
    figuresOf(sum, {
      ...of,
      own: counts.get(sum.key) ?? [],
      checks: { all: checks.get(null) ?? [], own: checks.get(sum.key) ?? [] },
    });
  return {
    range,
    you: figures(
      found.you ?? { key: '', answers: 0, without_you: 0, mentions: 0, placed: 0, places: 0, places_of: 0 },
    ),
    has_reports: found.has_reports,
    all_mentions: found.all_mentions,
    tracked: found.tracked,
    found: found.found,
    total: found.total,
    items: found.items.map((one) => {
      const { key, name, competitor_id, is_counted, without_you } = one;
      return { key, name, competitor_id, is_counted, without_you, ...figures(one) };
    }),
  };
}

async function keysOf(tx: Transaction, accountId: AccountId, search: string): Promise<string[]> {
  const companies = await listCompanies(tx, accountId);
  return companies.filter((one) => isCalled(one, search)).map(({ key }) => key);
}

interface Counted {
  range: RangeOfDays;
  pointDays: number;
  /** Of all answers that count, and those of the company. */
  all: readonly PlacedCount[];
  own: readonly PlacedCount[];
  checks: Record<'all' | 'own', readonly CheckedCount[]>;
  found: { all_mentions: number; answers: number };
}

function figuresOf(
  { mentions, placed, places, places_of }: CompanySum,
  { range, pointDays, all, own, checks, found }: Counted,
): Omit<CountedCompany, 'key' | 'name' | 'competitor_id' | 'is_counted' | 'without_you'> {
  return {
    named: namedOf(checks.all, checks.own),
    mentions,
    share_of_voice: shareOf(mentions, found.all_mentions - mentions),
    place: placeOf({ placed, places, places_of }),
    channels: channelsOf(all, own),
    points: pointsOf(all, own, { range, pointDays }),
  };
}

/** Average place. Null without an answer that mentions another company, too. */
export function placeOf({
  placed,
  places,
  places_of,
}: Pick<CompanySum, 'placed' | 'places' | 'places_of'>): CountedCompany['place'] {
  return placed === 0 ? null : { average: places / placed, of: places_of / placed, answers: placed };
}

function namedOf(all: readonly CheckedCount[], own: readonly CheckedCount[]): AnswerShare {
  const keyOf = ({ keyword_id, of }: CheckedCount) => `${keyword_id} ${of}`;
  const found = Map.groupBy(own, keyOf);
  return answerShare(
    all.flatMap((asked) => {
      const { keyword_id, of, checks } = asked;
      const naming = found.get(keyOf(asked)) ?? [];
      const others = checks - naming.reduce((sum, one) => sum + one.checks, 0);
      return [...naming, { answers: 0, checks: others }]
        .filter((one) => one.checks > 0)
        .map((one) => ({ keyword_id, answers: of, mentions: one.answers, checks: one.checks }));
    }),
  );
}

/** Of each assistant that has answers that count. */
export function channelsOf(
  all: readonly Pick<PlacedCount, 'channel' | 'answers'>[],
  own: readonly Pick<PlacedCount, 'channel' | 'answers'>[],
): ChannelShare[] {
  return CHANNELS.flatMap((channel) => {
    const of = all.find((one) => one.channel === channel)?.answers;
    if (of === undefined) return [];
    return [{ channel, answers: own.find((one) => one.channel === channel)?.answers ?? 0, of }];
  });
}

/** Parts of the range in which there are answers that count, the oldest first. */
function pointsOf(
  all: readonly PlacedCount[],
  own: readonly PlacedCount[],
  { range, pointDays }: { range: RangeOfDays; pointDays: number },
): CompanyPoint[] {
  return all
    .flatMap(({ point, answers: of }) => {
      if (point === null) return [];
      const answers = own.find((one) => one.point === point)?.answers ?? 0;
      return [{ from: daysBefore(range.from, -point * pointDays), answers, of }];
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** Competitors whose first search has ended, with what they changed, until their user has seen it. */
export async function readCompanyNews(
  tx: Transaction,
  accountId: AccountId,
  { range: asked, now }: { range?: string | undefined; now: Date },
): Promise<{ items: CompanyNews[] }> {
  const range = await resolveRange(tx, accountId, { range: asked, now });
  const found = await findNewCompanies(tx, accountId, range);
  return {
    items: found.map(({ key, name, answers, mentions, of, own_mentions, all_mentions }) => {
      const others = all_mentions - own_mentions;
      return {
        key,
        name,
        answers,
        of,
        share_before: shareOf(own_mentions, others - mentions),
        share_now: shareOf(own_mentions, others),
      };
    }),
  };
}
