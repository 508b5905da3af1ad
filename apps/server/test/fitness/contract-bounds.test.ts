import { contract, csvBytes, fileBytes, LIMITS, LIST_CALLS } from '@answerscope/contract';
import { isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contractProcedures } from './procedures.ts';
import { walked } from './walked.ts';

interface Found {
  /** 'keywords.import_keywords input.keywords[].topic' */
  at: string;
  schema: z.core.$ZodTypes;
}

/** Formats whose texts have one length, or nearly. */
const FIXED = ['uuid', 'guid', 'datetime', 'date', 'time'];

const inputs = schemasOf('inputSchema');
const outputs = schemasOf('outputSchema');

/** Every schema of the contract that a procedure takes or gives, with all that it is made of. */
function schemasOf(side: 'inputSchema' | 'outputSchema', node: unknown = contract, path = ''): Found[] {
  if (isContractProcedure(node)) {
    const schema = node['~orpc'][side];
    return schema === undefined ? [] : within(schema as unknown as z.core.$ZodTypes, path);
  }
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) =>
    schemasOf(side, child, path === '' ? name : `${path}.${name}`),
  );
}

function within(schema: z.core.$ZodTypes, at: string): Found[] {
  return [{ at, schema }, ...parts(schema, at).flatMap(([name, part]) => within(part, name))];
}

function parts(schema: z.core.$ZodTypes, at: string): [string, z.core.$ZodTypes][] {
  const { def } = schema._zod;
  const one = (part: unknown, name = at): [string, z.core.$ZodTypes] => [name, part as z.core.$ZodTypes];
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([name, field]) => one(field, `${at}.${name}`));
    case 'array':
      return [one(def.element, `${at}[]`)];
    case 'record':
      return [one(def.keyType, `${at}{key}`), one(def.valueType, `${at}{}`)];
    case 'union':
      return def.options.map((option) => one(option));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
      return [one(def.innerType)];
    case 'pipe':
      return [one(def.in), one(def.out)];
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'transform':
    case 'unknown':
    case 'file':
    case 'null':
      return [];
    default:
      // The bytes of a file that is sent while it is made, of any length.
      if (Object.is(schema, csvBytes) || Object.is(schema, fileBytes)) return [];
      throw new Error(`${at}: a schema of the kind ${def.type} is not walked yet`);
  }
}

const ofType = (found: readonly Found[], ...types: string[]) =>
  found.filter(({ schema }) => types.includes(schema._zod.def.type));

function maximum(schema: z.core.$ZodTypes): number | null {
  const checks = (schema._zod.def.checks ?? []).map((check) => check._zod.def);
  const most = checks.filter((check): check is z.core.$ZodCheckMaxLengthDef => check.check === 'max_length');
  return most[0]?.maximum ?? null;
}

/** An object by names the contract knows is as large as they are many; else it says how large it may be. */
function isBoundedRecord(schema: z.core.$ZodTypes): boolean {
  const { def } = schema._zod;
  if (def.type === 'record' && def.keyType._zod.def.type === 'enum') return true;
  const { maxProperties } = z.globalRegistry.get(schema as unknown as z.ZodType) ?? {};
  return typeof maxProperties === 'number';
}

describe('the contract', () => {
  it('bounds every list and every object of unknown names, in what it takes and in what it gives', () => {
    const lists = ofType([...inputs, ...outputs], 'array');
    expect(lists.filter(({ schema }) => maximum(schema) === null).map(({ at }) => at)).toEqual([]);
    walked(lists.length, 'lists');
    const records = ofType([...inputs, ...outputs], 'record');
    expect(records.filter(({ schema }) => !isBoundedRecord(schema)).map(({ at }) => at)).toEqual([]);
    walked(records.length, 'objects of unknown names');
  });

  it('bounds every text it takes, and takes none that cannot be stored', () => {
    const texts = ofType(inputs, 'string');
    const isFixed = ({ schema }: Found) =>
      FIXED.includes((schema._zod.def as { format?: string }).format ?? '');
    const free = texts.filter((text) => !isFixed(text));
    expect(free.filter(({ schema }) => maximum(schema) === null).map(({ at }) => at)).toEqual([]);
    // Rows of an import are judged by themselves: what cannot be stored of them is told in the preview.
    const judged = free.filter(({ at }) => !at.startsWith('keywords.import_keywords.keywords[]'));
    const kept = judged.filter(({ schema }) =>
      ['a\0b', 'a\ud800b', `a${'\u0301'.repeat(40)}`].some(
        (text) => z.safeParse(schema as unknown as z.ZodType, text).success,
      ),
    );
    expect(kept.map(({ at }) => at)).toEqual([]);
    walked(texts.length, 'texts');
  });

  it('knows every field that it takes', () => {
    const objects = ofType(inputs, 'object');
    const open = objects.filter(({ schema }) => {
      const { def } = schema._zod;
      return def.type === 'object' && def.catchall?._zod.def.type !== 'never';
    });
    expect(open.map(({ at }) => at)).toEqual([]);
    expect(ofType(inputs, 'unknown')).toEqual([]);
    // The specification leaves open what an event says besides; its names and values are words without digits, or numbers.
    expect(ofType(inputs, 'record').map(({ at }) => at)).toEqual([
      'monitoring.report_telemetry.events[].metadata',
    ]);
    walked(objects.length, 'objects');
  });

  it('tells variants with fields apart by one of them, so that they can be looked at before they are judged', () => {
    const unions = ofType(inputs, 'union');
    const untold = unions.filter(({ at, schema }) => {
      const { def } = schema._zod;
      const options = def.type === 'union' ? def.options : [];
      // A single object among scalars is recognised by its type.
      const withFields = options.filter((option) =>
        within(option as z.core.$ZodTypes, at).some(({ schema: part }) => part._zod.def.type === 'object'),
      );
      return withFields.length > 1 && !('discriminator' in def);
    });
    expect(untold.map(({ at }) => at)).toEqual([]);
    walked(unions.length, 'unions');
  });

  it('takes 64 kB, and more only of the calls that carry lists', () => {
    expect(LIMITS.body_bytes_max).toBeLessThanOrEqual(64_000);
    const names = contractProcedures().map(({ name }) => name);
    for (const [name, { bytes, entries }] of Object.entries(LIST_CALLS)) {
      expect(names).toContain(name);
      expect(bytes, name).toBeLessThanOrEqual(8_000_000);
      expect(entries, name).toBeLessThanOrEqual(6 * LIMITS.keywords_at_once_max);
      const lists = inputs.filter(
        ({ at, schema }) => at.startsWith(name) && schema._zod.def.type === 'array',
      );
      expect(lists.length, name).toBeGreaterThan(0);
    }
    walked(Object.keys(LIST_CALLS).length, 'calls that carry lists');
  });
});
