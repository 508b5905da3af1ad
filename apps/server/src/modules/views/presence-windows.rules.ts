import type { Channel, LineBreak } from '@answerscope/contract';
import { addPresence, type PresenceCheck, type PresenceTally, tallyPresence } from '@answerscope/statistics';
import { mapWithPauses } from '../../lib/map-with-pauses.ts';
import { DAY_MS } from '../../lib/time.ts';

/** A report with the window that ends with it, as its headline has it. */
export interface PresenceReport {
  channel: Channel;
  report_id: string;
  /** Reports of one run are one moment. */
  run_id: string;
  reported_at: Date;
  /** The first report of the window; null where no answer counts. */
  since: Date | null;
  window_days: number | null;
  /** Null in a report that has no window yet. */
  change: {
    state: 'compared' | 'not_enough_data' | 'not_comparable';
    earlier: { since: string } | null;
    recent: { window_days: number | null } | null;
  } | null;
  breaks: LineBreak[];
}

/** What an unbranded keyword came to in a report. */
export interface PresenceLine extends PresenceCheck {
  channel: Channel;
  report_id: string;
  reported_at: Date;
  keyword: string;
  /** Only checks that were asked and judged in the same way are counted together; null where nothing was measured. */
  asked_and_judged: string | null;
}

/** How many lines a report has, branded ones too. */
export interface ReportSize {
  channel: Channel;
  reported_at: Date;
  lines: number;
}

/**
 * The newest reports of each assistant, as many as can be read with their windows.
 * @param given.reports oldest first
 * @param given.sizes of those and of the reports before them as far as `linesSince` says
 * @param limit.reports of each assistant at most
 * @param limit.lines to be read at most; the newest report is read however many it takes
 */
export function readable(
  given: { reports: readonly PresenceReport[]; sizes: readonly ReportSize[] },
  limit: { reports: number; lines: number },
): { reports: PresenceReport[]; most: number; is_capped: boolean } {
  const sizes = Map.groupBy(given.sizes, ({ channel }) => channel);
  const linesOfNewest = (reports: readonly PresenceReport[]) =>
    linesSince(reports).reduce(
      (total, { channel, since }) =>
        (sizes.get(channel) ?? [])
          .filter(({ reported_at }) => reported_at >= since)
          .reduce((sum, { lines }) => sum + lines, total),
      0,
    );
  let most = limit.reports;
  let reports = newestOf(given.reports, most);
  while (most > 1 && linesOfNewest(reports) > limit.lines) {
    most -= 1;
    reports = newestOf(given.reports, most);
  }
  return { reports, most, is_capped: reports.length < given.reports.length };
}

/** The newest of each assistant, oldest first. */
function newestOf(reports: readonly PresenceReport[], most: number): PresenceReport[] {
  const byChannel = Map.groupBy(reports, ({ channel }) => channel);
  const kept = new Set([...byChannel.values()].flatMap((of) => of.slice(-most)));
  return reports.filter((one) => kept.has(one));
}

/** From when on lines of each channel are needed for its reports and for the change that the newest one shows. */
export function linesSince(reports: readonly PresenceReport[]): { channel: Channel; since: Date }[] {
  const byChannel = Map.groupBy(reports, ({ channel }) => channel);
  return [...byChannel].map(([channel, of]) => {
    const starts = of.flatMap((one) => [one.reported_at, startOf(one) ?? one.reported_at]);
    const newest = of.at(-1);
    const compared = newest && comparedSince(newest);
    const all = compared ? [...starts, compared] : starts;
    return { channel, since: new Date(Math.min(...all.map((at) => at.getTime()))) };
  });
}

/** The first moment that can lie in the window; a window is never longer than it says. */
export function startOf({ since, window_days, reported_at }: PresenceReport): Date | null {
  return since === null || window_days === null ? null : notBefore(since, reported_at, window_days);
}

/** The same of the two windows that the report compares; null where it compares none. */
export function comparedSince({ change, reported_at }: PresenceReport): Date | null {
  const days = change?.recent?.window_days ?? null;
  if (change?.state !== 'compared' || change.earlier === null || days === null) return null;
  return notBefore(new Date(change.earlier.since), reported_at, 2 * days);
}

function notBefore(since: Date, end: Date, days: number): Date {
  return new Date(Math.max(since.getTime(), end.getTime() - days * DAY_MS));
}

/** A line and its moment, in milliseconds: they are compared very often. */
interface DatedLine {
  at: number;
  line: PresenceLine;
}

/** The lines of an assistant: those of each keyword, oldest first, and the keywords of each report. */
export interface PresenceHistory {
  ofKeyword: Map<string, DatedLine[]>;
  keywordsOf: Map<string, Set<string>>;
}

/** @param lines oldest first */
export async function historiesOf(lines: readonly PresenceLine[]): Promise<Map<Channel, PresenceHistory>> {
  const histories = new Map<Channel, PresenceHistory>();
  await mapWithPauses(lines, (line) => {
    const { channel, keyword_id, report_id, reported_at } = line;
    const history = histories.get(channel) ?? { ofKeyword: new Map(), keywordsOf: new Map() };
    histories.set(channel, history);
    const dated = history.ofKeyword.get(keyword_id) ?? [];
    history.ofKeyword.set(keyword_id, dated);
    dated.push({ at: reported_at.getTime(), line });
    const keywords = history.keywordsOf.get(report_id) ?? new Set();
    history.keywordsOf.set(report_id, keywords);
    keywords.add(keyword_id);
  });
  return histories;
}

/** A window added up: one sum for each keyword. */
export interface PresenceWindow {
  report: PresenceReport;
  /** The first moment that counts; null without any. */
  first: number | null;
  keywords: { keyword_id: string; keyword: string; tally: PresenceTally }[];
}

/** The window that ends with the report. */
export function windowOf(report: PresenceReport, history: PresenceHistory | undefined): PresenceWindow {
  const since = startOf(report);
  const keywords: PresenceWindow['keywords'] = [];
  let first: number | null = null;
  for (const lines of since ? linesByKeyword(report, history, since) : []) {
    const [oldest] = lines;
    const newest = lines.at(-1);
    if (!oldest || !newest) continue;
    const { keyword_id, keyword } = newest;
    keywords.push({ keyword_id, keyword, tally: tallyPresence(lines) });
    first = Math.min(first ?? Number.POSITIVE_INFINITY, oldest.reported_at.getTime());
  }
  return { report, first, keywords };
}

/** The sums of several windows, one for each keyword. */
export function addUp(windows: readonly PresenceWindow[]): PresenceTally[] {
  const [only] = windows;
  if (only && windows.length === 1) return only.keywords.map(({ tally }) => tally);
  const sums = new Map<string, PresenceTally>();
  for (const { keywords } of windows)
    for (const { keyword_id, tally } of keywords) {
      const sum = sums.get(keyword_id);
      sums.set(keyword_id, sum ? addPresence(sum, tally) : tally);
    }
  return [...sums.values()];
}

/** The lines since a moment of each keyword of the report, as long as it was asked and judged as it is in the report. */
export function linesByKeyword(
  report: PresenceReport,
  history: PresenceHistory | undefined,
  since: Date,
): PresenceLine[][] {
  const keywords = history?.keywordsOf.get(report.report_id) ?? [];
  const moments = { from: since.getTime(), to: report.reported_at.getTime() };
  return [...keywords].map((keyword_id) => linesOf(history?.ofKeyword.get(keyword_id) ?? [], moments));
}

/** The lines of a keyword between two moments that are alike the newest of them that measured something. */
function linesOf(lines: readonly DatedLine[], { from, to }: { from: number; to: number }): PresenceLine[] {
  const counted: PresenceLine[] = [];
  let now: string | null = null;
  for (let index = lines.length - 1; index >= 0; index--) {
    const dated = lines[index];
    if (!dated || dated.at < from) break;
    if (dated.at > to) continue;
    const { asked_and_judged } = dated.line;
    now ??= asked_and_judged;
    if (asked_and_judged !== null && asked_and_judged === now) counted.push(dated.line);
  }
  return counted.reverse();
}
