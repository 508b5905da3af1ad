import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Owned } from '../../../../test/app.ts';
import { send, type TestUser } from '../../../../test/user.ts';
import { countDueCompanies } from '../../companies/index.ts';
import { writeDueReports } from '../../reports/index.ts';
import { type RunApp, startRunApp } from '../../runs/run.fixture.ts';
import { listDueCalls } from '../model-calls/model-calls.queries.ts';
import { PLACE_TASK } from '../use-cases/decide-places.ts';
import { auxiliaryParts, type PlaceReply, REFUSED } from './auxiliary.fixture.ts';

let app: Owned<RunApp>;
let parts: ReturnType<typeof auxiliaryParts>;
beforeAll(async () => {
  app = await startRunApp();
  parts = auxiliaryParts(app);
  await app.setPace({});
});
beforeEach(() => parts.switchTo(true));
afterEach(() => parts.leaveNothingOpen());
afterAll(() => app.stop());

const RIVAL = 'Adatum Works';
/** The rules count it, and are not sure: it is written with a hyphen. */
const RESPACED = 'Northwind is fine. Some like Adatum-Works more.';
const NOT_IT: PlaceReply = {
  decision: 'other_bearer',
  other: 'a mill',
  quote: 'Some like Adatum-Works more',
};
const IS_IT: PlaceReply = { decision: 'names_brand', other: null, quote: 'Some like Adatum-Works more' };
/** It lists Quvera for sure; the other one writes it in capitals. */
const LISTED = '1. **Quvera** – rye\n2. **La Mie Câline** – croissants\n3. **Northwind** – sourdough';
const IN_CAPITALS = 'Northwind closes at noon. QUVERA closed last year.';

const newBakery = async (keywords: string[]): Promise<TestUser> => {
  await app.database.query("delete from rate_buckets where key not like 'provider:%'");
  return app.newTracker({ company: 'Northwind', plan: 'Professional', keywords });
};
const rivalOf = async (user: TestUser, competitor_name: string): Promise<string> => {
  const reply = await user.post('/api/competitors', { competitor_name });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.id;
};
/** A user with a rival in one answer of which the rules are not sure. */
async function rivalInDoubt(text = RESPACED) {
  const user = await newBakery(['good bakery']);
  await rivalOf(user, RIVAL);
  await countDueCompanies(app.checks);
  const runId = await parts.answered(user, text);
  const [row, ...others] = await parts.rows(user);
  if (row === undefined) throw new Error('no place was noted');
  expect(others).toEqual([]);
  return { user, row, runId };
}
/** How often the answers of a user name each company, by their keywords. */
const countsOf = async (user: TestUser) => {
  const found = await app.database.query<{ keyword: string; company_key: string; mentions: number }>(
    `select a.keyword, m.company_key, m.mentions from company_mentions m
     join answers a on a.account_id = m.account_id and a.id = m.answer_id
     join judgements j on j.account_id = m.account_id and j.id = m.judgement_id and j.state = 'current'
     where m.account_id = $1 order by 1, 2`,
    [user.accountId],
  );
  return found.map(({ keyword, company_key, mentions }) => [keyword, company_key, mentions].join(' '));
};
const newestReport = async (user: TestUser) => {
  await writeDueReports(app.checks);
  const { items } = (await user.get('/api/reports')).body;
  return items.length === 0 ? null : (await user.get(`/api/reports/${items[0].id}`)).body;
};

describe('a doubtful place of a competitor', () => {
  it('is read like one of the brand, and the competitor’s count follows', async () => {
    const { user, row } = await rivalInDoubt();
    expect(row).toMatchObject({ asked_for: 'competitors', state: 'open', companies: [{ name: RIVAL }] });
    expect(await countsOf(user)).toEqual(['good bakery adatumworks 1']);
    expect(await newestReport(user)).toBeNull();
    await parts.modelDecides([NOT_IT]);
    await parts.booked(user, () => parts.decideAll(user));
    const [request, ...more] = await parts.asked();
    expect(more).toEqual([]);
    expect(JSON.parse(request?.question ?? '')).toMatchObject({
      companies: [
        { name: 'Northwind', rivals: [RIVAL] },
        { name: RIVAL, domain: null },
      ],
      places: [{ company: RIVAL, text: RESPACED.replace('Adatum-Works', '⟦Adatum-Works⟧') }],
    });
    expect(await countsOf(user)).toEqual([]);
    expect(await newestReport(user)).toMatchObject({ competitors: [], voice: { all_mentions: 1 } });
    const { verdict } = await parts.answerOf(user);
    expect(verdict).toMatchObject({
      is_mentioned: true,
      rank: null,
      companies: [],
      auxiliary: [{ company: RIVAL, decision: 'other_bearer', other: 'a mill', is_in_force: true }],
    });
  });

  it('is asked about with those of the brand in one call', async () => {
    const user = await parts.newEmber();
    await rivalOf(user, RIVAL);
    await countDueCompanies(app.checks);
    await parts.answered(user, `${REFUSED.text}\n\nSome like Adatum-Works more.`);
    expect(await parts.rows(user)).toMatchObject([
      { asked_for: 'brand', places: [{ doubt: expect.any(String) }, { company: 'adatumworks' }] },
    ]);
    await parts.decideByLabels(user, ({ company }) =>
      company === undefined ? { decision: 'names_brand', other: null, quote: REFUSED.quote } : NOT_IT,
    );
    expect(await parts.asked()).toHaveLength(1);
    expect((await parts.answerOf(user)).verdict).toMatchObject({ is_mentioned: true, companies: [] });
  });

  it('stays as the rules have it where the model lies, cannot tell or quotes what stands nowhere', async () => {
    for (const reply of [
      { ...NOT_IT, quote: 'Adatum-Works is a mill in Ohio' },
      { ...NOT_IT, decision: 'cannot_tell' as const },
    ]) {
      const { user } = await rivalInDoubt();
      await parts.modelDecides([reply], 1);
      await parts.booked(user, () => parts.decideAll(user));
      expect(await countsOf(user)).toEqual(['good bakery adatumworks 1']);
      expect((await parts.answerOf(user)).verdict.auxiliary).toMatchObject([{ is_in_force: false }]);
      expect(await newestReport(user)).toMatchObject({ competitors: [{ name: RIVAL, mentions: 1 }] });
    }
  });

  it('stays as the rules have it after a refusal, a reply in another form and about other places', async () => {
    const fails: [string, () => Promise<unknown>][] = [
      ['refused', () => app.fault({ kind: 'refusal', channel: 'openai', times: 1 })],
      ['malformed', () => parts.modelWrites('not even JSON', 2)],
      ['other_places', () => parts.modelDecides([NOT_IT, NOT_IT], 1)],
    ];
    for (const [failure_code, fail] of fails) {
      const { user } = await rivalInDoubt();
      await fail();
      await parts.booked(user, () => parts.decideAll(user));
      expect(await parts.rows(user)).toMatchObject([{ state: 'failed', failure_code }]);
      expect(await countsOf(user)).toEqual(['good bakery adatumworks 1']);
      expect(await newestReport(user)).toMatchObject({ competitors: [{ name: RIVAL }] });
    }
  });

  it('of an answer that is old when the competitor is declared is left to the rules', async () => {
    const user = await newBakery(['good bakery']);
    await parts.answered(user, RESPACED);
    await rivalOf(user, RIVAL);
    await countDueCompanies({ ...app.checks, now: () => new Date(Date.now() + 16 * 60_000) });
    expect(await countsOf(user)).toEqual(['good bakery adatumworks 1']);
    expect(await parts.rows(user)).toEqual([]);
  });
});

it('a worker that is killed between a call about a competitor and its decision loses and doubles none', async () => {
  const { user, row } = await rivalInDoubt();
  await parts.booked(user, () => parts.killWhileAsking(row));
  expect(await countsOf(user)).toEqual(['good bakery adatumworks 1']);
  expect(await newestReport(user)).toBeNull();
  await parts.deadlinePasses(user);
  await parts.modelDecides([NOT_IT]);
  await parts.booked(user, () => parts.decideAll(user));
  expect(await parts.rows(user)).toMatchObject([{ state: 'decided', attempts: 2 }]);
  expect(await parts.asked()).toHaveLength(2);
  expect(await countsOf(user)).toEqual([]);
  expect(await newestReport(user)).toMatchObject({ competitors: [] });
});

describe('a doubtful place of a company that was found in an answer', () => {
  const answered = async () => {
    const user = await newBakery(['alpha', 'beta']);
    await parts.answered(user, (keyword) => (keyword === 'alpha' ? LISTED : IN_CAPITALS));
    return user;
  };
  const quote = 'QUVERA closed last year';

  it('is read after those of brands and competitors, no report waits for it, and its count follows', async () => {
    const user = await answered();
    expect(await parts.rows(user)).toMatchObject([
      { asked_for: 'companies', companies: [{ key: 'quvera', is_tracked: false }] },
    ]);
    expect(await newestReport(user)).toMatchObject({
      undeclared: expect.arrayContaining([expect.objectContaining({ name: 'Quvera', answers_naming: 2 })]),
    });
    const rival = await rivalInDoubt();
    const { table, due: rows } = PLACE_TASK;
    const by = { due: rows, at: new Date(), oldest: new Date(0), limit: 10 };
    const due = await listDueCalls(app.checks.servicePool, table, by);
    expect(due.map(({ account_id }) => account_id)).toEqual([rival.user.accountId, user.accountId]);
    await parts.booked(user, () => parts.decideByLabels(user, () => ({ ...NOT_IT, quote })));
    expect(await countsOf(user)).toEqual(['alpha miecaline 1', 'alpha quvera 1']);
    expect(await newestReport(user)).toMatchObject({
      undeclared: expect.arrayContaining([expect.objectContaining({ name: 'Quvera', answers_naming: 1 })]),
    });
  });

  it('keeps its decision when its user tracks it, and nobody is asked again', async () => {
    const user = await answered();
    await parts.decideByLabels(user, () => ({ ...NOT_IT, quote }));
    const before = await countsOf(user);
    await rivalOf(user, 'Quvera');
    await countDueCompanies(app.checks);
    expect(await countsOf(user)).toEqual(before);
    expect(await parts.rows(user)).toHaveLength(1);
  });

  it('is one of three at most in an answer', async () => {
    const names = ['Quvera', 'Sontavo', 'Zelbora', 'Mirvane', 'Tolvico'];
    const user = await newBakery(['alpha', 'beta']);
    const listed = [...names, 'Northwind'].map((name, at) => `${at + 1}. **${name}** – bread`).join('\n');
    const numbered = names.map((name) => `${name} 24 closed last year.`).join('\n\n');
    await parts.answered(user, (keyword) =>
      keyword === 'alpha' ? listed : `Northwind closes at noon.\n\n${numbered}`,
    );
    const places = (await parts.rows(user)).flatMap((row) => row.places);
    expect(places).toHaveLength(3);
  });
});

describe('decisions of a reader', () => {
  /** The right decision on each place. The rules doubt all of them and are wrong about some. */
  const LABELLED = [
    { keyword: 'one', text: RESPACED, isRival: true },
    { keyword: 'two', text: 'Northwind grinds. The old Adatum-Works stood by the river.', isRival: false },
    { keyword: 'three', text: 'Northwind is fine. ADATUM WORKS is a slogan of 1920.', isRival: false },
    { keyword: 'four', text: 'Try Northwind. AdatumWorks was a ship.', isRival: false },
    { keyword: 'five', text: 'Northwind sells rye. AdatumWorks sells wheat.', isRival: true },
  ];
  const labelOf = (place: { text: string }): PlaceReply => {
    const plain = place.text.replaceAll(/[⟦⟧]/g, '');
    const label = LABELLED.find(({ text }) => text === plain);
    return { decision: label?.isRival ? 'names_brand' : 'other_bearer', other: null, quote: plain };
  };

  it('make the counts those of its labels, which judging again and restarted counting keep without a call', async () => {
    const user = await newBakery(LABELLED.map(({ keyword }) => keyword));
    const rival = await rivalOf(user, RIVAL);
    await countDueCompanies(app.checks);
    await parts.answered(user, (keyword) => LABELLED.find((one) => one.keyword === keyword)?.text ?? '');
    expect(await parts.rows(user)).toHaveLength(LABELLED.length);
    await parts.booked(user, () => parts.decideByLabels(user, labelOf));
    const counts = LABELLED.filter(({ isRival }) => isRival)
      .map(({ keyword }) => `${keyword} adatumworks 1`)
      .toSorted();
    expect(await countsOf(user)).toEqual(counts);
    const asked = (await parts.asked()).length;
    const changed = await send(app.baseUrl, 'PATCH', `/api/competitors/${rival}`, {
      body: { aliases: ['Quvera Mill'] },
      cookie: user.cookie,
    });
    expect(changed.status).toBe(200);
    await countDueCompanies(app.checks);
    expect(await countsOf(user)).toEqual(counts);
    expect(await parts.rows(user)).toHaveLength(LABELLED.length);
    expect(await parts.asked()).toHaveLength(asked);
  });

  it('are in no answer that is read while they are made', async () => {
    const user = await newBakery(LABELLED.map(({ keyword }) => keyword));
    await rivalOf(user, RIVAL);
    await countDueCompanies(app.checks);
    await parts.answered(user, (keyword) => LABELLED.find((one) => one.keyword === keyword)?.text ?? '');
    // Everything is to be read again while it is decided.
    await app.database.query(
      `insert into uncounted_answers select account_id, answer_id, judgement_id from verdicts where account_id = $1`,
      [user.accountId],
    );
    await Promise.all([
      parts.decideByLabels(user, labelOf),
      countDueCompanies(app.checks, { batchSize: 1 }),
      countDueCompanies(app.checks, { batchSize: 2 }),
    ]);
    await countDueCompanies(app.checks);
    expect(await countsOf(user)).toEqual(['five adatumworks 1', 'one adatumworks 1']);
  });
});

it('administrators see how often was asked for whom, and what that has cost', async () => {
  const administrator = await app.newAdministrator();
  const costs = async () => {
    const { body } = await administrator.get('/api/admin/auxiliary-costs');
    return body.subjects as { asked_for: string; calls: number; cost_usd: number }[];
  };
  const before = await costs();
  const { user } = await rivalInDoubt();
  await parts.modelDecides([IS_IT]);
  await parts.decideAll(user);
  const { spent } = await parts.costs(user);
  for (const [index, { asked_for, calls, cost_usd }] of (await costs()).entries()) {
    const isThis = asked_for === 'competitors';
    expect(calls - (before[index]?.calls ?? 0), asked_for).toBe(isThis ? 1 : 0);
    expect(cost_usd - (before[index]?.cost_usd ?? 0), asked_for).toBeCloseTo(isThis ? spent / 1e6 : 0, 9);
  }
  expect(before.map(({ asked_for }) => asked_for)).toEqual(['brand', 'competitors', 'companies']);
});
