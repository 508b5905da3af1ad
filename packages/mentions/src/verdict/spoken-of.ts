import { once } from '../once.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { denialLanguages, denialPhrases } from '../rules/denial-phrases.ts';
import { deniesName, NAME_MARK, tellsOfName } from '../rules/denied-name.ts';
import type { Judged } from '../rules/judge.ts';
import { foldText } from '../text/fold.ts';
import { sentenceIndexAt } from '../text/sentences.ts';
import { refuses } from './refusal-phrases.ts';

/** Which words of an answer repeat the question or belong to a denial, so that they name nobody. */
export interface Spoken {
  isDeniedOrEchoed: (start: number, end: number) => boolean;
  isAskedAndDenied: (start: number, end: number) => boolean;
  restOfDenial: (clause: string) => string | null;
  /** The question holds the same words of place: `in Vienna`. */
  isPlaceAsked: (words: string) => boolean;
  isWrittenSmall: (word: string) => boolean;
}

const MIN_STEM = 4;
const MAX_UNITS = 600;
const SMALL = /(?<![\p{L}\p{N}'’-])\p{Ll}[\p{L}\p{M}]*(?:[-'’][\p{L}\p{M}]+)*/gu;

export function spokenOf(context: AnswerContext, judged: readonly Judged[]): Spoken {
  const { visible, sentences, language, declared } = context;
  const asked = (context.question ?? '').slice(0, MAX_UNITS);
  const question = once(() => foldText(asked));
  const small = once(
    () =>
      new Set(`${visible.text}\n${asked}`.match(SMALL)?.flatMap((word) => foldText(word).split(/[-'’]/u))),
  );
  const isAsked = (word: string): boolean =>
    question().includes(word.slice(0, Math.max(MIN_STEM, word.length - 3)));
  const deniesMarked = (marked: string): boolean => {
    const languages = denialLanguages(language(), declared);
    if (tellsOfName(marked, languages)) return false;
    return (
      deniesName(marked, languages) ||
      denialPhrases(language(), declared).some(({ cue, unknown }) => cue.test(marked) && unknown.test(marked))
    );
  };
  return {
    isDeniedOrEchoed: (start, end) =>
      judged.some(
        ({ candidate, reason }) =>
          (reason === 'denial' || reason === 'echo') && candidate.start < end && candidate.end > start,
      ),
    isAskedAndDenied: (start, end) => {
      if (!isAsked(foldText(visible.text.slice(start, end)))) return false;
      const index = sentenceIndexAt(sentences, start);
      const from = Math.max(sentences.starts[index] ?? 0, start - MAX_UNITS);
      const to = Math.min(sentences.ends[index] ?? end, end + MAX_UNITS);
      const [before, after] = [visible.text.slice(from, start), visible.text.slice(end, to)];
      return refuses(before + after) || deniesMarked(before + NAME_MARK + after);
    },
    restOfDenial: (clause) => {
      const sample = clause.slice(0, MAX_UNITS);
      const run = longestShared(sample, asked);
      if (run.trim().length < 2 || !deniesMarked(sample.replace(run, NAME_MARK))) return null;
      return sample.replace(run, ' ');
    },
    isPlaceAsked: (words) => question().includes(foldText(words)),
    isWrittenSmall: (word) => small().has(word),
  };
}

function longestShared(text: string, other: string): string {
  let best = '';
  for (let from = 0; from < text.length; from++)
    while (from + best.length < text.length && other.includes(text.slice(from, from + best.length + 1)))
      best = text.slice(from, from + best.length + 1);
  return best;
}
