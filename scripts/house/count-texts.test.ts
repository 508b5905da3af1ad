import { expect, it } from 'vitest';
import { countTexts, grownTexts, TEXTS_OUTSIDE_MAX, textsOf } from './count-texts.ts';

const PAGE = `
import { message } from 'a package of words';
const NAMES = { title: 'Tags', kind: 'tag', className: 'two words' };
const said = (count: number) => \`\${count} more tags\`;
throw new Error('Nobody reads this on a page');
const page = (
  <Panel title="Tags" id="tags" hint={isEmpty ? 'None yet' : hint} label={messages.tags}>
    Add a tag {said(count === 'two' ? 1 : 2)}
    <b className="small quiet">·</b>
  </Panel>
);
`;

it('finds what people read, and neither names, classes, errors nor types', () => {
  expect(textsOf('tag.tsx', PAGE)).toEqual(['Tags', '… more tags', 'Tags', 'None yet', 'Add a tag']);
});

it('counts what is in no file of messages, and refuses a part that has grown', () => {
  const at = 'apps/web/src/ui/';
  const counts = countTexts(
    new Map([
      [`${at}tag.tsx`, PAGE],
      [`${at}tag.test.tsx`, PAGE],
      [`${at}messages.ts`, "export const title = 'Add a tag';"],
    ]),
  );
  expect(counts.get('apps/web/src/ui')).toBe(5);
  expect(grownTexts(counts)).toEqual([]);
  const max = TEXTS_OUTSIDE_MAX['apps/web/src/ui'] ?? 0;
  expect(grownTexts(new Map([['apps/web/src/ui', max + 1]]))).toEqual([
    expect.stringContaining(`says ${max + 1} texts outside its messages, of at most ${max}`),
  ]);
});
