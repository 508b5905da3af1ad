import type { SimulatedAnswer } from '../content/compose-answer.ts';
import {
  asArray,
  asNumber,
  asObject,
  asText,
  unknownField,
  type WireFormat,
  type WireReply,
  wordsOf,
} from './wire-format.ts';

const PATH = /^\/v1(?:beta)?\/models\/([^/:]+):generateContent$/;
const KNOWN_FIELDS = wordsOf(`
  cachedContent contents generationConfig model safetySettings serviceTier store systemInstruction
  toolConfig tools
`);

/** Google's generateContent: `POST {base}/v1/models/{model}:generateContent`. */
export const GEMINI_WIRE: WireFormat = {
  channel: 'gemini',
  base_path: '/gemini',
  accepts: (path) => PATH.test(path),
  keyOf: (headers) => asText(headers['x-goog-api-key']) || null,
  read: (body, path) => {
    const field = unknownField(body, KNOWN_FIELDS);
    if (field !== null) {
      return { status: 400, message: `Invalid JSON payload received. Unknown name "${field}"`, field };
    }
    const parts = asArray(asObject(asArray(body.contents).at(-1)).parts);
    const question = parts.map((part) => asText(asObject(part).text)).join('');
    if (question === '') return { status: 400, message: 'contents is not specified' };
    const generation = asObject(body.generationConfig);
    const schema = asObject(generation.responseJsonSchema ?? generation.responseSchema);
    return {
      question,
      model: PATH.exec(path)?.[1] ?? '',
      search: asArray(body.tools).some((tool) => 'googleSearch' in asObject(tool)),
      max_output_tokens: asNumber(generation.maxOutputTokens, 8192),
      schema: Object.keys(schema).length === 0 ? null : schema,
    };
  },
  reply,
  // Google names no request in its headers that a caller could quote; the simulator does, so that tests can match them.
  headers: (id) => ({ 'x-request-id': id }),
  error: ({ status, message, wait_s, quota }) => {
    if (status === 401) return keyError(message);
    const code = quota ? 402 : status === 529 ? 503 : status;
    const wait = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${wait_s}s` };
    const details = wait_s === null ? {} : { details: [wait] };
    const name = STATUS_NAMES[code] ?? 'INVALID_ARGUMENT';
    return { status: code, headers: {}, body: { error: { code, message, status: name, ...details } } };
  },
};

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  402: 'FAILED_PRECONDITION',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

/** A wrong key is a 400 here. */
function keyError(message: string) {
  const reason = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' };
  return {
    status: 400,
    headers: {},
    body: { error: { code: 400, message, status: 'INVALID_ARGUMENT', details: [reason] } },
  };
}

function reply(made: WireReply): Record<string, unknown> {
  const { ending, usage } = made;
  if (ending === 'failed') {
    return { error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } };
  }
  const searched = made.answer !== null && made.answer.queries.length > 0;
  const visible = usage.output_tokens - usage.reasoning_tokens;
  return {
    candidates: [{ index: 0, finishReason: finishReason(ending), ...candidateOf(made) }],
    usageMetadata: {
      promptTokenCount: searched ? 24 : usage.input_tokens,
      candidatesTokenCount: visible,
      ...(searched ? { toolUsePromptTokenCount: usage.input_tokens - 24 } : {}),
      thoughtsTokenCount: usage.reasoning_tokens,
      totalTokenCount: usage.input_tokens + usage.output_tokens,
    },
    modelVersion: made.request.model,
    responseId: made.id,
  };
}

function finishReason(ending: WireReply['ending']): string {
  if (ending === 'incomplete' || ending === 'cut') return 'MAX_TOKENS';
  return ending === 'blocked' ? 'SAFETY' : 'STOP';
}

function candidateOf(made: WireReply): Record<string, unknown> {
  const { answer, ending, text } = made;
  const grounding =
    answer === null || answer.queries.length === 0 ? {} : { groundingMetadata: groundingOf(answer) };
  const content = (shown: string) => ({ content: { role: 'model', parts: [{ text: shown }] } });
  if (ending === 'blocked') {
    const rating = { category: 'HARM_CATEGORY_DANGEROUS_CONTENT', probability: 'HIGH', blocked: true };
    return { safetyRatings: [rating] };
  }
  // Without text the searches were still made, and are billed.
  if (ending === 'empty' || ending === 'incomplete') return { ...content(''), ...grounding };
  if (ending === 'refusal') return { ...content(text), ...withoutSupports(grounding) };
  return { ...content(text), ...grounding };
}

function withoutSupports(grounding: { groundingMetadata?: Record<string, unknown> }) {
  const { groundingMetadata } = grounding;
  return groundingMetadata === undefined
    ? {}
    : { groundingMetadata: { ...groundingMetadata, groundingSupports: [] } };
}

/** Offsets count UTF-8 bytes, and a start of 0 is left out. Addresses are redirects, titles domains. */
function groundingOf(answer: SimulatedAnswer): Record<string, unknown> {
  let bytes = 0;
  const supports = answer.passages.flatMap(({ text, cites }) => {
    const startIndex = bytes;
    bytes += Buffer.byteLength(text, 'utf8');
    if (cites.length === 0) return [];
    const segment = { ...(startIndex === 0 ? {} : { startIndex }), endIndex: bytes, text };
    return [{ segment, groundingChunkIndices: cites }];
  });
  return {
    webSearchQueries: answer.queries,
    searchEntryPoint: { renderedContent: '<div class="container"></div>' },
    groundingChunks: answer.sources.map(({ url }) => ({
      web: {
        uri: `https://vertexaisearch.cloud.google.com/grounding-api-redirect/${Buffer.from(url).toString('base64url')}`,
        title: new URL(url).hostname.replace(/^www\./, ''),
      },
    })),
    groundingSupports: supports,
  };
}
