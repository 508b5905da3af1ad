import { describe, expect, it } from 'vitest';
import { send, type TestUser } from '../../../test/user.ts';
import { sharedJudgingApp } from './judging.fixture.ts';
import { recompute } from './use-cases/recompute.ts';

const app = sharedJudgingApp();

const TEXTS: Record<string, string> = {
  alpha: 'Northwind is a good choice for small teams.',
  beta: 'The Northwind Traders schema comes with every copy of the database.',
  gamma: 'Northwind, the schema, has eight tables. Fabrikam is good, too.',
  delta: 'For bookkeeping, Northwind has a schema and fair prices.',
};
const LOST = ['beta', 'gamma'];

interface ResultRow {
  keyword: string;
  is_mentioned: boolean;
}
const mentionedBy = async (user: TestUser): Promise<string[]> =>
  (await user.get('/api/visibility-results')).body.items
    .filter((one: ResultRow) => one.is_mentioned)
    .map((one: ResultRow) => one.keyword)
    .sort();
const headlineOf = async (user: TestUser) => {
  const { items } = (await user.get('/api/reports')).body;
  const { revision } = (await user.get(`/api/reports/${items[0].id}`)).body;
  return { mentioned_keywords: revision.mentioned_keywords, rate: revision.rate.rate };
};

/** A person of whom four answers were counted, with a word of their own. */
async function begun(): Promise<TestUser> {
  const user = await app.newOwner(Object.keys(TEXTS));
  await send(app.baseUrl, 'PUT', '/api/brand', {
    body: { aliases: [], products: [], category: 'bookkeeping' },
    cookie: user.cookie,
  });
  await app.run(user, (keyword) => ({ text: TEXTS[keyword] ?? '' }));
  return user;
}

/** What is proposed for the first counted place of a keyword's answer. */
async function propose(user: TestUser, keyword: string) {
  const { items } = (await user.get('/api/answers')).body;
  const { id } = items.find((one: { keyword: string }) => one.keyword === keyword);
  const { verdict } = (await user.get(`/api/answers/${id}`)).body;
  const [{ start, end }] = verdict.mentions;
  return user.get(`/api/answers/${id}/namesake?start=${start}&end=${end}`);
}

describe('a namesake that is declared from a place', () => {
  it('is proposed with its longer name and words, and applied exactly as it was previewed', async () => {
    const user = await begun();
    expect(await mentionedBy(user)).toEqual(['alpha', 'beta', 'delta', 'gamma']);
    const { body: proposed } = await propose(user, 'beta');
    expect(proposed.name).toBe('Northwind Traders');
    expect(proposed.words).toContain('schema');
    const declared = await user.post('/api/brand/namesakes', { ...proposed, words: ['schema'] });
    expect(declared.status, JSON.stringify(declared.body)).toBe(200);
    // Nothing holds before its difference was seen.
    expect((await user.get('/api/judgements')).body).toMatchObject({
      names_changed: true,
      name_changes: { own_names: true, competitors_added: [] },
    });
    expect(await mentionedBy(user)).toHaveLength(4);

    const preview = await app.preview(user);
    const { difference } = preview;
    expect(preview.names.namesakes).toEqual([{ name: 'Northwind Traders', words: ['schema'] }]);
    expect(difference).toMatchObject({
      answers: 4,
      mentioned_before: 4,
      mentioned_after: 2,
      gained: 0,
      lost: 2,
    });
    expect(difference?.keywords.map(({ keyword }) => keyword)).toEqual(LOST);
    const before = (await user.get('/api/judgements')).body.current.id;

    const { body: applied } = await user.post(`/api/judgements/${preview.id}/apply`);
    expect(applied).toMatchObject({ state: 'current', difference });
    expect(await mentionedBy(user)).toEqual(['alpha', 'delta']);
    const was = new Map((await app.verdictsOf(user, before)).map((one) => [one.answer_id, one]));
    const changed = (await app.verdictsOf(user, preview.id)).filter(
      ({ answer_id, mentioned }) => was.get(answer_id)?.mentioned !== mentioned,
    );
    expect(changed.map(({ keyword, mentioned }) => [keyword, mentioned]).sort()).toEqual(
      LOST.map((keyword) => [keyword, false]),
    );
    const [{ after } = { after: null }] = difference?.reports ?? [];
    expect(await headlineOf(user)).toEqual({
      mentioned_keywords: after?.mentioned_keywords,
      rate: after?.rate,
    });
    expect((await user.get('/api/judgements')).body).toMatchObject({ names_changed: false, preview: null });
  });

  it('says why at the place, stands in the evidence and is computed again to the digit', async () => {
    const user = await begun();
    await user.post('/api/brand/namesakes', { name: 'Northwind Traders', words: [] });
    const preview = await app.preview(user);
    await user.post(`/api/judgements/${preview.id}/apply`);
    const { items } = (await user.get('/api/answers')).body;
    const { id } = items.find((one: { keyword: string }) => one.keyword === 'beta');
    expect((await user.get(`/api/answers/${id}`)).body.verdict.rejected).toMatchObject([
      { code: 'declared_namesake', explanation: 'You said that this name, near these words, is not you.' },
    ]);
    const [report] = (await user.get('/api/reports')).body.items;
    const reply = await fetch(`${app.baseUrl}/api/reports/${report.id}/bundle`, {
      headers: { cookie: user.cookie },
    });
    const { problems, manifest } = recompute(new Uint8Array(await reply.arrayBuffer()));
    expect(problems).toEqual([]);
    expect(manifest.judgements.map(({ names }) => names.namesakes)).toContainEqual([
      { name: 'Northwind Traders', words: [] },
    ]);
  });

  it('that is removed counts again, by a preview of its own', async () => {
    const user = await begun();
    const { body: declared } = await user.post('/api/brand/namesakes', {
      name: 'Northwind Traders',
      words: [],
    });
    const preview = await app.preview(user);
    await user.post(`/api/judgements/${preview.id}/apply`);
    expect(await mentionedBy(user)).not.toContain('beta');
    const removed = await send(app.baseUrl, 'DELETE', `/api/brand/namesakes/${declared.id}`, {
      cookie: user.cookie,
    });
    expect(removed.body).toEqual({ id: declared.id, name: 'Northwind Traders' });
    const back = await app.preview(user);
    expect(back.difference).toMatchObject({ gained: 1, lost: 0 });
    await user.post(`/api/judgements/${back.id}/apply`);
    expect(await mentionedBy(user)).toContain('beta');
  });
});

describe('what is proposed', () => {
  it('is of the caller alone, and of a place that is in the answer', async () => {
    const user = await begun();
    const { items } = (await user.get('/api/answers')).body;
    const path = `/api/answers/${items[0].id}/namesake`;
    expect((await user.get(`${path}?start=0&end=100000`)).status).toBe(400);
    expect((await user.get(`${path}?start=5&end=5`)).status).toBe(400);
    const stranger = await app.newOwner(['alpha']);
    expect((await stranger.get(`${path}?start=0&end=5`)).status).toBe(404);
  });
});
