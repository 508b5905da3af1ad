import { expect, it } from 'vitest';
import { readSources } from '../read-sources.ts';
import { judgeTexts, textsOf, textsOutside } from './judge-texts.ts';

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

it('takes single words and what is being done, but no key or code', () => {
  const source = `
    if (event.key === 'Enter') save();
    const words = { never: 'Never', busy: isSaving ? 'Saving...' : 'Save', header: 'Since', size: '24px 0' };
    await sign.update('what is signed');
  `;
  expect(textsOf('tag.ts', source)).toEqual(['Never', 'Saving...', 'Save', 'Since']);
});

it('takes single words in lower case where they are no choice of a part', () => {
  const source = `const page = (
    <Row tone="negative" role="alert" many="keywords" one={isOne ? 'keyword' : other} aria-valuetext="half">
      none {isLeft ? 'left' : <b>more</b>}
    </Row>
  );`;
  expect(textsOf('row.tsx', source)).toEqual(['keywords', 'keyword', 'half', 'none', 'left', 'more']);
});

it('refuses a text that is in no file of messages', () => {
  const at = 'apps/web/src/ui/';
  const sources = new Map([
    [`${at}tag.tsx`, 'const tag = <Panel title="Tags" />;'],
    [`${at}tag.test.tsx`, PAGE],
    [`${at}messages.ts`, "export const title = 'Add a tag';"],
  ]);
  expect(judgeTexts(textsOutside(sources))).toEqual([
    expect.stringContaining('says “Tags” outside messages'),
  ]);
});

it('finds none in the product', () => expect([...textsOutside(readSources())]).toEqual([]));
