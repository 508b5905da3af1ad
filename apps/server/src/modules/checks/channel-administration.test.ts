import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestUser } from '../../../test/user.ts';
import { countOf } from './check-app.fixture.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const openai = '/api/admin/channel-settings/openai';

/** The simulated OpenAI answers its next question this way. */
const withFault = (kind: string, more: { retryAfterSeconds?: number } = {}) =>
  fetch(`${app.simulator.adminUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel: 'openai', kind, times: 1, ...more }),
  });

describe('how a channel is asked', () => {
  it('starts with the defaults: Gemini without search, three calls of a run in flight', async () => {
    const { body } = await administrator.get('/api/admin/channel-settings');
    expect(body.map((row: { channel: string }) => row.channel)).toEqual([
      'openai',
      'claude',
      'gemini',
      'perplexity',
    ]);
    expect(body[0]).toMatchObject({ is_configured: true, is_default: true });
    expect(body[0].settings).toMatchObject({
      model: 'gpt-6-luna',
      search: true,
      pace_parallel: 3,
      pace_pause_ms: 1000,
    });
    expect(body[2]).toMatchObject({ is_configured: false });
    expect(body[2].settings.search).toBe(false);
  });

  it('a change is kept beside the changes before it, and the next check is asked that way', async () => {
    await administrator.patch(openai, {
      reason: 'A shorter question',
      settings: { template: 'Best {keyword}?' },
    });
    const { body } = await administrator.patch(openai, {
      reason: 'A better model',
      settings: { model: 'gpt-6.1-terra' },
    });
    expect(body).toMatchObject({
      is_default: false,
      settings: { model: 'gpt-6.1-terra', template: 'Best {keyword}?' },
    });
    const user = await app.newUser({ company: 'Northwind' });
    const check = await user.post('/functions/check-visibility', {
      keyword: 'crm software',
      companyName: 'Northwind',
    });
    const answer = await user.get(`/api/answers/${check.body.answerId}`);
    expect(answer.body).toMatchObject({ question: 'Best crm software?', model_asked: 'gpt-6.1-terra' });
  });

  it('a value that is set back to the product’s is the product’s own again', async () => {
    const claude = '/api/admin/channel-settings/claude';
    const set = async (samples_per_check: number) =>
      (await administrator.patch(claude, { reason: 'a test', settings: { samples_per_check } })).body;
    expect(await set(2)).toMatchObject({ is_default: false, settings: { samples_per_check: 2 } });
    expect(await set(1)).toMatchObject({ is_default: true, settings: { samples_per_check: 1 } });
    expect(
      await app.database.query("select settings from channel_settings where channel = 'claude'"),
    ).toEqual([{ settings: {} }]);
  });

  it.each([
    [{ template: 'Which are best?' }, 'settings.template'],
    [{ max_in_flight: 0 }, 'settings.max_in_flight'],
    [{ search_context: 'deep' }, 'settings.search_context'],
    [{ unknown: 1 }, 'settings.unknown'],
  ])('%j is refused at its field, and nothing changes', async (settings, field) => {
    const before = await administrator.get('/api/admin/channel-settings');
    const reply = await administrator.patch(openai, { reason: 'a test', settings });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.details.fields)).toEqual([field]);
    expect((await administrator.get('/api/admin/channel-settings')).body).toEqual(before.body);
  });

  it('Gemini’s search warns of Google’s terms for as long as it is on, and the API’s description says so', async () => {
    const gemini = '/api/admin/channel-settings/gemini';
    const warnings = async () =>
      (await administrator.get('/api/admin/channel-settings')).body.map(
        (row: { warning: string | null }) => row.warning,
      );
    expect(await warnings()).toEqual([null, null, null, null]);
    const on = await administrator.patch(gemini, { reason: 'a test', settings: { search: true } });
    expect(on.body.warning).toMatch(/Google's terms forbid storing and analysing/);
    expect(await warnings()).toEqual([null, null, on.body.warning, null]);
    const off = await administrator.patch(gemini, { reason: 'a test', settings: { search: false } });
    expect(off.body.warning).toBeNull();
    const { body } = await administrator.get('/api/openapi.json');
    const asked = JSON.stringify(body.paths['/api/admin/channel-settings/{channel}'].patch.requestBody);
    expect(asked).toContain("Google's terms forbid storing and analysing");
  });

  it('nothing to change is refused', async () => {
    const reply = await administrator.patch(openai, { reason: 'a test', settings: {} });
    expect(reply.status).toBe(400);
  });
});

describe('a question on trial', () => {
  it('shows request, reply and cost, books the day and no month, and is nobody’s answer', async () => {
    const counted = await countOf(app.services.checks, 'spentMicrodollars');
    const reply = await administrator.post(`${openai}/try`, {
      question: 'Which CRM is best for dentists?',
      settings: { model: 'gpt-6-luna', search: false },
    });
    expect(reply.body.cost_usd).toBeGreaterThan(0);
    expect(await countOf(app.services.checks, 'spentMicrodollars')).toBe(
      counted + Math.round(reply.body.cost_usd * 1_000_000),
    );
    expect(reply.body.request).toMatchObject({
      question: 'Which CRM is best for dentists?',
      model: 'gpt-6-luna',
      search: false,
    });
    expect(reply.body.reply.text.length).toBeGreaterThan(10);
    expect(reply.body.failure).toBeNull();
    const [day] = await app.database.query<{ spent: string; reserved: string }>(
      "select spent_microdollars as spent, reserved_microdollars as reserved from spend_days where provider = 'all'",
    );
    expect(Number(day?.reserved)).toBe(0);
    expect(Number(day?.spent)).toBeGreaterThanOrEqual(Math.round(reply.body.cost_usd * 1_000_000));
    expect((await administrator.get('/api/answers')).body.items).toEqual([]);
    expect((await administrator.get('/api/plan-usage')).body.spent_usd).toBe(0);
  });

  it('shows the body that went to the provider, and all of what the reply told', async () => {
    const { body } = await administrator.post(`${openai}/try`, {
      question: 'Which CRM is best for dentists?',
      settings: { model: 'gpt-6-luna', search: true, search_context: 'low' },
    });
    const log = await fetch(`${app.simulator.adminUrl}/requests`);
    const { requests } = (await log.json()) as { requests: { body: unknown }[] };
    expect(body.sent).toEqual([
      { method: 'POST', path: expect.stringMatching(/\/responses$/), body: requests.at(-1)?.body },
    ]);
    expect(body.sent[0].body).toMatchObject({
      store: false,
      tool_choice: 'required',
      max_tool_calls: 2,
      tools: [{ type: 'web_search', user_location: { type: 'approximate' } }],
    });
    expect(body.reply).toMatchObject({
      searched: true,
      search_error: null,
      finish: 'ok',
      cost_source: 'computed',
      price_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      request_id: expect.any(String),
    });
    expect(body.reply.usage.searches).toBeGreaterThan(0);
    expect(body.reply.queries.length).toBeGreaterThan(0);
    const { citations, sources, text } = body.reply;
    expect(citations.length).toBeGreaterThan(0);
    for (const { start, end } of citations) expect(text.slice(start, end).length).toBe(end - start);
    expect(sources[0]).toMatchObject({ rank: 1 });
    expect(JSON.stringify(body)).not.toContain('key-of-the-tests');
  });

  it('a keyword is put into the template; a template beside a question is refused', async () => {
    const settings = { model: 'gpt-6-luna', search: false, template: 'Who makes {keyword}?' };
    const { body } = await administrator.post(`${openai}/try`, { keyword: 'crm software', settings });
    expect(body.request.question).toBe('Who makes crm software?');
    expect(body.sent[0].body.input).toBe('Who makes crm software?');
    for (const [asked, field] of [
      [{ question: 'Which CRM?', settings }, 'settings.template'],
      [{ question: 'Which CRM?', keyword: 'crm' }, 'question'],
      [{}, 'question'],
      [{ question: 'Which CRM?', settings: { samples_per_check: 3 } }, 'settings.samples_per_check'],
    ] as const) {
      const refused = await administrator.post(`${openai}/try`, asked);
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.details.fields)).toEqual([field]);
    }
  });

  it('a paid reply that cannot be judged is shown with the reason, and is paid', async () => {
    await withFault('blocked');
    const { body } = await administrator.post(`${openai}/try`, { question: 'Which CRM is best?' });
    expect(body.reply).toMatchObject({ finish: 'blocked', finish_detail: expect.any(String) });
    expect(body.failure).toMatchObject({ code: 'blocked', http_status: 200, is_retryable: false });
    expect(body.cost_usd).toBeGreaterThan(0);
  });

  it('a provider without a key says what to do, and costs nothing', async () => {
    const { body } = await administrator.post('/api/admin/channel-settings/claude/try', {
      question: 'Which CRM?',
    });
    expect(body.reply).toBeNull();
    expect(body.failure).toMatchObject({ code: 'missing_key', is_retryable: false });
    expect(body.failure.message).toContain('ANTHROPIC_API_KEY');
    expect(body.cost_usd).toBe(0);
    expect(body.sent).toEqual([]);
  });
});

describe('the health of providers', () => {
  it('tells calls, failures and pauses', async () => {
    await withFault('429', { retryAfterSeconds: 3_000 });
    const tried = await administrator.post(`${openai}/try`, { question: 'Which CRM is best?' });
    expect(tried.body.failure).toMatchObject({
      code: 'rate_limited',
      http_status: 429,
      wait_ms: 3_000_000,
      request_id: expect.any(String),
    });
    const { body } = await administrator.get('/api/admin/providers');
    const health = body.find((one: { channel: string }) => one.channel === 'openai');
    expect(health).toMatchObject({ is_configured: true, in_flight: 0, max_in_flight: 20 });
    const [day] = await app.database.query<{ spent: number; reserved: number }>(
      `select spent_microdollars / 1e6 as spent, reserved_microdollars / 1e6 as reserved from spend_days
       where provider = 'openai' and day = to_char(now() at time zone 'UTC', 'YYYY-MM-DD')`,
    );
    expect(Number(day?.spent)).toBeGreaterThan(0);
    expect(health.spent_today_usd).toBeCloseTo(Number(day?.spent), 6);
    expect(health.reserved_today_usd).toBeCloseTo(Number(day?.reserved), 6);
    expect(body.find((one: { channel: string }) => one.channel === 'gemini')).toMatchObject({
      spent_today_usd: 0,
      reserved_today_usd: 0,
    });
    expect(health.recent_calls).toBeGreaterThanOrEqual(3);
    expect(health.recent_failures).toBe(1);
    expect(Date.parse(health.paused_until)).toBeGreaterThan(Date.now() + 2_900_000);
    expect(health.last_failure).toContain('rate_limited');
    expect(JSON.stringify(body)).not.toContain('key-of-the-tests');
  });

  it('an administrator ends the wait, and the provider is asked again', async () => {
    const resumed = await administrator.post('/api/admin/providers/openai/resume', {
      reason: 'The bill is paid',
    });
    expect(Date.parse(resumed.body.was_paused_until)).toBeGreaterThan(Date.now());
    const tried = await administrator.post(`${openai}/try`, { question: 'Which CRM is best?' });
    expect(tried.body.failure).toBeNull();
  });
});
