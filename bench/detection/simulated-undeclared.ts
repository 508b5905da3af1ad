import {
  composeAnswer,
  FIELDS,
  GENERAL_BRANDS,
  LANGUAGES,
  type Language,
} from '@answerscope/assistant-simulator';
import { detectMentions } from '@answerscope/mentions';

const NOBODY = { name: 'Zyrthquon' };
const ROUNDS = 8;
const AT = new Date('2026-03-01T12:00:00Z');
/** Every name the simulator can write: it invents no others and cites no pages in the text. */
const BRANDS = [...new Set([...FIELDS.flatMap(({ brands }) => [...brands]), ...GENERAL_BRANDS])];

const QUESTIONS: Readonly<Record<Language, (what: string) => string>> = {
  en: (what) => `What are the best ${what}?`,
  de: (what) => `Was sind die besten ${what}?`,
  fr: (what) => `Quels sont les meilleurs ${what} ?`,
  es: (what) => `¿Cuáles son los mejores ${what}?`,
};

/** Of the names in the answers of one language, at least so many must be listed whole. */
const MIN_FOUND: Readonly<Record<Language, number>> = { en: 0.8, de: 0.65, fr: 0.55, es: 0.65 };
/** Of what is listed, at least so much must be a whole name. */
const MIN_RIGHT: Readonly<Record<Language, number>> = { en: 0.95, de: 0.95, fr: 0.92, es: 0.92 };

/** The names in answers of one language, and what is listed of them: whole names, parts of names, and what is no name. */
interface Counted {
  language: Language;
  named: number;
  whole: number;
  parts: number;
  wrong: number;
}

/** The companies listed in the simulator's answers, in every language it speaks. */
export function simulatedUndeclared(): { table: string; missed: string[] } {
  const counted = LANGUAGES.map(count);
  return {
    table: [
      '| language | names | found whole % | listed | whole names % | parts of names % | no names % |',
      '|---|---|---|---|---|---|---|',
      ...counted.map(({ language, named, whole, parts, wrong }) => {
        const listed = whole + parts + wrong;
        const shares = [whole, parts, wrong].map((part) => percent(part, listed)).join(' | ');
        return `| ${language} | ${named} | ${percent(whole, named)} | ${listed} | ${shares} |`;
      }),
    ].join('\n'),
    missed: counted.flatMap(({ language, named, whole, parts, wrong }) => [
      ...(whole < named * MIN_FOUND[language]
        ? [`undeclared names: ${whole} of ${named} found whole in ${language}`]
        : []),
      ...(whole < (whole + parts + wrong) * MIN_RIGHT[language]
        ? [`undeclared names: ${parts} parts and ${wrong} wrong beside ${whole} whole names in ${language}`]
        : []),
    ]),
  };
}

/** A name without its article and its legal form, which a list of names may leave out. */
const bare = (name: string): string =>
  name.replace(/^(?:the|la|le|les|el) /i, '').replace(/,? (?:& )?(?:co|inc)\.?$/i, '');

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : ((100 * part) / whole).toFixed(1);

function count(language: Language): Counted {
  const counted: Counted = { language, named: 0, whole: 0, parts: 0, wrong: 0 };
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
        courses: [],
      });
      const answer = passages.map(({ text }) => text).join('');
      const { undeclared } = detectMentions({ answer, question, brand: NOBODY, language });
      const listed = new Set(undeclared.map(({ name }) => bare(name)));
      const named = BRANDS.filter((name) => answer.includes(name)).map(bare);
      const others = [...listed].filter((name) => !named.includes(name));
      const parts = others.filter((name) => named.some((whole) => whole.includes(name)));
      counted.named += named.length;
      counted.whole += named.filter((name) => listed.has(name)).length;
      counted.parts += parts.length;
      counted.wrong += others.length - parts.length;
    }
  return counted;
}
