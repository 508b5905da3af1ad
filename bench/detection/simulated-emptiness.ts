import {
  composeAnswer,
  FIELDS,
  type Field,
  LANGUAGES,
  type Language,
} from '@answerscope/assistant-simulator';
import { detectMentions } from '@answerscope/mentions';

const NOBODY = { name: 'Zyrthquon' };
const ASKED = 'Kalvero';
const PLACES = ['', 'Wien', 'London', 'Lyon', 'Sevilla'];
const ROUNDS = 5;
const AT = new Date('2026-03-01T12:00:00Z');

const IN_PLACE: Readonly<Record<Language, string>> = { en: ' in ', de: ' in ', fr: ' à ', es: ' en ' };
const QUESTIONS: Readonly<Record<Language, (what: string, where: string) => string>> = {
  en: (what, where) => `What are the best ${what}${where}?`,
  de: (what, where) => `Was sind die besten ${what}${where}?`,
  fr: (what, where) => `Quels sont les meilleurs ${what}${where} ?`,
  es: (what, where) => `¿Cuáles son los mejores ${what}${where}?`,
};
const ABOUT: Readonly<Record<Language, string>> = {
  en: `What do you know about ${ASKED}?`,
  de: `Was ist über ${ASKED} bekannt?`,
  fr: `Que pensez-vous de ${ASKED} pour une petite entreprise ?`,
  es: `¿Qué se sabe de ${ASKED} y para quién es?`,
};

/** The simulator's answers in every language it speaks, judged: it knows which of them name a company. */
export function simulatedEmptiness(): { table: string; missed: string[] } {
  const rows = LANGUAGES.map((language) => {
    const counted = { language, answers: 0, nameless: 0, wrong: 0 };
    for (let round = 0; round < ROUNDS; round++)
      for (const question of questionsIn(language, round)) {
        const { names_company, isEmpty } = judge(question, language, round);
        counted.answers += 1;
        counted.nameless += names_company ? 0 : 1;
        counted.wrong += isEmpty === names_company ? 1 : 0;
      }
    return counted;
  });
  const wrong = rows.reduce((sum, row) => sum + row.wrong, 0);
  const answers = rows.reduce((sum, row) => sum + row.answers, 0);
  return {
    table: [
      '| language | answers | of them without names | judged wrong |',
      '|---|---|---|---|',
      ...rows.map((row) => `| ${row.language} | ${row.answers} | ${row.nameless} | ${row.wrong} |`),
    ].join('\n'),
    missed:
      wrong === 0 ? [] : [`empty answers: ${wrong} of ${answers} answers of the simulator judged wrong`],
  };
}

function questionsIn(language: Language, round: number): string[] {
  const choices = FIELDS.flatMap((field: Field) =>
    PLACES.map((place) => {
      const where = place === '' ? '' : `${IN_PLACE[language]}${place}`;
      return QUESTIONS[language](field.labels[language], where);
    }),
  );
  return round === 0 ? [...choices, ...Array.from({ length: 20 }, () => ABOUT[language])] : choices;
}

let asked = 0;

function judge(question: string, language: Language, round: number) {
  asked += 1;
  const answer = composeAnswer({
    seed: `emptiness-${round}`,
    channel: 'openai',
    question,
    at: AT,
    repetition: asked,
    search: round % 2 === 0,
    tracked: question === ABOUT[language] ? [{ name: ASKED }] : [],
    courses: [],
  });
  const cited = new Set(answer.passages.flatMap(({ cites }) => cites));
  const { empty } = detectMentions({
    answer: answer.passages.map(({ text }) => text).join(''),
    question,
    brand: NOBODY,
    language,
    sources: answer.sources.map(({ url, title }, index) => ({ url, title, is_cited: cited.has(index) })),
  });
  return { names_company: answer.names_company, isEmpty: empty };
}
