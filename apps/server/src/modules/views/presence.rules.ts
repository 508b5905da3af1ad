import {
  type Channel,
  compareNames,
  type HeadlineChange,
  type PresenceChange,
  type PresencePoint,
  type PresenceSeries,
  type RangeOfDays,
  UNREACHED_SHOWN_MAX,
} from '@answerscope/contract';
import {
  addPresence,
  type PresenceBasis,
  type PresenceTally,
  presenceFigureOf,
  WINDOW,
} from '@answerscope/statistics';
import { type ChannelCount, pointsOf, splitByMeaning } from '../ranges/index.ts';
import type { Meanings } from '../reports/index.ts';

export interface PresenceGiven {
  /** Of the range and the one before it. */
  counts: readonly ChannelCount[];
  meanings: Meanings;
  range: RangeOfDays;
  /** The newest report of each assistant that has one, in the order of assistants. */
  newest: readonly { channel: Channel; id: string; created_at: Date }[];
  /** By keyword. */
  words: ReadonlyMap<string, { keyword: string }>;
  /** How the rate of each assistant changed, as every page shows it. */
  named: ReadonlyMap<Channel, HeadlineChange>;
}

/** What an assistant says in the range and in each of its points. */
interface Counted {
  channel: Channel;
  alike: ChannelCount[];
  points: ReturnType<typeof pointsOf<ChannelCount>>;
}

/**
 * The presence scores of a user over a range of days: of each assistant, and of all of them together. A score counts the
 * answers of the headline.
 */
export function presenceOf(
  given: PresenceGiven,
  basis: PresenceBasis,
): { all: PresenceSeries | null; channels: PresenceSeries[] } {
  const { counts, meanings, range, newest } = given;
  const byChannel = Map.groupBy(counts, ({ channel }) => channel);
  const counted = newest.map(({ channel }): Counted => {
    const own = byChannel.get(channel) ?? [];
    return { channel, alike: splitByMeaning(own).alike, points: pointsOf(own, range, meanings) };
  });
  const latest = newest
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .at(-1);
  const seriesOf = (
    of: readonly Counted[],
    report: PresenceGiven['newest'][number],
    channel: Channel | null,
  ): PresenceSeries => {
    const alike = of.flatMap((one) => one.alike);
    const now = alike.filter(({ age }) => age < range.days);
    return {
      channel,
      report: { id: report.id, created_at: report.created_at.toISOString() },
      channels: of.map((one) => one.channel),
      current: figureOf(now, basis),
      change: {
        named: channel === null ? null : (given.named.get(channel) ?? null),
        ...changeOf(alike, range, basis),
      },
      points: joinPoints(of, basis),
      unreached: unreachedOf(now, given.words),
    };
  };
  return {
    all: latest ? seriesOf(counted, latest, null) : null,
    channels: newest.flatMap((report, index) => {
      const own = counted[index];
      return own ? [seriesOf([own], report, report.channel)] : [];
    }),
  };
}

function joinPoints(of: readonly Counted[], basis: PresenceBasis): PresencePoint[] {
  return (of[0]?.points ?? []).map(({ from, to }, index) => {
    const those = of.flatMap(({ channel, points }) => {
      const point = points[index];
      return point ? [{ channel, ...point }] : [];
    });
    return {
      from,
      to,
      ...figureOf(
        those.flatMap(({ counts }) => counts),
        basis,
      ),
      breaks: those.flatMap(({ channel, breaks }) => breaks.map((reason) => ({ channel, reason }))),
    };
  });
}

const figureOf = (counts: readonly ChannelCount[], basis: PresenceBasis) =>
  presenceFigureOf([...talliesOf(counts).values()], basis);

/** One sum for each keyword. */
function talliesOf(counts: readonly ChannelCount[]): Map<string, PresenceTally> {
  const sums = new Map<string, PresenceTally>();
  for (const one of counts) {
    const { keyword_id, checks, placed, places, brand_mentions, competitor_mentions } = one;
    const tally = {
      answers: one.answers * checks,
      mentions: one.mentions * checks,
      checks,
      placed,
      places,
      brand_mentions,
      all_mentions: brand_mentions + competitor_mentions,
    };
    const sum = sums.get(keyword_id);
    sums.set(keyword_id, sum ? addPresence(sum, tally) : tally);
  }
  return sums;
}

/** The score and its parts before and now, over the keywords that an assistant was asked in both ranges. */
function changeOf(
  alike: readonly ChannelCount[],
  range: RangeOfDays,
  basis: PresenceBasis,
): Omit<PresenceChange, 'named'> {
  const seriesOf = ({ channel, keyword_id }: ChannelCount) => `${channel} ${keyword_id}`;
  const [now, before] = [true, false].map((isRecent) =>
    alike.filter(({ age }) => age < range.days === isRecent),
  );
  if (!now || !before) throw new Error('two ranges are compared');
  const figureIn = (side: readonly ChannelCount[], other: readonly ChannelCount[]) => {
    const known = new Set(other.map(seriesOf));
    return figureOf(
      side.filter((one) => known.has(seriesOf(one))),
      basis,
    );
  };
  const [was, is] = [figureIn(before, now), figureIn(now, before)];
  const isEnough = Math.min(was.answers, is.answers) >= WINDOW.answers;
  const changed = (earlier: number | null, recent: number | null) =>
    !isEnough || earlier === null || recent === null ? null : { before: earlier, now: recent };
  const part = (name: 'place' | 'share' | 'reach') => changed(was.parts[name].value, is.parts[name].value);
  return {
    score: changed(was.score, is.score),
    place: part('place'),
    share: part('share'),
    reach: part('reach'),
  };
}

function unreachedOf(
  counts: readonly ChannelCount[],
  words: PresenceGiven['words'],
): PresenceSeries['unreached'] {
  const items = [...talliesOf(counts)]
    .flatMap(([keyword_id, { mentions }]) => {
      const known = words.get(keyword_id);
      return mentions === 0 && known ? [{ keyword_id, keyword: known.keyword }] : [];
    })
    .toSorted((one, other) => compareNames(one.keyword, other.keyword));
  return { total: items.length, items: items.slice(0, UNREACHED_SHOWN_MAX) };
}
