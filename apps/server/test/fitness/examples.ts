/** As much of JSON Schema as the contract's inputs are described in. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** A place in an input: ['keywords', 0, 'topic']. */
export type FieldPath = readonly (string | number)[];

const EXAMPLE_ID = '0199c1de-0000-7000-8000-000000000000';

/** An input that fits a schema as far as its description tells, with every field filled in. */
export function exampleOf(schema: JsonSchema): unknown {
  const variant = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.properties !== undefined)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [name, exampleOf(field)]),
    );
  if (schema.items !== undefined) return [exampleOf(schema.items)];
  if (variant !== undefined) return exampleOf(variant);
  switch (schema.type) {
    case 'string':
      return textFor(schema);
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function textFor({ format, pattern }: JsonSchema): string {
  if (format === 'uuid') return EXAMPLE_ID;
  if (pattern?.includes('A-Z') === true) return pattern.includes('a-z') ? 'en' : 'DE';
  return 'example {keyword}';
}

/** Every place of an input that takes a text of any words: no id, no date, no choice. */
export function textFields(schema: JsonSchema, path: FieldPath = []): FieldPath[] {
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    textFields(field, [...path, name]),
  );
  const items = schema.items === undefined ? [] : textFields(schema.items, [...path, 0]);
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(
    (variant) => textFields(variant, path),
  );
  const isText = schema.type === 'string' && schema.enum === undefined && schema.const === undefined;
  const here = isText && schema.format === undefined ? [path] : [];
  const all = [...here, ...below, ...items, ...variants];
  return [...new Map(all.map((one) => [one.join('.'), one])).values()];
}

/** The input with another value in one place. */
export function withField(input: unknown, [name, ...rest]: FieldPath, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(input))
    return input.map((entry, at) => (at === name ? withField(entry, rest, value) : entry));
  const fields = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  return { ...fields, [name]: withField(fields[name], rest, value) };
}
