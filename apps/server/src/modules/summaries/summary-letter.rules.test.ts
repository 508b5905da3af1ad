import type {
  Headline,
  HeadlineChange,
  ListedChange,
  PooledRate,
  StanceFigures,
} from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { personId } from '../../../test/ids.ts';
import { renderLetter } from '../../mail/letter.ts';
import type { SummaryChannel, SummaryContent } from './summary.shapes.ts';
import { type LetterFrame, nothingMeasuredLetter, summaryLetter } from './summary-letter.rules.ts';

const pooled = (mentions: number, answers: number, more: Partial<PooledRate> = {}): PooledRate => ({
  rate: mentions / answers,
  interval: { low: 0.304, high: 0.541 },
  interval_for_similar_keywords: { low: 0.2, high: 0.7 },
  keywords: 12,
  answers,
  mentions,
  window_days: 28,
  since: '2026-10-26T06:00:00.000Z',
  until: '2026-11-22T06:00:00.000Z',
  ...more,
});
const change = (of: Partial<HeadlineChange> = {}): HeadlineChange => ({
  verdict: 'no_detectable_change',
  earlier: pooled(38, 100),
  recent: pooled(42, 100),
  p_value: 0.7,
  q_value: 0.7,
  is_one_keyword: false,
  wait: null,
  ...of,
});
const headline = (of: Partial<Headline> = {}): Headline => ({
  basis: 'window',
  range: { range: '28', from: '2026-10-26', to: '2026-11-22', days: 28 },
  report_id: null,
  current: pooled(25, 60),
  why_none: null,
  change: change(),
  empty_answers: 0,
  unlike_answers: 0,
  breaks: [],
  ...of,
});
const channel = (of: Partial<SummaryChannel> = {}): SummaryChannel => ({
  channel: 'openai',
  headline: headline(),
  reports: 1,
  newest: {
    at: new Date('2026-11-22T06:00:00Z'),
    rate: { mentions: 12, answers: 24, interval: { low: 0.31, high: 0.69 } },
    total_keywords: 24,
    failed_keywords: 0,
  },
  newly_named: [],
  no_longer_named: [],
  ...of,
});
const share = (answers: number, of: number) => ({
  answers,
  of,
  rate: null,
  interval: null,
  interval_for_similar_keywords: null,
});
const spoken = (of: Partial<StanceFigures> = {}): StanceFigures => ({
  mentioned: 58,
  read: 0,
  praise: share(0, 58),
  criticism: share(0, 58),
  stances: [],
  praise_topics: [],
  criticism_topics: [],
  ...of,
});
const content = (of: Partial<SummaryContent> = {}): SummaryContent => ({
  language: 'en',
  company: 'Northwind',
  time_zone: 'Europe/Berlin',
  since: new Date('2026-11-16T07:00:00Z'),
  until: new Date('2026-11-23T07:00:00Z'),
  changes: { items: [], steady: [], wait: null },
  channels: [channel()],
  unmeasured: [],
  competitors: [],
  spoken: spoken(),
  ...of,
});
const FRAME: LetterFrame = {
  frequency: 'weekly',
  dashboardUrl: 'https://example.com/tracker/dashboard',
  unsubscribeUrl: 'https://example.com/unsubscribe?token=t',
  isDemonstration: false,
};
const USER = { id: personId('0199c1de-0000-7000-8000-000000000001'), email: 'a@example.com' };
const textOf = (of: Partial<SummaryContent> = {}, frame: Partial<LetterFrame> = {}) =>
  renderLetter(USER, summaryLetter(content(of), { ...FRAME, ...frame })).text;
const lineOf = (of: Partial<Headline>, label: string) =>
  textOf({ channels: [channel({ headline: headline(of) })] })
    .split('\n')
    .find((line) => line.startsWith(`${label}: `));

describe('the letter of a summary', () => {
  it('gives counts, rate and interval as pages do, with the way there and out', () => {
    expect(
      textOf(),
    ).toBe(`How often AI assistants mention Northwind, from the reports written between 16 November 2026 and 23 November 2026.

ChatGPT
-------

Mentioned: 25 of 60 answers, 42% (30-54%) in the last 28 days
Change: no significant change: 38% → 42%
Report of 22 November 2026: 12 of 24 answers, 50% (31-69%)

Open the dashboard:

https://example.com/tracker/dashboard

You get this mail because weekly summaries are on for your account. It covers your own reports, without advertising. Change how often they come in the settings.

Stop these mails:

https://example.com/unsubscribe?token=t
`);
  });

  it('says how answers speak of the brand, and how many were not read', () => {
    const read = spoken({
      read: 18,
      praise: share(12, 58),
      criticism: { ...share(3, 58), rate: 3 / 58, interval: { low: 0.018, high: 0.141 } },
      criticism_topics: [
        { topic: 'support', answers: 2 },
        { topic: 'pricing', answers: 1 },
      ],
    });
    expect(textOf({ spoken: read })).toContain(`What answers say about you
--------------------------

Praised: in 12 of 58 answers
Criticised: in 3 of 58 answers, 5% (2-14%): support, pricing
No statement: 40 answers
`);
  });

  it('says what changed only by the verdict of the reports', () => {
    const verdict = (of: Partial<HeadlineChange>) => lineOf({ change: change(of) }, 'Change');
    expect(verdict({ verdict: 'improved' })).toBe('Change: improved: 38% → 42%');
    expect(verdict({ verdict: 'not_enough_data', earlier: null, recent: null })).toBe(
      'Change: not enough answers for a trend yet',
    );
    expect(verdict({ verdict: 'not_comparable', earlier: null, recent: null })).toBe(
      'Change: not comparable with the range before',
    );
    expect(verdict({ is_one_keyword: true })).toBe(
      'Change: no significant change: 38% → 42%, caused by one keyword',
    );
    expect(verdict({ earlier: pooled(6, 100), recent: pooled(12, 100) })).toBe(
      'Change: no significant change: +6 points on average',
    );
    expect(verdict({ recent: pooled(4, 10, { keywords: 3, window_days: 42 }) })).toBe(
      'Change: no significant change: 38% → 40% in 42 days against the 42 before, over the 3 keywords asked in both',
    );
  });

  it('makes no rate of one answer, of none, or of answers that mention no company', () => {
    expect(lineOf({ current: pooled(1, 1) }, 'Mentioned')).toBe(
      'Mentioned: 1 of 1 answer: too few for a rate in the last 28 days',
    );
    expect(lineOf({ current: null, why_none: 'only_empty', empty_answers: 4 }, 'Mentioned')).toBe(
      'Mentioned: no rate: no answer mentions a company',
    );
    expect(lineOf({ empty_answers: 4 }, 'Mentioned')).toBe(
      'Mentioned: 25 of 60 answers, 42% (30-54%) in the last 28 days; 4 answers without a company left out',
    );
    const none = channel({ reports: 3, newest: { ...channel().newest, rate: null, failed_keywords: 24 } });
    expect(textOf({ channels: [none] })).toContain(
      'Newest of 3 reports, 22 November 2026: no answers that count\nFailed: 24 keywords of 24\n',
    );
  });

  it('says which days a month or own dates are, that are never the last ones', () => {
    const october = { range: '2026-10', from: '2026-10-01', to: '2026-10-31', days: 31 };
    expect(lineOf({ range: october, current: pooled(25, 60, { window_days: 31 }) }, 'Mentioned')).toBe(
      'Mentioned: 25 of 60 answers, 42% (30-54%) from 1 October 2026 to 31 October 2026',
    );
  });

  it('begins with the largest change and the way to the answers that show it', () => {
    const changed = (subject: ListedChange['subject']) =>
      textOf({
        changes: {
          items: [
            {
              channel: 'claude',
              subject,
              verdict: 'declined',
              before: 0.77,
              after: 0.41,
              earlier: { mentions: 21, answers: 27 },
              recent: { mentions: 11, answers: 27 },
              mentions_gained: -10,
              window_days: 28,
              report_id: USER.id,
              q_value: 0.01,
            },
          ],
          steady: [],
          wait: null,
        },
      });
    expect(changed({ kind: 'keyword', keyword_id: 'k', keyword: 'crm' })).toMatch(
      /^Claude mentions Northwind less often for “crm”: 77% → 41% \(27 answers in 28 days\)\.\n\nRead the answers:\n\nhttps:\/\/example\.com\/tracker\/keywords\/k\?assistant=claude\n/,
    );
    expect(changed({ kind: 'assistant' })).toContain('https://example.com/tracker/claude#answers\n');
  });

  it('names eight keywords of each kind, and says how many more there are and what a flip is worth', () => {
    const keywords = Array.from({ length: 10 }, (_one, at) => `crm ${at}`);
    const text = textOf({ channels: [channel({ newly_named: keywords, no_longer_named: ['books'] })] });
    expect(text).toContain('“crm 7”, and 2 more\nNo longer mentioned for: “books”');
    expect(text).toContain('A single keyword often flips by chance');
    expect(textOf()).not.toContain('flips');
  });

  it('says first that simulated answers are none, in the subject too', () => {
    const letter = summaryLetter(content(), { ...FRAME, isDemonstration: true });
    expect(letter.subject).toBe('Weekly summary of your visibility, 23 November 2026 (simulated)');
    expect(letter.blocks[0]).toMatchObject({
      words: expect.stringMatching(/^This is a demonstration with simulated answers/),
    });
    const silent = nothingMeasuredLetter(content(), { ...FRAME, isDemonstration: true });
    expect(silent.subject).toBe('Nothing was measured since 16 November 2026 (simulated)');
    expect(silent.blocks[0]).toEqual(letter.blocks[0]);
    expect(summaryLetter(content(), FRAME).subject).not.toContain('simulated');
  });

  it('is written in the language of its reader, with numbers and days as that language has them', () => {
    const read = spoken({
      read: 18,
      praise: share(12, 58),
      criticism: { ...share(3, 58), rate: 3 / 58, interval: { low: 0.018, high: 0.141 } },
      criticism_topics: [
        { topic: 'Support', answers: 2 },
        { topic: 'Preise', answers: 1 },
      ],
    });
    const german = summaryLetter(
      content({
        language: 'de',
        spoken: read,
        unmeasured: ['claude', 'gemini'],
        competitors: [
          { name: 'Südwind', mentions: 2_000, answers_naming: 1_234, answers_naming_without_brand: 1_000 },
        ],
        changes: {
          items: [],
          steady: [{ channel: 'openai', before: 0.4, after: 0.42, window_days: 28 }],
          wait: null,
        },
        channels: [channel({ newly_named: ['CRM', 'Buchhaltung'] })],
      }),
      FRAME,
    );
    const { text, html } = renderLetter(USER, german);
    expect(german.subject).toBe('Ihre Sichtbarkeit in dieser Woche, 23. November 2026');
    expect(html).toContain('<html lang="de">');
    expect(text.replaceAll('\u00a0', ' ')).toBe(`Keine deutliche Veränderung in 28 Tagen: ChatGPT 40 % → 42 %.

So oft erwähnen KI-Assistenten Northwind, nach den Berichten vom 16. November 2026 bis zum 23. November 2026.

ChatGPT
-------

Erwähnt: 25 von 60 Antworten, 42 % (30–54 %) in den letzten 28 Tagen
Veränderung: keine deutliche Veränderung: 38 % → 42 %
Bericht vom 22. November 2026: 12 von 24 Antworten, 50 % (31–69 %)
Neu erwähnt für: „CRM“ und „Buchhaltung“

Neue und weggefallene Keywords im Vergleich zum vorherigen Bericht. Ein einzelnes Keyword wechselt oft zufällig. „Veränderung“ zeigt, was deutlich ist.

Erwähnungen in den neuesten Berichten
-------------------------------------

Südwind: in 1.234 Antworten, davon 1.000 ohne Sie

Lob und Kritik
--------------

Gelobt: in 12 von 58 Antworten
Kritisiert: in 3 von 58 Antworten, 5 % (2–14 %): Support, Preise
Keine Aussage: 40 Antworten

In diesen Tagen nicht gemessen: Claude und Gemini.

Dashboard öffnen:

https://example.com/tracker/dashboard

Sie erhalten diese E-Mail, weil wöchentliche Zusammenfassungen für Ihr Konto eingeschaltet sind. Sie fasst Ihre eigenen Berichte zusammen, ohne Werbung. Wie oft sie kommt, wählen Sie in den Einstellungen.

Diese E-Mails abbestellen:

https://example.com/unsubscribe?token=t
`);
  });

  it('holds nothing of its reader that would be markup', () => {
    const { html } = renderLetter(
      USER,
      summaryLetter(
        content({ company: '<b>N</b>', channels: [channel({ newly_named: ['<i>x</i>'] })] }),
        FRAME,
      ),
    );
    expect(html).toContain('&lt;b&gt;N&lt;/b&gt;');
    expect(html).toContain('“&lt;i&gt;x&lt;/i&gt;”');
    expect(html).toContain(
      '<a href="https://example.com/unsubscribe?token=t" style="color:#4f46e5">Stop these mails</a>',
    );
  });
});
