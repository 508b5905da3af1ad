import { describe, expect, it } from 'vitest';
import { send, type TestUser } from '../../../test/user.ts';
import { resultsOf, sharedCheckApp } from '../checks/check-app.fixture.ts';
import { recordAnswer } from '../checks/use-cases/record-answer.ts';
import { countDueCompanies } from '../companies/index.ts';
import { anAnswer } from './answer.fixture.ts';

const app = sharedCheckApp();

const TEXT = 'Northwind is a good choice, and so is Fabrikam.';

/** A person with a competitor and one answer. */
async function begun(): Promise<{ user: TestUser; id: string }> {
  const user = await app.newTracker();
  await user.post('/api/competitors', { competitor_name: 'Fabrikam' });
  const check = await app.beginCheck(user);
  await app.checks
    .tenant(user.accountId)
    .transaction((tx) => recordAnswer(tx, { ...check, answer: anAnswer({ text: TEXT }), now: new Date() }));
  return { user, id: check.attempt.id };
}
const remove = (user: TestUser, id: string) =>
  send(app.baseUrl, 'DELETE', `/api/answers/${id}/feedback`, { cookie: user.cookie });

describe('the view of an answer', () => {
  it('says by what it was judged, how the brand ranks and who is named beside it', async () => {
    const { user, id } = await begun();
    const path = `/api/answers/${id}`;
    // Nobody is placed before the answer is read for companies.
    expect((await user.get(path)).body.verdict).toMatchObject({ rank: null, companies: null });
    await countDueCompanies(app.checks);
    const { body } = await user.get(path);
    expect(body).toMatchObject({
      feedback: null,
      verdict: {
        is_mentioned: true,
        brand_revision: 1,
        rank: 1,
        rank_of: 2,
        list_position: null,
        share_of_voice: 0.5,
        competitors: [{ name: 'Fabrikam', mentions: 1, rank: 2 }],
      },
    });
    const [judgement] = await app.database.query('select id from judgements where account_id = $1', [
      user.accountId,
    ]);
    expect(body.verdict.judgement_id).toBe(judgement?.id);
  });
});

describe('a word that a verdict is wrong', () => {
  it('is kept with its place and note, shown with the answer, and changes no number', async () => {
    const { user, id } = await begun();
    const before = await resultsOf(user);
    const said = { expected: 'not_mentioned', span: { start: 0, end: 9 }, note: 'Another Northwind' };
    const { status, body } = await user.post(`/api/answers/${id}/feedback`, said);
    expect({ status, body }).toMatchObject({ status: 200, body: { ...said, is_of_this_verdict: true } });
    const shown = (await user.get(`/api/answers/${id}`)).body;
    expect(shown.feedback).toEqual(body);
    expect(shown.verdict.is_mentioned).toBe(true);
    expect(await resultsOf(user)).toEqual(before);
  });

  it('said again takes the place of the first; taken back it is gone', async () => {
    const { user, id } = await begun();
    await user.post(`/api/answers/${id}/feedback`, { expected: 'not_mentioned', note: 'first' });
    await user.post(`/api/answers/${id}/feedback`, { expected: 'not_mentioned', note: ' ' });
    expect((await user.get(`/api/answers/${id}`)).body.feedback).toMatchObject({ note: null, span: null });
    expect((await remove(user, id)).body).toEqual({ id });
    expect((await remove(user, id)).status).toBe(200);
    expect((await user.get(`/api/answers/${id}`)).body.feedback).toBeNull();
  });

  it.each([
    [
      'a place that is not in the answer',
      { expected: 'mentioned', span: { start: 0, end: TEXT.length + 1 } },
    ],
    ['an empty place', { expected: 'mentioned', span: { start: 3, end: 3 } }],
    ['a note that is too long', { expected: 'mentioned', note: 'x'.repeat(501) }],
    ['another word', { expected: 'maybe' }],
  ])('is refused with %s', async (_what, said) => {
    const { user, id } = await begun();
    const { status, body } = await user.post(`/api/answers/${id}/feedback`, said);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_ERROR' });
    expect((await user.get(`/api/answers/${id}`)).body.feedback).toBeNull();
  });
});
