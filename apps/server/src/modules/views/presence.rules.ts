import {
  type Channel,
  type PresenceChange,
  type PresencePoint,
  type PresenceSeries,
  type PresenceWeights,
  UNREACHED_SHOWN_MAX,
} from '@answerscope/contract';
import {
  judgePresenceChanges,
  type PresenceBasis,
  type PresenceEvidence,
  presenceDeals,
  presenceFigureOf,
  WINDOW,
  type WindowedCheck,
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
 * @param most reports of an assistant that are given at most: before the first of so many, all together are not known
 */
export async function presenceOf(
  given: { reports: readonly PresenceReport[]; lines: readonly PresenceLine[]; most: number },
  basis: PresenceBasis & { weights: PresenceWeights },
): Promise<{ all: PresenceSeries | null; channels: PresenceSeries[] }> {
  const histories = await historiesOf(given.lines);
  const windows = await mapWithPauses(given.reports, (report) =>
    windowOf(report, histories.get(report.channel)),
  );
  const byChannel = [...Map.groupBy(windows, ({ report }) => report.channel)];
  const channels: Unjudged[] = [];
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
  const judged = await judgeTogether(all ? [all, ...channels] : channels, basis);
  return { all: (all && judged[0]) ?? null, channels: judged.slice(all ? 1 : 0) };
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

/** Two adjoining windows, or why there are none. */
type Compared =
  | { state: 'compared'; checks: WindowedCheck[]; window_days: number | null }
  | { state: 'not_enough_data' | 'not_comparable'; missing_answers: number };

/** The windows that the headline of the newest report compares. */
function compareChannel(report: PresenceReport | undefined, history: PresenceHistory | undefined): Compared {
  const change = report?.change ?? null;
  const window_days = change?.recent?.window_days ?? null;
  const since = report && comparedSince(report);
  if (!report || !since || window_days === null) {
    const state = change?.state === 'not_comparable' ? 'not_comparable' : 'not_enough_data';
    return { state, missing_answers: change?.missing_answers ?? 0 };
  }
  const end = report.reported_at.getTime();
  const startOfSeries = (lines: readonly PresenceLine[]) => lines[0]?.reported_at.getTime() ?? 0;
  // In the order of their first lines, which the deals follow: the same lines give the same digits.
  const byKeyword = linesByKeyword(report, history, since).toSorted(
    (one, other) => startOfSeries(one) - startOfSeries(other),
  );
  const checks = byKeyword.flatMap((lines) => {
    const series = `${report.channel} ${lines[0]?.keyword_id}`;
    return lines.map(
      ({ keyword_id, answers, mentions, place, brand_mentions, all_mentions, reported_at }) => {
        const isRecent = Math.floor((end - reported_at.getTime()) / DAY_MS) < window_days;
        return { keyword_id, answers, mentions, place, brand_mentions, all_mentions, series, isRecent };
      },
    );
  });
  return { state: 'compared', checks, window_days };
}

/** All assistants together can be compared where each of them can. */
function compareAll(channels: readonly { compared: Compared }[]): Compared {
  const all = channels.map(({ compared }) => compared);
  const not = all.filter((one) => one.state !== 'compared');
  if (not.length > 0 || all.length === 0) {
    const state = not.some((one) => one.state === 'not_comparable') ? 'not_comparable' : 'not_enough_data';
    return { state, missing_answers: not.reduce((total, one) => total + one.missing_answers, 0) };
  }
  const checks = all.flatMap((one) => (one.state === 'compared' ? one.checks : []));
  return { state: 'compared', checks, window_days: null };
}

interface Unjudged {
  channel: Channel | null;
  points: PresencePoint[];
  newest: readonly PresenceWindow[];
  compared: Compared;
}

/** What is shown beside each other is judged together. */
async function judgeTogether(series: readonly Unjudged[], basis: PresenceBasis): Promise<PresenceSeries[]> {
  const found: (PresenceEvidence | null)[] = [];
  for (const { compared } of series)
    found.push(compared.state === 'compared' ? await evidenceOf(compared.checks, basis) : null);
  const shown = found.filter((one) => one !== null);
  const verdicts = judgePresenceChanges(shown);
  return series.map(({ channel, points, newest, compared }, index) => ({
    channel,
    points,
    unreached: unreachedOf(newest),
    change: changeOf(compared, found[index] ?? null, (one) => verdicts[shown.indexOf(one)]),
  }));
}

async function evidenceOf(
  checks: readonly WindowedCheck[],
  basis: PresenceBasis,
): Promise<PresenceEvidence | null> {
  const deals = presenceDeals(checks, basis);
  if (!deals) return null;
  const asFar = await mapWithPauses(Array.from({ length: deals.shuffles }), deals.isNextAsFar);
  return deals.evidence(asFar.filter((isAsFar) => isAsFar).length);
}

function changeOf(
  compared: Compared,
  evidence: PresenceEvidence | null,
  verdictOf: (evidence: PresenceEvidence) => ReturnType<typeof judgePresenceChanges>[number] | undefined,
): PresenceChange {
  const nothing = { before: null, now: null, window_days: null, p_value: null, q_value: null };
  if (compared.state !== 'compared')
    return { ...nothing, verdict: compared.state, missing_answers: compared.missing_answers };
  const judged = evidence && verdictOf(evidence);
  if (!evidence || !judged) return { ...nothing, verdict: 'not_enough_data', missing_answers: 0 };
  const { before, now } = evidence;
  return { ...judged, before, now, window_days: compared.window_days, missing_answers: 0 };
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
