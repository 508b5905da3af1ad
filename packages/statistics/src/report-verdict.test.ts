import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChangeTest } from './exact-test.ts';
import { adjustForFalseDiscovery } from './false-discovery.ts';
import { judgeTogether, reportVerdict } from './report-verdict.ts';

const now = new Date('2026-06-30T12:00:00Z');
/** Nine answers a window, three days apart, the first so many of each window with the brand. */
function cell(id: string, earlier: number, recent: number) {
  const answers = Array.from({ length: 18 }, (_, index) => ({
    asked_at: new Date(now.getTime() - (index < 9 ? index * 3 : 28 + (index - 9) * 3) * 86_400_000),
    mentioned: index < 9 ? index < recent : index - 9 < earlier,
    surface: 'a',
  }));
  return { id, answers };
}

describe('the verdict of a report over its keywords', () => {
  it('adjusts as Benjamini and Hochberg do in their example', () => {
    // Benjamini & Hochberg (1995), section 4.1: of these 15, four stand at 5%.
    const values = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
      0.759, 1,
    ];
    const adjusted = adjustForFalseDiscovery(values);
    expect(adjusted.filter((value) => value <= 0.05)).toHaveLength(4);
    expect(adjusted[3]).toBeCloseTo((0.0095 * 15) / 4, 9);
  });

  it('never makes a value smaller and keeps their order', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (values) => {
        const adjusted = adjustForFalseDiscovery(values);
        values.forEach((value, index) => {
          expect(adjusted[index] ?? 0).toBeGreaterThanOrEqual(value - 1e-15);
          values.forEach((other, place) => {
            if (value < other) expect(adjusted[index] ?? 0).toBeLessThanOrEqual(adjusted[place] ?? 0);
          });
        });
      }),
    );
  });

  it('does not believe one flip among many keywords that it would believe alone', () => {
    const flip = cell('flip', 0, 4);
    const still = Array.from({ length: 19 }, (_, index) => cell(`still ${index}`, 3, 3));
    expect(reportVerdict({ cells: [flip], now }).verdict).toBe('improved');
    const report = reportVerdict({ cells: [flip, ...still], now });
    expect(report.verdict).toBe('no_detectable_change');
    expect(report.compared).toBe(20);
  });

  it('counts what improved and declined, and what is missing', () => {
    const thin = { id: 'thin', answers: cell('', 9, 9).answers.slice(0, 10) };
    const report = reportVerdict({ cells: [cell('up', 0, 9), thin, cell('down', 9, 1)], now });
    expect(report).toMatchObject({
      verdict: 'mixed',
      improved: 1,
      declined: 1,
      compared: 2,
      missing_answers: 9,
    });
    expect(report.cells.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['up', 'improved'],
      ['thin', 'not_enough_data'],
      ['down', 'declined'],
    ]);
    expect(reportVerdict({ cells: [thin], now }).verdict).toBe('not_enough_data');
  });

  it('turns every verdict round when the windows change places', () => {
    const mentioned = fc.integer({ min: 0, max: 9 });
    const test = createChangeTest();
    const turned = {
      improved: 'declined',
      declined: 'improved',
      no_detectable_change: 'no_detectable_change',
    };
    fc.assert(
      fc.property(fc.array(fc.tuple(mentioned, mentioned), { minLength: 1, maxLength: 20 }), (cells) => {
        const count = (value: number) => ({ mentioned: value, answers: 9 });
        const there = judgeTogether(
          cells.map(([a, b]) => ({ earlier: count(a), recent: count(b) })),
          test,
        );
        const back = judgeTogether(
          cells.map(([a, b]) => ({ earlier: count(b), recent: count(a) })),
          test,
        );
        expect(back.map(({ verdict }) => verdict)).toEqual(there.map(({ verdict }) => turned[verdict]));
      }),
    );
  });
});
