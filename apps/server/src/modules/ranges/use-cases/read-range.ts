import {
  CHANNELS,
  type Channel,
  type PooledRate,
  type RangeOfDays,
  type RangePoint,
} from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { LatestMade } from '../../../lib/latest-made.ts';
import { type Meaning, type Meanings, readMeanings } from '../../reports/index.ts';
import { countsByGroup } from '../count-groups.rules.ts';
import {
  currentRate,
  lengthsOf,
  newestMeanings,
  type RangeNumbers,
  rangeNumbersOf,
  rateOfCounts,
  splitByMeaning,
} from '../range.rules.ts';
import {
  type ChannelCount,
  type CountedDays,
  digestRangeCounts,
  listRangeCounts,
} from '../range-counts.queries.ts';
import { agesOfPoints, pointsOf } from '../range-points.rules.ts';

/** What a range says of an assistant: of all tracked keywords, and of groups of them. */
export interface RangeOnChannel {
  all: RangeNumbers;
  groups: Map<string, RangeNumbers>;
  /** Its line over the range and the one before it, oldest first. */
  points: RangePoint[];
}

interface KeywordRates {
  current: PooledRate | null;
  points: RangePoint[];
}

interface Wanted {
  range: RangeOfDays;
  /** As it was at that moment. */
  until?: Date | undefined;
  channels?: readonly Channel[];
  /** By keyword: the groups that it is in. */
  groupsOf?: ReadonlyMap<string, readonly string[]>;
}

/** Numbers of ranges that were read lately, by a digest of the rows they are made of: most pages ask for the same again. */
const madeOf = new LatestMade<Map<Channel, RangeOnChannel>>(500);

/**
 * The numbers of a range by assistant. A group is there where a report of the range asked one of its keywords. Longer
 * ranges are read only of assistants for which this one is too short to tell a change.
 */
export async function readRange(
  tx: Transaction,
  accountId: AccountId,
  { range, until, channels = CHANNELS, groupsOf = new Map() }: Wanted,
): Promise<Map<Channel, RangeOnChannel>> {
  const read = async (counted: Omit<CountedDays, 'range' | 'until'>) => {
    const make = () => makeNumbers(tx, accountId, { ...counted, range, until }, groupsOf);
    if (groupsOf.size > 0) return make();
    const digest = await digestRangeCounts(tx, accountId, { ...counted, range, until });
    const { from, to, days } = range;
    return madeOf.get([accountId, from, to, days, counted.days, counted.channels, digest].join(' '), make);
  };
  if (channels.length === 0) return new Map();
  const found = await read({ channels, ...pointDays(range) });
  const short = channels.filter((channel) => {
    const numbers = found.get(channel);
    return numbers && [numbers.all, ...numbers.groups.values()].some(isNotCompared);
  });
  if (short.length === 0) return found;
  const longer = await read({ channels: short, days: 2 * Math.max(...lengthsOf(range)), ages: null });
  return new Map([...found, ...longer]);
}

/** The rate of one keyword in a range by assistant, with its line; also of one that is branded or not tracked any more. */
export async function readKeywordRates(
  tx: Transaction,
  accountId: AccountId,
  { range, keyword_id }: { range: RangeOfDays; keyword_id: string },
): Promise<Map<Channel, KeywordRates>> {
  const counted = { channels: CHANNELS, range, ...pointDays(range), keyword_id };
  const counts = await listRangeCounts(tx, accountId, counted);
  const meanings = await meaningsOf(tx, accountId, counts);
  const ratesOf = (of: readonly ChannelCount[]): KeywordRates => ({
    current: currentRate(of, range),
    points: ratedPoints(of, range, meanings),
  });
  return new Map(
    [...Map.groupBy(counts, ({ channel }) => channel)].map(([channel, of]) => [channel, ratesOf(of)]),
  );
}

async function makeNumbers(
  tx: Transaction,
  accountId: AccountId,
  counted: CountedDays,
  groupsOf: ReadonlyMap<string, readonly string[]>,
): Promise<Map<Channel, RangeOnChannel>> {
  const counts = await listRangeCounts(tx, accountId, counted);
  const meanings = await meaningsOf(tx, accountId, counts);
  const byChannel = Map.groupBy(counts, ({ channel }) => channel);
  const of = { range: counted.range, meanings, groupsOf };
  return new Map(counted.channels.map((channel) => [channel, numbersOf(byChannel.get(channel) ?? [], of)]));
}

/** The range and the one before it, point by point. */
const pointDays = ({ days }: RangeOfDays) => ({
  days: 2 * days,
  ages: [...agesOfPoints(days), 2 * days],
});

/** What a range and the one before it hold of each assistant, with what stands behind its answers; uncached. */
export async function readPointCounts(
  tx: Transaction,
  accountId: AccountId,
  range: RangeOfDays,
): Promise<{ counts: ChannelCount[]; meanings: Meanings }> {
  const counts = await listRangeCounts(tx, accountId, { channels: CHANNELS, range, ...pointDays(range) });
  return { counts, meanings: await meaningsOf(tx, accountId, counts) };
}

/** The answers of a range and the one before it that its headlines count, each day apart; uncached. */
export async function readAlikeCounts(
  tx: Transaction,
  accountId: AccountId,
  range: RangeOfDays,
): Promise<ChannelCount[]> {
  const counts = await listRangeCounts(tx, accountId, {
    channels: CHANNELS,
    range,
    days: 2 * range.days,
    ages: null,
  });
  const byChannel = Map.groupBy(counts, ({ channel }) => channel);
  return [...byChannel.values()].flatMap((of) => splitByMeaning(of).alike);
}

/** Whether a longer range may tell what this one does not. */
const isNotCompared = ({ change }: RangeNumbers) => change.state !== 'compared';

function numbersOf(
  counts: readonly ChannelCount[],
  {
    range,
    meanings,
    groupsOf,
  }: { range: RangeOfDays; meanings: Meanings } & Required<Pick<Wanted, 'groupsOf'>>,
): RangeOnChannel {
  const groups = [...countsByGroup(counts, groupsOf)].map(
    ([group, own]) => [group, rangeNumbersOf(own, range, meanings)] as const,
  );
  return {
    all: rangeNumbersOf(counts, range, meanings),
    points: ratedPoints(counts, range, meanings),
    groups: new Map(groups.filter(([, { is_asked }]) => is_asked)),
  };
}

function ratedPoints(counts: readonly ChannelCount[], range: RangeOfDays, meanings: Meanings): RangePoint[] {
  return pointsOf(counts, range, meanings).map(({ from, to, days, counts: counted, breaks }) => ({
    from,
    to,
    rate: rateOfCounts(counted, days),
    breaks,
  }));
}

/** What stands behind answers that were asked or judged otherwise than the newest; read only where there are some. */
async function meaningsOf(
  tx: Transaction,
  accountId: AccountId,
  counts: readonly ChannelCount[],
): Promise<Meanings> {
  const keys = (meaning: Meaning) => `${meaning.surface_hash} ${meaning.judgement_id}`;
  const used = [...Map.groupBy(counts, ({ channel }) => channel).values()].flatMap((of) => {
    const newest = newestMeanings(of);
    return of.flatMap(({ keyword_id, meaning }) => {
      const now = newest.get(keyword_id);
      return meaning && now && keys(meaning) !== keys(now) ? [meaning, now] : [];
    });
  });
  const meanings = [...new Map(used.map((one) => [keys(one), one])).values()];
  return meanings.length === 0 ? { surfaces: [], judgements: [] } : readMeanings(tx, accountId, meanings);
}
