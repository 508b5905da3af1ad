import { expect, it } from 'vitest';
import { message } from '../../packages/contract/src/index.ts';
import { judgeMessages } from './judge-messages.ts';

const FILE = 'apps/web/src/features/tags/messages.ts';
const judge = (declared: string, messages: Record<string, unknown>, shown: string) =>
  judgeMessages(
    new Map([
      [FILE, declared],
      ['apps/web/src/features/tags/tag.tsx', `import * as messages from './messages.ts';\n${shown}`],
    ]),
    new Map([[FILE, messages]]),
  );
const LEFT = message('{count, plural, one {<b>#</b> tag of {company}} other {# tags}}');

it('counts messages and those that the specification gives', () => {
  const declared = "/** @specification 2.5 */\nexport const title = 'Tags';\nexport const add = 'Add tag';";
  expect(judge(declared, { title: 'Tags', add: 'Add tag' }, 'messages.title + messages.add')).toEqual({
    total: 2,
    specified: 1,
    faults: [],
  });
});

it('refuses a message that nothing shows', () => {
  const { faults } = judge("export const title = 'Tags';", { title: 'Tags' }, 'messages.titles');
  expect(faults).toEqual([`${FILE} declares title, which nothing shows.`]);
});

it('refuses a message whose values nobody explained', () => {
  const declared = (comment: string) => `${comment}export const left = message('…');`;
  expect(judge(declared('/** {count}: tags */'), { left: LEFT }, 'messages.left').faults).toEqual([
    `${FILE} does not say what {b}, {company} of left is, above it.`,
  ]);
  const explained = '/** {count}: tags of {company}; {b}: emphasis */\n';
  expect(judge(declared(explained), { left: LEFT }, 'messages.left').faults).toEqual([]);
});

it('refuses a message outside a file of messages', () => {
  for (const from of ['@answerscope/contract', '../../lib/message.ts']) {
    const { faults } = judge('', {}, `import { message } from '${from}';`);
    expect(faults).toEqual([expect.stringContaining('tag.tsx declares a message')]);
  }
});
