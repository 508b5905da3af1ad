import type { FieldMessages } from '@answerscope/contract';

interface Issue {
  path?: readonly unknown[];
  message: string;
  code?: string;
  /** Of fields that the schema does not know. */
  keys?: readonly string[];
}

/** Schema issues as messages per field ('data.reason'); the whole input is ''. */
export function fieldMessages(issues: readonly unknown[]): FieldMessages {
  const fields: FieldMessages = {};
  const add = (name: string, message: string) => {
    fields[name] = [...(fields[name] ?? []), message];
  };
  for (const issue of issues as Issue[]) {
    const path = (issue.path ?? []).map((part) =>
      typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part),
    );
    const unknown = issue.code === 'unrecognized_keys' ? (issue.keys ?? []) : [];
    if (unknown.length === 0) add(path.join('.'), issue.message);
    for (const key of unknown) add([...path, key].join('.'), 'This field is not known');
  }
  return fields;
}
