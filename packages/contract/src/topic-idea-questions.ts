import { KeywordText, normalizeKeyword } from './keyword-text.ts';
import * as messages from './keywords-messages.ts';

/** What a question may leave for the profile to say: `best bakery in {city}`. */
export const IDEA_PLACEHOLDERS = ['city', 'competitor'] as const;
export type IdeaPlaceholder = (typeof IDEA_PLACEHOLDERS)[number];

/** Questions of one idea, from the plain need to the one that names an alternative. */
export const IDEA_QUESTIONS_MIN = 3;
export const IDEA_QUESTIONS_MAX = 5;

/** What stands in the place of a placeholder where a question is only judged. */
const SAMPLE = 'Springfield';

const BRACED = /\{([^{}]*)\}/g;

/** The questions of an idea as they are written: one a line, blank lines left out. */
export function questionLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map(normalizeKeyword)
    .filter((line) => line !== '');
}

/**
 * A question with what is known in the place of its placeholders; null where one of them is not known: such a question
 * is left out.
 */
export function fillQuestion(
  question: string,
  known: Readonly<Record<IdeaPlaceholder, string | null>>,
): string | null {
  let isWhole = true;
  const filled = question.replace(BRACED, (_, name: string) => {
    const value = isPlaceholder(name) ? known[name] : null;
    if (value === null) isWhole = false;
    return value ?? '';
  });
  return isWhole ? normalizeKeyword(filled) : null;
}

/** What is wrong with the questions of an idea, in words; null where nothing is. */
export function questionsFault(text: string): string | null {
  const lines = questionLines(text);
  if (lines.length < IDEA_QUESTIONS_MIN || lines.length > IDEA_QUESTIONS_MAX)
    return messages.giveQuestions({ min: IDEA_QUESTIONS_MIN, max: IDEA_QUESTIONS_MAX });
  if (new Set(lines.map((line) => line.toLowerCase())).size < lines.length)
    return messages.theSameQuestionThereTwice;
  for (const line of lines) {
    const unknown = [...line.matchAll(BRACED)].find(([, name = '']) => !isPlaceholder(name));
    if (unknown) return messages.placeholderNotKnown({ placeholder: unknown[0] });
    if (/[{}]/.test(line.replace(BRACED, ''))) return messages.aBraceIsOpen;
    const read = KeywordText.safeParse(fillQuestion(line, { city: SAMPLE, competitor: SAMPLE }) ?? '');
    if (!read.success) return messages.cannotBeAsked({ question: line });
  }
  return lines.some((line) => !line.includes('{')) ? null : messages.atLeastOneQuestionMust;
}

function isPlaceholder(name: string): name is IdeaPlaceholder {
  return IDEA_PLACEHOLDERS.some((one) => one === name);
}
