import type { VisibleText } from '@answerscope/answer-text';
import type { Candidate } from '../find/candidate.ts';
import type { CompiledNames } from '../names/compile-names.ts';
import type { Sentences } from '../text/sentences.ts';
import type { SentenceFacts } from './sentence-facts.ts';

/** Everything a rule may look at beside the candidate itself. */
export interface AnswerContext {
  answer: string;
  question: string | null;
  visible: VisibleText;
  sentences: Sentences;
  names: CompiledNames;
  /** Candidates in text order, overlaps resolved. */
  candidates: readonly Candidate[];
  /** Sentences already read, by their visible start. */
  sentenceFacts: Map<number, SentenceFacts>;
  /** The sentence whose brands were looked up last: names beside each other share it. */
  lastNamed: { start: number; end: number; brands: readonly number[] } | null;
  /** Two-letter code or null; read once, when first needed. */
  language: () => string | null;
  /** The declared language of the keyword, as a two-letter code; null when none was given. */
  declared: string | null;
}
