type Schema = Record<string, unknown>;

/** An OpenAPI document of which one schema is to be checked. */
export interface SpecDocument {
  components: { schemas: Record<string, unknown> };
}

/**
 * What in a value a schema of an OpenAPI 3.0 or 3.1 document does not allow; empty when it fits. Knows the keywords
 * that the specs of the four providers use.
 */
export function checkSchema(document: SpecDocument, schema: unknown, value: unknown, path = '$'): string[] {
  const rules = asSchema(schema);
  if (typeof rules.$ref === 'string') {
    const name = rules.$ref.replace('#/components/schemas/', '');
    const target = document.components.schemas[name];
    return target === undefined ? [`${path}: no schema ${name}`] : checkSchema(document, target, value, path);
  }
  const nested = (part: unknown, of: unknown, at: string) => checkSchema(document, part, of, at);
  return [
    ...checkType(rules, value, path),
    ...checkEnum(rules, value, path),
    ...checkText(rules, value, path),
    ...checkNumber(rules, value, path),
    ...checkList(rules, value, path, nested),
    ...checkObject(rules, value, path, nested),
    ...asList(rules.allOf).flatMap((part) => nested(part, value, path)),
    ...checkAnyOf(asList(rules.anyOf), value, path, nested),
    ...checkAnyOf(asList(rules.oneOf), value, path, nested),
  ];
}

type Nested = (schema: unknown, value: unknown, path: string) => string[];

function checkAnyOf(options: unknown[], value: unknown, path: string, nested: Nested): string[] {
  if (options.length === 0) return [];
  const outcomes = options.map((option) => nested(option, value, path));
  if (outcomes.some((problems) => problems.length === 0)) return [];
  // The option that came nearest says most about what is wrong.
  const nearest = outcomes.reduce((best, one) => (depth(one) > depth(best) ? one : best));
  return [`${path}: fits none of ${options.length} forms`, ...nearest];
}

function depth(problems: readonly string[]): number {
  return Math.max(0, ...problems.map((problem) => problem.split(':')[0]?.length ?? 0));
}

function checkType(rules: Schema, value: unknown, path: string): string[] {
  const types = typeof rules.type === 'string' ? [rules.type] : asList(rules.type).map(String);
  if (types.length === 0 || types.some((type) => isType(type, value))) return [];
  if (rules.nullable === true && value === null) return [];
  return [`${path}: not ${types.join(' or ')}`];
}

function isType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return isObject(value);
  return typeof value === type;
}

function checkEnum(rules: Schema, value: unknown, path: string): string[] {
  if (rules.const !== undefined && value !== rules.const) return [`${path}: not ${String(rules.const)}`];
  const choices = asList(rules.enum);
  return choices.length === 0 || choices.includes(value) ? [] : [`${path}: not one of ${choices.join(', ')}`];
}

function checkText(rules: Schema, value: unknown, path: string): string[] {
  if (typeof value !== 'string') return [];
  const problems = [];
  if (typeof rules.pattern === 'string' && !new RegExp(rules.pattern, 'u').test(value))
    problems.push('pattern');
  if (typeof rules.minLength === 'number' && value.length < rules.minLength) problems.push('too short');
  if (typeof rules.maxLength === 'number' && value.length > rules.maxLength) problems.push('too long');
  return problems.map((problem) => `${path}: ${problem}`);
}

function checkNumber(rules: Schema, value: unknown, path: string): string[] {
  if (typeof value !== 'number') return [];
  const too_small = typeof rules.minimum === 'number' && value < rules.minimum;
  const too_large = typeof rules.maximum === 'number' && value > rules.maximum;
  return too_small || too_large ? [`${path}: ${value} is out of range`] : [];
}

function checkList(rules: Schema, value: unknown, path: string, nested: Nested): string[] {
  if (!Array.isArray(value)) return [];
  const problems =
    rules.items === undefined
      ? []
      : value.flatMap((one, index) => nested(rules.items, one, `${path}[${index}]`));
  if (typeof rules.maxItems === 'number' && value.length > rules.maxItems) problems.push(`${path}: too many`);
  if (typeof rules.minItems === 'number' && value.length < rules.minItems) problems.push(`${path}: too few`);
  return problems;
}

function checkObject(rules: Schema, value: unknown, path: string, nested: Nested): string[] {
  if (!isObject(value)) return [];
  const properties = asSchema(rules.properties);
  const missing = asList(rules.required).filter((name) => value[String(name)] === undefined);
  const extra = rules.additionalProperties;
  const within = Object.entries(value).flatMap(([name, part]) => {
    const at = `${path}.${name}`;
    if (properties[name] !== undefined) return nested(properties[name], part, at);
    if (extra === false) return [`${at}: unknown field`];
    return isObject(extra) ? nested(extra, part, at) : [];
  });
  return [...missing.map((name) => `${path}.${String(name)}: missing`), ...within];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asSchema(value: unknown): Schema {
  return isObject(value) ? value : {};
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
