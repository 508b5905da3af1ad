import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type ErrorDetails,
  hearSentences,
  type SaidSentence,
  type Sentence,
  type Sentences,
} from '@answerscope/contract';

/** An import makes a sentence per row; those of the refusal come last. */
const REQUEST_MAX = 1_000;
/** From modules while they load, and from jobs. */
const LASTING_MAX = 5_000;

const requests = new AsyncLocalStorage<Map<string, SaidSentence>>();
const lasting = new Map<string, SaidSentence>();

hearSentences((text, sentence) => {
  const ofRequest = requests.getStore();
  if (ofRequest === undefined) {
    if (lasting.size < LASTING_MAX) lasting.set(text, sentence);
    return;
  }
  ofRequest.set(text, sentence);
  const [oldest] = ofRequest.keys();
  if (ofRequest.size > REQUEST_MAX && oldest !== undefined) ofRequest.delete(oldest);
});

/** Serves a request and stores the sentences formatted meanwhile. */
export function rememberingSentences<T>(serve: () => T): T {
  return requests.run(new Map(), serve);
}

interface Worded {
  message: string;
  details: ErrorDetails | null;
}

/** Says texts in English, and keeps how those with values were made. */
function sayingInEnglish(): { sentences: Record<string, Sentence>; inEnglish: (text: string) => string } {
  const sentences: Record<string, Sentence> = {};
  const inEnglish = (text: string): string => {
    const made = requests.getStore()?.get(text) ?? lasting.get(text);
    if (made === undefined) return text;
    const values = Object.fromEntries(
      Object.entries(made.values).map(([name, value]) => [
        name,
        typeof value === 'string' ? inEnglish(value) : value,
      ]),
    );
    const english = made.inEnglish?.(values) ?? text;
    if (Object.keys(values).length > 0) sentences[english] = { template: made.template, values };
    return english;
  };
  return { sentences, inEnglish };
}

/** How texts of a reply were made, for a browser in another language. */
export function sentencesOf(texts: Iterable<string | null | undefined>): Sentences {
  const { sentences, inEnglish } = sayingInEnglish();
  for (const text of texts) if (text) inEnglish(text);
  return Object.entries(sentences).map(([text, { template, values }]) => ({
    text,
    template,
    values: Object.entries(values).map(([name, value]) => ({ name, value })),
  }));
}

/** The texts of an error in English, and how those with values were made. */
export function inWireWords({ message, details }: Worded): Worded {
  const { sentences, inEnglish } = sayingInEnglish();
  const worded: Worded = {
    message: inEnglish(message),
    details: details && {
      ...details,
      ...(details.fields && {
        fields: Object.fromEntries(
          Object.entries(details.fields).map(([field, texts]) => [field, texts.map(inEnglish)]),
        ),
      }),
      ...(details.consequences && {
        consequences: details.consequences.map((one) => ({ ...one, text: inEnglish(one.text) })),
      }),
    },
  };
  return Object.keys(sentences).length === 0
    ? worded
    : { ...worded, details: { ...worded.details, sentences } };
}
