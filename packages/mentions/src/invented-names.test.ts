import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { detectMentions } from './detect-mentions.ts';
import { kindsOf, PLACES, SURNAMES } from './lexicon/namesakes.ts';
import { nameClass } from './names/name-class.ts';
import { writtenForm } from './names/name-forms.ts';
import { foldText } from './text/fold.ts';

interface LabelledCase {
  lang: string;
  question: string | null;
  answer: string;
  brand: { name: string; domain?: string; aliases?: string[] };
}

const FOLDER = new URL('../cases/', import.meta.url);
const SYLLABLES = ['ka', 'lor', 'vi', 'tren', 'mo', 'zu', 'dax', 'quil', 'sel', 'bro', 'nim', 'pra'];
/** Invented names for each case; a tenth outside `npm run verify`. */
const COUNT = process.env.PROPERTY_RUNS === 'full' ? 50 : 5;

function word(seed: number): string {
  const parts = [seed % 12, (seed * 5 + 3) % 12, (seed * 7 + 1) % 12].map(
    (index) => SYLLABLES[index] ?? 'ka',
  );
  return parts.join('').replace(/^./, (first) => first.toUpperCase());
}

/** Classes of names that stand for themselves, with how to tell one and how to invent another. */
const CLASSES: readonly { is: RegExp; invent: (seed: number) => string }[] = [
  { is: /^\p{Lu}\p{Ll}{3,}$/u, invent: word },
  { is: /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u, invent: (seed) => `${word(seed)}${word(seed + 17).slice(0, 4)}` },
  { is: /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u, invent: (seed) => `${word(seed)} ${word(seed + 17)}` },
];

/** Languages that do not decline names, so that one can stand in the place of another. */
const PLAIN_LANGUAGES = new Set(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ja', 'zh']);

/** A name that a place, a god or a family bears too: no invented one stands for it. */
function isNamesake(name: string): boolean {
  const word = foldText(name);
  return PLACES.has(word) || SURNAMES.has(word) || kindsOf(word).length > 0;
}

const replaceable = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as LabelledCase)
  .filter(({ lang, brand }) => PLAIN_LANGUAGES.has(lang) && (brand.aliases ?? []).length === 0)
  .filter(({ answer, brand }) => answer.includes(brand.name) && !isNamesake(brand.name))
  .filter(({ brand }) => nameClass(writtenForm(0, 'name', brand.name)) === 'distinctive')
  .flatMap((labelled) => {
    const kind = CLASSES.find(({ is }) => is.test(labelled.brand.name));
    return kind ? [{ labelled, invent: kind.invent }] : [];
  });

function isNamed({ answer, question, lang }: LabelledCase, name: string): boolean {
  return detectMentions({ answer, question, brand: { name }, language: lang }).mentioned;
}

it('a verdict does not hang on which name of its class a brand has', { timeout: 480_000 }, () => {
  let same = 0;
  let all = 0;
  for (const { labelled, invent } of replaceable) {
    const { answer, question, brand } = labelled;
    const before = isNamed(labelled, brand.name);
    for (let seed = 0; seed < COUNT; seed++) {
      const name = invent(seed);
      const renamed = {
        ...labelled,
        answer: answer.replaceAll(brand.name, name),
        question: question?.replaceAll(brand.name, name) ?? null,
      };
      all++;
      if (isNamed(renamed, name) === before) same++;
    }
  }
  expect(replaceable.length).toBeGreaterThanOrEqual(60);
  expect(same / all).toBeGreaterThanOrEqual(0.98);
});
