import { z } from 'zod';

/** What the four error bodies have in common, read by their codes; only where a provider gives none by its wording. */
export interface ProviderProblem {
  message: string;
  no_credit: boolean;
  refused_key: boolean;
  /** The wait named in the body, in milliseconds. */
  wait_ms: number | null;
  request_id: string | null;
}

const scalar = z.union([z.string(), z.number()]).nullish();

const errorBody = z.looseObject({
  error: z.looseObject({
    message: z.string().nullish(),
    type: z.string().nullish(),
    code: scalar,
    status: z.string().nullish(),
    details: z.unknown().optional(),
  }),
  request_id: z.string().nullish(),
});

const claudeDetails = z.looseObject({ error_code: z.string() });
const geminiDetail = z.looseObject({
  '@type': z.string().optional(),
  reason: z.string().optional(),
  retryDelay: z.string().optional(),
});

const NO_CREDIT_CODES = new Set([
  'insufficient_quota',
  'billing_error',
  'billing_hard_limit_reached',
  'contract_spend_limit_reached',
  'enforced_spend_limit_reached',
]);

/** Reads the body of a failed call. A body of another form gives its first characters as the message. */
export function readProblem(text: string): ProviderProblem {
  const parsed = errorBody.safeParse(parseJson(text));
  if (!parsed.success) {
    return {
      message: text.slice(0, 200),
      no_credit: false,
      refused_key: false,
      wait_ms: null,
      request_id: null,
    };
  }
  const { error, request_id } = parsed.data;
  const claude = claudeDetails.safeParse(error.details);
  const gemini = z.array(geminiDetail).safeParse(error.details);
  const details = gemini.success ? gemini.data : [];
  const codes = [error.type, String(error.code ?? ''), claude.success ? claude.data.error_code : ''];
  const message = error.message ?? '';
  return {
    message,
    // Anthropic gives an empty balance no code of its own: status 400, invalid_request_error.
    no_credit: codes.some((code) => NO_CREDIT_CODES.has(code ?? '')) || /credit balance/i.test(message),
    refused_key: details.some((detail) => detail.reason === 'API_KEY_INVALID'),
    wait_ms: seconds(details.find((detail) => detail.retryDelay !== undefined)?.retryDelay),
    request_id: request_id ?? null,
  };
}

/** A protobuf duration such as `17s` or `1.5s`, in milliseconds. */
function seconds(duration: string | undefined): number | null {
  const match = duration === undefined ? null : /^(\d+(?:\.\d+)?)s$/.exec(duration);
  return match?.[1] === undefined ? null : Math.ceil(Number(match[1]) * 1000);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
