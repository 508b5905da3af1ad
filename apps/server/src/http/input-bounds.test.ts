import { contract, ERROR_FIELDS_MAX } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { boundsOf } from './input-bounds.ts';

/** What a refusal says per field; null where nothing was refused. */
function refusal(schema: z.ZodType, input: unknown): Record<string, string[]> | null {
  try {
    boundsOf(schema)(input);
  } catch (error) {
    return (error as { details: { fields: Record<string, string[]> } }).details.fields;
  }
  return null;
}

const startRun = contract.runs.start_run['~orpc'].inputSchema as unknown as z.ZodType;
const reportTelemetry = contract.monitoring.report_telemetry['~orpc'].inputSchema as unknown as z.ZodType;
const importKeywords = contract.keywords.import_keywords['~orpc'].inputSchema as unknown as z.ZodType;

describe('an input that is too much', () => {
  it('as 497,000 entries in a list of four is one sentence, before one of them is looked at', () => {
    const looked: string[] = [];
    const channels = new Proxy(Array.from({ length: 497_000 }), {
      get: (list, field) => {
        looked.push(String(field));
        return Reflect.get(list, field);
      },
    });
    expect(refusal(startRun, { channels })).toEqual({ channels: ['Must hold at most 4 entries'] });
    expect(new Set(looked)).toEqual(new Set(['length']));
  });

  it('as an object of thousands of names is one sentence, before one of them is judged', () => {
    const metadata = Object.fromEntries(Array.from({ length: 6_500 }, (_, at) => [`Not a name ${at}`, {}]));
    expect(refusal(reportTelemetry, { events: [{ metadata: { a: 1 } }, { metadata }] })).toEqual({
      'events.1.metadata': ['Must hold at most 8 entries'],
    });
  });

  it('keeps the words that the contract has for it', () => {
    const keywords = Array.from({ length: 10_001 }, () => ({ keyword: 'a' }));
    expect(refusal(importKeywords, { keywords })).toEqual({
      keywords: ['You can add up to 10,000 keywords at a time.'],
    });
  });

  it('as a million fields that nobody knows names 50 of them, and nothing else', () => {
    const row: Record<string, unknown> = { keyword: 7 };
    for (let at = 0; at < 1_000_000; at += 1) row[`k${at}`] = 1;
    const said = refusal(importKeywords, { keywords: [row] }) ?? {};
    expect(Object.keys(said)).toHaveLength(ERROR_FIELDS_MAX);
    expect(said['keywords.0.k0']).toEqual(['This field is not known']);
    expect(said['keywords.0.keyword']).toBeUndefined();
  });

  it('as a field on each of many rows stops at the fiftieth', () => {
    const keywords = Array.from({ length: 10_000 }, () => ({ keyword: 'a', more: 1 }));
    expect(Object.keys(refusal(importKeywords, { keywords }) ?? {})).toHaveLength(ERROR_FIELDS_MAX);
  });

  it('as ten thousand entries that are wrong names the first 50', () => {
    const keyword_ids = Array.from({ length: 10_000 }, () => 'x');
    const said = refusal(startRun, { keyword_ids }) ?? {};
    expect(Object.keys(said)).toHaveLength(ERROR_FIELDS_MAX);
    expect(said['keyword_ids.49']).toEqual(['Must be an id']);
  });

  it('names fields that every object has from birth', () => {
    const input = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3}');
    expect(Object.entries(refusal(startRun, input) ?? {})).toEqual([
      ['__proto__', ['This field is not known']],
      ['constructor', ['This field is not known']],
      ['toString', ['This field is not known']],
    ]);
  });
});

describe('an input that can be judged', () => {
  it('is left to the contract, right or wrong', () => {
    for (const input of [undefined, null, 7, 'x', [], {}, { channels: 'x' }, { samples: 'many' }])
      expect(refusal(startRun, input)).toBeNull();
    expect(refusal(importKeywords, { keywords: [{ keyword: 'a', topic: null }, { keyword: 7 }] })).toBeNull();
  });

  it('of several variants is looked at as the one that it names', () => {
    const variants = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('a'), list: z.array(z.string()).max(1) }),
      z.strictObject({ kind: z.literal('b') }),
    ]);
    expect(refusal(variants, { kind: 'b', list: [] })).toEqual({ list: ['This field is not known'] });
    expect(refusal(variants, { kind: 'a', list: ['x', 'y'] })).toEqual({
      list: ['Must hold at most 1 entry'],
    });
    expect(refusal(variants, { kind: 'c', list: [] })).toBeNull();
  });
});
