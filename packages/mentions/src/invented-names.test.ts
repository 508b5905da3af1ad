import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { detectMentions } from './detect-mentions.ts';

interface LabelledCase {
  lang: string;
  question: string | null;
  answer: string;
  brand: { name: string; domain?: string; aliases?: string[] };
  mentioned: boolean;
  polarity?: string;
}

const FOLDER = new URL('../cases/', import.meta.url);
const SYLLABLES = ['ka', 'lor', 'vi', 'tren', 'mo', 'zu', 'dax', 'quil', 'sel', 'bro', 'nim', 'pra'];
const INVENTED = Array.from({ length: 50 }, (_, i) => {
  const parts = [i % 12, (i * 5 + 3) % 12, (i * 7 + 1) % 12].map((index) => SYLLABLES[index] ?? 'ka');
  return parts.join('').replace(/^./, (first) => first.toUpperCase());
});
/** Languages in which a name is not declined, so that a name can be put in place of another. */
const PLAIN_LANGUAGES = new Set(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ja', 'zh']);

const cases = readdirSync(FOLDER)
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as LabelledCase)
  .filter(
    ({ lang, brand, answer }) => PLAIN_LANGUAGES.has(lang) && !brand.aliases && answer.includes(brand.name),
  )
  .filter(
    ({ brand }) =>
      /^\p{Lu}\p{Ll}+\p{Lu}\p{L}+$/u.test(brand.name) ||
      /^(?:Quandoria|Lidl|Doctolib|Glovo|Nubank|Satispay|Miele|Idealista|Klarna|Ahrefs|Figma|Dyson|Zalando|Spotify|Belvaro|Veltrano|Zorvanto|Morvello|Zeltonica|Bramplex|Kettara|Trivexo|Bose|Hulu)$/.test(
        brand.name,
      ),
  );

it('a verdict does not hang on which invented name a brand has', () => {
  let same = 0;
  let all = 0;
  for (const { answer, question, brand, mentioned, polarity, lang } of cases) {
    for (const name of INVENTED) {
      const verdict = detectMentions({
        answer: answer.replaceAll(brand.name, name),
        question: question?.replaceAll(brand.name, name) ?? null,
        brand: { name },
        language: lang,
      });
      all++;
      if (verdict.mentioned === (mentioned && polarity !== 'unknown')) same++;
    }
  }
  expect(all).toBeGreaterThan(1000);
  expect(same / all).toBeGreaterThanOrEqual(0.98);
});
