import { type Line, lineIndexAt } from '@answerscope/answer-text';
import type { ReasonCode } from '../codes.ts';
import type { Candidate } from '../find/candidate.ts';
import { CLOSING_BRACKET, isBehindSources } from '../text/behind-sources.ts';
import { sentenceIndexAt } from '../text/sentences.ts';
import { type Word, wordAfter, wordBefore } from '../text/words.ts';
import type { AnswerContext } from './answer-context.ts';
import type { Signs } from './common-word.ts';
import { needsUse } from './needs-use.ts';
import { SentenceFacts } from './sentence-facts.ts';

/** A candidate with its surroundings, as every rule reads them. Offsets are visible ones. */
export interface Scene {
  candidate: Candidate;
  context: AnswerContext;
  line: Line;
  lineIndex: number;
  sentenceIndex: number;
  sentenceStart: number;
  sentenceEnd: number;
  sentence: SentenceFacts;
  written: string;
  before: Word | null;
  after: Word | null;
  opensSentence: boolean;
  needsUse: boolean;
  isOwn: boolean;
  /** Set once `isTitleCase` has looked. */
  titleCase: boolean | null;
  reason: ReasonCode | null;
  score: number | null;
  signs: Signs | null;
}

const CLAUSE_START = /(?:^|[|:：•>"“„«([–—-])[\s"“„«'‘’([*✓✔✅☑\ufffc\u2060]*$/u;

export function sceneOf(candidate: Candidate, answer: AnswerContext): Scene {
  const { text } = answer.visible;
  const lineIndex = lineIndexAt(answer.visible, candidate.start);
  const line = answer.visible.lines[lineIndex] ?? {
    start: 0,
    end: text.length,
    kind: 'prose' as const,
    ordinal: null,
    indent: 0,
    content: 0,
  };
  const sentenceIndex = sentenceIndexAt(answer.sentences, candidate.start);
  const sentenceStart = Math.max(answer.sentences.starts[sentenceIndex] ?? line.start, line.start);
  const sentenceEnd = Math.min(answer.sentences.ends[sentenceIndex] ?? line.end, line.end);
  const { start, end } = candidate;
  const written = text.slice(candidate.start, candidate.end);
  const sentence = sentenceOf(answer, { start, end, sentenceStart, sentenceEnd });
  const context = contextIn(answer, sentence.language);
  return {
    candidate,
    context,
    line,
    lineIndex,
    sentenceIndex,
    sentenceStart,
    sentenceEnd,
    sentence,
    written,
    before: wordBefore(text, candidate.start),
    after: wordAfter(text, candidate.end),
    opensSentence: opensClause(text, Math.max(sentenceStart, line.content, candidate.start - 80), start),
    needsUse: needsUse(candidate, written, context),
    isOwn: false,
    titleCase: null,
    reason: null,
    score: null,
    signs: null,
  };
}

function contextIn(answer: AnswerContext, language: string | null): AnswerContext {
  return language === answer.language() ? answer : { ...answer, language: () => language };
}

function opensClause(text: string, from: number, to: number): boolean {
  let at = to - 1;
  while (at >= from && text.charCodeAt(at) === 0x20) at--;
  if (at < from) return true;
  if (text.charCodeAt(at) === CLOSING_BRACKET) return isBehindSources(text, at, from);
  const code = text.charCodeAt(at) | 0x20;
  if (code >= 0x61 && code <= 0x7a) return false;
  const lead = text.slice(from, to);
  return lead.trim() === '' || CLAUSE_START.test(lead);
}

const REACH = 300;

function sentenceOf(
  context: AnswerContext,
  place: { start: number; end: number; sentenceStart: number; sentenceEnd: number },
): SentenceFacts {
  const { start, end, sentenceStart, sentenceEnd } = place;
  const isWhole = start - REACH <= sentenceStart && end + REACH >= sentenceEnd;
  const known = isWhole ? context.sentenceFacts.get(sentenceStart) : undefined;
  if (known) return known;
  const from = Math.max(sentenceStart, start - REACH);
  const to = Math.min(sentenceEnd, end + REACH);
  const facts = new SentenceFacts(context.visible.text.slice(from, to), {
    language: context.language(),
    declared: context.declared,
  });
  if (isWhole) context.sentenceFacts.set(sentenceStart, facts);
  return facts;
}
