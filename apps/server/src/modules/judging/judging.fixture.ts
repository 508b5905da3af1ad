import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Judgement } from '@answerscope/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { projectRoot } from '../../lib/project-root.ts';
import type { anAnswer } from '../answers/answer.fixture.ts';
import { until } from '../checks/check-app.fixture.ts';
import { startCountingEngine } from '../companies/index.ts';
import { writeDueReports } from '../reports/index.ts';
import { answerRun } from '../runs/answered-run.fixture.ts';
import { type RunApp, sharedRunApp, startRunApp } from '../runs/run.fixture.ts';
import { type JudgingEngine, startJudgingEngine } from './judging.engine.ts';

type Answer = ReturnType<typeof anAnswer>;

export type JudgingApp = ReturnType<typeof withJudging<RunApp>>;

/** The statements of a migration, as they read since its tables name their owner as account_id. */
export function formerMigration(name: string): string[] {
  const file = join(projectRoot(), `apps/server/migrations/${name}.sql`);
  return readFileSync(file, 'utf8').replaceAll('user_id', 'account_id').split('--> statement-breakpoint');
}

/** A product of this file's own for tests of judging. */
export async function startJudgingApp(): Promise<Owned<JudgingApp>> {
  const app = withJudging(await startRunApp());
  await app.setPace({ pace_parallel: 10 });
  return app;
}

/** The shared product for tests of judging. */
export function sharedJudgingApp(): JudgingApp {
  const app = sharedRunApp(withJudging);
  beforeAll(() => app.setPace({ pace_parallel: 10 }));
  afterAll(() => app.stopWalkers());
  return app;
}

/** The product with runs whose answers a test writes, and workers that judge again. */
function withJudging<App extends RunApp>(app: App) {
  const walkers = new Set<JudgingEngine>();
  const startWalker = (options: { batchSize?: number; pollMs?: number } = {}): JudgingEngine => {
    const engine = startJudgingEngine(app.checks, { pollMs: 10, ...options });
    walkers.add(engine);
    // A preview is complete when its companies are counted.
    walkers.add(startCountingEngine(app.checks, { pollMs: 10 }));
    return engine;
  };
  const stopWalkers = async (): Promise<void> => {
    await Promise.all([...walkers].map((engine) => engine.stop()));
    walkers.clear();
  };
  /** Runs every keyword on openai once, by the steps a worker takes, with the answers given here; then reports. */
  const run = async (
    user: TestUser,
    answerTo: (keyword: string, sample: number) => Partial<Answer>,
    samples = 1,
  ) => {
    const id = await answerRun(app, user, answerTo, samples);
    await writeDueReports(app.checks);
    return id;
  };
  return {
    ...app,
    startWalker,
    stopWalkers,
    run,
    /** The same without reports: nothing is counted yet. */
    answer: (user: TestUser, answerTo: (keyword: string, sample: number) => Partial<Answer>, samples = 1) =>
      answerRun(app, user, answerTo, samples),
    newOwner: async (keywords: string[]) => {
      await app.database.query("delete from rate_buckets where key not like 'provider:%'");
      return app.newTracker({ plan: 'Professional', keywords });
    },
    /** Sets other names of the brand than the company's. */
    name: async (user: TestUser, aliases: string[]) => {
      const body = { aliases, products: [], category: null };
      const reply = await send(app.baseUrl, 'PUT', '/api/brand', { body, cookie: user.cookie });
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    },
    /** A preview of the newest names, when it is complete. */
    preview: async (user: TestUser): Promise<Judgement> => {
      const started = await user.post('/api/judgements');
      expect(started.status, JSON.stringify(started.body)).toBe(200);
      startWalker();
      const path = `/api/judgements/${started.body.id}`;
      await until(async () => (await user.get(path)).body.completed_at !== null);
      await stopWalkers();
      return (await user.get(path)).body;
    },
    verdictsOf: (user: TestUser, judgementId: string) =>
      app.database.query<{ answer_id: string; mentioned: boolean; keyword: string }>(
        `select v.answer_id, v.mentioned, a.keyword from verdicts v
         join answers a on a.account_id = v.account_id and a.id = v.answer_id
         where v.account_id = $1 and v.judgement_id = $2 order by v.answer_id`,
        [user.accountId, judgementId],
      ),
  };
}
