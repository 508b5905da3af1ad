import type { AskedKeyword } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../../lib/app-clients.tsx';
import { type QuestionAsked, questionsAsked } from './questions-asked.ts';

/** What assistants would be asked about a keyword now; null while it is not known, with whether that failed. */
export function useQuestionsAsked(): {
  askedOf: (keyword: AskedKeyword) => QuestionAsked[] | null;
  hasFailed: boolean;
} {
  const wordings = useQuery(useQueries().checks.list_question_wordings.queryOptions());
  const { data } = wordings;
  return {
    askedOf: (keyword) => (data ? questionsAsked(keyword, data) : null),
    hasFailed: !data && wordings.isError,
  };
}
