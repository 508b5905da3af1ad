import type { SimulatedAnswer } from '../content/compose-answer.ts';
import {
  asArray,
  asNumber,
  asObject,
  asText,
  bearerOf,
  unknownField,
  type WireFormat,
  type WireReply,
  type WireRequest,
  waitHeader,
  wordsOf,
} from './wire-format.ts';

const KNOWN_FIELDS = wordsOf(`
  background conversation include input instructions max_output_tokens max_tool_calls metadata
  model parallel_tool_calls previous_response_id prompt prompt_cache_key reasoning
  safety_identifier service_tier store stream temperature text tool_choice tools top_logprobs
  top_p truncation user
`);

/** OpenAI's Responses API: `POST {base}/responses`. */
export const OPENAI_WIRE: WireFormat = {
  channel: 'openai',
  base_path: '/openai/v1',
  accepts: (path) => path === '/responses',
  keyOf: bearerOf,
  read: (body) => {
    const field = unknownField(body, KNOWN_FIELDS);
    if (field !== null) return { status: 400, message: `Unknown parameter: '${field}'.`, field };
    const model = asText(body.model);
    const question = asText(body.input);
    if (model === '' || question === '') {
      return { status: 400, message: 'Missing required parameter: model and input.', field: 'input' };
    }
    const format = asObject(asObject(body.text).format);
    return {
      model,
      question,
      search: asArray(body.tools).some((tool) => asText(asObject(tool).type).startsWith('web_search')),
      max_output_tokens: asNumber(body.max_output_tokens, 4096),
      schema: format.type === 'json_schema' ? asObject(format.schema) : null,
    };
  },
  reply,
  headers: (id) => ({ 'x-request-id': id, 'openai-processing-ms': '1' }),
  error: ({ status, message, wait_s, quota, field }) => ({
    status: quota ? 429 : status,
    headers: waitHeader(wait_s),
    body: { error: { message, param: field ?? null, ...errorKind(status, quota, field) } },
  }),
};

function errorKind(status: number, quota: boolean, field: string | undefined) {
  if (quota) return { type: 'insufficient_quota', code: 'insufficient_quota' };
  if (status === 429) return { type: 'tokens', code: 'rate_limit_exceeded' };
  if (status === 401) return { type: 'invalid_request_error', code: 'invalid_api_key' };
  if (status < 500) {
    return { type: 'invalid_request_error', code: field === undefined ? null : 'unknown_parameter' };
  }
  return { type: 'server_error', code: null };
}

function reply(made: WireReply): Record<string, unknown> {
  const { ending, request, usage } = made;
  const status = ending === 'failed' ? 'failed' : isCut(ending) ? 'incomplete' : 'completed';
  const created_at = Math.floor(made.at.getTime() / 1000);
  const reason = ending === 'blocked' ? 'content_filter' : 'max_output_tokens';
  return {
    id: made.id,
    object: 'response',
    created_at,
    completed_at: created_at + 3,
    status,
    background: false,
    error:
      ending === 'failed'
        ? { code: 'server_error', message: 'The model failed to generate a response.' }
        : null,
    incomplete_details: isCut(ending) ? { reason } : null,
    instructions: null,
    max_output_tokens: request.max_output_tokens,
    metadata: {},
    model: request.model,
    output: ending === 'failed' ? [] : outputOf(made),
    parallel_tool_calls: true,
    previous_response_id: null,
    store: false,
    temperature: 1,
    top_p: 1,
    tool_choice: request.search ? 'required' : 'auto',
    tools: toolsOf(request),
    truncation: 'disabled',
    ...(ending === 'failed'
      ? {}
      : { usage: usageOf(made), tool_usage: { web_search: { num_requests: usage.searches } } }),
  };
}

function isCut(ending: WireReply['ending']): boolean {
  return ending === 'incomplete' || ending === 'cut' || ending === 'blocked';
}

function usageOf({ usage }: WireReply) {
  return {
    input_tokens: usage.input_tokens,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: usage.output_tokens,
    output_tokens_details: { reasoning_tokens: usage.reasoning_tokens },
    total_tokens: usage.input_tokens + usage.output_tokens,
  };
}

function toolsOf(request: WireRequest) {
  return request.search
    ? [{ type: 'web_search', search_context_size: 'medium', user_location: null, filters: null }]
    : [];
}

function outputOf(made: WireReply): unknown[] {
  const { answer, ending } = made;
  const reasoning = { id: `rs_${made.id}`, type: 'reasoning', summary: [] };
  const search = answer === null ? [] : searchCalls(made.id, answer);
  if (ending === 'empty' || (isCut(ending) && ending !== 'cut')) return [reasoning, ...search];
  const refused = ending === 'refusal' || answer?.kind === 'refusal';
  const content = refused
    ? { type: 'refusal', refusal: made.text }
    : { type: 'output_text', logprobs: [], ...linkedText(made) };
  const status = ending === 'cut' ? 'incomplete' : 'completed';
  const message = { id: `msg_${made.id}`, type: 'message', status, role: 'assistant' };
  return [reasoning, ...search, { ...message, phase: 'final_answer', content: [content] }];
}

function searchCalls(id: string, answer: SimulatedAnswer): unknown[] {
  const { queries, sources } = answer;
  if (queries.length === 0) return [];
  const action = {
    type: 'search',
    query: queries[0],
    queries,
    sources: sources.map(({ url }) => ({ type: 'url', url })),
  };
  return [{ id: `ws_${id}`, type: 'web_search_call', status: 'completed', action }];
}

/** The text with its links printed as the API prints them; offsets count code points. */
function linkedText({ answer, text }: WireReply): { text: string; annotations: unknown[] } {
  if (answer === null) return { text, annotations: [] };
  const annotations: unknown[] = [];
  let linked = '';
  for (const passage of answer.passages) {
    linked += passage.text;
    for (const cite of passage.cites) {
      const source = answer.sources[cite];
      if (source === undefined) continue;
      const url = `${source.url}?utm_source=openai`;
      const link = `([${new URL(source.url).hostname.replace(/^www\./, '')}](${url}))`;
      const start_index = [...linked].length + 1;
      annotations.push({
        type: 'url_citation',
        url,
        title: source.title,
        start_index,
        end_index: start_index + [...link].length,
      });
      linked += ` ${link}`;
    }
  }
  return { text: linked, annotations };
}
