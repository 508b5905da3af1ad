import { type Breakage, SERVER } from './breakage.ts';

/** Reports and judging again: what counts as change. */
export const REPORTS: readonly Breakage[] = [
  {
    name: 'a failed check counts as declined',
    file: `${SERVER}/modules/reports/lines.rules.ts`,
    find: 'if (then === undefined || then.n === 0 || now.n === 0) return null;',
    replace: 'if (then === undefined) return null;',
    tests: [`${SERVER}/modules/reports/lines.rules.test.ts`],
  },
  {
    name: 'a report of real answers is compared with simulated ones',
    file: `${SERVER}/modules/reports/report-rows.queries.ts`,
    find: '        eq(reports.is_simulated, of.is_simulated),\n',
    replace: '',
    tests: [`${SERVER}/modules/reports/reports.test.ts`],
  },
  {
    name: 'answers that other names decided are compared',
    file: `${SERVER}/modules/reports/report-numbers.rules.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of the source as it stands
    find: 'surface: `${surface_hash} ${judgement_id}`,',
    replace: 'surface: surface_hash,',
    tests: [`${SERVER}/modules/reports/report-numbers.rules.test.ts`],
  },
  {
    name: 'an answer that names no brand is scored 0%',
    file: `${SERVER}/modules/reports/report-numbers.rules.ts`,
    find: 'answers: n - empty',
    replace: 'answers: n + 0 * empty',
    tests: [`${SERVER}/modules/reports/report-numbers.rules.test.ts`],
  },
  {
    name: 'the newest results score an answer without any brand 0%',
    file: `${SERVER}/modules/checks/results.queries.ts`,
    find: "'n', n - empty",
    replace: "'n', n",
    tests: [`${SERVER}/modules/judging/empty-answers.test.ts`],
  },
  {
    name: 'newest results keep the empty answers of the judgement before',
    file: `${SERVER}/modules/judging/rebuild.queries.ts`,
    find: 'k = c.k, empty = c.empty,',
    replace: 'k = c.k,',
    tests: [`${SERVER}/modules/judging/empty-answers.test.ts`],
  },
  {
    name: 'an export runs as a formula',
    file: `${SERVER}/modules/reports/csv.rules.ts`,
    find: 'escape_formulas: true',
    replace: 'escape_formulas: false',
    tests: [`${SERVER}/modules/reports/csv.rules.test.ts`],
  },
  {
    name: 'a preview is applied though the names moved',
    file: `${SERVER}/modules/judging/judging.rules.ts`,
    find: "  if (preview.brand_revision !== now.brand_revision) return 'names_moved';\n",
    replace: '',
    tests: [`${SERVER}/modules/judging/judging.test.ts`],
  },
  {
    name: 'a worker that stood still goes on judging again',
    file: `${SERVER}/modules/judging/previews.queries.ts`,
    find: ", eq(judgements.state, 'preview'), eq(judgements.lease_epoch, walk.epoch)",
    replace: ", eq(judgements.state, 'preview')",
    tests: [`${SERVER}/modules/judging/judging-takeover.test.ts`],
  },
  {
    name: 'evidence whose text was changed is believed',
    file: `${SERVER}/modules/judging/bundle/recompute.ts`,
    find: '...wrongTexts(answers), ',
    replace: '',
    tests: [`${SERVER}/modules/judging/bundle/bundle.test.ts`],
  },
  {
    name: 'a report does not wait for its doubtful sentences',
    file: `${SERVER}/modules/reports/report-rows.queries.ts`,
    find: '        areSentencesThrough(key),\n',
    replace: '',
    tests: [`${SERVER}/modules/checks/auxiliary/auxiliary.test.ts`],
  },
  {
    name: 'judging again forgets what a model decided of a sentence',
    file: `${SERVER}/modules/judging/judge-batch.ts`,
    find: 'decisionsOf(auxiliary.get(answer.id) ?? [], brand)',
    replace: 'decisionsOf([], brand)',
    tests: [`${SERVER}/modules/judging/auxiliary-verdicts.test.ts`],
  },
  {
    name: 'simulated answers are counted beside real ones on the page of a keyword',
    file: `${SERVER}/modules/reports/use-cases/read-keyword-evidence.ts`,
    find: 'is_simulated === found.find((newest) => newest.channel === channel)?.is_simulated,',
    replace: 'is_simulated !== null || channel !== null,',
    tests: [`${SERVER}/modules/reports/keyword-evidence.test.ts`],
  },
];
