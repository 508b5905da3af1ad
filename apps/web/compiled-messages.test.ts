import { message } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { compile } from './compiled-messages.ts';
import { pseudo, pseudoMessage } from './pseudo-language.ts';

const MESSAGES = {
  title: 'Sign in',
  left: message('{count, plural, =0 {None} one {<b>#</b> answer} other {# answers}} in {report}'),
};

it('leaves a text as it is, and makes a function of a message', () => {
  const [, title, left] = compile(MESSAGES, 'en').split('\n');
  expect(title).toBe('export const title = "Sign in";');
  expect(left).toMatch(
    /^export const left = \(v\) => \$sentence\(\[\(v\.count===0\?\[`None`\]:v\.count===1\?/,
  );
});

it('refuses what is no message', () => {
  expect(() => compile({ limit: 3 }, 'en')).toThrow('limit is neither a text nor a message');
});

it('says in the pseudo-language the same with other letters, and two letters for every five more', () => {
  const text = 'Enter your address and we will send you a link to choose a new password.';
  const said = pseudo(text);
  expect(said).not.toMatch(/[a-z]/i);
  expect(said.length / text.length).toBeGreaterThan(1.35);
  expect(
    pseudoMessage([['count', 2, { one: [['b', 0], ' a'], other: [0, ' as'] }], ' in ', ['report']]),
  ).toEqual([['count', 2, { one: [['b', 0], ' áá'], other: [0, ' ááš'] }], ' ííñ ', ['report']]);
});
