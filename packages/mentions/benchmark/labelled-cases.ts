import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { BrandNames } from '../src/types.ts';

/**
 * A labelled answer: `mentioned` is what the product should say, a bare "I know nothing about X" counted as no; `spans`
 * are the places that name the brand, UTF-16 offsets.
 */
export interface LabelledCase {
  id: string;
  lang: string;
  kind: string;
  question: string | null;
  answer: string;
  brand: BrandNames;
  competitors: BrandNames[];
  mentioned: boolean;
  spans: [number, number][];
}

const OWN = new URL('../cases/', import.meta.url);
const DEVELOPMENT = new URL('../../../shared/mentions/mentions-dev.jsonl', import.meta.url);

type Stored = LabelledCase & { polarity?: string; competitors?: BrandNames[] };

function readCases(url: URL): LabelledCase[] {
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Stored)
    .map(({ polarity, ...each }) => ({
      ...each,
      competitors: each.competitors ?? [],
      mentioned: each.mentioned && polarity !== 'unknown',
    }));
}

/** The project's own cases. */
export function ownCases(): LabelledCase[] {
  return readdirSync(OWN)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readCases(new URL(name, OWN)));
}

/** The development set of real answers beside the repository; null where it is not. */
export function developmentCases(): LabelledCase[] | null {
  return existsSync(DEVELOPMENT) ? readCases(DEVELOPMENT) : null;
}
