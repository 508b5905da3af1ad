import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Headline,
  LANGUAGES,
  type Language,
  SUBSCRIPTION_NEWS,
  WARNING_COMPARISONS,
  WARNING_MEASURES,
} from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { confirmationLetter, resetLetter } from '../../src/auth/auth-letters.ts';
import { type Letter, renderLetter } from '../../src/mail/letter.ts';
import {
  authenticatorOffLetter,
  correctedAddressLetter,
  dataCopyLetter,
  deletionAskedLetter,
  deletionTakenBackLetter,
  formerAddressLetter,
  newAddressLetter,
  replacedAddressLetter,
} from '../../src/modules/accounts/account-letters.rules.ts';
import { testLetter } from '../../src/modules/admin/test-letter.rules.ts';
import { newKeyLetter, revokedKeyLetter } from '../../src/modules/api-keys/api-key-letters.rules.ts';
import { invitationLetter } from '../../src/modules/invitations/invitation.rules.ts';
import { warningLetter } from '../../src/modules/monitoring/warnings.rules.ts';
import { letterOf } from '../../src/modules/payments/payment-letters.rules.ts';
import type { SummaryContent } from '../../src/modules/summaries/summary.shapes.ts';
import { nothingMeasuredLetter, summaryLetter } from '../../src/modules/summaries/summary-letter.rules.ts';
import { endpointOffLetter } from '../../src/modules/webhooks/webhook-letters.rules.ts';
import { personId } from '../ids.ts';
import { englishIn } from './english-in.ts';

const SOURCE = join(import.meta.dirname, '../../src');
const READER = { id: personId('0199c1de-0000-7000-8000-000000000001'), email: 'anna@example.com' };
const URL_OF_PAGE = 'https://example.com/';
const DAY = new Date('2026-12-12T10:00:00Z');
const ENDING = { until: DAY, timeZone: 'Europe/Berlin', url: URL_OF_PAGE };
const usd = (cents: number) => ({ cents, currency: 'usd' });

/** Every mail of the product, by the functions that write them. Names and keywords in them hold no English word. */
const LETTERS: Record<string, (language: Language) => (Letter | null)[]> = {
  resetLetter: (language) => [resetLetter(language, URL_OF_PAGE)],
  confirmationLetter: (language) =>
    [true, false].map((isSignUp) => confirmationLetter(language, { url: URL_OF_PAGE, isSignUp })),
  newAddressLetter: (language) => [newAddressLetter(language, URL_OF_PAGE)],
  correctedAddressLetter: (language) =>
    [1, 7].map((days) => correctedAddressLetter(language, URL_OF_PAGE, days)),
  formerAddressLetter: (language) => [formerAddressLetter(language, 'ben@example.com')],
  replacedAddressLetter: (language) => [replacedAddressLetter(language)],
  deletionAskedLetter: (language) =>
    (['user', 'administrator'] as const).map((by) =>
      deletionAskedLetter(language, { by, days: 7, ...ENDING }),
    ),
  deletionTakenBackLetter: (language) =>
    (['signed_in', 'administrator'] as const).map((by) => deletionTakenBackLetter(language, by)),
  dataCopyLetter: (language) => [dataCopyLetter(language, ENDING)],
  authenticatorOffLetter: (language) => [authenticatorOffLetter(language)],
  testLetter: (language) => [testLetter(language)],
  newKeyLetter: (language) =>
    (['read', 'write'] as const).map((scope) =>
      newKeyLetter(language, { name: 'Kasse', scope, url: URL_OF_PAGE }),
    ),
  revokedKeyLetter: (language) => [revokedKeyLetter(language, { name: 'Kasse', url: URL_OF_PAGE })],
  endpointOffLetter: (language) =>
    [true, false].map((isGone) =>
      endpointOffLetter(language, { name: 'Kasse', address: URL_OF_PAGE, isGone, url: URL_OF_PAGE }),
    ),
  invitationLetter: (language) =>
    (['user', 'admin'] as const).map((role) => invitationLetter(language, { role, url: URL_OF_PAGE })),
  letterOf: (language) =>
    SUBSCRIPTION_NEWS.flatMap((news) => [
      letterOf(news, paymentFacts(language, true)),
      letterOf(news, paymentFacts(language, false)),
    ]),
  warningLetter: (language) =>
    WARNING_MEASURES.flatMap((measure) =>
      WARNING_COMPARISONS.map((comparison) =>
        warningLetter(
          language,
          { ...WARNING_RULE, measure, comparison },
          { value: 1_062.5, url: URL_OF_PAGE },
        ),
      ),
    ),
  summaryLetter: (language) =>
    ([null, 'daily', 'weekly'] as const).flatMap((frequency) =>
      summaries(language).map((content) => summaryLetter(content, { ...FRAME, frequency })),
    ),
  nothingMeasuredLetter: (language) =>
    summaries(language).map((content) => nothingMeasuredLetter(content, FRAME)),
};

const paymentFacts = (language: Language, isOnTrial: boolean): Parameters<typeof letterOf>[1] => ({
  language,
  plan: 'Premium',
  otherwise: 'Gratis',
  endsAt: DAY,
  isOnTrial,
  price: { amount_cents: 149_000, currency: 'usd', interval: isOnTrial ? 'yearly' : 'monthly' },
  paid: usd(149_000),
  owed: usd(4_950),
  due: { ...usd(24_500), at: DAY },
  url: URL_OF_PAGE,
  supportAddress: isOnTrial ? 'hilfe@example.com' : null,
  timeZone: 'UTC',
});

const WARNING_RULE = {
  id: 'r',
  name: 'Anfragen scheitern',
  threshold: 12.5,
  window_minutes: 15,
  cooldown_minutes: 60,
  receivers: '',
  last_triggered_at: null,
};

const FRAME = {
  frequency: 'weekly' as const,
  dashboardUrl: `${URL_OF_PAGE}tracker`,
  unsubscribeUrl: `${URL_OF_PAGE}unsubscribe`,
  isDemonstration: true,
};
const interval = { low: 0.02, high: 0.141 };
const pooled = (more: object = {}) => ({
  rate: 0.42,
  interval,
  interval_for_similar_keywords: interval,
  keywords: 12,
  answers: 1_060,
  mentions: 445,
  window_days: 28,
  since: DAY.toISOString(),
  until: DAY.toISOString(),
  ...more,
});
const change: Headline['change'] = {
  verdict: 'improved',
  earlier: pooled({ rate: 0.3 }),
  recent: pooled({ keywords: 3, window_days: 42 }),
  p_value: 0.01,
  q_value: 0.01,
  is_one_keyword: true,
  wait: null,
};
const wait = { possible_from: DAY.toISOString(), helps_now: null };
const priced = { possible_from: null, helps_now: { answers: 30, cost_usd: 0.62, budget_usd: 1_200 } };
const headline = (more: Partial<Headline> = {}): Headline => ({
  basis: 'window',
  range: { range: '28', from: '2026-10-26', to: '2026-11-22', days: 28 },
  report_id: null,
  current: pooled(),
  why_none: null,
  change,
  empty_answers: 4,
  unlike_answers: 0,
  breaks: [],
  ...more,
});
const none = { earlier: null, recent: null };
const HEADLINES: Headline[] = [
  headline(),
  headline({ range: null, change: { ...change, wait } }),
  headline({
    range: { range: '2026-10', from: '2026-10-01', to: '2026-10-31', days: 31 },
    change: { ...change, wait: priced },
  }),
  headline({
    current: pooled({ mentions: 1, answers: 1 }),
    change: { ...change, earlier: pooled({ rate: 0.1 }), recent: pooled({ rate: 0.5 }) },
  }),
  ...(['declined', 'no_detectable_change', 'not_enough_data', 'not_comparable'] as const).map((verdict) =>
    headline({ change: { ...change, ...none, verdict } }),
  ),
  ...(['never_checked', 'none_in_range', 'no_answers', 'only_branded', 'only_empty'] as const).map(
    (why_none) => headline({ current: null, why_none }),
  ),
];
const share = (answers: number) => ({
  answers,
  of: 58,
  rate: 0.05,
  interval,
  interval_for_similar_keywords: interval,
});
const listed = (subject: SummaryContent['changes']['items'][number]['subject']) => ({
  channel: 'claude' as const,
  subject,
  verdict: 'declined' as const,
  before: 0.77,
  after: 0.41,
  earlier: { mentions: 21, answers: 27 },
  recent: { mentions: 11, answers: 27 },
  mentions_gained: -10,
  window_days: 28,
  report_id: READER.id,
  q_value: 0.01,
});

/** One for each first line, with every other line in each. */
function summaries(language: Language): SummaryContent[] {
  const content = (changes: Partial<SummaryContent['changes']>, company: string | null) => ({
    language,
    company,
    time_zone: 'Europe/Berlin',
    since: new Date('2026-12-05T07:00:00Z'),
    until: DAY,
    changes: { items: [], steady: [], wait: null, ...changes },
    channels: HEADLINES.map((one, at) => ({
      channel: 'openai' as const,
      headline: one,
      reports: at + 1,
      newest: {
        at: DAY,
        rate: at === 0 ? null : { mentions: 12, answers: 24, interval },
        total_keywords: 1_024,
        failed_keywords: at,
      },
      newly_named: Array.from({ length: 10 }, (_one, place) => `crm ${place}`),
      no_longer_named: ['Buchhaltung'],
    })),
    unmeasured: ['gemini' as const, 'perplexity' as const],
    competitors: [
      { name: 'Südwind', mentions: 2_000, answers_naming: 1_234, answers_naming_without_brand: 1_000 },
    ],
    spoken: {
      mentioned: 58,
      read: 18,
      praise: share(3),
      criticism: share(12),
      stances: [],
      praise_topics: [{ topic: 'Preise', answers: 2 }],
      criticism_topics: [{ topic: 'Hilfe', answers: 2 }],
    },
  });
  const steady = { before: 0.4, after: 0.42, window_days: 28 };
  return [
    content({ items: [listed({ kind: 'assistant' })] }, null),
    content({ items: [listed({ kind: 'keyword', keyword_id: READER.id, keyword: 'crm' })] }, 'Nordlicht'),
    content({ items: [listed({ kind: 'topic', topic: 'Preise' })] }, 'Nordlicht'),
    content({ steady: [{ channel: 'claude', ...steady }] }, 'Nordlicht'),
    content(
      {
        steady: [
          { channel: 'claude', ...steady },
          { channel: 'gemini', ...steady, window_days: 42 },
        ],
      },
      'Nordlicht',
    ),
    ...[wait, priced, { possible_from: null, helps_now: null }].map((one) =>
      content({ wait: one }, 'Nordlicht'),
    ),
    content({ wait: { ...priced, helps_now: { answers: 1, cost_usd: 0.004, budget_usd: null } } }, null),
  ];
}

const written = (language: Language) =>
  Object.entries(LETTERS).flatMap(([name, write]) =>
    write(language).flatMap((letter) => (letter === null ? [] : [{ name, letter }])),
  );

describe('every mail', () => {
  it('is walked here', () => {
    const writers = globSync('**/*.ts', { cwd: SOURCE }).flatMap((file) => {
      const source = readFileSync(join(SOURCE, file), 'utf8');
      const found = source.matchAll(
        /function (\w+)\((?:(?!\nfunction|\nexport)[\s\S])*?\): Letter(?: \| null)? \{/g,
      );
      return [...found].map(([, name]) => name);
    });
    expect(writers.toSorted()).toEqual(Object.keys(LETTERS).toSorted());
  });

  it('names the language that it is written in', () => {
    for (const language of LANGUAGES)
      for (const { name, letter } of written(language)) {
        expect(letter.language, name).toBe(language);
        expect(renderLetter(READER, letter).html, name).toContain(`<html lang="${language}">`);
      }
  });

  it('has no English word and no English figure for a German reader', () => {
    const found = written('de').flatMap(({ name, letter }) =>
      englishIn(renderLetter(READER, letter)).map((words) => `${name}: ${words}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('would be found in English by the words of the walk', () => {
    const unnoticed = written('en').filter(
      ({ letter }) => englishIn({ ...renderLetter(READER, letter), subject: '' }).length < 2,
    );
    expect(unnoticed.map(({ name }) => name)).toEqual([]);
  });
});
