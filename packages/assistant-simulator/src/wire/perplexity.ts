import { priceOf } from '../usage.ts';
import { unknownPerplexityField } from './perplexity-fields.ts';
import {
  asArray,
  asNumber,
  asObject,
  asText,
  bearerOf,
  type WireFormat,
  type WireReply,
  waitHeader,
} from './wire-format.ts';

/** Perplexity's Agent API: `POST {base}/v1/agent` and, the same, `{base}/v1/responses`. */
export const PERPLEXITY_WIRE: WireFormat = {
  channel: 'perplexity',
  base_path: '/perplexity',
  accepts: (path) => path === '/v1/responses' || path === '/v1/agent',
  keyOf: bearerOf,
  read: (body) => {
    const field = unknownPerplexityField(body);
    if (field !== null) {
      return { status: 400, message: `invalid request body: json: unknown field "${field}"`, field };
    }
    const question = asText(body.input);
    const model = asText(body.model);
    if (question === '' || model === '') return { status: 400, message: 'input and model are required' };
    const format = asObject(body.response_format);
    return {
      question,
      model,
      search: asArray(body.tools).some((tool) => asObject(tool).type === 'web_search'),
      max_output_tokens: asNumber(body.max_output_tokens, 4096),
      schema: format.type === 'json_schema' ? asObject(asObject(format.json_schema).schema) : null,
    };
  },
  reply,
  headers: (id) => ({ 'x-request-id': id }),
  error: ({ status, message, wait_s, quota, field }) => {
    const code = quota ? 402 : status;
    const error = {
      message,
      type: ERROR_TYPES[code] ?? 'internal_error',
      code,
      ...(field ? { param: field } : {}),
    };
    return { status: code, headers: waitHeader(wait_s), body: { error } };
  },
};

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'forbidden',
  402: 'insufficient_credit',
  429: 'request_rate_limit_exceeded',
};

function reply(made: WireReply): Record<string, unknown> {
  const { ending, request } = made;
  const created_at = Math.floor(made.at.getTime() / 1000);
  const isTextless = ending === 'incomplete' || ending === 'blocked';
  const isCut = isTextless || ending === 'cut';
  const status = ending === 'failed' ? 'failed' : isCut ? 'incomplete' : 'completed';
  const reason = ending === 'blocked' ? 'content_filter' : 'max_output_tokens';
  const failure = {
    message: 'The model failed to produce an answer.',
    type: 'internal_error',
    code: 'internal_error',
  };
  return {
    id: `resp_${made.id}`,
    object: 'response',
    created_at,
    completed_at: created_at + 2,
    status,
    model: request.model,
    background: false,
    store: false,
    previous_response_id: null,
    incomplete_details: isCut ? { reason } : null,
    output: ending === 'failed' ? [] : outputOf(made, { isTextless }),
    ...(ending === 'failed' ? { error: failure } : { usage: usageOf(made) }),
  };
}

function usageOf({ usage }: WireReply): Record<string, unknown> {
  const cost = priceOf('perplexity', usage);
  return {
    input_tokens: usage.input_tokens,
    output_tokens: usage.output_tokens,
    total_tokens: usage.input_tokens + usage.output_tokens,
    input_tokens_details: { cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
    tool_calls_details: usage.searches === 0 ? {} : { search_web: { invocation: usage.searches } },
    cost: {
      currency: 'USD',
      input_cost: cost.input / 1e6,
      output_cost: cost.output / 1e6,
      tool_calls_cost: cost.searches / 1e6,
      total_cost: cost.total / 1e6,
    },
  };
}

function outputOf(made: WireReply, { isTextless }: { isTextless: boolean }): unknown[] {
  const { answer, ending, text } = made;
  const found = {
    type: 'search_results',
    queries: answer?.queries ?? [],
    results: (answer?.sources ?? []).map(({ url, title, snippet }, index) => ({
      id: index + 1,
      url,
      title,
      snippet,
      source: 'web',
    })),
  };
  const searches = found.queries.length === 0 ? [] : [found];
  if (ending === 'empty' || isTextless) return searches;
  const shown = ending === 'refusal' || answer === null ? text : markedText(made);
  const message = { type: 'message', id: `msg_${made.id}`, role: 'assistant', status: 'completed' };
  return [...searches, { ...message, content: [{ type: 'output_text', text: shown, annotations: [] }] }];
}

/** The text with marks [1][2] that name results by their number. */
function markedText({ answer, text }: WireReply): string {
  if (answer === null) return text;
  return answer.passages
    .map((passage) => passage.text + passage.cites.map((cite) => `[${cite + 1}]`).join(''))
    .join('');
}
