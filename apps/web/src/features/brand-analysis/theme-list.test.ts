import type { BrandTheme } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../lib/request-error.ts';
import { asOpened, changedBehind, suggestThemes, withTheme } from './theme-list.ts';

const theme = (id: string, pillar_text: string | null = null): BrandTheme => ({
  id,
  theme_name: id,
  theme_category: null,
  keywords: [],
  is_core_theme: false,
  pillar_text,
});
const { id: _id, ...entry } = theme('new');

describe('a list of themes', () => {
  it('gets a new one at its end, and a changed one in its place', () => {
    const themes = [theme('one'), theme('two')];
    expect(withTheme(themes, { id: undefined, entry })).toEqual([...themes, entry]);
    expect(withTheme(themes, { id: 'one', entry })).toEqual([{ ...entry, id: 'one' }, theme('two')]);
    expect(withTheme(themes, { id: 'one', entry: null })).toEqual([theme('two')]);
  });

  it('is sent without the figures that were counted for it', () => {
    const figured = { ...theme('one'), mention_frequency: 4 };
    expect(withTheme([figured], { id: undefined, entry: null })).toEqual([theme('one')]);
  });
});

describe('a theme that was edited while others were saved', () => {
  const [one, two] = [theme('one'), theme('two')];
  const refusal = (...themes: BrandTheme[]) =>
    new RequestError({
      code: 'CONFLICT',
      status: 409,
      message: 'Changed',
      details: { reason: 'version_changed', stored: { themes } },
    });

  it('is compared as it was when its form began, whatever has been read since', () => {
    const newer = { ...one, keywords: ['new'] };
    expect(asOpened([newer, two], one)).toEqual([one, two]);
    expect(asOpened([two], one)).toEqual([two, one]);
    expect(asOpened([newer, two], null)).toEqual([newer, two]);
  });

  it('is told from others that were changed: of those nothing is to be chosen', () => {
    const theirs = { ...one, is_core_theme: true };
    expect(changedBehind(refusal(theirs, two), one)).toEqual({ theirs });
    expect(changedBehind(refusal(two), one)).toEqual({ theirs: null });
    expect(
      changedBehind(refusal(one, theme('three')), { ...one, mention_frequency: 4 } as BrandTheme),
    ).toBeNull();
    expect(changedBehind(refusal(two), null)).toBeNull();
    expect(changedBehind(new Error('broken'), one)).toBeNull();
  });
});

describe('a suggested theme', () => {
  it('is a pillar that none says, unless it is too short to be one', () => {
    const pillars = ['Low prices', 'Quick help', 'A', '24/7', '安い本'].map((pillar_text) => ({
      pillar_text,
    }));
    expect(suggestThemes([theme('Cheap', 'Low prices')], pillars).map(({ label }) => label)).toEqual([
      'Quick help',
      '安い本',
    ]);
    expect(suggestThemes([], [])).toEqual([]);
  });
});
