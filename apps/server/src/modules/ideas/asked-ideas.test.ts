import type { TopicIdea } from '@answerscope/contract';
import { beforeEach, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import { sharedCheckApp } from '../checks/check-app.fixture.ts';

const app = sharedCheckApp();
beforeEach(async () => {
  await app.resetSimulator();
  await app.database.query("delete from rate_buckets where key not like 'provider:%'");
  await app.database.query('update provider_states set paused_until = null');
});

const ask = (user: TestUser) => user.post('/api/topic-ideas/ask');
const askedOf = async (user: TestUser): Promise<TopicIdea[]> =>
  (await user.get('/api/topic-ideas')).body.ideas.filter(({ source }: TopicIdea) => source === 'assistant');
const topicsOf = async (user: TestUser) => (await askedOf(user)).map(({ topic }) => topic);
const later = (user: TestUser) =>
  app.database.query(
    "update topic_idea_askings set asked_at = asked_at - interval '6 minutes' where account_id = $1",
    [user.accountId],
  );
const spentToday = async (): Promise<number> => {
  const [row] = await app.database.query<{ spent: number }>(
    "select sum(spent_microdollars)::float8 as spent from spend_days where provider <> 'all'",
  );
  return row?.spent ?? 0;
};
const ladder = (word: string) => [`best ${word}`, `best ${word} in Vienna`, `cheap ${word}`];
const topic = (name: string, questions = ladder(name)) => ({ topic: name, questions });
const layDown = async (value: object) => {
  const reply = await fetch(`${app.simulator.adminUrl}/values`, {
    method: 'POST',
    body: JSON.stringify({ channel: 'openai', times: 1, ...value }),
  });
  if (!reply.ok) throw new Error(await reply.text());
};
const answer = (...topics: ReturnType<typeof topic>[]) => layDown({ value: { topics } });

it('an assistant thinks of topics in the language of the profile, marked as such, and what it cost is spent', async () => {
  const user = await app.newUser({ company: 'Northwind', plan: 'Professional' });
  await user.patch('/api/profile', { language: 'de', country: 'AT', seed_keyword: 'Buchhaltung' });
  await user.post('/api/competitors', { competitor_name: 'Fabrikam' });
  const { body: asking } = await user.get('/api/topic-ideas/asking');
  expect(asking).toMatchObject({ channels: ['openai', 'claude'], language: 'de' });
  expect(asking.cost_ceiling_usd).toBeGreaterThan(0);
  const before = await spentToday();
  const { status, body } = await ask(user);
  expect(status, JSON.stringify(body)).toBe(200);
  const ideas = await askedOf(user);
  expect(ideas).toHaveLength(body.added);
  expect(ideas.length).toBeGreaterThanOrEqual(3);
  for (const { questions, evidence, asked_at } of ideas) {
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(questions.map(({ text }) => text).join()).toContain('Buchhaltung');
    expect(evidence).toBeNull();
    expect(asked_at).not.toBeNull();
  }
  const [sent] = await app.requests();
  for (const told of ['Language: German (de)', 'Competitor: Fabrikam', 'Company: Northwind'])
    expect(JSON.stringify(sent?.body)).toContain(told);
  const spent = (await spentToday()) - before;
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThanOrEqual(asking.cost_ceiling_usd * 1_000_000);
});

it('ideas are none that name the company, that a rule refuses, or that were there before', async () => {
  const user = await app.newUser({ company: 'Northwind', plan: 'Professional' });
  await user.post('/rpc/add_my_keyword', { keyword_text: 'Best TEA', topic_text: 'Coffee' });
  await app.database.query(
    `insert into keyword_rules (id, phrase, message, is_active) values (gen_random_uuid(), 'gamble', 'No.', true)`,
  );
  await answer(
    topic('bread'),
    topic('BREAD', ladder('rolls')),
    topic('tea', [...ladder('tea'), 'tea like Northwind']),
    topic('Coffee'),
    topic('games', ['where to gamble', 'gamble in Vienna', 'how to gamble cheaply']),
    topic('cake'),
  );
  expect((await ask(user)).body).toEqual({ added: 2 });
  expect(await topicsOf(user)).toEqual(['bread', 'cake']);
  await app.database.query('delete from keyword_rules');
  const [bread] = await askedOf(user);
  await user.post('/api/topic-ideas/dismiss', { idea_key: bread?.idea_key });
  await later(user);
  await answer(topic('Bread', ladder('loaf')), topic('jam', ladder('jam')), topic('cakes', ladder('cake')));
  expect((await ask(user)).body).toEqual({ added: 1 });
  expect((await topicsOf(user)).toSorted()).toEqual(['cake', 'jam']);
});

it('they live as the others do: accepted, put off, dismissed, and brought back', async () => {
  const user = await app.newUser({ company: 'Northwind', plan: 'Professional' });
  await answer(topic('bread'), topic('cake'), topic('jam'));
  await ask(user);
  const [bread, cake, jam] = await askedOf(user);
  const accepted = await user.post('/api/topic-ideas/accept', {
    idea_key: bread?.idea_key,
    questions: ['best bread', 'cheap bread'],
  });
  expect(accepted.body).toMatchObject({ topic: 'bread', added: 2, is_done: true });
  await user.post('/api/topic-ideas/put-off', { idea_key: cake?.idea_key });
  await user.post('/api/topic-ideas/dismiss', { idea_key: jam?.idea_key });
  expect(await askedOf(user)).toEqual([]);
  for (const idea of [bread, cake, jam])
    expect((await user.post('/api/topic-ideas/restore', { idea_key: idea?.idea_key })).status).toBe(200);
  expect(await topicsOf(user)).toEqual(['bread', 'cake', 'jam']);
  const other = await app.newUser({ company: 'Contoso' });
  expect(await askedOf(other)).toEqual([]);
  expectClosedError(await other.post('/api/topic-ideas/dismiss', { idea_key: jam?.idea_key }), 404);
});

it('nobody is asked within five minutes of the last asking, unless that surely cost nothing', async () => {
  const user = await app.newUser({ company: 'Northwind' });
  await app.fault({ kind: 'invalid_key', channel: 'openai', times: 1 });
  await app.fault({ kind: 'invalid_key', channel: 'claude', times: 1 });
  expectClosedError(await ask(user), 503);
  await answer(topic('bread'));
  const both = await Promise.all([ask(user), ask(user)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  const refused = expectClosedError(await ask(user), 429);
  expect(refused.message).toBe('You can ask for ideas every 5 minutes. Please wait a moment.');
  expect(refused.details?.retry_after_seconds).toBeGreaterThan(200);
  await later(user);
  await answer(topic('BREAD', ladder('loaf')));
  const nothing = expectClosedError(await ask(user), 503);
  expect(nothing.message).toContain('no new ideas');
  expectClosedError(await ask(user), 429);
});

it('is refused in words without a company, while many are open, and where the day is spent', async () => {
  expectClosedError(await ask(await app.newUser()), 400);
  const user = await app.newUser({ company: 'Northwind' });
  for (const round of [0, 1]) {
    await answer(...Array.from({ length: 8 }, (_, at) => topic(`need ${round} ${at}`)));
    expect((await ask(user)).body).toEqual({ added: 8 });
    await later(user);
  }
  expect(expectClosedError(await ask(user), 409).message).toMatch(/^Please decide on some of your new ideas/);
  const poor = await app.newUser({ company: 'Contoso' });
  await app.database.query("update spend_days set spent_microdollars = 1000000000 where provider = 'all'");
  const spent = expectClosedError(await ask(poor), 402);
  expect(spent.message).toContain('daily limit');
  await app.database.query("update spend_days set spent_microdollars = 0 where provider = 'all'");
  // It cost nothing: the next one need not wait.
  await answer(topic('bread'));
  expect((await ask(poor)).body).toEqual({ added: 1 });
});
