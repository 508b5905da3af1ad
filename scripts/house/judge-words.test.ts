import { expect, it } from 'vitest';
import { judgeHouse } from './judge-house.ts';
import { judgeWords } from './judge-words.ts';

const SERVER = 'apps/server/src/modules/runs/x.rules.ts';
const PAGE = 'apps/web/src/features/keywords/x.tsx';

it('names that the glossary has another word for are refused, whatever is written of them', () => {
  expect(judgeWords(SERVER, 'export function tellNewest() {}')).toHaveLength(1);
  expect(judgeWords(SERVER, 'const TOLD_EVERY_MS = 1;')).toHaveLength(1);
  expect(judgeWords(SERVER, 'interface HeldRun {}')).toHaveLength(1);
  expect(judgeWords(SERVER, '// whoever is told\nconst handler = publishNewest();')).toEqual([]);
  expect(judgeWords(SERVER, "const name = 'const told';")).toEqual([]);
});

it('nothing before a name keeps it from being read', () => {
  for (const before of ['const quote = /[\'"`]/;', "const start = 'a/*';", "const half = a / b; // isn't"])
    expect(judgeWords(SERVER, `${before}\ninterface Told {}\nconst end = "it's";\n`), before).toHaveLength(1);
});

it('sentences that nobody would say are refused where people read them', () => {
  expect(judgeWords(PAGE, "const text = 'The user is told by mail.';")).toHaveLength(1);
  expect(judgeWords(PAGE, '<p>Whoever has the code can use it.</p>')).toHaveLength(1);
  expect(judgeWords(PAGE, '<p>\n  Your numbers are computed\n  anew.\n</p>')).toHaveLength(1);
  expect(judgeWords(PAGE, "const text = 'What stands in the way';")).toEqual([]);
  expect(judgeWords(PAGE, "const text = 'Too few answers to tell a change from chance';")).toEqual([]);
});

it('tests and what is said in other languages are left alone', () => {
  const source = "const told = 'whoever is told';";
  expect(judgeWords('apps/web/src/lib/x.test.ts', source)).toEqual([]);
  expect(judgeWords('packages/mentions/src/x.ts', source)).toEqual([]);
});

it('is one of the rules of the house', () => {
  const { faults } = judgeHouse(new Map([[PAGE, "const text = 'It starts anew today';"]]));
  expect(faults.map(({ kind, path }) => ({ kind, path }))).toEqual([{ kind: 'word', path: PAGE }]);
});
