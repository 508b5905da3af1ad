import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { detectMentions } from './detect-mentions.ts';
import type { BrandNames } from './types.ts';

interface LabelledCase {
  id: string;
  lang: string;
  question: string | null;
  answer: string;
  brand: BrandNames;
  competitors?: BrandNames[];
}

const FOLDER = new URL('../cases/', import.meta.url);
const UNRELATED = 'The weather will stay dry for most of the day.';

const cases = readdirSync(FOLDER)
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as LabelledCase)
  .filter(({ lang }) => lang === 'en');

function placesOf(labelled: LabelledCase, answer: string, shift: number): number[] {
  const { question, brand, competitors } = labelled;
  const verdict = detectMentions({ answer, question, brand, competitors: competitors ?? [], language: 'en' });
  return verdict.mentions.map(({ start }) => start - shift);
}

it('unrelated text before or behind a labelled answer changes no place in it', { timeout: 60_000 }, () => {
  const lead = `${UNRELATED}\n\n`;
  for (const labelled of cases) {
    const { answer, id } = labelled;
    const places = placesOf(labelled, answer, 0);
    expect(placesOf(labelled, `${answer}\n\n${UNRELATED}`, 0), `behind ${id}`).toEqual(places);
    expect(placesOf(labelled, `${lead}${answer}`, lead.length), `before ${id}`).toEqual(places);
  }
});
