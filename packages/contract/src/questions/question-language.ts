/** How keywords are asked about in one language, and the words of it that tell how. */
export interface QuestionLanguage {
  /** Of a keyword that is a thing: 'accounting app'. */
  template: string;
  /** Of one that speaks of the choice itself: 'best accounting app', 'alternatives to …', 'one vs two'. */
  choice: string;
  /** Of one that asks already: 'recommend an accountant', 'I need an accountant'. */
  request: string;
  /** Of one that is something to do: 'hire an accountant'; null where the template takes a verb as it takes a thing. */
  action: string | null;
  /** What follows a question about prices: who sells it. */
  offers: string;
  locationPrefix: string;
  /** What stands before a place in a keyword. */
  prepositions: readonly string[];
  /** How a question begins that is typed without its mark; those of `which` also with one word behind. */
  openings: readonly string[];
  which: readonly string[];
  /** Words of a question about prices. */
  costs: readonly string[];
  /**
   * Superlatives and words for a choice, anywhere in a keyword, and those that are one only where they begin it. A
   * word that ends in * may go on.
   */
  choices: readonly string[];
  firstChoices: readonly string[];
  /** How a request begins. */
  requests: readonly string[];
  /** Verbs of something to do, at the end of a keyword where they stand in this language; and what looks like one. */
  actions: readonly string[];
  actionsStand: 'first' | 'last';
  notActions: readonly string[];
}

/** Words from a line of them, parted by commas. */
export function listed(words: string): string[] {
  return words.split(', ');
}

/** Each stem with each ending: 'best' with 'e' and 'er'. */
export function inflected(stems: string, endings: string): string[] {
  return listed(stems).flatMap((stem) => listed(endings).map((ending) => stem + ending));
}
