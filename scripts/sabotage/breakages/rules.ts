import type { Breakage } from './breakage.ts';

/** Rules: who may sign up, what may be asked, when administrators are warned. */
export const RULES: readonly Breakage[] = [
  {
    name: 'an allowed domain lets in a blocked one within it',
    symbol: 'judgeAddress',
    find: 'if (blocked) return refused(blocked.domain);',
    replace: '',
    tests: ['rules.rules.test.ts'],
  },
  {
    name: 'a rule for a domain is one for its subdomains, too',
    symbol: 'holds',
    find: '(includes_subdomains && of.endsWith(',
    replace: '(of.endsWith(',
    tests: ['rules.rules.test.ts'],
  },
  {
    name: 'a blocked domain can sign up',
    symbol: 'createAuth',
    find: "throw new APIError('BAD_REQUEST', { code: 'ADDRESS_NOT_ALLOWED', message: 'email' });",
    replace: 'log.debug({}, "refused");',
    tests: ['modules/rules/rules.test.ts'],
  },
  {
    name: 'a refused phrase comes in by an import',
    symbol: 'refuseByRules',
    find: 'return message === null ? row :',
    replace: 'return message !== null ? row :',
    tests: ['modules/rules/rules.test.ts'],
  },
  {
    name: 'two workers warn of the same',
    symbol: 'checkWarnings',
    find: 'if (current === undefined || isCoolingDown(current, now) || !isReached(value, current)) return false;',
    replace: 'if (current === undefined) return false;',
    tests: ['monitoring/warnings.test.ts'],
  },
  {
    name: 'one failed call of one is a warning',
    symbol: 'measured',
    find: 'observed.calls < CALLS_MIN ? null :',
    replace: '',
    tests: ['warnings.rules.test.ts'],
  },
  {
    name: 'who waited for the lock of a rule does not see what was warned meanwhile',
    symbol: 'checkWarnings',
    find: 'await lockRule(tx, rule.id);',
    replace: '',
    tests: ['monitoring/warnings.test.ts'],
  },
];
