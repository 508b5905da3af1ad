import { describe, expect, it } from 'vitest';
import { childrenFirst } from './erasure.rules.ts';

const owned = (...tables: string[]) => tables.map((table) => ({ table, owner: 'user_id' }));
const names = (tables: { table: string }[]) => tables.map(({ table }) => table);

describe('the order in which tables are emptied', () => {
  it('has what refers to others before them', () => {
    const sorted = childrenFirst(owned('answers', 'keywords', 'verdicts'), [
      { child: 'verdicts', parent: 'answers' },
      { child: 'answers', parent: 'keywords' },
    ]);
    expect(names(sorted)).toEqual(['verdicts', 'answers', 'keywords']);
  });

  it('does not mind a table that refers to itself, or to one that stays', () => {
    const references = [
      { child: 'reports', parent: 'reports' },
      { child: 'reports', parent: 'plans' },
    ];
    expect(names(childrenFirst(owned('reports'), references))).toEqual(['reports']);
  });

  it('leaves no table out where some refer to each other', () => {
    const references = [
      { child: 'one', parent: 'two' },
      { child: 'two', parent: 'one' },
    ];
    expect(names(childrenFirst(owned('one', 'two'), references)).sort()).toEqual(['one', 'two']);
  });
});
