import type { BrandDetails, BrandProfile, BrandTheme, Competitor } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { doneSteps, nextStep } from './setup-steps.ts';

const BRAND: BrandProfile = {
  id: '1',
  user_id: '2',
  brand_name: 'Northwind',
  brand_url: null,
  description: null,
  industry: null,
  service_area: null,
  brand_voice: null,
  brand_personality: null,
  unique_value_proposition: null,
  competitive_differentiation: null,
  brand_mission: null,
  brand_vision: null,
  is_active: true,
};
const done = (details: Partial<BrandDetails>, competitors = 0, themes = 0) =>
  doneSteps({
    details: { brand: null, messaging_pillars: [], brand_questions: [], ...details },
    competitors: Array.from({ length: competitors }, () => ({}) as Competitor),
    themes: Array.from({ length: themes }, () => ({}) as BrandTheme),
  });

describe('the wizard', () => {
  it('begins with what is not told yet, whatever was done before', () => {
    expect(nextStep(done({}))).toBe('profile');
    expect(nextStep(done({ brand: { ...BRAND, industry: 'Roofs' } }))).toBe('pillars');
    expect(nextStep(done({ brand: { ...BRAND, industry: 'Roofs' } }, 1, 1))).toBe('pillars');
  });

  it('does not take a profile in which nothing stands for a told one', () => {
    const pillars = [{ pillar_text: 'Fair', sort_order: 1 }];
    expect([...done({ brand: BRAND, messaging_pillars: pillars })]).toEqual(['pillars']);
  });

  it('ends with the analysis', () => {
    const all = done(
      {
        brand: { ...BRAND, industry: 'Roofs' },
        messaging_pillars: [{ pillar_text: 'Fair', sort_order: 1 }],
        brand_questions: [{ question_text: 'Who?', question_category: 'services', priority_score: 1 }],
      },
      1,
      1,
    );
    expect(nextStep(all)).toBe('analysis');
    expect(all.size).toBe(5);
  });
});
