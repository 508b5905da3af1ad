import { describe, expect, it } from 'vitest';
import { addedQuestion, EMPTY_DRAFT, priorityLabel } from './brand-questions.ts';

describe('a brand question', () => {
  it('is added once it has a text and a category; its priority is low unless somebody says more', () => {
    expect(addedQuestion(EMPTY_DRAFT)).toBeNull();
    expect(addedQuestion({ ...EMPTY_DRAFT, text: 'Who?' })).toBeNull();
    expect(addedQuestion({ ...EMPTY_DRAFT, text: '  ', category: 'services' })).toBeNull();
    expect(addedQuestion({ ...EMPTY_DRAFT, text: 'Who?', category: 'weather' })).toBeNull();
    expect(addedQuestion({ ...EMPTY_DRAFT, text: ' Who? ', category: 'services' })).toEqual({
      question_text: 'Who?',
      question_category: 'services',
      priority_score: 1,
    });
  });

  it.each([
    [1, 'Low'],
    [2, 'Medium'],
    [3, 'High'],
  ])('of %d has the priority %s', (score, label) => {
    expect(priorityLabel(score)).toBe(label);
  });
});
