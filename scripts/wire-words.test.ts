import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inWireWords, rememberingSentences } from '../apps/server/src/http/sentences.ts';
import { readMessages } from '../apps/web/build-language.ts';
import { compile, compileForServer } from '../apps/web/compiled-messages.ts';
import { valuesFor } from '../apps/web/message-values.fixture.ts';
import { pseudo } from '../apps/web/pseudo-language.ts';
import type { Catalogue } from '../apps/web/src/lib/wire-catalogue.ts';
import { translated } from '../apps/web/src/lib/wire-words.ts';
import { catalogueIn } from '../apps/web/wire-catalogue.ts';
import { compiledOf, type ErrorDetails, type WireError } from '../packages/contract/src/index.ts';
import { ROOT } from './build-stamp.ts';

type Say = (values: Record<string, unknown>) => string;

const folder = mkdtempSync(join(tmpdir(), 'answerscope-wire-words-'));
let catalogue: Catalogue;
let files = 0;

beforeAll(async () => {
  catalogue = (await imported(await catalogueIn('pseudo'))).default as Catalogue;
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

async function imported(source: string): Promise<Record<string, unknown>> {
  files += 1;
  const path = join(folder, `${files}.ts`);
  writeFileSync(path, source);
  return import(path);
}

/** An error made during a request, as a browser in the pseudo-language reads it. */
function readError(make: () => { message: string; details: ErrorDetails | null }): WireError {
  const sent = rememberingSentences(() => inWireWords(make()));
  const facts = { code: 'CONFLICT', status: 409, path: '/api/x', id: 'x', timestamp: '2026-03-02T12:00:00Z' };
  return translated(JSON.parse(JSON.stringify({ ...facts, ...sent })) as WireError, catalogue);
}

/** Two messages may say the same, and each doubles other letters. */
const single = (text: unknown): string => String(text).replace(/(.)\1+/gu, '$1');

it('words a plain refusal, one with values, and the messages of fields', async () => {
  const { tooManyKeywords, planNotAvailable } = await import('../apps/server/src/modules/plans/messages.ts');
  const { keywordsPaused } = await import('../apps/server/src/modules/admin/messages.ts');
  const values = { keywords: 1_200, max: 5, excess: 1 };
  const read = readError(() => ({
    message: planNotAvailable,
    details: {
      reason: 'keyword_limit',
      fields: { plan: [tooManyKeywords(values)], note: ['Written by an administrator'] },
      consequences: [{ count: 2, text: keywordsPaused({ count: 2 }) }],
    },
  }));
  expect(read.message).toBe(pseudo(planNotAvailable));
  expect(read.details).toMatchObject({
    reason: 'keyword_limit',
    fields: {
      plan: [
        `${pseudo("You're currently using ")}1,200${pseudo(' keywords, but this plan only allows ')}5${pseudo('. Please delete ')}1${pseudo(' keyword')}${pseudo(' first.')}`,
      ],
      note: ['Written by an administrator'],
    },
    consequences: [{ count: 2, text: `2${pseudo(' keywords are paused')}` }],
  });
});

it('words every message of the server as its translation does', async () => {
  let compared = 0;
  for (const file of globSync('{apps/server,packages/*}/src/**/{messages,*-messages}.ts', { cwd: ROOT })) {
    const english = await readMessages(join(ROOT, file));
    const own = await imported(compile(english, 'pseudo'));
    for (const [name, message] of Object.entries(english)) {
      const compiled = compiledOf(message);
      const samples = compiled === null ? [{}] : valuesFor(compiled);
      if (samples.some((values) => Object.values(values).some((value) => typeof value === 'function')))
        continue;
      for (const values of samples) {
        const say = () => (typeof message === 'string' ? message : (message as Say)(values));
        const expected = single(typeof message === 'string' ? own[name] : (own[name] as Say)(values));
        const read = readError(() => ({ message: say(), details: { fields: { a: [say()] } } }));
        expect([read.message, read.details?.fields?.a?.[0]].map(single), `${file} ${name}`).toEqual([
          expected,
          expected,
        ]);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(2_000);
});

it('is English on the wire although the server was built in another language', async () => {
  const { keywordsPaused } = await import('../apps/server/src/modules/admin/messages.ts');
  const built = await imported(compileForServer({ title: 'Sign in', keywordsPaused }, 'pseudo'));
  expect(built.title).toBe(pseudo('Sign in'));
  const sent = rememberingSentences(() =>
    inWireWords({
      message: String(built.title),
      details: { fields: { a: [(built.keywordsPaused as Say)({ count: 1 })] } },
    }),
  );
  expect(sent).toMatchObject({ message: 'Sign in', details: { fields: { a: ['1 keyword is paused'] } } });
});

it('words a text within another one, and nothing that a message chooses by', async () => {
  const { mustBeOfType, mustBeValue } = await import('../packages/contract/src/errors-messages.ts');
  const { local } = await import('../packages/contract/src/common-messages.ts');
  const read = readError(() => ({
    message: mustBeValue({ value: local }),
    details: { fields: { a: [mustBeOfType({ type: 'date' })] } },
  }));
  expect(read.message).toBe(`${pseudo('Must be ')}${pseudo('Local')}`);
  expect(read.details?.fields?.a).toEqual([`${pseudo('Must be ')}${pseudo('a date')}`]);
});

it('words a stored text by the template that made it, and leaves a text of somebody else as it is', async () => {
  const { keyRefused } = await import('../packages/assistants/src/messages.ts');
  const values = {
    provider: 'OpenAI',
    setting: 'OPENAI_API_KEY',
    console: 'platform.openai.com',
    said: 'No.',
  };
  const stored = keyRefused(values);
  const facts = { code: 'CONFLICT', status: 409, path: '/', id: 'x', timestamp: '2026-03-02T12:00:00Z' };
  const read = (message: string) =>
    translated({ ...facts, message, details: null } as WireError, catalogue).message;
  expect(read(stored)).not.toBe(stored);
  expect(read(stored)).toContain('OPENAI_API_KEY');
  expect(single(read(stored))).toContain(single(pseudo('refused the API key')));
  expect(read('Written by an administrator')).toBe('Written by an administrator');

  const { notAnsweredInTime } = await import('../packages/assistants/src/messages.ts');
  const late = read(notAnsweredInTime({ provider: 'Gemini', seconds: 1_200 }));
  expect(late).toContain('1,200');
  expect(single(late)).toContain(single(pseudo('did not answer within')));

  const { notReached, cutOff } = await import('../packages/assistants/src/messages.ts');
  for (const code of ['none', 'ECONNRESET']) {
    const away = read(notReached({ provider: 'Claude', code }));
    expect(single(away)).toContain(single(pseudo('could not be reached')));
    expect(away.includes('ECONNRESET')).toBe(code !== 'none');
  }
  const cut = read(cutOff({ provider: 'Claude', why: 'context', detail: 'full' }));
  expect(cut).not.toBe(cutOff({ provider: 'Claude', why: 'context', detail: 'full' }));
  expect(cut).toContain('full');

  const { apiError } = await import('../apps/server/src/modules/answers/messages.ts');
  for (const status of ['none', '401'])
    expect(single(read(apiError({ status, reason: stored })))).toContain(
      single(pseudo('refused the API key')),
    );
});
