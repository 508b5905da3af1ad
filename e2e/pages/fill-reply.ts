import { z } from 'zod';

/** The parts of a reply that a screen is about. A choice may be any text here; the schema checks which. */
export type Given<Whole> = Whole extends string
  ? string
  : Whole extends number | boolean | null | undefined
    ? Whole
    : Whole extends readonly (infer One)[]
      ? readonly Given<One>[]
      : Whole extends object
        ? { readonly [Key in keyof Whole]?: Given<Whole[Key]> | undefined }
        : unknown;

const MOMENT = '2026-11-20T10:00:00.000Z';
const SAMPLE_TEXTS: Readonly<Record<string, string>> = {
  datetime: MOMENT,
  date: MOMENT.slice(0, 10),
  email: 'robin@example.com',
  url: 'https://northwind-books.example/',
};

/** @returns a new id with every call, the same ones in every run */
type NextId = () => string;

/**
 * Completes what is given to a whole value of a schema of the contract and parses it. What is left out is null, empty,
 * zero, false, or the first of several choices; every id is another one.
 * @throws where the schema has no such field, or refuses a value
 */
export function fillReply<Whole>(schema: z.ZodType<Whole>, given: Given<Whole> | undefined): Whole {
  let ids = 0;
  const nextId = () => {
    ids += 1;
    return `01a1fb62-272e-7e0a-ac32-${String(ids).padStart(12, '0')}`;
  };
  return schema.parse(fill(schema, given, { nextId, path: 'reply' }));
}

interface Place {
  nextId: NextId;
  path: string;
}

function fill(schema: unknown, given: unknown, place: Place): unknown {
  if (schema instanceof z.ZodOptional)
    return given === undefined ? undefined : fill(schema.unwrap(), given, place);
  if (schema instanceof z.ZodNullable)
    return given === undefined || given === null ? null : fill(schema.unwrap(), given, place);
  if (schema instanceof z.ZodUnion) return fillUnion(schema, given, place);
  if (schema instanceof z.ZodObject)
    return isObject(given ?? {}) ? fillObject(schema, given ?? {}, place) : given;
  if (schema instanceof z.ZodArray) {
    const items: unknown = given ?? [];
    return Array.isArray(items)
      ? items.map((one, index) => fill(schema.element, one, inside(place, index)))
      : items;
  }
  if (schema instanceof z.ZodRecord && isObject(given))
    return Object.fromEntries(
      Object.entries(given).map(([key, one]) => [key, fill(schema.valueType, one, inside(place, key))]),
    );
  return given === undefined ? sampleOf(schema, place) : given;
}

function fillObject(schema: z.ZodObject, given: object, place: Place): object {
  const unknown = Object.keys(given).filter((key) => !(key in schema.shape));
  if (unknown.length > 0 && schema.def.catchall === undefined)
    throw new Error(`${place.path} has no ${unknown.join(', ')} in the contract`);
  const fields = Object.entries(schema.shape).map(([key, field]) => [
    key,
    fill(field, Reflect.get(given, key), inside(place, key)),
  ]);
  return { ...given, ...Object.fromEntries(fields) };
}

/** The first variant that takes what is given; of variants that a field tells apart, the one that it names. */
function fillUnion(schema: z.ZodUnion, given: unknown, place: Place): unknown {
  const options = schema.options as readonly z.ZodType[];
  if (schema instanceof z.ZodDiscriminatedUnion && isObject(given)) {
    const key = String(schema.def.discriminator);
    const named = options.find(
      (option) =>
        option instanceof z.ZodObject && option.shape[key]?.safeParse(Reflect.get(given, key)).success,
    );
    if (named) return fill(named, given, place);
  }
  let refused: unknown;
  for (const option of options) {
    try {
      const filled = fill(option, given, place);
      const parsed = option.safeParse(filled);
      if (parsed.success) return filled;
      refused = parsed.error;
    } catch (error) {
      refused = error;
    }
  }
  throw new Error(`${place.path} fits no variant of the contract`, { cause: refused });
}

function sampleOf(schema: unknown, { nextId, path }: Place): unknown {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    if (schema.format === 'uuid') return nextId();
    return SAMPLE_TEXTS[schema.format ?? ''] ?? 'Sample'.padEnd(schema.minLength ?? 0, ' sample');
  }
  if (schema instanceof z.ZodNumber) return Math.max(0, schema.minValue ?? 0);
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodUnknown || schema instanceof z.ZodAny || schema instanceof z.ZodNull)
    return null;
  throw new Error(`${path} must be given`);
}

const inside = (place: Place, key: string | number): Place => ({ ...place, path: `${place.path}.${key}` });

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
