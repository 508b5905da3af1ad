import type { GenerateContentParameters } from '@google/genai';
import type { Answer, AskInput, Assistant } from '../assistant.ts';
import { ceilingOfAsking } from '../ceiling.ts';
import { exchange } from '../exchange.ts';
import { missingKey } from '../failures.ts';
import type { ProviderAccess } from '../provider-access.ts';
import { PROVIDERS } from '../providers.ts';
import { toStructure } from '../structure.ts';
import { toGeminiAnswer } from './answer.ts';
import { toGeminiRequest, toGeminiStructureRequest } from './request.ts';

/** Gemini through Google's Gemini API. Its terms forbid storing and analysing answers that used Google Search. */
export function createGeminiAssistant(access: ProviderAccess): Assistant {
  return {
    channel: 'gemini',
    ask: (input) => send(access, toGeminiRequest(input), input),
    askForStructure: async (input) =>
      toStructure(
        await send(access, toGeminiStructureRequest(input), { ...input, search: false }),
        input.schema,
      ),
    ceiling_microdollars: (input) => ceilingOfAsking('gemini', { ...input, at: access.now() }),
  };
}

async function send(
  access: ProviderAccess,
  request: GenerateContentParameters,
  input: Pick<AskInput, 'model' | 'search' | 'signal' | 'timeoutMs' | 'onSent'>,
): Promise<Answer> {
  const { apiKey, now } = access;
  if (apiKey === null) throw missingKey('gemini');
  const { GoogleGenAI } = await import('@google/genai');
  const done = await exchange({
    channel: 'gemini',
    apiKey,
    now,
    signal: input.signal,
    timeoutMs: input.timeoutMs,
    onSent: input.onSent,
    send: ({ fetch, signal }) =>
      new GoogleGenAI({
        apiKey,
        apiVersion: 'v1',
        vertexai: false,
        httpOptions: { baseUrl: access.baseUrl ?? PROVIDERS.gemini.address, fetch },
      }).models.generateContent({ ...request, config: { ...request.config, abortSignal: signal } }),
  });
  return toGeminiAnswer(done, { model: input.model, apiKey, at: now(), search: input.search });
}
