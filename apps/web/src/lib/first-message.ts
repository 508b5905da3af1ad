import { issueMessage } from '@answerscope/contract';
import type { ZodType } from 'zod';

/** A form's rule from a schema of the contract: the first message, null when the value passes. */
export function firstMessage(schema: ZodType): (value: unknown) => string | null {
  return (value) => {
    const result = schema.safeParse(value, { error: issueMessage });
    return result.success ? null : (result.error.issues[0]?.message ?? null);
  };
}
