import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PaymentSimulator, startPaymentSimulator } from '@answerscope/payment-simulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';

const run = promisify(execFile);

let app: TestApp;
let simulator: PaymentSimulator;
beforeAll(async () => {
  simulator = await startPaymentSimulator();
  app = await startTestApp();
});
afterAll(async () => {
  await app.stop();
  await simulator.close();
});

/** The command as an operator runs it. */
const setUp = (env: Record<string, string>) =>
  run(process.execPath, [join(import.meta.dirname, 'stripe-setup.ts')], {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: app.database.url, ...env },
  });

const ACCOUNT = () => ({
  STRIPE_SECRET_KEY: 'sk_test_simulated',
  STRIPE_BASE_URL: simulator.url,
  BASE_URL: 'https://answers.example.com',
});

it('sets up an account, tells the secret of the webhook once, and keeps what fits when it is run again', async () => {
  const first = await setUp(ACCOUNT());
  expect(first.stdout).toContain('2 products; 4 prices made, 0 kept');
  expect(first.stdout).toMatch(/Webhooks go to https:\/\/answers\.example\.com\/webhooks\/stripe\./);
  const secret = /STRIPE_WEBHOOK_SECRET=(whsec_\w+)/.exec(first.stdout)?.[1] ?? '';
  expect(secret).not.toBe('');
  const again = await setUp({ ...ACCOUNT(), STRIPE_WEBHOOK_SECRET: secret });
  expect(again.stdout).toContain('2 products; 0 prices made, 4 kept');
  expect(again.stdout).toContain('webhooks/stripe (kept)');
  expect(again.stdout).not.toContain('whsec_');
}, 240_000);

it('says what is missing, and no more', async () => {
  const { STRIPE_SECRET_KEY: _key, ...keyless } = ACCOUNT();
  await expect(setUp(keyless)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Set STRIPE_SECRET_KEY'),
  });
  const { BASE_URL: _url, ...homeless } = ACCOUNT();
  await expect(setUp(homeless)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Set BASE_URL'),
  });
  const stranger = { ...ACCOUNT(), STRIPE_SECRET_KEY: 'sk_live_secret_of_the_tests' };
  const refused = setUp(stranger);
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Invalid API Key'),
  });
  await expect(refused).rejects.not.toMatchObject({ stderr: expect.stringContaining('secret_of_the_tests') });
}, 240_000);
