import type { Review, ReviewItem } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../../test/fitness/closed-error.ts';
import { send, type TestUser } from '../../../../test/user.ts';
import { sharedJudgingApp } from '../../judging/judging.fixture.ts';
import { readDueStances } from '../stance.engine.ts';

const app = sharedJudgingApp();

const TEXTS: Record<string, string> = {
  alpha:
    '## Northwind\n\n**Pros**\n- Fixed prices\n\n**Cons**\n- **Support:** answers take days\n\nNorthwind was founded in Graz in 2009.',
  beta: 'Northwind costs €39 a month. Ask for an offer.',
  gamma: 'Fabrikam was founded in 1999 and costs €99.',
  delta: 'Northwind no longer sells Trail.',
};
const newReviewer = async () => {
  const user = await app.newOwner(Object.keys(TEXTS));
  await app.run(user, (keyword) => ({ text: TEXTS[keyword] ?? '' }));
  await readDueStances(app.checks);
  return user;
};
const review = async (user: TestUser, query = ''): Promise<Review> =>
  (await user.get(`/api/review${query}`)).body;
const declare = (user: TestUser, body: object) =>
  send(app.baseUrl, 'PUT', '/api/brand/facts', { body, cookie: user.cookie });
const mark = (user: TestUser, { answer_id, kind, start, end }: ReviewItem, to: string | null) =>
  user.post('/rpc/mark_statement', { answer_id, kind, start, end, mark: to });

describe('the review', () => {
  it('holds criticism, and facts that answers state otherwise than the brand declares them', async () => {
    const user = await newReviewer();
    expect((await review(user)).items).toMatchObject([
      {
        kind: 'with_reservation',
        label: 'Cons',
        topic: 'Support',
        quote: '**Support:** answers take days',
        mark: null,
      },
    ]);
    expect((await user.get('/api/brand/facts')).body).toEqual({ founding_year: null, prices: [] });
    const facts = { founding_year: 2011, prices: ['€29 a month'] };
    expect((await declare(user, facts)).body).toEqual(facts);
    const { items, counts } = await review(user);
    expect(counts).toEqual({ open: 3, true: 0, false: 0, outdated: 0 });
    expect(items.filter(({ stated }) => stated !== null)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'founding_year',
          keyword: 'alpha',
          stated: '2009',
          declared: '2011',
          quote: 'Northwind was founded in Graz in 2009.',
        }),
        expect.objectContaining({
          kind: 'price',
          keyword: 'beta',
          stated: '€39',
          declared: '€29 a month',
          quote: 'Northwind costs €39 a month.',
        }),
      ]),
    );
    await declare(user, { founding_year: 2009, prices: [] });
    expect((await review(user)).total).toBe(1);
    await user.put('/api/brand', { aliases: [], products: ['Trail'], category: null });
    expect((await review(user)).items.filter(({ kind }) => kind === 'product')).toMatchObject([
      { keyword: 'delta', stated: 'no longer sells Trail', declared: 'Trail' },
    ]);
  });

  it('keeps what a person says of each, also when answers are read again', async () => {
    const user = await newReviewer();
    await declare(user, { founding_year: 2011, prices: [] });
    const [fact, criticism] = (await review(user)).items.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
    if (fact === undefined || criticism === undefined) throw new Error('two were to be reviewed');
    expect((await mark(user, fact, 'false')).status).toBe(200);
    expect((await mark(user, criticism, 'outdated')).status).toBe(200);
    await app.database.query(
      'insert into unread_answers select account_id, answer_id, judgement_id from verdicts where account_id = $1',
      [user.accountId],
    );
    await readDueStances(app.checks);
    expect((await review(user)).counts).toEqual({ open: 0, true: 0, false: 1, outdated: 1 });
    expect((await review(user, '?mark=false')).items).toMatchObject([
      { kind: 'founding_year', mark: 'false' },
    ]);
    const headers = { cookie: user.cookie };
    const file = await (await fetch(`${app.baseUrl}/api/review/csv`, { headers })).text();
    expect(file).toContain(',founding_year,,,Northwind was founded in Graz in 2009.,2009,2011,false,');
    await mark(user, fact, null);
    expect((await review(user)).counts).toMatchObject({ open: 1, false: 0 });
  });

  it('lists what several answers say in the same words once, and a mark holds for all of them', async () => {
    const user = await app.newOwner(['first', 'second']);
    const cons = (what: string) => ({ text: `## Northwind\n\n**Cons**\n- ${what}` });
    await app.run(user, () => cons('Answers take days'));
    await readDueStances(app.checks);
    const [item] = (await review(user)).items;
    expect(item).toMatchObject({ quote: 'Answers take days', answers: 2 });
    expect((await review(user)).total).toBe(1);
    if (item === undefined) throw new Error('one was to be reviewed');
    await mark(user, item, 'outdated');
    await app.run(user, (keyword) => cons(keyword === 'first' ? '**Answers** take days.' : 'No phone'));
    await readDueStances(app.checks);
    expect((await review(user)).items).toMatchObject([{ quote: 'No phone', answers: 1, mark: null }]);
    const [marked] = (await review(user, '?mark=outdated')).items;
    expect(marked).toMatchObject({ quote: '**Answers** take days.', answers: 3 });
    const { body } = await user.get(`/api/answers/${marked?.answer_id}/statements`);
    expect(body.companies[0].statements).toMatchObject([{ mark: 'outdated' }]);
    await mark(user, item, null);
    expect((await review(user)).counts).toEqual({ open: 2, true: 0, false: 0, outdated: 0 });
  });

  it('takes back a mark of what is no longer stated otherwise, and no new one', async () => {
    const user = await newReviewer();
    await declare(user, { founding_year: 2011, prices: [] });
    const fact = (await review(user)).items.find(({ kind }) => kind === 'founding_year');
    if (fact === undefined) throw new Error('one was to be reviewed');
    await mark(user, fact, 'false');
    await declare(user, { founding_year: 2009, prices: [] });
    expectClosedError(await mark(user, fact, 'true'), 404);
    expect((await mark(user, fact, null)).status).toBe(200);
    expectClosedError(await mark(user, fact, null), 404);
  });

  it('takes no mark of a place that is not there, nor of an answer of others', async () => {
    const [user, other] = [await newReviewer(), await newReviewer()];
    const [item] = (await review(user)).items;
    if (item === undefined) throw new Error('one was to be reviewed');
    expectClosedError(await mark(other, item, 'true'), 404);
    expectClosedError(await mark(user, { ...item, end: 100_000 }, 'true'), 404);
    expectClosedError(await mark(user, { ...item, start: item.start + 1 }, 'true'), 404);
    for (const kind of ['advised_against', 'price'] as const) {
      expectClosedError(await mark(user, { ...item, kind, start: 0, end: 10 }, 'true'), 404);
      expectClosedError(await mark(user, { ...item, kind }, null), 404);
    }
    const rows = 'select * from statement_marks where account_id = $1';
    expect(await app.database.query(rows, [user.accountId])).toEqual([]);
    expectClosedError(await declare(user, { founding_year: 2011, prices: ['cheap'] }), 400);
    expectClosedError(await declare(user, { founding_year: 2099, prices: [] }), 400);
  });
});
