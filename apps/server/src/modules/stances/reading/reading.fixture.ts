import type { LoggedRequest } from '@answerscope/assistant-simulator';
import type { AnswerStatements } from '@answerscope/contract';
import { expect } from 'vitest';
import type { TestUser } from '../../../../test/user.ts';
import { countOf, until } from '../../checks/check-app.fixture.ts';
import { countDueCompanies } from '../../companies/index.ts';
import { writeDueReports } from '../../reports/index.ts';
import { answerRun } from '../../runs/answered-run.fixture.ts';
import type { RunApp } from '../../runs/run.fixture.ts';
import { readDueStances } from '../stance.engine.ts';
import { type ReadingEngine, startReadingEngine } from './reading.engine.ts';
import type { ReadingRow } from './stance-readings.queries.ts';
import type { StanceReply } from './stance-readings.rules.ts';

export const TEXT = `Northwind is easy to learn. Its support is slow.

## Northwind

**Pros**
- Fixed prices`;

/** What tests of reading by a model do with the product. */
export function readingParts(app: RunApp) {
  const engines = new Set<ReadingEngine>();
  let administrator: TestUser | null = null;
  app.checks.readsDoubts = true;
  const simulator = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(`${app.simulator.adminUrl}/${path}`, init);
    expect(reply.status, path).toBe(200);
    return reply.json();
  };
  const rows = (user: TestUser) =>
    app.database.query<ReadingRow>('select * from stance_readings where user_id = $1 order by answer_id', [
      user.userId,
    ]);
  const startReader = (): ReadingEngine => {
    const engine = startReadingEngine(app.checks, { pollMs: 10 });
    engines.add(engine);
    return engine;
  };
  const stopReaders = async (): Promise<void> => {
    await Promise.all([...engines].map((engine) => engine.stop(10_000)));
    engines.clear();
  };
  const costs = async (user: TestUser) => {
    const read = await rows(user);
    const sum = (values: unknown[]) => values.reduce<number>((total, value) => total + Number(value), 0);
    return {
      spent: sum(read.map((row) => row.cost_microdollars)),
      reserved: sum(read.map((row) => row.reserved_microdollars)),
    };
  };
  const day = async () => {
    const [row] = await app.database.query<{ spent: string; reserved: string }>(
      `select spent_microdollars as spent, reserved_microdollars as reserved from spend_days where provider = 'all'`,
    );
    return { spent: Number(row?.spent), reserved: Number(row?.reserved) };
  };
  return {
    rows,
    startReader,
    stopReaders,
    costs,
    admin: async () => (administrator ??= await app.newAdministrator()),
    /** As an administrator switches it, through the API. */
    switchReading: async (stance_reading: boolean) => {
      administrator ??= await app.newAdministrator();
      const change = { reason: 'a test', settings: { stance_reading } };
      expect((await administrator.patch('/api/admin/tracker-settings', change)).status).toBe(200);
    },
    /** What a test leaves open is nothing for the next one's workers. */
    leaveNothingOpen: async () => {
      await stopReaders();
      await app.resetSimulator();
      await app.database.query('update provider_states set paused_until = null');
      await app.database.query(
        "update stance_readings set state = 'failed' where state in ('open', 'asking')",
      );
    },
    /** What the model says of the companies of the next answer. */
    modelReads: (statements: Partial<StanceReply['statements'][number]>[], times?: number) =>
      simulator('values', {
        value: {
          statements: statements.map((one) => ({
            company: 0,
            stance: 'praised',
            quote: 'Northwind is easy to learn.',
            topic: null,
            ...one,
          })),
        },
        times,
      }),
    modelWrites: (text: string, times?: number) => simulator('values', { text, times }),
    /** The requests for statements, as the providers received them. */
    asked: async (): Promise<LoggedRequest[]> =>
      ((await simulator('requests')) as { requests: LoggedRequest[] }).requests.filter((one) =>
        JSON.stringify(one.body).includes('advised_against'),
      ),
    /** A user with one answer that is noted for a model; its report is written, unless told otherwise. */
    noted: async ({ text = TEXT, isReported = true } = {}) => {
      await app.database.query("delete from rate_buckets where key not like 'provider:%'");
      const user = await app.newTracker({ plan: 'Professional', keywords: ['crm'] });
      await answerRun(app, user, () => ({ text }));
      if (isReported) await writeDueReports(app.checks);
      else await countDueCompanies(app.checks);
      await readDueStances(app.checks);
      const [row] = await rows(user);
      return { user, row: row as ReadingRow };
    },
    /** Lets a worker read all that is open, and the rules take it up. */
    readAll: async (user: TestUser) => {
      startReader();
      await until(async () =>
        (await rows(user)).every(({ state }) => state === 'decided' || state === 'failed'),
      );
      await stopReaders();
      await readDueStances(app.checks);
    },
    saidOfBrand: async (user: TestUser): Promise<AnswerStatements['companies'][number]['statements']> => {
      const { items } = (await user.get('/api/answers')).body;
      const said: AnswerStatements = (await user.get(`/api/answers/${items[0].id}/statements`)).body;
      return said.companies.find(({ key }) => key === null)?.statements ?? [];
    },
    /** Months and days hold what the readings of a user cost, on top of what they held before. */
    booked: async <T>(user: TestUser, work: () => Promise<T>): Promise<T> => {
      const before = { month: await app.booksOf(user), day: await day(), own: await costs(user) };
      const counted = await countOf(app.checks, 'spentMicrodollars');
      const done = await work();
      const own = await costs(user);
      const more = { spent: own.spent - before.own.spent, reserved: own.reserved - before.own.reserved };
      for (const [now, then] of [
        [await app.booksOf(user), before.month],
        [await day(), before.day],
      ] as const)
        expect({ spent: now.spent - then.spent, reserved: now.reserved - then.reserved }).toEqual(more);
      expect((await countOf(app.checks, 'spentMicrodollars')) - counted).toBe(more.spent);
      return done;
    },
  };
}
