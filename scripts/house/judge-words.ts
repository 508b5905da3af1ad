import { readCode } from './read-code.ts';

/** A word that the glossary has no use for, and what to write instead. */
interface AvoidedWord {
  word: RegExp;
  instead: string;
}

/** Not in names: the field's own word says it better. */
const IN_NAMES: Readonly<Record<string, string>> = {
  tell: 'notify, publish, report or print',
  tells: 'notify, publish, report or print',
  told: 'notified, published, described or the name of what it holds',
  whoever: 'the name of who it is',
  held: 'locked, reserved, taken or kept',
  hand: 'worker slot',
  hands: 'worker slots',
};

/** Not in sentences that people read: nobody whose first language is English says it so. */
const IN_SENTENCES: readonly AvoidedWord[] = [
  { word: /\bwhoever\b/i, instead: 'anyone who' },
  { word: /\b(is|are|was|were|be|been|being) told\b/i, instead: 'is notified, is shown' },
  {
    word: /\bstands? (in|here|there|with|beside|as|on)\b(?! (the|its|their|your) way)/i,
    instead: 'is in, appears here, comes with',
  },
  { word: /\banew\b/i, instead: 'again' },
  { word: /\be-mails?\b/i, instead: 'email' },
];

const DECLARED = /\b(?:function|const|let|class|interface|type)\s+([A-Za-z_$][\w$]*)/g;
/** Words between two elements of a page. */
const JSX_TEXT = />([^<>{}=;]*\s[^<>{}=;]*)</g;
const IS_TEST = /\.(test|fixture)\.tsx?$/;
/** Where names follow a provider, a language or a proof instead of the glossary. */
const IS_ELSEWHERE = /^(scripts|e2e|bench)\/|^packages\/(?!contract\/)|\.gen\.ts$/;
/** Words of other languages, and what people type. */
const IS_MATERIAL = /\/(questions|lexicon|content)\/[^/]*$/;

/** What is wrong with the words of one file, each in a sentence that says what to write instead. Pure. */
export function judgeWords(path: string, source: string): string[] {
  if (IS_TEST.test(path) || IS_ELSEWHERE.test(path)) return [];
  const { code, written, texts } = readCode(source);
  const faults: string[] = [];
  for (const [, name = ''] of code.matchAll(DECLARED))
    for (const part of partsOf(name))
      if (part in IN_NAMES)
        faults.push(`names something ${name}: write ${IN_NAMES[part]} instead of '${part}'.`);
  if (IS_MATERIAL.test(path)) return faults;
  if (path.endsWith('.tsx')) texts.push(...[...written.matchAll(JSX_TEXT)].map(([, text = '']) => text));
  for (const text of texts)
    for (const { word, instead } of IN_SENTENCES) {
      const found = word.exec(text)?.[0];
      if (found !== undefined && text.trim().includes(' '))
        faults.push(`says '${found}' to people: write ${instead}, in “${text.trim().slice(0, 80)}”.`);
    }
  return faults;
}

/** The words of a name: 'tellNewest' and 'TELL_EVERY_MS' have one in common. */
function partsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_$]+/)
    .map((part) => part.toLowerCase());
}
