import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('these settings were accepted');
}

describe('settings', () => {
  it('need none: then it is a demonstration on this machine only', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      workerPort: null,
      host: '127.0.0.1',
      baseUrl: null,
      databaseUrl: null,
      authSecret: null,
      isDemonstration: true,
      role: 'both',
      trustedProxies: [],
      dailySpendLimitUsd: 20,
      requireEmailConfirmation: false,
      socialLinks: [],
      supportAddress: null,
    });
    expect(isAbsolute(readConfig({}).dataDir)).toBe(true);
  });

  it('that are set to nothing are not set', () => {
    expect(readConfig({ PORT: '', OPENAI_API_KEY: '', BASE_URL: '' })).toEqual(readConfig({}));
  });

  it.each(['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GEMINI_API_KEY', 'PERPLEXITY_API_KEY'])(
    'with %s it is no demonstration',
    (name) => {
      expect(readConfig({ [name]: 'a key' }).isDemonstration).toBe(false);
    },
  );

  it('are read as numbers, lists and addresses', () => {
    const config = readConfig({
      PORT: '8080',
      WORKER_PORT: '9464',
      BASE_URL: 'https://app.example.com/',
      TRUSTED_PROXY: '10.0.0.1, 10.0.0.2,',
      DAILY_SPEND_LIMIT_USD: '2.50',
      DEVELOPER_PAGES: 'true',
      DATA_DIR: '/var/lib/answerscope',
    });
    expect(config).toMatchObject({
      port: 8080,
      workerPort: 9464,
      baseUrl: 'https://app.example.com',
      trustedProxies: ['10.0.0.1', '10.0.0.2'],
      dailySpendLimitUsd: 2.5,
      developerPages: true,
      dataDir: '/var/lib/answerscope',
    });
  });

  it('open the demonstration to visitors only where they say so, and never where answers are real', () => {
    expect(readConfig({}).opensDemonstration).toBe(false);
    expect(readConfig({ OPEN_DEMONSTRATION: 'true' }).opensDemonstration).toBe(true);
    expect(refusal({ OPEN_DEMONSTRATION: 'true', OPENAI_API_KEY: 'a key' })).toContain(
      'OPEN_DEMONSTRATION shows simulated answers to everybody, and a provider key is set',
    );
    expect(readConfig({ OPENAI_API_KEY: 'a key', OPEN_DEMONSTRATION: 'false' }).opensDemonstration).toBe(
      false,
    );
  });

  it('name where users get help, by mail or on a page', () => {
    const addressOf = (SUPPORT_ADDRESS: string) => readConfig({ SUPPORT_ADDRESS }).supportAddress;
    expect(addressOf('Help@example.com')).toBe('help@example.com');
    expect(addressOf('https://example.com/help')).toBe('https://example.com/help');
    for (const wrong of ['http://example.com', 'javascript:alert(1)', 'help@example.com?bcc=a@b.example'])
      expect(refusal({ SUPPORT_ADDRESS: wrong })).toContain('SUPPORT_ADDRESS: must be an email address or');
  });

  it('that are wrong are all named at once, each with what is wrong', () => {
    const text = refusal({
      PORT: 'eighty',
      WORKER_PORT: '70000',
      ROLE: 'everything',
      BASE_URL: 'app.example.com',
      DAILY_SPEND_LIMIT_USD: '-1',
      LOG_LEVEL: 'loud',
    });
    expect(text).toMatch(/^These settings cannot be used:\n/);
    for (const name of ['PORT', 'WORKER_PORT', 'ROLE', 'BASE_URL', 'DAILY_SPEND_LIMIT_USD', 'LOG_LEVEL'])
      expect(text).toMatch(new RegExp(`^ {2}${name}: .{8,}`, 'm'));
    expect(text).toContain('ROLE: must be one of "both", "api", "worker"');
  });

  it.each([
    ['a host without its scheme', 'localhost:3000'],
    ['another scheme', 'javascript:alert(1)'],
    ['a path', '/answerscope'],
    ['an address with a folder', 'https://example.com/answerscope'],
  ])('BASE_URL is refused when it is %s', (_name, address) => {
    expect(refusal({ BASE_URL: address })).toContain('BASE_URL');
  });

  it.each(['99999999999999999999', '1e9', '1000001', '-1', `1${'0'.repeat(400)}`])(
    'refuse a daily limit of %s dollars',
    (amount) => {
      expect(() => readConfig({ DAILY_SPEND_LIMIT_USD: amount })).toThrow(
        /DAILY_SPEND_LIMIT_USD: must be an amount/,
      );
    },
  );

  it.each([
    'postgres://',
    'postgres://a:b:c@d:e/f',
    'postgres://h:99999/db',
    'postgres://u:%ZZ@h/db',
    'postgres://[::/db',
  ])('refuse the database address %s', (url) => {
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(/DATABASE_URL: must be an address such as/);
  });

  it('never show their values in a refusal', () => {
    const secret = 'hunter2-hunter2';
    const texts = [
      refusal({ AUTH_SECRET: secret }),
      refusal({ DATABASE_URL: `mysql://root:${secret}@db` }),
      refusal({ SMTP_URL: `http://mail:${secret}@mail` }),
      refusal({ PORT: secret }),
      refusal({ ROLE: secret }),
      refusal({ OPENAI_BASE_URL: secret }),
      refusal({ ADMIN_PASSWORD: secret }),
      refusal({ ADMIN_EMAIL: secret }),
      refusal({ ROLE: 'api', OPENAI_API_KEY: secret }),
    ];
    for (const text of texts) expect(text).not.toContain('hunter2');
  });

  it.each([
    ['ADMIN_EMAIL without ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@example.com' }, 'ADMIN_PASSWORD'],
    ['a worker on the embedded database', { ROLE: 'worker' }, 'DATABASE_URL'],
    ['confirmation without a mail server', { AUTH_REQUIRE_EMAIL_CONFIRMATION: 'true' }, 'SMTP_URL'],
    ['a short secret', { AUTH_SECRET: 'short' }, 'at least 32 characters'],
  ])('%s is refused and says what is missing', (_name, environment, missing) => {
    expect(refusal(environment)).toContain(missing);
  });
});
