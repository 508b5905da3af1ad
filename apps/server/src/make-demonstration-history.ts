import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startAssistantSimulator } from '@answerscope/assistant-simulator';
import { type Assistant, createAssistants } from '@answerscope/assistants';
import { readConfig } from './config.ts';
import { cloneDatabase, startTestPostgres } from './database/embedded/test-postgres.ts';
import type { ConnectionSettings } from './database/pool.ts';
import { seedDemonstration } from './demonstration.ts';
import { HISTORY_TABLES, listKeywordIds, readContents, readRows } from './demonstration-history.queries.ts';
import { DAILY_AT_MS, startOfDay } from './demonstration-history.rules.ts';
import { HISTORY_DAYS, writeHistory } from './demonstration-history.ts';
import { demonstrationCourses } from './demonstration-story.ts';
import type { AccountId } from './lib/ids.ts';
import { createLog } from './lib/log.ts';
import { DAY_MS } from './lib/time.ts';
import { getProfileRow } from './modules/accounts/index.ts';
import { withoutControl } from './modules/providers/index.ts';
import { writeDueReports } from './modules/reports/index.ts';
import { listRunsUnderWay, type RunServices, startRunEngine, writeRun } from './modules/runs/index.ts';
import { readDueStances } from './modules/stances/index.ts';
import { buildServices, DEMONSTRATION_LATENCY_MS, type Services, simulatedProviders } from './services.ts';

/** What passes on the moved clock whenever it is read, unless more has passed in this process: waits end on it, too. */
const TICK_MS = 40;
const LOOK_MS = 10;
/** Nothing of it is real money: the limit of a day would leave days out. */
const UNLIMITED_MICRODOLLARS = Number.MAX_SAFE_INTEGER;
/** What changes with a history and is made again where it is brought to. */
const COUNTED_AGAIN = ['spend_months', 'spend_days', 'counting_leases'];

/**
 * Makes the months that a demonstration shows of the time before it: the demonstration account in a database of its own,
 * where nobody else is, with a check of all its keywords a day. Real runs by the real engine and real reports, through the real wire
 * formats, on a clock that is moved; then its rows as one file.
 */
export async function makeDemonstrationHistory(
  path: string,
  { days = HISTORY_DAYS, templateDir = '' }: { days?: number; templateDir?: string } = {},
): Promise<void> {
  const postgres = await startTestPostgres({ templateDir });
  const dataDir = mkdtempSync(join(tmpdir(), 'answerscope-history-'));
  try {
    const owner = await cloneDatabase(postgres.connection, { template: 'template1', name: 'history' });
    const { host, user, database } = owner;
    const config = readConfig({
      DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    });
    const services = await buildServices(config, createLog(config.logLevel), { templateDir });
    try {
      await makeAndWrite(path, { services, owner, days });
    } finally {
      await services.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    await postgres.stop();
  }
}

async function makeAndWrite(
  path: string,
  { services, owner, days }: { services: Services; owner: ConnectionSettings; days: number },
): Promise<void> {
  const account = await seedDemonstration(services);
  if (account === null) throw new Error('the database for the history is not empty');
  const { accountId } = account;
  const madeOn = startOfDay(new Date());
  const before = await readContents(owner);
  await liveThrough(services, accountId, { days, madeOn });
  const after = await readContents(owner);
  const known: readonly string[] = [...HISTORY_TABLES, ...COUNTED_AGAIN];
  const forgotten = [...after].filter(([table, content]) => content !== before.get(table));
  const unknown = forgotten.map(([table]) => table).filter((table) => !known.includes(table));
  if (unknown.length > 0)
    throw new Error(`a history also changes ${unknown.join(', ')}: name it in HISTORY_TABLES`);
  const parts = [];
  for (const table of HISTORY_TABLES)
    for (const rows of await readRows(owner, table, accountId)) parts.push({ table, rows });
  const keywords = await services.checks.tenant(accountId).transaction(listKeywordIds);
  await writeHistory(
    path,
    { made_on: new Date(madeOn), account_id: accountId, keywords: Object.fromEntries(keywords) },
    parts,
  );
}

async function liveThrough(
  services: Services,
  accountId: AccountId,
  { days, madeOn }: { days: number; madeOn: number },
): Promise<void> {
  let clockMs = madeOn;
  let readMs = performance.now();
  const moveTo = (ms: number): void => {
    clockMs = ms;
    readMs = performance.now();
  };
  const simulator = await startAssistantSimulator({
    host: '127.0.0.1',
    now: () => new Date(clockMs),
    courses: demonstrationCourses(new Date(madeOn)),
  });
  const { openai, claude, gemini, perplexity } = createAssistants(
    simulatedProviders((channel) => simulator.baseUrls[channel]),
  );
  const checks: RunServices = {
    ...services.checks,
    dailyLimitMicrodollars: UNLIMITED_MICRODOLLARS,
    assistants: {
      openai: withoutControl(asQuickAsShown(openai)),
      claude: withoutControl(asQuickAsShown(claude)),
      gemini: withoutControl(asQuickAsShown(gemini)),
      perplexity: withoutControl(asQuickAsShown(perplexity)),
    },
    channelPauseMs: () => Promise.resolve(0),
    now: () => {
      moveTo(clockMs + Math.max(TICK_MS, performance.now() - readMs));
      return new Date(clockMs);
    },
    introduceBrand: (brand) => simulator.addTrackedBrand(brand),
  };
  const tenant = checks.tenant(accountId);
  const engine = startRunEngine(checks, { pollMs: LOOK_MS });
  try {
    for (let day = madeOn - days * DAY_MS; day < madeOn; day += DAY_MS) {
      moveTo(day + DAILY_AT_MS);
      await tenant.transaction(async (tx) => {
        const profile = await getProfileRow(tx, accountId, { lock: true });
        const input = { channels: [...checks.configuredChannels] };
        const trigger = { trigger: 'scheduled', idempotencyKey: null } as const;
        await writeRun(tx, { services: checks, profile, now: checks.now(), input, ...trigger });
      });
      engine.wake();
      while ((await tenant.transaction((tx) => listRunsUnderWay(tx, accountId))).length > 0)
        await sleep(LOOK_MS);
      await writeDueReports(checks);
      await readDueStances(checks);
    }
  } finally {
    await engine.stop(DAY_MS);
    await simulator.stop();
  }
}

/**
 * Answers of the past wait for nothing here, and forecasts go by what answers took: each is stored with a latency of the
 * demonstration's own range, evenly spread.
 */
function asQuickAsShown(assistant: Assistant): Assistant {
  const { min, max } = DEMONSTRATION_LATENCY_MS;
  let asked = 0;
  return {
    ...assistant,
    ask: async (input) => {
      const answer = await assistant.ask(input);
      asked += 1;
      return { ...answer, latency_ms: min + ((asked * SPREAD_STEP_MS) % (max - min)) };
    },
  };
}

/** Has no divisor in common with the range, so that it reaches all of it. */
const SPREAD_STEP_MS = 467;
