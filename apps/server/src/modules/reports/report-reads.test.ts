import type { DashboardChannel } from '@answerscope/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { daysAgo, sharedReportApp } from './report.fixture.ts';

const app = sharedReportApp();
let user: TestUser;
const ids: string[] = [];
beforeAll(async () => {
  user = await app.newReader(['-crm', 'erp', 'hr']);
  await user.patch('/api/profile', { time_zone: 'Asia/Tokyo' });
  const shared = { competitor: 'Fabrikam', domain: 'example.com' };
  await app.leaveRun(user, { at: daysAgo(100), samples: { '-crm': ['yes'] }, ...shared });
  await app.leaveRun(user, {
    at: daysAgo(8),
    samples: { '-crm': ['no'], erp: ['yes'], hr: ['yes'] },
    ...shared,
  });
  await app.leaveRun(user, {
    at: daysAgo(1),
    samples: { '-crm': ['yes'], erp: ['no'], hr: ['failed'] },
    ...shared,
  });
  await app.leaveRun(user, { at: daysAgo(2), channel: 'claude', samples: { erp: ['no', 'no'] }, ...shared });
  await app.writeReports();
  const { items } = (await user.get('/api/reports?channel=openai')).body;
  ids.push(...items.map(({ id }: { id: string }) => id));
});

describe('the lines of a report', () => {
  it('are those with the text that is searched for, beside the filter and with their own count', async () => {
    const found = async (query: string) => {
      const { items, total } = (await user.get(`/api/reports/${ids[0]}?${query}`)).body.keywords;
      return [items.map(({ keyword }: { keyword: string }) => keyword), total];
    };
    expect(await found('search=R')).toEqual([['-crm', 'erp', 'hr'], 3]);
    expect(await found('search=RP')).toEqual([['erp'], 1]);
    expect(await found('search=r&show=failed')).toEqual([['hr'], 1]);
    expect(await found('search=r&page=2&page_size=2')).toEqual([['hr'], 3]);
    expect(await found('search=%25')).toEqual([[], 0]);
    expect(await found('search=')).toEqual([['-crm', 'erp', 'hr'], 3]);
  });

  it('are those of a topic, tag or search intent of today, while the numbers stay those of all', async () => {
    const keywords: { id: string; keyword: string }[] = (await user.get('/api/keywords')).body.items;
    const idOf = (keyword: string) => keywords.find((one) => one.keyword === keyword)?.id;
    const { body: tag } = await user.post('/functions/tag-operations/create-tag', { name: 'Core' });
    const tagged = await user.post('/functions/tag-operations/bulk-assign', {
      keyword_ids: [idOf('erp'), idOf('hr')],
      tag_ids: [tag.id],
      action: 'add',
    });
    expect(tagged.status, JSON.stringify(tagged.body)).toBe(200);
    await user.patch(`/api/keywords/${idOf('hr')}`, { topic_text: 'People', search_intent: 'local' });
    const whole = (await user.get(`/api/reports/${ids[0]}`)).body;
    const found = async (query: string) => {
      const { keywords: lines, ...rest } = (await user.get(`/api/reports/${ids[0]}?${query}`)).body;
      const { keywords: _all, ...numbers } = whole;
      expect(rest).toEqual(numbers);
      return [lines.items.map(({ keyword }: { keyword: string }) => keyword), lines.total];
    };
    expect(await found(`tag=${tag.id}`)).toEqual([['erp', 'hr'], 2]);
    expect(await found(`tag=${tag.id}&show=failed`)).toEqual([['hr'], 1]);
    expect(await found('topic=People')).toEqual([['hr'], 1]);
    expect(await found('search_intent=local&search=h')).toEqual([['hr'], 1]);
    expect(await found(`topic=People&tag=${tag.id}&search_intent=commercial`)).toEqual([[], 0]);
    const stranger = await app.newReader([]);
    const theirs = await stranger.post('/functions/tag-operations/create-tag', { name: 'Theirs' });
    for (const id of [ids[0], theirs.body.id])
      expect((await user.get(`/api/reports/${ids[0]}?tag=${id}`)).status, id).toBe(404);
    expect((await user.get(`/api/reports/${ids[0]}?search_intent=secret`)).status).toBe(400);
  });

  it('say why a check failed, with its code only as long as the code is of that failure', async () => {
    const linesOf = async (path: string) => (await user.get(path)).body.keywords.items;
    const failed = `/api/reports/${ids[0]}?show=failed`;
    const line = { keyword: 'hr', status: 'api_error', error_message: '=the assistant is away' };
    expect(await linesOf(failed)).toMatchObject([{ ...line, error_code: 'overloaded' }]);
    expect(await linesOf(`/api/reports/${ids[0]}?show=mentioned`)).toMatchObject([
      { keyword: '-crm', error_message: null, error_code: null },
    ]);
    const say = (text: string) =>
      app.database.query(
        `update check_run_items set error_message = $2 where account_id = $1 and error_code = 'overloaded'`,
        [user.accountId, text],
      );
    await say('another failure');
    expect(await linesOf(failed)).toMatchObject([{ ...line, error_code: null }]);
    await say(line.error_message);
  });
});

describe('the dashboard', () => {
  it('shows each channel of the plan with its newest report, the one before and the points of the range', async () => {
    const { body } = await user.get('/api/dashboard');
    expect(body.channels.map(({ channel }: { channel: string }) => channel)).toEqual([
      ...['openai', 'claude', 'gemini', 'perplexity'],
    ]);
    const [openai, claude, gemini] = body.channels;
    expect(openai).toMatchObject({
      is_in_plan: true,
      is_configured: true,
      latest: { id: ids[0], previous_report_id: ids[1], improved_keywords: 1, declined_keywords: 1 },
      improved: [{ keyword: '-crm' }],
      declined: [{ keyword: 'erp' }],
      refresh: { channel: 'openai' },
    });
    const answersOf = ({ series }: DashboardChannel) =>
      series.reduce((sum, { rate }) => sum + (rate?.answers ?? 0), 0);
    expect(answersOf(openai)).toBe(5);
    expect(claude.latest.previous_report_id).toBeNull();
    expect(answersOf(claude)).toBe(2);
    expect(gemini).toMatchObject({ latest: null, series: [], improved: [], results: { keywords: 0 } });
  });

  it('carries of each assistant what is drawn, and nothing twice', async () => {
    const { body } = await user.get('/api/dashboard');
    for (const { latest, series, results } of body.channels) {
      expect(results).not.toHaveProperty('headline');
      expect(Object.keys(latest ?? {})).not.toContain('revision');
      for (const { rate } of series)
        if (rate) expect(Object.keys(rate).sort()).toEqual(['answers', 'interval', 'mentions', 'rate']);
    }
  });

  it('adds up competitors and sites of the range, and says what was spent of what is allowed', async () => {
    const { body } = await user.get('/api/dashboard');
    expect(body.competitors).toEqual([
      { name: 'Fabrikam', answers_naming: 7, answers_naming_without_brand: 4, mentions: 7 },
    ]);
    expect(body.domains).toEqual([
      {
        domain: 'example.com',
        kind: 'third_party',
        answers_citing: 7,
        answers_citing_without_brand: 4,
        icon_url: null,
      },
    ]);
    expect(body.spending).toEqual({
      month: new Date().toISOString().slice(0, 7),
      spent_usd: 0,
      reserved_usd: 0,
      budget_usd: 25,
      own_cap_usd: null,
    });
  });

  it('counts the keywords for which no assistant names the brand, those of the filtered list', async () => {
    const other = await app.newReader(['crm', 'crm for teams', 'crm with mail']);
    for (const keyword of ['crm', 'crm for teams']) {
      await other.post('/functions/check-visibility', { keyword, companyName: 'Northwind' });
      await app.database.query(
        'update visibility_results set is_mentioned = $3, k = $4, n = 1, empty = 0 where account_id = $1 and keyword = $2',
        [other.accountId, keyword, keyword !== 'crm', keyword === 'crm' ? 0 : 1],
      );
    }
    const { items } = (await other.get('/api/keywords?status=not_mentioned')).body;
    expect(items).toMatchObject([{ keyword: 'crm' }]);
    expect((await other.get('/api/dashboard')).body.unnamed_keywords).toBe(1);
  });

  it('lists the newest checks that failed', async () => {
    const other = await app.newReader(['bookkeeping software']);
    await app.fault({ kind: 'bad_request', times: 1 });
    await other.post('/functions/check-visibility', {
      keyword: 'bookkeeping software',
      companyName: 'Northwind',
    });
    const { failed_checks } = (await other.get('/api/dashboard')).body;
    expect(failed_checks).toMatchObject({
      total: 1,
      items: [{ keyword: 'bookkeeping software', channel: 'openai', status: 'api_error' }],
    });
    await app.resetSimulator();
  });
});

describe("a keyword's history", () => {
  it('has its lines of the range by channel, newest first', async () => {
    const { items } = (await user.get('/api/keywords')).body;
    const erp = items.find(({ keyword }: { keyword: string }) => keyword === 'erp');
    const { body } = await user.get(`/api/keywords/${erp.id}/history`);
    expect(body).toMatchObject({
      keyword_id: erp.id,
      keyword: 'erp',
      channels: [
        {
          channel: 'openai',
          trend: { verdict: 'not_enough_data' },
          lines: [
            { report_id: ids[0], is_mentioned: false, change: 'declined', surface_hash: 'surface 1' },
            { report_id: ids[1], is_mentioned: true, change: null, verdict: 'not_enough_data' },
          ],
        },
        { channel: 'claude', lines: [{ n: 2, k: 0, is_mentioned: false }] },
      ],
    });
    const crm = items.find(({ keyword }: { keyword: string }) => keyword === '-crm');
    const lines = (await user.get(`/api/keywords/${crm.id}/history`)).body.channels[0].lines;
    expect(lines).toHaveLength(2);
  });

  it('stays when the keyword is deleted, and is nobody else’s', async () => {
    const { items } = (await user.get('/api/keywords')).body;
    const hr = items.find(({ keyword }: { keyword: string }) => keyword === 'hr');
    await user.post('/rpc/delete_my_keyword', { keyword_id: hr.id });
    expect((await user.get(`/api/keywords/${hr.id}/history`)).body).toMatchObject({ keyword: 'hr' });
    const stranger = await app.newReader([]);
    expect((await stranger.get(`/api/keywords/${hr.id}/history`)).status).toBe(404);
  });
});

describe('an export', () => {
  it('of a report is a CSV file named with its day in the user’s zone, safe to open in a spreadsheet', async () => {
    const reply = await user.get(`/api/reports/${ids[0]}/csv`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(daysAgo(1));
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="visibility-report-openai-${day}.csv"`,
    );
    const rows = reply.body.trimEnd().split('\r\n');
    expect(rows[0]).toBe('Keyword,Channel,Status,Mentioned,Checked At,Error Message');
    expect(rows).toHaveLength(4);
    expect(rows[1]).toMatch(/^'-crm,openai,completed,Yes,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,$/);
    expect(rows[2]).toMatch(/^erp,openai,completed,No,/);
    expect(rows[3]).toMatch(/^hr,openai,api_error,No,.*,'=the assistant is away$/);
  });

  it('has its keywords in the order of the pages, whatever their case and marks', async () => {
    const words = ['Zebra crm', 'élan crm', 'apple crm', 'Banana crm'];
    const other = await app.newReader(words);
    for (const keyword of words)
      await other.post('/functions/check-visibility', { keyword, companyName: 'Northwind' });
    const samples = Object.fromEntries(words.map((keyword) => [keyword, ['yes'] as 'yes'[]]));
    await app.leaveRun(other, { at: daysAgo(1), samples });
    await app.writeReports();
    const [report] = (await other.get('/api/reports?channel=openai')).body.items;
    const listed = (await other.get(`/api/reports/${report.id}`)).body.keywords.items;
    const shown = listed.map(({ keyword }: { keyword: string }) => keyword);
    expect(shown).toEqual(['apple crm', 'Banana crm', 'élan crm', 'Zebra crm']);
    for (const path of [`/api/reports/${report.id}/csv`, '/api/visibility-results/csv']) {
      const rows: string[] = (await other.get(path)).body.trimEnd().split('\r\n').slice(1);
      expect(rows.map((row) => row.split(',')[0])).toEqual(shown);
    }
  });

  it('of the newest results has one row a keyword and channel', async () => {
    const other = await app.newReader(['bookkeeping software', 'invoicing']);
    await other.post('/functions/check-visibility', { keyword: 'invoicing', companyName: 'Northwind' });
    const all = (await other.get('/api/visibility-results/csv')).body.trimEnd().split('\r\n');
    // What answers here names nobody, so that is what the file says.
    expect(all.slice(1)).toEqual([
      expect.stringMatching(/^invoicing,openai,completed \(no companies mentioned\),,/),
    ]);
    const claude = await other.get('/api/visibility-results/csv?channel=claude');
    expect(claude.body.trimEnd().split('\r\n')).toHaveLength(1);
  });

  it('of the newest results is narrowed as the list of keywords is', async () => {
    const other = await app.newReader(['crm 100%', 'crm 1000', 'invoicing']);
    for (const keyword of ['crm 100%', 'crm 1000', 'invoicing'])
      await other.post('/functions/check-visibility', { keyword, companyName: 'Northwind' });
    const exported = async (query: string): Promise<string[]> => {
      const { body } = await other.get(`/api/visibility-results/csv?${query}`);
      return body
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((row: string) => row.split(',')[0]);
    };
    expect(await exported('channel=openai&search=CRM')).toEqual(['crm 100%', 'crm 1000']);
    expect(await exported('search=100%25')).toEqual(['crm 100%']);
    expect(await exported('channel=claude&search=crm')).toEqual([]);
    expect(await exported('channel=openai&status=unchecked')).toEqual([]);
    for (const status of ['mentioned', 'not_mentioned']) {
      const listed = (await other.get(`/api/keywords?channel=openai&status=${status}`)).body.items;
      expect(await exported(`channel=openai&status=${status}`)).toEqual(
        listed.map(({ keyword }: { keyword: string }) => keyword).toSorted(),
      );
    }
  });
});
