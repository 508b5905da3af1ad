import { describe, expect, it } from 'vitest';
import { fillQuestion, questionLines, questionsFault } from './topic-idea-questions.ts';

const LADDER = 'best bakery\nbest bakery in {city}\ngood alternative to {competitor} in {city}';

describe('a question with placeholders', () => {
  it('is filled with what the profile says', () => {
    const known = { city: 'Vienna', competitor: 'Ströck' };
    expect(questionLines(LADDER).map((line) => fillQuestion(line, known))).toEqual([
      'best bakery',
      'best bakery in Vienna',
      'good alternative to Ströck in Vienna',
    ]);
  });

  it('is left out where the profile does not say it, and never asked with a hole', () => {
    const known = { city: 'Vienna', competitor: null };
    expect(questionLines(LADDER).map((line) => fillQuestion(line, known))).toEqual([
      'best bakery',
      'best bakery in Vienna',
      null,
    ]);
  });
});

describe('the questions of an idea', () => {
  it('are three to five, each a keyword, one of them without a placeholder', () => {
    expect(questionsFault(LADDER)).toBeNull();
    expect(questionsFault(`\r\n${LADDER}\r\n\r\n`)).toBeNull();
    expect(questionsFault('one\ntwo')).toBe('Please give 3 to 5 questions, one a line');
    expect(questionsFault('1\n2\n3\n4\n5\n6')).toBe('Please give 3 to 5 questions, one a line');
    expect(questionsFault('one\ntwo\nOne')).toBe('The same question is there twice');
    expect(questionsFault('in {city}\nnear {city}\nlike {competitor}')).toBe(
      'At least one question must do without a placeholder',
    );
  });

  it('know two placeholders', () => {
    expect(questionsFault('one\ntwo\nin {town}')).toBe(
      '{town} is not known: there are {city} and {competitor}',
    );
    expect(questionsFault('one\ntwo\nin {city')).toBe(
      'A brace is open: placeholders are {city} and {competitor}',
    );
    expect(questionsFault(`one\ntwo\n${'x'.repeat(201)}`)).toMatch(/cannot be asked as a keyword$/);
  });
});
