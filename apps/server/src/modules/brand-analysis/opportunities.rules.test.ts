import { describe, expect, it } from 'vitest';
import {
  byAssistant,
  type CountedAnswer,
  type CountedCell,
  competitorsOf,
  countCell,
  declaredNames,
  findOpportunities,
  rankOpportunities,
  sitesOfAnswers,
  toOpportunity,
} from './opportunities.rules.ts';
import type { CellAnswer, KeywordCell } from './opportunity-answers.queries.ts';
import { measuringOf } from './opportunity-measuring.rules.ts';

const CELL: KeywordCell = { keyword_id: 'k', keyword: 'crm', channel: 'openai' };
const NAMES = declaredNames(['Contoso', 'Fabrikam'], new Map([['now', ['contoso', 'Fabrikam', 'Gone']]]));
const hour = (at: number) => new Date(Date.UTC(2026, 10, 1, at));

/** An answer of a check, as many hours after the first of November. */
const stored = (at: number, fields: Partial<CellAnswer> = {}): CellAnswer => ({
  id: `answer ${at}`,
  run_id: `run ${at}`,
  sample_no: 1,
  asked_at: hour(at),
  surface_hash: 'surface',
  model_served: 'model',
  cost_microdollars: 1_000,
  is_read: true,
  judgement_id: 'now',
  mentioned: false,
  empty_kind: null,
  is_counted_in: false,
  named: ['Contoso'],
  ...fields,
});
const count = (...answers: CellAnswer[]) => countCell(CELL, answers, NAMES);

/** So many answers that name Contoso and not the brand, then so many that name the brand. */
const cell = (without: number, naming: number, fields: Partial<CountedCell> = {}): CountedCell => ({
  ...CELL,
  model_served: 'model',
  cost_per_answer: 10_000,
  answers: Array.from(
    { length: without + naming },
    (_, at): CountedAnswer => ({
      id: `${fields.keyword ?? CELL.keyword} ${at}`,
      asked_at: hour(100 - at),
      names_you: at >= without,
      competitors: at < without ? ['Contoso'] : [],
    }),
  ),
  ...fields,
});

describe('the answers of a keyword on an assistant that count', () => {
  it('are those of the surface asked last, and cost what their checks cost', () => {
    const found = count(
      stored(3),
      stored(2, { cost_microdollars: 3_000 }),
      stored(1, { surface_hash: 'old' }),
    );
    expect(found?.answers.map(({ id }) => id)).toEqual(['answer 3', 'answer 2']);
    expect(found?.cost_per_answer).toBe(2_000);
    // An answer that counts not has cost as well.
    expect(count(stored(2), stored(1, { is_read: false }))?.cost_per_answer).toBe(2_000);
  });

  it('are one of each check: the first sample that measured something', () => {
    const samples = [
      stored(2, { id: 'third', run_id: 'one', sample_no: 3 }),
      stored(2, { id: 'second', run_id: 'one', sample_no: 2, mentioned: true }),
      stored(1, { id: 'first', run_id: 'one', sample_no: 1, named: [], empty_kind: 'no_companies' }),
    ];
    expect(count(...samples)?.answers).toMatchObject([{ id: 'second', names_you: true }]);
    const countedIn = samples.map((one) => ({ ...one, is_counted_in: true }));
    expect(count(...countedIn)?.answers).toMatchObject([{ id: 'first', competitors: [] }]);
  });

  it('name the competitors that are declared now, in today’s spelling, and no other', () => {
    const found = count(stored(1, { named: ['CONTOSO', 'Gone'] }));
    expect(found?.answers[0]?.competitors).toEqual(['Contoso']);
  });

  it('are none that were searched for no declared competitor', () => {
    expect(count(stored(1, { judgement_id: 'older' }))).toBeNull();
    expect(count(stored(1, { judgement_id: null }))).toBeNull();
    expect(count()).toBeNull();
    const declared = declaredNames(['Litware'], new Map([['now', ['Contoso']]]));
    expect(countCell(CELL, [stored(1)], declared)).toBeNull();
    expect([...NAMES.searched]).toEqual(['Contoso', 'Fabrikam']);
  });

  it('are all checks that were read, newest first', () => {
    const found = count(...Array.from({ length: 30 }, (_, at) => stored(30 - at)));
    expect(found?.answers).toHaveLength(30);
    expect(found?.answers.at(-1)?.id).toBe('answer 1');
    expect(found?.cost_per_answer).toBe(1_000);
  });
});

describe('an opportunity', () => {
  it('is every keyword with an answer that leaves you out, with how sure it is', () => {
    const found = findOpportunities([cell(9, 0), cell(8, 1), cell(7, 2), cell(1, 0), cell(0, 9)]);
    expect(found.map(({ certainty }) => certainty)).toEqual([
      'steady',
      'steady',
      'not_steady',
      'too_few_answers',
    ]);
    expect(found.map(({ q_value }) => q_value !== null && q_value <= 0.05)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(found[3]?.q_value).toBeNull();
  });

  it('is ranked by the answers lost, however sure it is', () => {
    const cells = [
      cell(9, 0, { keyword: 'steady' }),
      cell(10, 9, { keyword: 'not steady' }),
      cell(8, 0, { keyword: 'few' }),
    ];
    expect(rankOpportunities(findOpportunities(cells)).map(({ keyword }) => keyword)).toEqual([
      'not steady',
      'steady',
      'few',
    ]);
  });

  it('is judged together with all others that have enough answers', () => {
    const certaintyBeside = (others: CountedCell[]) =>
      findOpportunities([cell(8, 1), ...others])[0]?.certainty;
    expect(certaintyBeside([])).toBe('steady');
    const others = Array.from({ length: 20 }, () => cell(4, 5));
    expect(certaintyBeside(others)).toBe('not_steady');
    // Those that have too few answers are not asked.
    expect(certaintyBeside(others.map(() => cell(4, 4)))).toBe('steady');
  });

  it('names no company in answers that name none, and is none for them', () => {
    const silent = cell(12, 0);
    const answers = silent.answers.map((one) => ({ ...one, competitors: [] }));
    expect(findOpportunities([{ ...silent, answers }])).toEqual([]);
  });

  it('stands before one with fewer answers, then before a less steady one, then before one with a less cited site', () => {
    const of = (keyword: string, without: number, naming: number, cited: number) => ({
      ...cell(without, naming, { keyword }),
      certainty: 'steady' as const,
      q_value: 0.01,
      interval: { low: without / (without + naming) - 0.2, high: 1 },
      sites: cited === 0 ? [] : [{ domain: 'guide.example', answers: cited }],
    });
    const ranked = rankOpportunities([
      of('b', 12, 0, 4),
      of('few', 11, 0, 11),
      of('a', 12, 0, 4),
      of('shaky', 12, 2, 12),
      of('cited', 12, 0, 9),
    ]);
    expect(ranked.map(({ keyword }) => keyword)).toEqual(['cited', 'a', 'b', 'shaky', 'few']);
  });

  it('gives sites that a third of the answers without you cite, never by a single one', () => {
    const cited = new Map([
      ['crm 0', ['often.example', 'third.example', 'once.example']],
      ['crm 1', ['often.example', 'third.example']],
      ['crm 2', ['often.example', 'third.example']],
      ['crm 3', ['rare.example', 'often.example']],
      ['crm 4', ['rare.example']],
      // This one names the brand.
      ['crm 9', ['once.example', 'rare.example']],
    ]);
    expect(sitesOfAnswers(cell(9, 1), cited)).toEqual([
      { domain: 'often.example', answers: 4 },
      { domain: 'third.example', answers: 3 },
    ]);
    expect(sitesOfAnswers(cell(1, 0), cited)).toEqual([]);
  });

  it('says who is named, when you were named last, and the answers it stands on', () => {
    const one = cell(9, 1);
    const [first, ...rest] = one.answers;
    if (!first) throw new Error('there are answers');
    const both = { ...one, answers: [{ ...first, competitors: ['Contoso', 'Fabrikam'] }, ...rest] };
    expect(competitorsOf(both)).toEqual([
      { name: 'Contoso', answers: 9 },
      { name: 'Fabrikam', answers: 1 },
    ]);
    const shown = toOpportunity(
      { ...both, certainty: 'steady', q_value: 0.01, interval: { low: 0.6, high: 1 }, sites: [] },
      measuringOf(both, 1),
    );
    expect(shown).toMatchObject({
      answers: 9,
      of: 10,
      rate: 0.9,
      naming_you: 1,
      last_named_at: hour(91).toISOString(),
      since: hour(91).toISOString(),
      until: hour(100).toISOString(),
    });
  });
});

it('counts by assistant, whichever has an answer that counts', () => {
  const cells = [cell(9, 0), cell(3, 0, { channel: 'gemini' })];
  expect(byAssistant(cells, findOpportunities(cells))).toEqual([
    { channel: 'openai', total: 1 },
    { channel: 'gemini', total: 1 },
  ]);
});

describe('what it takes to see a change', () => {
  it('is the smallest rise that as many answers show, and what a rise of 20 points costs', () => {
    const alone = measuringOf(cell(20, 0), 1);
    expect(alone).toMatchObject({
      rate: 0,
      further_answers: 20,
      further_cost_usd: 0.2,
      planned_rate: 0.2,
      // 20 of those before are there.
      planned_answers_per_window: 35,
      planned_missing: 50,
      planned_cost_usd: 0.5,
      cost_per_answer_usd: 0.01,
    });
    expect(alone.detectable_rate).toBeGreaterThan(0.2);
    expect(alone.detectable_rate).toBeLessThan(0.4);
  });

  it('is more among many keywords, and nothing where even all answers would not show it', () => {
    const alone = measuringOf(cell(20, 0), 1);
    const among = measuringOf(cell(20, 0), 100);
    expect(among.detectable_rate ?? 0).toBeGreaterThan(alone.detectable_rate ?? 1);
    expect(among.planned_answers_per_window).toBeGreaterThan(alone.planned_answers_per_window);
    expect(measuringOf(cell(6, 3), 1_000).detectable_rate).toBeNull();
  });
});
