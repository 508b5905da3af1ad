import { dirname, join } from 'node:path';
import { type CompiledMessage, compiledOf } from '../../packages/contract/src/index.ts';

/** Where messages are declared; their translations end in '.de.ts'. */
export const IS_MESSAGES = /^(apps|packages)\/[\w-]+\/src\/(.*[/-])?messages(\.[a-z]{2})?\.ts$/;

/** Translations, in another language than English. */
export const IS_TRANSLATION = /messages\.[a-z]{2}\.ts$/;

/** The messages of a file, by their names, as it exports them. */
export type MessagesOf = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

export interface JudgedMessages {
  /** How many there are, and how many of them the specification gives. */
  total: number;
  specified: number;
  faults: string[];
}

export const DECLARED = /(?:\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\s*)?export const (?<name>\w+) =/g;
const IMPORTED = /import (?:\* as (?<all>\w+)|\{(?<some>[^}]*)\}) from '(?<from>\.[^']*messages\.ts)'/g;
const DECLARES =
  /import \{[^}]*\b(message|messagesIn)\b[^}]*\} from '(@answerscope\/contract|[^']*\/lib\/message\.ts)'/;
const IS_TEST = /\.test\.tsx?$/;

/** Judges files of messages and those that show them, by their paths from the root. Pure. */
export function judgeMessages(sources: ReadonlyMap<string, string>, messages: MessagesOf): JudgedMessages {
  const used = usedMessages(sources);
  const judged: JudgedMessages = { total: 0, specified: 0, faults: [] };
  for (const [path, source] of sources) {
    const texts = messages.get(path);
    if (texts === undefined) {
      if (DECLARES.test(source) && !IS_TEST.test(path) && !IS_MESSAGES.test(path))
        judged.faults.push(
          `${path} declares a message: it belongs in a file of messages, which the build compiles.`,
        );
      continue;
    }
    for (const { groups } of source.matchAll(DECLARED)) {
      const { name = '', comment = '' } = groups ?? {};
      judged.total += 1;
      if (comment.includes('@specification ')) judged.specified += 1;
      if (!used.get(path)?.has(name)) judged.faults.push(`${path} declares ${name}, which nothing shows.`);
      const unexplained = argumentsOf(compiledOf(texts[name]) ?? '').filter(
        (one) => !comment.includes(`{${one}}`),
      );
      if (unexplained.length > 0)
        judged.faults.push(
          `${path} does not say what {${unexplained.join('}, {')}} of ${name} is, above it.`,
        );
    }
  }
  return judged;
}

/** The names that other files take from each file of messages. */
function usedMessages(sources: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const [path, source] of sources)
    for (const { groups } of source.matchAll(IMPORTED)) {
      const { all, some, from = '' } = groups ?? {};
      // `words` are the messages of a file that chooses a language.
      const shows = all && source.includes(`wordsOf(${all},`) ? `(?:${all}|words)` : all;
      const names = all
        ? [...source.matchAll(new RegExp(`\\b${shows}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
        : (some ?? '').split(',').map((name) => name.trim().split(' ')[0] ?? '');
      const file = join(dirname(path), from);
      used.set(file, new Set([...(used.get(file) ?? []), ...names]));
    }
  return used;
}

/** The names of what is put into a message: values and elements. */
function argumentsOf(compiled: CompiledMessage): string[] {
  const found = new Set<string>();
  const read = (node: unknown) => {
    if (!Array.isArray(node)) return;
    const [name, kind, ...rest] = node as [string, ...unknown[]];
    found.add(name);
    if (typeof kind === 'number' && kind > 0) {
      for (const option of Object.values(rest[0] ?? {})) if (Array.isArray(option)) option.forEach(read);
    } else for (const part of [kind, ...rest]) read(part);
  };
  if (typeof compiled !== 'string') compiled.forEach(read);
  return [...found];
}
