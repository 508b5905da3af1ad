type Choices = readonly [string, ...string[]];

/**
 * What an answer is made of in one language. `{what}` is the field, `{place}` " in Lyon" or nothing, `{name}`, `{other}`
 * companies, `{reason}`, `{reason2}` entries of `reasons`, `{audience}` one of `audiences`.
 */
export interface PhraseBook {
  what: string;
  place: string;
  prose_openings: Choices;
  list_openings: Choices;
  table_openings: Choices;
  /** Above a name, one of `reasons`, of `audiences` and of `drawbacks`. */
  table_heads: readonly [string, string, string, string];
  drawbacks: Choices;
  sentences: Choices;
  comparisons: Choices;
  reasons: Choices;
  audiences: Choices;
  closings: Choices;
  denials: Choices;
  refusals: Choices;
  known: Choices;
  unknown: Choices;
  guide_titles: Choices;
  queries: Choices;
}
