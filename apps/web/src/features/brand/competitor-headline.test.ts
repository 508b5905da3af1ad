import { expect, it } from 'vitest';
import { competitorHeadline } from './competitor-headline.ts';

const named = (name: string, answers_naming_without_brand: number) => ({
  name,
  answers_naming: 9,
  answers_naming_without_brand,
  mentions: 12,
});

it('names whom assistants name most where the brand is not', () => {
  expect(competitorHeadline(2, [named('Harbor', 1), named('Nordhaven', 3)])).toBe(
    'Nordhaven is named in 3 answers of the newest reports that leave you out.',
  );
});

it('says whom answers are searched for while nobody is named without the brand', () => {
  expect(competitorHeadline(1, [named('Nordhaven', 0)])).toBe(
    'Every answer is searched for you and 1 competitor.',
  );
  expect(competitorHeadline(0, [])).toBe('Every answer is searched for you and 0 competitors.');
});
