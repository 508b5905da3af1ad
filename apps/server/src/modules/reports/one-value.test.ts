import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Channel,
  ChannelSummary,
  DashboardChannel,
  NamedCompetitor,
  Refresh,
  ReportDetail,
  VisibilityResult,
} from '@answerscope/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { projectRoot } from '../../lib/project-root.ts';
import { type Account, BRANDED, newReaderWithPast, readAccount } from './one-value.fixture.ts';
import { sharedReportApp } from './report.fixture.ts';

const app = sharedReportApp();
let user: TestUser;
beforeAll(async () => {
  user = await newReaderWithPast(app);
});

/** What a page shows under a name: of each assistant, report or keyword, by its own name. */
type Shown = Record<string, unknown>;
type Reading = (account: Account) => Shown;

const by = <One>(all: readonly One[], name: (one: One) => string, value: (one: One) => unknown): Shown =>
  Object.fromEntries(all.map((one) => [name(one), value(one)]));
const byChannel = <One extends { channel: string }>(all: readonly One[], value: (one: One) => unknown) =>
  by(all, ({ channel }) => channel, value);

/** Only channels of the plan, or with a report, stand on the dashboard. */
const tracked = ({ dashboard, tracker }: Account) =>
  tracker.filter(({ channel }) => dashboard.channels.some((one) => one.channel === channel));
const onDashboard =
  (value: (one: DashboardChannel) => unknown): Reading =>
  ({ dashboard }) =>
    byChannel(dashboard.channels, value);
const onTracker =
  (value: (one: ChannelSummary) => unknown): Reading =>
  (account) =>
    byChannel(tracked(account), value);
const everywhere = (value: (one: { headline: DashboardChannel['headline'] }) => unknown) => ({
  Home: onDashboard(value),
  Dashboard: onDashboard(value),
  Tracker: onTracker(value),
  Assistant: onDashboard(value),
});
const ofNewest =
  (value: (one: ReportDetail) => unknown): Reading =>
  ({ dashboard, details }) => {
    const newest = dashboard.channels.flatMap(({ latest }) => latest?.id ?? []);
    return byChannel(
      details.filter(({ id }) => newest.includes(id)),
      value,
    );
  };
const latestOnDashboard =
  (value: (one: DashboardChannel) => unknown): Reading =>
  ({ dashboard }) =>
    byChannel(
      dashboard.channels.filter(({ latest }) => latest !== null),
      value,
    );

const inRange = ({ details, dashboard: { range } }: Account) =>
  details.filter(({ created_at }) => created_at >= range.from);

const listed = <One extends object>(all: readonly One[], name: keyof One) =>
  by(
    all,
    (one) => String(one[name]),
    (one) =>
      Object.entries(one)
        .filter(([key]) => key.startsWith('answers_') || key === 'mentions')
        .map(([, value]) => value),
  );
const rateOf = (rate: { rate: number; interval: object; answers: number; mentions: number } | null) =>
  rate && { rate: rate.rate, interval: rate.interval, answers: rate.answers, mentions: rate.mentions };
const lineOf = ({
  n,
  k,
  empty,
  failed,
  is_mentioned,
}: Record<'n' | 'k' | 'empty' | 'failed', number> & { is_mentioned: boolean }) => ({
  n,
  k,
  empty,
  failed,
  is_mentioned,
});
const resultOf = ({ keyword_id, channel, result_state, checked_at, n, k, answer_id }: VisibilityResult) => [
  `${keyword_id} ${channel}`,
  { result_state, checked_at, n, k, answer_id },
];
const spent = ({ spent_usd, reserved_usd }: { spent_usd: number; reserved_usd: number }) => ({
  spent_usd,
  reserved_usd,
});
const named: Reading = ({ dashboard }) => listed<NamedCompetitor>(dashboard.competitors, 'name');
const alsoNamed: Reading = ({ dashboard }) => listed(dashboard.undeclared, 'name');
const cited: Reading = ({ dashboard }) => listed(dashboard.domains, 'domain');
const companies =
  (isTracked: boolean): Reading =>
  (account) =>
    by(
      account.companies.items.filter(({ competitor_id }) => (competitor_id !== null) === isTracked),
      ({ name }) => name,
      ({ named, without_you, mentions }) => [named.answers, without_you, mentions],
    );
const spending: Reading = ({ dashboard }) => spent(dashboard.spending);
const ofAllKeywords: Reading = ({ ofKeyword }) => Object.fromEntries(ofKeyword.flat().map(resultOf));
const refresh = ({ next_refresh_at }: Refresh) => next_refresh_at;
const waits: Reading = ({ dashboard }) =>
  byChannel(
    dashboard.channels.filter(({ latest }) => latest !== null),
    ({ headline }) => headline.change.wait,
  );

/** By the names and pages of docs/numbers.md: what each page is given to show. */
const NUMBERS: Record<string, Record<string, Reading>> = {
  'How often an assistant mentions you': everywhere(({ headline: { current, basis, range, report_id } }) => ({
    current,
    basis,
    range,
    report_id,
  })),
  'How that changed': everywhere(({ headline }) => headline.change),
  'Answers left out of it': everywhere(({ headline }) => headline.empty_answers),
  'Earlier answers not counted': everywhere(({ headline: { unlike_answers, breaks } }) => ({
    unlike_answers,
    breaks,
  })),
  'Visibility in a report': {
    Reports: ({ reports }) =>
      by(
        reports,
        ({ id }) => id,
        ({ revision }) => rateOf(revision.rate),
      ),
    Report: ({ details }) =>
      by(
        details,
        ({ id }) => id,
        ({ revision }) => rateOf(revision.rate),
      ),
  },
  'Keywords with a mention': {
    Reports: ({ reports }) =>
      by(
        reports,
        ({ id }) => id,
        ({ revision }) => [revision.mentioned_keywords, revision.percentage_mentioned],
      ),
    Report: ({ details }) =>
      by(
        details,
        ({ id }) => id,
        ({ revision }) => [revision.mentioned_keywords, revision.percentage_mentioned],
      ),
  },
  'Newly mentioned, no longer mentioned': {
    Dashboard: latestOnDashboard(({ improved, declined }) => [improved.length, declined.length]),
    Report: ofNewest(({ revision }) => [revision.improved_keywords, revision.declined_keywords]),
  },
  'Who is mentioned': { Home: named, Competitors: companies(true) },
  'Also mentioned': { Home: alsoNamed, Competitors: companies(false) },
  'Cited sites': {
    Home: cited,
    Sources: ({ sources }) =>
      by(
        sources.items,
        ({ domain }) => domain,
        ({ answers, without_you }) => [answers, without_you],
      ),
  },
  'A keyword in a report': {
    Keyword: ({ histories }) =>
      Object.fromEntries(
        histories.flatMap(({ keyword_id, channels }) =>
          channels.flatMap(({ lines }) =>
            lines.map((line) => [`${keyword_id} ${line.report_id}`, lineOf(line)]),
          ),
        ),
      ),
    Report: (account) =>
      Object.fromEntries(
        inRange(account).flatMap(({ id, keywords }) =>
          keywords.items.map((line) => [`${line.keyword_id} ${id}`, lineOf(line)]),
        ),
      ),
  },
  'Newest result': {
    Tracker: ({ results }) => Object.fromEntries(results.map(resultOf)),
    Keywords: ({ results }) => Object.fromEntries(results.map(resultOf)),
    Keyword: ofAllKeywords,
    Checker: ofAllKeywords,
  },
  'Failed checks': {
    Home: ({ dashboard }) => ({ all: dashboard.failed_checks.total }),
    Dashboard: ({ dashboard }) => ({ all: dashboard.failed_checks.total }),
    Tracker: ({ tracker }) => ({ all: tracker.reduce((all, { failed }) => all + failed, 0) }),
  },
  'Trend from': {
    Home: waits,
    Dashboard: waits,
    Tracker: (account) =>
      byChannel(
        tracked(account).filter(({ headline }) => headline.report_id !== null),
        ({ headline }) => headline.change.wait,
      ),
    Report: ofNewest(({ wait }) => wait),
    Keyword: ({ histories, dashboard }) =>
      byChannel(
        histories
          // A branded keyword is in no trend: it waits for none.
          .flatMap(({ keyword, channels }) => (keyword === BRANDED ? [] : channels))
          .filter(({ channel }) => dashboard.channels.some((one) => one.channel === channel && one.latest)),
        ({ trend }) => trend.wait,
      ),
    Presence: ({ presence }) =>
      byChannel(
        presence.channels.flatMap(({ channel, change }) => (channel ? [{ channel, change }] : [])),
        ({ change }) => change.named?.wait,
      ),
  },
  'Next refresh': {
    Home: onDashboard((one) => one.refresh && refresh(one.refresh)),
    Dashboard: onDashboard((one) => one.refresh && refresh(one.refresh)),
    Tracker: ({ refreshes }) => byChannel(refreshes, refresh),
    Assistant: onDashboard((one) => one.refresh && refresh(one.refresh)),
  },
  'Spent this month': { Home: spending, Dashboard: spending, Plan: ({ usage }) => spent(usage) },
  'Keywords tracked': {
    Keywords: ({ totalKeywords }) => ({ all: totalKeywords }),
    Plan: ({ usage }) => ({ all: usage.keywords }),
  },
};

/** The rows of the first table of docs/numbers.md: name and pages. */
function tableInDocs(): Record<string, string[]> {
  const text = readFileSync(join(projectRoot(), 'docs/numbers.md'), 'utf8');
  const table = text.split('## Numbers on several pages')[1]?.split('\n## ')[0] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Number'));
  return Object.fromEntries(
    rows.map((row) => {
      const [, name = '', , , pages = ''] = row.split(' | ').join('|').split('|');
      return [name.trim(), pages.split(', ').map((page) => page.trim())];
    }),
  );
}

describe('a name has one value on every page', () => {
  let account: Account;
  beforeAll(async () => {
    account = await readAccount(user);
  });

  it('the names and pages are those that docs/numbers.md tells', () => {
    const read = Object.entries(NUMBERS).map(([name, pages]) => [name, Object.keys(pages)]);
    expect(Object.fromEntries(read)).toEqual(tableInDocs());
  });

  it.each(Object.entries(NUMBERS))('%s', (_name, pages) => {
    const [[, first] = ['', () => ({})], ...others] = Object.entries(pages);
    const expected = first(account);
    expect(Object.keys(expected).length).toBeGreaterThan(0);
    for (const [page, reading] of others) expect(reading(account), page).toEqual(expected);
  });

  it('the points of a line add up to the headline, but for those before a break, which says why', () => {
    const headlines = account.dashboard.channels.filter(({ headline }) => headline.basis === 'window');
    expect(headlines.map(({ channel }) => channel)).toEqual(['openai', 'claude', 'perplexity']);
    for (const { headline, series } of headlines) {
      const broken = series.findLastIndex(({ breaks }) => breaks.length > 0);
      const points = series.slice(broken < 0 ? series.length / 2 : broken).flatMap(({ rate }) => rate ?? []);
      expect(points.reduce((sum, { answers }) => sum + answers, 0)).toBe(headline.current?.answers ?? 0);
      expect(points.reduce((sum, { mentions }) => sum + mentions, 0)).toBe(headline.current?.mentions ?? 0);
    }
    const claude = headlines.find(({ channel }) => channel === 'claude');
    expect(claude?.series.flatMap(({ breaks }) => breaks.map(({ reason }) => reason))).toEqual(['model']);
    expect(claude?.headline.current).toMatchObject({ answers: 20, mentions: 4 });
  });

  it('the part of the presence score that says how often you are mentioned has the verdict of the headline', () => {
    const shown = account.presence.channels.map(({ channel, change }) => [channel, change.named]);
    const headlines = new Map(
      account.dashboard.channels.map(({ channel, headline }) => [channel, headline.change]),
    );
    expect(shown.length).toBeGreaterThan(1);
    expect(shown).toEqual(shown.map(([channel]) => [channel, headlines.get(channel as Channel)]));
  });

  it('the account is one in which a newest report and newest results say something else', () => {
    const openai = account.dashboard.channels.find(({ channel }) => channel === 'openai');
    const summary = account.tracker.find(({ channel }) => channel === 'openai');
    const { current, change } = openai?.headline ?? {};
    expect(change?.verdict).toBe('improved');
    const newest = account.reports.find(({ id }) => id === openai?.latest?.id);
    expect(current?.rate).not.toBeCloseTo(newest?.revision.rate?.rate ?? 0, 2);
    expect(summary && summary.mentioned / (summary.answered - summary.empty)).not.toBeCloseTo(
      current?.rate ?? 0,
      2,
    );
    const others = account.dashboard.channels.filter(({ channel }) => channel !== 'openai');
    expect(others.map(({ headline: { basis, why_none } }) => [basis, why_none])).toEqual([
      ['window', null],
      ['newest_results', null],
      ['window', 'no_answers'],
    ]);
  });
});
