import type { AnswerDetail } from '@answerscope/contract';
import { RequestError } from '../../lib/request-error.ts';
import type { TrendSeries } from '../../ui/chart/trend.ts';

/** Rows, answers and errors that show the kit. They look like the product's own and belong to nobody. */
export interface SampleRow {
  id: string;
  keyword: string;
  topic: string | null;
  k: number;
  n: number;
}

const TOPICS = ['Shop', 'Advice', null];

export const SAMPLE_ROWS: readonly SampleRow[] = Array.from({ length: 45 }, (_, index) => ({
  id: `row-${index + 1}`,
  keyword: `sample keyword ${index + 1}`,
  topic: TOPICS[index % TOPICS.length] ?? null,
  k: (index * 7) % 10,
  n: 9,
}));

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.parse('2026-09-07T06:00:00Z');
const weekly = (counts: readonly number[]) =>
  counts.map((k, week) => ({ at: new Date(FIRST_DAY_MS + week * 7 * DAY_MS).toISOString(), k, n: 40 }));

export const SAMPLE_SERIES: readonly TrendSeries[] = [
  { channel: 'openai', points: weekly([12, 14, 13, 17, 16, 19, 18, 22, 21, 24]) },
  { channel: 'claude', points: weekly([18, 17, 19, 16, 18, 17, 19, 18, 16, 17]) },
  { channel: 'perplexity', points: weekly([5, 6, 4, 7, 6, 8, 9, 7, 10, 11]) },
];

export const SAMPLE_FAULT = new RequestError({
  code: 'INTERNAL_SERVER_ERROR',
  status: 500,
  message: 'Something went wrong on our end. Please try again later.',
  id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47db',
});
export const SAMPLE_MISSING = new RequestError({
  code: 'NOT_FOUND',
  status: 404,
  message: 'The requested resource could not be found.',
});

const TEXT = [
  'For a **coffee subscription** these are good places to start:',
  '',
  '1. Northwind Books also sells beans and ships weekly.',
  '2. Amaro roasts to order.',
  '',
  'See northwindbooks.example for more.',
].join('\n');
const placeOf = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });
const spanOf = (words: string, code: string, explanation: string) => ({
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
  matched_name: words,
  code,
  explanation,
  confidence: 0.98,
});

export const SAMPLE_ANSWER: AnswerDetail = {
  id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47d9',
  keyword: 'coffee subscription',
  keyword_id: null,
  company_name: 'Northwind Books',
  channel: 'claude',
  question: 'What are the best options for coffee subscription? Recommend specific companies or products.',
  text: TEXT,
  asked_at: '2026-11-20T09:00:00.000Z',
  finish: 'ok',
  api: 'sample',
  model_asked: 'sample-model',
  model_served: 'sample-model',
  search_enabled: true,
  searched: true,
  queries: ['coffee subscription'],
  location: null,
  latency_ms: 3_400,
  cost_usd: 0.012,
  is_simulated: true,
  is_ad_hoc: false,
  verdict: {
    judgement_id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47d8',
    rules_version: 'sample',
    brand_revision: 1,
    is_mentioned: true,
    confidence: 0.98,
    rank: 1,
    list_position: 1,
    share_of_voice: 0.5,
    prominence: 0.6,
    empty_kind: null,
    mentions: [spanOf('Northwind Books', 'exact', 'The answer names the brand exactly as you wrote it.')],
    rejected: [spanOf('northwindbooks.example', 'citation_only', 'Only an address, not a name in the text.')],
    auxiliary: [
      {
        ...{ start: 0, end: 0, sentence: 'Northwind is a calm choice in winter.', state: 'decided' },
        ...{ decision: 'names_brand', is_in_force: true, rules_counted: false, rules_confidence: 0.58 },
        ...{ rules_version: 'sample', channel: 'openai', model: 'sample-model', cost_usd: 0.0002 },
        ...{ failure_code: null, failure: null, decided_at: '2026-11-20T09:00:02.000Z' },
      },
    ],
    competitors: [],
    undeclared: [{ name: 'Amaro', places: [placeOf('Amaro')] }],
  },
  result_state: 'mentioned',
  is_left_out: false,
  counted_in_at: null,
  feedback: null,
  sources: [
    {
      position: 1,
      url: 'https://northwindbooks.example/coffee',
      title: 'Coffee by subscription',
      domain: 'northwindbooks.example',
      kind: 'own',
      cited: true,
    },
  ],
};
