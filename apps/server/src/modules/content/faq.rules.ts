import type { FaqGroup } from '@answerscope/contract';

/** A question as it is read, with what its category is called. */
export interface FaqRow {
  id: string;
  question: string;
  answer: string;
  category_id: string | null;
  category_name: string | null;
}

/** Questions in their order under their categories; a category stands where its first question does. */
export function groupQuestions(rows: readonly FaqRow[]): FaqGroup[] {
  const groups = new Map<string | null, FaqGroup>();
  for (const { id, question, answer, category_id, category_name } of rows) {
    const group = groups.get(category_id) ?? { category: category_name, questions: [] };
    group.questions.push({ id, question, answer });
    groups.set(category_id, group);
  }
  return [...groups.values()];
}
