import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { reply } from './replies.ts';

const RUN_ID = '01a1fb62-272e-7e0a-ac32-a0b1df7d47d0';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

interface Counts {
  mentioned: number;
  failed?: number;
  no_companies?: number;
  refused?: number;
}

/** A channel of a run with the numbers that follow from its counts. */
function channelOf(channel: string, [processed, total]: readonly [number, number], counts: Counts) {
  const { mentioned, failed = 0, no_companies = 0, refused = 0 } = counts;
  const successful = processed - failed;
  const empty = no_companies + refused;
  return {
    channel,
    state: processed === total ? 'done' : 'running',
    total,
    processed,
    progress_percent: Math.floor((processed / total) * 100),
    successful,
    failed,
    errors: failed,
    mentioned,
    not_mentioned: successful - mentioned - empty,
    no_companies,
    refused,
    empty,
    success_rate: percentOf(successful, processed),
    visibility_rate: percentOf(mentioned, successful - empty),
  };
}

const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : (part / whole) * 100);

type Channels = readonly ReturnType<typeof channelOf>[];

/** The counts of a run over all its channels. */
function countsOf(channels: Channels) {
  const sum = (key: 'total' | 'processed' | 'successful' | 'failed') =>
    channels.reduce((whole, channel) => whole + channel[key], 0);
  const [total, processed] = [sum('total'), sum('processed')];
  const progress_percent = Math.floor((processed / total) * 100);
  return { total, processed, progress_percent, successful: sum('successful'), failed: sum('failed') };
}

const RESULTS = [
  { keyword: 'coffee subscription', is_mentioned: true, result_state: 'mentioned', n: 3, k: 2, empty: 1 },
  { keyword: 'running shoes', is_mentioned: false, result_state: 'not_mentioned', n: 3 },
  { keyword: 'gift wrapping', is_mentioned: false, result_state: 'no_companies', n: 3, empty: 3 },
  { keyword: 'tax advice', is_mentioned: false, result_state: 'refused', n: 1, empty: 1, refused: 1 },
  {
    keyword: 'office chairs',
    state: 'failed',
    status: 'api_error',
    result_state: 'failed',
    failed: 1,
    error_message: 'API Error (429): OpenAI limits how often it may be asked. Try again in a moment.',
  },
].map((result) => ({
  state: 'done',
  status: 'completed',
  channel: 'openai',
  samples_wanted: 3,
  checked_at: minutesAgo(60),
  ...result,
}));

const CHATGPT = channelOf('openai', [24, 24], { mentioned: 9, failed: 2 });
const CLAUDE = {
  running: channelOf('claude', [7, 24], { mentioned: 3 }),
  done: channelOf('claude', [24, 24], { mentioned: 11, no_companies: 1, refused: 1 }),
};

/** The newest run. It ended less than a day ago: later it is not shown. */
export const showRun = (page: Page, { state }: { state: keyof typeof CLAUDE }): Promise<void> =>
  replyRun(page, {
    id: RUN_ID,
    state,
    created_at: minutesAgo(state === 'running' ? 0 : 60),
    ended_at: state === 'running' ? null : minutesAgo(56),
    channels: [CHATGPT, CLAUDE[state]],
    results: RESULTS,
  });

interface CannedRun {
  id: string;
  state: string;
  created_at: string;
  ended_at: string | null;
  channels: Channels;
  results: readonly object[];
}

async function replyRun(page: Page, { results, ...run }: CannedRun): Promise<void> {
  const whole = {
    ...run,
    ...countsOf(run.channels),
    version: 1,
    forecast: { calls: 48, cost_ceiling_usd: 2.4, expected_cost_usd: 1.1, expected_seconds: 240 },
  };
  await reply(page, contract.runs.list_runs, { items: [whole] });
  await reply(page, contract.runs.get_run, {
    ...whole,
    keyword_results: { items: results, total: results.length, page: 1, page_size: 100 },
  });
}

export const MATRIX_RUN_ID = '01a1fb62-272e-7e0a-ac32-a0b1df7d47c0';
const MATRIX_KEYWORDS = [
  'coffee subscription',
  'office chairs',
  'running shoes',
  'Which bookshop has the best advice for somebody who wants to start reading science fiction?',
];
/** By keyword and assistant: answers of three that name the company, f failed, e without companies, w waiting. */
const MATRIX = { running: ['32ww', '0eww', '12ww', '3fww'], done: ['3f21', '00e0', '1203', '2e3f'] };

function cellOf(symbol: string) {
  if (symbol === 'w') return {};
  if (symbol === 'f')
    return {
      state: 'failed',
      status: 'api_error',
      result_state: 'failed',
      is_mentioned: false,
      failed: 3,
      error_message: 'API Error (429): The provider limits how often it may be asked. Try again in a moment.',
    };
  const done = { state: 'done', status: 'completed', checked_at: '2026-11-20T10:00:00.000Z', n: 3 };
  if (symbol === 'e') return { ...done, result_state: 'no_companies', is_mentioned: false, empty: 3 };
  const k = Number(symbol);
  return { ...done, k, result_state: k > 1 ? 'mentioned' : 'not_mentioned', is_mentioned: k > 1 };
}

/** A check of four keywords on four assistants. */
export async function showMatrix(page: Page, state: keyof typeof MATRIX): Promise<void> {
  const rows = MATRIX[state];
  const columns = ['openai', 'claude', 'gemini', 'perplexity'].map((channel, column) => ({
    channel,
    symbols: rows.map((row) => row[column] ?? 'w'),
  }));
  const count = (symbols: readonly string[], pattern: RegExp) =>
    symbols.filter((symbol) => pattern.test(symbol)).length;
  const channels = columns.map(({ channel, symbols }) =>
    channelOf(channel, [count(symbols, /[^w]/), symbols.length], {
      mentioned: count(symbols, /[23]/),
      failed: count(symbols, /f/),
      no_companies: count(symbols, /e/),
    }),
  );
  await replyRun(page, {
    id: MATRIX_RUN_ID,
    state,
    created_at: minutesAgo(1),
    ended_at: state === 'done' ? minutesAgo(0) : null,
    channels,
    results: MATRIX_KEYWORDS.flatMap((keyword, row) =>
      columns.map(({ channel, symbols }) => ({
        keyword_id: `01a1fb62-272e-7e0a-ac32-a0b1df7d47e${row}`,
        keyword,
        channel,
        samples_wanted: 3,
        ...cellOf(symbols[row] ?? 'w'),
      })),
    ),
  });
}
