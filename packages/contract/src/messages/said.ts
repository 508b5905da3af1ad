/** A message's English text in ICU's syntax, and the values put into it. */
export interface Sentence {
  template: string;
  values: Record<string, string | number>;
}

/** A formatted sentence; `inEnglish` formats it in English if the build has another language. */
export interface SaidSentence extends Sentence {
  inEnglish?: (values: Sentence['values']) => string;
}

type Hear = (text: string, sentence: SaidSentence) => void;

/** Sentences from before there was a listener. Tests and commands have none. */
const unheard: Parameters<Hear>[] = [];
const UNHEARD_MAX = 5_000;
let hear: Hear | null = null;

/** Sets the listener for formatted sentences. It gets the earlier ones at once. */
export function hearSentences(next: Hear): void {
  hear = next;
  for (const [text, sentence] of unheard.splice(0)) next(text, sentence);
}

/** Passes a formatted sentence to the listener and returns it. Messages with elements are not text and are skipped. */
export function said<Text>(text: Text, sentence: SaidSentence): Text {
  if (typeof text !== 'string') return text;
  if (hear) hear(text, sentence);
  else if (unheard.length < UNHEARD_MAX) unheard.push([text, sentence]);
  return text;
}
