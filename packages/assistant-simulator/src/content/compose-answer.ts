import type { Course, TrackedBrand } from '../options.ts';
import { createRandom, type Random } from '../random.ts';
import { chooseBrands } from './choose-brands.ts';
import { fold, type Language } from './language.ts';
import { chooseSources, type SimulatedSource } from './sources.ts';
import { readSubject } from './subject.ts';
import { createVoice, type Passage, wordsFor } from './voice.ts';
import { type AnswerKind, writeAnswer } from './write-answer.ts';

/** An answer before any wire format: the text is the passages joined. */
export interface SimulatedAnswer {
  language: Language;
  kind: AnswerKind;
  /** Whether the text names a company, more than to say that nothing is known of it. */
  names_company: boolean;
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
  courses: readonly Course[];
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
  const voice = createVoice({ random, subject, sources, at: input.at });
  const { passages, names_company } = writeAnswer(voice, { kind, brands, asked_about });
  return {
    language: subject.language,
    kind,
    names_company,
    passages,
    sources: kind === 'refusal' ? [] : sources,
    queries: input.search && kind !== 'refusal' ? voice.queries() : [],
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
