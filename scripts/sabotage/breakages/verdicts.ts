import type { Breakage } from '../breakage.ts';

/** Whether an answer mentions a brand, and who may change that later. */
export const VERDICTS: readonly Breakage[] = [
  {
    name: 'a name inside another word counts as a mention',
    symbol: 'beginsWord',
    find: '  if (!isWordClass(before)) return text.charCodeAt(start - 1) !== UNDERSCORE;',
    replace: '  if (start >= 0) return true;',
    tests: ['detect-mentions.test.ts'],
  },
  {
    name: 'a refusal counts as an answer without companies',
    symbol: 'emptyKindOf',
    find: "return 'refused';",
    replace: "return 'no_companies';",
    tests: ['empty-measurement.test.ts'],
  },
  {
    name: 'an answer that mentions only competitors is left out',
    symbol: 'mayBeName',
    find: '  if (isInside(place, language)) return true;\n',
    tests: ['empty-measurement.test.ts'],
  },
  {
    name: 'a page hides text that a verdict is based on',
    symbol: 'HiddenPlaces',
    find: 'return this.#before[from] === this.#before[Math.max(from, to)];',
    replace: 'return from <= to && this.#before.length > 0;',
    tests: ['judged-places.property.test.ts'],
  },
  {
    name: 'a company is counted only in the answer that shows it',
    symbol: 'search',
    find: 'await insertMentions(tx, userId, await readAll(answers, toSearch));',
    replace: 'await insertMentions(tx, userId, await readAll([], toSearch));',
    tests: ['counting.test.ts'],
  },
  {
    name: 'a place counts the brand alone',
    symbol: 'placeOf',
    find: '  if (first_at === null || others.length === 0) return null;',
    replace: '  if (first_at === null) return null;',
    tests: ['counting.test.ts'],
  },
  {
    name: 'a company that was found is counted again when it is tracked',
    symbol: 'areReadAlike',
    find: 'return setOf(one) === setOf(other);',
    replace: 'return one === other;',
    tests: ['counting.test.ts'],
  },
  {
    name: 'an answer is judged by outdated names',
    symbol: 'judge',
    find: '  const plan = { ...planned, ...judging };',
    replace: '  const plan = planned;',
    tests: ['judgement.test.ts'],
  },
  {
    name: 'changed names take effect without a preview',
    symbol: 'judgeOwn',
    find: '  if (current !== null && !areRulesNew && !isFree) return judgingOf(tx, current);\n',
    tests: ['judgement.test.ts'],
  },
  {
    name: 'an outdated preview is applied',
    symbol: 'staleReason',
    find: "  if (!now.are_own_names_same) return 'names_moved';\n",
    tests: ['judging.test.ts'],
  },
  {
    name: 'an older result replaces a newer one',
    symbol: 'UPSERT_RESULTS',
    find: '    where r.checked_at <= excluded.checked_at`;',
    replace: '    where true`;',
    tests: ['check-visibility.test.ts'],
  },
  {
    name: 'judging again drops answers a user counts in',
    symbol: 'IS_LEFT_OUT',
    find: '\n  and not exists (select from counted_answers o where o.user_id = v.user_id and o.answer_id = v.answer_id)',
    tests: ['counted-answers.test.ts'],
  },
  {
    name: 'judging again drops the model’s decision on a sentence',
    symbol: 'judgeBatch',
    find: 'decisionsOf(auxiliary.get(answer.id) ?? [], brand)',
    replace: 'decisionsOf([], brand)',
    tests: ['auxiliary-verdicts.test.ts'],
  },
  {
    name: 'a status set by an administrator never ends',
    symbol: 'isOverrideInForce',
    find: '  or(isNull(overrides.until), gt(overrides.until, sql`now()`)),',
    tests: ['admin/omega.test.ts'],
  },
  {
    name: 'altered evidence passes verification',
    symbol: 'recomputeFiles',
    find: '...wrongTexts(answers), ',
    tests: ['bundle.test.ts'],
  },
];
