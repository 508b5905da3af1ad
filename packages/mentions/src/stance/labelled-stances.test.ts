import { describe, expect, it } from 'vitest';
import { isHeldBack } from '../../benchmark/company-answers.fixture.ts';
import {
  isStructural,
  placesOf,
  readStanceAnswers,
  unitOf,
} from '../../benchmark/labelled-stances.fixture.ts';
import { readStances } from './read-stances.ts';

const answers = readStanceAnswers();

describe('the sentences with how they speak of companies labelled', () => {
  it('are many, in ten languages, each where it says it is', () => {
    expect(answers.flatMap(({ units }) => units).length).toBeGreaterThanOrEqual(300);
    for (const [lang, group] of Map.groupBy(answers, (answer) => answer.lang))
      expect(group.flatMap(({ units }) => units).length, lang).toBeGreaterThanOrEqual(30);
    expect(new Set(answers.map(({ lang }) => lang)).size).toBe(10);
    for (const { id, text, companies, units } of answers) {
      for (const name of companies) expect(placesOf(text, name).length, `${id}: ${name}`).toBeGreaterThan(0);
      for (const { company, quote, start } of units) {
        expect(text.slice(start, start + quote.length), id).toBe(quote);
        expect(companies[company], id).toBeDefined();
      }
    }
  });

  it('are read rightly in 19 of 20 statements, and three in ten of the structural ones are found', () => {
    const judged = answers
      .filter(({ id }) => !isHeldBack(id))
      .map((answer) => {
        const companies = answer.companies.map((name) => ({ places: placesOf(answer.text, name) }));
        const statements = readStances(answer.text, companies);
        const right = statements.filter((statement) => {
          const unit = unitOf(answer, statement);
          return unit?.first.stance === statement.stance && unit.second.stance === statement.stance;
        });
        const found = new Set(right.map((statement) => unitOf(answer, statement)));
        return {
          statements: statements.length,
          right: right.length,
          structural: answer.units.filter(isStructural).length,
          found: answer.units.filter((unit) => isStructural(unit) && found.has(unit)).length,
        };
      });
    const sum = (key: 'statements' | 'right' | 'structural' | 'found'): number =>
      judged.reduce((total, each) => total + each[key], 0);
    expect(sum('right') / sum('statements')).toBeGreaterThanOrEqual(0.95);
    expect(sum('found') / sum('structural')).toBeGreaterThanOrEqual(0.3);
  });
});
