import { expect, it } from 'vitest';
import { message } from '../../packages/contract/src/index.ts';
import { readSources } from '../read-sources.ts';
import { missingTexts } from './judge-specified.ts';
import { readMessages } from './read-messages.ts';
import { SPECIFIED_TEXTS } from './specified-texts.fixture.ts';

/** As many texts as the specification quotes in each section, without those that the fixture leaves out. */
const QUOTED = {
  '4': 11,
  '5': 25,
  '6': 1,
  '9': 1,
  '2.4': 3,
  '2.5': 5,
  '2.6': 2,
  '2.7': 7,
  '2.8': 9,
  '2.9': 6,
  '2.10': 4,
  '2.11': 3,
  '2.12': 1,
  '2.14': 4,
  '7.5': 1,
  '8.1': 16,
  '8.2': 15,
  '8.3': 73,
  '8.4': 20,
};
const FILE = 'apps/web/src/features/tags/messages.ts';
const missing = (specified: string, declared: string, messages: Record<string, unknown>) =>
  missingTexts({ '2.9': [specified] }, new Map([[FILE, declared]]), new Map([[FILE, messages]]));

it('asks for each text of the specification, to the letter, in a message with its mark', () => {
  const marked = "/** @specification 2.9 */\nexport const back = 'Back';";
  expect(missing('Back', marked, { back: 'Back' })).toEqual([]);
  expect(missing('Back', marked, { back: 'Go back' })).toHaveLength(1);
  expect(missing('Back', "export const back = 'Back';", { back: 'Back' })).toHaveLength(1);
  expect(missing('Back', marked.replace('2.9', '2.8'), { back: 'Back' })).toHaveLength(1);
});

it('reads plurals, choices and values of a message', () => {
  const declared = '/** {n}: keywords. @specification 2.9 */\nexport const all = message();';
  const all = message('Select {n, plural, one {one keyword} other {all # keywords}}');
  expect(missing('Select all {n} keywords', declared, { all })).toEqual([]);
  expect(missing('Select all {n} words', declared, { all })).toHaveLength(1);
});

it('takes a title and its text as two messages', () => {
  const declared =
    "/** @specification 2.9 */\nexport const a = '';\n/** @specification 2.9 */\nexport const b = '';";
  expect(missing('Error: Not saved.', declared, { a: 'Error', b: 'Not saved.' })).toEqual([]);
  expect(missing('Error: Not saved.', declared, { a: 'Error', b: 'Saved.' })).toHaveLength(1);
});

it('finds every text of the specification in the product', async () => {
  const sources = readSources();
  expect(missingTexts(SPECIFIED_TEXTS, sources, await readMessages(sources))).toEqual([]);
});

it('has every text that the specification quotes', () => {
  const counts = Object.entries(SPECIFIED_TEXTS).map(([section, texts]) => [section, texts.length]);
  expect(Object.fromEntries(counts)).toEqual(QUOTED);
});
