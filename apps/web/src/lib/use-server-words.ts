import type { Sentences } from '@answerscope/contract';
import { useEffect, useState } from 'react';
import { type Catalogue, loadCatalogue } from './wire-catalogue.ts';
import { sayingIn } from './wire-words.ts';

let loaded: Catalogue | null = null;

/** Says texts of a reply in the language of the build; in English, and until its catalogue is loaded, as they came. */
export function useServerWords(sentences?: Sentences): (text: string) => string {
  const [catalogue, setCatalogue] = useState(loaded);
  useEffect(() => {
    // What another part loaded since this one was drawn is known by now, and is drawn all the same.
    if (loadCatalogue === null || catalogue !== null) return;
    loadCatalogue().then(
      (part) => {
        loaded = part.default;
        setCatalogue(loaded);
      },
      () => undefined,
    );
  }, [catalogue]);
  if (catalogue === null) return (text) => text;
  const known = sentences?.map(
    ({ text, template, values }) =>
      [
        text,
        { template, values: Object.fromEntries(values.map(({ name, value }) => [name, value])) },
      ] as const,
  );
  return sayingIn(catalogue, Object.fromEntries(known ?? []));
}
