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

/** Every tenth case, all of them in `npm run verify`. */
const SHARE = process.env.PROPERTY_RUNS === 'full' ? 1 : 10;

const everyCase = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
  .filter((_, index) => index % SHARE === 0)
  .map((line) => JSON.parse(line) as LabelledCase);
const cases = everyCase.filter(({ lang }) => lang === 'en');

function placesOf(labelled: LabelledCase, answer: string, shift: number): number[] {
  const { question, brand, competitors, lang } = labelled;
  const verdict = detectMentions({ answer, question, brand, competitors: competitors ?? [], language: lang });
  return verdict.mentions.map(({ start }) => start - shift);
}

const known = new Map<LabelledCase, string>();

/** Where an answer mentions somebody before anything is added to it: the same for every addition. */
function placesBefore(labelled: LabelledCase): string {
  const places = known.get(labelled) ?? placesOf(labelled, labelled.answer, 0).join();
  known.set(labelled, places);
  return places;
}

/** Share of cases whose sentences are too short to tell their language. */
const UNTOLD = 0.003;

/** What an answer may hold beside the sentences that matter, none of it about a name. */
const ADDITIONS: readonly [kind: string, text: string][] = [
  ['a sentence', UNRELATED],
  ['a program', '```js\nconst sum = 1 + 2;\n```'],
  ['a table', '| Year | Rain |\n|---|---|\n| 1990 | 80 |\n| 1991 | 95 |'],
  [
    'a list',
    'Cook it so:\n\n- rinse the rice\n- boil it for ten minutes\n- let it rest\n\nIt keeps for a day.',
  ],
];

/** A paragraph about nothing, in languages that decline names, that do not, and that write without spaces. */
const PARAGRAPHS: Readonly<Record<string, string>> = {
  en: 'The weather will stay dry for most of the day, and it will not be much colder than it was yesterday.',
  de: 'Das Wetter bleibt heute trocken, und morgen wird es nicht kälter als gestern.',
  pl: 'Pogoda pozostanie dziś sucha, a jutro nie będzie zimniej niż wczoraj.',
  ja: '今日は一日中乾いた天気が続き、明日も昨日より寒くなることはないでしょう。',
};

it.each(ADDITIONS)(
  '%s before or behind a labelled answer changes no place in it',
  { timeout: 480_000 },
  (_, text) => {
    const lead = `${text}\n\n`;
    const changed: string[] = [];
    for (const labelled of cases) {
      const { answer, id } = labelled;
      const places = placesBefore(labelled);
      if (placesOf(labelled, `${answer}\n\n${text}`, 0).join() !== places) changed.push(`behind ${id}`);
      if (placesOf(labelled, `${lead}${answer}`, lead.length).join() !== places) changed.push(`before ${id}`);
    }
    expect(changed.length, changed.join()).toBe(0);
  },
);

it.each(Object.entries(PARAGRAPHS))(
  'a paragraph in %s before or behind an answer of another language changes hardly a place in it',
  { timeout: 480_000 },
  (language, text) => {
    const lead = `${text}\n\n`;
    const others = everyCase.filter(({ lang }) => lang !== language);
    const changed = others.filter((labelled) => {
      const { answer } = labelled;
      const places = placesBefore(labelled);
      return (
        placesOf(labelled, `${answer}\n\n${text}`, 0).join() !== places ||
        placesOf(labelled, `${lead}${answer}`, lead.length).join() !== places
      );
    });
    expect(changed.length, changed.map(({ id }) => id).join()).toBeLessThanOrEqual(
      Math.ceil(others.length * UNTOLD),
    );
  },
);
