import type { Answer } from '@answerscope/assistants';
import {
  type DoubtCode,
  type DoubtfulPlace,
  lettersOf,
  type Mention,
  nameLetters,
  type PreparedAnswer,
  prepareAnswer,
  readCompany,
} from '@answerscope/mentions';
import type { CompanyNames } from '../brand/companies.tables.ts';
import type { BrandNamesSnapshot } from '../brand/index.ts';
import { type DecidingRow, decisionsOfCompany } from './auxiliary/decisions.rules.ts';
import { readingOf, saysSomething } from './judge.rules.ts';

/** An answer with the names of the brand that its verdict was made with. */
export interface AnswerToCount {
  answer_id: string;
  judgement_id: string;
  answer: Pick<Answer, 'text' | 'sources' | 'citations' | 'finish'>;
  question: string;
  language: string;
  names: BrandNamesSnapshot;
  /** What the auxiliary model was to read of it. */
  auxiliary: readonly Omit<DecidingRow, 'brand_hash'>[];
}

export interface CompanyToRead {
  key: string;
  names: CompanyNames;
}

export interface CompanyMention {
  answer_id: string;
  judgement_id: string;
  company_key: string;
  mentions: number;
  first_at: number;
  form: string;
  doubt: DoubtCode | null;
}

/** Places of an answer on which it hangs whether it names a company, while the rules are not sure. */
export interface CompanyDoubt<Company extends CompanyToRead> {
  answer_id: string;
  judgement_id: string;
  company: Company;
  places: DoubtfulPlace[];
}

/**
 * Where answers name companies, and where the rules are not sure. Each is read by itself beside the brand: which other ones
 * are known, in which order they were met and whether their user tracks them changes nothing.
 */
export function readCompanies<Company extends CompanyToRead>(
  answers: readonly AnswerToCount[],
  companies: readonly Company[],
): { mentions: CompanyMention[]; doubts: CompanyDoubt<Company>[] } {
  const speaking = answers.filter(({ answer }) => saysSomething(answer));
  const prepared = speaking.map((one) => prepareAnswer(readingOf(one)));
  const found: CompanyMention[] = [];
  const doubts: CompanyDoubt<Company>[] = [];
  // Company after company: what its names are compiled to serves all answers.
  for (const company of companies) {
    const forms = nameLetters(company.names);
    for (const [index, one] of speaking.entries()) {
      const text = prepared[index];
      if (text === undefined || !forms.some((form) => text.letters().includes(form))) continue;
      const { answer_id, judgement_id } = one;
      const { mentions, doubt, doubtful } = readOne(text, one, company);
      if (doubtful.length > 0) doubts.push({ answer_id, judgement_id, company, places: doubtful });
      const [first] = mentions;
      if (first === undefined) continue;
      found.push({
        answer_id,
        judgement_id,
        company_key: company.key,
        mentions: mentions.length,
        first_at: first.start,
        form: first.matched_name,
        doubt,
      });
    }
  }
  for (const text of prepared) text.release();
  return { mentions: found, doubts };
}

/** Where an answer names each of these companies, in the order of the text. */
export function placesOfCompanies(one: AnswerToCount, companies: readonly CompanyToRead[]): Mention[][] {
  if (companies.length === 0) return [];
  const text = prepareAnswer(readingOf(one));
  const places = companies.map((company) => readOne(text, one, company).mentions);
  text.release();
  return places;
}

function readOne(
  text: PreparedAnswer,
  { names, auxiliary }: AnswerToCount,
  company: CompanyToRead,
): ReturnType<typeof readCompany> {
  const { competitors: _others, ...brand } = names;
  const decided = decisionsOfCompany(auxiliary, company);
  return readCompany(text, { brand, company: company.names, decided });
}

/** Whether a text may name one of these companies: most stored answers are passed over by their letters alone. */
export function mayNameOneOf(companies: readonly CompanyToRead[]): (text: string) => boolean {
  const forms = companies.flatMap(({ names }) => nameLetters(names));
  return (text) => {
    const letters = lettersOf(text);
    return forms.some((form) => letters.includes(form));
  };
}

/** Another company in an answer. */
export interface NamedCompany {
  key: string;
  mentions: number;
  first_at: number;
}

/**
 * The brand's place among all companies of an answer by first mention, from 1; null where it is not named, or nobody else
 * is: alone one has no place.
 * @param first_at of the brand's first mention; null without one
 */
export function placeOf(first_at: number | null, others: readonly NamedCompany[]): number | null {
  if (first_at === null || others.length === 0) return null;
  return 1 + others.filter((other) => other.first_at < first_at).length;
}

/** Own mentions of all; null where nobody else is named. */
export function shareOf(own: number, others: number): number | null {
  return others === 0 ? null : own / (own + others);
}

/** The end of a name that begins at `start`, written as `form` or, where the text has it otherwise, of its first word. */
export function endOfName(text: string, start: number, form: string): number {
  const end = start + form.length;
  if (text.slice(start, end).toLowerCase() === form.toLowerCase()) return end;
  return start + (/^[\p{L}\p{M}\p{N}]+/u.exec(text.slice(start))?.[0].length ?? form.length);
}
