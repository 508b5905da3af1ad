import { loadavg } from 'node:os';
import { RULES_VERSION } from '@answerscope/mentions';
import { developmentCases, type LabelledCase, ownCases } from '@answerscope/mentions/labelled-cases.ts';
import { describeMachine } from '../machine.ts';
import { accuracyTable, groupTable, missedAccuracy } from './accuracy.ts';
import { companiesInAnswers } from './companies.ts';
import { crossCheckTable } from './cross-check.ts';
import { doubts } from './doubt.ts';
import { emptinessTable, missedEmptiness } from './emptiness.ts';
import { emptinessSets } from './emptiness-cases.ts';
import { hostileGrowth, hostileTexts } from './hostile.ts';
import { simulatedEmptiness } from './simulated-emptiness.ts';
import { simulatedUndeclared } from './simulated-undeclared.ts';
import { detectorOf, growthTable, speeds } from './speed.ts';
import { stances } from './stance.ts';

/**
 * How right and how fast the engine is. `accuracy`, `doubt`, `emptiness`, `companies`, `stance`, `cross-check`, `speed`, `growth`, `hostile` as
 * arguments run only that part; `--held-back` judges doubt, companies and stances on the held-back half, `--beside=FOLDER` has the engine of
 * another checkout take turns in `speed`. Exit code 1 when a required figure is missed.
 */
const arguments_ = process.argv.slice(2);
const wanted = arguments_.filter((each) => !each.startsWith('--'));
const print = (text: string): boolean => process.stdout.write(`${text}\n\n`);
const runs = (part: string): boolean => wanted.length === 0 || wanted.includes(part);

const missed: string[] = [];

function printAccuracy(title: string, cases: readonly LabelledCase[]): void {
  const named = cases.filter(({ mentioned }) => mentioned).length;
  print(`### ${title}: ${cases.length} cases, the brand named in ${named}`);
  print(accuracyTable(cases));
  print(groupTable(cases, 'kind'));
  print(groupTable(cases, 'lang'));
  missed.push(...missedAccuracy(title, cases));
}

print(`${describeMachine()}; rules ${RULES_VERSION}`);
if (runs('accuracy')) {
  const development = developmentCases();
  if (development === null) print('The development set is not beside the repository: skipped.');
  else printAccuracy('Development set', development);
  printAccuracy('Own cases', ownCases());
}
if (runs('doubt')) {
  const measured = doubts(ownCases(), arguments_.includes('--held-back'));
  for (const { title, table } of measured.sections) print(`### ${title}\n\n${table}`);
  missed.push(...measured.missed);
}
if (runs('emptiness')) {
  const sets = emptinessSets();
  for (const { name, cases } of sets)
    print(`### Empty answers, set ${name}: ${cases.length}\n\n${emptinessTable(cases, 'lang')}`);
  const all = sets.flatMap(({ cases }) => cases);
  print(`### Empty answers, all: ${all.length}\n\n${emptinessTable(all, 'lang')}`);
  print(emptinessTable(all, 'kind'));
  missed.push(...missedEmptiness(all));
  const simulated = simulatedEmptiness();
  print(`### Empty answers of the simulator\n\n${simulated.table}`);
  missed.push(...simulated.missed);
  const undeclared = simulatedUndeclared();
  print(`### Undeclared names in answers of the simulator\n\n${undeclared.table}`);
  missed.push(...undeclared.missed);
}
if (runs('companies')) {
  const { sections, missed: unmet } = companiesInAnswers(arguments_.includes('--held-back'));
  for (const { title, table } of sections) print(`### ${title}\n\n${table}`);
  missed.push(...unmet);
}
if (runs('stance')) {
  const { sections, missed: unmet } = stances(arguments_.includes('--held-back'));
  for (const { title, table } of sections) print(`### ${title}\n\n${table}`);
  missed.push(...unmet);
}
if (runs('cross-check')) print(`### Words of one half, the other half measured\n\n${crossCheckTable()}`);
if (runs('speed')) {
  const checkout = arguments_.find((each) => each.startsWith('--beside='))?.slice('--beside='.length);
  const measured = speeds(checkout === undefined ? null : await detectorOf(checkout));
  print(`### Speed\n\n${measured.table}`);
  missed.push(...measured.missed);
}
if (runs('growth')) {
  print(`### Growth with text and names\n\n${growthTable()}`);
  const measured = hostileGrowth(5);
  print(`### Growth with hostile texts\n\n${measured.table}`);
  missed.push(...measured.missed);
}
if (runs('hostile')) {
  const measured = hostileTexts(12);
  print(`### Hostile texts\n\n${measured.table}`);
  missed.push(...measured.missed);
}
if (missed.length > 0) {
  const load = loadavg()[0]?.toFixed(1);
  print(
    `### Required figures missed (load ${load} at the end)\n\n${missed.map((each) => `- ${each}`).join('\n')}`,
  );
  process.exitCode = 1;
} else print('Every required figure of the parts that ran is reached.');
