import { type AnswerStatements, STANCE_GROUPS, type Stance, type Statement } from '@answerscope/contract';
import * as messages from './messages.ts';

/** A statement that the answer's text shows marked; `id` leads from the list to it. */
export interface MarkedStatement {
  id: string;
  start: number;
  end: number;
  tone: 'positive' | 'negative' | 'neutral';
  title: string;
}

/** What is said of one company, as it is listed beside the answer. */
export interface CompanyStatements {
  key: string | null;
  name: string;
  statements: (Statement & { id: string })[];
}

const TITLES: Record<Stance, (values: { company: string }) => string> = {
  recommended_first: messages.recommendedFirst,
  praised: messages.praised,
  mentioned: messages.mentionedOnly,
  with_reservation: messages.withReservation,
  advised_against: messages.advisedAgainst,
};

/** Marks of layout before the first word. */
const BEFORE_WORDS = /^(?:\s|[>*_#|+[-]|\d+[.)]\s)*/;

/** The brand and tracked companies of an answer with the places of what is said of them. */
export function toCompanyStatements(said: AnswerStatements, brand: string): CompanyStatements[] {
  let count = 0;
  return said.companies
    .filter(({ is_tracked }) => is_tracked)
    .map(({ key, name, statements }) => ({
      key,
      name: name ?? brand,
      statements: statements.map((one) => {
        count += 1;
        return { ...one, id: `said-${count}` };
      }),
    }));
}

export function markStatements(companies: readonly CompanyStatements[]): MarkedStatement[] {
  return companies.flatMap(({ name, statements }) =>
    statements.map(({ id, stance, quote, start, end }) => ({
      id,
      start: start + (BEFORE_WORDS.exec(quote)?.[0].length ?? 0),
      end,
      tone: toneOf(stance),
      title: TITLES[stance]({ company: name }),
    })),
  );
}

function toneOf(stance: Stance): MarkedStatement['tone'] {
  const isOf = (group: readonly Stance[]) => group.includes(stance);
  if (isOf(STANCE_GROUPS.praise)) return 'positive';
  return isOf(STANCE_GROUPS.criticism) ? 'negative' : 'neutral';
}
