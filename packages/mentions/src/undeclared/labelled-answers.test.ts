import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { detectMentions } from '../detect-mentions.ts';

/** An answer of `cases/undeclared/` with every company and product it names, in each form that is right for it. */
interface LabelledAnswer {
  lang: string;
  question: string;
  answer: string;
  names: string[];
}

const ANSWERS = readFileSync(new URL('../../cases/undeclared/answers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as LabelledAnswer)
  .map(({ answer, question, lang, names }) => {
    const verdict = detectMentions({ answer, question, brand: { name: 'Northwind' }, language: lang });
    const found = verdict.undeclared.map(({ name }) => name);
    return { lang, names, found, right: found.filter((name) => names.includes(name)) };
  });

/** Measured: 111 of 114. */
const PRECISION = 0.95;
/** Names of which at least a form is found: 130 of 195. */
const RECALL = 0.6;

const count = (pick: (one: (typeof ANSWERS)[number]) => number) =>
  ANSWERS.reduce((sum, one) => sum + pick(one), 0);

it('names that are found are nearly always names, in answers written and labelled before they were judged', () => {
  expect(new Set(ANSWERS.map(({ lang }) => lang)).size).toBeGreaterThanOrEqual(6);
  const precision = count(({ right }) => right.length) / count(({ found }) => found.length);
  expect(precision).toBeGreaterThanOrEqual(PRECISION);
});

it('most names are found', () => {
  const isFound = (name: string, found: readonly string[]) =>
    found.some((one) => name.startsWith(one) || one.startsWith(name));
  const recall =
    count(({ names, found }) => names.filter((name) => isFound(name, found)).length) /
    count(({ names }) => names.length);
  expect(recall).toBeGreaterThanOrEqual(RECALL);
});

it('answers without any name have none', () => {
  expect(ANSWERS.filter(({ names }) => names.length === 0).flatMap(({ found }) => found)).toEqual([]);
});
