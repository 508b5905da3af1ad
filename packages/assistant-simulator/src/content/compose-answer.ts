import type { TrackedBrand } from '../options.ts';
import { createRandom, type Random } from '../random.ts';
import { chooseBrands } from './choose-brands.ts';
import { fold, type Language } from './language.ts';
import { PHRASES, type PhraseBook } from './phrases.ts';
import { chooseSources, type SimulatedSource } from './sources.ts';
import { readSubject, type Subject } from './subject.ts';

export type AnswerKind = 'prose' | 'list' | 'table' | 'comparison' | 'about' | 'denial' | 'refusal';

/** A piece of an answer; `cites` are places in the answer's `sources` that stand for it. */
export interface Passage {
  text: string;
  cites: number[];
}

/** An answer before any wire format: the text is the passages joined. */
export interface SimulatedAnswer {
  language: Language;
  kind: AnswerKind;
  passages: Passage[];
  sources: SimulatedSource[];
  queries: string[];
}

export interface ComposeInput {
  seed: string;
  channel: string;
  question: string;
  at: Date;
  repetition: number;
  search: boolean;
  tracked: readonly TrackedBrand[];
}

/** The answer to a question: the same for the same seed, channel, question, day and repetition. */
export function composeAnswer(input: ComposeInput): SimulatedAnswer {
  const subject = readSubject(input.question);
  const day = input.at.toISOString().slice(0, 10);
  const random = createRandom('answer', input.seed, input.channel, input.question, day, input.repetition);
  const asked_about =
    input.tracked.find(({ name }) => fold(input.question).includes(fold(name)))?.name ?? null;
  const kind = asked_about === null ? chooseKind(random) : 'about';
  const brands = chooseBrands({ ...input, subject });
  const sources = input.search
    ? chooseSources({ random, subject, brands, words: wordsFor(subject, input.at) })
    : [];
  const writer = createWriter({ random, subject, sources, at: input.at });
  const passages = write({ kind, writer, brands, asked_about });
  return {
    ...{ language: subject.language, kind, passages },
    sources: kind === 'refusal' ? [] : sources,
    queries: input.search && kind !== 'refusal' ? writer.queries() : [],
  };
}

/** A refusal to a harmless question is rare, an answer that names nobody less so. */
function chooseKind(random: Random): AnswerKind {
  const draw = random.next();
  if (draw < 0.01) return 'refusal';
  if (draw < 0.05) return 'denial';
  if (draw < 0.4) return 'prose';
  if (draw < 0.72) return 'list';
  return draw < 0.82 ? 'table' : 'comparison';
}

function write(answer: {
  kind: AnswerKind;
  writer: Writer;
  brands: readonly string[];
  asked_about: string | null;
}): Passage[] {
  const { writer, brands } = answer;
  switch (answer.kind) {
    case 'refusal':
      return [writer.plain('refusals')];
    case 'denial':
      return [writer.plain('denials')];
    case 'about':
      return writer.about(answer.asked_about ?? '', brands);
    case 'list':
      return writer.list(brands);
    case 'table':
      return writer.table(brands);
    case 'comparison':
      return writer.comparison(brands);
    default:
      return writer.prose(brands);
  }
}

type Writer = ReturnType<typeof createWriter>;
type Topic = {
  [K in keyof PhraseBook]: PhraseBook[K] extends readonly [string, ...string[]] ? K : never;
}[keyof PhraseBook];

function createWriter(made: {
  random: Random;
  subject: Subject;
  sources: readonly SimulatedSource[];
  at: Date;
}) {
  const { random, subject, sources } = made;
  const phrases = PHRASES[subject.language];
  const say = (topic: Topic, names: { name?: string; other?: string } = {}) => {
    const [reason = '', reason2 = ''] = random.shuffle(phrases.reasons);
    const words = {
      ...wordsFor(subject, made.at),
      reason,
      reason2,
      audience: random.pick(phrases.audiences),
      ...names,
    };
    return capitalise(fill(random.pick(phrases[topic]), words));
  };
  const plainText = (text: string): Passage => ({ text, cites: [] });
  /** Two of three statements are cited: by the company's own page where it was found, else by a guide. */
  const cited = (text: string, name: string): Passage => {
    const own = sources.findIndex((source) => source.brand === name);
    const guides = sources.flatMap((source, index) => (source.brand === null ? [index] : []));
    const [guide] = random.shuffle(guides);
    const cites = [
      ...(own >= 0 ? [own] : []),
      ...(guide !== undefined && (own < 0 || random.next() < 0.3) ? [guide] : []),
    ];
    return { text, cites: random.next() < 0.67 ? cites : [] };
  };
  const closing = () => (random.next() < 0.6 ? [plainText('\n\n'), plainText(say('closings'))] : []);
  return {
    plain: (topic: Topic) => plainText(say(topic)),
    queries: () =>
      random
        .shuffle(phrases.queries)
        .slice(0, random.between(1, 2))
        .map((query) => fill(query, wordsFor(subject, made.at)).toLowerCase()),
    prose: (brands: readonly string[]): Passage[] => [
      plainText(say('prose_openings')),
      ...brands.flatMap((name, index) => [
        plainText(index % 3 === 0 ? '\n\n' : ' '),
        cited(say('sentences', { name }), name),
      ]),
      ...closing(),
    ],
    list: (brands: readonly string[]): Passage[] => {
      const numbered = random.next() < 0.6;
      const rows = brands.flatMap((name, index) => [
        plainText(`\n${numbered ? `${index + 1}.` : '-'} `),
        cited(say('sentences', { name: `**${name}**` }), name),
      ]);
      return [plainText(`${say('list_openings')}\n`), ...rows, ...closing()];
    },
    table: (brands: readonly string[]): Passage[] => {
      const [first = '', second = '', third = ''] = phrases.table_heads;
      const rows = brands.map((name) => {
        const [reason = ''] = random.shuffle(phrases.reasons);
        return `| ${name} | ${reason} | ${random.pick(phrases.audiences)} |`;
      });
      const table = [`| ${first} | ${second} | ${third} |`, '| --- | --- | --- |', ...rows].join('\n');
      const [best = ''] = brands;
      return [
        plainText(`${say('table_openings')}\n\n${table}\n\n`),
        cited(say('sentences', { name: best }), best),
        ...closing(),
      ];
    },
    comparison: (brands: readonly string[]): Passage[] => {
      const [name = '', other = '', third] = brands;
      return [
        cited(say('comparisons', { name, other }), name),
        ...(third === undefined ? [] : [plainText('\n\n'), cited(say('sentences', { name: third }), third)]),
        ...closing(),
      ];
    },
    about: (name: string, brands: readonly string[]): Passage[] => {
      if (random.next() < 0.25) return [plainText(say('unknown', { name })), ...closing()];
      const [rival] = brands.filter((brand) => brand !== name);
      return [
        cited(say('known', { name }), name),
        ...(rival === undefined
          ? []
          : [plainText(' '), cited(say('comparisons', { name, other: rival }), rival)]),
        ...closing(),
      ];
    },
  };
}

function wordsFor(subject: Subject, at: Date): Record<string, string> {
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
