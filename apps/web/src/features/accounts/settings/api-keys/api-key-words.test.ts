import type { ApiKey } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { exampleRequest, keyInWords } from './api-key-words.ts';

const KEY: ApiKey = {
  id: '01a20c23-c440-7006-afb1-faf5e5af0656',
  name: 'Nightly report',
  scope: 'read',
  created_at: '2026-03-02T06:00:00.000Z',
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
  is_revoked_by_administrator: false,
  is_live: true,
};
const NOW = Date.parse('2026-03-05T06:00:00.000Z');
const said = (fields: Partial<ApiKey>) => keyInWords({ ...KEY, ...fields }, 'UTC', NOW);

describe('what is said of an API key', () => {
  it('is what it may do, when it was made and used, and when it ends', () => {
    expect(said({})).toMatch(/^Read only · created 2 Mar.* · never used · does not expire$/);
    expect(said({ last_used_at: '2026-03-05T05:00:00.000Z' })).toContain('last used 1 h ago');
    expect(said({ expires_at: '2026-03-09T05:00:00.000Z' })).toMatch(/· expires 9 Mar/);
    expect(said({ expires_at: '2026-03-04T05:00:00.000Z', is_live: false })).toMatch(/· expired 4 Mar/);
  });

  it('says who revoked it, whether or not it would have expired', () => {
    const revoked = { revoked_at: '2026-03-04T05:00:00.000Z', expires_at: KEY.created_at, is_live: false };
    expect(said(revoked)).toMatch(/· revoked 4 Mar/);
    expect(said({ ...revoked, is_revoked_by_administrator: true })).toContain('revoked by an administrator');
  });
});

describe('the example', () => {
  it('asks for the keywords with the key', () => {
    expect(exampleRequest('https://example.com', 'answerscope_x')).toBe(
      "curl 'https://example.com/api/keywords' \\\n  -H 'authorization: Bearer answerscope_x'",
    );
  });
});
