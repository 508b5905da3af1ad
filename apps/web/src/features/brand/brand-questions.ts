import {
  type BrandQuestion,
  DEFAULT_PRIORITY,
  PRIORITY_LABELS,
  QUESTION_CATEGORIES,
} from '@answerscope/contract';

/** A question that is being entered. */
export interface QuestionDraft {
  text: string;
  /** '' while none is chosen. */
  category: string;
  priority: number;
}

export const EMPTY_DRAFT: QuestionDraft = { text: '', category: '', priority: DEFAULT_PRIORITY };

/** The question of a draft that has a text and a category; null before that. */
export function addedQuestion({ text, category, priority }: QuestionDraft): BrandQuestion | null {
  const question_text = text.trim();
  const question_category = QUESTION_CATEGORIES.find((known) => known === category);
  if (question_text === '' || question_category === undefined) return null;
  return { question_text, question_category, priority_score: priority };
}

/** 2 → 'Medium' */
export function priorityLabel(score: number): string {
  return PRIORITY_LABELS[score as keyof typeof PRIORITY_LABELS] ?? String(score);
}
