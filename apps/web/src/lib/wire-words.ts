import type { Sentence, WireError } from '@answerscope/contract';
import { type Catalogue, loadCatalogue } from './wire-catalogue.ts';

/** An error of the wire, which is English, in the language of the build; as it came where that cannot be loaded. */
export async function inOwnWords(error: WireError): Promise<WireError> {
  if (loadCatalogue === null) return error;
  try {
    return translated(error, (await loadCatalogue()).default);
  } catch {
    return error;
  }
}

/** An error with the texts that people read in another language; a text without a translation stays English. */
export function translated(error: WireError, catalogue: Catalogue): WireError {
  const { details } = error;
  const say = sayingIn(catalogue, details?.sentences);
  const fields = Object.entries(details?.fields ?? {}).map(
    ([field, texts]) => [field, texts.map(say)] as const,
  );
  return {
    ...error,
    message: say(error.message),
    details: details && {
      ...details,
      ...(details.fields && { fields: Object.fromEntries(fields) }),
      ...(details.consequences && {
        consequences: details.consequences.map((one) => ({ ...one, text: say(one.text) })),
      }),
    },
  };
}

/** Says texts of the server by a catalogue; one without a translation as it came. */
export function sayingIn(
  catalogue: Catalogue,
  known: Readonly<Record<string, Sentence>> | undefined,
): (text: string) => string {
  const sentences = new Map(Object.entries(known ?? {}));
  const say = (text: string): string => {
    const made = sentences.get(text);
    const own = catalogue.get(made?.template ?? text);
    if (typeof own !== 'function') return own ?? text;
    if (made === undefined) return text;
    // A sentence of nothing but its value would be worded without an end.
    const sayValue = (value: string | number) =>
      typeof value === 'string' && value !== text ? say(value) : value;
    return String(own(made.values, sayValue));
  };
  return say;
}
