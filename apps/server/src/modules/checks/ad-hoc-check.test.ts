import { afterEach, describe, expect, it } from 'vitest';
import { COMPANY, check, KEYWORD, resultsOf, sharedCheckApp } from './check-app.fixture.ts';

const app = sharedCheckApp();
afterEach(async () => {
  await app.resetSimulator();
  await app.expectBooksToBalance();
});

describe('a check under another name or of a keyword that is not tracked', () => {
  it.each<[string, { companyName?: string; keyword?: string }]>([
    ["another company's name", { companyName: 'Fabrikam' }],
    ['a keyword of nobody', { keyword: 'payroll software' }],
    ['both', { companyName: 'Fabrikam', keyword: 'payroll software' }],
  ])('%s: kept as evidence and paid, touching no result', async (_title, input) => {
    const user = await app.newTracker();
    await check(user);
    const before = await resultsOf(user);
    const { status, body } = await check(user, input);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'completed', countsForResults: false });
    expect(await resultsOf(user)).toEqual(before);
    const answers = await app.answersOf(user);
    expect(answers.map((answer) => answer.is_ad_hoc)).toEqual([false, true]);
    const cost = answers.reduce((sum, answer) => sum + Number(answer.cost_microdollars), 0);
    expect(await app.booksOf(user)).toEqual({ spent: cost, reserved: 0 });
    const { body: answer } = await user.get(`/api/answers/${body.answerId}`);
    expect(answer).toMatchObject({ keyword_id: null, is_ad_hoc: true, keyword: input.keyword ?? KEYWORD });
    const { items } = (await user.get('/api/answers')).body;
    expect(items[0]).toMatchObject({ id: body.answerId, company_name: answer.company_name, is_ad_hoc: true });
    expect(answer.company_name).toBe(input.companyName ?? COMPANY);
  });

  it("another user's keyword is nobody's", async () => {
    await app.newTracker({ keywords: ['expense tracking'] });
    const user = await app.newTracker();
    expect((await check(user, { keyword: 'expense tracking' })).body.countsForResults).toBe(false);
  });

  it('a failed one leaves no result either', async () => {
    const user = await app.newTracker();
    await app.fault({ kind: 'invalid_key' });
    expect((await check(user, { companyName: 'Fabrikam' })).body.status).toBe('api_error');
    expect(await resultsOf(user)).toEqual([]);
  });

  it('is judged by the name it was asked for', async () => {
    for (const name of [COMPANY, 'Fabrikam']) app.simulator.addTrackedBrand({ name });
    const user = await app.newTracker({ plan: 'Professional' });
    const found = new Set<boolean>();
    for (let round = 1; round <= 8; round += 1) {
      const { body } = await check(user, { companyName: 'Fabrikam' });
      expect(body.isMentioned).toBe(body.responseText.includes('Fabrikam'));
      found.add(body.isMentioned);
    }
    expect(found).toEqual(new Set([true, false]));
  });

  it('is found again among the answers of its keyword, by itself too, and says whom it was asked for', async () => {
    const user = await app.newTracker();
    const { body: own } = await check(user);
    const { body: other } = await check(user, { companyName: 'Fabrikam' });
    const keywordId = (await user.get('/api/keywords')).body.items[0].id;
    const listed = async (filter = '') => {
      const { body } = await user.get(`/api/answers?keyword_id=${keywordId}${filter}`);
      return body.items.map((item: { id: string; company_name: string }) => [item.id, item.company_name]);
    };
    const [ofOwn, ofOther] = [
      [own.answerId, COMPANY],
      [other.answerId, 'Fabrikam'],
    ];
    expect(await listed()).toEqual([ofOther, ofOwn]);
    expect(await listed('&is_ad_hoc=true')).toEqual([ofOther]);
    expect(await listed('&is_ad_hoc=true&channel=claude')).toEqual([]);
    expect(await listed('&is_ad_hoc=false')).toEqual([ofOwn]);
    const [result] = await resultsOf(user);
    expect(result).toMatchObject({ answer_id: own.answerId, n: 1 });
  });

  it('is what its keyword newly says of that company, beside its own result', async () => {
    const user = await app.newTracker({ keywords: [KEYWORD, 'expense tracking'] });
    const { body: own } = await check(user);
    await check(user, { companyName: 'Fabrikam' });
    const { body: newest } = await check(user, { companyName: 'Fabrikam' });
    const { body: another } = await check(user, { companyName: 'Contoso' });
    const { items } = (await user.get('/api/keywords')).body as { items: { id: string; keyword: string }[] };
    const ids = items.map(({ id }) => `keyword_ids[]=${id}`).join('&');
    const said = async (filter: string, asker = user) =>
      (await asker.get(`/api/visibility-results?${ids}${filter}`)).body;
    const fabrikam = await said('&ad_hoc_for=Fabrikam');
    expect(fabrikam.items).toMatchObject([{ answer_id: own.answerId, n: 1 }]);
    expect(fabrikam.ad_hoc).toEqual([
      {
        keyword_id: items.find(({ keyword }) => keyword === KEYWORD)?.id,
        channel: 'openai',
        answer_id: newest.answerId,
        is_mentioned: newest.isMentioned,
        result_state: newest.resultState,
        status: 'completed',
        checked_at: expect.stringMatching(/^\d{4}-.*Z$/),
        response_text: null,
        error_code: null,
      },
    ]);
    expect((await said('&ad_hoc_for=Contoso&channel=openai')).ad_hoc).toMatchObject([
      { answer_id: another.answerId },
    ]);
    expect((await said('&ad_hoc_for=Fabrikam&channel=claude')).ad_hoc).toEqual([]);
    expect((await said('')).ad_hoc).toEqual([]);
    expect((await said('&ad_hoc_for=Fabrikam', await app.newTracker())).ad_hoc).toEqual([]);
    expect((await user.get('/api/visibility-results?ad_hoc_for=')).status).toBe(400);
  });

  it('says of a failed one why, and of an answer after it that one again', async () => {
    const user = await app.newTracker();
    const said = async () => {
      const { body } = await user.get('/api/visibility-results?channel=openai&ad_hoc_for=Fabrikam');
      return body.ad_hoc;
    };
    await check(user);
    await app.fault({ kind: 'invalid_key' });
    const { body: failed } = await check(user, { companyName: 'Fabrikam' });
    expect(await said()).toMatchObject([
      { status: 'api_error', answer_id: null, response_text: failed.responseText, error_code: 'refused_key' },
    ]);
    await app.resetSimulator();
    const { body: answered } = await check(user, { companyName: 'Fabrikam' });
    expect(await said()).toMatchObject([{ status: 'completed', answer_id: answered.answerId }]);
  });

  it('counts against the budget', async () => {
    const user = await app.newTracker();
    await app.database.query('update accounts set monthly_budget_cap_usd = 0.01 where id = $1', [
      user.accountId,
    ]);
    expect((await check(user, { companyName: 'Fabrikam' })).status).toBe(402);
  });

  it('the same name in another spelling of its accents is the same company', async () => {
    const user = await app.newTracker({ company: 'Café Noir' });
    const { body } = await check(user, { companyName: 'Cafe\u0301 Noir', keyword: 'BOOKKEEPING  software' });
    expect(body.countsForResults).toBe(true);
  });
});
