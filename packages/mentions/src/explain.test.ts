import { describe, expect, it } from 'vitest';
import { detectMentions } from './detect-mentions.ts';
import { explain } from './explain.ts';
import type { DetectMentionsInput } from './types.ts';

const ember = (answer: string): DetectMentionsInput => ({
  answer,
  brand: { name: 'Ember', domain: 'ember.com' },
  competitors: [{ name: 'Yeti' }],
});

/** The lines about the place at an offset, up to the next place. */
function linesAt(explained: string, start: number): string[] {
  const [, after = ''] = explained.split(` at ${start}: `);
  return after.split('\n').filter((line, at) => at === 0 || line.startsWith('  '));
}

describe('explaining a verdict', () => {
  const answer = '- **Ember**: its mugs (ember.com) keep coffee warm. An ember glows.\n- **Yeti** is tough.';
  const explained = explain(ember(answer));

  it('marks each place in the stored answer and says what was decided', () => {
    expect(explained).toContain(`Ember at 4: - **⟦Ember⟧**: its mugs`);
    expect(explained).toContain('Yeti at 72: ');
    expect(explained).toContain('(⟦ember.com⟧)');
    expect(linesAt(explained, answer.indexOf('ember glows'))[1]).toContain('does not count, common_word: ');
  });

  it('lists signs whose weights add up to the sum', () => {
    const sums = [...explained.matchAll(/^ {2}(.+) = (\S+), counts from 2/gm)];
    expect(sums.length).toBeGreaterThanOrEqual(2);
    for (const [line, signs = '', sum] of sums) {
      const weights = [...signs.matchAll(/[a-z_]+ ([+-][\d.]+)/g)].map(([, weight]) => Number(weight));
      expect(
        weights.reduce((total, weight) => total + weight, 0),
        line,
      ).toBe(Number(sum));
    }
  });

  it('ends with the verdict of the product', () => {
    const { mentioned, confidence } = detectMentions(ember(answer));
    expect(mentioned).toBe(true);
    expect(explained.split('\n').at(-1)).toBe(`Ember: mentioned, confidence ${confidence}`);
  });

  it('shows places that no rule had to judge: parts of words and near spellings', () => {
    expect(explain(ember('Emberton is a town.'))).toContain('does not count, inside_other_word: ');
    expect(explain({ answer: 'Use Pipedrve for sales.', brand: { name: 'Pipedrive' } })).toContain(
      'does not count, near_spelling: ',
    );
  });

  it('says where a surer place overrules weak signs', () => {
    const apple = explain({
      answer: 'Apple sells the iPhone, and Apple was founded in 1976. Pick an apple.',
      brand: { name: 'Apple', domain: 'apple.com' },
    });
    expect(linesAt(apple, 0)[2]).toContain('counts because another place is surer');
  });
});
