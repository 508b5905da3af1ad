import { type ZodType, z } from 'zod';

/** What every provider's constrained output understands. */
const STRUCTURAL = [
  'type',
  'properties',
  'required',
  'items',
  'enum',
  'anyOf',
  '$ref',
  'description',
] as const;

/** What says nothing about a value's form. */
const IGNORED = new Set([
  '$schema',
  'const',
  'oneOf',
  'additionalProperties',
  'definitions',
  'default',
  'title',
  'id',
  '$id',
]);

/**
 * A schema as all four providers take it. Each accepts its own part of JSON Schema; common to them is the form alone:
 * closed objects whose fields are all required. Limits such as a length go into the description, for the model to
 * read, and the value is checked against the whole schema when it comes. A field may be null, but not optional.
 */
export function toJsonSchema(schema: ZodType<unknown>): Record<string, unknown> {
  const full = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', reused: 'inline' });
  return toForm(full);
}

function toForm(schema: unknown): Record<string, unknown> {
  const rules = asObject(schema);
  if (Array.isArray(rules.type)) {
    const { description, ...rest } = rules;
    const forms = rules.type.map((type) => toForm(type === 'null' ? { type } : { ...rest, type }));
    return { anyOf: forms, ...(description === undefined ? {} : { description }) };
  }
  const form: Record<string, unknown> = {};
  for (const keyword of STRUCTURAL) {
    if (rules[keyword] !== undefined) form[keyword] = rules[keyword];
  }
  if (rules.items !== undefined) form.items = toForm(rules.items);
  if (rules.const !== undefined) form.enum = [rules.const];
  const alternatives = rules.anyOf ?? rules.oneOf;
  if (Array.isArray(alternatives)) form.anyOf = alternatives.map(toForm);
  if (rules.type === 'object') {
    const properties = asObject(rules.properties);
    form.properties = Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, toForm(part)]),
    );
    form.required = Object.keys(properties);
    form.additionalProperties = false;
  }
  const description = [rules.description, limitsOf(rules)].filter((text) => text).join(' ');
  return description === '' ? form : { ...form, description };
}

/** Limits in words: `maxLength: 80, minLength: 2`. Zod's bounds of safe integers say nothing worth reading. */
function limitsOf(rules: Record<string, unknown>): string {
  return Object.entries(rules)
    .filter(([keyword]) => !IGNORED.has(keyword) && !isStructural(keyword))
    .filter(([, limit]) => typeof limit !== 'number' || Math.abs(limit) < Number.MAX_SAFE_INTEGER)
    .map(([keyword, limit]) => `${keyword}: ${typeof limit === 'string' ? limit : JSON.stringify(limit)}`)
    .join(', ');
}

function isStructural(keyword: string): boolean {
  return STRUCTURAL.some((known) => known === keyword);
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
