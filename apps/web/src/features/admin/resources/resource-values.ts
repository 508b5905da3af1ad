import { fieldHints, labelOf } from '@answerscope/contract';
import { z } from 'zod';
import type { PageResource } from './resource-types.ts';

/** What kind of input a field is asked for with. */
export type FieldKind = 'text' | 'area' | 'number' | 'money' | 'switch' | 'choices' | 'image' | 'own';

/** A field of a form, as its schema and its hints describe it. */
export interface FormField {
  name: string;
  label: string;
  kind: FieldKind;
  hint: string | undefined;
  /** What no value means; undefined where there must be one. */
  empty: string | undefined;
  unit: string | undefined;
  choices: readonly { value: string; label: string }[];
  /** The field that says in words what an image shows. */
  alt: string | undefined;
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
      empty: schema instanceof z.ZodNullable ? (hints.empty ?? 'None') : undefined,
      unit: hints.unit,
      choices: choicesOf(inner).map((value) => ({ value, label: hints.choices?.[value] ?? value })),
      alt: hints.alt,
    };
  });
}

function kindOf(schema: z.ZodType, asked: FieldKind | undefined): FieldKind {
  if (asked !== undefined) return asked;
  if (schema instanceof z.ZodBoolean) return 'switch';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodArray) return schema.element instanceof z.ZodEnum ? 'choices' : 'own';
  return 'text';
}

function choicesOf(schema: z.ZodType): string[] {
  if (!(schema instanceof z.ZodArray) || !(schema.element instanceof z.ZodEnum)) return [];
  return schema.element.options.map(String);
}

/** What a form holds: numbers as they are typed. */
export type FormValues = Record<string, unknown>;

/** A row, or nothing yet, as a form holds it. */
export function toFormValues(fields: readonly FormField[], row: object | null): FormValues {
  const known = (row ?? {}) as Record<string, unknown>;
  return Object.fromEntries(fields.map((field) => [field.name, asTyped(field, known[field.name])]));
}

function asTyped({ kind }: FormField, value: unknown): unknown {
  if (kind === 'switch') return value ?? true;
  if (kind === 'choices' || kind === 'own') return value ?? [];
  return value === null || value === undefined ? '' : String(value);
}

/** What a form holds as it is written; what was not typed well stays as it is, for the schema to refuse. */
export function toWritten(fields: readonly FormField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, asWritten(field, values[field.name])]));
}

function asWritten({ kind, empty }: FormField, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '' && empty !== undefined) return null;
  if (kind !== 'number' && kind !== 'money') return value;
  const number = Number(value.trim().replace(',', '.'));
  return value.trim() === '' || Number.isNaN(number) ? undefined : number;
}

/** What the schema says against values, by field: the first message each. */
export function faultsOf(
  { write }: Pick<PageResource, 'write'>,
  written: Record<string, unknown>,
): Record<string, string> {
  const read = write.safeParse(written);
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message] as const).reverse(),
  );
}

/** A value in a few words, for what differs between two versions. */
export function valueInWords({ kind, empty, unit, choices }: FormField, value: unknown): string {
  if (value === null || value === undefined || value === '') return empty ?? 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (kind === 'money') return `$${value}`;
  if (kind === 'choices' && Array.isArray(value))
    return value.map((one) => choices.find((choice) => choice.value === one)?.label ?? one).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  return unit ? `${value} ${unit}` : String(value);
}

/** The fields in which two versions of a row differ. */
export function differingFields(
  fields: readonly FormField[],
  one: Record<string, unknown>,
  other: Record<string, unknown>,
): FormField[] {
  return fields.filter(
    ({ name }) => JSON.stringify(one[name] ?? null) !== JSON.stringify(other[name] ?? null),
  );
}
