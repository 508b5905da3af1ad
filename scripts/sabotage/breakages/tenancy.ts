import type { Breakage } from '../breakage.ts';

/** Rows of a user, and everyone who must not see or change them. */
export const TENANCY: readonly Breakage[] = [
  {
    name: 'row-level security shows every row',
    symbol: 'rowSecurity',
    find: '{mine}) with check (',
    replace: '{mine} or true) with check (',
    tests: ['tenancy.test.ts'],
  },
  {
    name: 'the erasing role can delete rows of other users',
    symbol: 'rowSecurity',
    find: '{erase} using (',
    replace: '{erase} using (true or ',
    tests: ['fitness/erasure.test.ts'],
  },
  {
    name: 'a user can delete another user’s keyword',
    symbol: 'deleteKeyword',
    find: '.where(matching(keywords, { account_id: accountId, id: keywordId }))\n    .returning()',
    replace: '.where(matching(keywords, { id: keywordId }))\n    .returning()',
    tests: ['ownership.test.ts'],
  },
  {
    name: 'a user can end another user’s session',
    symbol: 'deleteSession',
    find: '{personId} and id =',
    replace: '{personId} is not null and id =',
    tests: ['ownership.test.ts'],
  },
  {
    name: 'rows of a person are guarded by the account',
    symbol: 'rowSecurity',
    find: "rows_of === 'person' ? 'app.person_id' : 'app.account_id'",
    replace: "'app.account_id'",
    tests: ['fitness/tenancy.test.ts'],
  },
  {
    name: 'a profile operation works on any user’s profile',
    symbol: 'createProfileOperationsRoutes',
    find: 'if ((input.userId ?? ctx.personId) !== ctx.personId) throw notFound();',
    tests: ['profile-operations.test.ts', 'ownership.test.ts'],
  },
  {
    name: 'a user can take over another user’s theme',
    symbol: 'keepThemes',
    find: 'named.some((id) => !known.has(id)) || ',
    tests: ['brand-analysis/brand-analysis.test.ts'],
  },
  {
    name: 'an event reaches every user',
    symbol: 'startEventStreams',
    find: 'of streams.get(message.account_id) ?? [])',
    replace: 'of [...streams.values()].flatMap((set) => [...set]))',
    tests: ['event-streams.test.ts'],
  },
  {
    name: 'a new user of a browser sees the data of the former one',
    symbol: 'keepBroughtAnswers',
    find: "answers['/api/profile']?.id !== userId || ",
    tests: ['brought-answers.test.ts'],
  },
  {
    name: 'an administrator’s write leaves no audit entry',
    symbol: 'administration',
    find: "        if (entries === 0) throw new Error('an administrator wrote without an audit row');",
    tests: ['administer.test.ts'],
  },
  {
    name: 'the audit log keeps names of erased accounts',
    symbol: 'eraseAccount',
    find: '    await redactAudit(tx, personId);\n',
    tests: ['fitness/erasure.test.ts'],
  },
  {
    name: 'an export includes personal data nobody asked for',
    symbol: 'exportedColumns',
    find: 'return hasPersonalData ? columns : columns.filter((column) => !personal.includes(column));',
    replace: 'return hasPersonalData || personal.length > 0 ? columns : [];',
    tests: ['data-exports/data-exports.test.ts'],
  },
  {
    name: 'a webhook can reach private addresses',
    symbol: 'checkedLookup',
    find: '      if (!addresses.every(({ address }) => isAllowed(address)))',
    replace: '      if (addresses.some(({ address }) => address === isAllowed.name))',
    tests: ['webhooks/webhook-sender.test.ts'],
  },
  {
    name: 'an internal error shows its details',
    symbol: 'toAppError',
    find: "  return new AppError('INTERNAL_SERVER_ERROR', { cause: thrown });",
    replace: "  return new AppError('INTERNAL_SERVER_ERROR', { cause: thrown, message: String(thrown) });",
    tests: ['administration.test.ts'],
  },
];
