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
  waitHeader,
  wordsOf,
} from './wire-format.ts';

const KNOWN_FIELDS = wordsOf(`
  cache_control container inference_geo max_tokens messages metadata model output_config
  service_tier speed stop_sequences stream system thinking tool_choice tools
`);

/** Anthropic's Messages API: `POST {base}/v1/messages`. */
export const CLAUDE_WIRE: WireFormat = {
  channel: 'claude',
  base_path: '/claude',
  accepts: (path) => path === '/v1/messages',
  keyOf: (headers) => bearerOf(headers) ?? (asText(headers['x-api-key']) || null),
  read: (body) => {
    const field = unknownField(body, KNOWN_FIELDS);
    if (field !== null) return { status: 400, message: `${field}: Extra inputs are not permitted`, field };
    const messages = asArray(body.messages).map(asObject);
    const model = asText(body.model);
    const question = asText(messages[0]?.content);
    if (model === '' || question === '' || typeof body.max_tokens !== 'number') {
      return { status: 400, message: 'model, messages and max_tokens: Field required' };
    }
    const format = asObject(asObject(body.output_config).format);
    return {
      model,
      question,
      search: asArray(body.tools).some((tool) => asText(asObject(tool).type).startsWith('web_search_')),
      max_output_tokens: asNumber(body.max_tokens, 4096),
      schema: format.type === 'json_schema' ? asObject(format.schema) : null,
      continues: messages.length > 1,
    };
  },
  reply,
  headers: (id) => ({ 'request-id': id }),
  error: ({ status, message, wait_s, quota }) => ({
    status: quota ? 400 : status,
    headers: waitHeader(wait_s),
    body: { type: 'error', error: { type: errorType(quota ? 400 : status), message } },
  }),
};

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

function errorType(status: number): string {
  return ERROR_TYPES[status] ?? 'api_error';
}

function reply(made: WireReply): Record<string, unknown> {
  const { ending, request, usage } = made;
  if (ending === 'failed') {
    return { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' }, request_id: made.id };
  }
  const refused = ending === 'refusal' || ending === 'blocked' || made.answer?.kind === 'refusal';
  return {
    id: `msg_${made.id}`,
    type: 'message',
    role: 'assistant',
    model: request.model,
    container: null,
    diagnostics: null,
    stop_reason: refused ? 'refusal' : stopReason(ending),
    stop_sequence: null,
    stop_details: refused ? { type: 'refusal', category: 'general_harms', explanation: made.text } : null,
    usage: {
      input_tokens: usage.input_tokens,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      output_tokens: usage.output_tokens,
      output_tokens_details: { thinking_tokens: usage.reasoning_tokens },
      server_tool_use: { web_search_requests: usage.searches, web_fetch_requests: 0 },
      cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
      service_tier: 'standard',
      inference_geo: 'global',
      speed: 'standard',
    },
    content: refused ? [] : contentOf(made),
  };
}

function stopReason(ending: WireReply['ending']): string {
  if (ending === 'incomplete' || ending === 'cut') return 'max_tokens';
  return ending === 'pause_turn' ? 'pause_turn' : 'end_turn';
}

function contentOf(made: WireReply): unknown[] {
  const { answer, ending, text } = made;
  if (answer === null) return ending === 'ok' || ending === 'cut' ? [plain(text)] : [];
  const searching = answer.queries.length === 0 ? [] : searchBlocks(made, answer);
  if (ending === 'pause_turn') return searching;
  if (ending === 'empty' || ending === 'incomplete') return searching;
  return [...searching, ...textBlocks(answer)];
}

function searchBlocks(made: WireReply, answer: SimulatedAnswer): unknown[] {
  const { ending, id } = made;
  const failed = { type: 'web_search_tool_result_error', error_code: 'max_uses_exceeded' };
  const pages = answer.sources.map(({ url, title }) => ({
    type: 'web_search_result',
    url,
    title,
    encrypted_content: 'simulated',
    page_age: null,
  }));
  const blocks = answer.queries.flatMap((query, index) => {
    const tool_use_id = `srvtoolu_${id}_${index}`;
    const content = ending === 'search_error' ? failed : index === 0 ? pages : [];
    return [
      {
        type: 'server_tool_use',
        id: tool_use_id,
        name: 'web_search',
        input: { query },
        caller: { type: 'direct' },
      },
      { type: 'web_search_tool_result', tool_use_id, caller: { type: 'direct' }, content },
    ];
  });
  // A resumed turn goes on where the paused one ended; only a first one announces its search.
  return made.request.continues === true ? [] : [plain("I'll look for current information."), ...blocks];
}

/** A cited statement is a block of its own; what stands between, another. */
function textBlocks(answer: SimulatedAnswer): unknown[] {
  return answer.passages.map(({ text, cites }) => {
    const citations = cites.flatMap((cite) => {
      const source = answer.sources[cite];
      if (source === undefined) return [];
      const { url, title, snippet } = source;
      return [
        {
          type: 'web_search_result_location',
          url,
          title,
          encrypted_index: 'simulated',
          cited_text: snippet.slice(0, 150),
        },
      ];
    });
    return { type: 'text', text, citations: citations.length === 0 ? null : citations };
  });
}

function plain(text: string) {
  return { type: 'text', text, citations: null };
}
