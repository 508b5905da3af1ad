import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { compiledOf } from '../../packages/contract/src/index.ts';
import { ROOT } from '../build-stamp.ts';
import { readSources } from '../read-sources.ts';
import type { MessagesOf } from './judge-messages.ts';
import { readMessages } from './read-messages.ts';

/** What nobody whose first language is English writes. */
const PATTERNS: readonly RegExp[] = [
  /\bso that\b/i,
  /\bwhom\b/i,
  /\btoo[.,;:)]/i,
  /\bby (it|them)sel(f|ves)\b/i,
  /\b(anew|whoever|e-mails?)\b/i,
  /\bat once\b/i,
  /\bstands?\b(?! (for|out|up)\b)/i,
  /\bgo(es)? on\b/i,
  /\b(is|are|was|were|be|been|being) told\b/i,
  /\bof (it|them)[.,;:]/i,
  /\bbeyond chance\b/i,
  /\bleft alone\b/i,
  /\bnam(es?|ed|ing) (you|it|your|them)\b/i,
];
/** 'What it costs is shown first.' */
const OPENS_WITH_QUESTION = /^(What|Who|Where)\b[^?]*\.$/;
/** 'One thing: and what follows from it.' */
const COLON_SENTENCE = /\w: \p{Ll}[^:]*( [^ ]+){3,}\.$/u;
export const SENTENCE_WORDS_MAX = 20;

export type StyleArea = 'messages' | 'documents' | 'comments';
export interface StyleCounts {
  /** Sentences with words of another language's grammar, by where they are. */
  patterns: Record<StyleArea, number>;
  /** Messages with a sentence of more than SENTENCE_WORDS_MAX words. */
  longSentences: number;
}

/** How many there may be of each; the numbers only fall. */
export const STYLE_MAX: StyleCounts = {
  patterns: { messages: 0, documents: 0, comments: 5_619 },
  longSentences: 0,
};

/** Whether a sentence has words or an order that style forbids. */
export function breaksStyle(sentence: string): boolean {
  const text = sentence.trim();
  return (
    PATTERNS.some((pattern) => pattern.test(text)) ||
    OPENS_WITH_QUESTION.test(text) ||
    COLON_SENTENCE.test(text)
  );
}

/** The sentences of a text: they end in a full stop, a question mark, an exclamation mark or a line. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?][”")]?)\s+(?=[\p{Lu}“„"(])|\n{2,}|\n(?=[-*|#\d])/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

/** Counts over messages, documents and comments. Pure. */
export function countStyle(texts: {
  messages: readonly string[];
  translations: readonly string[];
  documents: readonly string[];
  comments: readonly string[];
}): StyleCounts {
  const broken = (all: readonly string[]) => all.flatMap(sentencesOf).filter(breaksStyle).length;
  return {
    patterns: {
      messages: broken(texts.messages),
      documents: broken(texts.documents),
      comments: broken(texts.comments),
    },
    longSentences: [...texts.messages, ...texts.translations].filter((text) =>
      sentencesOf(text).some((sentence) => sentence.split(' ').length > SENTENCE_WORDS_MAX),
    ).length,
  };
}

/** Counts that grew, each in a sentence. */
export function grownStyle({ patterns, longSentences }: StyleCounts): string[] {
  const grown = (what: string, count: number, max: number) =>
    count > max ? [`${count} ${what}, of at most ${max}: node scripts/house/count-style.ts lists them.`] : [];
  return [
    ...(Object.keys(patterns) as StyleArea[]).flatMap((area) =>
      grown(`sentences of ${area} break docs/style.md`, patterns[area], STYLE_MAX.patterns[area]),
    ),
    ...grown(
      `messages have a sentence of more than ${SENTENCE_WORDS_MAX} words`,
      longSentences,
      STYLE_MAX.longSentences,
    ),
  ];
}

/** What is read: messages as English says them, Markdown without code, and comments of sources. */
export function styleTexts(sources: ReadonlyMap<string, string>, messages: MessagesOf) {
  return {
    messages: [...messages.values()].flatMap((texts) => Object.values(texts).map(wordsOf)),
    translations: [...messages.values()].flatMap((texts) => Object.values(translated(texts)).map(wordsOf)),
    documents: globSync(['*.md', 'docs/**/*.md', 'apps/web/src/features/content/help/*.en.md'], {
      cwd: ROOT,
      exclude: ['docs/style.md', 'docs/german.md'],
    }).map((path) =>
      readFileSync(join(ROOT, path), 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`|(?<=\])\([^)\s]*\)/g, 'code'),
    ),
    comments: [...sources].flatMap(([path, source]) =>
      /\/\/|\/\*/.test(source)
        ? parseSync(path, source).comments.map(({ value }) => value.replace(/^\s*\*+ ?/gm, ' '))
        : [],
    ),
  };
}

/** The translations in a file, by name. */
const translated = (texts: Readonly<Record<string, unknown>>) => (texts.default ?? {}) as object;

/** A message's longest form: of a choice the last option, a word for each value. */
function wordsOf(message: unknown): string {
  if (typeof message === 'string') return message;
  const read = (node: unknown): string => {
    if (typeof node === 'string') return node;
    if (!Array.isArray(node)) return '7';
    const [, kind, ...rest] = node as [string, ...unknown[]];
    if (kind === undefined) return 'value';
    if (typeof kind !== 'number' || kind === 0) return [kind, ...rest].map(read).join('');
    const option = kind <= 3 ? Object.values(rest[0] ?? {}).at(-1) : undefined;
    if (option === undefined) return '7';
    return Array.isArray(option) ? option.map(read).join('') : read(option);
  };
  const compiled = compiledOf(message) ?? '';
  return typeof compiled === 'string' ? compiled : compiled.map(read).join('');
}

/** `node scripts/house/count-style.ts documents` lists the sentences that break the rules. */
if (import.meta.main) {
  const [, , area = 'messages'] = process.argv;
  const sources = readSources();
  const texts = styleTexts(sources, await readMessages(sources));
  for (const sentence of (texts[area as keyof typeof texts] ?? []).flatMap(sentencesOf))
    if (breaksStyle(sentence)) process.stdout.write(`${sentence}\n`);
}
