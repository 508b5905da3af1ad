import type { FieldMessages } from '@answerscope/contract';

interface Issue {
  path?: readonly unknown[];
  message: string;
}

/** Schema issues as messages per field ('data.reason'); the whole input is ''. */
export function fieldMessages(issues: readonly unknown[]): FieldMessages {
  const fields: FieldMessages = {};
  for (const issue of issues as Issue[]) {
    const path = (issue.path ?? []).map((part) =>
      typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part),
    );
    const name = path.join('.');
    fields[name] = [...(fields[name] ?? []), issue.message];
  }
  return fields;
}
