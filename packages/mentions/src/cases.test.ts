import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { detectMentions } from './detect-mentions.ts';
import type { BrandNames } from './types.ts';

/** A labelled answer of `cases/`: `spans` are UTF-16 offsets; polarity `unknown` = the answer only denies knowledge. */
interface LabelledCase {
  id: string;
  lang: string;
  kind: string;
  question: string | null;
  answer: string;
  brand: BrandNames;
  competitors?: BrandNames[];
  mentioned: boolean;
  polarity?: 'unknown' | 'negative';
  spans: [number, number][];
}

const FOLDER = new URL('../cases/', import.meta.url);
const FLOOR = 0.97;
const GROUP_FLOOR = 0.85;
const GROUP_SIZE = 15;

const cases = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as LabelledCase);

const judged = cases.map((labelled) => {
  const verdict = detectMentions({
    answer: labelled.answer,
    question: labelled.question,
    brand: labelled.brand,
    competitors: labelled.competitors ?? [],
    language: labelled.lang,
  });
  const expected = labelled.mentioned && labelled.polarity !== 'unknown';
  return { labelled, verdict, expected, isRight: verdict.mentioned === expected };
});

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

describe('the labelled cases', () => {
  it('cover the kinds of difficulty in many languages', () => {
    expect(cases.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(cases.map((each) => each.lang)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(cases.map((each) => each.kind)).size).toBeGreaterThanOrEqual(18);
    for (const { answer, spans, brand } of cases) {
      for (const [start, end] of spans) expect(answer.slice(start, end), brand.name).toMatch(/[\p{L}\p{N}]/u);
    }
  });

  it('are judged with high precision and recall', () => {
    const said = judged.filter(({ verdict }) => verdict.mentioned);
    const named = judged.filter(({ expected }) => expected);
    const both = said.filter(({ expected }) => expected).length;
    const wrong = judged.filter(({ isRight }) => !isRight).map(({ labelled }) => labelled.id);
    expect(share(both, said.length), `wrong: ${wrong.join(', ')}`).toBeGreaterThanOrEqual(FLOOR);
    expect(share(both, named.length), `wrong: ${wrong.join(', ')}`).toBeGreaterThanOrEqual(FLOOR);
  });

  it('are judged well in every kind and language with enough cases', () => {
    for (const key of ['kind', 'lang'] as const) {
      for (const [name, group] of Map.groupBy(judged, ({ labelled }) => labelled[key])) {
        if (group.length < GROUP_SIZE) continue;
        const accuracy = share(group.filter(({ isRight }) => isRight).length, group.length);
        expect(accuracy, `${key} ${name}`).toBeGreaterThanOrEqual(GROUP_FLOOR);
      }
    }
  });

  it('have their places found exactly', () => {
    const rightlyNamed = judged.filter(({ expected, isRight }) => expected && isRight);
    let found = 0;
    let all = 0;
    for (const { labelled, verdict } of rightlyNamed) {
      const places = new Set(verdict.mentions.map(({ start, end }) => `${start}-${end}`));
      all += labelled.spans.length;
      found += labelled.spans.filter(([start, end]) => places.has(`${start}-${end}`)).length;
    }
    expect(share(found, all)).toBeGreaterThanOrEqual(FLOOR);
  });
});
