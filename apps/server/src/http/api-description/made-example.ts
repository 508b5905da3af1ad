import type { z } from 'zod';
import { FIELD_VALUES, TEXTS } from './example-values.ts';

/** As much of a schema of zod as examples are made from. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: readonly z.ZodType[];
  entries?: Record<string, string | number>;
  values?: readonly unknown[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  defaultValue?: unknown;
}

/** What holds further values; one of these that may be null is shown. */
const HOLDERS: ReadonlySet<string> = new Set(['object', 'array', 'record']);

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/**
 * A value that the schema accepts, the same at each call; `field` is the name it stands under.
 * @throws TypeError where none was found: its fields need a line in `FIELD_VALUES`
 */
export function exampleOf(schema: z.ZodType, field = ''): unknown {
  // An object without rules of its own is valid if its fields are. Validating all of them again takes a second.
  const isWhole = schema.def.type === 'object' && (schema.def.checks ?? []).length === 0;
  const known = FIELD_VALUES[field];
  if (known !== undefined && schema.safeParse(known).success) return known;
  for (const candidate of candidatesOf(schema, field))
    if (isWhole || schema.safeParse(candidate).success) return candidate;
  throw new TypeError(`no example for ${field || 'a value'} of type ${definitionOf(schema).type}`);
}

/** The most telling ones first. */
function* candidatesOf(schema: z.ZodType, field: string): Generator<unknown> {
  const {
    type,
    element,
    innerType,
    options = [],
    entries,
    values,
    defaultValue,
    ...rest
  } = definitionOf(schema);
  switch (type) {
    case 'object':
      return yield* objectsOf(rest.shape ?? {});
    case 'array':
      return yield* listsOf(element, field);
    case 'record':
      return yield* recordsOf(rest);
    case 'union':
      for (const option of options) yield* candidatesOf(option, field);
      return;
    case 'pipe': {
      const isPreparing = rest.in !== undefined && definitionOf(rest.in).type === 'transform';
      const read = isPreparing ? rest.out : rest.in;
      if (read !== undefined) yield* candidatesOf(read, field);
      return;
    }
    case 'nullable':
      if (innerType !== undefined && HOLDERS.has(definitionOf(innerType).type))
        yield exampleOf(innerType, field);
      return yield null;
    case 'default':
      if (innerType !== undefined && HOLDERS.has(definitionOf(innerType).type))
        yield exampleOf(innerType, field);
      return yield defaultValue;
    case 'optional':
    case 'nonoptional':
    case 'prefault':
      if (innerType !== undefined) yield* candidatesOf(innerType, field);
      return;
    case 'enum':
      return yield* Object.values(entries ?? {});
    case 'literal':
      return yield* values ?? [];
    case 'boolean':
      return yield false;
    case 'string':
      return yield* textsOf(field);
    case 'number':
      return yield* [0, 1, 10, 60, 1_000, 2_000, 100_000];
    case 'file':
      return yield new File(['example'], field);
    default:
      yield null;
  }
}

/** With every field; then with those alone that must be there, and each other one besides. */
function* objectsOf(shape: Record<string, z.ZodType>): Generator<unknown> {
  const fields = Object.entries(shape).flatMap(([name, field]): [string, unknown][] =>
    field.def.type === 'never' ? [] : [[name, exampleOf(field, name)]],
  );
  yield Object.fromEntries(fields);
  const isRequired = (name: string) => !shape[name]?.safeParse(undefined).success;
  const required = fields.filter(([name]) => isRequired(name));
  yield Object.fromEntries(required);
  for (const field of fields) yield Object.fromEntries([...required, field]);
}

function* listsOf(element: z.ZodType | undefined, field: string): Generator<unknown> {
  if (element !== undefined) yield [exampleOf(element, field)];
  yield [];
}

function* recordsOf({ keyType, valueType }: Pick<Definition, 'keyType' | 'valueType'>): Generator<unknown> {
  if (keyType === undefined || valueType === undefined) return;
  const value = exampleOf(valueType);
  const keys = Object.values(definitionOf(keyType).entries ?? {}).map(String);
  if (keys.length > 0) yield { [keys[0] ?? '']: value };
  yield Object.fromEntries(keys.map((key) => [key, value]));
}

function* textsOf(field: string): Generator<unknown> {
  if (/_at$|^timestamp$/.test(field)) yield '2026-03-02T12:00:00.000Z';
  if (/(^|_)(url|link)$/i.test(field)) yield 'https://clinicflow.example/crm-for-dentists';
  yield* TEXTS;
}
