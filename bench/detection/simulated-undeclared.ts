import { composeAnswer, FIELDS, LANGUAGES, type Language } from '@answerscope/assistant-simulator';
import { detectMentions } from '@answerscope/mentions';

const NOBODY = { name: 'Zyrthquon' };
const ROUNDS = 8;
const AT = new Date('2026-03-01T12:00:00Z');
const BRANDS = [...new Set(FIELDS.flatMap(({ brands }) => [...brands]))];

const QUESTIONS: Readonly<Record<Language, (what: string) => string>> = {
  en: (what) => `What are the best ${what}?`,
  de: (what) => `Was sind die besten ${what}?`,
  fr: (what) => `Quels sont les meilleurs ${what} ?`,
  es: (what) => `¿Cuáles son los mejores ${what}?`,
};

/** Of the names in the answers of one language, at least so many must be listed whole. */
const MIN_FOUND: Readonly<Record<Language, number>> = { en: 0.8, de: 0.55, fr: 0.6, es: 0.65 };

/** Of the names in answers of one language: how many are listed as they are written, and what else is listed: parts of them, and companies of no field. */
interface Counted {
  language: Language;
  named: number;
  found: number;
  others: number;
}

/** The companies listed in the simulator's answers, whole names only, in every language it speaks. */
export function simulatedUndeclared(): { table: string; missed: string[] } {
  const counted = LANGUAGES.map(count);
  return {
    table: [
      '| language | names | found whole % | listed beyond the fields’ own names % |',
      '|---|---|---|---|',
      ...counted.map(
        ({ language, named, found, others }) =>
          `| ${language} | ${named} | ${percent(found, named)} | ${percent(others, found + others)} |`,
      ),
    ].join('\n'),
    missed: counted
      .filter(({ language, named, found }) => found < named * MIN_FOUND[language])
      .map(
        ({ language, named, found }) => `undeclared names: ${found} of ${named} found whole in ${language}`,
      ),
  };
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : ((100 * part) / whole).toFixed(1);

function count(language: Language): Counted {
  const counted: Counted = { language, named: 0, found: 0, others: 0 };
  let asked = 0;
  for (const { labels } of FIELDS)
    for (let round = 0; round < ROUNDS; round++) {
      asked += 1;
      const question = QUESTIONS[language](labels[language]);
      const { passages } = composeAnswer({
        seed: 'undeclared',
        channel: 'openai',
        question,
        at: AT,
        repetition: asked,
        search: round % 2 === 0,
        tracked: [],
      });
      const answer = passages.map(({ text }) => text).join('');
      const { undeclared } = detectMentions({ answer, question, brand: NOBODY, language });
      const listed = new Set(undeclared.map(({ name }) => name));
      const named = BRANDS.filter((name) => answer.includes(name));
      counted.named += named.length;
      counted.found += named.filter((name) => listed.has(name)).length;
      counted.others += [...listed].filter((name) => !named.includes(name)).length;
    }
  return counted;
}
