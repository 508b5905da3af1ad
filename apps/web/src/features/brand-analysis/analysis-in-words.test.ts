import type { AnalysisBasis, BrandAnalytics, BrandInsights, ThemeFigures } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { LAST_DAYS } from '../../domain/rate/headline.fixture.ts';
import { analysisInWords, basisInWords, whyNoInsight } from './analysis-in-words.ts';

const basis = (answers: number, naming: number, change: Partial<AnalysisBasis> = {}): AnalysisBasis => ({
  range: LAST_DAYS,
  since: null,
  until: null,
  answers,
  naming,
  is_capped: false,
  channels: [{ channel: 'openai', answers, naming, models: ['m'] }],
  ...change,
});
const theme = (theme_name: string, mention_frequency: number): ThemeFigures => ({
  id: theme_name,
  theme_name,
  theme_category: null,
  keywords: [],
  is_core_theme: false,
  pillar_text: null,
  mention_frequency,
  strength_score: null,
  interval: null,
  interval_for_similar_keywords: null,
  beside_brand: 0,
  statements: 0,
  praise: 0,
  criticism: 0,
  sentiment_score: null,
  channels: [],
});
const words = (of: AnalysisBasis, ...themes: ThemeFigures[]) =>
  analysisInWords({ basis: of, themes, pillars: [], without_theme: 0 } satisfies BrandAnalytics);

describe('the analysis says', () => {
  it('what is said most of those who are named, or what comes before that', () => {
    expect(words(basis(0, 0))).toBe('How assistants describe you appears here after your first check');
    expect(words(basis(1, 0))).toBe('None of 1 answer mentions you yet');
    expect(words(basis(9, 1))).toMatch(/^1 of 9 answers mentions you\. Add what you want/);
    expect(words(basis(9, 4), theme('Fair', 0))).toBe(
      'None of 4 answers that mention you contains one of your themes',
    );
    expect(words(basis(9, 4), theme('Fair', 1), theme('Fast', 3))).toBe(
      'The theme “Fast” appears in 3 of 4 answers that mention you',
    );
    expect(words(basis(9, 1), theme('Fair', 1))).toBe(
      'The theme “Fair” appears in 1 of 1 answer that mentions you',
    );
  });

  it('over what it counts', () => {
    expect(basisInWords(basis(0, 0))).toBeNull();
    expect(basisInWords(basis(120, 4))).toBe(
      '4 of 120 answers mention you in the last 28 days · 1 assistant, 1 model',
    );
    expect(basisInWords(basis(1990, 4, { is_capped: true }))).toMatch(
      /^4 of 1,990 answers mention you in the last 28 days \(the newest 2,000 are counted\) · /,
    );
  });

  it('why there is no insight', () => {
    const of: Omit<BrandInsights, 'why_none'> = {
      basis: basis(3, 1),
      insights: [],
      about_prompt: null,
      worded_by: 'fixed_sentences',
    };
    expect(whyNoInsight({ ...of, why_none: null })).toBeNull();
    expect(whyNoInsight({ ...of, why_none: 'not_enough_answers' })).toContain('(3 so far)');
    expect(whyNoInsight({ ...of, why_none: 'nothing_stands_out' })).toMatch(/^No significant findings/);
  });
});
