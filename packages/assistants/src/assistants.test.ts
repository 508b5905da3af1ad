import { inspect } from 'node:util';
import {
  type AssistantSimulator,
  type LoggedRequest,
  startAssistantSimulator,
} from '@answerscope/assistant-simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Answer, AskInput, Channel } from './assistant.ts';
import { AssistantError, type AssistantErrorCode } from './assistant-error.ts';
import { answerFailure } from './failures.ts';
import { DEFAULT_MODELS } from './price-list.ts';
import { createAssistants } from './registry.ts';

const KEY = 'sk-proj-secret0123456789abcdef';
const AT = new Date('2026-11-20T09:00:00Z');

const QUESTIONS = [
  'What are the best options for accounting software in Lyon? Recommend specific companies or products.',
  'Welche Bäckereien in München sind die besten für Brezeln 🥨?',
  'Quels sont les meilleurs cafés à Besançon ?',
  '¿Cuáles son las mejores clínicas dentales en Málaga?',
];

interface Expected {
  code: AssistantErrorCode;
  retryable: boolean;
  surely_not_billed: boolean;
}

/** What differs between adapters: the class of faults that a provider expresses in its own way. */
interface Behaviour {
  channel: Channel;
  /** What follows the base URL. */
  path: string;
  /** Reads the number of output tokens allowed out of a request body. */
  outputLimitOf: (body: unknown) => unknown;
  /** Reads the searching tool out of a request body; undefined when it has none. */
  searchToolOf: (body: unknown) => unknown;
  /** What the 200 in which the provider says it failed is. */
  failed_200: Expected;
  refusal: Answer['finish'];
  blocked: Answer['finish'];
}

const overloaded: Expected = { code: 'overloaded', retryable: true, surely_not_billed: true };

const BEHAVIOURS: readonly Behaviour[] = [
  {
    channel: 'openai',
    path: '/responses',
    outputLimitOf: (body) => fieldsOf(body).max_output_tokens,
    searchToolOf: (body) => fieldsOf(body).tools,
    failed_200: { code: 'overloaded', retryable: true, surely_not_billed: false },
    refusal: 'refused',
    blocked: 'blocked',
  },
  {
    channel: 'claude',
    path: '/v1/messages',
    outputLimitOf: (body) => fieldsOf(body).max_tokens,
    searchToolOf: (body) => fieldsOf(body).tools,
    failed_200: { code: 'overloaded', retryable: true, surely_not_billed: false },
    refusal: 'refused',
    blocked: 'refused',
  },
  {
    channel: 'gemini',
    path: '/v1/models/gemini-3.8-flash:generateContent',
    outputLimitOf: (body) => fieldsOf(fieldsOf(body).generationConfig).maxOutputTokens,
    searchToolOf: (body) => fieldsOf(body).tools,
    failed_200: { code: 'overloaded', retryable: true, surely_not_billed: false },
    // Neither Gemini nor Perplexity marks a refusal: it is an answer like any other.
    refusal: 'ok',
    blocked: 'blocked',
  },
  {
    channel: 'perplexity',
    path: '/v1/agent',
    outputLimitOf: (body) => fieldsOf(body).max_output_tokens,
    searchToolOf: (body) => fieldsOf(body).tools,
    failed_200: { code: 'overloaded', retryable: true, surely_not_billed: false },
    refusal: 'ok',
    blocked: 'blocked',
  },
];

// What every assistant does, whoever provides it: asked over real HTTP, answered by the simulator.
for (const behaviour of BEHAVIOURS) {
  const { channel } = behaviour;
  let simulator: AssistantSimulator;
  beforeAll(async () => {
    simulator = await startAssistantSimulator({
      now: () => AT,
      seed: 'behaviour',
      trackedBrands: [{ name: 'Käsekönig' }],
    });
  });
  afterAll(() => simulator.stop());
  beforeEach(() => admin('POST', '/reset'));

  const assistant = (access: { apiKey?: string | null; baseUrl?: string } = {}) => {
    const of = { apiKey: null, baseUrl: null };
    const settings = { openai: of, claude: of, gemini: of, perplexity: of };
    const own = { apiKey: KEY, baseUrl: simulator.baseUrls[channel], ...access };
    return createAssistants({ ...settings, [channel]: own }, { now: () => AT })[channel];
  };
  const asking = (changes: Partial<AskInput> = {}): AskInput => ({
    question: QUESTIONS[0] ?? '',
    model: DEFAULT_MODELS[channel],
    search: true,
    search_context: 'medium',
    location: { country: 'fr', city: 'Lyon', time_zone: 'Europe/Paris', language: 'fr' },
    max_output_tokens: 2_000,
    timeoutMs: 120_000,
    ...changes,
  });
  const admin = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${simulator.adminUrl}${path}`, { method, body: JSON.stringify(body) });
    return response.json();
  };
  const requests = async () => ((await admin('GET', '/requests')) as { requests: LoggedRequest[] }).requests;
  const failing = (fault: Record<string, unknown>) =>
    admin('POST', '/faults', { channel, times: 1, ...fault });
  const failureOf = async (input = asking(), access = {}): Promise<AssistantError> => {
    const outcome = await assistant(access)
      .ask(input)
      .then(
        () => null,
        (error: unknown) => error,
      );
    if (!(outcome instanceof AssistantError)) throw new Error(`expected a failure, got ${inspect(outcome)}`);
    return outcome;
  };

  describe(`an answer of ${channel}`, () => {
    test('holds text, models, usage and the request id the provider gave', async () => {
      const answer = await assistant().ask(asking());
      const [logged] = await requests();
      expect(answer.finish).toBe('ok');
      expect(answer.text.length).toBeGreaterThan(40);
      expect(answer.model_asked).toBe(DEFAULT_MODELS[channel]);
      expect(answer.model_served).toBe(DEFAULT_MODELS[channel]);
      expect(answer.usage.input_tokens).toBeGreaterThan(0);
      expect(answer.usage.output_tokens).toBeGreaterThan(answer.usage.reasoning_tokens);
      expect(answer.request_id).toBe(logged?.id);
      expect(answerFailure(answer)).toBeNull();
    });

    test('costs what the provider bills', async () => {
      let booked = 0;
      for (const question of QUESTIONS)
        booked += (await assistant().ask(asking({ question }))).cost_microdollars;
      expect(await admin('GET', '/bill')).toMatchObject({ [channel]: booked });
    });

    test('never costs more than its ceiling', async () => {
      for (const search_context of ['low', 'medium', 'high'] as const) {
        for (const question of QUESTIONS) {
          const input = asking({ question, search_context, max_output_tokens: 700 });
          const { cost_microdollars } = await assistant().ask(input);
          expect(cost_microdollars).toBeGreaterThan(0);
          expect(assistant().ceiling_microdollars(input)).toBeGreaterThanOrEqual(cost_microdollars);
        }
      }
    });

    test('names what was searched and which pages were consulted, each once and ranked', async () => {
      const answer = await assistant().ask(asking());
      expect(answer.searched).toBe(true);
      expect(answer.queries.length).toBeGreaterThan(0);
      expect(answer.sources.map(({ rank }) => rank)).toEqual(answer.sources.map((_, index) => index + 1));
      expect(new Set(answer.sources.map(({ url }) => url)).size).toBe(answer.sources.length);
      const consulted = new Set(answer.sources.map(({ url }) => url));
      expect(answer.citations.filter(({ url }) => !consulted.has(url))).toEqual([]);
    });

    test('cites places of its own text, in every language, with accents and emoji', async () => {
      const citations = [];
      for (const question of [...QUESTIONS, ...QUESTIONS, ...QUESTIONS]) {
        const answer = await assistant().ask(asking({ question }));
        for (const { start, end, claim } of answer.citations) {
          expect(start).not.toBeNull();
          expect(claim).not.toBeNull();
          const slice = answer.text.slice(start ?? 0, end ?? 0);
          expect(slice).not.toBe('');
          // A slice that begins or ends inside a surrogate pair would not survive this.
          expect(Buffer.from(slice, 'utf8').toString('utf8')).toBe(slice);
          expect(answer.text).toContain(claim ?? '\u0000');
          citations.push(slice);
        }
      }
      expect(citations.length).toBeGreaterThan(8);
    });

    test('is given without a search when none is asked for', async () => {
      const answer = await assistant().ask(asking({ search: false }));
      const [logged] = await requests();
      expect(behaviour.searchToolOf(logged?.body)).toBeUndefined();
      expect(answer).toMatchObject({ searched: false, sources: [], citations: [], queries: [] });
      expect(answer.usage.searches).toBe(0);
    });

    test('is asked for once, with its question as it stands and an output limit', async () => {
      await assistant().ask(asking({ max_output_tokens: 1_234 }));
      const logged = await requests();
      expect(logged).toHaveLength(1);
      expect(logged[0]?.question).toBe(QUESTIONS[0]);
      expect(behaviour.outputLimitOf(logged[0]?.body)).toBe(1_234);
      expect(behaviour.searchToolOf(logged[0]?.body)).toBeDefined();
    });

    test('sometimes names the tracked company and sometimes does not', async () => {
      const named = [];
      for (let sample = 0; sample < 40; sample += 1) {
        const { text } = await assistant().ask(asking({ question: QUESTIONS[sample % 4] ?? '' }));
        named.push(text.includes('Käsekönig'));
      }
      expect(new Set(named)).toEqual(new Set([true, false]));
    });
  });

  describe(`the API of ${channel}`, () => {
    test('is asked at its address and version', async () => {
      await assistant().ask(asking());
      const [logged] = await requests();
      expect(logged?.path).toBe(behaviour.path);
      expect(logged?.headers['anthropic-version']).toBe(channel === 'claude' ? '2026-10-21' : undefined);
    });
  });

  describe(`a failure of ${channel}`, () => {
    const faults: [fault: Record<string, unknown>, expected: Expected][] = [
      [{ kind: '429' }, { code: 'rate_limited', retryable: true, surely_not_billed: true }],
      [{ kind: '503' }, overloaded],
      [{ kind: '529' }, overloaded],
      [{ kind: '500' }, { ...overloaded, surely_not_billed: false }],
      [{ kind: 'quota' }, { code: 'no_credit', retryable: false, surely_not_billed: true }],
      [{ kind: 'invalid_key' }, { code: 'refused_key', retryable: false, surely_not_billed: true }],
      [{ kind: 'bad_request' }, { code: 'bad_request', retryable: false, surely_not_billed: true }],
      [{ kind: 'malformed' }, { code: 'malformed', retryable: false, surely_not_billed: false }],
      [{ kind: 'drop' }, { code: 'network', retryable: true, surely_not_billed: false }],
      [{ kind: 'failed_200' }, behaviour.failed_200],
    ];
    test.each(faults)('by %o is classified, asked once and told without the key', async (fault, expected) => {
      await failing(fault);
      const failure = await failureOf();
      expect(failure).toMatchObject({ ...expected, channel });
      expect(await requests()).toHaveLength(1);
      expect(failure.message.length).toBeGreaterThan(30);
      expectNoKey(failure);
    });

    test('names the wait the provider asks for', async () => {
      await failing({ kind: '429', retryAfterSeconds: 17 });
      expect((await failureOf()).wait_ms).toBe(17_000);
      await failing({ kind: '429' });
      expect((await failureOf()).wait_ms).toBeNull();
    });

    test('without a key is told at once, without a request', async () => {
      const failure = await failureOf(asking(), { apiKey: null });
      expect(failure).toMatchObject({ code: 'missing_key', retryable: false, surely_not_billed: true });
      expect(failure.message).toMatch(/_API_KEY/);
      expect(await requests()).toEqual([]);
    });

    test('with a key the provider refuses says which setting to check, not the key', async () => {
      const apiKey = 'sk-invalid-0123456789';
      const failure = await failureOf(asking(), { apiKey });
      expect(failure).toMatchObject({ code: 'refused_key', retryable: false });
      expect(failure.message).toMatch(/_API_KEY/);
      expectNoKey(failure, apiKey);
    });

    test('with a key that cannot be sent does not print it', async () => {
      const apiKey = 'sk-línea\u2028secret-0123456789';
      const failure = await failureOf(asking(), { apiKey });
      expect(failure).toMatchObject({ retryable: false, surely_not_billed: true });
      expectNoKey(failure, apiKey);
    });

    test('to connect is surely not billed', async () => {
      const gone = await startAssistantSimulator();
      await gone.stop();
      const failure = await failureOf(asking(), { baseUrl: gone.baseUrls[channel] });
      expect(failure).toMatchObject({ code: 'network', retryable: true, surely_not_billed: true });
      expectNoKey(failure);
    });

    test('to answer in time ends the call and may have been billed', async () => {
      await failing({ kind: 'timeout' });
      const failure = await failureOf(asking({ timeoutMs: 500 }));
      expect(failure).toMatchObject({ code: 'timed_out', retryable: true, surely_not_billed: false });
    });

    test('by cancellation is not retried; before sending it costs nothing', async () => {
      await failing({ kind: 'timeout' });
      const controller = new AbortController();
      const outcome = failureOf(asking({ signal: controller.signal }));
      await expect.poll(async () => (await requests()).length).toBe(1);
      controller.abort();
      expect(await outcome).toMatchObject({ code: 'cancelled', retryable: false, surely_not_billed: false });
      const late = await failureOf(asking({ signal: controller.signal }));
      expect(late).toMatchObject({ code: 'cancelled', surely_not_billed: true });
      expect(await requests()).toHaveLength(1);
    });

    test('in words or cut short is a paid reply that says how it ended', async () => {
      const endings: [string, Answer['finish'], AssistantErrorCode | null][] = [
        ['refusal', behaviour.refusal, behaviour.refusal === 'blocked' ? 'blocked' : null],
        ['blocked', behaviour.blocked, behaviour.blocked === 'refused' ? null : 'blocked'],
        ['incomplete', 'truncated', 'truncated'],
        ['empty', 'failed', 'malformed'],
      ];
      for (const [kind, finish, code] of endings) {
        await failing({ kind });
        const answer = await assistant().ask(asking());
        expect({ kind, finish: answer.finish }).toEqual({ kind, finish });
        expect(answerFailure(answer)?.code ?? null).toBe(code);
      }
    });

    test('of one provider does not touch the next question', async () => {
      await failing({ kind: '500' });
      await failureOf();
      expect((await assistant().ask(asking())).finish).toBe('ok');
    });
  });

  describe(`a structured task for ${channel}`, () => {
    const schema = z.object({
      ideas: z.array(z.object({ keyword: z.string(), intent: z.enum(['informational', 'commercial']) })),
    });
    const task = {
      instructions: 'Propose keywords.',
      prompt: 'Keywords for a bakery in Freiburg',
      model: DEFAULT_MODELS[channel],
      schema,
      schema_name: 'keyword_ideas',
      max_output_tokens: 1_500,
    };

    test('gives a value of the schema with its cost, and never searches', async () => {
      const structure = await assistant().askForStructure(task);
      expect(structure.value.ideas.length).toBeGreaterThan(0);
      expect(structure.cost_microdollars).toBeGreaterThan(0);
      const [logged] = await requests();
      expect(behaviour.searchToolOf(logged?.body)).toBeUndefined();
      expect(behaviour.outputLimitOf(logged?.body)).toBe(1_500);
    });

    test('fails in a class when the reply is cut or of another form, and says what it cost', async () => {
      await failing({ kind: 'incomplete' });
      await expect(assistant().askForStructure(task)).rejects.toMatchObject({
        code: 'truncated',
        retryable: false,
      });
      const other_form = z.object({ ideas: z.string().refine(() => false, 'no such idea') });
      const failure = assistant().askForStructure({ ...task, schema: other_form });
      await expect(failure).rejects.toMatchObject({
        code: 'malformed',
        retryable: true,
        surely_not_billed: false,
      });
      await expect(failure).rejects.toHaveProperty('cost_microdollars', expect.any(Number));
    });
  });
}

function expectNoKey(failure: AssistantError, key = KEY): void {
  const everything = [
    failure.message,
    failure.stack,
    JSON.stringify(failure),
    inspect(failure, { depth: 9, showHidden: true }),
  ];
  for (const text of everything) {
    expect(text).not.toContain(key);
    expect(text).not.toContain(key.slice(0, 16));
  }
}

/** A request body's fields, for a look at one. */
function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
