import type { Answer } from '@answerscope/assistants';

/** A whole answer of openai, changed by the given fields. */
export function anAnswer(fields: Partial<Answer> = {}): Answer {
  return {
    channel: 'openai',
    api: 'openai.responses',
    model_asked: 'gpt-6-luna',
    model_served: 'gpt-6-luna-2026-09-01',
    text: 'Contoso Ledger and Fabrikam Books are popular.',
    citations: [],
    sources: [],
    queries: [],
    searched: false,
    search_error: null,
    finish: 'ok',
    finish_detail: null,
    usage: { input_tokens: 100, output_tokens: 50, reasoning_tokens: 0, cached_tokens: 0, searches: 0 },
    cost_microdollars: 1234,
    cost_source: 'computed',
    price_date: '2026-11-20',
    request_id: 'req_1',
    latency_ms: 900,
    raw: { id: 'resp_1' },
    ...fields,
  };
}
