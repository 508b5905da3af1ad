import { ERROR_CATALOGUE, type ErrorCode, WireError } from '@answerscope/contract';
import type { OpenAPI } from '@orpc/contract';

const CODES = (Object.keys(ERROR_CATALOGUE) as ErrorCode[]).filter((code) => code !== 'NETWORK_ERROR');

const DETAILS: Partial<Record<ErrorCode, WireError['details']>> = {
  VALIDATION_ERROR: { fields: { samples: ['Invalid input'] }, error_count: 1 },
  PAYMENT_REQUIRED: { reason: 'keyword_limit' },
  FORBIDDEN: { reason: 'api_key_read_only' },
  CONFLICT: { reason: 'duplicate_keyword', conflicting_id: '0199a0d2-5f0a-7c31-9d0e-3b6f1c2a4e59' },
  RATE_LIMIT_EXCEEDED: { retry_after_seconds: 12 },
};

/** One response per code, and one for any. */
export const REFUSAL_RESPONSES = {
  Error: {
    description: 'Any refusal. `code` says which; all have this shape.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
  ...Object.fromEntries(CODES.map((code) => [responseName(code), toResponse(code)])),
};

/** References to the responses of these codes, by status, and to that of any. */
export function toResponses(codes: readonly ErrorCode[]) {
  return {
    ...Object.fromEntries(
      codes.map((code) => [
        ERROR_CATALOGUE[code].status,
        { $ref: `#/components/responses/${responseName(code)}` },
      ]),
    ),
    default: { $ref: '#/components/responses/Error' },
  };
}

function toResponse(code: ErrorCode) {
  const { status, message } = ERROR_CATALOGUE[code];
  const example = WireError.parse({
    code,
    message,
    status,
    details: DETAILS[code] ?? null,
    path: '/api/runs',
    id: '0199a0d2-5f0a-7c31-9d0e-3b6f1c2a4e58',
    timestamp: '2026-03-02T12:00:00.000Z',
  });
  return {
    description: `\`${code}\`: ${message}`,
    headers: {
      'x-request-id': { description: 'The `id` of the error', schema: { type: 'string' } },
      ...(code === 'RATE_LIMIT_EXCEEDED'
        ? { 'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } } }
        : {}),
    },
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { code: { const: code }, status: { const: status } } },
          ],
        },
        example,
      },
    },
  };
}

/** 'NOT_FOUND' as 'NotFound'. */
function responseName(code: ErrorCode): string {
  return code.toLowerCase().replace(/(?:^|_)(\w)/g, (_start, letter: string) => letter.toUpperCase());
}

/** Whether a path, query or body names a record: by its id, or by a slug in the path. */
export function namesRecord(parameters: OpenAPI.OperationObject['parameters'], body: object): boolean {
  const byWord = (parameters ?? []).some(
    (field) => 'in' in field && field.in === 'path' && !('enum' in (field.schema ?? {})),
  );
  return byWord || JSON.stringify([parameters, body]).includes('"format":"uuid"');
}
