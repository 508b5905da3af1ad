import { describe, expect, it } from 'vitest';
import { rewordedPillars } from './brand-themes.rules.ts';

const pillars = (...texts: string[]) => texts.map((pillar_text) => ({ pillar_text }));

describe('a pillar in other words', () => {
  it('is one whose text is gone while a new one stands in its place', () => {
    expect(rewordedPillars(pillars('Fast', 'Fair'), pillars('Fast', 'Fair prices'))).toEqual([
      { from: 'Fair', to: 'Fair prices' },
    ]);
  });

  it('is none that was moved, added or taken away', () => {
    expect(rewordedPillars(pillars('Fast', 'Fair'), pillars('Fair', 'Fast'))).toEqual([]);
    expect(rewordedPillars(pillars('Fast'), pillars('Fast', 'Fair'))).toEqual([]);
    expect(rewordedPillars(pillars('Fast', 'Fair'), pillars('Fair'))).toEqual([]);
    expect(rewordedPillars(pillars('Fast', 'Fair'), pillars('Fair', 'Near'))).toEqual([]);
  });
});
