import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MEASURED } from './measured-figures.ts';

const read = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');
const rounded = (percent: string | undefined) => Math.round(Number(percent)) / 100;

it('the landing page says the figures of the benchmark', () => {
  const benchmark = read('packages/mentions/benchmark/README.md');
  const row = (detector: string) =>
    benchmark.split('\n').find((line) => line.startsWith(`| ${detector} |`)) ?? '';
  const [, , precision, recall] = row('Answerscope, rules alone').split('|');
  expect([Number(precision) / 100, Number(recall) / 100]).toEqual([MEASURED.precision, MEASURED.recall]);
  expect(Number(row('substring').split('|')[2]) / 100).toBe(MEASURED.substring_precision);
  expect(benchmark).toContain(`precision % of ${MEASURED.cases} cases`);
  expect(benchmark).toContain(`answers in ${MEASURED.languages} languages`);
});

it('it says how unseen answers were judged', () => {
  const unseen = read('bench/detection/README.md').match(/\n\| set, at the first run[\s\S]*?\n\n/)?.[0];
  const precisions = [...(unseen ?? '').matchAll(/^\| [a-z][^|]*\| \d+ \| ([\d.]+) /gm)].map(([, percent]) =>
    rounded(percent),
  );
  expect(precisions).toHaveLength(MEASURED.unseen.sets);
  expect([Math.min(...precisions), Math.max(...precisions)]).toEqual([
    MEASURED.unseen.lowest_precision,
    MEASURED.unseen.highest_precision,
  ]);
});

it('its range is the range of docs/numbers.md', () => {
  expect(read('docs/numbers.md')).toContain(`in ${MEASURED.coverage_of_100} of 100 cases`);
});
