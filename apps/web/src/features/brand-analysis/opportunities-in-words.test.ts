import type { CountedCompany, Opportunities } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { LAST_DAYS } from '../../domain/rate/headline.fixture.ts';
import {
  certaintyInWords,
  detectableInWords,
  filtersInWords,
  lossesOf,
  notSearchedInWords,
  opportunitiesInWords,
  opportunityBasis,
  plannedInWords,
  rivalsInWords,
  untrackedInWords,
  untrackedLosses,
  whyNoOpportunity,
} from './opportunities-in-words.ts';

const FOUND: Opportunities = {
  range: LAST_DAYS,
  answers_min: 9,
  looked_at: 12,
  is_capped: false,
  all: { looked_at: 12, total: 0, steady: 0 },
  searched: ['Nordhaven'],
  not_searched: [],
  channels: [],
  total: 0,
  items: [],
};

describe('opportunities in words', () => {
  it('say how many there are and how sure, and are none only where nobody else is mentioned', () => {
    expect(opportunityBasis({ ...FOUND, total: 3, all: { ...FOUND.all, total: 3, steady: 1 } })).toBe(
      '3 opportunities, 1 with high certainty · In the last 28 days',
    );
    expect(opportunitiesInWords(FOUND)).toBe('No answer mentions a competitor without you');
    expect(whyNoOpportunity(FOUND, []).title).toBe('No opportunities');
    expect(certaintyInWords({ certainty: 'too_few_answers' })).toBe('Too few answers');
  });

  it('begin with the keyword that loses most answers, and add up what is lost to whom', () => {
    const lost = (answers: number, names: Record<string, number>) => ({
      keyword_id: 'k',
      keyword: 'loans',
      channel: 'gemini' as const,
      model_served: 'gemini-1',
      answers,
      of: 25,
      rate: answers / 25,
      interval: { low: 0, high: 1 },
      certainty: 'not_steady' as const,
      q_value: null,
      naming_you: 0,
      last_named_at: null,
      since: '2026-11-01T00:00:00.000Z',
      until: '2026-11-02T00:00:00.000Z',
      competitors: Object.entries(names).map(([name, count]) => ({ name, answers: count })),
      sites: [],
      measuring: null,
    });
    const items = [lost(20, { Nordhaven: 3, Ostwind: 17 }), lost(4, { Nordhaven: 4 })];
    const all = { ...FOUND.all, total: 2 };
    expect(opportunitiesInWords({ ...FOUND, items, total: 2, all })).toBe(
      '20 of 25 answers from Gemini to “loans” mention competitors, not you',
    );
    expect(lossesOf(items)).toEqual({
      answers: 24,
      of: 50,
      rivals: [
        { name: 'Ostwind', answers: 17 },
        { name: 'Nordhaven', answers: 7 },
      ],
    });
  });

  it('are companies that nobody tracks where no competitor is mentioned, most answers lost first', () => {
    const company = (name: string, without_you: number, competitor_id: string | null = null) =>
      ({ name, without_you, competitor_id }) as CountedCompany;
    const found = untrackedLosses([company('A', 2), company('B', 9), company('C', 0), company('D', 99, 'd')]);
    expect(found.map(untrackedInWords)).toEqual([
      '9 answers mention B without you',
      '2 answers mention A without you',
    ]);
  });

  it('say the one step that helps where answers are there and were not searched', () => {
    const none = { ...FOUND, looked_at: 0, all: { looked_at: 0, total: 0, steady: 0 } };
    const unsearched = { ...none, searched: [], not_searched: ['Kaffa & Klang'] };
    expect(opportunitiesInWords(unsearched)).not.toContain('after your first checks');
    expect(whyNoOpportunity(unsearched, [])).toEqual({
      title: 'Not counted yet',
      text: 'Preview and apply the change above to count Kaffa & Klang.',
    });
    expect(opportunitiesInWords(none)).toContain('after your first checks');
    expect(whyNoOpportunity(none, ['the tag “Core”']).title).toBe('No answers yet');
  });

  it('say which filters hide them, and how many', () => {
    const tags = [{ id: 'core', name: 'Core', color: '#06B6D4' as const }];
    const filters = filtersInWords({ tag: 'core', channel: 'claude' }, tags);
    expect(filters).toEqual(['the tag “Core”', 'the assistant Claude']);
    const all = { looked_at: 96, total: 53, steady: 20 };
    expect(opportunitiesInWords({ ...FOUND, total: 2, all })).toMatch(
      /^2 of 53 opportunities shown, 20 with high certainty$/,
    );
    expect(opportunitiesInWords({ ...FOUND, all })).toMatch(
      /^0 of 53 opportunities shown, 20 with high certainty$/,
    );
    const hiding = '53 opportunities are hidden by the tag “Core” and the assistant Claude.';
    expect(whyNoOpportunity({ ...FOUND, looked_at: 0, all }, filters)).toEqual({
      title: 'No keyword matches',
      text: 'No answers match the tag “Core” and the assistant Claude. 53 opportunities are hidden.',
    });
    expect(whyNoOpportunity({ ...FOUND, all }, filters).text).toBe(
      `No answer mentions a competitor without you. ${hiding}`,
    );
    const one = { ...FOUND, all: { ...all, total: 1 } };
    expect(whyNoOpportunity(one, filtersInWords({ topic: 'Loans' }, tags)).text).toMatch(
      / 1 opportunity is hidden by the topic “Loans”\.$/,
    );
  });

  it('say what is counted, and that some is left out', () => {
    expect(opportunityBasis(FOUND)).toBe('In the last 28 days');
    expect(opportunityBasis({ ...FOUND, is_capped: true })).toContain(', the newest answers of each');
    expect(opportunityBasis({ ...FOUND, all: { looked_at: 0, total: 0, steady: 0 } })).toBeNull();
  });

  it('name who is named in its place, with counts where these differ', () => {
    expect(rivalsInWords([{ name: 'Nordhaven', answers: 18 }], 18)).toBe('Nordhaven');
    expect(
      rivalsInWords(
        [
          { name: 'Nordhaven', answers: 18 },
          { name: 'Ostwind', answers: 4 },
          { name: 'Westhaven', answers: 1 },
        ],
        18,
      ),
    ).toBe('Nordhaven, Ostwind (4), Westhaven (1)');
  });

  it('give what could be seen and what it costs, and never less than was worked out', () => {
    const measuring = {
      rate: 0.05,
      detectable_rate: 0.4201,
      further_answers: 20,
      further_cost_usd: 0.24,
      planned_rate: 0.25,
      planned_answers_per_window: 70,
      planned_missing: 120,
      planned_cost_usd: 1.44,
      cost_per_answer_usd: 0.012,
    };
    expect(detectableInWords(measuring)).toBe(
      '20 more answers show a rise from 5% to 43% or more in 8 of 10 cases (about $0.24).',
    );
    expect(detectableInWords({ ...measuring, detectable_rate: null })).toContain('even to 100%');
    expect(plannedInWords(measuring)).toBe(
      'A rise to 25% takes about 70 answers before and 70 after. That is 120 more answers (about $1.44).',
    );
  });

  it('say which competitors were not searched for', () => {
    expect(notSearchedInWords(FOUND)).toBeNull();
    expect(notSearchedInWords({ ...FOUND, not_searched: ['Ostwind'] })).toBe(
      'Not counted yet: Ostwind. The others are counted.',
    );
    expect(notSearchedInWords({ ...FOUND, searched: [], not_searched: ['A', 'B', 'C', 'D'] })).toBe(
      'Not counted yet: A, B, C and 1 more.',
    );
  });
});
