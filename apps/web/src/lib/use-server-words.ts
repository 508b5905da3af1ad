import type { Sentences } from '@answerscope/contract';
import { useEffect, useState } from 'react';
import { loadOwnWords } from './own-words.ts';

type OwnWords = Awaited<ReturnType<NonNullable<typeof loadOwnWords>>>;

let loaded: OwnWords | null = null;

/** Says texts of a reply in the language of the build; in English, and until its catalogue is loaded, as they came. */
export function useServerWords(sentences?: Sentences): (text: string) => string {
  const [words, setWords] = useState(loaded);
  useEffect(() => {
    // What another part loaded since this one was drawn is known by now, and is drawn all the same.
    if (loadOwnWords === null || words !== null) return;
    loadOwnWords().then(
      (own) => {
        loaded = own;
        setWords(own);
      },
      () => undefined,
    );
  }, [words]);
  if (words === null) return (text) => text;
  const known = sentences?.map(
    ({ text, template, values }) =>
      [
        text,
        { template, values: Object.fromEntries(values.map(({ name, value }) => [name, value])) },
      ] as const,
  );
  return words.sayingIn(words.catalogue, Object.fromEntries(known ?? []));
}
