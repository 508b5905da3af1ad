import { commaList } from '@answerscope/contract';
import { formatDateTime } from '../../../lib/format.ts';
import * as messages from './messages.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A field that an act changed, in words. */
export interface ChangedField {
  field: string;
  /** Null where it was not there. */
  before: string | null;
  after: string | null;
}

/**
 * What differs between two states of something, field by field; what stayed is left out.
 * @param names what ids are called, as far as somebody knows.
 */
export function differenceOf(
  before: unknown,
  after: unknown,
  names: ReadonlyMap<string, string> = new Map(),
): ChangedField[] {
  const from = fieldsOf(before);
  const to = fieldsOf(after);
  const fields = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const named = (words: string | null) => (words === null ? null : (names.get(words) ?? words));
  return fields
    .map((field) => ({ field, before: named(inWords(from, field)), after: named(inWords(to, field)) }))
    .filter((changed) => changed.before !== changed.after);
}

function fieldsOf(state: unknown): Record<string, unknown> {
  if (state === null || state === undefined) return {};
  return typeof state === 'object' ? { ...state } : { value: state };
}

function inWords(fields: Record<string, unknown>, field: string): string | null {
  if (!Object.hasOwn(fields, field)) return null;
  const value = fields[field];
  if (value === null || value === '') return messages.none;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (Array.isArray(value)) return value.length === 0 ? messages.none : commaList(value.map(partInWords));
  return partInWords(value);
}

/** 'is_active' → 'active'; a field that has no form, and no message, by its name in the API: 'met rules'. */
export const fieldInWords = (name: string): string =>
  messages.fieldNamed({ field: name }).replaceAll('_', ' ');

/** 'country: US, language: en': what is not said of something is left out. */
function partInWords(value: unknown): string {
  if (typeof value === 'string' && MOMENT.test(value)) return formatDateTime(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const said = Object.entries(value).filter(([, part]) => part !== null);
  const words = said.map(([name, part]) =>
    messages.fieldAndValue({
      field: fieldInWords(name),
      value: typeof part === 'object' ? JSON.stringify(part) : String(part),
    }),
  );
  return commaList(words) || messages.none;
}
