import { beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { sharedJudgingApp } from './judging.fixture.ts';

const app = sharedJudgingApp();
let user: TestUser;
beforeAll(async () => {
  user = await app.newOwner(Object.keys(TEXTS));
  await app.run(user, (keyword) => ({ text: TEXTS[keyword] ?? '' }));
});

const TEXTS: Record<string, string> = {
  alpha: 'Northwind is a good choice. Northwind is quick. Northwind and Zentrix are cheap.',
  beta: '1. **Zentrix CRM** – quick\n2. **Quvera** – cheap',
  gamma: 'Teams compare Northwind with Quvera and Zentrix.',
  delta: 'Compare three offers and read the contract before you sign.',
  'northwind prices': 'Northwind costs more than Zentrix.',
};

const reportOf = async () => {
  const { items } = (await user.get('/api/reports')).body;
  return (await user.get(`/api/reports/${items[0].id}`)).body;
};
const answerTo = async (keyword: string) => {
  const { items } = (await user.get('/api/answers')).body;
  const { id } = items.find((one: { keyword: string }) => one.keyword === keyword);
  return (await user.get(`/api/answers/${id}`)).body;
};

const ZENTRIX = { name: 'Zentrix', answers_naming: 3, answers_naming_without_brand: 1, mentions: 3 };
const QUVERA = { name: 'Quvera', answers_naming: 2, answers_naming_without_brand: 1, mentions: 2 };

describe('names that nobody declared', () => {
  it('stand with the verdict on an answer, with their places', async () => {
    const { text, verdict } = await answerTo('beta');
    expect(verdict.undeclared.map(({ name }: { name: string }) => name)).toEqual(['Zentrix', 'Quvera']);
    const [{ places }] = verdict.undeclared;
    expect(text.slice(places[0].start, places[0].end)).toBe('Zentrix CRM');
    expect((await answerTo('delta')).verdict.undeclared).toEqual([]);
  });

  it('are counted over the answers to unbranded keywords, forms of one name together', async () => {
    expect((await reportOf()).undeclared).toEqual([ZENTRIX, QUVERA]);
    expect((await user.get('/api/dashboard')).body.undeclared).toEqual([ZENTRIX, QUVERA]);
    const { items } = (await user.get('/api/keywords')).body;
    const { id } = items.find((one: { keyword: string }) => one.keyword === 'beta');
    expect((await user.get(`/api/keywords/${id}/evidence`)).body.undeclared).toMatchObject([
      { name: 'Quvera', answers_naming: 1 },
      { name: 'Zentrix', answers_naming: 1 },
    ]);
  });

  it('are tracked without judging again: their counts are there', async () => {
    expect((await user.post('/api/competitors', { competitor_name: 'Zentrix' })).status).toBe(200);
    expect((await user.get('/api/judgements')).body).toMatchObject({
      names_changed: false,
      name_changes: null,
    });
    const { undeclared, competitors, voice } = await reportOf();
    expect(undeclared).toEqual([QUVERA]);
    expect(competitors).toEqual([ZENTRIX]);
    expect(voice).toEqual({ brand_mentions: 4, all_mentions: 9 });
  });

  it('and what is tracked stand in a preview of other own names', async () => {
    await app.name(user, ['Quvera']);
    const { difference } = await app.preview(user);
    expect(difference).toMatchObject({
      mentioned_before: 3,
      mentioned_after: 4,
      voice: {
        before: { brand_mentions: 4, all_mentions: 9 },
        after: { brand_mentions: 6, all_mentions: 9 },
      },
      competitors: [],
    });
    await app.name(user, []);
  });

  it('are unknown of a verdict from before they were looked for, until it is judged again', async () => {
    // As an upgrade finds them.
    await app.database.query('alter table verdicts disable trigger insert_only');
    await app.database.query('update verdicts set undeclared = null where account_id = $1', [user.accountId]);
    await app.database.query('alter table verdicts enable trigger insert_only');
    expect((await answerTo('beta')).verdict.undeclared).toBeNull();
  });
});
