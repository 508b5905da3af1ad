import {
  type Channel,
  type HeadlineChange,
  type PresenceChange,
  type PresencePoint,
  type PresenceSeries,
  UNREACHED_SHOWN_MAX,
} from '@answerscope/contract';
import {
  type PresenceBasis,
  type PresenceCheck,
  presenceFigureOf,
  tallyPresence,
  WINDOW,
} from '@answerscope/statistics';
import { mapWithPauses } from '../../lib/map-with-pauses.ts';
import { DAY_MS } from '../../lib/time.ts';
import {
  addUp,
  comparedSince,
  historiesOf,
  linesByKeyword,
  type PresenceHistory,
  type PresenceLine,
  type PresenceReport,
  type PresenceWindow,
  windowOf,
} from './presence-windows.rules.ts';

/**
 * The presence scores of a user: of each assistant at each of its reports, and of all of them together at each run. A score
 * counts the answers of the headline: the window that ends with the report, without what was asked or judged otherwise. Each
 * window is added up once, and others have their turn meanwhile.
 * @param reports oldest first
 * @param lines of those and of the reports before them as far as `linesSince` says, oldest first
 * @param named how the rate of each assistant changed, as every page shows it
 * @param most reports of an assistant that are given at most: before the first of so many, all together are not known
 */
export async function presenceOf(
  given: { reports: readonly PresenceReport[]; lines: readonly PresenceLine[]; most: number },
  basis: PresenceBasis,
  named: ReadonlyMap<Channel, HeadlineChange>,
): Promise<{ all: PresenceSeries | null; channels: PresenceSeries[] }> {
  const histories = await historiesOf(given.lines);
  const windows = await mapWithPauses(given.reports, (report) =>
    windowOf(report, histories.get(report.channel)),
  );
  const byChannel = [...Map.groupBy(windows, ({ report }) => report.channel)];
  const channels: Windowed[] = [];
  for (const [channel, of] of byChannel)
    channels.push({
      channel,
      points: await mapWithPauses(of, (one) => pointOf([one], [one.report], basis)),
      newest: of.slice(-1),
      compared: compareChannel(of.at(-1)?.report, histories.get(channel)),
    });
  const known = byChannel.flatMap(([, of]) =>
    of.length < given.most ? [] : (of[0]?.report.reported_at.getTime() ?? []),
  );
  const moments = momentsOf(windows)
    .filter(({ at }) => known.every((since) => at >= since))
    .slice(-given.most);
  const last = moments.at(-1);
  const all = last && {
    channel: null,
    points: await mapWithPauses(moments, ({ windows: of, reported }) => ({
      ...pointOf(of, reported, basis),
      report_id: null,
    })),
    newest: last.windows,
    compared: compareAll(channels.filter(({ newest }) => newest.some((one) => last.windows.includes(one)))),
  };
  const toSeries = ({ channel, points, newest, compared }: Windowed): PresenceSeries => ({
    channel,
    points,
    unreached: unreachedOf(newest),
    change: {
      ...changeOf(compared, basis),
      named: channel === null ? null : (named.get(channel) ?? null),
    },
  });
  return { all: all ? toSeries(all) : null, channels: channels.map(toSeries) };
}

/** @param reported the reports written at the moment, which say whether it is comparable with the one before */
function pointOf(
  windows: readonly PresenceWindow[],
  reported: readonly PresenceReport[],
  basis: PresenceBasis,
): PresencePoint {
  const firsts = windows.flatMap(({ first }) => first ?? []);
  const at = Math.max(...reported.map(({ reported_at }) => reported_at.getTime()));
  return {
    ...presenceFigureOf(addUp(windows), basis),
    at: new Date(at).toISOString(),
    report_id: reported[0]?.report_id ?? null,
    channels: windows.map(({ report }) => report.channel),
    since: firsts.length === 0 ? null : new Date(Math.min(...firsts)).toISOString(),
    breaks: reported.flatMap(({ channel, breaks }) => breaks.map((reason) => ({ channel, reason }))),
  };
}

/** The runs that wrote reports, each with the newest window of every assistant by then, none older than windows reach. */
function momentsOf(
  windows: readonly PresenceWindow[],
): { at: number; windows: PresenceWindow[]; reported: PresenceReport[] }[] {
  const runs = [...Map.groupBy(windows, ({ report }) => report.run_id).values()];
  return runs.map((of) => {
    const at = Math.max(...of.map(({ report }) => report.reported_at.getTime()));
    const newest = new Map<Channel, PresenceWindow>();
    for (const one of windows) {
      const age = at - one.report.reported_at.getTime();
      if (age >= 0 && age < WINDOW.most_days * DAY_MS) newest.set(one.report.channel, one);
    }
    return { at, windows: [...newest.values()], reported: of.map(({ report }) => report) };
  });
}

interface Windowed {
  channel: Channel | null;
  points: PresencePoint[];
  newest: readonly PresenceWindow[];
  compared: Compared | null;
}

/** A check and which of two windows it lies in. */
interface WindowedCheck extends PresenceCheck {
  /** Only checks of one series are alike: a keyword on an assistant. */
  series: string;
  isRecent: boolean;
}

/** Two adjoining windows. */
interface Compared {
  checks: WindowedCheck[];
  window_days: number | null;
}

/** The windows that the headline of the newest report compares; null where it compares none. */
function compareChannel(
  report: PresenceReport | undefined,
  history: PresenceHistory | undefined,
): Compared | null {
  const window_days = report?.change?.recent?.window_days ?? null;
  const since = report && comparedSince(report);
  if (!report || !since || window_days === null) return null;
  const end = report.reported_at.getTime();
  const checks = linesByKeyword(report, history, since).flatMap((lines) =>
    lines.map((line) => {
      const isRecent = Math.floor((end - line.reported_at.getTime()) / DAY_MS) < window_days;
      return { ...line, series: `${report.channel} ${line.keyword_id}`, isRecent };
    }),
  );
  return { checks, window_days };
}

/** All assistants together can be compared where each of them can. */
function compareAll(channels: readonly { compared: Compared | null }[]): Compared | null {
  const all = channels.flatMap(({ compared }) => compared ?? []);
  if (all.length < channels.length || all.length === 0) return null;
  return { checks: all.flatMap(({ checks }) => checks), window_days: null };
}

/** The parts of both windows, over the series that are in both. */
function changeOf(compared: Compared | null, basis: PresenceBasis): Omit<PresenceChange, 'named'> {
  const nothing = { place: null, share: null, reach: null, window_days: null };
  if (compared === null) return nothing;
  const { checks, window_days } = compared;
  const seriesOf = (recent: boolean) =>
    new Set(checks.filter(({ isRecent }) => isRecent === recent).map(({ series }) => series));
  const [earlier, recent] = [seriesOf(false), seriesOf(true)];
  const shared = checks.filter(({ series }) => earlier.has(series) && recent.has(series));
  const partsOf = (of: boolean) => {
    const ofSide = shared.filter(({ isRecent }) => isRecent === of);
    const tallies = [...Map.groupBy(ofSide, ({ keyword_id }) => keyword_id).values()].map(tallyPresence);
    return presenceFigureOf(tallies, basis).parts;
  };
  const [before, now] = [partsOf(false), partsOf(true)];
  const part = (name: 'place' | 'share' | 'reach') => {
    const [was, is] = [before[name].value, now[name].value];
    return was === null || is === null ? null : { before: was, now: is };
  };
  return { place: part('place'), share: part('share'), reach: part('reach'), window_days };
}

function unreachedOf(windows: readonly PresenceWindow[]): PresenceSeries['unreached'] {
  const keywords = windows.flatMap((window) => window.keywords);
  const named = new Set(
    keywords.filter(({ tally }) => tally.mentions > 0).map(({ keyword_id }) => keyword_id),
  );
  const never = new Map(
    keywords
      .filter(({ keyword_id }) => !named.has(keyword_id))
      .map(({ keyword_id, keyword }) => [keyword_id, keyword]),
  );
  const items = [...never]
    .map(([keyword_id, keyword]) => ({ keyword_id, keyword }))
    .toSorted((one, other) => one.keyword.localeCompare(other.keyword, 'en'));
  return { total: items.length, items: items.slice(0, UNREACHED_SHOWN_MAX) };
}
