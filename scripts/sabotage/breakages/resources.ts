import type { Breakage } from './breakage.ts';

/** What the lists that administrators keep promise, and the pages that show them. */
export const RESOURCES_KEPT: readonly Breakage[] = [
  {
    name: 'of two who change the same version the second wins unseen',
    symbol: 'changeRow',
    find: 'if (before.version !== input.version) throw await versionChanged(tx, ctx, before);',
    replace: '',
    tests: ['resources.test.ts'],
  },
  {
    name: 'a change of a plan says nothing of whom it touches',
    symbol: 'changeRow',
    find: 'if (!input.is_confirmed) await refuseUnseen(tx, ctx, change);',
    replace: '',
    tests: ['resources.test.ts'],
  },
  {
    name: 'what is in the trash can be changed',
    symbol: 'changeRow',
    find: '    refuseTrashed(resource, before);\n',
    replace: '',
    tests: ['resources.test.ts'],
  },
  {
    name: 'visitors see a logo that is in the trash',
    symbol: 'listShownLogos',
    find: '.where(and(eq(is_active, true), isNull(deleted_at)))',
    replace: '.where(eq(is_active, true))',
    tests: ['resources.test.ts'],
  },
  {
    name: 'a plan that somebody is on can be deleted',
    symbol: 'planResourceServices',
    find: 'if (users > 0) throw inUse(',
    replace: 'if (users < 0) throw inUse(',
    tests: ['resources.test.ts'],
  },
  {
    name: 'a smaller limit of a plan pauses nothing',
    symbol: 'planResourceServices',
    find: 'await fitKeywords(tx, { user_id, limit: is.max_keywords });',
    replace: 'void user_id;',
    tests: ['resources.test.ts'],
  },
  {
    name: 'the trash is emptied a day too early',
    symbol: 'purgeRows',
    find: 'days * 86_400_000',
    replace: '(days - 1) * 86_400_000',
    tests: ['resources.test.ts'],
  },
  {
    name: 'a search takes a percent sign for anything',
    symbol: 'isLike',
    find: "search.replace(/[\\\\%_]/g, '\\\\$&')",
    replace: 'search',
    tests: ['resources.test.ts'],
  },
  {
    name: 'a page that was being rendered is kept although it was forgotten',
    symbol: 'createPages',
    find: 'if (rendered.status < 500 && begunIn === generation) {',
    replace: 'if (rendered.status < 500) {',
    tests: ['pages.test.ts'],
  },
];
