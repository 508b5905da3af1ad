import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type AssistantSimulator, startAssistantSimulator } from '@answerscope/assistant-simulator';
import { inject } from 'vitest';
import { startApi } from '../src/api.ts';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/lib/log.ts';
import { MAIL_JOBS } from '../src/mail/outbox.jobs.ts';
import { buildServices, type Services } from '../src/services.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { TEST_SECRET } from './global-setup.ts';
import { passwords } from './passwords.ts';
import { createTestUser, type TestUser } from './user.ts';

export interface TestApp {
  baseUrl: string;
  dataDir: string;
  services: Services;
  database: TestDatabase;
  simulator: AssistantSimulator;
  /** Signs a new person up through the API. Give a company to fill in the profile too. */
  newUser(options?: { company?: string; plan?: 'Free' | 'Professional' | 'Enterprise' }): Promise<TestUser>;
  newAdministrator(): Promise<TestUser>;
  stop(): Promise<void>;
}

/** What a test started for itself, and therefore stops. */
export type Owned<App> = App & Pick<TestApp, 'stop'>;

/**
 * The whole product but for its pages, on its own database, answering real HTTP on a free port. The assistants are
 * the simulator's, reached with a key as real ones are; `settings` are environment variables;
 * with `everyAssistant` all four have a key, else openai alone; with `sendsMails` posted mails are sent. No model reads
 * doubtful places: what tests of it need is `auxiliaryParts`.
 */
export async function startTestApp(
  settings: Record<string, string> = {},
  options: { everyAssistant?: boolean; sendsMails?: boolean } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(inject('filesDir'), 'data-'));
  // Simulated answers drift with the day: on one day they are the same whenever the tests run.
  const simulator = await startAssistantSimulator({
    seed: 'tests',
    now: () => new Date('2026-03-02T12:00:00Z'),
  });
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    AUTH_SECRET: TEST_SECRET,
    OPENAI_API_KEY: 'key-of-the-tests',
    OPENAI_BASE_URL: simulator.baseUrls.openai,
    ...(options.everyAssistant ? otherAssistants(simulator) : {}),
    DAILY_SPEND_LIMIT_USD: '1000',
    ...settings,
  });
  const services = await buildServices(config, createLog(config.logLevel), {
    templateDir: '',
    passwords,
  });
  services.checks.readsDoubts = false;
  if (options.sendsMails)
    await services.jobs.work(MAIL_JOBS, {
      mailer: services.mailer,
      servicePool: services.database.servicePool,
      now: services.checks.now,
    });
  const api = await startApi(services);
  const baseUrl = `http://localhost:${api.port}`;
  const newUser: TestApp['newUser'] = async ({ company, plan } = {}) => {
    const user = await createTestUser(baseUrl);
    if (company !== undefined) await user.patch('/api/profile', { company_name: company });
    if (plan !== undefined) {
      await database.query(
        `with granted as (
           insert into plan_grants (account_id, id, plan_id, source, reason, starts_at)
           select $2, gen_random_uuid(), id, 'administrator', 'a test', now() from plans where name = $1 returning plan_id)
         update accounts set plan_id = (select plan_id from granted) where id = $2`,
        [plan, user.accountId],
      );
    }
    return user;
  };
  return {
    baseUrl,
    dataDir,
    services,
    database,
    simulator,
    newUser,
    newAdministrator: async () => {
      const user = await createTestUser(baseUrl);
      await database.query(`update auth."user" set role = 'admin' where id = $1`, [user.accountId]);
      return user;
    },
    stop: async () => {
      await api.stop();
      await services.close();
      await simulator.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function otherAssistants({ baseUrls }: AssistantSimulator): Record<string, string> {
  return {
    ANTHROPIC_API_KEY: 'key-of-the-tests',
    ANTHROPIC_BASE_URL: baseUrls.claude,
    GEMINI_API_KEY: 'key-of-the-tests',
    GOOGLE_GEMINI_BASE_URL: baseUrls.gemini,
    PERPLEXITY_API_KEY: 'key-of-the-tests',
    PERPLEXITY_BASE_URL: baseUrls.perplexity,
  };
}
