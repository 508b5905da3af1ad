import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CHANNELS, type ReportKeyword } from '@answerscope/contract';
import { countOfCheck, trackedRate } from '@answerscope/statistics';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCountingEngine } from '../../src/modules/companies/index.ts';
import { startReportWriter } from '../../src/modules/reports/index.ts';
import { startRunEngine } from '../../src/modules/runs/index.ts';
import { signIn, type TestUser } from '../user.ts';
import { CHANGES_BY_WORK, INTENDED_CHANGES, withAccountIds } from './intended-changes.ts';
import { OWNER, RUN_UNDER_WAY } from './owner.ts';
import {
  type RestoredInstallation,
  restoreInstallation,
  type StartedInstallation,
} from './restore-installation.ts';
import { splitProfiles } from './split-profiles.ts';
import { type AllowedChanges, compareStoredRows, readStoredRows, type StoredTables } from './stored-rows.ts';

const ENDING = '.backup';
const STORED = readdirSync(import.meta.dirname).filter((file) => file.endsWith(ENDING));
const DAYS = 90;
const [CHANNEL] = RUN_UNDER_WAY.channels;
const WAIT = { timeout: 90_000, interval: 50 };

it('at least one installation is stored', () => expect(STORED).not.toEqual([]));

describe.each(STORED)('the stored installation %s', (file) => {
  let installation: RestoredInstallation;
  let product: StartedInstallation;
  let owner: TestUser;
  let before: StoredTables;

  beforeAll(async () => {
    installation = await restoreInstallation(join(import.meta.dirname, file));
    before = await readStoredRows(installation.superuser);
    product = await installation.start();
  });
  afterAll(async () => {
    await product?.stop();
    await installation?.remove();
  });

  const problemsBut = async (allowed: AllowedChanges): Promise<string[]> => {
    const after = await readStoredRows(installation.superuser);
    return compareStoredRows(splitProfiles(before), after, withAccountIds(allowed)).flatMap(
      ({ problems }) => problems,
    );
  };

  it('was made by the version that it is named after', () => {
    expect(installation.productVersion.split('+')[0]).toBe(file.slice(0, -ENDING.length));
  });

  it('has every row of every table after the migrations and a start', async () => {
    expect(await problemsBut(INTENDED_CHANGES)).toEqual([]);
  });

  it('lets its owner sign in with the old password and read the reports of 90 days', async () => {
    owner = await signIn(product.baseUrl, OWNER);
    for (const channel of CHANNELS) {
      const { items } = (await owner.get(`/api/reports?channel=${channel}&page_size=100`)).body;
      expect(items, channel).toHaveLength(DAYS);
      const oldest = await owner.get(`/api/reports/${items.at(-1).id}`);
      expect(oldest.body.keywords.items, channel).not.toEqual([]);
      const { rate } = oldest.body.revision;
      const counts = (oldest.body.keywords.items as ReportKeyword[])
        .filter(({ is_branded }) => !is_branded)
        .map(({ n, k, empty }) => countOfCheck({ mentioned: k, answers: n - empty }));
      const ranges = trackedRate(counts);
      expect(rate?.interval.low, channel).toBeCloseTo(ranges?.interval.low ?? 0, 9);
      expect(rate?.interval.high, channel).toBeCloseTo(ranges?.interval.high ?? 1, 9);
      expect(rate?.interval_for_similar_keywords.low, channel).toBeCloseTo(
        ranges?.similar.interval.low ?? 0,
        9,
      );
    }
  });

  it('shows its owner the two payments', async () => {
    const { items } = (await owner.get('/api/payments')).body;
    expect(items.filter((one: { amount_cents: number }) => one.amount_cents > 0)).toMatchObject([
      { state: 'paid', amount_cents: 4_900, refunded_cents: 0, currency: 'usd' },
      { state: 'paid', amount_cents: 4_900, refunded_cents: 0, currency: 'usd' },
    ]);
  });

  it('ends the run under way without asking for an answer that is there, and reports on it', async () => {
    const samples = await samplesOfRuns('running');
    const answered = samples.filter(({ answer_id }) => answer_id !== null);
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.length).toBeLessThan(samples.length);
    const newest = await newestReport();
    const { checks } = product.services;
    const engines = [startRunEngine(checks), startCountingEngine(checks), startReportWriter(checks)];
    await vi.waitFor(async () => expect(await newestReport()).not.toBe(newest), WAIT);
    await Promise.all(engines.map((engine) => engine.stop(WAIT.timeout)));
    expect(await samplesOfRuns('running')).toEqual([]);
    const ended = await samplesOfRuns('done');
    expect(ended).toEqual(expect.arrayContaining(answered));
    const runId = samples[0]?.run_id;
    expect(ended.filter((one) => one.run_id === runId && one.answer_id === null)).toEqual([]);
    const log = await fetch(`${product.simulator.adminUrl}/requests`);
    expect(((await log.json()) as { requests: unknown[] }).requests).toHaveLength(
      samples.length - answered.length,
    );
  });

  it('has every row that the run does not change after that', async () => {
    expect(await problemsBut({ ...INTENDED_CHANGES, ...CHANGES_BY_WORK })).toEqual([]);
  });

  const samplesOfRuns = (state: string) =>
    installation.query<{ run_id: string; keyword_id: string; sample_no: number; answer_id: string | null }>(
      `select s.run_id, s.keyword_id, s.sample_no, s.answer_id from check_samples s
       join check_runs r on r.account_id = s.account_id and r.id = s.run_id where r.state = $1`,
      [state],
    );

  const newestReport = async (): Promise<string> =>
    (await owner.get(`/api/reports?channel=${CHANNEL}&page_size=1`)).body.items[0].id;
});
