import { describe, expect, it } from 'vitest';
import { differingFields, versionsOf } from './two-versions.ts';

const FIELDS = ['name', 'description', 'keywords_per_channel', 'is_active'].map((name) => ({ name }));

describe('two versions of a row', () => {
  it('keeps of two changes of one version what each has changed, and asks where both changed the same', () => {
    const base = { name: 'Agency', description: 'For agencies.', keywords_per_channel: 5, is_active: true };
    const mine = { ...base, name: 'Agencies', keywords_per_channel: 9 };
    const theirs = { ...base, name: 'Studio', description: 'For studios.' };
    const { merged, fields, onlyTheirs } = versionsOf(FIELDS, { base, mine, theirs });
    expect(merged).toMatchObject({ ...theirs, name: 'Agencies', keywords_per_channel: 9 });
    expect(fields.map(({ name }) => name)).toEqual(['name', 'keywords_per_channel']);
    expect(onlyTheirs.map(({ name }) => name)).toEqual(['description']);
  });

  it('differ where one has another value, or none', () => {
    const [one, other] = [
      { keywords_per_channel: 5, is_active: true },
      { keywords_per_channel: null, is_active: true },
    ];
    expect(differingFields(FIELDS, one, other).map(({ name }) => name)).toEqual(['keywords_per_channel']);
  });
});
