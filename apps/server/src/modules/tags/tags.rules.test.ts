import { LIMITS } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { averageKeywords, judgeTagging } from './tags.rules.ts';

const judge = (action: 'add' | 'remove', has: number, shared: number, tags = ['t1', 't2']) =>
  judgeTagging({ keyword_ids: ['k'], tag_ids: tags, action }, [{ keyword_id: 'k', has, shared }])[0]?.state;

describe('tagging a keyword', () => {
  it('changes it where it lacks one of the tags, or has one that is taken away', () => {
    expect(judge('add', 3, 1)).toBe('changed');
    expect(judge('add', 2, 2)).toBe('unchanged');
    expect(judge('remove', 3, 1)).toBe('changed');
    expect(judge('remove', 3, 0)).toBe('unchanged');
  });

  it('fills it up to the limit and not beyond, counting only what it lacks', () => {
    const full = LIMITS.tags_of_keyword_max;
    expect(judge('add', full - 2, 0)).toBe('changed');
    expect(judge('add', full - 1, 0)).toBe('too_many_tags');
    expect(judge('add', full - 1, 1)).toBe('changed');
    expect(judge('add', full, 2)).toBe('unchanged');
    expect(judge('add', full - 1, 0, ['t1', 't1'])).toBe('changed');
    expect(judge('remove', full, 1)).toBe('changed');
  });

  it('tells of each id in the order in which it was named, also of those that are not there', () => {
    const judged = judgeTagging({ keyword_ids: ['gone', 'b', 'a'], tag_ids: ['t'], action: 'add' }, [
      { keyword_id: 'a', has: 0, shared: 0 },
      { keyword_id: 'b', has: 1, shared: 1 },
    ]);
    expect(judged).toEqual([
      { keyword_id: 'gone', state: 'not_found' },
      { keyword_id: 'b', state: 'unchanged' },
      { keyword_id: 'a', state: 'changed' },
    ]);
  });
});

it('the average of keywords per tag has one decimal, and is 0 without a tag', () => {
  expect(averageKeywords(7, 3)).toBe(2.3);
  expect(averageKeywords(0, 4)).toBe(0);
  expect(averageKeywords(0, 0)).toBe(0);
});
