import { projectVisibleText } from '@answerscope/answer-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHeldBack, readCompanyAnswers } from '../../benchmark/company-answers.fixture.ts';
import { detectMentions } from '../detect-mentions.ts';
import { isRegistrableHost } from '../text/urls.ts';

const WORDS = [
  ...['Zentrix', 'Quvera', 'Hub', 'Spot', 'HubSpot', 'Northwind', 'Slack', 'Notion', 'Master', 'Password'],
  ...[
    'La',
    'Mie',
    'Câline',
    'AT&T',
    'McZent',
    'flowkey',
    'Öfferl',
    'Kontista’s',
    'KDFs',
    '1GB',
    'Los',
    'Angeles',
  ],
  ...['ゼントリクス', 'マネー', '銀行', '젠트릭스를', 'Модульбанка', '弥生会計'],
  ...['the', 'of', 'and', 'offers', 'is', 'like', 'in', 'their', 'Choose', 'How', 'Tips', 'for'],
];
const MARKS = [
  ...[' ', ' ', ' ', ' ', ', ', ': ', ' – ', '. ', '.  ', ' (', ') ', '"', '\u2011', '\u2060', '™', '+1'],
  ...[
    '\n',
    '\n',
    '\n\n',
    '\n- ',
    '\n1. ',
    '\n### ',
    '\n| ',
    ' | ',
    '\n|---|---|\n',
    '**',
    '**',
    '`',
    '[',
    ']',
    '📍 ',
  ],
];
const answers = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom(...MARKS)), { maxLength: 80 })
  .map((parts) => parts.join(''));
const questions = fc.constantFrom(
  'What are the best tools? Recommend specific companies or products.',
  'Zentrix vs Quvera',
  'Wie finde ich eine Bank?',
  'おすすめの会計ソフトは？',
  null,
);
const open = readCompanyAnswers().filter(({ id }) => !isHeldBack(id));
const labelled = fc.constantFrom(...open);

const brand = { name: 'Northwind' };
const listed = (answer: string, question: string | null, language?: string) =>
  detectMentions({ answer, question, brand, ...(language === undefined ? {} : { language }) }).undeclared;

/** What a name leaves out of the text it is written in. */
const bare = (text: string): string => text.replace(/[®™,\u2060]/gu, '').replace(/\s+/gu, ' ');

function expectWritten(answer: string, found: ReturnType<typeof listed>): void {
  const { text, origin } = projectVisibleText(answer, isRegistrableHost);
  const visible = (start: number, end: number) =>
    text
      .split('')
      .filter((_, at) => (origin[at] ?? -1) >= start && (origin[at] ?? -1) < end)
      .join('');
  for (const { name, places } of found) {
    expect(places.length).toBeGreaterThan(0);
    const written = places.map(({ start, end }) => visible(start, end));
    for (const form of written) expect(form.trim()).not.toMatch(/\n/u);
    expect(written.some((form) => bare(form).includes(bare(name)))).toBe(true);
    for (const [index, { start }] of places.entries())
      expect(start).toBeGreaterThanOrEqual(places[index - 1]?.end ?? 0);
  }
}

/** Random text meets many units, each of which is classified once. */
describe('whatever the answer, the names that are listed', { timeout: 30_000 }, () => {
  it('stand in it as they are written, each within a line, place after place', () => {
    fc.assert(
      fc.property(answers, questions, (answer, question) => expectWritten(answer, listed(answer, question))),
      { numRuns: 1_000 },
    );
    expectWritten('\n### Zentrix.  Zentrix', listed('\n### Zentrix.  Zentrix', 'What are the best tools?'));
    for (const { answer, question, lang } of open) expectWritten(answer, listed(answer, question, lang));
  });

  it('are the same when it is read again, whatever was read between', () => {
    fc.assert(
      fc.property(answers, questions, labelled, (answer, question, between) => {
        const before = listed(answer, question);
        listed(between.answer, between.question, between.lang);
        expect(listed(answer, question)).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  it('are no declared name, and a declared one is listed no more', () => {
    fc.assert(
      fc.property(labelled, fc.nat(), ({ answer, question, lang }, pick) => {
        const found = listed(answer, question, lang);
        const chosen = found[pick % Math.max(found.length, 1)];
        if (chosen === undefined) return;
        const after = detectMentions({
          answer,
          question,
          brand,
          language: lang,
          competitors: [{ name: chosen.name }],
        });
        expect(after.undeclared.map(({ name }) => name)).not.toContain(chosen.name);
      }),
      { numRuns: 200 },
    );
  });
});
