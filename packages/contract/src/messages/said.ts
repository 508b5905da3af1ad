/** A message's English text in ICU's syntax, and the values put into it. */
export interface Sentence {
  template: string;
  values: Record<string, string | number>;
}

/** A sentence that was made, and how English says it where the build speaks another language. */
export interface SaidSentence extends Sentence {
  inEnglish?: (values: Sentence['values']) => string;
}

type Hear = (text: string, sentence: SaidSentence) => void;

/** Sentences that modules made before anybody listened. In tests and commands nobody ever does. */
const unheard: Parameters<Hear>[] = [];
const UNHEARD_MAX = 5_000;
let hear: Hear | null = null;

/** Has every sentence that a message makes told to this function, also those that were made before. */
export function hearSentences(next: Hear): void {
  hear = next;
  for (const [text, sentence] of unheard.splice(0)) next(text, sentence);
}

/** Tells of what a message has said. @returns the same; where it has elements it is no text, and not told of */
export function said<Text>(text: Text, sentence: SaidSentence): Text {
  if (typeof text !== 'string') return text;
  if (hear) hear(text, sentence);
  else if (unheard.length < UNHEARD_MAX) unheard.push([text, sentence]);
  return text;
}
