import { AuditFilter } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { auditFilePath, isFiltered, toAuditFilter, toAuditSearch } from './audit-search.ts';

it('asks for whole days of UTC, the last one included, as the server takes them', () => {
  const search = toAuditSearch({
    from: '2026-02-28',
    to: '2026-02-28',
    actor: 'a@b',
    subject_type: 'user',
    page: 2,
  });
  const filter = toAuditFilter(search);
  expect(filter).toEqual({
    actor: 'a@b',
    subjectType: 'user',
    from: '2026-02-28T00:00:00.000Z',
    to: '2026-03-01T00:00:00.000Z',
  });
  expect(AuditFilter.safeParse(filter).success).toBe(true);
});

it('knows when all rows are shown, and gives the file the same filters', () => {
  expect(isFiltered({ page: 2 })).toBe(false);
  expect(isFiltered({ action: 'update_user' })).toBe(true);
  expect(auditFilePath({ subject: 'zoë & co', page: 3 })).toBe(
    '/api/admin/audit-logs/csv?subject=zo%C3%AB+%26+co',
  );
});
