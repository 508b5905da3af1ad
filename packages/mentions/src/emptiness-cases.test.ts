import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { detectMentions } from './detect-mentions.ts';

/** An answer labelled with whether it names any company; the brand it is judged for stands in none of them. */
interface EmptinessCase {
  id: string;
  lang: string;
  question: string | null;
  answer: string;
  names: boolean;
}

const FOLDER = new URL('../cases/emptiness/', import.meta.url);
const MAX_LOST = 0.005;
const MAX_LOST_IN_LANGUAGE = 0.02;
const MIN_FOUND = 0.8;

const judged = readdirSync(FOLDER)
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as EmptinessCase)
  .map((each) => {
    const { answer, question, lang } = each;
    return {
      ...each,
      verdict: detectMentions({ answer, question, brand: { name: 'Zyrthquon' }, language: lang }),
    };
  });
const named = judged.filter(({ names }) => names);
const nameless = judged.filter(({ names }) => !names);

describe('the answers labelled for names', () => {
  it('are many, in many languages', () => {
    expect(named.length).toBeGreaterThanOrEqual(400);
    expect(nameless.length).toBeGreaterThanOrEqual(150);
    const languages = [...Map.groupBy(named, ({ lang }) => lang)].filter(([, group]) => group.length >= 15);
    expect(languages.length).toBeGreaterThanOrEqual(14);
  });

  it('are hardly ever called empty when they name somebody, in any language', () => {
    const lost = named.filter(({ verdict }) => verdict.empty);
    expect(lost.length, lost.map(({ id }) => id).join(', ')).toBeLessThanOrEqual(named.length * MAX_LOST);
    for (const [language, group] of Map.groupBy(named, ({ lang }) => lang)) {
      const share = group.filter(({ verdict }) => verdict.empty).length / group.length;
      expect(share, language).toBeLessThanOrEqual(MAX_LOST_IN_LANGUAGE);
    }
  });

  it('are mostly called empty when they name nobody', () => {
    const found = nameless.filter(({ verdict }) => verdict.empty);
    expect(found.length / nameless.length).toBeGreaterThanOrEqual(MIN_FOUND);
  });
});
