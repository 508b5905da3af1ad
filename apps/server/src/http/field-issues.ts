import { ERROR_FIELDS_MAX, FIELD_MESSAGES_MAX, type FieldMessages } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What a schema says of one field. */
export interface FieldIssue {
  path?: readonly unknown[];
  message: string;
  code?: string;
  /** Of fields that the schema does not know. */
  keys?: readonly string[];
}

/** A field's name may be any text that somebody sent. */
const NAME_MAX = 200;

/**
 * Schema issues as messages per field ('data.reason'); the whole input is ''. As many as a refusal keeps: what somebody
 * typed is never wrong in more ways.
 */
export function fieldMessages(issues: readonly unknown[]): FieldMessages {
  // No object: it would have fields of its own, such as 'constructor'.
  const fields = new Map<string, string[]>();
  const add = (path: readonly string[], message: string) => {
    const name = path.join('.').slice(0, NAME_MAX).toWellFormed();
    const said = fields.get(name) ?? [];
    if (said.length === 0 && fields.size >= ERROR_FIELDS_MAX) return;
    if (said.length < FIELD_MESSAGES_MAX) fields.set(name, [...said, message]);
  };
  for (const issue of issues as readonly FieldIssue[]) {
    const path = (issue.path ?? []).map((part) =>
      typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part),
    );
    const unknown = issue.code === 'unrecognized_keys' ? (issue.keys ?? []) : [];
    if (unknown.length === 0) add(path, issue.message);
    for (const key of unknown.slice(0, ERROR_FIELDS_MAX)) add([...path, key], messages.fieldNotKnown);
  }
  return Object.fromEntries(fields);
}
