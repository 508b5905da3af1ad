import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { askForStructure } from './use-cases/ask-for-structure.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const task = {
  instructions: 'You suggest keywords.',
  prompt: 'Suggest keywords for a maker of CRM software.',
  schema: z.object({ keywords: z.array(z.string()) }),
  schema_name: 'keywords',
  max_output_tokens: 500,
};
const spentToday = async () => {
  const [day] = await app.database.query<{ spent: string; reserved: string }>(
    "select spent_microdollars as spent, reserved_microdollars as reserved from spend_days where provider = 'all'",
  );
  return { spent: Number(day?.spent ?? 0), reserved: Number(day?.reserved ?? 0) };
};

it('a value of a form comes from the first configured channel, and the day pays what it cost', async () => {
  const made = await askForStructure(app.services.checks, task);
  expect(made.channel).toBe('openai');
  expect(task.schema.safeParse(made.value).success).toBe(true);
  expect(await spentToday()).toEqual({ spent: made.cost_microdollars, reserved: 0 });
});

it('past the day’s limit or without any channel nothing is asked and nothing booked', async () => {
  const before = await spentToday();
  const { checks } = app.services;
  const full = askForStructure({ ...checks, dailyLimitMicrodollars: before.spent }, task);
  await expect(full).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
  const none = askForStructure({ ...checks, configuredChannels: [] }, task);
  await expect(none).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await spentToday()).toEqual(before);
});
