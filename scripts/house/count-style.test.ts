import { expect, it } from 'vitest';
import { message } from '../../packages/contract/src/index.ts';
import { breaksStyle, countStyle, grownStyle, STYLE_MAX, sentencesOf, styleTexts } from './count-style.ts';

it.each([
  'You see it first, so that nothing surprises you.',
  'Who learns the password alone cannot get in.',
  'Left empty: until somebody lifts the limit again.',
  'No change beyond chance',
  'The list goes on below.',
])('refuses %s', (sentence) => expect(breaksStyle(sentence)).toBe(true));

it.each([
  'What’s your company called?',
  'Who mentions you',
  'Copy this key now. You won’t be able to see it again.',
  'Last check: 12 May',
  'No significant change',
])('takes %s', (sentence) => expect(breaksStyle(sentence)).toBe(false));

it('reads sentences one by one', () => {
  expect(sentencesOf('First one. Second one\ngoes over lines.\n- A list\n- of two')).toEqual([
    'First one.',
    'Second one goes over lines.',
    '- A list',
    '- of two',
  ]);
});

it('counts messages, documents without their code, and comments; more than before is refused', () => {
  const sources = new Map([['a.ts', '// Read anew.\nconst text = "Read anew.";\n']]);
  const long = message(`{count, plural, one {One} other {${'Many words '.repeat(11)}}} are here.`);
  const german = { default: { long: `${'viele Worte '.repeat(11)}.` } };
  const texts = styleTexts(
    sources,
    new Map<string, Record<string, unknown>>([
      ['messages.ts', { a: 'Sent anew.', long }],
      ['messages.de.ts', german],
    ]),
  );
  expect(countStyle({ ...texts, documents: ['Made anew.'] })).toEqual({
    patterns: { messages: 1, documents: 1, comments: 1 },
    longSentences: 2,
  });
  const { patterns } = STYLE_MAX;
  expect(grownStyle(STYLE_MAX)).toEqual([]);
  expect(grownStyle({ ...STYLE_MAX, patterns: { ...patterns, messages: patterns.messages + 1 } })).toEqual([
    expect.stringContaining('sentences of messages break docs/style.md'),
  ]);
});
