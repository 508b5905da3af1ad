/** How an answer speaks of a company. Codes are stored with statements: add new ones, never rename. */
export const STANCES = [
  'recommended_first',
  'praised',
  'mentioned',
  'with_reservation',
  'advised_against',
] as const;
export type Stance = (typeof STANCES)[number];

/** What shows a stance by structure alone. Codes are stored with statements: add new ones, never rename. */
export const STANCE_SIGNS = [
  'top_pick',
  'first_of_ranking',
  'best_for',
  'advantage',
  'drawback',
  'drawback_clause',
  'warning',
] as const;
export type StanceSign = (typeof STANCE_SIGNS)[number];

/** A statement about a company, with the words it rests on: text.slice(start, end) === quote. */
export interface Statement {
  /** Index of the company as it was given. */
  company: number;
  stance: Stance;
  /** A sentence, list item or cell as the answer has it, markdown and all. */
  quote: string;
  /** UTF-16 offsets into the answer, end exclusive. */
  start: number;
  end: number;
  sign: StanceSign;
  /** The head of its column, row or list as the answer words it; null where the quotation shows its sign itself. */
  label: string | null;
}

/** Where a company is named: UTF-16 offsets into the answer, end exclusive. */
export interface CompanyPlaces {
  places: readonly { start: number; end: number }[];
}
