import { expect, it } from 'vitest';
import { readCode } from './read-code.ts';

it('a pattern with quotes or backticks in it opens no text', () => {
  const { code, texts } = readCode(
    'const quote = /[\'"`]/g;\ninterface Told {}\nconst other = a.split(/`/);\n',
  );
  expect(code).toContain('interface Told {}');
  expect(texts).toEqual([]);
});

it('a text with the signs of a comment in it opens none', () => {
  const { code, texts } = readCode(
    "const all = 'a/*';\nfunction told() {}\nconst url = 'https://x'; // 'no text'\n/* nor 'this' */\n",
  );
  expect(code).toContain('function told() {}');
  expect(texts).toEqual(['a/*', 'https://x']);
});

it('what is put into a template is code again, with texts of its own', () => {
  const { code, texts } = readCode(
    'const a = `one $' + '{b ? `two $' + "{'three'}` : { told: 4 }.told} five`;\nconst told = 6;\n",
  );
  expect(texts).toEqual(['three', 'two …', 'one … five']);
  expect(code).toContain('const told = 6;');
});

it('a division is no pattern, and an apostrophe between two elements is no quote', () => {
  const { code, written, texts } = readCode(
    "const half = a / b / 'c'.length;\n<p>It isn't</p>\n<br />;\nconst told = '';\n",
  );
  expect(texts).toEqual(['c', '']);
  expect(written).toContain("It isn't");
  expect(code).toContain('const told');
});
