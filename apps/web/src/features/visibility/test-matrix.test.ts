import type { Channel, RunKeywordResult } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { matrixInWords, newestTestInWords, openInWords, toMatrix, whyNotYet } from './test-matrix.ts';

const cell = (keyword: string, channel: Channel, more: Partial<RunKeywordResult> = {}): RunKeywordResult => ({
  keyword_id: `id of ${keyword}`,
  keyword,
  channel,
  state: 'open',
  status: null,
  is_mentioned: null,
  result_state: null,
  forced_status: null,
  samples_wanted: 3,
  n: 0,
  k: 0,
  empty: 0,
  refused: 0,
  failed: 0,
  checked_at: null,
  error_message: null,
  error_code: null,
  ...more,
});
const page = (items: RunKeywordResult[]) => ({
  keyword_results: { items, total: items.length, page: 1, page_size: 100 },
});

describe('the newest test', () => {
  const channels = [
    { mentioned: 2, not_mentioned: 3 },
    { mentioned: 1, not_mentioned: 0 },
  ];
  const run = { total: 6, processed: 6, state: 'done', channels } as const;
  it('is told by its figure, of those that can be shown side by side', () => {
    expect(newestTestInWords([{ ...run, total: 101 }, run])).toBe(
      'The newest test mentions you in 3 of 6 checks.',
    );
    expect(newestTestInWords([{ ...run, state: 'running', processed: 2 }])).toBe(
      'The newest test is running, 2 of 6 checks done.',
    );
    expect(newestTestInWords([])).toBe('No test yet. Compare up to 25 keywords side by side.');
  });
});

describe('the choice of a matrix', () => {
  it('needs keywords and assistants, and has an end', () => {
    expect(whyNotYet({ keywords: 0, channels: 2, busy: 0 })).toBe('Choose keywords below.');
    expect(whyNotYet({ keywords: 3, channels: 0, busy: 0 })).toBe('Choose at least one assistant.');
    expect(whyNotYet({ keywords: 3, channels: 0, busy: 1 })).toContain('not being checked already');
    expect(whyNotYet({ keywords: 26, channels: 4, busy: 0 })).toBe(
      'A matrix has at most 25 keywords: 26 keywords are chosen.',
    );
    expect(whyNotYet({ keywords: 25, channels: 4, busy: 0 })).toBeNull();
  });
});

describe('a matrix', () => {
  const rows = toMatrix(
    page([
      cell('shoes', 'openai', { n: 2 }),
      cell('books', 'openai', { state: 'done', result_state: 'mentioned' }),
      cell('books', 'claude', { state: 'failed', result_state: 'failed' }),
    ]),
  );

  it('has a row for each keyword, by name, and no cell where nothing was asked', () => {
    expect(rows.map(({ keyword, cells }) => [keyword, [...cells.keys()]])).toEqual([
      ['books', ['openai', 'claude']],
      ['shoes', ['openai']],
    ]);
  });

  it('says how far it is and in how many cells the company is named', () => {
    expect(matrixInWords(rows, { total: 3, processed: 2, state: 'running' })).toBe(
      '2 of 3 checks done. You are mentioned in 1 of 1 check. 1 failed.',
    );
    expect(matrixInWords(rows, { total: 3, processed: 3, state: 'done' })).toBe(
      'You are mentioned in 1 of 1 check. 1 failed.',
    );
    expect(matrixInWords([], { total: 3, processed: 0, state: 'cancelled' })).toBe('No answers.');
  });

  it('counts no cell as not naming the company that says nothing of it', () => {
    const states = ['mentioned', 'not_mentioned', 'failed', 'failed', 'no_companies', 'refused'] as const;
    const all = toMatrix(
      page(states.map((result_state, index) => cell(`keyword ${index}`, 'openai', { result_state }))),
    );
    expect(matrixInWords(all, { total: 6, processed: 6, state: 'done' })).toBe(
      'You are mentioned in 1 of 2 checks. 2 failed, 1 mentioned no company, 1 refused to answer.',
    );
    const none = toMatrix(page([cell('a', 'openai', { result_state: 'failed' })]));
    expect(matrixInWords(none, { total: 1, processed: 1, state: 'done' })).toBe('1 failed.');
  });

  it('says of a cell that is not through how many answers it has', () => {
    expect(openInWords(cell('a', 'openai'))).toBe('Waiting');
    expect(openInWords(cell('a', 'openai', { n: 2 }))).toBe('2 of 3 answers');
    expect(openInWords(cell('a', 'openai', { state: 'cancelled' }))).toBe('Not asked');
    expect(openInWords(cell('a', 'openai', { state: 'cancelled', n: 1 }))).toBe('1 answer, then cancelled');
  });
});
