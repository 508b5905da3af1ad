import { describe, expect, it } from 'vitest';
import { isReadCall, readsOrWrites } from './only-reads.ts';

const posted = (name: string) => ({ name, method: 'POST' });

describe('a call that only reads', () => {
  it('is one by GET, or one by POST that is named so', () => {
    expect(readsOrWrites({ name: 'keywords.get_keywords', method: 'GET' })).toBe('reads');
    expect(readsOrWrites(posted('runs.forecast_run'))).toBe('reads');
    expect(readsOrWrites(posted('admin.generate_report'))).toBe('reads');
    expect(readsOrWrites(posted('runs.start_run'))).toBe('writes');
    expect(isReadCall(posted('runs.start_run'), {})).toBe(false);
    expect(isReadCall(posted('tags.get_tags'), undefined)).toBe(true);
  });

  it('goes by the operation where it holds several, and one that there is not does not read', () => {
    for (const [name, read, write] of [
      ['admin.run_admin_operation', 'get_attention', 'add_admin_note'],
      ['brand.run_brand_operation', 'get_brand_analytics', 'manage_themes'],
      ['profile.run_profile_operation', 'get_profile', 'update_profile'],
    ] as const) {
      expect(readsOrWrites(posted(name))).toBe('by_operation');
      expect(isReadCall(posted(name), { operation: read })).toBe(true);
      expect(isReadCall(posted(name), { operation: write })).toBe(false);
    }
    for (const odd of [null, 'get_profile', {}, { operation: 'constructor' }, { operation: ['get_profile'] }])
      expect(isReadCall(posted('profile.run_profile_operation'), odd)).toBe(false);
  });
});
