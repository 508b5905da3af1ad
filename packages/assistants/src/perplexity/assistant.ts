import type { Answer, AskInput, Assistant } from '../assistant.ts';
import { ceilingOfAsking } from '../ceiling.ts';
import { exchange } from '../exchange.ts';
import { missingKey } from '../failures.ts';
import type { ProviderAccess } from '../provider-access.ts';
import { PROVIDERS } from '../providers.ts';
import { toStructure } from '../structure.ts';
import { toPerplexityAnswer } from './answer.ts';
import { type PerplexityRequest, toPerplexityRequest, toPerplexityStructureRequest } from './request.ts';

/** Perplexity through its Agent API, which followed its chat completions in September 2026. */
export function createPerplexityAssistant(access: ProviderAccess): Assistant {
  return {
    channel: 'perplexity',
    ask: (input) => send(access, toPerplexityRequest(input), input),
    askForStructure: async (input) =>
      toStructure(await send(access, toPerplexityStructureRequest(input), input), input.schema),
    ceiling_microdollars: (input) => ceilingOfAsking('perplexity', { ...input, at: access.now() }),
  };
}

async function send(
  access: ProviderAccess,
  request: PerplexityRequest,
  input: Pick<AskInput, 'model' | 'signal' | 'timeoutMs' | 'onSent'>,
): Promise<Answer> {
  const { apiKey, now } = access;
  if (apiKey === null) throw missingKey('perplexity');
  const { Perplexity } = await import('@perplexity-ai/perplexity_ai');
  const done = await exchange({
    channel: 'perplexity',
    apiKey,
    now,
    signal: input.signal,
    timeoutMs: input.timeoutMs,
    onSent: input.onSent,
    send: ({ fetch, signal }) =>
      // The SDK's own method still posts to the address's other name, /v1/responses.
      new Perplexity({
        apiKey,
        fetch,
        maxRetries: 0,
        logLevel: 'off',
        baseURL: access.baseUrl ?? PROVIDERS.perplexity.address,
      }).post('/v1/agent', { body: request, signal }),
  });
  return toPerplexityAnswer(done, { model: input.model, apiKey, at: now() });
}
