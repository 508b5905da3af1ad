import type { ListedChange } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { keywordChanges, mostMoved } from './keyword-news.ts';

const change = (keyword: string | null, verdict: ListedChange['verdict']): ListedChange => ({
  channel: 'claude',
  subject: keyword === null ? { kind: 'assistant' } : { kind: 'keyword', keyword_id: keyword, keyword },
  verdict,
  before: 0.7,
  after: 0.4,
  earlier: { mentions: 7, answers: 10 },
  recent: { mentions: 4, answers: 10 },
  mentions_gained: -3,
  window_days: 28,
  report_id: 'r',
  q_value: 0.01,
});

it('names the keyword that gained most and the one that lost most', () => {
  const items = [
    change(null, 'declined'),
    change('lost most', 'declined'),
    change('gained most', 'improved'),
    change('lost less', 'declined'),
  ];
  const moved = mostMoved(keywordChanges({ items }));
  expect(moved.map(({ subject }) => subject.keyword)).toEqual(['gained most', 'lost most']);
});

it('names nothing where no keyword changed', () => {
  expect(mostMoved(keywordChanges({ items: [change(null, 'improved')] }))).toEqual([]);
});
