import { charClassAt, isWordClass } from '@answerscope/answer-text';
import { isLowerCase } from '../text/words.ts';
import { asksForCompanies, comparesNames } from './use-words.ts';

export interface QuestionUse {
  inQuestion: boolean;
  compared: boolean;
}

export function questionUse(question: string | null, name: string): QuestionUse {
  const inQuestion = namedInQuestion(question, name);
  return { inQuestion, compared: inQuestion && asksForCompanies(question) && comparesNames(question ?? '') };
}

/** The question writes the name by itself, not inside a longer phrase (`City of Boise`). */
function namedInQuestion(question: string | null, name: string): boolean {
  const at = question?.indexOf(name) ?? -1;
  if (question === null || at < 0 || isLowerCase(name) || WHO.test(question)) return false;
  const end = at + name.length;
  if (isWordClass(charClassAt(question, at - 1)) || isWordClass(charClassAt(question, end))) return false;
  if (ARTICLE_BEFORE.test(question.slice(Math.max(0, at - 40), at))) return false;
  return (
    at > 0 &&
    !/^ (?:of |de |\p{Lu})/u.test(question.slice(end, end + 4)) &&
    !/\p{Lu}[\p{L}]* $/u.test(question.slice(Math.max(0, at - 20), at))
  );
}

/** `ein guter Roller`: the question asks for a thing of that kind. */
const ARTICLE_BEFORE =
  /(?:^|\s)(?:an?|eine?[nmrs]?|keine?[nmrs]?|une?|una?|unos|unas|uma?|een)\s(?:\p{Ll}+\s){0,2}$/iu;

export const WHO: RegExp =
  /^\W*(?:who|wer|qui|qui[eé]n|quem|chi|wie (?:is|was|speelde)|kto|kdo|кто|хто|kim|من|מי|谁|誰|누가)(?![\p{L}\p{N}])/iu;
