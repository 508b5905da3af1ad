import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type PaymentSimulator, startPaymentSimulator } from '@answerscope/payment-simulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { PROCESS_ENV } from '../test/process-env.ts';
import { runCommand } from './command.ts';
import { stripeSetup } from './stripe-setup.ts';

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

/** What the command says with these settings, and how it ends. */
async function setUp(env: Record<string, string>) {
  let [said, complaint] = ['', ''];
  const code = await runCommand(stripeSetup, {
    args: [],
    env: { DATABASE_URL: app.database.url, ...env },
    say: (text) => {
      said += text;
    },
    complain: (text) => {
      complaint += text;
    },
  });
  return { code, said, complaint };
}

const ACCOUNT = () => ({
  STRIPE_SECRET_KEY: 'sk_test_simulated',
  STRIPE_BASE_URL: simulator.url,
  BASE_URL: 'https://answers.example.com',
});

it('sets up an account, tells the secret of the webhook once, and keeps what fits when it is run again', async () => {
  const first = await setUp(ACCOUNT());
  expect(first).toMatchObject({ code: 0, complaint: '' });
  expect(first.said).toContain('2 products; 4 prices made, 0 kept');
  expect(first.said).toMatch(/Webhooks go to https:\/\/answers\.example\.com\/webhooks\/stripe\./);
  const secret = /STRIPE_WEBHOOK_SECRET=(whsec_\w+)/.exec(first.said)?.[1] ?? '';
  expect(secret).not.toBe('');
  const again = await setUp({ ...ACCOUNT(), STRIPE_WEBHOOK_SECRET: secret });
  expect(again.said).toContain('2 products; 0 prices made, 4 kept');
  expect(again.said).toContain('webhooks/stripe (kept)');
  expect(again.said).not.toContain('whsec_');
});

it('says what is missing, and no more', async () => {
  const { STRIPE_SECRET_KEY: _key, ...keyless } = ACCOUNT();
  expect(await setUp(keyless)).toEqual({
    code: 1,
    said: '',
    complaint: 'Set STRIPE_SECRET_KEY to the key of the account to set up.\n',
  });
  const { BASE_URL: _url, ...homeless } = ACCOUNT();
  expect(await setUp(homeless)).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('Set BASE_URL'),
  });
});

it('as a program says that a key was refused, without printing it', async () => {
  // The simulator answers it from this process, so nothing may wait for its end without letting the event loop turn.
  const program = spawn(process.execPath, [join(import.meta.dirname, 'stripe-setup.ts')], {
    env: {
      ...PROCESS_ENV,
      DATABASE_URL: app.database.url,
      ...ACCOUNT(),
      STRIPE_SECRET_KEY: 'sk_live_secret_of_the_tests',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [stderr, [status]] = await Promise.all([text(program.stderr), once(program, 'close')]);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('Invalid API Key') });
  expect(stderr).not.toContain('secret_of_the_tests');
});
