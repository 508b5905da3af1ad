import { readFileSync } from 'node:fs';
import type { Stance, Statement } from '../src/stance/stance.ts';

/** What one reading calls a sentence, item or cell. */
interface Reading {
  stance: Stance;
  structural: boolean;
}

/** A sentence, item or cell about a company, where it begins in its answer, and both readings of it. */
export interface StanceUnit {
  company: number;
  quote: string;
  start: number;
  first: Reading;
  second: Reading;
}

/** An answer of `benchmark/stances.jsonl`, see the document beside it. */
export interface StanceAnswer {
  id: string;
  lang: string;
  shape: string;
  text: string;
  companies: string[];
  units: StanceUnit[];
}

type BareAnswer = Omit<StanceAnswer, 'units'> & { units: Pick<StanceUnit, 'company' | 'quote' | 'start'>[] };
interface StoredReading {
  id: string;
  stances: Stance[];
  structural: boolean[];
}

const FOLDER = new URL('.', import.meta.url);

function readLines<Line>(file: string): Line[] {
  return readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

export function readStanceAnswers(): StanceAnswer[] {
  const first = readingsOf('stances.first.jsonl');
  const second = readingsOf('stances.second.jsonl');
  return readLines<BareAnswer>('stances.jsonl').map((answer) => ({
    ...answer,
    units: answer.units.map((unit, index) => ({
      ...unit,
      first: first(answer.id, index),
      second: second(answer.id, index),
    })),
  }));
}

function readingsOf(file: string): (id: string, index: number) => Reading {
  const readings = new Map(readLines<StoredReading>(file).map((reading) => [reading.id, reading]));
  return (id, index) => {
    const stance = readings.get(id)?.stances[index];
    const structural = readings.get(id)?.structural[index];
    if (stance === undefined || structural === undefined) throw new Error(`${file}: no ${id}, ${index}`);
    return { stance, structural };
  };
}

/** Both readings call it the same. */
export function isAgreed({ first, second }: StanceUnit): boolean {
  return first.stance === second.stance;
}

/** Both readings call it the same, and structural. */
export function isStructural(unit: StanceUnit): boolean {
  return isAgreed(unit) && unit.first.structural && unit.second.structural;
}

/** Where a text has a company's name, letter for letter. */
export function placesOf(text: string, name: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + name.length))
    places.push({ start, end: start + name.length });
  return places;
}

/** The labelled unit that a statement overlaps most; null where it is about none. */
export function unitOf({ units }: StanceAnswer, { company, start, end }: Statement): StanceUnit | null {
  const overlap = (unit: StanceUnit): number =>
    unit.company === company
      ? Math.min(end, unit.start + unit.quote.length) - Math.max(start, unit.start)
      : 0;
  const best = units.toSorted((a, b) => overlap(b) - overlap(a))[0];
  return best !== undefined && overlap(best) > 0 ? best : null;
}
