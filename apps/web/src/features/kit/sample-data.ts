import type { AnswerDetail } from '@answerscope/contract';
import { wilsonInterval } from '@answerscope/statistics';
import type { TrendPoint, TrendSeries } from '../../domain/trend/trend.ts';
import { RequestError } from '../../lib/request-error.ts';

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

export const SAMPLE_LONG_ROWS: readonly SampleRow[] = [
  {
    id: 'long-1',
    keyword: 'Which bookshop in Chicago has the best advice for people who start to read science fiction?',
    topic: 'Gifts for people who have every book, and for those who have none',
    k: 4,
    n: 9,
  },
  {
    id: 'long-2',
    keyword: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenversicherung',
    topic: 'https://example.com/an-address-that-breaks-nowhere-in-its-whole-length',
    k: 1,
    n: 9,
  },
];

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.parse('2026-09-07');
const dayOf = (week: number, day = 0) =>
  new Date(FIRST_DAY_MS + (week * 7 + day) * DAY_MS).toISOString().slice(0, 10);

/** Ten answers a week; from a week on nothing is comparable with before. */
function weekly(counts: readonly number[], broken?: { week: number; reason: string }): TrendPoint[] {
  return counts.map((k, week) => ({
    from: dayOf(week),
    to: dayOf(week, 6),
    counted: { k, n: 10, interval: wilsonInterval(k, 10) ?? { low: 0, high: 1 } },
    breaks: week === broken?.week ? [broken.reason] : [],
  }));
}

const COMPARED = { from: dayOf(0), middle: dayOf(5), to: dayOf(10) };

export const SAMPLE_SERIES: readonly TrendSeries[] = [
  {
    channel: 'openai',
    title: 'ChatGPT mentions you in 25 of 50 answers, improved: 24% → 50%',
    points: weekly([2, 3, 1, 4, 2, 4, 4, 6, 5, 6]),
    compared: COMPARED,
  },
  {
    channel: 'claude',
    title: 'Claude mentions you in 23 of 50 answers, no significant change: 42% → 46%',
    points: weekly([4, 5, 3, 5, 4, 5, 4, 5, 4, 5]),
    compared: COMPARED,
  },
  {
    channel: 'perplexity',
    title: 'Perplexity mentions you in 24 of 40 answers, not comparable with the range before',
    points: weekly([0, 0, 0, 0, 0, 0, 5, 7, 6, 6], {
      week: 6,
      reason: 'The model changed from model-1 to model-2, for 36 keywords.',
    }),
    compared: null,
  },
];

/** One report, and nothing to compare it with. */
export const SAMPLE_FIRST: readonly TrendSeries[] = [
  {
    channel: 'gemini',
    title: 'Gemini mentions you in 6 of 20 answers, not enough answers for a trend yet',
    points: [
      {
        from: dayOf(9),
        to: dayOf(9, 6),
        counted: { k: 6, n: 20, interval: { low: 0.15, high: 0.52 } },
        breaks: [],
      },
    ],
    compared: null,
  },
];

export const SAMPLE_FAULT = new RequestError({
  code: 'INTERNAL_SERVER_ERROR',
  status: 500,
  message: 'Something went wrong on our end. Please try again later.',
  id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47db',
});
export const SAMPLE_REFUSAL = new RequestError({
  code: 'FORBIDDEN',
  status: 403,
  message: "You don't have permission to perform this action.",
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
  is_ad_hoc: false,
  verdict: {
    judgement_id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47d8',
    rules_version: 'sample',
    brand_revision: 1,
    is_mentioned: true,
    confidence: 0.98,
    rank: 1,
    rank_of: 2,
    list_position: 1,
    share_of_voice: 0.5,
    prominence: 0.6,
    empty_kind: null,
    mentions: [spanOf('Northwind Books', 'exact', 'The answer names the brand exactly as you wrote it.')],
    rejected: [spanOf('northwindbooks.example', 'citation_only', 'Only an address, not a name in the text.')],
    doubt: null,
    auxiliary: [
      {
        start: 0,
        end: 0,
        company: null,
        sentence: '⟦Northwind⟧ is a calm choice in winter.',
        doubt: 'weak_signs',
        state: 'decided',
        decision: 'names_brand',
        other: null,
        quote: 'a calm choice in winter',
        is_in_force: true,
        rules_counted: false,
        rules_confidence: 0.58,
        rules_version: 'sample',
        channel: 'openai',
        model: 'sample-model',
        cost_usd: 0.0002,
        failure_code: null,
        failure: null,
        decided_at: '2026-11-20T09:00:02.000Z',
      },
    ],
    competitors: [],
    companies: [
      { name: 'Amaro', mentions: 1, place: 2, first: placeOf('Amaro'), is_tracked: false, doubt: null },
    ],
    undeclared: [{ name: 'Amaro', is_tracked: false, places: [placeOf('Amaro')] }],
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

/** Answers of four weeks, and of the four before. */
export const SAMPLE_BARS = [
  { key: 'Nov 1', value: 18, before: 12, title: 'Nov 1: 18 answers, 12 before' },
  { key: 'Nov 8', value: 34, before: 20, title: 'Nov 8: 34 answers, 20 before' },
  { key: 'Nov 15', value: 20, before: 24, title: 'Nov 15: 20 answers, 24 before' },
  { key: 'Nov 22', value: 24, before: 24, title: 'Nov 22: 24 answers, 24 before' },
];
