import { message } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { inlineMessages } from './inline-messages.ts';
import { toExpression } from './message-code.ts';

const MESSAGES = {
  title: 'Tags',
  left: message('{count, plural, one {# answer} other {# answers}} in {report}'),
  twice: message('{name} and {name}'),
  help: message('New? <link>Join {product}</link>'),
};
const inlined = (source: string) =>
  inlineMessages('tag.tsx', source, new Map([['messages', MESSAGES]]), (compiled, codeFor) =>
    toExpression(compiled, { language: 'en', codeFor }),
  );

it('writes a message where it is called, with the code of its values', () => {
  const code = inlined('const a = messages.left({ count: counts.length, report });');
  const say = new Function('counts', 'report', '$number', `${code} return a;`);
  const number = (_: string, value: number) => String(value);
  expect(say([1], 'May', number)).toBe('1 answer in May');
  expect(say([1, 2], 'May', number)).toBe('2 answers in May');
});

it('writes messages inside the values of another, and keeps the number of lines', () => {
  const source = `const a = messages.help({\n  product: messages.left({ count, report: 'May' }),\n  link: (text) => <b>{text}</b>,\n});\nconst b = 1;`;
  const code = inlined(source);
  expect(code).not.toContain('messages.');
  expect(code.split('\n').indexOf('const b = 1;')).toBe(4);
});

it('leaves a call whose value would run twice, not at all, or elsewhere', () => {
  for (const source of [
    'messages.twice({ name: read() });',
    'messages.left({ count: useCount(), report });',
    'messages.left({ count: await count(), report });',
    'messages.left(values);',
    'messages.left({ ...values });',
    'messages.title;',
    'others.left({ count, report });',
  ])
    expect(inlined(`async () => { ${source} }`)).toContain(source);
  expect(inlined('messages.twice({ name: user.name });')).not.toContain('messages');
});
