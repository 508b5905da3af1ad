import { describe, expect, it } from 'vitest';
import {
  isHeldBack,
  readCompanyAnswers,
  readRealAnswerLabels,
} from '../../benchmark/company-answers.fixture.ts';

const answers = readCompanyAnswers();
const SHAPES = ['numbered', 'bullets', 'table', 'cards', 'prose', 'pros_cons', 'mixed', 'short', 'long'];

describe('the answers with every company labelled', () => {
  it('are many, in ten languages and all shapes', () => {
    expect(answers.length).toBeGreaterThanOrEqual(400);
    const byLanguage = Map.groupBy(answers, ({ lang }) => lang);
    expect(byLanguage.size).toBe(10);
    for (const [lang, group] of byLanguage) {
      expect(group.length, lang).toBeGreaterThanOrEqual(40);
      expect(new Set(group.map(({ shape }) => shape)), lang).toEqual(new Set(SHAPES));
    }
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(answers.length);
  });

  it('have 2 to 20 companies each, every form as it is written', () => {
    for (const { id, question, answer, companies } of answers) {
      expect(question.trim(), id).not.toBe('');
      expect(companies.length, id).toBeGreaterThanOrEqual(2);
      expect(companies.length, id).toBeLessThanOrEqual(20);
      for (const { name, forms } of companies) {
        expect(forms[0], id).toBe(name);
        for (const form of forms) expect(answer, `${id}: ${form}`).toContain(form);
      }
    }
  });

  it('label no form twice, and none as a decoy', () => {
    for (const { id, answer, companies, either = [], decoys } of answers) {
      const labelled = [...companies.flatMap(({ forms }) => forms), ...either, ...decoys];
      expect(new Set(labelled).size, `${id}: ${labelled.join(', ')}`).toBe(labelled.length);
      for (const each of [...either, ...decoys]) expect(answer, id).toContain(each);
    }
  });

  it('are held back by a hash, about half of each language', () => {
    for (const [lang, group] of Map.groupBy(answers, ({ lang }) => lang)) {
      const share = group.filter(({ id }) => isHeldBack(id)).length / group.length;
      expect(share, lang).toBeGreaterThanOrEqual(0.4);
      expect(share, lang).toBeLessThanOrEqual(0.6);
    }
  });
});

describe('the labels of real answers', () => {
  const labels = readRealAnswerLabels();

  it('name each answer once, by its hash', () => {
    expect(labels.length).toBeGreaterThanOrEqual(100);
    for (const key of ['id', 'sha256'] as const)
      expect(new Set(labels.map((each) => each[key])).size).toBe(labels.length);
    for (const { sha256, id } of labels) expect(sha256, id).toMatch(/^[0-9a-f]{64}$/);
  });

  it('label no form twice', () => {
    for (const { id, companies, either = [] } of labels) {
      const forms = [...companies.flatMap((company) => company.forms), ...either];
      expect(new Set(forms).size, id).toBe(forms.length);
    }
  });
});
