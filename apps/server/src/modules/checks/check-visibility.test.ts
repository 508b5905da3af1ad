import { afterEach, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { COMPANY, check, KEYWORD, resultsOf, sharedCheckApp } from './check-app.fixture.ts';

const app = sharedCheckApp();
afterEach(async () => {
  await app.resetSimulator();
  await app.expectBooksToBalance();
});

const count = async (table: string, userId: string) => {
  const [row] = await app.database.query<{ count: number }>(
    `select count(*)::int as count from ${table} where account_id = $1`,
    [userId],
  );
  return row?.count;
};

describe('a check', () => {
  it('leaves attempt, sample, answer, verdict, pages, surface, judgement and result, each once', async () => {
    const user = await app.newTracker();
    const { status, body } = await check(user);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'completed', error: null, countsForResults: true });
    for (const table of ['check_runs', 'run_channels', 'check_run_items', 'check_samples', 'check_attempts'])
      expect([table, await count(table, user.accountId)]).toEqual([table, 1]);
    for (const table of [
      'answers',
      'verdicts',
      'surfaces',
      'judgements',
      'brand_revisions',
      'visibility_results',
    ])
      expect([table, await count(table, user.accountId)]).toEqual([table, 1]);
    expect(await count('answer_citations', user.accountId)).toBeGreaterThan(0);
    const [attempt] = await app.attemptsOf(user);
    expect(attempt).toMatchObject({ id: body.answerId, state: 'answered', attempt_no: 1, error_code: null });
    const [sample] = await app.database.query('select answer_id from check_samples where account_id = $1', [
      user.accountId,
    ]);
    expect(sample).toEqual({ answer_id: body.answerId });
    const states = await app.database.query(
      `select r.state as run, c.state as channel, i.state as item, c.lease_until from check_runs r
       join run_channels c using (account_id) join check_run_items i using (account_id) where account_id = $1`,
      [user.accountId],
    );
    expect(states).toEqual([{ run: 'done', channel: 'done', item: 'done', lease_until: null }]);
  });

  it("books exactly the answer's cost, which is what the provider bills, and frees the rest", async () => {
    const user = await app.newTracker();
    await check(user);
    await check(user);
    const answers = await app.answersOf(user);
    const cost = answers.reduce((sum, answer) => sum + Number(answer.cost_microdollars), 0);
    expect(cost).toBeGreaterThan(0);
    expect(await app.booksOf(user)).toEqual({ spent: cost, reserved: 0 });
    expect(await app.billed()).toBe(cost);
    const attempts = await app.attemptsOf(user);
    expect(
      attempts.every((attempt) => Number(attempt.reserved_microdollars) >= Number(attempt.cost_microdollars)),
    ).toBe(true);
  });

  it('asks what the keyword says, with the place and language of the profile, and never names the company', async () => {
    const user = await app.newTracker({ company: 'Zanzibar Ledgers' });
    await user.patch('/api/profile', { country: 'DE', language: 'de' });
    await check(user, { companyName: 'Zanzibar Ledgers' });
    const [request] = await app.requests();
    expect(request?.question).toBe(
      `Was sind die besten Angebote für ${KEYWORD}? Empfiehl konkrete Unternehmen oder Produkte.`,
    );
    expect(JSON.stringify(request?.body)).not.toContain('Zanzibar');
    expect(JSON.stringify(request?.body)).toContain('"country":"DE"');
    const [result] = await resultsOf(user);
    const { body: answer } = await user.get(`/api/answers/${result.answer_id}`);
    expect(answer).toMatchObject({
      question: request?.question,
      location: 'Germany',
      company_name: 'Zanzibar Ledgers',
    });
  });

  it('asks in the city and state of local services, and what was asked elsewhere is of another surface', async () => {
    const user = await app.newTracker();
    const fingerprintOf = async () => {
      const { body } = await check(user);
      const [row] = await app.database.query<{ surface_hash: string }>(
        'select surface_hash from answers where id = $1',
        [body.answerId],
      );
      return row?.surface_hash;
    };
    const places = [
      {},
      { offers_local_services: true, city: 'Springfield', state: 'Illinois' },
      { city: 'Springfield', state: 'Oregon' },
      { city: null, state: 'Oregon' },
      { offers_local_services: false },
    ];
    const seen = [];
    for (const place of places) {
      if (Object.keys(place).length > 0) await user.patch('/api/profile', place);
      seen.push(await fingerprintOf());
    }
    const asked = (await app.requests()).map(({ question }) => question);
    expect(asked.map((question) => / in ([^?]+)\?/.exec(question)?.[1] ?? null)).toEqual([
      null,
      'Springfield, Illinois',
      'Springfield, Oregon',
      'Oregon',
      null,
    ]);
    const [request] = (await app.requests()).slice(1);
    expect(JSON.stringify(request?.body)).toContain('"city":"Springfield"');
    expect(new Set(seen.slice(0, 4)).size).toBe(4);
    expect(seen[4]).toBe(seen[0]);
  });

  it('finds the brand where the answer names it, and its spans are those places of the text', async () => {
    app.simulator.addTrackedBrand({ name: COMPANY });
    const user = await app.newTracker({ plan: 'Professional' });
    let mentioned = 0;
    for (let round = 1; round <= 8; round += 1) {
      const { body } = await check(user);
      const { body: answer } = await user.get(`/api/answers/${body.answerId}`);
      expect(answer.verdict.is_mentioned).toBe(body.isMentioned);
      expect(answer.text).toBe(body.responseText);
      expect(body.isMentioned).toBe(answer.text.includes(COMPANY));
      for (const span of answer.verdict.mentions) {
        expect(answer.text.slice(span.start, span.end)).toBe(COMPANY);
        expect(span.explanation.length).toBeGreaterThan(10);
      }
      if (body.isMentioned) mentioned += 1;
      expect(await resultsOf(user)).toMatchObject([
        {
          answer_id: body.answerId,
          is_mentioned: body.isMentioned,
          n: 1,
          k: body.isMentioned ? 1 : 0,
          failed: 0,
        },
      ]);
    }
    expect(mentioned).toBeGreaterThan(0);
    expect(mentioned).toBeLessThan(8);
    const { body: page } = await user.get('/api/answers');
    expect(page.items.filter((item: { is_mentioned: boolean }) => item.is_mentioned)).toHaveLength(mentioned);
  });

  it('an answer says how it came about: model, search, time, cost, sources as plain web addresses', async () => {
    const user = await app.newTracker();
    const { body } = await check(user);
    const { body: answer } = await user.get(`/api/answers/${body.answerId}`);
    expect(answer).toMatchObject({
      api: 'openai.responses',
      model_asked: 'gpt-6-luna',
      search_enabled: true,
      is_ad_hoc: false,
      finish: 'ok',
    });
    expect(answer.cost_usd).toBeGreaterThan(0);
    expect(answer.sources.length).toBeGreaterThan(0);
    for (const source of answer.sources) {
      expect(source.url).toMatch(/^https?:\/\//);
      expect(source.domain).toBeTruthy();
    }
    const positions = answer.sources.map((source: { position: number }) => source.position);
    expect(positions).toEqual(positions.map((_: number, index: number) => index + 1));
  });

  it('kept answers cannot be changed, neither by the product nor by its owner', async () => {
    const user = await app.newTracker();
    await check(user);
    const byApp = app.checks
      .tenant(user.accountId)
      .transaction((tx) => tx.execute("update answers set text = 'x'"));
    await expect(byApp).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') },
    });
    for (const table of ['answers', 'verdicts', 'brand_revisions'])
      await expect(app.database.query(`update ${table} set account_id = account_id`)).rejects.toThrow(
        'insert-only',
      );
  });

  it('the newest result of a keyword is of the question asked last, not of the answer that came last', async () => {
    const user = await app.newTracker();
    await app.fault({ kind: 'held', times: 1 });
    const slow = check(user);
    await app.untilAsked(1);
    const fast = await check(user);
    await app.release();
    const late = await slow;
    expect(late.body.status).toBe('completed');
    expect(late.body.answerId < fast.body.answerId).toBe(true);
    expect(await resultsOf(user)).toMatchObject([{ answer_id: fast.body.answerId }]);
    expect(await app.answersOf(user)).toHaveLength(2);
  });

  it('a keyword deleted while it is asked about gets no result, and its answer is kept', async () => {
    const user = await app.newTracker();
    await app.fault({ kind: 'held' });
    const asking = check(user);
    await app.untilAsked(1);
    const { body: list } = await user.get('/api/keywords');
    expect((await user.post('/rpc/delete_my_keyword', { keyword_id: list.items[0].id })).status).toBe(200);
    await app.release();
    expect((await asking).body).toMatchObject({ status: 'completed', error: null });
    expect(await resultsOf(user)).toEqual([]);
    const { body: page } = await user.get('/api/answers');
    expect(page.items).toMatchObject([{ keyword: KEYWORD }]);
    expect((await app.booksOf(user)).reserved).toBe(0);
  });

  it('texts that no table can hold are refused as input', async () => {
    const user = await app.newTracker();
    expect((await check(user, { keyword: 'book\0keeping' })).status).toBe(400);
    expect((await check(user, { companyName: 'North\0wind' })).status).toBe(400);
    expect((await user.get('/api/keywords?search=%00')).status).toBe(400);
    expect(await app.requests()).toEqual([]);
  });

  it('without a company or a keyword is refused with the text of the field', async () => {
    const user = await app.newTracker();
    for (const [input, text] of [
      [{ companyName: ' ' }, 'Please enter your company name before checking visibility.'],
      [{ keyword: '' }, 'Please add some keywords first before checking visibility.'],
    ] as const)
      expect(JSON.stringify((await check(user, input)).body)).toContain(text);
  });
});

describe('answers of a user', () => {
  it('come 20 at a time, newest first, each once', async () => {
    const user = await app.newTracker({ plan: 'Professional' });
    for (let round = 1; round <= 22; round += 1) await check(user);
    const first = await user.get('/api/answers');
    expect(first.body.items).toHaveLength(20);
    const second = await user.get(`/api/answers?before=${first.body.next_before}`);
    expect(second.body).toMatchObject({ next_before: null });
    const ids = [...first.body.items, ...second.body.items].map((item: { id: string }) => item.id);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(new Set(ids).size).toBe(22);
  });

  it('of one check are told by a keyword and the check, and are nobody else’s', async () => {
    const user = await app.newTracker();
    for (let round = 1; round <= 3; round += 1) await check(user);
    const rows = await app.database.query<{ id: string; run_id: string; keyword_id: string }>(
      'select id, run_id, keyword_id from answers where account_id = $1 order by id',
      [user.accountId],
    );
    const [first] = rows;
    const at = `/api/answers?keyword_id=${first?.keyword_id}&run_id=${first?.run_id}`;
    const { body } = await user.get(at);
    expect(body).toMatchObject({ items: [{ id: first?.id }], next_before: null });
    expectClosedError(await (await app.newTracker()).get(at), 404);
    expectClosedError(await user.get(`/api/answers?run_id=${first?.run_id}`), 400);
    const other = await app.newTracker();
    await check(other);
    const [foreign] = await app.database.query<{ run_id: string }>(
      'select run_id from answers where account_id = $1',
      [other.accountId],
    );
    for (const run of [foreign?.run_id, first?.id]) {
      const found = await user.get(`/api/answers?keyword_id=${first?.keyword_id}&run_id=${run}`);
      expect(found.body.items).toEqual([]);
    }
  });

  it('show the verdict of the judgement in force, one line each, never of a preview', async () => {
    const user = await app.newTracker();
    const { body } = await check(user);
    const judge = async (state: string, id: string, mentioned: boolean) => {
      await app.database.query(
        `insert into judgements (account_id, id, rules_version, brand_revision, state, created_at)
         values ($1, $2, 'next', 1, $3, now())`,
        [user.accountId, id, state],
      );
      await app.database.query(
        `insert into verdicts (account_id, answer_id, judgement_id, mentioned, confidence, prominence, is_empty, spans, rejected, competitors)
         values ($1, $2, $3, $4, 1, 0, false, '[]', '[]', '[]')`,
        [user.accountId, body.answerId, id, mentioned],
      );
    };
    await judge('preview', 'ffffffff-0000-7000-8000-000000000001', !body.isMentioned);
    expect((await user.get('/api/answers')).body.items).toMatchObject([{ is_mentioned: body.isMentioned }]);
    await app.database.query(
      `update judgements set state = 'superseded' where account_id = $1 and state = 'current'`,
      [user.accountId],
    );
    await judge('current', '00000000-0000-7000-8000-000000000001', !body.isMentioned);
    expect((await user.get('/api/answers')).body.items).toMatchObject([{ is_mentioned: !body.isMentioned }]);
    const { body: answer } = await user.get(`/api/answers/${body.answerId}`);
    expect(answer.verdict).toMatchObject({ is_mentioned: !body.isMentioned, rules_version: 'next' });
  });
});
