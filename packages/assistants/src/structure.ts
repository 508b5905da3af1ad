import type { ZodType } from 'zod';
import type { Answer, Structure } from './assistant.ts';
import { AssistantError } from './assistant-error.ts';
import { unusableText } from './failures.ts';
import * as messages from './messages.ts';
import { PROVIDERS } from './providers.ts';

/** The value an answer holds. Throws AssistantError when there is none or it has another form: what came cost money. */
export function toStructure<T>(answer: Answer, schema: ZodType<T>): Structure<T> {
  const { channel, finish, finish_detail, request_id, cost_microdollars } = answer;
  const paid = { channel, request_id, cost_microdollars, http_status: 200 };
  if (finish !== 'ok') {
    const code = finish === 'failed' ? 'malformed' : finish;
    const message = unusableText({ channel, code, detail: finish_detail });
    throw new AssistantError({ ...paid, code, message, retryable: false, surely_not_billed: false });
  }
  const parsed = schema.safeParse(parseJson(answer.text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const provider = PROVIDERS[channel].name;
    const message = issue
      ? messages.otherFormAt({ provider, place: [...issue.path, issue.message].join(': ') })
      : messages.otherForm({ provider });
    throw new AssistantError({
      ...paid,
      code: 'malformed',
      message,
      retryable: true,
      surely_not_billed: false,
    });
  }
  const { api, model_asked, model_served, usage, cost_source, price_date, latency_ms } = answer;
  return {
    channel,
    api,
    model_asked,
    model_served,
    usage,
    cost_microdollars,
    cost_source,
    price_date,
    request_id,
    latency_ms,
    value: parsed.data,
  };
}

/** Some models wrap their JSON in a code fence even when told the schema. */
function parseJson(text: string): unknown {
  const fenced = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(text);
  try {
    return JSON.parse(fenced?.[1] ?? text);
  } catch {
    return undefined;
  }
}
