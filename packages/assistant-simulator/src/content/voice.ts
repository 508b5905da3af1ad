import type { Random } from '../random.ts';
import type { PhraseBook } from './phrase-book.ts';
import { PHRASES } from './phrases.ts';
import type { SimulatedSource } from './sources.ts';
import type { Subject } from './subject.ts';

/** A piece of an answer; `cites` are places in the answer's `sources` that stand for it. */
export interface Passage {
  text: string;
  cites: number[];
}

/** The entries of a phrase book that are choices between sentences. */
export type Topic = {
  [K in keyof PhraseBook]: PhraseBook[K] extends readonly [string, ...string[]] ? K : never;
}[keyof PhraseBook];

/** Who writes one answer: the words of its language and subject, drawn in sequence. */
export function createVoice(made: {
  random: Random;
  subject: Subject;
  sources: readonly SimulatedSource[];
  at: Date;
}) {
  const { random, subject, sources } = made;
  const phrases = PHRASES[subject.language];
  const words = wordsFor(subject, made.at);
  const reasons = () => random.shuffle(phrases.reasons);

  const say = (topic: Topic, names: { name?: string; other?: string } = {}): string => {
    const [reason = '', reason2 = ''] = reasons();
    const audience = random.pick(phrases.audiences);
    return capitalise(fill(random.pick(phrases[topic]), { ...words, reason, reason2, audience, ...names }));
  };
  const plain = (text: string): Passage => ({ text, cites: [] });
  return {
    random,
    say,
    plain,
    /** Two of three statements are cited: by the company's own page where it was found, else by a guide. */
    cited: (text: string, name: string): Passage => {
      const own = sources.findIndex((source) => source.brand === name);
      const guides = sources.flatMap((source, index) => (source.brand === null ? [index] : []));
      const [guide] = random.shuffle(guides);
      const cites = [
        ...(own >= 0 ? [own] : []),
        ...(guide !== undefined && (own < 0 || random.next() < 0.3) ? [guide] : []),
      ];
      return { text, cites: random.next() < 0.67 ? cites : [] };
    },
    /** A last remark, as some answers have one. */
    closing: (): Passage[] => (random.next() < 0.6 ? [plain('\n\n'), plain(say('closings'))] : []),
    tableHeads: phrases.table_heads,
    /** Half of the companies have a drawback. */
    tableRow: (name: string) => [
      name,
      reasons()[0] ?? '',
      random.pick(phrases.audiences),
      random.next() < 0.5 ? '–' : random.pick(phrases.drawbacks),
    ],
    queries: () =>
      random
        .shuffle(phrases.queries)
        .slice(0, random.between(1, 2))
        .map((query) => fill(query, words).toLowerCase()),
  };
}

export type Voice = ReturnType<typeof createVoice>;

/** What stands for `{what}`, `{place}` and `{year}` in the phrases. */
export function wordsFor(subject: Subject, at: Date): Record<string, string> {
  const phrases = PHRASES[subject.language];
  return {
    what: subject.field?.labels[subject.language] ?? subject.asked_for ?? phrases.what,
    place: subject.place === null ? '' : phrases.place.replace('{place}', subject.place),
    year: String(at.getUTCFullYear()),
  };
}

function fill(template: string, words: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
