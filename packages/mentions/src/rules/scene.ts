import type { Candidate } from '../find/candidate.ts';
import { sentenceIndexAt } from '../text/sentences.ts';
import { type Line, lineIndexAt } from '../text/visible-text.ts';
import { type Word, wordAfter, wordBefore } from '../text/words.ts';
import type { AnswerContext } from './answer-context.ts';

/** A candidate with its surroundings, as every rule reads them. Offsets are visible ones. */
export interface Scene {
  candidate: Candidate;
  context: AnswerContext;
  line: Line;
  lineIndex: number;
  sentenceIndex: number;
  sentenceStart: number;
  sentenceEnd: number;
  /** The name as it stands in the text. */
  written: string;
  before: Word | null;
  after: Word | null;
  /** Nothing but marks, quotes or brackets stands before it in its sentence, cell or item. */
  opensSentence: boolean;
}

const CLAUSE_START = /(?:^|[|:：•>"“„«([–—-])[\s"“„«'‘’([*✓✔✅☑\ufffc\u2060]*$/u;

/** Surroundings of a candidate. */
export function sceneOf(candidate: Candidate, context: AnswerContext): Scene {
  const { text } = context.visible;
  const lineIndex = lineIndexAt(context.visible, candidate.start);
  const line = context.visible.lines[lineIndex] ?? {
    start: 0,
    end: text.length,
    kind: 'prose' as const,
    ordinal: null,
    indent: 0,
    content: 0,
  };
  const sentenceIndex = sentenceIndexAt(context.sentences, candidate.start);
  const sentenceStart = Math.max(context.sentences.starts[sentenceIndex] ?? line.start, line.start);
  const lead = text.slice(Math.max(sentenceStart, line.content, candidate.start - 80), candidate.start);
  return {
    candidate,
    context,
    line,
    lineIndex,
    sentenceIndex,
    sentenceStart,
    sentenceEnd: Math.min(context.sentences.ends[sentenceIndex] ?? line.end, line.end),
    written: text.slice(candidate.start, candidate.end),
    before: wordBefore(text, candidate.start),
    after: wordAfter(text, candidate.end),
    opensSentence: lead.trim() === '' || CLAUSE_START.test(lead),
  };
}

/** The sentence of the candidate, cut at 600 characters around it so that rules stay bounded. */
export function sentenceText(scene: Scene): string {
  const from = Math.max(scene.sentenceStart, scene.candidate.start - 300);
  const to = Math.min(scene.sentenceEnd, scene.candidate.end + 300);
  return scene.context.visible.text.slice(from, to);
}
