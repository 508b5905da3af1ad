import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { countOf, sharedCheckApp } from './check-app.fixture.ts';
import { askForStructure } from './use-cases/ask-for-structure.ts';

const app = sharedCheckApp();
beforeEach(async () => {
  await app.resetSimulator();
  await app.database.query('update provider_states set paused_until = null');
});

const task = {
  instructions: 'You suggest keywords.',
  prompt: 'Suggest keywords for a maker of CRM software.',
  schema: z.object({ keywords: z.array(z.string()) }),
  schema_name: 'keywords',
  max_output_tokens: 500,
};
/** Over all days: these tests may run past midnight. */
const spent = async () => {
  const [day] = await app.database.query<{ spent: string; reserved: string }>(
    `select sum(spent_microdollars) as spent, sum(reserved_microdollars) as reserved from spend_days
     where provider = 'all'`,
  );
  return { spent: Number(day?.spent ?? 0), reserved: Number(day?.reserved ?? 0) };
};

it('a value of a form comes from the first configured channel, and the day pays what it cost', async () => {
  const before = await spent();
  const counted = await countOf(app.checks, 'spentMicrodollars');
  const made = await askForStructure(app.checks, task);
  expect(await countOf(app.checks, 'spentMicrodollars')).toBe(counted + made.cost_microdollars);
  expect(made.cost_microdollars).toBeGreaterThan(0);
  expect(made.channel).toBe('openai');
  expect(task.schema.safeParse(made.value).success).toBe(true);
  expect(await spent()).toEqual({ ...before, spent: before.spent + made.cost_microdollars });
});

it('past the day’s limit or without any channel nothing is asked and nothing booked', async () => {
  const before = await spent();
  const { checks } = app.services;
  const full = askForStructure({ ...checks, dailyLimitMicrodollars: 0 }, task);
  await expect(full).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
  const none = askForStructure({ ...checks, configuredChannels: [] }, task);
  await expect(none).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await spent()).toEqual(before);
});

it('a channel that is overloaded leaves it to the next one, and no third is asked', async () => {
  const before = await spent();
  await app.fault({ kind: '503', times: 1 });
  const made = await askForStructure(app.checks, task);
  expect(made.channel).toBe('claude');
  expect((await app.requests()).map(({ channel }) => channel)).toEqual(['openai', 'claude']);
  expect(await spent()).toEqual({ ...before, spent: before.spent + made.cost_microdollars });

  await app.fault({ kind: '503', channel: 'openai', times: 1 });
  await app.fault({ kind: '503', channel: 'claude', times: 1 });
  await app.database.query('update provider_states set paused_until = null');
  await expect(askForStructure(app.checks, task)).rejects.toMatchObject({
    code: 'overloaded',
    channel: 'claude',
  });
  expect((await app.requests()).map(({ channel }) => channel).slice(2)).toEqual(['openai', 'claude']);
});

it('what another channel would not do better is asked of none', async () => {
  const before = await spent();
  await app.fault({ kind: 'refusal', times: 1 });
  await expect(askForStructure(app.checks, task)).rejects.toMatchObject({ code: 'refused' });
  const asked = await app.requests();
  expect(asked.map(({ channel }) => channel)).toEqual(['openai']);
  expect((await spent()).spent).toBeGreaterThan(before.spent);
});
