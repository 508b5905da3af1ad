import { commaList, dollarsInWords, type FieldHints, fieldHints, labelOf } from '@answerscope/contract';
import { z } from 'zod';
import { formatDateTime } from '../../../lib/format.ts';
import * as messages from './messages.ts';
import type { PageResource } from './resource-types.ts';

/** What kind of input a field is asked for with. */
export type FieldKind =
  | 'text'
  | 'area'
  | 'number'
  | 'money'
  | 'switch'
  | 'choices'
  | 'choice'
  | 'moment'
  | 'image'
  | 'reference'
  | 'translations'
  | 'own';

/** A field of a form, as its schema and its hints describe it. */
export interface FormField {
  name: string;
  label: string;
  kind: FieldKind;
  hint: string | undefined;
  /** What no value means; undefined where there must be one. */
  empty: string | undefined;
  /** What stands there where a row says nothing of it. */
  initial: string | undefined;
  unit: string | undefined;
  choices: readonly { value: string; label: string }[];
  /** What an image is uploaded for; undefined for any other field. */
  purpose: FieldHints['purpose'];
  /** The field that says in words what an image shows. */
  alt: string | undefined;
  /** The resource whose rows a reference is chosen from; '' for any other field. */
  references: string;
  /** The texts that are asked for in German; none for any other field. */
  texts: readonly FormField[];
}

/** The fields of a resource in the order in which it declares them. */
export function fieldsOf({ fields }: Pick<PageResource, 'fields'>): FormField[] {
  return Object.entries(fields).map(([name, declared]) => {
    const schema = declared as z.ZodType;
    const hints = fieldHints.get(schema) ?? {};
    const inner = schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema;
    return {
      name,
      label: labelOf(name, schema),
      kind: kindOf(inner, hints.input),
      hint: hints.hint,
      empty: schema instanceof z.ZodNullable ? (hints.empty ?? messages.none) : undefined,
      initial: hints.initial,
      unit: hints.unit,
      choices: choicesOf(inner).map((value) => ({ value, label: hints.choices?.[value] ?? value })),
      purpose: hints.purpose,
      alt: hints.alt,
      references: hints.references ?? '',
      texts: hints.input === 'translations' ? fieldsOf({ fields: germanOf(schema) }) : [],
    };
  });
}

/** The schemas of the German texts in a field of translations. */
function germanOf(schema: z.ZodType): z.ZodRawShape {
  const translations = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const german = translations instanceof z.ZodObject ? translations.shape.de : undefined;
  const texts = german instanceof z.ZodNullable ? german.unwrap() : german;
  return texts instanceof z.ZodObject ? texts.shape : {};
}

function kindOf(schema: z.ZodType, asked: FieldKind | undefined): FieldKind {
  if (asked !== undefined) return asked;
  if (schema instanceof z.ZodBoolean) return 'switch';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodEnum) return 'choice';
  if (schema instanceof z.ZodArray) return schema.element instanceof z.ZodEnum ? 'choices' : 'own';
  return 'text';
}

function choicesOf(schema: z.ZodType): string[] {
  const of = schema instanceof z.ZodArray ? schema.element : schema;
  return of instanceof z.ZodEnum ? of.options.map(String) : [];
}

/** What a form holds: numbers as they are typed. */
export type FormValues = Record<string, unknown>;

/** A row, or nothing yet, as a form holds it. */
export function toFormValues(fields: readonly FormField[], row: object | null): FormValues {
  const known = (row ?? {}) as Record<string, unknown>;
  return Object.fromEntries(fields.map((field) => [field.name, asTyped(field, known[field.name])]));
}

function asTyped({ name, kind, choices, initial, texts }: FormField, value: unknown): unknown {
  if (kind === 'translations') return { de: toFormValues(texts, germanIn(value)) };
  // What is new is offered or shown; whatever else can be switched on, somebody switches on.
  if (kind === 'switch') return value ?? name === 'is_active';
  if (kind === 'choices' || kind === 'own') return value ?? [];
  if (kind === 'choice') return value ?? choices[0]?.value;
  if (value === undefined) return initial ?? '';
  if (value === null) return '';
  return kind === 'moment' ? toLocalTime(String(value)) : String(value);
}

/** The German texts of a row or a form; null without any. */
function germanIn(translations: unknown): FormValues | null {
  const { de = null } = (translations ?? {}) as { de?: FormValues | null };
  return de;
}

/** A moment as the browser's field holds it: of the clock here, to the minute. */
function toLocalTime(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What a form holds as it is written; what was not typed well stays as it is, for the schema to refuse. */
export function toWritten(fields: readonly FormField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, asWritten(field, values[field.name])]));
}

function asWritten({ kind, empty, texts }: FormField, value: unknown): unknown {
  if (kind === 'translations')
    return { de: isGermanWritten(value) ? toWritten(texts, germanIn(value) ?? {}) : null };
  if (typeof value !== 'string') return value;
  if (value.trim() === '' && empty !== undefined) return null;
  if (kind === 'moment') return Number.isNaN(Date.parse(value)) ? value : new Date(value).toISOString();
  if (kind !== 'number' && kind !== 'money') return value;
  const number = Number(value.trim().replace(',', '.'));
  return value.trim() === '' || Number.isNaN(number) ? undefined : number;
}

/** Whether a form of translations holds any German text. */
export function isGermanWritten(translations: unknown): boolean {
  return Object.values(germanIn(translations) ?? {}).some((value) =>
    typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0,
  );
}

/** What the schema says against values, by field: the first message each. */
export function faultsOf(
  { write }: Pick<PageResource, 'write'>,
  written: Record<string, unknown>,
): Record<string, string> {
  const read = write.safeParse(written);
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues.map(({ path, message }) => [fieldAt(path), message] as const).reverse(),
  );
}

/** The form's name of the field at a path: 'translations.de.title', and 'aliases' for one of several. */
function fieldAt(path: readonly PropertyKey[]): string {
  return path
    .slice(0, path[0] === 'translations' ? 3 : 1)
    .map(String)
    .join('.');
}

/** A value in a few words, for what differs between two versions. */
export function valueInWords({ kind, empty, unit, choices }: FormField, value: unknown): string {
  if (value === null || value === undefined || value === '') return empty ?? messages.noValue;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (kind === 'translations') return germanInWords(value);
  if (kind === 'money') return dollarsInWords(Number(value));
  if (kind === 'choice') return choices.find((choice) => choice.value === value)?.label ?? String(value);
  if (kind === 'moment') return formatDateTime(String(value));
  if (kind === 'choices' && Array.isArray(value))
    return commaList(value.map((one) => choices.find((choice) => choice.value === one)?.label ?? one));
  if (typeof value === 'object') return JSON.stringify(value);
  return unit ? `${value} ${unit}` : String(value);
}

function germanInWords(translations: unknown): string {
  const words = Object.values(germanIn(translations) ?? {}).map((value) =>
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  );
  return commaList(words) || messages.noValue;
}

/** The field by which a resource's rows belong to those of another, where its list can be narrowed by it. */
export function ownerFieldOf(resource: Pick<PageResource, 'fields' | 'filters'>): FormField | null {
  return (
    fieldsOf(resource).find(({ kind, name }) => kind === 'reference' && name in resource.filters) ?? null
  );
}

/** What the rows are called that states of a row refer to, by their ids: the facts say it. */
export function referenceNames(
  fields: readonly FormField[],
  states: readonly unknown[],
): Map<string, string> {
  const names = new Map<string, string>();
  for (const state of states) {
    if (typeof state !== 'object' || state === null) continue;
    const said = new Map(Object.entries(state));
    for (const { name } of fields.filter(({ kind }) => kind === 'reference')) {
      const shown = said.get(name.replace(/_id$/, '_name'));
      if (typeof shown === 'string') names.set(String(said.get(name)), shown);
    }
  }
  return names;
}
