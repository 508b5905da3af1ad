import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_IN_QUESTIONS } from '@answerscope/contract';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
const PUBLIC = ['features/content', 'features/site', 'features/plans', 'features/accounts', 'routes/_public'];
const written = globSync(
  PUBLIC.map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: WEB },
)
  .filter((name) => !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(join(WEB, name), 'utf8') }));
const sources = [...written, { name: 'the built-in questions', text: JSON.stringify(BUILT_IN_QUESTIONS) }];

/** What the operator may say and the product does not: figures nobody measures, offers nobody redeems here. */
const NOT_OURS = [
  /14-day/i,
  /30-day/i,
  /money.back/i,
  /\d\s?million/i,
  /1,000/,
  /99\.9/,
  /free trial, no card/i,
];

it('claims of the operator are content with its defaults in the contract, and stand nowhere else among the public words', () => {
  for (const { name, text } of sources)
    for (const claim of NOT_OURS) expect(text, `${name} says ${claim}`).not.toMatch(claim);
});

it('whatever shows them says whose they are', () => {
  const showing = sources.filter(({ text }) => /claims: readonly ShownClaim\[\]/.test(text));
  expect(showing.length).toBeGreaterThan(1);
  for (const { name, text } of showing) expect(text, name).toContain('operator');
});

it('says one thing of many brands and of the consumer app', () => {
  const all = sources.map(({ text }) => text).join(' ');
  expect(all).not.toMatch(/close to (what )?the consumer app/i);
  expect(all).not.toMatch(/many brands/i);
});
