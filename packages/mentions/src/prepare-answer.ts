import { normalizeUrl, projectVisibleText, releaseVisibleText } from '@answerscope/answer-text';
import { once } from './once.ts';
import { foldCompact } from './text/fold.ts';
import { mainLanguage } from './text/local-language.ts';
import { splitSentences } from './text/sentences.ts';
import { isRegistrableHost } from './text/urls.ts';
import type { DetectMentionsInput } from './types.ts';

export type AnswerInput = Pick<DetectMentionsInput, 'answer' | 'question' | 'language' | 'sources'>;

/** An answer with what reading it for any names begins with. Nothing of it may be read after `release`. */
export type PreparedAnswer = ReturnType<typeof prepareAnswer>;

/** Prepares an answer once for all companies that it is read for. */
export function prepareAnswer(input: AnswerInput) {
  const visible = projectVisibleText(input.answer, isRegistrableHost);
  return {
    input,
    visible,
    language: once(() => readLanguage(visible, input)),
    sentences: once(() => splitSentences(visible)),
    urls: once(() => [
      ...visible.links.map((link) => link.url),
      ...(input.sources ?? []).map((source) => normalizeUrl(source.url)).filter((url) => url !== null),
    ]),
    /** Its folded letters, digits, & and + without anything between them. */
    letters: once(() => foldCompact(visible.text)),
    /** Gives its buffers to the next answer. */
    release: (): void => releaseVisibleText(visible),
  };
}

const SHORT_ANSWER = 300;

function readLanguage(
  { text, units }: ReturnType<typeof projectVisibleText>,
  { question, language }: AnswerInput,
): string | null {
  return question && text.length < SHORT_ANSWER
    ? mainLanguage(`${text}\n${question}`, language)
    : mainLanguage(text, language, units);
}
