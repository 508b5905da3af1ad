import type { VisibleText } from '@answerscope/answer-text';
import type { Candidate } from '../find/candidate.ts';
import type { CompiledNames } from '../names/compile-names.ts';
import type { Sentences } from '../text/sentences.ts';
import type { SentenceFacts } from './sentence-facts.ts';

export interface AnswerContext {
  answer: string;
  question: string | null;
  visible: VisibleText;
  sentences: Sentences;
  names: CompiledNames;
  candidates: readonly Candidate[];
  sentenceFacts: Map<number, SentenceFacts>;
  lastNamed: { start: number; end: number; brands: readonly number[] } | null;
  language: () => string | null;
  declared: string | null;
}
