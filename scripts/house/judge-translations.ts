import { IS_TRANSLATION, type MessagesOf } from './judge-messages.ts';

export interface JudgedTranslations {
  /** Messages in English. */
  total: number;
  translated: number;
  /** Files without a translation, and names that a translation lacks or English does not have. */
  faults: string[];
}

/** Compares `messages.<language>.ts` with `messages.ts` beside it. Pure. */
export function judgeTranslations(messages: MessagesOf, language: string): JudgedTranslations {
  const judged: JudgedTranslations = { total: 0, translated: 0, faults: [] };
  for (const [path, english] of messages) {
    if (IS_TRANSLATION.test(path)) continue;
    const names = Object.keys(english);
    const own = messages.get(path.replace(/\.ts$/, `.${language}.ts`))?.default as object | undefined;
    const found = Object.keys(own ?? {});
    const lacking = names.filter((name) => !found.includes(name));
    judged.total += names.length;
    judged.translated += names.length - lacking.length;
    if (own === undefined) judged.faults.push(`${path} is not translated (${language}).`);
    else if (lacking.length > 0) judged.faults.push(`${path} lacks in ${language}: ${lacking.join(', ')}.`);
    const spare = found.filter((name) => !names.includes(name));
    if (spare.length > 0) judged.faults.push(`${path} has in ${language} alone: ${spare.join(', ')}.`);
  }
  return judged;
}
