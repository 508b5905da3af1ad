import type {
  ChannelSummary,
  CitedSources,
  CountedCompanies,
  Dashboard,
  KeywordHistory,
  PlanUsage,
  PresenceScore,
  Refresh,
  ReportDetail,
  ReportSummary,
  VisibilityResult,
} from '@answerscope/contract';
import { expect } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { daysAgo, type LeftRun, type ReportApp, type Sample } from './report.fixture.ts';

const TRACKED = Array.from({ length: 10 }, (_one, at) => `crm for team ${at}`);
export const BRANDED = 'northwind reviews';

interface Reader {
  app: ReportApp;
  user: TestUser;
}

type Said = (index: number) => readonly Sample[];

async function leave(
  { app, user }: Reader,
  said: Said,
  { keywords = TRACKED, ...run }: Omit<LeftRun, 'samples'> & { keywords?: readonly string[] },
) {
  const samples = Object.fromEntries(keywords.map((keyword, index) => [keyword, said(index)]));
  const all = keywords === TRACKED ? { ...samples, [BRANDED]: ['yes', 'yes'] as const } : samples;
  await app.leaveRun(user, {
    ...run,
    samples: all,
    leavesResults: true,
    competitor: 'Fabrikam',
    alsoNamed: 'Contoso',
    domain: 'elsewhere.example',
  });
}

/**
 * Months as they come: a rise, a flip, failures, refusals and answers without companies; a model that was changed; an
 * assistant that was only tried, one that never answered; and then, newer than every report, a check that was cancelled.
 */
export async function newReaderWithPast(app: ReportApp): Promise<TestUser> {
  const user = await app.newReader([...TRACKED, BRANDED]);
  const reader = { app, user };
  for (let week = 8; week >= 1; week--) {
    const named = week > 4 ? 3 : 8;
    const at = daysAgo(7 * week - 6);
    await leave(
      reader,
      (index) => {
        if (index === 9) return ['failed', 'failed'];
        if (index === 8) return [week % 2 === 0 ? 'empty' : 'no', 'refused'];
        return index < named - (week === 1 ? 1 : 0) ? ['yes', 'no'] : ['no', 'no'];
      },
      { at },
    );
    if (week < 4)
      await leave(reader, (index) => [index < 2 ? 'yes' : 'no'], {
        at,
        channel: 'claude',
        surface: week > 2 ? 'older model' : 'newer model',
      });
  }
  await leave(reader, () => ['failed'], { at: daysAgo(2), channel: 'perplexity' });
  const some = TRACKED.slice(0, 3);
  await leave(reader, () => ['yes'], { at: daysAgo(1), channel: 'gemini', scope: 'partial', keywords: some });
  await app.writeReports();
  const four = TRACKED.slice(0, 4);
  await leave(reader, () => ['no', 'no'], { at: daysAgo(0.5), state: 'cancelled', keywords: four });
  await app.writeReports();
  return user;
}

export interface Account {
  dashboard: Dashboard;
  tracker: ChannelSummary[];
  results: VisibilityResult[];
  reports: ReportSummary[];
  details: ReportDetail[];
  histories: KeywordHistory[];
  /** By keyword: what its own page and the checker ask for. */
  ofKeyword: VisibilityResult[][];
  presence: PresenceScore;
  companies: CountedCompanies;
  sources: CitedSources;
  refreshes: Refresh[];
  usage: PlanUsage;
  totalKeywords: number;
}

export async function readAccount(user: TestUser): Promise<Account> {
  const get = async (path: string) => {
    const reply = await user.get(path);
    expect(reply.status, path).toBe(200);
    return reply.body;
  };
  const dashboard: Dashboard = await get('/api/dashboard');
  const page = await get('/api/visibility-results');
  const keywords = await get('/api/keywords?page_size=100');
  const ids: string[] = keywords.items.map(({ id }: { id: string }) => id);
  const reports: ReportSummary[] = (await get('/api/reports?page_size=100')).items;
  return {
    dashboard,
    tracker: page.channels,
    results: page.items,
    reports,
    details: await Promise.all(reports.map(({ id }) => get(`/api/reports/${id}`))),
    histories: await Promise.all(ids.map((id) => get(`/api/keywords/${id}/history`))),
    ofKeyword: await Promise.all(
      ids.map(async (id) => (await get(`/api/visibility-results?keyword_id=${id}`)).items),
    ),
    presence: await get('/api/presence-score'),
    companies: await get('/api/companies'),
    sources: await get('/api/sources'),
    refreshes: (await get('/api/refreshes')).items,
    usage: await get('/api/plan-usage'),
    totalKeywords: keywords.total_keywords,
  };
}
