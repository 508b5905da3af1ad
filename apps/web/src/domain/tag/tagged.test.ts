import type { KeywordTag, TaggedKeyword } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { noticeOf, type Tagging, taggingInWords, tagsAfter, undoOf, withTagging } from './tagged.ts';

const tag = (name: string): KeywordTag => ({ id: name, name, color: '#3B82F6' });
const names = (tags: readonly KeywordTag[]) => tags.map(({ name }) => name).join();
const result = (
  keyword_id: string,
  changed_tag_ids: string[],
  state: TaggedKeyword['state'] = 'changed',
): TaggedKeyword => ({ keyword_id, changed_tag_ids, state });

describe('tagging shown before the server has answered', () => {
  it('adds what is lacking, once, by name, and takes away what is there', () => {
    const before = [tag('a'), tag('c')];
    expect(names(tagsAfter(before, { tags: [tag('b'), tag('c')], action: 'add' }))).toBe('a,b,c');
    expect(names(tagsAfter(before, { tags: [tag('b'), tag('c')], action: 'remove' }))).toBe('a');
  });

  it('leaves a keyword as it was that would have more than twenty', () => {
    const full = Array.from({ length: 20 }, (_, index) => tag(`t${index}`));
    expect(tagsAfter(full, { tags: [tag('new')], action: 'add' })).toEqual(full);
    expect(tagsAfter(full, { tags: [tag('t1')], action: 'add' })).toHaveLength(20);
  });

  it('changes the keywords that are meant alone', () => {
    const items = [
      { id: 'k1', tags: [] },
      { id: 'k2', tags: [tag('a')] },
    ];
    const tagging: Tagging = { keyword_ids: ['k1'], tags: [tag('b')], action: 'add' };
    expect(withTagging(items, tagging).map(({ tags }) => names(tags))).toEqual(['b', 'a']);
  });
});

describe('an undo', () => {
  it('takes back exactly what each keyword was given, and nothing that it had before', () => {
    const tagging: Tagging = { keyword_ids: ['k1', 'k2', 'k3'], tags: [tag('a'), tag('b')], action: 'add' };
    const undo = undoOf(tagging, [
      result('k1', ['b']),
      result('k2', ['b', 'a']),
      result('k3', [], 'unchanged'),
      result('k4', ['b']),
    ]);
    expect(undo).toEqual([
      { keyword_ids: ['k1', 'k4'], tags: [tag('b')], action: 'remove' },
      { keyword_ids: ['k2'], tags: [tag('a'), tag('b')], action: 'remove' },
    ]);
  });

  it('of nothing is nothing', () => {
    expect(undoOf({ keyword_ids: ['k'], tags: [tag('a')], action: 'remove' }, [result('k', [])])).toEqual([]);
  });
});

describe('the notice of a removal and an addition made together', () => {
  const taken: Tagging = { keyword_ids: ['k'], tags: [tag('Old')], action: 'remove' };
  const given: Tagging = { keyword_ids: ['k'], tags: [tag('New')], action: 'add' };

  it('says both, and takes both back, what was given first: it makes room for what was taken', () => {
    const done = [
      { tagging: taken, results: [result('k', ['Old'])] },
      { tagging: given, results: [result('k', ['New'])] },
    ];
    expect(noticeOf(done)).toEqual({
      title: 'Tags changed',
      description: '“Old” removed from 1 keyword; “New” added to 1 keyword',
      undo: [
        { ...given, action: 'remove' },
        { ...taken, action: 'add' },
      ],
    });
  });

  it('offers nothing to take back where nothing changed', () => {
    expect(noticeOf([{ tagging: given, results: [result('k', [], 'unchanged')] }])).toMatchObject({
      title: 'Nothing to change',
      undo: [],
    });
  });
});

it('says what became of it in one sentence', () => {
  const add: Tagging = { keyword_ids: [], tags: [tag('Core')], action: 'add' };
  expect(taggingInWords(add, [result('k', ['Core'])])).toBe('“Core” added to 1 keyword');
  const results = [
    result('1', ['Core']),
    result('2', ['Core']),
    result('3', [], 'too_many_tags'),
    result('4', [], 'not_found'),
  ];
  const two: Tagging = { ...add, tags: [tag('A'), tag('B')], action: 'remove' };
  expect(taggingInWords(two, results)).toBe(
    '2 tags removed from 2 keywords; 1 would have more than 20 tags; 1 is no longer there',
  );
});
