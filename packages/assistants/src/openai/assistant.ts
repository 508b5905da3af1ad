import type { Answer, AskInput, Assistant } from '../assistant.ts';
import { ceilingOfAsking } from '../ceiling.ts';
import { exchange } from '../exchange.ts';
import { missingKey } from '../failures.ts';
import type { ProviderAccess } from '../provider-access.ts';
import { PROVIDERS } from '../providers.ts';
import { toStructure } from '../structure.ts';
import { toOpenAiAnswer } from './answer.ts';
import { type OpenAiRequest, toOpenAiRequest, toOpenAiStructureRequest } from './request.ts';

/** ChatGPT's models through OpenAI's Responses API. */
export function createOpenAiAssistant(access: ProviderAccess): Assistant {
  return {
    channel: 'openai',
    ask: (input) => send(access, toOpenAiRequest(input), input),
    askForStructure: async (input) =>
      toStructure(await send(access, toOpenAiStructureRequest(input), input), input.schema),
    ceiling_microdollars: (input) => ceilingOfAsking('openai', { ...input, at: access.now() }),
  };
}

async function send(
  access: ProviderAccess,
  request: OpenAiRequest,
  input: Pick<AskInput, 'model' | 'signal' | 'timeoutMs' | 'onSent'>,
): Promise<Answer> {
  const { apiKey, now } = access;
  if (apiKey === null) throw missingKey('openai');
  const { OpenAI } = await import('openai');
  const done = await exchange({
    channel: 'openai',
    apiKey,
    now,
    signal: input.signal,
    timeoutMs: input.timeoutMs,
    onSent: input.onSent,
    send: ({ fetch, signal }) =>
      new OpenAI({
        apiKey,
        fetch,
        maxRetries: 0,
        logLevel: 'off',
        organization: null,
        project: null,
        baseURL: access.baseUrl ?? PROVIDERS.openai.address,
      }).responses.create(request, { signal }),
  });
  return toOpenAiAnswer(done, { model: input.model, apiKey, at: now() });
}
