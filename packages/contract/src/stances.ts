/** How an answer speaks of a company, the best first. */
export const STANCES = [
  'recommended_first',
  'praised',
  'mentioned',
  'with_reservation',
  'advised_against',
] as const;

/** By which structure of an answer the rules read a statement. */
export const STANCE_SIGNS = [
  'top_pick',
  'first_of_ranking',
  'best_for',
  'advantage',
  'drawback',
  'drawback_clause',
  'warning',
] as const;

/** Two stances each: what is counted together. */
export const STANCE_GROUPS = {
  praise: ['recommended_first', 'praised'],
  criticism: ['with_reservation', 'advised_against'],
} as const satisfies Record<string, readonly (typeof STANCES)[number][]>;

/** What a person says of a statement. */
export const STATEMENT_MARKS = ['true', 'false', 'outdated'] as const;

/** Facts that a brand declares, held against what answers say. */
export const FACT_KINDS = ['founding_year', 'price', 'product'] as const;
